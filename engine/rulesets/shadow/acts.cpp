// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/shadow/acts.h"

#include <algorithm>

#include "engine/rulesets/shadow/auction.h"

namespace engine {

namespace {

void proposeSides(Proposals& proposals) {
    proposals.propose(NumberSides{{1, 2, 3, 4, 5, 6}});
    proposals.propose(AcceptSides{});
}

/// One card as an opening offer, one card more than before, and raises of any size as a family.
void proposeBids(Proposals& proposals, const Auction& auction, PlayerId by) {
    const Position& position = proposals.position();
    if (bidderRefusal(position, by)) {
        return;
    }
    const BidSize size = bidSize(position, auction, by);
    const Hand& hand = position.hands[by];
    for (const Resource resource : kResources) {
        Cards cards = auction.bids[by];
        cards[resource] += std::max(size.fewest - cards.total(), 1);
        proposals.propose(Bid{by, cards});
    }
    CardsBounds bounds;
    bounds.least = auction.bids[by];
    for (const Resource resource : kResources) {
        bounds.most[resource] = hand.cards[resource].most;
    }
    const int most = std::min({size.most, hand.total.value_or(kUnlimited), bounds.most.total()});
    if (size.most > 1 && size.fewest <= most) {
        bounds.fewest = size.fewest;
        bounds.total = std::min(most, size.fewest + 4);
        proposals.family<Bid>(field::kCards, bounds) = {by, auction.bids[by]};
    }
    proposals.propose(Pass{by});
}

}  // namespace

void proposeShadowActs(Proposals& proposals) {
    const Pending& pending = proposals.position().turn.pending;
    if (std::holds_alternative<SidesDue>(pending)) {
        proposeSides(proposals);
    } else if (const auto* auction = std::get_if<Auction>(&pending)) {
        for (const PlayerId player : proposals.position().seats()) {
            proposeBids(proposals, *auction, player);
        }
    }
}

}  // namespace engine
