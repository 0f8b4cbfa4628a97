// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QString>
#include <vector>

#include "engine/state/position.h"

namespace ui {

/// A letter for each of so many places. Where there are more places than letters the last letters of the alphabet begin
/// codes of two, as many as are wanted; no letter alone begins a code.
[[nodiscard]] std::vector<QString> placeCodes(std::size_t count);

/// Two letters for each place, given in the order of reading: the first is that of its region, the second its own in
/// there. Regions lie together and begin with the first letters of the alphabet, so that the other keys still mean what
/// they say.
[[nodiscard]] std::vector<QString> regionCodes(const std::vector<QPointF>& spots);

/// The letters of a place's code that were typed so far. They mean something only while the same places are asked for.
class BegunCode {
public:
    void begin(const QString& letters, std::vector<engine::Place> asked);
    /// Empty where none was typed, or other places are asked for now.
    [[nodiscard]] QString letters(const std::vector<engine::Place>& asked) const;

private:
    QString m_letters;
    std::vector<engine::Place> m_asked;
};

}  // namespace ui
