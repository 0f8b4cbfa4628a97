// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace adjudicator {

/// The chance that a chi-square variable with so many degrees of freedom is at least this (the regularised upper
/// incomplete gamma function Q(degrees / 2, statistic / 2)).
[[nodiscard]] double chiSquareTail(double statistic, int degrees);
/// The same of a noncentral one, as it is distributed when the dice are not as supposed.
[[nodiscard]] double chiSquareTail(double statistic, int degrees, double noncentrality);
/// What a chi-square variable exceeds with this chance.
[[nodiscard]] double chiSquareCritical(int degrees, double chance);

/// Dice are called conspicuous when fair ones would be as uneven with a chance below this.
inline constexpr double kConspicuous = 0.01;
/// A load that one result comes with so many times its share should be found with this chance.
inline constexpr double kLoad = 1.5;
inline constexpr double kPower = 0.8;
/// A cell must be expected so often, or it is counted together with its neighbours.
inline constexpr double kLeastExpected = 5;

/// How many throws it takes to find, with kPower, that a result of this share comes kLoad times as often, when all
/// `cells` results are told apart: 358 for a face of a d6, 2,102 for one of a d20.
[[nodiscard]] int throwsToFind(double share, std::size_t cells);

/// How often a result of this share comes in so many throws: the middle 95 % of the binomial distribution, both ends
/// included.
struct Band {
    int least = 0;
    int most = 0;
    bool operator==(const Band&) const = default;
};
[[nodiscard]] Band expectedBand(int throws, double share);

/// TooFew: not even two cells are expected often enough; nothing can be said.
enum class FitVerdict : std::uint8_t { TooFew, Inconspicuous, Conspicuous };

/// Results counted together: the cells from `first` to `last`, both included.
struct FitGroup {
    std::size_t first = 0;
    std::size_t last = 0;
    int counted = 0;
    double expected = 0;
};

/// Pearson's test of what was counted against what fair dice give.
struct Fit {
    FitVerdict verdict = FitVerdict::TooFew;
    int throws = 0;
    /// As tested; fewer than the cells where neighbours had to be counted together.
    std::vector<FitGroup> groups;
    double statistic = 0;
    int degrees = 0;
    /// The chance that fair dice are at least this uneven; 1 where nothing can be said.
    double p = 1;
    /// Throws until no result need be counted together with another.
    int throwsForAll = 0;
    /// Throws until a load of the likeliest result (kLoad) would be found.
    int throwsToFind = 0;
    [[nodiscard]] bool isMerged(std::size_t cells) const { return groups.size() < cells; }
    [[nodiscard]] bool couldFind() const { return throws >= throwsToFind; }
};

/// `counts` and `shares` are of the same cells; the shares are positive and add up to 1.
[[nodiscard]] Fit goodnessOfFit(const std::vector<int>& counts, const std::vector<double>& shares);

}  // namespace adjudicator
