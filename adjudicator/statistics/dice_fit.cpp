// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/statistics/dice_fit.h"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/non_central_chi_squared.hpp>
#include <cmath>
#include <numeric>

#include "engine/check.h"

namespace adjudicator {

namespace {

using boost::math::chi_squared;
using boost::math::complement;
using boost::math::non_central_chi_squared;

/// What sums of shares may be off.
constexpr double kRounding = 1e-9;

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
    return cdf(complement(chi_squared(degrees), statistic));
}

double chiSquareTail(double statistic, int degrees, double noncentrality) {
    return noncentrality <= 0 ? chiSquareTail(statistic, degrees)
                              : cdf(complement(non_central_chi_squared(degrees, noncentrality), statistic));
}

double chiSquareCritical(int degrees, double chance) {
    return quantile(complement(chi_squared(degrees), chance));
}

int throwsToFind(double share, std::size_t cells) {
    const int degrees = static_cast<int>(cells) - 1;
    const double critical = chiSquareCritical(degrees, kConspicuous);
    const double noncentrality = non_central_chi_squared::find_non_centrality(degrees, critical, 1 - kPower);
    // One result loaded, the others in their old proportions: the noncentrality that a single throw adds.
    const double perThrow = (kLoad - 1) * (kLoad - 1) * share / (1 - share);
    return static_cast<int>(std::ceil(noncentrality / perThrow));
}

Band expectedBand(int throws, double share) {
    using namespace boost::math::policies;
    constexpr double kOutside = 0.025;
    const boost::math::binomial_distribution<double, policy<discrete_quantile<integer_round_up>>> counts(throws, share);
    return {static_cast<int>(quantile(counts, kOutside)), static_cast<int>(quantile(counts, 1 - kOutside))};
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
