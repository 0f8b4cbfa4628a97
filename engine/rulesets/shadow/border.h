// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// Why nothing may be built here: the place borders removed hexes (SW-3, R-SW-EDGE). Empty when it may.
[[nodiscard]] std::optional<Refusal> borderRefusal(const Position& position, CornerId at);
[[nodiscard]] std::optional<Refusal> borderRefusal(const Position& position, SideId at);

/// A harbour that can no longer be reached is out (SW-3).
[[nodiscard]] bool harbourIsOut(const Position& position, const Harbour& harbour);

[[nodiscard]] Judgement judge(const Position& position, const NumberSides& action);
[[nodiscard]] Judgement judge(const Position& position, const AcceptSides& action);
[[nodiscard]] Judgement thrown(const Position& position, const SidesDue& due, const Throw& action);

}  // namespace engine
