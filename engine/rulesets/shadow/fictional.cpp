// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/shadow/fictional.h"

namespace engine {

bool startFictionalTurn(Deciding&, PlayerId) {
    return false;
}

Judgement rollFictional(const Position&, const Roll&) {
    return refuse(clause::SW_8, Why::NotYet);
}

void startOffer(Deciding&) {}

bool removedHexOpen(const Position&, const RobberDue&) {
    return false;
}

Judgement judge(const Position&, const Bid&) {
    return refuse(clause::SW_9, Why::NotYet);
}

Judgement judge(const Position&, const Pass&) {
    return refuse(clause::SW_9, Why::NotYet);
}

Judgement thrown(const Position&, const ResourceThrow&, const Throw&) {
    return refuse(clause::SW_6, Why::NotYet);
}

Judgement thrown(const Position&, const MonopolyThrow&, const Throw&) {
    return refuse(clause::SW_7, Why::NotYet);
}

Judgement thrown(const Position&, const TieThrow&, const Throw&) {
    return refuse(clause::SW_8, Why::NotYet);
}

Judgement thrown(const Position&, const Auction&, const Throw&) {
    return refuse(clause::SW_9, Why::NotYet);
}

}  // namespace engine
