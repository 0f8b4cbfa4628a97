// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/state/position.h"
#include "engine/state/setup.h"
#include "ui/board/hex_layout.h"

namespace ui {

/// The board of a set-up alone, without players' pieces: what the words of its places need (place_text.h). Empty where
/// no such board can stand.
[[nodiscard]] std::optional<engine::Position> bareBoard(const engine::Setup& setup);

/// Takes away what a photo's reading saw at a place, by its word in a position file: `road`, `wall`, `2I+nuke`, `any`,
/// `robber`, `face_down`. False, and nothing changed, where it is not there.
bool takeAwaySeen(engine::Setup& board, const PlaceName& place, const std::string& what);

}  // namespace ui
