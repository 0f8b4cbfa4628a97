// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/fight.h"

#include <algorithm>

#include "engine/rules/supply.h"
#include "engine/rules/turn.h"
#include "engine/rulesets/soldiers/losses.h"
#include "engine/rulesets/soldiers/movement.h"

namespace engine {

namespace {

bool isAmong(const std::vector<CornerId>& corners, CornerId corner) {
    return std::find(corners.begin(), corners.end(), corner) != corners.end();
}

bool areNeighbours(const Position& position, CornerId a, CornerId b) {
    return position.topology().sideBetween(a, b).has_value();
}

/// SA-K4 knows no die for a factory; by R-X-SA-MO-FACTORY it may count as a settlement.
bool hasDie(const Position& position, BuildingKind kind) {
    return kind != BuildingKind::Factory || factoriesCount(position);
}

/// Whose army or building is attacked on the corner.
std::optional<PlayerId> defenderAt(const Position& position, CornerId at) {
    if (position.armies[at]) {
        return position.armies[at]->owner;
    }
    if (position.buildings[at]) {
        return position.buildings[at]->owner;
    }
    return std::nullopt;
}

std::optional<Refusal> attackerRefusal(const Position& position, const Attack& action, PlayerId defender,
                                       CornerId from) {
    const auto& army = position.armies[from];
    if (!army || !mayFightFor(position, army->owner, action.by, defender)) {
        return Refusal{clause::SA_K1,
                       Why::NoArmy,
                       {from},
                       army ? std::optional(position.choice(ruling::R_ALLY_OWNER)) : std::nullopt};
    }
    if (!areNeighbours(position, from, action.at)) {
        return Refusal{clause::SA_K1, Why::NotAdjacentTarget, {from, action.at}};
    }
    if (position.marks.isSpent(from)) {
        return Refusal{clause::SA_K10, Why::AttackSpent, {from}};
    }
    if (position.rules().rulings.get<RMoved>() == RMoved::Moved && position.marks.stepsAt(from) == 0) {
        return Refusal{clause::SA_K1, Why::NotMovedThisTurn, {from}, position.choice(ruling::R_MOVED)};
    }
    return std::nullopt;
}

std::optional<Refusal> allyRefusal(const Position& position, const Attack& action, PlayerId defender, CornerId ally) {
    const auto& army = position.armies[ally];
    if (!army || !mayFightFor(position, army->owner, defender, action.by)) {
        return Refusal{clause::SA_K12, Why::AllyNotDefenders, {ally}, position.choice(ruling::R_ALLY_OWNER)};
    }
    if (!areNeighbours(position, ally, action.at)) {
        return Refusal{clause::SA_K12, Why::AllyNotAdjacent, {ally, action.at}};
    }
    return std::nullopt;
}

/// Each army at most once, on one side only.
std::optional<CornerId> namedTwice(const Attack& action) {
    std::vector<CornerId> all = action.from;
    all.insert(all.end(), action.allies.begin(), action.allies.end());
    std::sort(all.begin(), all.end());
    const auto twice = std::adjacent_find(all.begin(), all.end());
    return twice == all.end() ? std::nullopt : std::optional(*twice);
}

std::optional<Refusal> targetRefusal(const Position& position, const Attack& action) {
    const auto defender = defenderAt(position, action.at);
    if (!defender) {
        return Refusal{clause::SA_K1, Why::NothingToAttack, {action.at}};
    }
    if (*defender == action.by) {
        return Refusal{clause::SA_K1, Why::OwnTarget, {action.at}};
    }
    const auto& building = position.buildings[action.at];
    if (building && !hasDie(position, building->kind) && !position.armies[action.at]) {
        return Refusal{clause::SA_K4,
                       Why::FactoryUntouched,
                       {action.at},
                       position.rules().rulings.choice(ruling::R_X_SA_MO_FACTORY),
                       *defender};
    }
    const bool ownArmy = std::any_of(action.from.begin(), action.from.end(), [&](CornerId from) {
        return position.armies[from] && position.armies[from]->owner == action.by;
    });
    if (!ownArmy) {
        return Refusal{clause::SA_K1, Why::NoArmy, {action.from.empty() ? action.at : action.from.front()}};
    }
    return std::nullopt;
}

Forces armiesOf(const Position& position, const std::vector<CornerId>& corners) {
    Forces side;
    for (const CornerId corner : corners) {
        side.armies.push_back(position.armies[corner] ? position.armies[corner]->units : Units{});
    }
    return side;
}

std::vector<CornerId> livingArmies(const Position& position, const std::vector<CornerId>& corners) {
    std::vector<CornerId> living;
    for (const CornerId corner : corners) {
        if (position.armies[corner]) {
            living.push_back(corner);
        }
    }
    return living;
}

}  // namespace

bool mayFightFor(const Position& position, PlayerId army, PlayerId side, PlayerId other) {
    const bool consent = position.rules().rulings.get<RAllyOwner>() == RAllyOwner::Consent;
    return army == side || (consent && army != other);
}

FieldOfBattle fieldOfBattle(const Position& position, const Fight& fight) {
    FieldOfBattle field;
    field.attackers = livingArmies(position, fight.from);
    field.battle.attacker = armiesOf(position, field.attackers);
    const auto& building = position.buildings[fight.at];
    const bool fights = building && building->owner == fight.defender && hasDie(position, building->kind);
    const auto fort = fights ? std::optional(fortOf(*building)) : std::nullopt;

    std::vector<CornerId> armies = livingArmies(position, fight.allies);
    if (fight.againstArmy && position.armies[fight.at] && position.armies[fight.at]->owner == fight.defender) {
        armies.insert(armies.begin(), fight.at);
    }
    field.battle.defender = armiesOf(position, armies);
    field.defenders = armies;
    field.atBuilding = !fight.againstArmy || armies.empty();
    if (field.atBuilding) {
        field.battle.defender.fort = fort;
        field.defenders.push_back(fight.at);
    } else if (fort) {
        field.battle.covered = Forces{{}, fort};
    }
    return field;
}

CombatRules combatRules(const Position& position) {
    const Rules& rules = position.rules();
    CombatRules combat;
    combat.citiesThrowTen = position.marks.citiesWeakened;
    combat.capitalDie = rules.rulings.get<RXSaCcCapital>();
    combat.allyDie = rules.rulings.get<RAllyDie>();
    combat.allyLoss = rules.rulings.get<RAllyLoss>();
    combat.wallsDrop = rules.rulings.get<RWallsDrop>();
    return combat;
}

std::vector<int> roundDice(const Position& position, const Fight& fight) {
    const RoundDice dice = diceOf(fieldOfBattle(position, fight).battle, combatRules(position));
    std::vector<int> sides = dice.attacker;
    sides.insert(sides.end(), dice.defender.begin(), dice.defender.end());
    return sides;
}

Judgement judge(const Position& position, const Attack& action) {
    if (!position.rules().armies) {
        return refuse(clause::SA_K1, Why::NotInDocuments);
    }
    if (auto refusal = phaseRefusal(position, action.by, Phase::Combat, clause::SA_K1)) {
        return tl::unexpected(*refusal);
    }
    if (position.marks.fought && position.rules().rulings.get<RMulti>() == RMulti::Once) {
        return refuse(clause::SA_K1, Why::OneCombatOnly, {}, choiceOf(RMulti::Once));
    }
    if (auto refusal = targetRefusal(position, action)) {
        return tl::unexpected(*refusal);
    }
    const PlayerId defender = *defenderAt(position, action.at);
    for (const CornerId from : action.from) {
        if (auto refusal = attackerRefusal(position, action, defender, from)) {
            return tl::unexpected(*refusal);
        }
    }
    for (const CornerId ally : action.allies) {
        if (auto refusal = allyRefusal(position, action, defender, ally)) {
            return tl::unexpected(*refusal);
        }
    }
    if (const auto twice = namedTwice(action)) {
        return refuse(clause::SA_K12, Why::ArmyTwice, {*twice});
    }
    const bool againstArmy = position.armies[action.at].has_value();
    std::vector<ClauseId> clauses{clause::SA_K1};
    std::vector<RulingChoice> rulings{position.choice(ruling::R_MOVED)};
    if (againstArmy && position.buildings[action.at]) {
        clauses.push_back(clause::SA_K2);
    }
    if (action.from.size() > 1 || !action.allies.empty()) {
        clauses.push_back(clause::SA_K12);
        rulings.push_back(position.choice(ruling::R_ALLY_DIE));
        rulings.push_back(position.choice(ruling::R_ALLY_LOSS));
    }
    Deciding deciding(position);
    deciding.add(AttackStarted{action.by, defender, action.from, action.at, action.allies, againstArmy},
                 std::move(clauses), std::move(rulings));
    return deciding;
}

Judgement thrown(const Position& position, const Fight& fight, const Throw& action) {
    const FieldOfBattle field = fieldOfBattle(position, fight);
    const CombatRules rules = combatRules(position);
    std::vector<int> faces;
    for (const Die& die : action.dice.dice) {
        faces.push_back(die.value);
    }
    const auto party = loserOf(field.battle, faces, rules);
    if (!party) {
        return refuse(clause::SA_K3, Why::DiceWrong);
    }
    const auto& members = *party == Party::Attacker ? field.attackers : field.defenders;
    std::optional<Member> member;
    if (action.loser) {
        const auto named = std::find(members.begin(), members.end(), *action.loser);
        member = static_cast<Member>(named - members.begin());
    }
    const auto round = decideRound(field.battle, faces, rules, member);
    if (!round) {
        return refuse(clause::SA_K12, Why::NoChoiceOfLoss, {*action.loser}, position.choice(ruling::R_ALLY_LOSS));
    }

    Deciding deciding(position);
    const auto split = action.dice.dice.begin() + static_cast<std::ptrdiff_t>(round->dice.attacker.size());
    RoundFought fought;
    fought.round = fight.rounds + 1;
    fought.attackerDice = {{action.dice.dice.begin(), split}, action.dice.source};
    fought.defenderDice = {{split, action.dice.dice.end()}, action.dice.source};
    fought.walls = round->walls;
    fought.loser = *party == Party::Attacker ? CombatSide::Attacker : CombatSide::Defender;
    deciding.add(fought, round->clauses, round->rulings);
    const Forces& hit = *party == Party::Attacker ? round->before.attacker : round->before.defender;
    if (round->member < hit.armies.size()) {
        loseUnit(deciding, members[round->member], downgraded(hit.armies[round->member]));
    } else {
        loseHalfLevel(deciding, fight.at, downgraded(*hit.fort, rules.wallsDrop));
    }
    endIfOver(deciding, fight);
    return deciding;
}

std::vector<CornerId> retreats(const Position& position, const Fight& fight, CornerId from) {
    const auto& army = position.armies[from];
    std::vector<CornerId> free;
    if (!army) {
        return free;
    }
    std::vector<CornerId> near = walkedBridges(position, from);
    for (const SideId side : position.topology().sidesOf(from)) {
        if (isPassable(position, side)) {
            near.push_back(position.topology().otherEnd(side, from));
        }
    }
    for (const CornerId to : near) {
        // Out of reach of the target: not next to it (nor on it).
        const bool reaches = to == fight.at || areNeighbours(position, to, fight.at);
        if (!reaches && !restRefusal(position, army->owner, to) && hasRoomFor(position, to, army->units)) {
            free.push_back(to);
        }
    }
    if (position.rules().rulings.get<RRetreat>() == RRetreat::FromAll) {
        std::vector<CornerId> quiet;
        for (const CornerId to : free) {
            const auto& neighbours = position.topology().neighboursOf(to);
            const bool threatened = std::any_of(neighbours.begin(), neighbours.end(), [&](CornerId corner) {
                const auto owner = defenderAt(position, corner);
                return owner && *owner != army->owner;
            });
            if (!threatened) {
                quiet.push_back(to);
            }
        }
        if (!quiet.empty()) {
            return quiet;
        }
    }
    return free;
}

Judgement judge(const Position& position, const Stop& action) {
    const auto* fight = std::get_if<Fight>(&position.turn.pending);
    if (fight == nullptr) {
        return refuse(clause::SA_K10, Why::NoCombat);
    }
    if (action.by != fight->attacker) {
        return refuse(clause::SA_K10, Why::NotYourTurn);
    }
    for (const Retreat& retreat : action.retreat) {
        const auto times = std::count_if(action.retreat.begin(), action.retreat.end(),
                                         [&](const Retreat& other) { return other.from == retreat.from; });
        if (times > 1) {
            return refuse(clause::SA_K10, Why::ArmyTwice, {retreat.from});
        }
        if (!isAmong(fight->from, retreat.from)) {
            return refuse(clause::SA_K10, Why::RetreatIllegal, {retreat.from});
        }
    }
    Deciding deciding(position);
    AttackEnded ended{fight->at, CombatOutcome::Stopped, {}};
    for (const CornerId from : livingArmies(position, fight->from)) {
        // What an earlier retreat has taken is no longer free, so the choice is made on the position as it now is.
        const auto free = retreats(deciding.now(), *fight, from);
        const auto given = std::find_if(action.retreat.begin(), action.retreat.end(),
                                        [&](const Retreat& retreat) { return retreat.from == from; });
        if (given == action.retreat.end() && free.size() > 1) {
            return refuse(clause::SA_K10, Why::RetreatMissing, {from}, position.choice(ruling::R_RETREAT));
        }
        if (given != action.retreat.end() && !isAmong(free, given->to)) {
            return refuse(clause::SA_K10, Why::RetreatIllegal, {from, given->to}, position.choice(ruling::R_RETREAT));
        }
        if (free.empty()) {
            ended.spent.push_back(from);
            continue;
        }
        const CornerId to = given == action.retreat.end() ? free.front() : given->to;
        const Army army = *deciding.now().armies[from];
        // The weapon goes along (R-NUKE-UNIT) where no building keeps it.
        const bool nukeMoves = position.rules().rulings.get<RNukeUnit>() == RNukeUnit::Moves;
        const bool nuke = nukeMoves && deciding.now().nukes[from] == army.owner && !deciding.now().buildings[from] &&
                          !deciding.now().nukes[to];
        destroyWeapon(deciding, army.owner, to);
        deciding.add(ArmyMoved{army.owner, from, {to}, army.units, nuke, position.marks.stepsAt(from)},
                     {clause::SA_K10}, {position.choice(ruling::R_RETREAT)});
        ended.spent.push_back(to);
    }
    std::sort(ended.spent.begin(), ended.spent.end());
    ended.spent.erase(std::unique(ended.spent.begin(), ended.spent.end()), ended.spent.end());
    deciding.add(ended, {clause::SA_K8, clause::SA_K10});
    return deciding;
}

}  // namespace engine
