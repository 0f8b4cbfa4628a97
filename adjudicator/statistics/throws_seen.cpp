// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/statistics/throws_seen.h"

#include <algorithm>
#include <type_traits>

#include "adjudicator/record/dice_game.h"
#include "engine/rulesets/soldiers/fight.h"

namespace adjudicator {

namespace {

template <class Game>
bool hasVirtualDice(const ActDoneOf<Game>& act) {
    return act.thrown && act.thrown->number;
}

template <class Game>
engine::DiceSource sourceOf(const ActDoneOf<Game>& act, const engine::Dice& dice) {
    if (!act.thrown) {
        return dice.source;
    }
    switch (act.thrown->level) {
        case DiceLevel::Witnessed:
        case DiceLevel::Desk:
            return engine::DiceSource::Virtual;
        case DiceLevel::Entered:
            return engine::DiceSource::Entered;
        case DiceLevel::Camera:
            return engine::DiceSource::Camera;
    }
    return dice.source;
}

/// The sides of a round throw each their own dice; `fight` is the combat as it was before.
template <class Game>
void addThrow(std::vector<ThrowSeen>& seen, const ActDoneOf<Game>& act, std::uint64_t entry, engine::PlayerId turn,
              const engine::Fight* fight) {
    const engine::Dice* dice = diceOf(act.action);
    if (dice == nullptr || dice->dice.empty()) {
        return;
    }
    const engine::DiceSource source = sourceOf(act, *dice);
    const engine::PlayerId thrower = actorOf(act.action).value_or(turn);
    bool isProduction = false;
    if constexpr (std::is_same_v<Game, TableGame>) {
        for (const engine::Event& event : act.events) {
            const auto* round = std::get_if<engine::RoundFought>(&event.body);
            if (round != nullptr && fight != nullptr) {
                seen.push_back({entry, fight->attacker, source, round->attackerDice.dice, false});
                seen.push_back({entry, fight->defender, source, round->defenderDice.dice, false});
                return;
            }
        }
        isProduction = std::holds_alternative<engine::Roll>(act.action) && dice->dice.size() == 2;
    }
    seen.push_back({entry, thrower, source, dice->dice, isProduction});
}

template <class Game>
const engine::Fight* fightUnderWay(const typename Game::Position& position) {
    if constexpr (std::is_same_v<Game, TableGame>) {
        return std::get_if<engine::Fight>(&position.turn.pending);
    } else {
        return nullptr;
    }
}

}  // namespace

template <class Game>
std::vector<ThrowSeen> throwsSeen(const LineOf<Game>& line) {
    std::vector<ThrowSeen> seen;
    // What was opened here, in the order of the record; the combat it belonged to is told by its attack.
    std::optional<engine::Fight> fight;
    for (const LogLineOf<Game>& each : line.log()) {
        const ActDoneOf<Game>* act = each.act();
        if (act == nullptr) {
            continue;
        }
        if constexpr (std::is_same_v<Game, TableGame>) {
            for (const engine::Event& event : act->events) {
                if (const auto* attack = std::get_if<engine::AttackStarted>(&event.body)) {
                    fight.emplace();
                    fight->attacker = attack->attacker;
                    fight->defender = attack->defender;
                }
            }
        }
        if (act->thrown && act->thrown->secret) {
            addThrow<Game>(seen, *act, each.seq(), each.turn, fight ? &*fight : nullptr);
        }
    }
    typename Game::Position position = line.positionBeforeAct(0);
    for (const LineAct& place : line.acts()) {
        const ActDoneOf<Game>& act = line.actAt(place.now);
        if (!hasVirtualDice(act)) {
            addThrow<Game>(seen, act, place.now.entry, position.turn.player, fightUnderWay<Game>(position));
        }
        evolve(position, act.events);
    }
    std::ranges::stable_sort(seen, {}, &ThrowSeen::entry);
    return seen;
}

template std::vector<ThrowSeen> throwsSeen(const LineOf<TableGame>&);
template std::vector<ThrowSeen> throwsSeen(const LineOf<DiceGame>&);

}  // namespace adjudicator
