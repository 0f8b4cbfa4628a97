// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/action.h"

#include <utility>

#include "engine/action/alternative.h"

namespace engine::tournament {

std::string_view nameOf(const Action& action) {
    return kindOf(action);
}

std::optional<PlayerId> actorOf(const Action& action) {
    (void)action;
    return std::nullopt;
}

const Dice* diceOf(const Action& action) {
    return std::visit(
        [](const auto& act) -> const Dice* {
            if constexpr (requires { act.dice; }) {
                return &act.dice;
            } else {
                return nullptr;
            }
        },
        action);
}

Dice* diceOf(Action& action) {
    return const_cast<Dice*>(diceOf(std::as_const(action)));
}

}  // namespace engine::tournament
