// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of drawings only. Each piece is drawn round the origin; put it in its place with a Group.
#pragma once

#include <string>

#include "adjudicator/report/player_look.h"
#include "engine/state/pieces.h"

namespace adjudicator::svg {

void building(std::string& out, const engine::Building& it, const PlayerLook& look);
/// Along the x axis.
void road(std::string& out, const PlayerLook& look);
void ship(std::string& out, const PlayerLook& look);
/// Across a hex along the x axis, from corner to opposite corner.
void bridge(std::string& out, const PlayerLook& look);
void army(std::string& out, const engine::Units& units, const PlayerLook& look);
void nuke(std::string& out, const PlayerLook& look);
void robber(std::string& out);
void pirate(std::string& out);
/// Round what is meant; seen on every ground, without colour too.
void ring(std::string& out, double radius);

}  // namespace adjudicator::svg
