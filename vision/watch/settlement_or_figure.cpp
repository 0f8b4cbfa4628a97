// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/settlement_or_figure.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

#include "vision/watch/outline_at.h"
#include "vision/watch/spotted.h"

namespace vision::watch {

namespace {

/// How likely an apparent settlement is a figure instead: it stands aside, and its outline is one's.
double figureInstead(const PieceChange& change, const Gains& came, const cv::Mat& open, const pieces::Sight& sight,
                     const View& now) {
    constexpr double kNear = 0.45;
    const std::size_t corner = sight.shape().indexOf(std::get<engine::Corner>(change.at));
    const cv::Mat& gain = came[index(change.colour)];
    const Spotted* nearest = nullptr;
    const std::vector<Spotted> all = spottedIn(gain, open, change.colour, sight);
    for (const Spotted& spotted : all) {
        if (farFrom(spotted, sight.shape(), corner) < kNear &&
            (nearest == nullptr || spotted.figure.area > nearest->figure.area)) {
            nearest = &spotted;
        }
    }
    if (nearest == nullptr) {
        return 0;
    }
    constexpr double kAside = 0.13;
    constexpr double kPerAside = 25;
    constexpr double kMostByOutline = 4;
    double odds = kPerAside * (farFrom(*nearest, sight.shape(), corner) - kAside);
    if (const auto outline = outlineAt(gain, now, nearest->middle, nearest->radius)) {
        using enum pieces::OutlineKind;
        const double byOutline =
            oddsOf(*outline, {Soldier, TwoSoldiers, Rider, Gun, Weapon}, {Settlement, City, Factory});
        odds += std::clamp(byOutline, -kMostByOutline, kMostByOutline);
    }
    return 1 / (1 + std::exp(-odds));
}

}  // namespace

Doubtful removeFigures(std::vector<PieceChange>& atSites, const Gains& came, const cv::Mat& open,
                       const pieces::Sight& sight, const View& now) {
    constexpr double kHardly = 0.1;
    Doubtful doubtful;
    std::vector<PieceChange> kept;
    for (PieceChange& change : atSites) {
        const bool settles = change.what == PieceChange::What::Appeared && change.piece == engine::Piece::Settlement;
        const double figure = settles ? figureInstead(change, came, open, sight, now) : 0;
        if (figure > 0.5) {
            const std::size_t corner = sight.shape().indexOf(std::get<engine::Corner>(change.at));
            doubtful[corner] = {std::move(change), 1 - figure};
            continue;
        }
        change.confidence *= 1 - figure;
        if (figure > kHardly) {
            change.other = engine::Piece::Army;
        }
        kept.push_back(std::move(change));
    }
    atSites = std::move(kept);
    return doubtful;
}

void putBack(std::vector<PieceChange>& atSites, const Doubt& doubt) {
    constexpr double kMayBe = 0.25;
    if (doubt.chance > kMayBe) {
        atSites.push_back(doubt.settlement);
        atSites.back().confidence *= doubt.chance;
        atSites.back().other = engine::Piece::Army;
    }
}

}  // namespace vision::watch
