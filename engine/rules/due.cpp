// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/action/due.h"

#include <array>

#include "engine/rules/founding.h"
#include "engine/rules/robber.h"
#include "engine/rules/turn.h"
#include "engine/state/names.h"

namespace engine {

namespace {

constexpr std::array<std::string_view, 15> kDuties{
    "found",   "roll",    "turn",  "special-building", "discard", "move-robber", "throw",     "combat",
    "conquer", "tribute", "claim", "relocate",         "sides",   "bid",         "draw-token"};

std::vector<Due> one(std::optional<PlayerId> player, Duty duty, ClauseId clause) {
    return {{player, duty, clause}};
}

/// The cards due on a 7, by player.
std::vector<Due> discardsOf(const Position& position, const PerPlayer<int>& discards) {
    std::vector<Due> due;
    for (const PlayerId player : position.seats()) {
        if (discards[player] > 0) {
            due.push_back({player, Duty::Discard, clause::B_8});
        }
    }
    return due;
}

struct DueFor {
    const Position& position;

    std::vector<Due> operator()(std::monostate) const { return ofPhase(); }
    std::vector<Due> operator()(const RobberDue& robber) const {
        auto due = discardsOf(position, robber.discards);
        return due.empty() ? one(moverOf(position, robber), Duty::MoveRobber, moveClause(robber.cause)) : due;
    }
    std::vector<Due> operator()(const Fight& fight) const { return one(fight.attacker, Duty::Combat, clause::SA_K8); }
    std::vector<Due> operator()(const ConquestDue& due) const { return one(due.by, Duty::Conquer, clause::SA_K11); }
    std::vector<Due> operator()(const RobberFight& fight) const {
        return one(fight.by, Duty::Throw, fight.pirate ? clause::SA_R2 : clause::SA_R1);
    }
    std::vector<Due> operator()(const TributeDue& due) const { return one(due.by, Duty::Tribute, clause::SA_R1); }
    std::vector<Due> operator()(const TakeoverDue& due) const {
        return due.pickers.empty() ? one(due.relocator, Duty::Relocate, clause::MO_12)
                                   : one(due.pickers.front(), Duty::Claim, clause::MO_9);
    }
    std::vector<Due> operator()(const SidesDue& due) const {
        return one(std::nullopt, due.hexes.empty() ? Duty::Throw : Duty::RemoveSides, clause::SW_2);
    }
    std::vector<Due> operator()(const ResourceThrow& due) const { return one(due.by, Duty::Throw, clause::SW_6); }
    std::vector<Due> operator()(const MonopolyThrow& due) const { return one(due.by, Duty::Throw, clause::SW_7); }
    std::vector<Due> operator()(const Auction& auction) const {
        if (!auction.resource || auction.tie) {
            return one(std::nullopt, Duty::Throw, auction.tie == TieFor::Award ? clause::SW_10 : clause::SW_9);
        }
        std::vector<Due> due;
        for (const PlayerId player : position.seats()) {
            if (!auction.passed[player] && !position.isOut(player) && auction.next.value_or(player) == player) {
                due.push_back({player, Duty::Bid, clause::SW_9});
            }
        }
        return due;
    }
    std::vector<Due> operator()(const TieThrow& tie) const {
        auto due = discardsOf(position, tie.discards);
        due.push_back({std::nullopt, Duty::Throw, clause::SW_8});
        return due;
    }
    std::vector<Due> operator()(const FateThrow& due) const { return one(due.by, Duty::Throw, clause::CC_16); }
    std::vector<Due> operator()(const Upheaval& due) const { return one(due.by, Duty::Throw, clause::CC_18); }
    std::vector<Due> operator()(const VoteThrow&) const { return one(std::nullopt, Duty::Throw, clause::CC_2); }
    std::vector<Due> operator()(const TokensDue& due) const { return one(due.by, Duty::DrawToken, clause::CC_15); }

private:
    [[nodiscard]] std::vector<Due> ofPhase() const {
        const PlayerId player = position.turn.player;
        const ClauseId turns = position.rules().armies ? clause::SA_3 : clause::B_9;
        switch (position.turn.phase) {
            case Phase::Found:
                return one(foundingTurn(position).player, Duty::Found, clause::B_3);
            case Phase::Roll:
                return one(player, Duty::Roll, clause::B_7);
            case Phase::Fictional:
                return one(player, Duty::Roll, clause::SW_8);
            case Phase::Special:
                return builders();
            case Phase::Build:
            case Phase::Move:
            case Phase::Combat:
                return one(player, Duty::Turn, turns);
            case Phase::Ended:
                break;
        }
        return {};
    }

    /// B-15: the others in order, as far as it has not passed them; then the next player rolls.
    [[nodiscard]] std::vector<Due> builders() const {
        std::vector<Due> due;
        for (PlayerId player = position.table->next(position.turn.player); player != position.turn.player;
             player = position.table->next(player)) {
            if (!specialRefusal(position, player)) {
                due.push_back({player, Duty::SpecialBuilding, clause::B_15});
            }
        }
        due.push_back({nextInTurn(position, position.turn.player), Duty::Roll, clause::B_7});
        return due;
    }
};

}  // namespace

std::string_view toText(Duty duty) {
    return nameOf(duty, kDuties);
}

std::vector<Due> dueNow(const Position& position) {
    if (position.table->players.empty()) {
        return {};
    }
    return std::visit(DueFor{position}, position.turn.pending);
}

}  // namespace engine
