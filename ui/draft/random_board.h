// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>

#include "engine/state/setup.h"

namespace ui {

/// Hexes, tokens, harbours and the robber of an island for 3–4 players, or 5–6 when `large` (B-1). Every arrangement in
/// which no two of the tokens 6 and 8 are neighbours can come out.
void makeRandomBoard(engine::Setup& setup, bool large, std::mt19937& random);

/// Gives land hexes without a token the tokens that are left over, a box's island without harbours those, and the
/// robber a desert: for a board of which a photo shows the terrains only. What is there stays as it is.
void completeBoard(engine::Setup& setup, std::mt19937& random);

}  // namespace ui
