// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/state/position.h"
#include "engine/state/setup.h"

namespace ui {

/// The board of a set-up alone, without players' pieces: what the words of its places need (place_text.h). Empty where
/// no such board can stand.
[[nodiscard]] std::optional<engine::Position> bareBoard(const engine::Setup& setup);

}  // namespace ui
