// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/figure_changes.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/pieces/bridges.h"
#include "vision/pieces/explained.h"
#include "vision/pieces/figure_kind.h"
#include "vision/pieces/figures.h"
#include "vision/pieces/spots.h"
#include "vision/watch/gains.h"
#include "vision/watch/known_pieces.h"
#include "vision/watch/spotted.h"
#include "vision/watch/wall_changes.h"

namespace vision::watch {

namespace {

using pieces::kColours;

/// Farther from every crossing nobody puts a figure that belongs to it.
constexpr double kReach = 0.75;
/// Changes less likely than this are not told; nor these, where the table may play without such pieces.
constexpr double kLikely = 0.5;
constexpr double kClear = 0.9;

template <class Piece>
const Piece* pieceAt(const std::vector<Piece>& pieces, const engine::Corner& corner, PieceColour colour) {
    const auto found = std::find_if(pieces.begin(), pieces.end(),
                                    [&](const Piece& piece) { return piece.at == corner && piece.owner == colour; });
    return found == pieces.end() ? nullptr : &*found;
}

/// The order of a corner or side in a shape's list; its size where it is not there.
template <class Sites, class Name>
std::size_t placeIn(const Sites& sites, const Name& name, Name Sites::value_type::*member) {
    return static_cast<std::size_t>(
        std::find_if(sites.begin(), sites.end(), [&](const auto& site) { return site.*member == name; }) -
        sites.begin());
}

/// The pieces that account for what is seen of their colours, and for whose figures a crossing is.
struct Surroundings {
    pieces::Explained explained;
    std::vector<pieces::CornerUse> uses;

    Surroundings(const pieces::Sight& sight, const KnownPieces& known, const std::vector<PieceChange>& atSites)
        : explained(sight), uses(sight.shape().corners.size()) {
        for (const BuildingReading& building : known.buildings) {
            addBuilding(sight, building.at, building.owner, building.kind != engine::BuildingKind::Settlement);
        }
        for (const RouteReading& route : known.routes) {
            addRoute(sight, route.at, route.owner, route.kind);
        }
        for (const BridgeReading& bridge : known.bridges) {
            addBridge(bridge.hex, bridge.from, bridge.owner);
        }
        for (const PieceChange& change : atSites) {
            if (change.piece == engine::Piece::Bridge && change.end) {
                addBridge(std::get<engine::Hex>(change.at), *change.end, change.colour);
            } else if (const auto* corner = std::get_if<engine::Corner>(&change.at)) {
                addBuilding(sight, *corner, change.colour, change.piece != engine::Piece::Settlement);
            } else if (const auto* side = std::get_if<engine::Side>(&change.at)) {
                addRoute(sight, *side, change.colour,
                         change.piece == engine::Piece::Ship ? engine::RouteKind::Ship : engine::RouteKind::Road);
            }
        }
    }

private:
    void addBridge(engine::Hex hex, engine::CornerDirection end, PieceColour colour) {
        const cv::Point2d middle = board::centreOf(hex);
        cv::Point2d along = board::cornerOf(hex, static_cast<int>(end)) - middle;
        along /= cv::norm(along);
        explained.addBar(middle, along, pieces::kBridgeSize, colour);
    }
    void addBuilding(const pieces::Sight& sight, const engine::Corner& at, PieceColour colour, bool large) {
        const std::size_t corner = placeIn(sight.shape().corners, at, &board::CornerSite::corner);
        if (corner < uses.size()) {
            explained.addBuilding(corner, colour, large);
            uses[corner].building = colour;
        }
    }
    void addRoute(const pieces::Sight& sight, const engine::Side& at, PieceColour colour, engine::RouteKind kind) {
        const std::size_t side = placeIn(sight.shape().sides, at, &board::SideSite::side);
        if (side == sight.shape().sides.size()) {
            addShipAtSea(sight, at, colour);
            return;
        }
        explained.addRoute(sight.shape().sides[side], sight.sides[side][static_cast<std::size_t>(colour)], colour,
                           kind);
        for (const engine::Corner& end : engine::endsOf(at)) {
            const std::size_t corner = placeIn(sight.shape().corners, end, &board::CornerSite::corner);
            if (corner < uses.size()) {
                uses[corner].routes |= 1U << static_cast<unsigned>(colour);
            }
        }
    }
    void addShipAtSea(const pieces::Sight& sight, const engine::Side& at, PieceColour colour) {
        const auto& sides = sight.shape().seaSides;
        const std::size_t side = placeIn(sides, at, &board::SideSite::side);
        if (side < sides.size()) {
            const pieces::Matches matches = pieces::matchRoad(sight.map, sides[side]);
            explained.addRoute(sides[side], matches[static_cast<std::size_t>(colour)], colour, engine::RouteKind::Ship);
        }
    }
};

/// How likely an apparent settlement is a figure instead: it stands aside, is small or long.
double figureInstead(const PieceChange& change, const Gains& came, const cv::Mat& open, const pieces::Sight& sight) {
    constexpr double kNear = 0.45;
    const std::size_t corner = sight.shape().indexOf(std::get<engine::Corner>(change.at));
    const cv::Mat& gain = came[static_cast<std::size_t>(change.colour)];
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
    constexpr double kSettlementArea = 0.12;
    const double aside = farFrom(*nearest, sight.shape(), corner) - kAside;
    constexpr double kSettlementLength = 1.7;
    const double longer = std::max(0.0, nearest->figure.length / nearest->figure.width - kSettlementLength);
    return 1 / (1 + std::exp(-(40 * aside + 10 * (kSettlementArea - nearest->figure.area) + 3 * longer)));
}

/// Crossings where what came is a figure, by how likely it is a settlement after all.
using Doubtful = std::map<std::size_t, double>;

Doubtful takeFiguresOut(std::vector<PieceChange>& atSites, const Gains& came, const cv::Mat& open,
                        const pieces::Sight& sight) {
    constexpr double kHardly = 0.1;
    Doubtful doubtful;
    std::vector<PieceChange> kept;
    for (PieceChange& change : atSites) {
        const bool settles = change.what == PieceChange::What::Appeared && change.piece == engine::Piece::Settlement;
        const double figure = settles ? figureInstead(change, came, open, sight) : 0;
        if (figure > 0.5) {
            const auto& corner = std::get<engine::Corner>(change.at);
            doubtful[sight.shape().indexOf(corner)] = 1 - figure;
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

struct Group {
    std::vector<Spotted> came;
    std::vector<Spotted> gone;
};
/// By corner and colour.
using Groups = std::map<std::pair<std::size_t, PieceColour>, Group>;

/// Whether the middle of a spot lies in a mask.
bool isWithin(const cv::Mat& mask, const Spotted& spotted, const pieces::Sight& sight) {
    const cv::Point2d pixel = sight.map.board->pixel(spotted.middle);
    return mask.at<std::uint8_t>(std::clamp(cvRound(pixel.y), 0, mask.rows - 1),
                                 std::clamp(cvRound(pixel.x), 0, mask.cols - 1)) != 0;
}

/// `shadows`: what hangs together with tall things that changed.
void gatherCame(Groups& groups, const cv::Mat& gain, const cv::Mat& free, PieceColour colour,
                const pieces::Sight& sight, const Surroundings& surroundings, const cv::Mat& shadows) {
    constexpr double kMayBeShadow = 1.5;
    constexpr double kFarthest = 0.58;
    constexpr double kBesideBuilding = 0.27;
    for (Spotted& spotted : spottedIn(gain, free, colour, sight)) {
        pieces::assignCorner(spotted.figure, sight.shape(), surroundings.uses);
        const std::size_t corner = spotted.figure.corner;
        const double far = farFrom(spotted, sight.shape(), corner);
        if (far > kReach) {
            continue;
        }
        // Beyond where figures stand; or what is left over of a building that was changed.
        double speaksAgainst = 9 * std::max(0.0, far - kFarthest);
        if (surroundings.uses[corner].building && far < kBesideBuilding) {
            speaksAgainst += 3;
        }
        if (isWithin(shadows, spotted, sight)) {
            speaksAgainst += kMayBeShadow;
        }
        const double odds = spotted.chance / (1 - spotted.chance + 1e-9) * std::exp(-speaksAgainst);
        spotted.chance = odds / (1 + odds) * spotted.figure.placeChance;
        groups[{corner, colour}].came.push_back(spotted);
    }
}

/// What goes belongs to the nearest crossing where figures of its colour are known.
void gatherGone(Groups& groups, const cv::Mat& gain, const cv::Mat& free, PieceColour colour,
                const pieces::Sight& sight, const KnownPieces& known) {
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
        if (nearest && farFrom(spotted, sight.shape(), *nearest) < kReach) {
            groups[{*nearest, colour}].gone.push_back(spotted);
        }
    }
}

std::vector<FigureGuess> guessesOf(const std::vector<Spotted>& all, const LookedFor& lookedFor) {
    constexpr std::size_t kMostGuesses = 5;
    std::vector<pieces::Figure> figures;
    for (const Spotted& spotted : all) {
        if (spotted.chance >= kLikely) {
            figures.push_back(spotted.figure);
        }
    }
    std::vector<FigureGuess> guesses;
    for (const pieces::FigureKinds& kinds : pieces::kindsOf(figures, lookedFor)) {
        if (guesses.size() < kMostGuesses && (kinds.nuke || !kinds.units.empty())) {
            guesses.push_back({kinds.units, kinds.nuke});
        }
    }
    return guesses;
}

/// Whether figures of a colour are still seen beside a crossing where so many units stood.
bool areOthersLeft(std::size_t corner, PieceColour colour, int units, const pieces::Sight& sight, const cv::Mat& free,
                   double goneArea) {
    if (colour == PieceColour::White) {
        // Too near to sand to be looked for there: by how much is gone.
        constexpr double kOneFigure = 0.03;
        constexpr double kPerLean = 0.05;
        const double lean = cv::norm(sight.map.viewpoint.lean(sight.shape().corners[corner].at));
        return goneArea < (kOneFigure + kPerLean * lean) * (units - 0.5);
    }
    constexpr double kLeast = 0.02;
    constexpr double kOfGone = 0.25;
    cv::Mat share;
    cv::extractChannel(sight.map.shares, share, static_cast<int>(colour));
    double left = 0;
    for (const Spotted& spotted : spottedIn(share, free, colour, sight)) {
        left += farFrom(spotted, sight.shape(), corner) < kReach ? spotted.figure.area : 0;
    }
    return left > std::max(kLeast, kOfGone * goneArea);
}

SeenChange around(PieceChange change, const Group& group) {
    SeenChange seen;
    seen.change = std::move(change);
    std::vector<const Spotted*> all;
    for (const auto* list : {&group.came, &group.gone}) {
        for (const Spotted& spotted : *list) {
            all.push_back(&spotted);
            seen.middle += spotted.middle;
        }
    }
    seen.middle /= static_cast<double>(all.size());
    for (const Spotted* spotted : all) {
        seen.radius = std::max(seen.radius, cv::norm(spotted->middle - seen.middle) + spotted->radius);
    }
    return seen;
}

/// What came to a crossing without a building and went from nowhere may be a shadow: it must be clear.
bool isWeakStray(const SeenChange& seen, const std::vector<SeenChange>& all, const KnownPieces& known) {
    constexpr double kStrayLikely = 0.7;
    const PieceChange& change = seen.change;
    if (!isFigure(change) || change.what != PieceChange::What::Appeared || change.confidence >= kStrayLikely ||
        seen.quiet) {
        return false;
    }
    const auto& corner = std::get<engine::Corner>(change.at);
    const auto isHere = [&](const auto& piece) { return piece.at == corner && piece.owner == change.colour; };
    return std::none_of(known.buildings.begin(), known.buildings.end(), isHere) &&
           std::none_of(known.armies.begin(), known.armies.end(), isHere) &&
           std::none_of(all.begin(), all.end(), [&](const SeenChange& other) {
               return isFigure(other.change) && other.change.what == PieceChange::What::Vanished &&
                      other.change.colour == change.colour;
           });
}

/// Whether the table plays with figures or walls, as far as anybody knows.
bool isInPlay(const KnownPieces& known, const LookedFor& lookedFor) {
    return lookedFor.certain || !known.armies.empty() || !known.nukes.empty() ||
           std::any_of(known.buildings.begin(), known.buildings.end(),
                       [](const BuildingReading& building) { return building.walls > 0; });
}

}  // namespace

bool areFiguresWatched(const LookedFor& lookedFor) {
    return lookedFor.armies || lookedFor.nukes;
}

std::vector<SeenChange> changesOfFigures(const KnownPieces& known, const View& now, const pieces::Sight& sight,
                                         const Difference& difference, const Turnover& turnover,
                                         const LookedFor& lookedFor, std::vector<PieceChange>& atSites) {
    using What = PieceChange::What;
    if (!areFiguresWatched(lookedFor) && !lookedFor.walls) {
        return {};
    }
    const bool inPlay = isInPlay(known, lookedFor);
    const double least = inPlay ? kLikely : kClear;
    const auto& [open, came, gone] = turnover;
    const auto isByHand = [&](const SeenChange& seen) { return isCovered(now, difference, widened(seen)); };
    std::vector<SeenChange> changes;
    if (lookedFor.walls) {
        changes = changesOfWalls(known, sight, came, gone, atSites);
        std::erase_if(changes, [&](const SeenChange& wall) { return wall.change.confidence < least; });
    }
    if (!areFiguresWatched(lookedFor)) {
        std::erase_if(changes, isByHand);
        return changes;
    }
    const Doubtful doubtful = inPlay ? takeFiguresOut(atSites, came, open, sight) : Doubtful{};
    Surroundings surroundings(sight, known, atSites);
    for (const SeenChange& wall : changes) {
        const auto& corner = std::get<engine::Corner>(wall.change.at);
        surroundings.explained.addWall(sight.shape().indexOf(corner), wall.change.colour);
    }
    const cv::Mat shadows = together(difference.changed, shadowed(atSites, now));
    Groups groups;
    std::vector<cv::Mat> free;
    for (std::size_t k = 0; k < kColours; ++k) {
        free.push_back(surroundings.explained.freeOf(k));
        const cv::Mat here = free[k] & open;
        gatherCame(groups, came[k], here, kPieceColours[k], sight, surroundings, shadows);
        gatherGone(groups, gone[k], here, kPieceColours[k], sight, known);
    }
    for (const auto& [key, group] : groups) {
        const auto& [corner, colour] = key;
        const engine::Corner& at = sight.shape().corners[corner].corner;
        const ArmyReading* army = pieceAt(known.armies, at, colour);
        const NukeReading* nuke = pieceAt(known.nukes, at, colour);
        const double more = areaOf(group.came);
        const double less = areaOf(group.gone);
        const double chance = std::max(chanceOf(group.came), chanceOf(group.gone));
        if (chance < least) {
            continue;
        }
        const bool both = !group.came.empty() && !group.gone.empty();
        const bool appears = more > less;
        const engine::Piece piece = appears ? (lookedFor.armies ? engine::Piece::Army : engine::Piece::Nuke)
                                            : (army != nullptr ? engine::Piece::Army : engine::Piece::Nuke);
        PieceChange change{at, appears ? What::Appeared : What::Vanished, piece, colour, chance};
        if (appears) {
            change.partly = army != nullptr || nuke != nullptr;
            change.figures = both ? std::vector<FigureGuess>() : guessesOf(group.came, lookedFor);
            if (const auto doubt = doubtful.find(corner); doubt != doubtful.end()) {
                change.other = engine::Piece::Settlement;
                change.confidence *= 1 - doubt->second;
            }
        } else {
            const int standing = (army != nullptr ? std::max(army->units.size(), 1) : 0) + (nuke != nullptr ? 1 : 0);
            change.partly = standing > 1 && (both || areOthersLeft(corner, colour, standing, sight,
                                                                   free[static_cast<std::size_t>(colour)], less));
            if (!change.partly) {
                change.figures = {{army != nullptr ? army->units : engine::Units{}, nuke != nullptr}};
            } else if (!both) {
                change.figures = guessesOf(group.gone, lookedFor);
            }
        }
        SeenChange seen = around(std::move(change), group);
        // Figures that were put aside, or one for another, change neither whose nor where they are.
        constexpr double kAlike = 0.35;
        constexpr double kReplacing = 0.8;
        const bool alike = std::abs(more - less) < kAlike * std::max(more, less);
        // What is left in the place of a lone figure must be as clear as a figure.
        const bool replaced = !appears && !seen.change.partly && chanceOf(group.came) > kReplacing;
        seen.quiet = both && (alike || replaced);
        changes.push_back(std::move(seen));
    }
    std::erase_if(changes, isByHand);
    const std::vector<SeenChange> all = changes;
    std::erase_if(changes, [&](const SeenChange& seen) { return isWeakStray(seen, all, known); });
    return changes;
}

}  // namespace vision::watch
