// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/state/position.h"

namespace adjudicator {

/// Who is asked for the word before the throw that is due: who has most to lose by dice that were chosen. In a combat
/// the defender, who did not begin it; of other throws the player after the one at turn. Empty where nobody else plays.
[[nodiscard]] std::optional<engine::PlayerId> askedForWord(const engine::Position& position);

}  // namespace adjudicator
