// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// Whoever has so many points bids for nothing (SW-9).
inline constexpr int kPointsTooManyToBid = 8;

/// The robber of a fictional 7 has moved, or stayed, or the yields are paid: a card is offered (SW-9).
void startOffer(Deciding& deciding);

/// Why the player may not bid now, whatever it bids; empty when it may.
[[nodiscard]] std::optional<Refusal> bidderRefusal(const Position& position, PlayerId by);
/// How many cards the player's next bid must have: an opening one exactly one, a raise more than before, and when bids
/// alternate more than the other's. None at all while a raise waits for the other's opening.
struct BidSize {
    int fewest = 1;
    int most = 1;
};
[[nodiscard]] BidSize bidSize(const Position& position, const Auction& auction, PlayerId by);

[[nodiscard]] Judgement judge(const Position& position, const Bid& action);
[[nodiscard]] Judgement judge(const Position& position, const Pass& action);
/// The die that names the card, says who bids first, or decides equal bids (SW-9, SW-10).
[[nodiscard]] Judgement thrown(const Position& position, const Auction& due, const Throw& action);

}  // namespace engine
