// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/hooks/hooks.h"

#include "engine/rules/robber.h"
#include "engine/rulesets/shadow/acts.h"
#include "engine/rulesets/shadow/auction.h"
#include "engine/rulesets/shadow/border.h"
#include "engine/rulesets/shadow/fictional.h"
#include "engine/rulesets/shadow/irregularities.h"
#include "engine/rulesets/shadow/shadow.h"
#include "engine/rulesets/shadow/sides.h"

namespace engine {

namespace {

std::vector<Due> throws(std::optional<PlayerId> by, ClauseId clause) {
    return {{by, Duty::Throw, clause}};
}

bool throwsInAuction(const Auction& auction) {
    return auction.tie || !auction.resource;
}

std::vector<Due> dueInAuction(const Position& position) {
    const auto& auction = waiting<Auction>(position);
    if (throwsInAuction(auction)) {
        return throws(std::nullopt, auction.tie == TieFor::Award ? clause::SW_10 : clause::SW_9);
    }
    std::vector<Due> due;
    for (const PlayerId player : position.seats()) {
        if (!auction.passed[player] && !position.isOut(player) && auction.next.value_or(player) == player) {
            due.push_back({player, Duty::Bid, clause::SW_9});
        }
    }
    return due;
}

std::vector<Due> dueInTie(const Position& position) {
    auto due = discardersOf(position, waiting<TieThrow>(position).discards);
    due.push_back({std::nullopt, Duty::Throw, clause::SW_8});
    return due;
}

constexpr auto kOneDie = [](const Position&) { return std::vector{6}; };

constexpr std::array kShadowSteps{
    StepHooks{
        .kind = kStep<SidesDue>,
        .refusal =
            [](const Position& p) {
                return Refusal{clause::SW_2, waiting<SidesDue>(p).hexes.empty() ? Why::ThrowIsDue : Why::SidesAreDue};
            },
        .due =
            [](const Position& p) {
                const bool thrown = !waiting<SidesDue>(p).hexes.empty();
                return std::vector{Due{std::nullopt, thrown ? Duty::RemoveSides : Duty::Throw, clause::SW_2}};
            },
        .sides =
            [](const Position& p) {
                return sidesAreNumbered(p) ? std::vector{6, 6} : std::vector<int>{};
            },
        .thrown = &thrownIn<SidesDue>,
    },
    StepHooks{
        .kind = kStep<ResourceThrow>,
        .refusal =
            [](const Position&) {
                return Refusal{clause::SW_6, Why::ThrowIsDue};
            },
        .due = [](const Position& p) { return throws(waiting<ResourceThrow>(p).by, clause::SW_6); },
        .sides = kOneDie,
        .thrown = &thrownIn<ResourceThrow>,
    },
    StepHooks{
        .kind = kStep<MonopolyThrow>,
        .refusal =
            [](const Position&) {
                return Refusal{clause::SW_7, Why::ThrowIsDue};
            },
        .due = [](const Position& p) { return throws(waiting<MonopolyThrow>(p).by, clause::SW_7); },
        .sides =
            [](const Position&) {
                return std::vector{6, 6};
            },
        .thrown = &thrownIn<MonopolyThrow>,
    },
    StepHooks{
        .kind = kStep<Auction>,
        .refusal =
            [](const Position& p) {
                return Refusal{clause::SW_9, throwsInAuction(waiting<Auction>(p)) ? Why::ThrowIsDue : Why::BidsAreDue};
            },
        .due = &dueInAuction,
        .sides =
            [](const Position& p) {
                return throwsInAuction(waiting<Auction>(p)) ? std::vector{6} : std::vector<int>{};
            },
        .thrown = &thrownIn<Auction>,
    },
    StepHooks{
        .kind = kStep<TieThrow>,
        .refusal =
            [](const Position&) {
                return Refusal{clause::SW_8, Why::ThrowIsDue};
            },
        .due = &dueInTie,
        .sides = kOneDie,
        .thrown = &thrownIn<TieThrow>,
    },
};

constexpr auto& kShadowActs = kJudgesOf<NumberSides, AcceptSides, Bid, Pass>;

std::optional<Judgement> rollInFictionalTurn(const Position& position, const Roll& action) {
    return position.turn.phase == Phase::Fictional ? std::optional(rollFictional(position, action)) : std::nullopt;
}

bool offersAfterRobber(Deciding& deciding, const RobberDue& due) {
    const bool fictional = due.cause == RobberCause::Fictional;
    if (fictional) {
        startOffer(deciding);
    }
    return fictional;
}

/// SW-6: a removed hex stops no production, but a die may bring a card.
void throwForResource(Deciding& deciding, PlayerId by, const RobberDue& due, HexId at) {
    const Position& now = deciding.now();
    if (now.hexes[at].removed && due.cause != RobberCause::Placed) {
        deciding.add(Awaiting{ResourceThrow{by}}, {clause::SW_6}, {now.rules().rulings.choice(ruling::R_SW_KNIGHT)});
    }
}

/// SW-2: before anybody founds, sides leave the board.
void awaitSides(Position& position) {
    if (sidesAreDue(position)) {
        position.turn.pending = SidesDue{};
    }
}

}  // namespace

constinit const Hooks kShadowHooks{
    .acts = kShadowActs,
    .steps = kShadowSteps,
    .propose = &proposeShadowActs,
    .corner = &borderRefusal,
    .side = &borderRefusal,
    .isHarbourShut = &harbourIsOut,
    .mayRobberStandOff = &removedHexOpen,
    .roll = &rollInFictionalTurn,
    .turnEnds = &startFictionalTurn,
    .robberSettled = &offersAfterRobber,
    .robberStands = &throwForResource,
    .begins = &awaitSides,
    .irregularities = &findShadowIrregularities,
};

}  // namespace engine
