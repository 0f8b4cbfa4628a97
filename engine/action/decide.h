// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/action/action.h"
#include "engine/action/event.h"
#include "engine/action/refusal.h"
#include "engine/expected.h"

namespace engine {

/// Something that nobody at the desk can see and that was taken as said: a player holds these cards (or, without cards,
/// some card).
struct Trust {
    PlayerId player{};
    std::optional<Cards> cards;
    bool operator==(const Trust&) const = default;
};

/// What an action brings about, in order, and what was taken on trust.
struct Decision {
    Events events;
    std::vector<Trust> trusted;
    bool operator==(const Decision&) const = default;
};

/// Judges an action: its events, or a refusal that names the clause. The one authority (HOUSE_STYLE, habit 3). An
/// action that needs dice must carry them, see diceNeeded. Changes nothing.
[[nodiscard]] Expected<Decision, Refusal> decide(const Position& position, const Action& action);

/// Why the action is refused, as decide would say it; empty if it is allowed. Cheaper than decide, which also works out
/// everything that follows.
[[nodiscard]] std::optional<Refusal> actionRefusal(const Position& position, const Action& action);

/// Whether the action is allowed, or would be with the dice that it lacks. Cheaper than actionRefusal.
[[nodiscard]] bool isAllowed(const Position& position, const Action& action);

/// The dice (numbers of sides, in the order of the throw) that the action must carry, or a refusal if it may not be
/// thrown for at all. Empty for actions without dice.
[[nodiscard]] Expected<std::vector<int>, Refusal> diceNeeded(const Position& position, const Action& action);

}  // namespace engine
