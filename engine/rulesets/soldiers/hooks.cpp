// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/hooks/hooks.h"

#include "engine/rulesets/soldiers/acts.h"
#include "engine/rulesets/soldiers/conquest.h"
#include "engine/rulesets/soldiers/departure.h"
#include "engine/rulesets/soldiers/fight.h"
#include "engine/rulesets/soldiers/irregularities.h"
#include "engine/rulesets/soldiers/movement.h"
#include "engine/rulesets/soldiers/nuke.h"
#include "engine/rulesets/soldiers/purchases.h"
#include "engine/rulesets/soldiers/robber_fight.h"
#include "engine/rulesets/soldiers/sales.h"
#include "engine/rulesets/soldiers/soldiers.h"
#include "engine/rulesets/soldiers/variants.h"

namespace engine {

namespace {

ClauseId clauseOf(const RobberFight& fight) {
    return fight.pirate ? clause::SA_R2 : clause::SA_R1;
}

std::string cornerIn(const Position& position, CornerId at) {
    return toText(position.topology().corner(at));
}

/// Armies fight for a side: its own, and by R-ALLY-OWNER=consent those of others that are not of the other side.
void checkArmies(const Position& position, const std::vector<CornerId>& corners, PlayerId side, PlayerId other,
                 std::vector<std::string>& wrong) {
    for (const CornerId corner : corners) {
        const auto& army = position.armies[corner];
        if (!army || !mayFightFor(position, army->owner, side, other)) {
            wrong.push_back(cornerIn(position, corner));
        }
    }
}

void checkFight(const Position& position, std::vector<std::string>& wrong) {
    const auto& fight = waiting<Fight>(position);
    const auto& turn = position.turn;
    const bool itsTurn =
        turn.phase == Phase::Combat && turn.player == fight.attacker && fight.attacker != fight.defender;
    const auto& army = position.armies[fight.at];
    const auto& building = position.buildings[fight.at];
    const bool standsThere =
        (fight.againstArmy && army && army->owner == fight.defender) || (building && building->owner == fight.defender);
    if (!itsTurn || fight.from.empty() || (fight.allies.empty() && !standsThere)) {
        wrong.push_back(cornerIn(position, fight.at));
    }
    checkArmies(position, fight.from, fight.attacker, fight.defender, wrong);
    checkArmies(position, fight.allies, fight.defender, fight.attacker, wrong);
}

void checkConquest(const Position& position, std::vector<std::string>& wrong) {
    const auto& due = waiting<ConquestDue>(position);
    const auto& turn = position.turn;
    const bool itsTurn = turn.phase == Phase::Combat && turn.player == due.by && due.by != due.loser;
    if (!itsTurn || position.buildings[due.at]) {
        wrong.push_back(cornerIn(position, due.at));
    }
}

void checkRobberFight(const Position& position, std::vector<std::string>& wrong) {
    const auto& fight = waiting<RobberFight>(position);
    const auto& army = position.armies[fight.from];
    if (!army || army->owner != fight.by) {
        wrong.push_back(cornerIn(position, fight.from));
    }
}

std::vector<int> sidesOfRobberFight(const Position& position) {
    constexpr int kRobberDie = 6;
    const auto& army = position.armies[waiting<RobberFight>(position).from];
    return {dieOf(army->units.highest().value_or(UnitKind::Infantry)), kRobberDie};
}

/// The attacker throws, or the defender for it.
std::optional<Refusal> fighterRefusal(const Position& position, const Throw& action) {
    const auto& fight = waiting<Fight>(position);
    const bool fights = !action.by || *action.by == fight.attacker || *action.by == fight.defender;
    return fights ? std::nullopt : std::optional(Refusal{clause::SA_K8, Why::NotYourTurn});
}

/// R-ROBBER-CARD: who beats robber or pirate gets a development card, and steals none.
bool beatingDrawsCard(const Position& position) {
    return position.rules().rulings.get<RRobberCard>() == RRobberCard::Development;
}

template <ClauseId clause>
std::optional<Refusal> noVictim(const Position& position, HexId hex, PlayerId victim) {
    return beatingDrawsCard(position)
               ? std::optional(
                     Refusal{clause, Why::NotAdjacentVictim, {hex}, choiceOf(RRobberCard::Development), victim})
               : std::nullopt;
}

void drawForMoving(Deciding& deciding, PlayerId by) {
    if (beatingDrawsCard(deciding.before())) {
        drawForBeating(deciding, by);
    }
}

/// SA-R2: a beaten pirate ship gives way to one's own, on the spot too.
void takePirate(Deciding& deciding, PlayerId by) {
    const Position& position = deciding.before();
    if (position.pirateOwner) {
        deciding.add(PirateMoved{position.pirate, by}, {clause::SA_R2});
    }
}

constexpr std::array kSoldiersCauses{
    CauseHooks{.cause = RobberCause::Beaten,
               .moves = clause::SA_R1,
               .steals = clause::SA_R1,
               .mayStay = true,
               .victim = &noVictim<clause::SA_R1>,
               .moved = &drawForMoving},
    CauseHooks{.cause = RobberCause::PirateBeaten,
               .moves = clause::SA_R2,
               .isPirate = true,
               .mayStay = true,
               .victim = &noVictim<clause::SA_R2>,
               .moved = &drawForMoving,
               .stays = &takePirate},
};

/// SA-D1: cards are drawn, and few are held.
std::optional<Refusal> drawnRefusal(const Position& position) {
    return position.inForce(clause::SA_D1) ? std::optional(Refusal{clause::SA_D1, Why::CardsAreDrawn}) : std::nullopt;
}

bool isHandFull(const Position& position, PlayerId player, int more) {
    const int hidden = position.development[player].hidden.total.value_or(0);
    return position.inForce(clause::SA_D1) && hidden + more > position.number(Number::UnplayedCards);
}

constexpr std::array kSoldiersSteps{
    StepHooks{
        .kind = kStep<Fight>,
        .refusal =
            [](const Position& p) {
                return Refusal{clause::SA_K8, Why::CombatUnderWay, {waiting<Fight>(p).at}};
            },
        .due =
            [](const Position& p) {
                return std::vector{Due{waiting<Fight>(p).attacker, Duty::Combat, clause::SA_K8}};
            },
        .sides = [](const Position& p) { return roundDice(p, waiting<Fight>(p)); },
        .thrown = &thrownIn<Fight>,
        .thrower = &fighterRefusal,
        .throws = clause::SA_K3,
        .check = &checkFight,
    },
    StepHooks{
        .kind = kStep<ConquestDue>,
        .refusal =
            [](const Position& p) {
                return Refusal{clause::SA_K11, Why::MustConquerFirst, {waiting<ConquestDue>(p).at}};
            },
        .due =
            [](const Position& p) {
                return std::vector{Due{waiting<ConquestDue>(p).by, Duty::Conquer, clause::SA_K11}};
            },
        .check = &checkConquest,
    },
    StepHooks{
        .kind = kStep<RobberFight>,
        .refusal =
            [](const Position& p) {
                const auto& fight = waiting<RobberFight>(p);
                return Refusal{clauseOf(fight), Why::ThrowIsDue, {fight.from}};
            },
        .due =
            [](const Position& p) {
                const auto& fight = waiting<RobberFight>(p);
                return std::vector{Due{fight.by, Duty::Throw, clauseOf(fight)}};
            },
        .sides = &sidesOfRobberFight,
        .thrown = &thrownIn<RobberFight>,
        .check = &checkRobberFight,
    },
    StepHooks{
        .kind = kStep<TributeDue>,
        .refusal =
            [](const Position&) {
                return Refusal{clause::SA_R1, Why::TributeIsDue};
            },
        .due =
            [](const Position& p) {
                return std::vector{Due{waiting<TributeDue>(p).by, Duty::Tribute, clause::SA_R1}};
            },
        .discard = &payTribute,
    },
};

constexpr auto& kSoldiersActs =
    kJudgesOf<BuyUnits, MoveArmy, Attack, Stop, Conquer, FireNuke, DrawCard, TrainUnit, AttackRobber, Capitulate>;

constexpr std::array kSoldiersBuilds{
    BuildJudge{Piece::Wall, &buyWall},
    BuildJudge{Piece::Nuke, &buyNuke},
    BuildJudge{Piece::Army,
               [](const Position&, const Build&) -> Judgement { return refuse(clause::SA_4, Why::NotAtThisTime); }},
    BuildJudge{Piece::Metropolis,
               [](const Position&, const Build&) -> Judgement { return refuse(clause::SA_K9, Why::NotInDocuments); }},
};

/// What the refusal asks for is known: that the seller falls out (R-SELL-LAST), which pieces are given
/// (R-HANDOVER-CHOICE).
std::optional<Action> withWhatIsAsked(const Position& position, const Action& action, const Refusal& refusal) {
    if (const auto* trade = std::get_if<Trade>(&action); trade != nullptr && refusal.why == Why::SellsTheLast) {
        Trade whole = *trade;
        whole.last = true;
        return whole;
    }
    if (const auto* leaving = std::get_if<Capitulate>(&action)) {
        Capitulate whole = *leaving;
        whole.givePieces = piecesInReach(position, leaving->by, leaving->to);
        return whole;
    }
    return std::nullopt;
}

/// R-UPSIDE: buildings stand up as their owner's turn begins.
void standUp(Deciding& deciding, PlayerId next, int /*round*/) {
    const Position& position = deciding.standingNow();
    if (!position.rules().armies || position.rules().rulings.get<RUpside>() != RUpside::NextTurn) {
        return;
    }
    for (const CornerId corner : position.topology().corners()) {
        const auto building = position.buildings[corner];
        if (building && building->owner == next && building->upsideDown) {
            deciding.add(BuildingChanged{corner, building->kind, next, building->walls, false}, {clause::SA_K10},
                         {choiceOf(RUpside::NextTurn)});
        }
    }
}

constexpr std::array kSoldiersPieces{OwnPiece{Piece::Army, clause::SA_4, {}, clause::SA_8},
                                     OwnPiece{Piece::Nuke, clause::SA_N1, {}, clause::SA_8},
                                     OwnPiece{Piece::Wall, clause::SA_W1}, OwnPiece{Piece::Metropolis, clause::SA_K9}};
constexpr std::array kSoldiersMarks{
    OwnMark{"steps", clause::SA_6},          OwnMark{"attack_spent", clause::SA_K10},
    OwnMark{"fought", clause::SA_K1},        OwnMark{"robber_fought", clause::SA_R3},
    OwnMark{"pirate_fought", clause::SA_R3}, OwnMark{"attacked", clause::SA_C1},
    OwnMark{"nuke_bought", clause::SA_N1},   OwnMark{"cities_weakened", clause::SA_V2},
    OwnMark{"pirate_owner", clause::SA_R2},
};

}  // namespace

constinit const Hooks kSoldiersHooks{
    .acts = kSoldiersActs,
    .steps = kSoldiersSteps,
    .builds = kSoldiersBuilds,
    .causes = kSoldiersCauses,
    .propose = &proposeSoldiersActs,
    .completed = &withWhatIsAsked,
    .buying = &drawnRefusal,
    .isHandFull = &isHandFull,
    .playCard = &raiseByCard,
    .sell = &sell,
    .sale = &lastSaleRefusal,
    .turnBegins = &standUp,
    .pieces = kSoldiersPieces,
    .marks = kSoldiersMarks,
    .irregularities = &findSoldiersIrregularities,
};

}  // namespace engine
