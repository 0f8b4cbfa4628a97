// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/action/action.h"
#include "engine/action/alternative.h"
#include "engine/action/event.h"
#include "engine/action/refusal.h"
#include "engine/state/names.h"

namespace engine {

namespace {

constexpr std::array<std::string_view, 3> kSources{"virtual", "entered", "camera"};
constexpr std::array<std::string_view, 2> kSides{"attacker", "defender"};
constexpr std::array<std::string_view, 3> kOutcomes{"conquered", "attacker-destroyed", "stopped"};
constexpr std::array<std::string_view, 3> kDepartures{"left", "capitulated", "annihilated"};
constexpr std::array kWhyWords{
#define ADJ_NAME(name) kebabOf(#name),
    ADJ_WHYS(ADJ_NAME)
#undef ADJ_NAME
};

}  // namespace

std::string_view toText(DiceSource source) {
    return nameOf(source, kSources);
}

std::optional<DiceSource> diceSourceFromText(std::string_view text) {
    return fromName<DiceSource>(text, kSources);
}

int Dice::sum() const {
    int total = 0;
    for (const Die& die : dice) {
        total += die.value;
    }
    return total;
}

std::string_view toText(CombatSide side) {
    return nameOf(side, kSides);
}

std::optional<CombatSide> combatSideFromText(std::string_view text) {
    return fromName<CombatSide>(text, kSides);
}

std::string_view toText(CombatOutcome outcome) {
    return nameOf(outcome, kOutcomes);
}

std::optional<CombatOutcome> combatOutcomeFromText(std::string_view text) {
    return fromName<CombatOutcome>(text, kOutcomes);
}

std::string_view toText(Departure how) {
    return nameOf(how, kDepartures);
}

std::optional<Departure> departureFromText(std::string_view text) {
    return fromName<Departure>(text, kDepartures);
}

std::string_view toText(Why why) {
    return kWhyWords[static_cast<std::size_t>(why)].text();
}

std::string_view nameOf(const Action& action) {
    return kindOf(action);
}

std::string_view nameOf(const Event& event) {
    return kindOf(event.body);
}

std::optional<PlayerId> actorOf(const Action& action) {
    return byWhom(action);
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
    return const_cast<Dice*>(diceOf(static_cast<const Action&>(action)));
}

}  // namespace engine
