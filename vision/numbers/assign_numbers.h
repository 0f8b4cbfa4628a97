// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "vision/numbers/chances.h"

namespace vision::numbers {

/// What is known of one hex before its number is settled.
struct HexEvidence {
    Chances chances{};
    /// The chance in 0..1 that the hex is desert, which carries no token.
    double desert = 0;
};

/// The number one hex was taken to have; empty: no token.
struct NumberClass {
    std::optional<int> number;
    /// The chance in 0..1 that it is right, with the usual tokens as a prior.
    double confidence = 0;
    /// All that it may well be, likeliest first; a person should be asked when there is more than one.
    std::vector<std::optional<int>> options;
};

/// Whether tokens are laid at all, 0..1: the share of lands with a token that can be read.
[[nodiscard]] double laidShare(const std::vector<HexEvidence>& hexes);

/// How badly the tokens of an island are read as those of the box (`supply`): the logarithm of what chance their best
/// assignment has, 0 and above.
[[nodiscard]] double costOf(const std::vector<HexEvidence>& hexes, const std::vector<int>& supply);

/// Settles the numbers of one island together: what each token looks like, and the tokens that its box has
/// (`supply`) as a prior that clear looks overrule. An island where no tokens are seen has none;
/// where nearly all have one, a hex without is guessed from what is left and is always doubtful.
[[nodiscard]] std::vector<NumberClass> assignNumbers(const std::vector<HexEvidence>& hexes,
                                                     const std::vector<int>& supply);

}  // namespace vision::numbers
