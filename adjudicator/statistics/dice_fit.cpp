// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/statistics/dice_fit.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "engine/check.h"

namespace adjudicator {

namespace {

constexpr int kMostTerms = 10'000;
constexpr double kNegligible = 1e-15;
/// What sums of shares may be off.
constexpr double kRounding = 1e-9;

/// The least x >= 0 at which an increasing function reaches a value, to about ten digits.
template <class Function>
double firstReaching(double value, Function function) {
    double high = 1;
    while (function(high) < value) {
        high *= 2;
    }
    double low = 0;
    constexpr int kHalvings = 80;
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = (low + high) / 2;
        (function(middle) < value ? low : high) = middle;
    }
    return high;
}

std::vector<FitGroup> grouped(const std::vector<int>& counts, const std::vector<double>& shares, int throws) {
    std::vector<FitGroup> groups;
    FitGroup group;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        group.last = i;
        group.counted += counts[i];
        group.expected += shares[i] * throws;
        if (group.expected >= kLeastExpected - kRounding) {
            groups.push_back(group);
            group = {i + 1, i + 1, 0, 0};
        }
    }
    if (group.first < counts.size() && !groups.empty()) {
        // What is left over at the end goes to its neighbour.
        groups.back().last = group.last;
        groups.back().counted += group.counted;
        groups.back().expected += group.expected;
    }
    return groups;
}

}  // namespace

double chiSquareTail(double statistic, int degrees) {
    ADJ_CHECK(degrees > 0, "a chi-square variable has degrees of freedom");
    if (statistic <= 0) {
        return 1;
    }
    // Q(a + 1, x) = Q(a, x) + x^a e^-x / Γ(a + 1), from Q(1, x) or Q(1/2, x) on, where a is half the degrees.
    const double x = statistic / 2;
    const bool even = degrees % 2 == 0;
    double tail = even ? std::exp(-x) : std::erfc(std::sqrt(x));
    double term = std::exp(-x) * (even ? x : 2 * std::sqrt(x / std::numbers::pi));
    for (int reached = even ? 2 : 1; reached < degrees; reached += 2) {
        tail += term;
        term *= statistic / (reached + 2);
    }
    return std::min(tail, 1.0);
}

double chiSquareTail(double statistic, int degrees, double noncentrality) {
    // A Poisson mixture of central ones with two more degrees of freedom each.
    const double mean = noncentrality / 2;
    if (mean <= 0) {
        return chiSquareTail(statistic, degrees);
    }
    double sum = 0;
    for (int k = 0; k < kMostTerms; ++k) {
        const double part = std::exp(k * std::log(mean) - mean - std::lgamma(k + 1.0));
        sum += part * chiSquareTail(statistic, degrees + 2 * k);
        if (k > mean && part < kNegligible) {
            break;
        }
    }
    return sum;
}

double chiSquareCritical(int degrees, double chance) {
    return firstReaching(1 - chance, [degrees](double x) { return 1 - chiSquareTail(x, degrees); });
}

int throwsToFind(double share, std::size_t cells) {
    const int degrees = static_cast<int>(cells) - 1;
    const double critical = chiSquareCritical(degrees, kConspicuous);
    const double noncentrality =
        firstReaching(kPower, [&](double lambda) { return chiSquareTail(critical, degrees, lambda); });
    // One result loaded, the others in their old proportions: the noncentrality that a single throw adds.
    const double perThrow = (kLoad - 1) * (kLoad - 1) * share / (1 - share);
    return static_cast<int>(std::ceil(noncentrality / perThrow));
}

Band expectedBand(int throws, double share) {
    constexpr double kOutside = 0.025;
    Band band{0, throws};
    double below = 0;
    bool hasLeast = false;
    for (int k = 0; k <= throws; ++k) {
        below += std::exp(std::lgamma(throws + 1.0) - std::lgamma(k + 1.0) - std::lgamma(throws - k + 1.0) +
                          k * std::log(share) + (throws - k) * std::log1p(-share));
        if (!hasLeast && below >= kOutside) {
            band.least = k;
            hasLeast = true;
        }
        if (below >= 1 - kOutside) {
            band.most = k;
            break;
        }
    }
    return band;
}

Fit goodnessOfFit(const std::vector<int>& counts, const std::vector<double>& shares) {
    ADJ_CHECK(counts.size() == shares.size() && counts.size() > 1, "each cell has a share");
    Fit fit;
    fit.throws = std::accumulate(counts.begin(), counts.end(), 0);
    const auto [rarest, likeliest] = std::minmax_element(shares.begin(), shares.end());
    fit.throwsForAll = static_cast<int>(std::ceil(kLeastExpected / *rarest - kRounding));
    fit.throwsToFind = throwsToFind(*likeliest, counts.size());
    fit.groups = grouped(counts, shares, fit.throws);
    if (fit.groups.size() < 2) {
        return fit;
    }
    for (const FitGroup& group : fit.groups) {
        const double off = group.counted - group.expected;
        fit.statistic += off * off / group.expected;
    }
    fit.degrees = static_cast<int>(fit.groups.size()) - 1;
    fit.p = chiSquareTail(fit.statistic, fit.degrees);
    fit.verdict = fit.p < kConspicuous ? FitVerdict::Conspicuous : FitVerdict::Inconspicuous;
    return fit;
}

}  // namespace adjudicator
