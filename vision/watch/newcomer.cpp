// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/newcomer.h"

#include <algorithm>
#include <cmath>

namespace vision::watch {

namespace {

using pieces::kColours;

/// A colour must fit better than before by this much to have come.
constexpr double kMuchBetter = 0.3;
/// How far the best colour must lead, or it is not said whose the piece is.
constexpr double kLead = 0.1;
constexpr auto kBlueCame = index(PieceColour::Blue);
constexpr auto kOrangeCame = index(PieceColour::Orange);
constexpr auto kBrownCame = index(PieceColour::Brown);

/// White that came, by what changed alone: too near to sand to stand out from what is around it.
std::optional<Newcomer> whiteNewcomer(const std::array<double, kColours>& came, double different) {
    constexpr double kClearlyWhite = 0.28;
    // A whole body that is new may be half in the shade.
    constexpr double kWholly = 0.7;
    constexpr double kLitSide = 0.18;
    double others = 0;
    for (std::size_t k = 0; k < kColours; ++k) {
        others = k == kWhite ? others : std::max(others, came[k]);
    }
    const double lead = came[kWhite] - others;
    if (came[kWhite] < (different > kWholly ? kLitSide : kClearlyWhite) || lead < kLead) {
        return std::nullopt;
    }
    return Newcomer{kWhite, confidenceOf(came[kWhite], lead)};
}

}  // namespace

double confidenceOf(double score, double lead) {
    return 1 / (1 + std::exp(-(-3.0 + 5.0 * score + 6.0 * std::min(lead, 0.5))));
}

std::optional<Newcomer> newcomer(const std::array<double, kColours>& before, const std::array<double, kColours>& now,
                                 const std::array<double, kColours>& came, double different) {
    if (const auto white = whiteNewcomer(came, different)) {
        return white;
    }
    std::array<std::size_t, kColours> order{};
    for (std::size_t k = 0; k < kColours; ++k) {
        order[k] = k;
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return now[a] > now[b]; });
    const auto fitsAnew = [&](std::size_t k) { return now[k] >= kColourFits && now[k] - before[k] >= kMuchBetter; };
    std::size_t best = order[0];
    double next = now[order[1]];
    // The side of an orange piece that the lamp does not reach looks brown.
    if (best == kBrownCame && order[1] == kOrangeCame && fitsAnew(kOrangeCame)) {
        best = kOrangeCame;
        next = now[order[2]];
    }
    // The sea in the shadow of a white ship looks blue; nothing blue looks white.
    const auto isEither = [](std::size_t k) { return k == kWhite || k == kBlueCame; };
    if (isEither(best) && isEither(order[1]) && fitsAnew(kWhite) && came[kWhite] >= kColourFits) {
        best = kWhite;
        next = now[order[2]];
    }
    const double lead = now[best] - std::max(next, 0.0);
    if (!fitsAnew(best) || lead < kLead) {
        return std::nullopt;
    }
    return Newcomer{best, confidenceOf(now[best], lead)};
}

}  // namespace vision::watch
