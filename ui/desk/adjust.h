// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/action/action.h"
#include "engine/state/position.h"
#include "ui/board/hex_layout.h"
#include "ui/draft/brush.h"

namespace ui {

/// The act of the referee that a brush at a place stands for; empty when it means nothing there.
[[nodiscard]] std::optional<engine::Adjust> adjustFor(const engine::Position& position, const Brush& brush,
                                                      const PlaceName& place, const std::string& owner,
                                                      const std::string& reason);

}  // namespace ui
