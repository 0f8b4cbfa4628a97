// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <set>

#include "engine/dice_game/position.h"

namespace ui {

/// "road 3", "joker ore".
[[nodiscard]] QString nameOfPart(const engine::dice_game::Position& position, const engine::dice_game::SheetPart& part);
/// Whether one of a joker's turns is allowed now.
[[nodiscard]] bool canUse(const engine::dice_game::Position& position, engine::dice_game::JokerId joker);
/// Every place and every joker.
[[nodiscard]] std::set<engine::dice_game::SheetPart> allParts(const engine::dice_game::Sheet& sheet);
/// The parts of the sheet that the player whose turn it is can build or use now.
[[nodiscard]] std::set<engine::dice_game::SheetPart> openParts(const engine::dice_game::Position& position);

}  // namespace ui
