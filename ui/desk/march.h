// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/action/decide.h"

namespace ui {

/// How an army that is moved goes: which part of it, what is carried along, and the way corner by corner.
struct March {
    /// Empty: all.
    std::optional<engine::Units> units;
    /// Whether the weapon goes along; empty: when all go.
    std::optional<bool> nuke;
    bool carried = false;
    /// The corners chosen so far; empty: the shortest way.
    std::optional<std::vector<engine::CornerId>> way;

    /// The same act, of the part that goes; one that moves no army stays as it is.
    [[nodiscard]] engine::Action withPart(const engine::Position& position, engine::Action action) const;
    /// The march of whoever is on turn along these corners.
    [[nodiscard]] engine::MoveArmy along(const engine::Position& position, engine::CornerId from,
                                         std::vector<engine::CornerId> corners) const;
    /// The corners by which the way may be longer; a way must be chosen.
    [[nodiscard]] std::vector<engine::Place> nextSteps(const engine::Position& position, engine::CornerId from) const;
    /// The way is longer by a corner; why not, where none leads there. Somewhere it may pass though not rest: what is
    /// wrong with the whole way is said at its end.
    [[nodiscard]] engine::Expected<void, engine::Refusal> stepTo(const engine::Position& position,
                                                                 engine::CornerId from, engine::CornerId corner);
    /// The way is shorter by a corner, or not chosen any more.
    void stepBack();
};

}  // namespace ui
