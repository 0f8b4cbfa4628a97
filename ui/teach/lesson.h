// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/state/setup.h"
#include "ui/desk/table_desk.h"

namespace ui {

/// One thing that a lesson lets a newcomer do, or shows.
struct LessonStep {
    /// English; shown in the window's language (context ui::Lesson).
    const char* text = nullptr;
    /// The part of the window that is pointed at; it may be null while it is not in sight.
    QWidget* (*target)(const QWidget& window) = nullptr;
    /// Whether the change was what was asked for; null: there is nothing to do, only to read.
    bool (*isDone)(const TableDesk& desk, const TableDesk::Change& change) = nullptr;
    /// Does it in the newcomer's place; null: there is nothing to do.
    void (*show)(TableDesk& desk) = nullptr;
};

/// A turn and a half of the base game: throw, build, trade, end the turn, a seven, take back, the record.
[[nodiscard]] const std::vector<LessonStep>& firstGameSteps();
/// The table on which it is played (data/lesson/first_game.json): Red's turn, real dice, all hands known.
[[nodiscard]] engine::Setup firstGameSetup();
/// A step's text in the window's language.
[[nodiscard]] QString textOf(const LessonStep& step);

}  // namespace ui
