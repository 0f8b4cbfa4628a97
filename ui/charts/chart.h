// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QWidget>
#include <vector>

#include "ui/theme/players.h"

class QPainter;

namespace ui {

/// What all charts share: type that is read from the other side of the table, colours of the look in force, patterns
/// beside colours, and the whole content as words for those who do not see it.
class Chart : public QWidget {
    Q_OBJECT

public:
    explicit Chart(QWidget* parent = nullptr);
    /// Draws it into any painter of that size: what is on screen, and what leaves the program.
    virtual void draw(QPainter& painter, const QSizeF& size) const = 0;
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 180}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] QFont typeOf(int pixels, bool isBold = false) const;

    static constexpr int kValueType = 20;
    static constexpr int kLabelType = 16;
    static constexpr int kSmallType = 14;
};

/// A player's colour under the pattern of its emblem.
[[nodiscard]] QBrush patternOf(const PlayerLook& look);
/// The n-th of some kinds of things, told apart by pattern and shade.
[[nodiscard]] QBrush patternOf(std::size_t kind);
/// Round steps for an axis from 0 to at least `most`, about `count` of them.
[[nodiscard]] double niceStep(double most, int count);

}  // namespace ui
