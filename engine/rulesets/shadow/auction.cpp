// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/shadow/auction.h"

#include <algorithm>

#include "engine/rulesets/ccm/boycott.h"
#include "engine/rulesets/shadow/fictional.h"
#include "engine/rulesets/shadow/standing.h"

namespace engine {

namespace {

RulingChoice bidding(const Position& position) {
    return position.rules().rulings.choice(ruling::R_SW_BID);
}

bool alternates(const Position& position) {
    return position.rules().rulings.get<RSwBid>() == RSwBid::Alternate;
}

const Auction& auctionOf(const Deciding& deciding) {
    return std::get<Auction>(deciding.now().turn.pending);
}

bool hasOpened(const Auction& auction, PlayerId player) {
    return !auction.bids[player].none();
}

bool allHaveOpened(const Position& position, const Auction& auction) {
    return std::ranges::all_of(playersLeft(position), [&](PlayerId player) { return hasOpened(auction, player); });
}

int highestBid(const Position& position, const Auction& auction) {
    int highest = 0;
    for (const PlayerId player : position.seats()) {
        highest = std::max(highest, auction.bids[player].total());
    }
    return highest;
}

/// R-X-SW-CC-BOYCOTT: an offer is trade (CC-14).
std::optional<Refusal> boycottedBidder(const Position& position, PlayerId player) {
    const RulingChoice reading = position.choice(ruling::R_X_SW_CC_BOYCOTT);
    auto refusal = reading == choiceOf(RXSwCcBoycott::No) ? boycottRefusal(position, player) : std::nullopt;
    if (refusal) {
        refusal->ruling = reading;
    }
    return refusal;
}

/// SW-9: who has fewer than eight points, and any card at all.
std::vector<PlayerId> bidders(const Position& position) {
    std::vector<PlayerId> may = playersLeft(position);
    std::erase_if(may, [&](PlayerId player) {
        return comparedPoints(position, player) >= kPointsTooManyToBid || !position.hands[player].mayHoldAny() ||
               boycottedBidder(position, player);
    });
    return may;
}

/// The bid is paid to the bank, the card goes to its winner (SW-9).
void award(Deciding& deciding, PlayerId winner, const std::vector<ClauseId>& clauses,
           const std::vector<RulingChoice>& rulings) {
    const Auction auction = auctionOf(deciding);
    deciding.add(CardsPaid{winner, auction.bids[winner]}, clauses, rulings);
    deciding.add(CardsDealt{winner, Cards::one(*auction.resource)}, clauses, rulings);
    endFictionalTurn(deciding);
}

std::vector<PlayerId> highestBidders(const Position& position, const Auction& auction) {
    std::vector<PlayerId> highest;
    const int most = highestBid(position, auction);
    for (const PlayerId player : position.seats()) {
        if (most > 0 && auction.bids[player].total() == most) {
            highest.push_back(player);
        }
    }
    return highest;
}

/// Nobody bids any more: the highest bid wins, of equal ones that of the fewest points, else a die decides (SW-10).
void closeBidding(Deciding& deciding) {
    const Position& now = deciding.now();
    const std::vector<PlayerId> highest = highestBidders(now, auctionOf(deciding));
    if (highest.empty()) {
        endFictionalTurn(deciding);
        return;
    }
    if (highest.size() == 1) {
        award(deciding, highest.front(), {clause::SW_9}, {bidding(now)});
        return;
    }
    const std::vector points{now.rules().rulings.choice(ruling::R_SW_POINTS)};
    const std::vector<PlayerId> fewest = fewestPoints(deciding, highest);
    if (fewest.size() == 1) {
        award(deciding, fewest.front(), {clause::SW_10}, points);
        return;
    }
    Auction tied = auctionOf(deciding);
    tied.next.reset();
    tied.tie = TieFor::Award;
    deciding.add(Awaiting{tied}, {clause::SW_10}, points);
}

/// Whose bid is next when bids alternate: the next in turn who has not passed.
PlayerId nextBidder(const Position& position, const Auction& auction, PlayerId after) {
    PlayerId next = position.table->next(after);
    while (auction.passed[next] && next != after) {
        next = position.table->next(next);
    }
    return next;
}

/// After a bid or a pass: bidding goes on, or it is closed (R-SW-BID).
void goOnAfterAuction(Deciding& deciding, PlayerId by) {
    const Position& now = deciding.now();
    Auction auction = auctionOf(deciding);
    std::vector<PlayerId> open = playersLeft(now);
    std::erase_if(open, [&](PlayerId player) { return auction.passed[player]; });
    // With nobody to bid against there is nothing to add to a bid (SW-9); offers made at the same time wait for both.
    const bool together = !alternates(now) && allHaveOpened(now, auction);
    const bool alone = open.size() == 1 && hasOpened(auction, open.front()) && !together;
    if (open.empty() || alone) {
        closeBidding(deciding);
    } else if (alternates(now)) {
        auction.next = nextBidder(now, auction, by);
        deciding.add(Awaiting{auction}, {clause::SW_9}, {bidding(now)});
    }
}

Judgement offerCard(const Position& position, const Throw& action) {
    Deciding deciding(position);
    deciding.add(DiceThrown{action.by, action.dice}, {clause::SW_9});
    const auto resource = resourceOfFace(action.dice.sum());
    const std::vector<PlayerId> may = bidders(position);
    if (!resource || position.bank.cards[*resource].most == 0 || may.empty()) {
        endFictionalTurn(deciding);
        return deciding;
    }
    Auction auction;
    auction.resource = resource;
    for (const PlayerId player : position.seats()) {
        auction.passed[player] = std::ranges::find(may, player) == may.end();
    }
    if (alternates(position)) {
        const std::vector<PlayerId> fewest = fewestPoints(deciding, may);
        auction.tie = fewest.size() > 1 ? std::optional(TieFor::FirstBid) : std::nullopt;
        auction.next = fewest.size() > 1 ? std::nullopt : std::optional(fewest.front());
    }
    deciding.add(Awaiting{auction}, {clause::SW_9},
                 {bidding(position), position.rules().rulings.choice(ruling::R_SW_POINTS)});
    return deciding;
}

std::optional<Refusal> auctionRefusal(const Position& position) {
    const auto* auction = std::get_if<Auction>(&position.turn.pending);
    if (auction == nullptr || !auction->resource) {
        return Refusal{clause::SW_9, Why::NoOffer};
    }
    if (auction->tie) {
        return Refusal{auction->tie == TieFor::Award ? clause::SW_10 : clause::SW_9, Why::ThrowIsDue};
    }
    return std::nullopt;
}

}  // namespace

void startOffer(Deciding& deciding) {
    deciding.add(Awaiting{Auction{}}, {clause::SW_9});
}

std::optional<Refusal> bidderRefusal(const Position& position, PlayerId by) {
    if (auto refusal = auctionRefusal(position)) {
        return refusal;
    }
    const auto& auction = std::get<Auction>(position.turn.pending);
    if (comparedPoints(position, by) >= kPointsTooManyToBid) {
        return Refusal{clause::SW_9, Why::TooManyPoints, {}, position.rules().rulings.choice(ruling::R_SW_POINTS), by};
    }
    if (auto refusal = boycottedBidder(position, by)) {
        return refusal;
    }
    if (auction.passed[by]) {
        return Refusal{clause::SW_9, Why::BidsClosed, {}, bidding(position), by};
    }
    if (auction.next && *auction.next != by) {
        return Refusal{clause::SW_9, Why::NotYourBid, {}, bidding(position), by};
    }
    return std::nullopt;
}

BidSize bidSize(const Position& position, const Auction& auction, PlayerId by) {
    if (!hasOpened(auction, by)) {
        // Whoever answers an offer wants the card too: both may lay more cards (SW-9).
        return {1, highestBid(position, auction) > 0 ? kUnlimited : 1};
    }
    if (!allHaveOpened(position, auction)) {
        return {1, 0};
    }
    const int before = auction.bids[by].total();
    return {alternates(position) ? highestBid(position, auction) + 1 : before + 1, kUnlimited};
}

Judgement judge(const Position& position, const Bid& action) {
    if (auto refusal = bidderRefusal(position, action.by)) {
        return tl::unexpected(*refusal);
    }
    const auto& auction = std::get<Auction>(position.turn.pending);
    const bool raise = hasOpened(auction, action.by);
    if (raise && !allHaveOpened(position, auction)) {
        return refuse(clause::SW_9, Why::NothingToRaise, {}, bidding(position));
    }
    const BidSize size = bidSize(position, auction, action.by);
    const int count = action.cards.total();
    if (count < size.fewest || count > size.most || !action.cards.holds(auction.bids[action.by])) {
        const bool opens = !raise && size.most == 1;
        return refuse(clause::SW_9, opens ? Why::OpeningBid : Why::BidTooSmall, {}, bidding(position));
    }
    if (!position.hands[action.by].mayHold(action.cards)) {
        return tl::unexpected(cannotPay(action.by, action.cards, clause::SW_9));
    }
    Deciding deciding(position);
    if (!position.hands[action.by].surelyHolds(action.cards)) {
        deciding.trust({action.by, action.cards});
    }
    deciding.add(BidMade{action.by, action.cards}, {clause::SW_9}, {bidding(position)});
    if (raise && !alternates(position)) {
        // Both name their whole offers at the same time, once.
        deciding.add(BidPassed{action.by}, {clause::SW_9}, {bidding(position)});
    }
    goOnAfterAuction(deciding, action.by);
    return deciding;
}

Judgement judge(const Position& position, const Pass& action) {
    if (auto refusal = bidderRefusal(position, action.by)) {
        return tl::unexpected(*refusal);
    }
    const auto& auction = std::get<Auction>(position.turn.pending);
    Deciding deciding(position);
    deciding.add(BidPassed{action.by}, {clause::SW_9}, {bidding(position)});
    if (alternates(position) && allHaveOpened(position, auction)) {
        closeBidding(deciding);
    } else {
        goOnAfterAuction(deciding, action.by);
    }
    return deciding;
}

Judgement thrown(const Position& position, const Auction& due, const Throw& action) {
    if (!due.resource) {
        return offerCard(position, action);
    }
    Deciding deciding(position);
    const RulingChoice points = position.rules().rulings.choice(ruling::R_SW_POINTS);
    const int face = action.dice.sum();
    if (due.tie == TieFor::Award) {
        const std::vector<PlayerId> tied = fewestPoints(deciding, highestBidders(position, due));
        deciding.add(DiceThrown{std::nullopt, action.dice}, {clause::SW_10});
        award(deciding, chosenByDie(tied, face), {clause::SW_10}, {points});
    } else {
        Auction auction = due;
        const std::vector<PlayerId> tied = fewestPoints(deciding, bidders(position));
        deciding.add(DiceThrown{std::nullopt, action.dice}, {clause::SW_9});
        auction.tie.reset();
        auction.next = chosenByDie(tied, face);
        deciding.add(Awaiting{auction}, {clause::SW_9}, {bidding(position), points});
    }
    return deciding;
}

}  // namespace engine
