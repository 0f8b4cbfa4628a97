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

/// R-SW-DISCARD: nobody need give up cards for a fictional 7.
bool keepsHands(const Position& position) {
    return position.rules().rulings.get<RSwDiscard>() == RSwDiscard::No;
}

constexpr std::array kShadowCauses{
    CauseHooks{
        .cause = RobberCause::Fictional,
        .moves = clause::SW_8,
        .mayStay = true,
        .isSeven = true,
        .keepsHands = &keepsHands,
        .taken = [](Deciding& deciding, PlayerId victim) { deciding.add(CardReturned{victim}, {clause::SW_8}); }},
    CauseHooks{.cause = RobberCause::Placed,
               .moves = clause::SW_2,
               .victim =
                   [](const Position&, HexId hex, PlayerId victim) {
                       return std::optional(Refusal{clause::SW_2, Why::NotAdjacentVictim, {hex}, {}, victim});
                   }},
};

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
        .notYet =
            [](const Position&) {
                return std::optional(Refusal{clause::SW_2, Why::SidesUnnumbered, {}, choiceOf(RSwSides::Players)});
            },
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
        .discards = [](const Position& p) -> const PerPlayer<int>& { return waiting<TieThrow>(p).discards; },
        .keepsHands = &keepsHands,
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
    const Position& now = deciding.standingNow();
    if (now.hexes[at].removed && due.cause != RobberCause::Placed) {
        deciding.add(Awaiting{ResourceThrow{by}}, {clause::SW_6}, {now.rules().rulings.choice(ruling::R_SW_KNIGHT)});
    }
}

/// SW-6: whether the robber may leave the board.
std::optional<Refusal> robberOff(const Position& position, const RobberDue& due, HexId at) {
    return removedHexOpen(position, due) ? std::nullopt : std::optional(Refusal{clause::SW_6, Why::NotOnLand, {at}});
}

void throwForMonopoly(Deciding& deciding, PlayerId by, Resource resource) {
    if (deciding.before().inForce(clause::SW_7)) {
        deciding.add(Awaiting{MonopolyThrow{by, resource}}, {clause::SW_7});
    }
}

/// SW-2: before anybody founds, sides leave the board.
void awaitSides(Position& position) {
    if (sidesAreDue(position)) {
        position.turn.pending = SidesDue{};
    }
}

constexpr std::array kShadowMarks{OwnMark{"side_order", clause::SW_2}, OwnMark{"sides_removed", clause::SW_3}};

}  // namespace

constinit const Hooks kShadowHooks{
    .acts = kShadowActs,
    .steps = kShadowSteps,
    .causes = kShadowCauses,
    .propose = &proposeShadowActs,
    .corner = &borderRefusal,
    .side = &borderRefusal,
    .isHarbourShut = &harbourIsOut,
    .robberOff = &robberOff,
    .roll = &rollInFictionalTurn,
    .monopolyPlayed = &throwForMonopoly,
    .turnEnds = &startFictionalTurn,
    .robberSettled = &offersAfterRobber,
    .robberStands = &throwForResource,
    .marks = kShadowMarks,
    .begins = &awaitSides,
    .irregularities = &findShadowIrregularities,
};

}  // namespace engine
