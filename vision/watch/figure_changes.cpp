// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/figure_changes.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/pieces/figure_kind.h"
#include "vision/pieces/figures.h"
#include "vision/watch/black_tips.h"
#include "vision/watch/figure_groups.h"
#include "vision/watch/gains.h"
#include "vision/watch/known_pieces.h"
#include "vision/watch/settlement_or_figure.h"
#include "vision/watch/shaded_sides.h"
#include "vision/watch/spotted.h"
#include "vision/watch/surroundings.h"
#include "vision/watch/wall_changes.h"

namespace vision::watch {

namespace {

using pieces::kColours;

/// Changes less likely than this are not told; nor these, where the table may play without such pieces.
constexpr double kLikely = 0.5;
constexpr double kClear = 0.9;

/// What all of a group, which came or went, may be; with a black tip a weapon first.
std::vector<FigureGuess> guessesOf(const Group& group, const LookedFor& lookedFor) {
    constexpr std::size_t kMostGuesses = 5;
    const std::vector<Spotted>& all = group.came.empty() ? group.gone : group.came;
    std::vector<pieces::Figure> figures;
    for (const Spotted& spotted : all) {
        if (spotted.chance >= kLikely && !spotted.figure.window.empty()) {
            figures.push_back(spotted.figure);
        }
    }
    std::vector<FigureGuess> guesses;
    if (group.hasTip) {
        guesses.push_back({{}, true});
    }
    if (figures.empty()) {
        return guesses;
    }
    for (const pieces::FigureKinds& kinds : pieces::kindsOf(figures, lookedFor)) {
        const bool isTold = group.hasTip && kinds.nuke && kinds.units.empty();
        if (guesses.size() < kMostGuesses && !isTold && (kinds.nuke || !kinds.units.empty())) {
            guesses.push_back({kinds.units, kinds.nuke});
        }
    }
    return guesses;
}

/// Whether a bridge came to lie at a crossing: figures there make room for it, and it hides where they stood.
bool makesRoom(const engine::Corner& corner, const std::vector<PieceChange>& atSites) {
    const auto isAt = [&](engine::Hex hex, engine::CornerDirection end) {
        return engine::cornerOf(hex, end) == corner;
    };
    return std::any_of(atSites.begin(), atSites.end(), [&](const PieceChange& change) {
        const auto* hex = std::get_if<engine::Hex>(&change.at);
        return hex != nullptr && change.end && (isAt(*hex, *change.end) || isAt(*hex, engine::opposite(*change.end)));
    });
}

/// Whether what came may be the number of a hex that a bridge came to cross: it is put aside for it, and is as pale as
/// a white figure.
bool isNumberAside(const SeenChange& seen, const std::vector<PieceChange>& atSites) {
    constexpr double kFarthest = 0.5;
    return seen.change.colour == PieceColour::White && seen.change.what == PieceChange::What::Appeared &&
           std::any_of(atSites.begin(), atSites.end(), [&](const PieceChange& change) {
               const auto* hex = std::get_if<engine::Hex>(&change.at);
               return hex != nullptr && change.end && cv::norm(seen.middle - board::centreOf(*hex)) < kFarthest;
           });
}

/// Whether it may be the robber or the pirate that moved there.
bool isOfMarker(const BlackTip& tip, const std::vector<PieceChange>& atSites) {
    constexpr double kFarthest = 0.7;
    return std::any_of(atSites.begin(), atSites.end(), [&](const PieceChange& change) {
        return (change.what == PieceChange::What::RobberMoved || change.what == PieceChange::What::PirateMoved) &&
               cv::norm(tip.foot - planeOf(change.at)) < kFarthest;
    });
}

/// Whether figures of a colour are still seen beside a crossing where so many units stood.
bool areOthersLeft(std::size_t corner, PieceColour colour, int units, const pieces::Sight& sight, const cv::Mat& free,
                   double goneArea) {
    if (colour == PieceColour::White) {
        // Too near to sand to be looked for there: by how much is gone.
        constexpr double kOneFigure = 0.04;
        constexpr double kPerLean = 0.08;
        const double lean = cv::norm(sight.map.viewpoint.lean(sight.shape().corners[corner].at));
        return goneArea < (kOneFigure + kPerLean * lean) * (units - 0.5);
    }
    constexpr double kLeast = 0.02;
    constexpr double kOfGone = 0.25;
    cv::Mat share;
    cv::extractChannel(sight.map.shares, share, static_cast<int>(colour));
    double left = 0;
    for (const Spotted& spotted : spottedIn(share, free, colour, sight)) {
        left += farFrom(spotted, sight.shape(), corner) < kFigureReach ? spotted.figure.area : 0;
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

}  // namespace

bool areFiguresWatched(const LookedFor& lookedFor) {
    return lookedFor.has(Extra::Armies) || lookedFor.has(Extra::Nukes);
}

bool areFiguresInPlay(const KnownPieces& known, const LookedFor& lookedFor) {
    // Where anything lies that the base game has not, more of it may come.
    return lookedFor.isCertain() || !known.armies.empty() || !known.nukes.empty() || areShipsLikely(known) ||
           std::any_of(known.buildings.begin(), known.buildings.end(),
                       [](const BuildingReading& building) { return building.walls > 0; });
}

std::vector<SeenChange> changesOfFigures(const ReferenceSight& reference, const KnownPieces& known, const View& now,
                                         const pieces::Sight& sight, const Difference& difference,
                                         const Turnover& turnover, const LookedFor& lookedFor,
                                         std::vector<PieceChange>& atSites) {
    using What = PieceChange::What;
    if (!areFiguresWatched(lookedFor) && !lookedFor.has(Extra::Walls)) {
        return {};
    }
    const bool inPlay = areFiguresInPlay(known, lookedFor);
    const double least = inPlay ? kLikely : kClear;
    const cv::Mat& open = turnover.open;
    const Gains& came = turnover.came;
    const Gains& gone = turnover.gone;
    const auto isByHand = [&](const SeenChange& seen) { return isCovered(now, difference, widened(seen)); };
    std::vector<SeenChange> changes;
    if (lookedFor.has(Extra::Walls)) {
        changes = changesOfWalls(known, sight, came, gone, atSites);
        std::erase_if(changes, [&](const SeenChange& wall) { return wall.change.confidence < least; });
    }
    if (!areFiguresWatched(lookedFor)) {
        std::erase_if(changes, isByHand);
        return changes;
    }
    const Doubtful doubtful = inPlay ? removeFigures(atSites, came, open, sight, now) : Doubtful{};
    Surroundings surroundings(sight, known, atSites);
    for (const SeenChange& wall : changes) {
        const auto& corner = std::get<engine::Corner>(wall.change.at);
        surroundings.explained.addWall(sight.shape().indexOf(corner), wall.change.colour);
    }
    const cv::Mat shadows = together(difference.changed, shadowed(atSites, now));
    Groups groups;
    std::vector<cv::Mat> free;
    cv::Mat everyFree = open;
    for (std::size_t k = 0; k < kColours; ++k) {
        free.push_back(surroundings.explained.freeOf(k));
        everyFree = everyFree & free[k];
    }
    const Gains whole = withShadedSides(came, everyFree);
    for (std::size_t k = 0; k < kColours; ++k) {
        const cv::Mat here = free[k] & open;
        gatherCame(groups, whole[k], here, kPieceColours[k], sight, surroundings, shadows);
        gatherGone(groups, gone[k], here, kPieceColours[k], sight, known, surroundings);
    }
    giveShadedToBuildings(groups, surroundings);
    if (lookedFor.has(Extra::Nukes)) {
        std::vector<BlackTip> tips =
            blackTips({reference.chroma, reference.bare}, {sight.chroma, sight.bare}, everyFree, reference.looks, now);
        std::erase_if(tips, [&](const BlackTip& tip) { return isOfMarker(tip, atSites); });
        addTips(groups, tips, known, sight);
    }
    for (const auto& [key, everything] : groups) {
        const auto& [corner, colour] = key;
        const Group group = withoutPutAside(everything);
        const bool others = group.came.size() + group.gone.size() < everything.came.size() + everything.gone.size();
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
        const engine::Piece piece = appears ? (lookedFor.has(Extra::Armies) ? engine::Piece::Army : engine::Piece::Nuke)
                                            : (army != nullptr ? engine::Piece::Army : engine::Piece::Nuke);
        PieceChange change{at, appears ? What::Appeared : What::Vanished, piece, colour, chance};
        if (appears) {
            change.partly = army != nullptr || nuke != nullptr;
            change.figures = both ? std::vector<FigureGuess>() : guessesOf(group, lookedFor);
            if (const auto doubt = doubtful.find(corner); doubt != doubtful.end()) {
                change.confidence *= 1 - doubt->second.chance;
                if (doubt->second.settlement.colour == colour) {
                    change.other = engine::Piece::Settlement;
                }
            }
        } else {
            const int standing = (army != nullptr ? std::max(army->units.size(), 1) : 0) + (nuke != nullptr ? 1 : 0);
            change.partly = standing > 1 && (both || others ||
                                             areOthersLeft(corner, colour, standing, sight, free[index(colour)], less));
            if (!change.partly) {
                change.figures = {{army != nullptr ? army->units : engine::Units{}, nuke != nullptr}};
            } else if (!both) {
                change.figures = guessesOf({{}, group.gone, false}, lookedFor);
            }
        }
        SeenChange seen = around(std::move(change), everything);
        // Figures that were put aside, or one for another, change neither whose nor where they are.
        constexpr double kReplacing = 0.8;
        // What is left in the place of a lone figure must be as clear as a figure.
        const bool replaced = !appears && !seen.change.partly && chanceOf(group.came) > kReplacing;
        const bool aside = appears && seen.change.partly && group.gone.empty() && makesRoom(at, atSites);
        seen.quiet = (both && (areAlike(more, less) || replaced)) || aside;
        changes.push_back(std::move(seen));
    }
    std::erase_if(changes, isByHand);
    std::erase_if(changes, [&](const SeenChange& seen) { return isNumberAside(seen, atSites); });
    const std::vector<SeenChange> all = changes;
    std::erase_if(changes, [&](const SeenChange& seen) {
        const bool isWeak = isWeakStray(seen, all, known);
        if (isWeak && seen.change.other == engine::Piece::Settlement) {
            putBack(atSites, doubtful.at(sight.shape().indexOf(std::get<engine::Corner>(seen.change.at))));
        }
        return isWeak;
    });
    return changes;
}

}  // namespace vision::watch
