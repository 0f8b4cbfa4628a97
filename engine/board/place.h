// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

#include "engine/board/ids.h"

namespace engine {

/// A hex, corner or side of the board.
using Place = std::variant<HexId, CornerId, SideId>;
/// Where a piece stands: on a corner or along a side.
using Site = std::variant<CornerId, SideId>;

}  // namespace engine
