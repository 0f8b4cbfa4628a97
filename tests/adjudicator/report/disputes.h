// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <vector>

#include "adjudicator/dispute/dispute.h"
#include "engine/combat/odds.h"
#include "engine/rulesets/soldiers/fight.h"
#include "tests/support/scene.h"

namespace adjudicator::test {

inline std::vector<engine::ClauseId> clausesOf(const engine::Events& events) {
    std::vector<engine::ClauseId> clauses;
    for (const engine::Event& event : events) {
        clauses.insert(clauses.end(), event.clauses.begin(), event.clauses.end());
    }
    std::ranges::sort(clauses);
    const auto repeated = std::ranges::unique(clauses);
    clauses.erase(repeated.begin(), repeated.end());
    return clauses;
}

/// Plays an act and tells it as a step of a dispute, its entries three apart.
inline DisputeStep stepOf(engine::test::Game& game, const engine::Action& action, std::uint64_t entry) {
    DisputeStep step;
    step.place.entry = entry;
    step.time = "2026-11-21T18:04:05.123Z";
    step.action = action;
    step.before = game.now;
    const engine::Decision decision = game.play(action);
    step.events = decision.events;
    step.clauses = clausesOf(step.events);
    step.trusted = decision.trusted;
    step.after = game.now;
    if (const engine::Dice* dice = engine::diceOf(step.action)) {
        ThrowProof thrown;
        for (const engine::Die& die : dice->dice) {
            thrown.sides.push_back(die.sides);
            thrown.faces.push_back(die.value);
        }
        step.thrown = thrown;
    }
    return step;
}

inline CombatMoment momentOf(const engine::Battle& battle, const engine::CombatRules& rules) {
    const auto odds = engine::oddsOf(battle, rules);
    return {battle, odds ? std::optional(odds->attackerWins) : std::nullopt};
}

/// The faces of the next round by its dice: the attacker's number of sides and the defender's, and which round it is.
using Faces = std::function<std::pair<int, int>(int attacker, int defender, std::size_t round)>;

/// A combat of red's army on 1,-2:S against what blue has on 0,0:N, to its end.
inline Dispute combatDispute(const engine::test::Scene& scene, const Faces& faces) {
    engine::test::Game game(scene);
    Dispute dispute;
    dispute.game = db::gameIdOf("a game");
    std::uint64_t entry = 232;
    dispute.steps.push_back(stepOf(game, game.attack("red", {"1,-2:S"}, "0,0:N"), entry));
    const engine::CombatRules rules = engine::combatRules(game.now);
    DisputedCombat combat;
    combat.attacker = game.player("red");
    combat.defender = game.player("blue");
    combat.at = game.corner("0,0:N");
    combat.from = game.corners({"1,-2:S"});
    combat.luck = Luck{0.441, 0.71};
    while (const auto* fight = std::get_if<engine::Fight>(&game.now.turn.pending)) {
        const engine::Battle before = engine::fieldOfBattle(game.now, *fight).battle;
        const std::vector<int> sides = engine::roundDice(game.now, *fight);
        const auto [first, second] = faces(sides[0], sides[1], static_cast<std::size_t>(combat.rounds));
        const std::vector<int> thrown{first, second};
        const auto round = engine::decideRound(before, thrown, rules);
        REQUIRE(round.has_value());
        if (combat.rounds == 0) {
            combat.start = momentOf(before, rules);
            dispute.steps.back().combatAfter = combat.start;
        }
        entry += 3;
        DisputeStep step = stepOf(game, game.throwing({first, second}), entry);
        step.combatBefore = dispute.steps.back().combatAfter;
        step.combatAfter = momentOf(round->after, rules);
        dispute.steps.push_back(std::move(step));
        ++combat.rounds;
    }
    dispute.combat = combat;
    dispute.head = {entry + 4, db::sha256("the newest entry")};
    return dispute;
}

/// The example of SA-K14: 1 artillery and 2 cavalry take a city in seven rounds; the second round is asked about.
inline Dispute workedExample(const std::string& attacker = "Ben", const std::string& defender = "Anna") {
    engine::test::Scene scene = engine::test::Scene::soldiers("combat");
    scene.setup.players = {{"red", attacker, {}}, {"blue", defender, {}}, {"white", {}, {}}};
    scene.city("blue", "0,0:N").army("red", "1,-2:S", "1A2C").road("blue", "0,0:NE");
    constexpr std::array<std::pair<int, int>, 7> kThrows{{{10, 7}, {5, 5}, {6, 4}, {1, 2}, {7, 6}, {2, 3}, {5, 4}}};
    Dispute dispute = combatDispute(scene, [&](int, int, std::size_t round) { return kThrows.at(round); });
    dispute.asked = 2;
    return dispute;
}

/// Makes the throw of a step one that can be proved.
inline void prove(DisputeStep& step, const db::GameId& game, const std::string& word) {
    ThrowProof& thrown = *step.thrown;
    Secret secret{};
    secret.fill(0x5A);
    thrown.level = word.empty() ? DiceLevel::Desk : DiceLevel::Witnessed;
    thrown.number = 56;
    thrown.secret = secret;
    thrown.commitment = commitmentOf(game, 56, secret);
    thrown.commitmentEntry = step.place.entry - 4;
    thrown.declarationEntry = step.place.entry - 2;
    thrown.word.text = word;
    thrown.holds = true;
}

}  // namespace adjudicator::test
