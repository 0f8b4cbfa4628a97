// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// Why nothing may be built here: the place borders removed hexes (SW-3, R-SW-EDGE). Empty when it may.
[[nodiscard]] std::optional<Refusal> borderRefusal(const Position& position, CornerId at);
[[nodiscard]] std::optional<Refusal> borderRefusal(const Position& position, SideId at);
/// Nobody can build at either end of the harbour any more: it is out of play (SW-3).
[[nodiscard]] bool harbourIsOut(const Position& position, const Harbour& harbour);
/// One of the hexes at the side has left the board (R-X-SA-SW-BORDER).
[[nodiscard]] bool bordersRemoved(const Position& position, SideId at);

}  // namespace engine
