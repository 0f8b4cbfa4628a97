// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "ui/board/hex_layout.h"
#include "ui/board/wanted.h"

namespace ui {

/// One step of the arrow keys over the board: the place that lies nearest in a direction, among those that are wanted,
/// or among the hexes alone. Without a place to start from, the nearest one to `from` (pixels). Empty on an empty
/// board.
[[nodiscard]] std::optional<PlaceName> steppedTo(QPointF direction, const std::optional<PlaceName>& start, QPointF from,
                                                 const std::vector<engine::Hex>& board, Wanted wanted, bool hexes,
                                                 const HexLayout& layout);

}  // namespace ui
