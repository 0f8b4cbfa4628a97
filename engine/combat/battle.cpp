// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/battle.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace engine {

namespace {

const Forces& sideOf(const Battle& battle, Party party) {
    return party == Party::Attacker ? battle.attacker : battle.defender;
}

/// The clauses of a building's loss: down half a level, and what falls with a whole one.
void citeFortLoss(const Fort& before, const std::optional<Fort>& after, std::vector<ClauseId>& clauses) {
    clauses.push_back(clause::SA_K7);
    if (!after) {
        clauses.push_back(clause::SA_K11);
    } else if (after->level != before.level) {
        if (before.level == CombatLevel::Metropolis && !before.capital) {
            clauses.push_back(clause::SA_K9);
        } else if (before.level == CombatLevel::City && before.walls > 0) {
            clauses.push_back(clause::SA_K13);
        }
    }
}

void cite(Round& round, bool tie, const CombatRules& rules) {
    const Battle& before = round.before;
    std::vector<ClauseId>& clauses = round.clauses;
    clauses = {clause::SA_K3, clause::SA_K4};
    if (before.covered) {
        clauses.push_back(clause::SA_K2);
    }
    if (tie) {
        clauses.push_back(clause::SA_K5);
    }
    const Forces& loser = sideOf(before, round.loser);
    if (round.member < loser.armies.size()) {
        clauses.push_back(clause::SA_K6);
    } else {
        citeFortLoss(*loser.fort, sideOf(round.after, round.loser).fort, clauses);
        if (std::find(clauses.begin(), clauses.end(), clause::SA_K13) != clauses.end()) {
            round.rulings.push_back(choiceOf(rules.wallsDrop));
        }
    }
    if (round.after.over() || diceOf(round.after, rules) != round.dice) {
        clauses.push_back(clause::SA_K8);
    }
    if (before.attacker.strength() > 1 || before.defender.strength() > 1) {
        clauses.push_back(clause::SA_K12);
        round.rulings.push_back(choiceOf(rules.allyDie));
        if (loser.strength() > 1) {
            round.rulings.push_back(choiceOf(rules.allyLoss));
        }
    }
    if (round.walls > 0) {
        clauses.push_back(clause::SA_W1);
    }
    if (before.defender.fort && before.defender.fort->capital) {
        clauses.push_back(clause::CC_13);
        round.rulings.push_back(choiceOf(rules.capitalDie));
    }
    if (rules.citiesThrowTen && before.defender.fort && before.defender.fort->level == CombatLevel::City) {
        clauses.push_back(clause::SA_V2);
    }
    std::sort(clauses.begin(), clauses.end());
    std::sort(round.rulings.begin(), round.rulings.end(),
              [](const RulingChoice& a, const RulingChoice& b) { return a.id < b.id; });
}

}  // namespace

bool Battle::over() const {
    return attacker.gone() || (defender.gone() && !covered);
}

Standing Battle::defenderStanding() const {
    Standing standing = standingOf(defender);
    if (covered) {
        const Standing behind = standingOf(*covered);
        standing.units += behind.units;
        standing.fort = behind.fort;
    }
    return standing;
}

Battle onToCovered(Battle battle) {
    if (battle.defender.gone() && battle.covered) {
        battle.defender = *std::exchange(battle.covered, std::nullopt);
    }
    return battle;
}

RoundDice diceOf(const Battle& battle, const CombatRules& rules) {
    return battle.over() ? RoundDice{} : RoundDice{diceOf(battle.attacker, rules), diceOf(battle.defender, rules)};
}

int wallsOf(const Battle& battle) {
    return battle.defender.fort ? battle.defender.fort->wallBonus() : 0;
}

Expected<Party, RoundFault> loserOf(const Battle& battle, std::span<const int> faces, const CombatRules& rules) {
    if (battle.over()) {
        return unexpected(RoundFault{RoundFault::Kind::CombatOver, 0});
    }
    const RoundDice dice = diceOf(battle, rules);
    if (faces.size() != dice.size()) {
        return unexpected(RoundFault{RoundFault::Kind::WrongCount, dice.size()});
    }
    int lead = -wallsOf(battle);
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const bool attackers = i < dice.attacker.size();
        const int sides = attackers ? dice.attacker[i] : dice.defender[i - dice.attacker.size()];
        if (faces[i] < 1 || faces[i] > sides) {
            return unexpected(RoundFault{RoundFault::Kind::FaceOutOfRange, i});
        }
        lead += attackers ? faces[i] : -faces[i];
    }
    return lead > 0 ? Party::Defender : Party::Attacker;
}

Expected<Round, RoundFault> decideRound(const Battle& battle, std::span<const int> faces, const CombatRules& rules,
                                        std::optional<Member> member) {
    const auto loser = loserOf(battle, faces, rules);
    if (!loser) {
        return unexpected(loser.error());
    }
    Round round;
    round.loser = *loser;
    const std::vector<Member> choices = lossChoices(sideOf(battle, *loser), rules);
    round.member = member.value_or(choices.front());
    if (std::find(choices.begin(), choices.end(), round.member) == choices.end()) {
        return unexpected(RoundFault{RoundFault::Kind::WrongMember, round.member});
    }
    round.dice = diceOf(battle, rules);
    const auto split = faces.begin() + static_cast<std::ptrdiff_t>(round.dice.attacker.size());
    round.faces = {{faces.begin(), split}, {split, faces.end()}};
    round.walls = wallsOf(battle);
    round.before = battle;
    round.after = battle;
    Forces& hit = *loser == Party::Attacker ? round.after.attacker : round.after.defender;
    hit = afterLoss(hit, round.member, rules);
    round.after = onToCovered(std::move(round.after));

    const int attack = std::accumulate(round.faces.attacker.begin(), round.faces.attacker.end(), 0);
    const int defence = std::accumulate(round.faces.defender.begin(), round.faces.defender.end(), round.walls);
    cite(round, attack == defence, rules);
    return round;
}

}  // namespace engine
