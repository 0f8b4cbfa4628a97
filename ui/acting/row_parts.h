// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QString>
#include <functional>
#include <optional>

#include "engine/clauses/clause_id.h"
#include "engine/state/position.h"

class QComboBox;
class QPushButton;
class QWidget;

namespace ui {

/// What the rows of all panels and forms are made of, in which an act is said. What a press does may replace what was
/// pressed: it is told afterwards.

/// One answer among others: a large button of a panel, or a small one of a form.
struct Pick {
    QString text;
    QString name;
    /// Chosen now; pressed again it may go out.
    bool on = false;
    /// Told to who cannot see it; empty: the text.
    QString spoken = {};
    /// Whose mark stands before the text, in which position.
    std::optional<engine::PlayerId> player = {};
    const engine::Position* position = nullptr;
};
[[nodiscard]] QPushButton* largePick(const Pick& pick, QWidget* parent, const std::function<void()>& press);
[[nodiscard]] QPushButton* smallPick(const Pick& pick, QWidget* parent, const std::function<void()>& press);

/// The button that counts one less (-1) or one more (+1).
struct Step {
    int by = 1;
    QString name;
    QString spoken;
    bool enabled = true;
    /// At least, in pixels; 0: as the style has it.
    int width = 40;
};
[[nodiscard]] QPushButton* stepButton(const Step& step, QWidget* parent, const std::function<void()>& press);

/// A card of that kind as the picture of a button or label, square and so many pixels high.
[[nodiscard]] QPixmap resourcePicture(engine::Resource resource, int size, qreal ratio);

/// All clauses to choose one from, or none where that is possible.
[[nodiscard]] QComboBox* clauseBox(std::optional<engine::ClauseId> now, bool mayBeNone, QWidget* parent,
                                   const std::function<void(std::optional<engine::ClauseId>)>& chosen);

}  // namespace ui
