// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <limits>
#include <optional>

#include "engine/state/cards.h"

namespace engine {

/// From least to most, both included.
struct Range {
    int least = 0;
    int most = 0;
    [[nodiscard]] constexpr bool isExact() const { return least == most; }
    bool operator==(const Range&) const = default;
};

/// More than any game has: stands for "no upper limit known".
inline constexpr int kUnlimited = 999;

/// What is known of cards that nobody need show: a hand, the bank, the development deck. The total is known or not; of
/// each card there are at least and at most so many. An untracked hand has no total and ranges from nothing to
/// kUnlimited.
template <class Kind>
struct HandOf {
    using Counts = CountsOf<Kind>;

    std::optional<int> total;
    PerCard<Kind, Range> cards{
        {Range{0, kUnlimited}, Range{0, kUnlimited}, Range{0, kUnlimited}, Range{0, kUnlimited}, Range{0, kUnlimited}}};

    [[nodiscard]] static HandOf untracked() { return {}; }
    [[nodiscard]] static HandOf exactly(const Counts& known);

    /// Whether some hand that fits what is known holds these cards, and whether every one does.
    [[nodiscard]] bool mayHold(const Counts& wanted) const {
        int needed = 0;
        for (const Kind kind : kCardsOf<Kind>) {
            if (wanted[kind] > cards[kind].most) {
                return false;
            }
            needed += std::max(wanted[kind], cards[kind].least);
        }
        return !total || needed <= *total;
    }
    [[nodiscard]] bool surelyHolds(const Counts& wanted) const;
    /// Of each kind how many cards it may hold at most: as mayHold says of that kind alone.
    [[nodiscard]] Counts mostOfEach() const;
    /// Whether it may hold any card at all.
    [[nodiscard]] bool mayHoldAny() const;

    /// Cards seen to come in, and seen to go out. What goes out contrary to what was known leaves the range at 0.
    void gain(const Counts& seen);
    void lose(const Counts& seen);
    /// One or more cards that nobody saw come in (out of a hand that could hold `from`) or go out.
    void gainUnseen(int count, const HandOf& from);
    void loseUnseen(int count);
    /// All that another hand holds comes in; nothing is left there.
    void gainAll(HandOf& from);
    /// Cards that came in (or went out) unseen turn out to have been these; among: they could only have been of the
    /// kinds that it counts.
    void cameIn(const Counts& seen, const Counts& among = Counts::of(1, 1, 1, 1, 1));
    void wentOut(const Counts& seen, const Counts& among = Counts::of(1, 1, 1, 1, 1));
    /// How many cards it holds at least and at most; kUnlimited where no upper limit is known.
    [[nodiscard]] Range size() const;
    /// It was counted and holds so many cards, which must lie within its size.
    void count(int held);
    /// Where it is known of every card how many there are, so is the total. What comes and goes keeps to that by
    /// itself.
    void addUp();

    bool operator==(const HandOf&) const = default;

private:
    void tighten();
};

/// Resource cards in a hand or in the bank.
using Hand = HandOf<Resource>;
/// Development cards in a hand or in the deck.
using DevelopmentHand = HandOf<DevelopmentCard>;

}  // namespace engine
