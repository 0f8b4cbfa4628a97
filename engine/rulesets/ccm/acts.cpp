// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/acts.h"

#include <algorithm>

#include "engine/rules/supply.h"
#include "engine/rules/turn.h"
#include "engine/rulesets/ccm/boycott.h"
#include "engine/rulesets/ccm/construction.h"
#include "engine/rulesets/ccm/explorer.h"
#include "engine/rulesets/ccm/votes.h"

namespace engine {

namespace {

std::vector<PlayerId> everybody(const Position& position) {
    std::vector<PlayerId> all;
    for (const PlayerId player : position.seats()) {
        if (!position.isOut(player)) {
            all.push_back(player);
        }
    }
    return all;
}

/// All for a rule, all against it, and a tie where the seats allow one; other polls are like these.
void proposeVotes(Proposals& proposals) {
    if (voteTimeRefusal(proposals.position())) {
        return;
    }
    const std::vector<PlayerId> all = everybody(proposals.position());
    const auto half = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2);
    for (const ClauseId rule : votableRules()) {
        proposals.propose(Vote{rule, all, {}, {}});
        proposals.propose(Vote{rule, {}, all, {}});
        if (all.size() % 2 == 0) {
            proposals.propose(Vote{rule, {all.begin(), half}, {half, all.end()}, {1, 2, 3}});
        }
    }
}

void proposeTokens(Proposals& proposals, const TokensDue& due) {
    constexpr int kLeast = 2;
    constexpr int kMost = 12;
    for (const HexId hex : due.hexes) {
        for (int number = kLeast; number <= kMost; ++number) {
            proposals.propose(DrawToken{due.by, hex, number});
        }
    }
}

void proposeBuyOff(Proposals& proposals, PlayerId by) {
    if (!proposals.propose(BuyOff{by, std::nullopt})) {
        return;
    }
    const Hand& hand = proposals.position().hands[by];
    CardsBounds bounds;
    bounds.fewest = kBuyOffCards;
    bounds.total = kBuyOffCards;
    for (const Resource resource : kResources) {
        bounds.most[resource] = std::min(hand.cards[resource].most, kBuyOffCards);
    }
    proposals.family<BuyOff>(field::kCards, bounds) = {by, Cards{}};
}

void proposeRepeals(Proposals& proposals) {
    const Position& position = proposals.position();
    if (repealTimeRefusal(position)) {
        return;
    }
    for (const ClauseId rule : votableRules()) {
        if (!repealRefusal(position, rule)) {
            proposals.add(Repeal{rule, everybody(position)});
        }
    }
}

void proposeBridges(Proposals& proposals, PlayerId by) {
    const Position& position = proposals.position();
    const bool may = position.inForce(clause::CC_12) && canPay(position, by, position.rules().price(Item::Bridge)) &&
                     hasPieceLeft(position, by, Piece::Bridge);
    if (!may || buildRefusal(position, by, clause::B_9)) {
        return;
    }
    for (const HexId hex : proposals.board().hexes()) {
        for (const CornerId corner : proposals.board().cornersOf(hex)) {
            if (!bridgeRefusal(position, by, hex, corner)) {
                proposals.add(Build{by, Piece::Bridge, corner, hex});
            }
        }
    }
}

void proposeCapitals(Proposals& proposals, PlayerId by) {
    const Position& position = proposals.position();
    if (!position.inForce(clause::CC_13) || !canPay(position, by, position.rules().price(Item::Capital))) {
        return;
    }
    for (const CornerId corner : position.buildings.of(by)) {
        proposals.propose(Upgrade{by, Piece::Capital, corner});
    }
}

}  // namespace

void proposeCcmActs(Proposals& proposals) {
    const Position& position = proposals.position();
    if (!position.inForce(clause::CC_1)) {
        return;
    }
    if (const auto* tokens = std::get_if<TokensDue>(&position.turn.pending)) {
        proposeTokens(proposals, *tokens);
        return;
    }
    const PlayerId by = proposals.by();
    // Asked only where there may be something to decide: this runs in every position.
    if (std::holds_alternative<FateThrow>(position.turn.pending)) {
        proposals.propose(SpareFate{by});
    }
    if (std::holds_alternative<Upheaval>(position.turn.pending)) {
        proposals.propose(Avert{by});
    }
    if (position.marks.boycottOpen) {
        proposals.propose(Boycott{by});
    }
    if (position.turn.phase == Phase::Found) {
        proposeVotes(proposals);
        return;
    }
    if (!std::holds_alternative<std::monostate>(position.turn.pending)) {
        return;
    }
    proposeRepeals(proposals);
    if (position.marks.boycotted[by]) {
        proposeBuyOff(proposals, by);
    }
    if (position.turn.phase == Phase::Build) {
        proposeBridges(proposals, by);
        proposeCapitals(proposals, by);
    } else if (position.turn.phase == Phase::Special) {
        for (const PlayerId player : position.seats()) {
            proposeBridges(proposals, player);
            proposeCapitals(proposals, player);
        }
    }
}

}  // namespace engine
