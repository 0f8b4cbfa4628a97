// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// What is known of cards that nobody need show: a hand, or the bank. The total is known or not; of each resource
/// there are at least and at most so many. An untracked hand has no total and ranges from nothing to kUnlimited.
struct Hand {
    std::optional<int> total;
    PerResource<Range> cards{
        {Range{0, kUnlimited}, Range{0, kUnlimited}, Range{0, kUnlimited}, Range{0, kUnlimited}, Range{0, kUnlimited}}};

    [[nodiscard]] static Hand untracked() { return {}; }
    [[nodiscard]] static Hand exactly(const Cards& known);

    /// Whether some hand that fits what is known holds these cards, and whether every one does.
    [[nodiscard]] bool mayHold(const Cards& wanted) const;
    [[nodiscard]] bool surelyHolds(const Cards& wanted) const;

    /// Cards seen to come in, and seen to go out. What goes out contrary to what was known leaves the range at 0.
    void gain(const Cards& seen);
    void lose(const Cards& seen);
    /// One or more cards that nobody saw come in (out of a hand that could hold `from`) or go out.
    void gainUnseen(int count, const Hand& from);
    void loseUnseen(int count);

    bool operator==(const Hand&) const = default;

private:
    void tighten();
};

}  // namespace engine
