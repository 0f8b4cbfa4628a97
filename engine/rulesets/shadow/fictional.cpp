// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/shadow/fictional.h"

#include <algorithm>

#include "engine/rules/robber.h"
#include "engine/rules/throwing.h"
#include "engine/rules/turn.h"
#include "engine/rulesets/shadow/auction.h"
#include "engine/rulesets/shadow/standing.h"

namespace engine {

namespace {

/// A 7 in a fictional turn: too large hands are halved (R-SW-DISCARD), and who has fewest points may move the robber.
void stirFictionalRobber(Deciding& deciding) {
    const Rulings& rulings = deciding.now().rules().rulings;
    PerPlayer<int> discards;
    if (rulings.get<RSwDiscard>() == RSwDiscard::Yes) {
        discards = discardsDue(deciding);
    }
    const std::vector<PlayerId> fewest = fewestPoints(deciding, playersLeft(deciding.now()));
    const std::vector choices{rulings.choice(ruling::R_SW_DISCARD), rulings.choice(ruling::R_SW_POINTS)};
    if (fewest.size() > 1) {
        deciding.add(Awaiting{TieThrow{discards}}, std::vector{clause::SW_8}, choices);
    } else {
        deciding.add(Awaiting{RobberDue{discards, fewest.front(), RobberCause::Fictional}}, std::vector{clause::SW_8},
                     choices);
    }
}

}  // namespace

bool startFictionalTurn(Deciding& deciding, PlayerId by) {
    if (!deciding.now().inForce(clause::SW_8)) {
        return false;
    }
    deciding.add(FictionalTurn{by}, {clause::SW_8});
    return true;
}

Judgement rollFictional(const Position& position, const Roll& action) {
    if (action.by != position.turn.player) {
        return refuse(clause::SW_8, Why::NotYourTurn);
    }
    if (auto pending = pendingRefusal(position)) {
        return tl::unexpected(*pending);
    }
    if (auto fault = rollFault(action.dice)) {
        return tl::unexpected(*fault);
    }
    const int sum = action.dice.sum();
    Deciding deciding(position);
    deciding.add(DiceThrown{action.by, action.dice}, {clause::SW_8, sum == kRobberSum ? clause::B_8 : clause::B_7});
    if (sum == kRobberSum) {
        stirFictionalRobber(deciding);
    } else {
        payYields(deciding, sum, clause::SW_8);
        startOffer(deciding);
    }
    return deciding;
}

void endFictionalTurn(Deciding& deciding) {
    beginTurn(deciding, nextInTurn(deciding.now(), deciding.now().turn.player));
}

bool removedHexOpen(const Position& position, const RobberDue& due) {
    if (!position.inForce(clause::SW_6)) {
        return false;
    }
    const bool knightsToo = position.rules().rulings.get<RSwKnight>() == RSwKnight::KnightsToo;
    return due.cause == RobberCause::Seven || (due.cause == RobberCause::Knight && knightsToo);
}

std::optional<Resource> resourceOfFace(int face) {
    const auto at = static_cast<std::size_t>(face - 1);
    return at < kResources.size() ? std::optional(kResources[at]) : std::nullopt;
}

Judgement thrown(const Position& position, const ResourceThrow& due, const Throw& action) {
    if (auto refusal = throwerRefusal(action, due.by, clause::SW_6)) {
        return tl::unexpected(*refusal);
    }
    Deciding deciding(position);
    deciding.add(DiceThrown{due.by, action.dice}, {clause::SW_6});
    deciding.add(Settled{}, {clause::SW_6});
    const auto resource = resourceOfFace(action.dice.sum());
    if (resource && position.bank.cards[*resource].most > 0) {
        deciding.add(CardsDealt{due.by, Cards::one(*resource)}, {clause::SW_6});
    }
    return deciding;
}

Judgement thrown(const Position& position, const MonopolyThrow& due, const Throw& action) {
    if (auto refusal = throwerRefusal(action, due.by, clause::SW_7)) {
        return tl::unexpected(*refusal);
    }
    int count = 0;
    for (const Die& die : action.dice.dice) {
        count += std::max(die.value - 2, 0);
    }
    // The fictional players own no cards: theirs come out of the bank.
    count = std::min(count, position.bank.cards[due.resource].most);
    Deciding deciding(position);
    deciding.add(DiceThrown{due.by, action.dice}, {clause::SW_7});
    deciding.add(Settled{}, {clause::SW_7});
    if (count > 0) {
        deciding.add(CardsDealt{due.by, Cards::one(due.resource, count)}, {clause::SW_7});
    }
    return deciding;
}

Judgement thrown(const Position& position, const TieThrow& due, const Throw& action) {
    Deciding deciding(position);
    const std::vector<PlayerId> tied = fewestPoints(deciding, playersLeft(position));
    deciding.add(DiceThrown{std::nullopt, action.dice}, {clause::SW_8});
    deciding.add(Awaiting{RobberDue{due.discards, chosenByDie(tied, action.dice.sum()), RobberCause::Fictional}},
                 {clause::SW_8}, {position.rules().rulings.choice(ruling::R_SW_POINTS)});
    return deciding;
}

}  // namespace engine
