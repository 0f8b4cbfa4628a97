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

#include "vision/pieces/figure_kind.h"
#include "vision/pieces/figures.h"
#include "vision/pieces/spots.h"
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

/// Nearer to a building it is what is left over of that, when it was changed; and what speaks for it.
constexpr double kBesideBuilding = 0.27;
constexpr double kOfBuilding = 3;

double lessLikely(double chance, double against) {
    const double odds = chance / (1 - chance + 1e-9) * std::exp(-against);
    return odds / (1 + odds);
}

/// `shadows`: what hangs together with tall things that changed.
void gatherCame(Groups& groups, const cv::Mat& gain, const cv::Mat& free, PieceColour colour,
                const pieces::Sight& sight, const Surroundings& surroundings, const cv::Mat& shadows) {
    constexpr double kMayBeShadow = 1.5;
    constexpr double kFarthest = 0.58;
    for (Spotted& spotted : spottedIn(gain, free, colour, sight)) {
        pieces::assignCorner(spotted.figure, sight.shape(), surroundings.uses);
        const std::size_t corner = spotted.figure.corner;
        const double far = farFrom(spotted, sight.shape(), corner);
        if (far > kReach) {
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

/// In the shade red and orange look brown, and nobody builds at another's building: what looks brown there and has not
/// walked is the building's, unless some of its own went from there.
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

/// What goes belongs to the nearest crossing where figures of its colour are known.
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
        if (nearest && farFrom(spotted, sight.shape(), *nearest) < kReach) {
            if (surroundings.uses[*nearest].building && farFrom(spotted, sight.shape(), *nearest) < kBesideBuilding) {
                spotted.chance = lessLikely(spotted.chance, kOfBuilding);
            }
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

/// Whether two areas are of figures alike.
bool areAlike(double a, double b) {
    constexpr double kAlike = 0.35;
    return std::abs(a - b) < kAlike * std::max(a, b);
}

/// Only what came, or only what went, where the others were put aside for it: each that went has its like among those
/// that came. All of it where that explains nothing.
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

}  // namespace

bool areFiguresWatched(const LookedFor& lookedFor) {
    return lookedFor.armies || lookedFor.nukes;
}

bool areFiguresInPlay(const KnownPieces& known, const LookedFor& lookedFor) {
    // Where anything lies that the base game has not, more of it may come.
    return lookedFor.certain || !known.armies.empty() || !known.nukes.empty() || areShipsLikely(known) ||
           std::any_of(known.buildings.begin(), known.buildings.end(),
                       [](const BuildingReading& building) { return building.walls > 0; });
}

std::vector<SeenChange> changesOfFigures(const KnownPieces& known, const View& now, const pieces::Sight& sight,
                                         const Difference& difference, const Turnover& turnover,
                                         const LookedFor& lookedFor, std::vector<PieceChange>& atSites) {
    using What = PieceChange::What;
    if (!areFiguresWatched(lookedFor) && !lookedFor.walls) {
        return {};
    }
    const bool inPlay = areFiguresInPlay(known, lookedFor);
    const double least = inPlay ? kLikely : kClear;
    const cv::Mat& open = turnover.open;
    const Gains& came = turnover.came;
    const Gains& gone = turnover.gone;
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
    const Doubtful doubtful = inPlay ? takeFiguresOut(atSites, came, open, sight, now) : Doubtful{};
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
        const engine::Piece piece = appears ? (lookedFor.armies ? engine::Piece::Army : engine::Piece::Nuke)
                                            : (army != nullptr ? engine::Piece::Army : engine::Piece::Nuke);
        PieceChange change{at, appears ? What::Appeared : What::Vanished, piece, colour, chance};
        if (appears) {
            change.partly = army != nullptr || nuke != nullptr;
            change.figures = both ? std::vector<FigureGuess>() : guessesOf(group.came, lookedFor);
            if (const auto doubt = doubtful.find(corner); doubt != doubtful.end()) {
                change.confidence *= 1 - doubt->second.chance;
                if (doubt->second.settlement.colour == colour) {
                    change.other = engine::Piece::Settlement;
                }
            }
        } else {
            const int standing = (army != nullptr ? std::max(army->units.size(), 1) : 0) + (nuke != nullptr ? 1 : 0);
            change.partly = standing > 1 && (both || others ||
                                             areOthersLeft(corner, colour, standing, sight,
                                                           free[static_cast<std::size_t>(colour)], less));
            if (!change.partly) {
                change.figures = {{army != nullptr ? army->units : engine::Units{}, nuke != nullptr}};
            } else if (!both) {
                change.figures = guessesOf(group.gone, lookedFor);
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
