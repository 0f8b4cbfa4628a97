// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/figure_groups.h"

#include <cmath>
#include <cstdint>
#include <optional>

#include "vision/pieces/spots.h"
#include "vision/watch/reference_sight.h"

namespace vision::watch {

namespace {

/// Whether the middle of a spot lies in a mask.
bool isWithin(const cv::Mat& mask, const Spotted& spotted, const pieces::Sight& sight) {
    const cv::Point2d pixel = sight.map.board->pixel(spotted.middle);
    return mask.at<std::uint8_t>(std::clamp(cvRound(pixel.y), 0, mask.rows - 1),
                                 std::clamp(cvRound(pixel.x), 0, mask.cols - 1)) != 0;
}

/// Nearer to a building it is what is left over of that, when it was changed; and what speaks for it.
constexpr double kBesideBuilding = 0.27;
constexpr double kOfBuilding = 3;

double lessLikely(double chance, double against) {
    const double odds = chance / (1 - chance + 1e-9) * std::exp(-against);
    return odds / (1 + odds);
}

}  // namespace

void gatherCame(Groups& groups, const cv::Mat& gain, const cv::Mat& free, PieceColour colour,
                const pieces::Sight& sight, const Surroundings& surroundings, const cv::Mat& shadows) {
    constexpr double kMayBeShadow = 1.5;
    constexpr double kFarthest = 0.58;
    for (Spotted& spotted : cameIn(gain, free, colour, sight)) {
        pieces::assignCorner(spotted.figure, sight.shape(), surroundings.uses);
        const std::size_t corner = spotted.figure.corner;
        const double far = farFrom(spotted, sight.shape(), corner);
        if (far > kFigureReach) {
            continue;
        }
        // Beyond where figures stand; or of a building.
        double speaksAgainst = 9 * std::max(0.0, far - kFarthest);
        if (surroundings.uses[corner].building && far < kBesideBuilding) {
            speaksAgainst += kOfBuilding;
        }
        if (isWithin(shadows, spotted, sight)) {
            speaksAgainst += kMayBeShadow;
        }
        spotted.chance = lessLikely(spotted.chance, speaksAgainst) * spotted.figure.placeChance;
        groups[{corner, colour}].came.push_back(spotted);
    }
}

void giveShadedToBuildings(Groups& groups, const Surroundings& surroundings) {
    const bool walked = std::any_of(groups.begin(), groups.end(), [](const auto& entry) {
        return entry.first.second == PieceColour::Brown && !entry.second.gone.empty();
    });
    for (std::size_t corner = 0; corner < surroundings.uses.size() && !walked; ++corner) {
        const auto& owner = surroundings.uses[corner].building;
        const auto brown = groups.find({corner, PieceColour::Brown});
        if (brown == groups.end() || (owner != PieceColour::Red && owner != PieceColour::Orange)) {
            continue;
        }
        Group& own = groups[{corner, *owner}];
        if (own.gone.empty()) {
            own.came.insert(own.came.end(), brown->second.came.begin(), brown->second.came.end());
            groups.erase(brown);
        }
    }
}

void gatherGone(Groups& groups, const cv::Mat& gain, const cv::Mat& free, PieceColour colour,
                const pieces::Sight& sight, const KnownPieces& known, const Surroundings& surroundings) {
    for (Spotted& spotted : spottedIn(gain, free, colour, sight)) {
        std::optional<std::size_t> nearest;
        for (std::size_t i = 0; i < sight.shape().corners.size(); ++i) {
            const engine::Corner& at = sight.shape().corners[i].corner;
            const bool isKnown =
                pieceAt(known.armies, at, colour) != nullptr || pieceAt(known.nukes, at, colour) != nullptr;
            if (isKnown &&
                (!nearest || farFrom(spotted, sight.shape(), i) < farFrom(spotted, sight.shape(), *nearest))) {
                nearest = i;
            }
        }
        if (nearest && farFrom(spotted, sight.shape(), *nearest) < kFigureReach) {
            if (surroundings.uses[*nearest].building && farFrom(spotted, sight.shape(), *nearest) < kBesideBuilding) {
                spotted.chance = lessLikely(spotted.chance, kOfBuilding);
            }
            groups[{*nearest, colour}].gone.push_back(spotted);
        }
    }
}

void addTips(Groups& groups, const std::vector<BlackTip>& tips, const KnownPieces& known, const pieces::Sight& sight) {
    constexpr double kNearest = 0.2;
    for (const BlackTip& tip : tips) {
        const BuildingReading* nearest = nullptr;
        double least = kFigureReach;
        for (const BuildingReading& building : known.buildings) {
            const double far = cv::norm(tip.foot - planeOf(building.at));
            if (building.kind != engine::BuildingKind::Settlement && far < least) {
                nearest = &building;
                least = far;
            }
        }
        if (nearest == nullptr || least < kNearest) {
            continue;
        }
        // Its body is its owner's, whatever dark colour it looks like.
        constexpr double kSame = 0.35;
        const auto isBody = [&](const Spotted& each) { return cv::norm(each.middle - tip.middle) < kSame; };
        for (auto& [key, others] : groups) {
            if (key.second != nearest->owner) {
                std::erase_if(others.came, isBody);
            }
        }
        std::erase_if(groups, [](const auto& entry) { return entry.second.came.empty() && entry.second.gone.empty(); });
        Group& group = groups[{sight.shape().indexOf(nearest->at), nearest->owner}];
        Spotted spotted;
        spotted.middle = tip.middle;
        spotted.radius = tip.radius;
        spotted.chance = tip.chance;
        spotted.figure.foot = tip.foot;
        spotted.figure.area = tip.area;
        spotted.figure.colour = nearest->owner;
        spotted.figure.corner = sight.shape().indexOf(nearest->at);
        const auto body = std::find_if(group.came.begin(), group.came.end(), isBody);
        if (body == group.came.end()) {
            group.came.push_back(std::move(spotted));
        } else {
            body->chance = std::max(body->chance, tip.chance);
        }
        group.hasTip = true;
    }
}

bool areAlike(double a, double b) {
    constexpr double kAlike = 0.35;
    return std::abs(a - b) < kAlike * std::max(a, b);
}

Group withoutPutAside(const Group& group) {
    constexpr double kClearFigure = 0.7;
    Group rest = group;
    while (true) {
        std::optional<std::pair<std::size_t, std::size_t>> best;
        double least = 0;
        for (std::size_t i = 0; i < rest.came.size(); ++i) {
            for (std::size_t j = 0; j < rest.gone.size(); ++j) {
                const double came = rest.came[i].figure.area;
                const double gone = rest.gone[j].figure.area;
                if (areAlike(came, gone) && (!best || std::abs(came - gone) < least)) {
                    best = {i, j};
                    least = std::abs(came - gone);
                }
            }
        }
        if (!best) {
            break;
        }
        rest.came.erase(rest.came.begin() + static_cast<std::ptrdiff_t>(best->first));
        rest.gone.erase(rest.gone.begin() + static_cast<std::ptrdiff_t>(best->second));
    }
    const bool came = chanceOf(rest.came) > kClearFigure;
    const bool gone = chanceOf(rest.gone) > kClearFigure;
    if (rest.came.size() == group.came.size() || came == gone) {
        return group;
    }
    (came ? rest.gone : rest.came).clear();
    return rest;
}

}  // namespace vision::watch
