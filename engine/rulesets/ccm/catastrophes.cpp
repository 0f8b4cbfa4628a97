// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/catastrophes.h"

#include <algorithm>
#include <array>

#include "engine/rules/robber.h"
#include "engine/rules/throwing.h"
#include "engine/rules/turn.h"
#include "engine/rulesets/soldiers/losses.h"

namespace engine {

std::optional<Resource> resourceLost(int face) {
    constexpr std::array kLost{Resource::Lumber, Resource::Wool, Resource::Grain, Resource::Brick, Resource::Ore};
    const auto at = static_cast<std::size_t>(face - 1);
    return at < kLost.size() ? std::optional(kLost[at]) : std::nullopt;
}

BuildingKind kindHit(int lowerFace) {
    switch (lowerFace) {
        case 1:
            return BuildingKind::Capital;
        case 2:
            return BuildingKind::City;
        default:
            return BuildingKind::Settlement;
    }
}

namespace {

bool rages(const Position& position, const std::optional<Resource>& resource) {
    return position.inForce(clause::CC_17) && std::ranges::any_of(position.marks.catastrophes, [&](const auto& one) {
               return one.resource == resource && one.fromRound <= position.turn.round;
           });
}

void beginCatastrophe(Deciding& deciding, PlayerId by, int face) {
    const int round = deciding.now().turn.round;
    const RulingChoice length = deciding.now().choice(ruling::R_CC_ROUND);
    CatastropheBegan began{by, resourceLost(face), round, std::nullopt};
    if (length == choiceOf(RCcRound::FullRound)) {
        began.fromRound = round + 1;
        began.untilRound = round + 2;
    }
    deciding.add(began, {clause::CC_17}, {length});
}

/// A building of the kind that the upheaval hits, at a land hex with the number.
bool isHit(const Position& position, CornerId at, BuildingKind kind, int number) {
    const auto& building = position.buildings[at];
    return building && building->kind == kind && std::ranges::any_of(position.topology().hexesOf(at), [&](HexId hex) {
               const HexState& state = position.hexes[hex];
               return state.isLand() && !state.faceDown && state.number == number;
           });
}

void destroy(Deciding& deciding, CornerId at) {
    const Building building = *deciding.now().buildings[at];
    const RulingChoice ruling = deciding.now().choice(ruling::R_CC_DESTROY);
    const bool lowered = ruling == choiceOf(RCcDestroy::OneLevel);
    const bool wallsStay =
        building.kind == BuildingKind::Capital || deciding.now().rules().rulings.get<RWallsDrop>() == RWallsDrop::Wait;
    dropTo(deciding, at, lowered ? oneLevelLower(building.kind) : std::nullopt, wallsStay ? building.walls : 0,
           {clause::CC_18}, {ruling});
}

}  // namespace

bool yieldsAreLost(const Position& position, Resource resource) {
    return rages(position, resource);
}

std::optional<Refusal> stormRefusal(const Position& position) {
    if (!rages(position, std::nullopt)) {
        return std::nullopt;
    }
    return Refusal{clause::CC_17, Why::StormTide, {}, position.choice(ruling::R_CC_ROUND)};
}

void endCatastrophes(Deciding& deciding, PlayerId player, int round) {
    if (deciding.standingNow().marks.catastrophes.empty()) {
        return;
    }
    const auto ends = [&](PlayerId whose) {
        return std::ranges::any_of(deciding.now().marks.catastrophes, [&](const auto& one) {
            return one.untilRound ? *one.untilRound <= round : one.player == whose;
        });
    };
    for (const PlayerId whose : deciding.now().seats()) {
        // Who has left the game has no next turn: its catastrophes end with the turn that begins now.
        if ((whose == player || deciding.now().isOut(whose)) && ends(whose)) {
            deciding.add(CatastrophesEnded{whose, round}, {clause::CC_17}, {deciding.now().choice(ruling::R_CC_ROUND)});
        }
    }
}

Judgement judge(const Position& position, const SpareFate& action) {
    const auto* due = std::get_if<FateThrow>(&position.turn.pending);
    if (due == nullptr) {
        return refuse(clause::CC_16, Why::NoFateDue);
    }
    if (action.by != due->by) {
        return refuse(clause::CC_16, Why::NotYourTurn);
    }
    const RulingChoice fate = position.choice(ruling::R_CC_FATE);
    if (fate == choiceOf(RCcFate::Always)) {
        return refuse(clause::CC_16, Why::FateMustBeThrown, {}, fate);
    }
    Deciding deciding(position);
    callRobber(deciding, due->by, RobberCause::Knight, {clause::B_10, clause::CC_16}, {fate});
    return deciding;
}

Judgement thrown(const Position& position, const FateThrow& due, const Throw& action) {
    if (auto refusal = throwerRefusal(action, due.by, clause::CC_16)) {
        return tl::unexpected(*refusal);
    }
    const int first = action.dice.dice[0].value;
    const int second = action.dice.dice[1].value;
    const bool upheaval = first + second == kRobberSum;
    const RulingChoice fate = position.choice(ruling::R_CC_FATE);
    Deciding deciding(position);
    deciding.add(DiceThrown{due.by, action.dice}, {clause::CC_16});
    if (first != second && !upheaval) {
        callRobber(deciding, due.by, RobberCause::Knight, {clause::B_10, clause::CC_16}, {fate});
        return deciding;
    }
    deciding.add(CardLost{due.by, DevelopmentCard::Knight}, {clause::CC_16}, {fate});
    if (upheaval) {
        deciding.add(Awaiting{Upheaval{due.by, kindHit(std::min(first, second))}}, {clause::CC_18, clause::CC_19});
    } else {
        deciding.add(Settled{}, {clause::CC_16});
        beginCatastrophe(deciding, due.by, first);
    }
    return deciding;
}

Judgement judge(const Position& position, const Avert& action) {
    const auto* due = std::get_if<Upheaval>(&position.turn.pending);
    if (due == nullptr) {
        return refuse(clause::CC_19, Why::NoUpheaval);
    }
    if (action.by != due->by) {
        return refuse(clause::CC_19, Why::NotYourTurn);
    }
    Deciding deciding(position);
    deciding.add(Settled{}, {clause::CC_19});
    return deciding;
}

Judgement thrown(const Position& position, const Upheaval& due, const Throw& action) {
    if (auto refusal = throwerRefusal(action, due.by, clause::CC_18)) {
        return tl::unexpected(*refusal);
    }
    const int number = action.dice.sum();
    Deciding deciding(position);
    deciding.add(DiceThrown{due.by, action.dice}, {clause::CC_18});
    deciding.add(Settled{}, {clause::CC_18});
    for (const CornerId corner : position.topology().corners()) {
        // No token bears a 7: it hits nothing.
        if (isHit(position, corner, due.kind, number)) {
            destroy(deciding, corner);
        }
    }
    return deciding;
}

void loseYields(const Position& position, PerPlayer<Yield>& yields) {
    for (const Resource resource : kResources) {
        if (yieldsAreLost(position, resource)) {
            for (const PlayerId player : position.seats()) {
                yields[player].cards[resource] = 0;
            }
        }
    }
}

}  // namespace engine
