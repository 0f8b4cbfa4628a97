// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/claims.h"

#include "engine/rules/placement.h"
#include "engine/rules/supply.h"
#include "engine/rulesets/monopolists/replacement.h"

namespace engine {

namespace {

/// What is still to be claimed goes on waiting; else the takeover is settled.
void goOnAfterTakeover(Deciding& deciding, const TakeoverDue& due, ClauseId clause) {
    if (due.pickers.empty() && !due.relocator) {
        deciding.add(Settled{}, {clause});
    } else {
        deciding.add(Awaiting{due}, {clause});
    }
}

/// A free site elsewhere for the lost city (R-MO-RELOCATE).
std::optional<Refusal> siteRefusal(const Position& position, PlayerId by, CornerId at) {
    const RulingChoice reading = position.rules().rulings.choice(ruling::R_MO_RELOCATE);
    auto refusal = reading == choiceOf(RMoRelocate::OwnRoute) ? settlementRefusal(position, by, at)
                                                              : settlementSiteRefusal(position, by, at);
    if (refusal) {
        refusal->ruling = reading;
    }
    return refusal;
}

/// MO-12: a settlement, and neither the taker's nor one's own.
std::optional<Refusal> thirdPartyRefusal(const Position& position, const TakeoverDue& due, PlayerId by, CornerId at) {
    const Building& building = *position.buildings[at];
    if (building.owner == due.taker || building.owner == by) {
        return Refusal{clause::MO_12, Why::NotAThirdPlayer, {at}};
    }
    if (building.kind != BuildingKind::Settlement) {
        return Refusal{clause::MO_12, Why::SettlementsOnly, {at}};
    }
    return buildingShield(position, by, at);
}

}  // namespace

Judgement judge(const Position& position, const Claim& action) {
    const auto* pending = std::get_if<TakeoverDue>(&position.turn.pending);
    if (pending == nullptr || pending->pickers.empty() || pending->pickers.front() != action.by) {
        return refuse(clause::MO_9, Why::NoClaimDue);
    }
    TakeoverDue due = *pending;
    const ClauseId clause = due.fromBank ? clause::MO_11 : clause::MO_9;
    Deciding deciding(position);
    if (action.resource) {
        if (due.left[*action.resource] <= 0) {
            return refuse(clause, Why::NotAmongPaid);
        }
        const Cards card = Cards::one(*action.resource);
        if (!position.bank.mayHold(card)) {
            return refuse(clause, Why::BankEmpty);
        }
        deciding.add(CardsDealt{action.by, card}, {clause});
        due.left -= card;
    }
    due.pickers.erase(due.pickers.begin());
    goOnAfterTakeover(deciding, due, clause);
    return deciding;
}

Judgement judge(const Position& position, const Relocate& action) {
    const auto* pending = std::get_if<TakeoverDue>(&position.turn.pending);
    if (pending == nullptr || pending->relocator != action.by) {
        return refuse(clause::MO_12, Why::NoRelocationDue);
    }
    if (!pending->pickers.empty()) {
        return refuse(clause::MO_9, Why::ClaimIsDue);
    }
    TakeoverDue due = *pending;
    due.relocator.reset();
    Deciding deciding(position);
    const RulingChoice reading = position.rules().rulings.choice(ruling::R_MO_RELOCATE);
    if (!action.at) {
        goOnAfterTakeover(deciding, due, clause::MO_12);
        return deciding;
    }
    if (!hasPieceLeft(position, action.by, Piece::Settlement)) {
        return refuse(clause::MO_12, Why::NoSettlementLeft, {*action.at});
    }
    if (const auto victim = position.ownerAt(*action.at)) {
        auto refusal = thirdPartyRefusal(position, due, action.by, *action.at);
        if (!refusal) {
            refusal = replaceBuilding(deciding, action.by, *action.at, Piece::Settlement, action.hex,
                                      {clause::MO_12, clause::MO_8});
        }
        if (refusal) {
            return tl::unexpected(*refusal);
        }
        if (!position.isOut(*victim)) {
            due.pickers = {*victim};
        }
    } else if (auto refusal = siteRefusal(position, action.by, *action.at)) {
        return tl::unexpected(*refusal);
    } else if (action.hex) {
        return refuse(clause::MO_14, Why::RobberStays, {*action.at});
    } else {
        deciding.add(PiecePlaced{Piece::Settlement, *action.at, action.by}, {clause::MO_12}, {reading});
    }
    goOnAfterTakeover(deciding, due, clause::MO_12);
    return deciding;
}

}  // namespace engine
