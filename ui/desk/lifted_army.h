// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/action/legal_actions.h"

namespace ui {

/// An army that is dragged over the board, and the crossings where it may be put down: it goes there, or attacks there.
struct LiftedArmy {
    engine::CornerId from{};
    std::vector<engine::Place> targets;
};

/// Empty where no army stands that may go or attack anywhere now.
[[nodiscard]] std::optional<LiftedArmy> liftedFrom(const engine::Place& place, const engine::LegalActs& legal);

}  // namespace ui
