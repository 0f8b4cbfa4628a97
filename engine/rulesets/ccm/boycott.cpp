// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/boycott.h"

#include <algorithm>

#include "engine/rules/robber.h"
#include "engine/rules/turn.h"

namespace engine {

namespace {

bool mayHoldSeven(const Hand& hand) {
    return hand.size().most >= kBuyOffCards;
}

}  // namespace

void threatenBoycott(Deciding& deciding, PlayerId by, HexId hex) {
    const Position& now = deciding.standingNow();
    // Anybody's settlements, cities or capitals, the own ones too.
    if (now.inForce(clause::CC_14) && now.hexes[hex].isLand() && !victimsAt(now, hex, std::nullopt).empty()) {
        deciding.add(BoycottThreatened{by}, {clause::CC_14});
    }
}

void resolveBoycott(Deciding& deciding, PlayerId by, int sum) {
    const auto threatened = deciding.now().marks.boycottCandidate;
    if (!threatened) {
        return;
    }
    const RulingChoice ruling = deciding.now().choice(ruling::R_BOYCOTT);
    const bool effective = deciding.now().inForce(clause::CC_14) && sum == kRobberSum && by != *threatened;
    if (effective && ruling == choiceOf(RBoycott::NextPlayer)) {
        deciding.add(BoycottOpened{*threatened}, {clause::CC_14}, {ruling});
    } else if (effective && !deciding.now().marks.boycotted[*threatened]) {
        deciding.add(BoycottChanged{*threatened, true}, {clause::CC_14}, {ruling});
    }
    deciding.add(BoycottThreatened{std::nullopt}, {clause::CC_14});
}

std::optional<Refusal> boycottRefusal(const Position& position, PlayerId player) {
    if (!position.inForce(clause::CC_14) || !position.marks.boycotted[player]) {
        return std::nullopt;
    }
    return Refusal{clause::CC_14, Why::Boycotted, {}, position.choice(ruling::R_BOYCOTT), player};
}

Judgement judge(const Position& position, const Boycott& action) {
    const auto open = position.marks.boycottOpen;
    if (!open || !position.inForce(clause::CC_14)) {
        return refuse(clause::CC_14, Why::NoBoycottOpen, {}, position.choice(ruling::R_BOYCOTT));
    }
    // The robber that the same 7 has stirred may still wait.
    const bool stirred = std::holds_alternative<RobberDue>(position.turn.pending);
    if (auto refusal = turnRefusal(position, action.by, clause::CC_14);
        refusal && (!stirred || action.by != position.turn.player)) {
        return tl::unexpected(*refusal);
    }
    Deciding deciding(position);
    deciding.add(BoycottChanged{*open, true}, {clause::CC_14}, {position.choice(ruling::R_BOYCOTT)});
    return deciding;
}

Judgement judge(const Position& position, const BuyOff& action) {
    if (!position.inForce(clause::CC_14) || !position.marks.boycotted[action.by]) {
        return refuse(clause::CC_14, Why::NotBoycotted);
    }
    if (auto refusal = turnRefusal(position, action.by, clause::CC_14); refusal && refusal->why != Why::MustRollFirst) {
        return tl::unexpected(*refusal);
    }
    if (action.cards && action.cards->total() != kBuyOffCards) {
        return refuse(clause::CC_14, Why::WrongBuyOff);
    }
    const Hand& hand = position.hands[action.by];
    if (!mayHoldSeven(hand)) {
        Refusal refusal{clause::CC_14, Why::CannotPay, {}, {}, action.by};
        refusal.say([&](RefusalDetails& details) { details.lacks = Shortage{{}, kBuyOffCards - hand.size().most}; });
        return tl::unexpected(refusal);
    }
    if (!hand.mayHold(action.cards.value_or(Cards{}))) {
        return tl::unexpected(cannotPay(action.by, *action.cards, clause::CC_14));
    }
    Deciding deciding(position);
    if (!hand.total || (action.cards && !hand.surelyHolds(*action.cards))) {
        deciding.trust({action.by, action.cards});
    }
    deciding.add(CardsDiscarded{action.by, action.cards, kBuyOffCards}, {clause::CC_14});
    deciding.add(BoycottChanged{action.by, false}, {clause::CC_14});
    return deciding;
}

}  // namespace engine
