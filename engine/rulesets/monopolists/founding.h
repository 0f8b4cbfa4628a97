// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// Why no founding may stand here: the second one stands on another continent than the first, none on the Exchange
/// (MO-3). Empty when it may, and where the Monopolists are not played.
[[nodiscard]] std::optional<Refusal> continentRefusal(const Position& position, PlayerId player, CornerId at);

}  // namespace engine
