// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/read_expansion.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <string>
#include <utility>

#include "vision/pieces/figure_kind.h"
#include "vision/pieces/walls.h"

namespace vision::pieces {

namespace {

/// Above this a thing is read, above the next nobody is asked, below the last there is nothing worth a question.
constexpr double kThingLikely = 0.55;
constexpr double kThingSure = 0.9;
constexpr double kThingWorthAsking = 0.3;
/// From this chance on a candidate begins to speak for others, and how far at most.
constexpr double kSpeaksFrom = 0.7;
constexpr double kMostWord = 0.9;

/// What a candidate says for the others, 0..1.
double wordOf(double chance) {
    return std::clamp((chance - kSpeaksFrom) / (1 - kSpeaksFrom), 0.0, kMostWord);
}

bool isLarge(const BuildingReading& building) {
    return building.kind != engine::BuildingKind::Settlement;
}

std::string word(std::string_view text) {
    return std::string(text);
}

bool mentions(const Unsure& unsure, std::string_view option) {
    return std::find(unsure.options.begin(), unsure.options.end(), option) != unsure.options.end();
}

/// Whether it is asked what stands there, walls left out.
bool asksPiece(const Unsure& unsure, const Place& place) {
    return unsure.at == place && unsure.what == Doubt::Piece && !mentions(unsure, "wall");
}

/// Whether there is this at all, or nothing, or what else was taken for it; in place of what was asked before.
void askInstead(BoardReading& reading, const Place& place, std::vector<std::string> options) {
    std::erase_if(reading.unsure, [&](const Unsure& unsure) { return asksPiece(unsure, place); });
    reading.unsure.push_back({place, Doubt::Piece, std::move(options)});
}

bool hasBuilding(const BoardReading& reading, const engine::Corner& corner) {
    return std::any_of(reading.buildings.begin(), reading.buildings.end(),
                       [&](const BuildingReading& building) { return building.at == corner; });
}

using FiguresByCorner = std::map<std::size_t, std::vector<Figure>>;

/// The figures of one colour at each corner: one army stands on a crossing, so the surest colour has it.
FiguresByCorner figuresByCorner(const std::vector<Figure>& figures, const Belief& belief, double least) {
    FiguresByCorner corners;
    for (const Figure& figure : figures) {
        if (belief(figure.chance) >= least) {
            corners[figure.corner].push_back(figure);
        }
    }
    for (auto& [corner, here] : corners) {
        const PieceColour surest = std::max_element(here.begin(), here.end(), [](const Figure& a, const Figure& b) {
                                       return a.chance < b.chance;
                                   })->colour;
        std::erase_if(here, [&](const Figure& figure) { return figure.colour != surest; });
    }
    return corners;
}

/// The building that one of the figures was taken for.
std::vector<BuildingReading>::iterator takenFor(const Sight& sight, std::size_t corner,
                                                const std::vector<Figure>& figures, BoardReading& reading) {
    return std::find_if(reading.buildings.begin(), reading.buildings.end(), [&](const BuildingReading& building) {
        return building.at == sight.shape().corners[corner].corner && building.owner == figures.front().colour &&
               mayBeFigure(sight, corner, building.owner);
    });
}

void askOwner(const Sight& sight, BoardReading& reading, const Place& place, const Figure& figure) {
    constexpr double kClose = 0.25;
    if (figure.otherShare > kClose && sight.plays[index(figure.other)]) {
        reading.unsure.push_back(
            {place, Doubt::Owner, {word(toText(figure.colour)), word(toText(figure.other)), word(kNothing)}});
    }
}

void addFigures(const Sight& sight, const Candidates& candidates, const Belief& belief, const LookedFor& lookedFor,
                BoardReading& reading) {
    constexpr std::size_t kMostOptions = 5;
    const std::string name = lookedFor.has(Extra::Armies) ? "army" : "nuke";
    for (const Figure& figure : candidates.figures) {
        for (const std::size_t corner : {figure.corner, figure.otherCorner}) {
            reading.figureSpots.push_back({sight.shape().corners[corner].corner, figure.colour, belief(figure.chance)});
        }
    }
    FiguresByCorner read = figuresByCorner(candidates.figures, belief, kThingLikely);
    for (const auto& [corner, figures] : read) {
        const engine::Corner& place = sight.shape().corners[corner].corner;
        double chance = 0;
        double placed = 0;
        for (const Figure& figure : figures) {
            chance = std::max(chance, belief(figure.chance));
            placed = std::max(placed, figure.placeChance);
        }
        std::vector<std::string> doubts{name, word(kNothing)};
        if (const auto building = takenFor(sight, corner, figures, reading); building != reading.buildings.end()) {
            if (building->confidence > chance) {
                askInstead(reading, place, {"settlement", name, word(kNothing)});
                continue;
            }
            doubts = {name, "settlement", word(kNothing)};
            chance = std::min(chance, 1 - building->confidence / 2);
            reading.buildings.erase(building);
            std::erase_if(reading.unsure, [&](const Unsure& unsure) {
                return unsure.at == Place(place) && unsure.what == Doubt::Kind;
            });
        }
        const double confidence = chance * placed;
        if (!hasBuilding(reading, place)) {
            // Whatever building was suspected there was this.
            std::erase_if(reading.unsure, [&](const Unsure& unsure) { return asksPiece(unsure, place); });
        }
        if (confidence < kThingSure) {
            reading.unsure.push_back({place, Doubt::Piece, doubts});
        }
        askOwner(sight, reading, place, figures.front());
        const std::vector<FigureKinds> kinds = kindsOf(figures, lookedFor);
        Unsure unsure{place, Doubt::Kind, {}};
        for (const FigureKinds& kind : kinds) {
            if (unsure.options.size() < kMostOptions) {
                unsure.options.push_back(toText(kind));
            }
        }
        if (unsure.options.size() > 1) {
            reading.unsure.push_back(std::move(unsure));
        }
        const PieceColour owner = figures.front().colour;
        if (!kinds.front().units.empty()) {
            reading.armies.push_back({place, owner, kinds.front().units, confidence});
        }
        if (kinds.front().nuke) {
            reading.nukes.push_back({place, owner, confidence});
        }
    }
    for (const auto& [corner, figures] : figuresByCorner(candidates.figures, belief, kThingWorthAsking)) {
        const engine::Corner& place = sight.shape().corners[corner].corner;
        if (read.contains(corner)) {
            continue;
        }
        const auto asked = std::find_if(reading.unsure.begin(), reading.unsure.end(),
                                        [&](const Unsure& unsure) { return asksPiece(unsure, place); });
        if (asked != reading.unsure.end() && !hasBuilding(reading, place)) {
            asked->options.push_back(name);
        } else {
            reading.unsure.push_back({place, Doubt::Piece, {word(kNothing), name}});
        }
    }
}

void addBridges(const Sight& sight, const Candidates& candidates, const Belief& belief, BoardReading& reading) {
    for (const SeenBridge& bridge : candidates.bridges) {
        const double chance = belief(bridge.chance);
        if (chance < kThingWorthAsking) {
            continue;
        }
        const bool isRead = chance >= kThingLikely;
        if (chance < kThingSure) {
            std::vector<std::string> options{"bridge", word(kNothing)};
            if (!isRead) {
                std::swap(options[0], options[1]);
            }
            reading.unsure.push_back({bridge.hex, Doubt::Piece, std::move(options)});
        }
        if (!isRead) {
            continue;
        }
        reading.bridges.push_back({bridge.hex, bridge.from, bridge.to, bridge.colour, chance});
        // What was taken for a building at one of its ends may be that end.
        constexpr double kTowardsMiddle = 0.08;
        for (const engine::CornerDirection direction : {bridge.from, bridge.to}) {
            const engine::Corner end = engine::cornerOf(bridge.hex, direction);
            const std::size_t corner = sight.shape().indexOf(end);
            const cv::Point2d site = sight.shape().corners[corner].at;
            cv::Point2d way = board::centreOf(bridge.hex) - site;
            way /= cv::norm(way);
            const Match& match = sight.corners[corner][index(bridge.colour)];
            const cv::Point2d shift = match.at - sight.map.viewpoint.lean(site) * kBuildingMiddle - site;
            for (BuildingReading& building : reading.buildings) {
                if (building.at == end && building.owner == bridge.colour && shift.dot(way) > kTowardsMiddle) {
                    building.confidence /= 2;
                    askInstead(reading, end, {word(engine::toText(building.kind)), word(kNothing)});
                }
            }
        }
    }
}

void askRouteKind(BoardReading& reading, const engine::Side& side, engine::RouteKind kind) {
    std::vector<std::string> options{"road", "ship"};
    if (kind == engine::RouteKind::Ship) {
        std::swap(options[0], options[1]);
    }
    reading.unsure.push_back({side, Doubt::Kind, std::move(options)});
}

void addShips(const Sight& sight, const Candidates& candidates, const Belief& belief, BoardReading& reading) {
    for (std::size_t i = 0; i < reading.routes.size() && belief.inPlay(); ++i) {
        const double ship = candidates.hulls[i];
        if (ship < 1 - kThingSure) {
            continue;
        }
        RouteReading& route = reading.routes[i];
        route.kind = ship > 0.5 ? engine::RouteKind::Ship : engine::RouteKind::Road;
        route.confidence *= std::max(ship, 1 - ship);
        if (ship < kThingSure) {
            askRouteKind(reading, route.at, route.kind);
        }
    }
    for (const SeenShip& ship : candidates.ships) {
        const double chance = belief(ship.chance);
        const engine::Side& side = sight.shape().seaSides[ship.side].side;
        if (chance < kThingWorthAsking) {
            continue;
        }
        const bool isRead = chance >= kThingLikely;
        if (chance < kThingSure) {
            std::vector<std::string> options{"ship", word(kNothing)};
            if (!isRead) {
                std::swap(options[0], options[1]);
            }
            reading.unsure.push_back({side, Doubt::Piece, std::move(options)});
        }
        if (isRead) {
            reading.routes.push_back({side, engine::RouteKind::Ship, ship.colour, chance});
        }
    }
    std::sort(reading.routes.begin(), reading.routes.end(),
              [](const RouteReading& a, const RouteReading& b) { return a.at < b.at; });
}

/// What a building may also be, and the walls under it; asked, as sets differ in what they use for either.
void addBuildingKinds(const Candidates& candidates, const Belief& belief, const LookedFor& lookedFor,
                      BoardReading& reading) {
    constexpr double kOtherKind = 0.8;
    constexpr double kMostWall = 0.85;
    // Walls of the building's own colour hardly show, and they decide combats.
    constexpr double kWallWorthAsking = 0.12;
    for (std::size_t i = 0; i < reading.buildings.size(); ++i) {
        BuildingReading& building = reading.buildings[i];
        if (!belief.inPlay()) {
            continue;
        }
        const double wall = isLarge(building) ? std::min(candidates.walls[i], kMostWall) : 0;
        if (lookedFor.has(Extra::Walls) && wall >= kWallWorthAsking) {
            building.walls = wall > 0.5 ? 1 : 0;
            std::vector<std::string> options{"wall", word(kNothing)};
            if (building.walls == 0) {
                std::swap(options[0], options[1]);
            }
            reading.unsure.push_back({building.at, Doubt::Piece, std::move(options)});
        }
        const auto asked = std::find_if(reading.unsure.begin(), reading.unsure.end(), [&](const Unsure& unsure) {
            return unsure.at == Place(building.at) && unsure.what == Doubt::Kind;
        });
        std::vector<std::string> others;
        if (lookedFor.has(Extra::Capitals)) {
            others.emplace_back("capital");
        }
        if (lookedFor.has(Extra::Factories)) {
            others.emplace_back("factory");
        }
        if (others.empty() || (asked == reading.unsure.end() && !isLarge(building))) {
            continue;
        }
        building.confidence *= kOtherKind;
        if (asked != reading.unsure.end()) {
            asked->options.insert(asked->options.end(), others.begin(), others.end());
        } else {
            others.insert(others.begin(), word(engine::toText(building.kind)));
            reading.unsure.push_back({building.at, Doubt::Kind, std::move(others)});
        }
    }
}

}  // namespace

Candidates findExpansion(const Sight& sight, const Pieces& pieces, const std::vector<HarbourReading>& harbours,
                         const LookedFor& lookedFor) {
    Candidates candidates;
    if (!lookedFor.any()) {
        return candidates;
    }
    Explained explained(sight);
    std::vector<CornerUse> uses = usesOf(sight, pieces);
    if (lookedFor.has(Extra::Bridges)) {
        candidates.bridges = findBridges(sight);
        for (const SeenBridge& bridge : candidates.bridges) {
            if (bridge.chance > kThingLikely) {
                explained.addBar(bridge.at, bridge.along, kBridgeSize, bridge.colour);
            }
        }
    }
    for (const RouteReading& route : pieces.routes) {
        const std::size_t side = sight.shape().indexOf(route.at);
        const SideSite& site = sight.shape().sides[side];
        const Match& match = sight.sides[side][index(route.owner)];
        const auto hexes = engine::hexesAt(route.at);
        const bool coast = !sight.shape().isLand(hexes[0]) || !sight.shape().isLand(hexes[1]);
        const double hull =
            lookedFor.has(Extra::Ships) && coast ? shipChance(hullOf(sight, site, match, route.owner)) : 0;
        candidates.hulls.push_back(hull);
        explained.addRoute(site, match, route.owner, hull > 0.5 ? engine::RouteKind::Ship : engine::RouteKind::Road);
    }
    if (lookedFor.has(Extra::Ships)) {
        candidates.ships = findShips(sight);
        for (const SeenShip& ship : candidates.ships) {
            if (ship.chance > kThingLikely) {
                explained.addRoute(sight.shape().seaSides[ship.side], ship.match, ship.colour, engine::RouteKind::Ship);
            }
        }
    }
    for (const BuildingReading& building : pieces.buildings) {
        const std::size_t corner = sight.shape().indexOf(building.at);
        const double wall =
            lookedFor.has(Extra::Walls) && isLarge(building) ? wallChance(wallOf(sight, corner, building.owner)) : 0;
        candidates.walls.push_back(wall);
        if (mayBeFigure(sight, corner, building.owner)) {
            uses[corner].building.reset();
            continue;
        }
        explained.addBuilding(corner, building.owner, isLarge(building));
        if (wall > 0.5) {
            explained.addWall(corner, building.owner);
        }
    }
    if (lookedFor.has(Extra::Armies) || lookedFor.has(Extra::Nukes)) {
        std::vector<engine::Side> sides;
        for (const HarbourReading& harbour : harbours) {
            sides.push_back(harbour.side);
        }
        candidates.figures = findFigures(sight, explained, uses, sides);
    }
    return candidates;
}

Belief::Belief(const Candidates& candidates, const std::vector<double>& turned, const LookedFor& lookedFor)
    : m_certain(lookedFor.isCertain()), m_inPlay(lookedFor.isCertain()) {
    double strongest = 0;
    const auto addEvidence = [&](double chance) {
        m_none += std::log1p(-wordOf(chance));
        strongest = std::max(strongest, chance);
    };
    for (const Figure& figure : candidates.figures) {
        addEvidence(figure.chance);
    }
    for (const SeenBridge& bridge : candidates.bridges) {
        addEvidence(bridge.chance);
    }
    for (const SeenShip& ship : candidates.ships) {
        addEvidence(ship.chance);
    }
    for (const double chance : turned) {
        addEvidence(chance);
    }
    // Shadows and shaded sides of a crowded base game look a little like figures, all of them: none is clear.
    constexpr double kClear = 0.9;
    if (strongest < kClear) {
        m_none = strongest = 0;
    }
    constexpr double kPlayed = 0.7;
    m_inPlay = m_certain || 1 - std::exp(m_none - std::log1p(-wordOf(strongest))) > kPlayed;
}

double Belief::operator()(double chance) const {
    // The others' word, without the candidate's own.
    return m_certain ? chance : chance * std::max(0.0, 1 - std::exp(m_none - std::log1p(-wordOf(chance))));
}

void addExpansion(const Sight& sight, const Candidates& candidates, const Belief& belief, const LookedFor& lookedFor,
                  BoardReading& reading) {
    if (!lookedFor.any()) {
        return;
    }
    addBuildingKinds(candidates, belief, lookedFor, reading);
    addShips(sight, candidates, belief, reading);
    addBridges(sight, candidates, belief, reading);
    addFigures(sight, candidates, belief, lookedFor, reading);
}

}  // namespace vision::pieces
