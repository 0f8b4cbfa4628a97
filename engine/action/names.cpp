// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/action/action.h"
#include "engine/action/event.h"
#include "engine/action/refusal.h"
#include "engine/state/names.h"

namespace engine {

namespace {

constexpr std::array<std::string_view, 3> kSources{"virtual", "entered", "camera"};
constexpr std::array<std::string_view, 2> kSides{"attacker", "defender"};
constexpr std::array<std::string_view, 3> kOutcomes{"conquered", "attacker-destroyed", "stopped"};
constexpr std::array<std::string_view, 3> kDepartures{"left", "capitulated", "annihilated"};
constexpr auto kWhys = std::to_array<std::string_view>({
    "game-over",
    "not-your-turn",
    "wrong-phase",
    "must-found-first",
    "must-roll-first",
    "already-rolled",
    "robber-must-move",
    "discards-due",
    "combat-under-way",
    "no-combat",
    "conquest-due",
    "no-conquest",
    "no-robber-due",
    "not-in-documents",
    "dice-missing",
    "dice-wrong",
    "place-taken",
    "not-on-land",
    "not-on-coast",
    "too-close",
    "no-own-route",
    "not-connected",
    "blocked-by-building",
    "blocked-by-army",
    "no-piece-left",
    "cannot-pay",
    "not-own-settlement",
    "not-own-building",
    "not-a-city",
    "upside-down",
    "wall-limit",
    "route-not-at-founding",
    "same-hex",
    "not-adjacent-victim",
    "victim-has-no-cards",
    "own-victim",
    "wrong-discard",
    "no-discard-due",
    "no-units",
    "nuke-only-once",
    "no-nuke",
    "nuke-fixed",
    "out-of-range",
    "already-face-down",
    "no-army",
    "not-enough-units",
    "army-must-move-whole",
    "no-path",
    "path-broken",
    "path-over-sea",
    "path-through-army",
    "path-through-building",
    "ends-on-foreign",
    "may-not-merge",
    "nothing-to-move",
    "not-adjacent-target",
    "nothing-to-attack",
    "own-target",
    "attack-spent",
    "one-combat-only",
    "not-moved-this-turn",
    "ally-not-adjacent",
    "ally-not-defenders",
    "army-twice",
    "retreat-missing",
    "retreat-illegal",
    "no-choice-of-loss",
    "no-settlement-left",
    "not-at-this-time",
    "reason-missing",
    "cannot-stand",
    "fixed-in-a-game",
    "not-yet",
    // The base game
    "out-of-game",
    "throw-is-due",
    "tribute-is-due",
    "claim-is-due",
    "sides-are-due",
    "bids-are-due",
    "tokens-are-due",
    "card-not-held",
    "card-just-got",
    "one-card-only",
    "deck-empty",
    "card-detail-missing",
    "no-throw-due",
    "bank-empty",
    "trade-empty",
    "trade-ratio",
    "trade-with-self",
    "trade-cards-only",
    "nothing-to-choose",
    "not-a-ship",
    "ship-not-open",
    "ship-just-built",
    "ship-already-moved",
    "pirate-near",
    "no-pirate",
    "not-on-sea",
    "price-of-choice",
    // Soldiers & Armies
    "bought-this-turn",
    "card-limit",
    "cards-are-drawn",
    "no-infantry",
    "not-at-robber",
    "own-pirate",
    "robber-fought",
    "not-attacked",
    "piece-not-theirs",
    // Monopolists
    "on-exchange",
    "no-continent",
    "several-continents",
    "same-continent",
    "fifth-card",
    "not-among-options",
    "nothing-to-take-over",
    "wrong-replacement",
    "not-for-takeover",
    "walled",
    "shielded-by-army",
    "too-few-sites",
    "no-route-to-target",
    "no-adjoining-route",
    "no-choice-of-price",
    "robber-stays",
    "not-a-desert",
    "desert-missing",
    "no-claim-due",
    "not-among-paid",
    "no-relocation-due",
    "not-a-third-player",
    "settlements-only",
    "no-harbour-to-choose",
    "no-harbour-left",
    // Shadow Economy
    "at-the-gap",
    "no-sides-due",
    "sides-fixed",
    "sides-unnumbered",
    "no-offer",
    "too-many-points",
    "bids-closed",
    "not-your-bid",
    "nothing-to-raise",
    "bid-too-small",
    "opening-bid",
    // CCM
    "not-votable",
    "vote-too-late",
    "voter-twice",
    "nobody-voted",
    "already-voted",
    "procedure-wrong",
    "not-unanimous",
    "rule-not-in-force",
    "boycotted",
    "not-boycotted",
    "no-boycott-open",
    "wrong-buy-off",
    "no-fate-due",
    "fate-must-be-thrown",
    "no-upheaval",
    "storm-tide",
    "bridge-needs-hex",
    "bridge-there",
    "poles-off-land",
    "not-own-city",
    "capital-only-once",
    "no-tokens-due",
    "other-hex-first",
    "token-not-in-box",
});

static_assert(kWhys.size() == static_cast<std::size_t>(kLastWhy) + 1, "every reason has its word");

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
    return nameOf(why, kWhys);
}

std::string_view nameOf(const Action& action) {
    return std::visit([](const auto& act) { return std::string_view(act.kName); }, action);
}

std::string_view nameOf(const Event& event) {
    return std::visit([](const auto& body) { return std::string_view(body.kName); }, event.body);
}

std::optional<PlayerId> actorOf(const Action& action) {
    return std::visit(
        [](const auto& act) -> std::optional<PlayerId> {
            if constexpr (requires { act.by; }) {
                return act.by;
            } else {
                return std::nullopt;
            }
        },
        action);
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
