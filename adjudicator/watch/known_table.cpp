// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/known_table.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <utility>

#include "adjudicator/watch/looked_for.h"
#include "adjudicator/watch/places.h"
#include "adjudicator/watch/table_colours.h"
#include "vision/read_photo.h"

namespace adjudicator::watch {

namespace {

using vision::PieceChange;
using What = vision::PieceChange::What;

/// Nobody can vouch for what a picture does not show: a hand's shadow or a tall piece may hide it.
constexpr double kUnseen = 0.5;

std::optional<vision::PieceColour> colourWith(const ColourOwners& owners, const std::string& owner) {
    const auto found = std::find(owners.begin(), owners.end(), owner);
    return found == owners.end()
               ? std::nullopt
               : std::optional(vision::kPieceColours.at(static_cast<std::size_t>(found - owners.begin())));
}

bool isLand(const engine::HexSetup& hex) {
    return hex.terrain != engine::Terrain::Sea;
}

template <typename Piece>
const Piece* pieceAt(const std::vector<Piece>& pieces, const decltype(Piece::at)& at) {
    const auto found = std::find_if(pieces.begin(), pieces.end(), [&](const Piece& piece) { return piece.at == at; });
    return found == pieces.end() ? nullptr : &*found;
}

/// Settlement and city are told apart; what else a building may be is not seen (yet), only that there is one.
bool sameKind(const vision::BuildingReading& a, const vision::BuildingReading& b) {
    const auto isKnown = [](engine::BuildingKind kind) {
        return kind == engine::BuildingKind::Settlement || kind == engine::BuildingKind::City;
    };
    return a.kind == b.kind || !isKnown(a.kind) || !isKnown(b.kind);
}

/// A ship from above is a road: the record knows which it is.
bool sameKind(const vision::RouteReading&, const vision::RouteReading&) {
    return true;
}

template <typename Piece>
void addDifferences(std::vector<PieceChange>& changes, const std::vector<Piece>& from, const std::vector<Piece>& to) {
    for (const Piece& piece : from) {
        if (pieceAt(to, piece.at) == nullptr) {
            changes.push_back({piece.at, What::Vanished, engine::pieceOf(piece.kind), piece.owner, kUnseen});
        }
    }
    for (const Piece& piece : to) {
        const Piece* before = pieceAt(from, piece.at);
        if (before == nullptr) {
            changes.push_back({piece.at, What::Appeared, engine::pieceOf(piece.kind), piece.owner, piece.confidence});
        } else if (before->owner != piece.owner || !sameKind(*before, piece)) {
            changes.push_back({piece.at, What::Replaced, engine::pieceOf(piece.kind), piece.owner, piece.confidence});
        }
    }
}

void addWalls(std::vector<PieceChange>& changes, const vision::KnownPieces& from, const vision::KnownPieces& to) {
    for (const vision::BuildingReading& building : to.buildings) {
        const auto* before = pieceAt(from.buildings, building.at);
        if (before != nullptr && before->owner == building.owner && before->walls != building.walls) {
            const bool more = building.walls > before->walls;
            changes.push_back({building.at, more ? What::Appeared : What::Vanished, engine::Piece::Wall, building.owner,
                               more ? building.confidence : kUnseen});
        }
    }
}

vision::FigureGuess guessOf(const vision::ArmyReading& army) {
    return {army.units, false};
}

vision::FigureGuess guessOf(const vision::NukeReading&) {
    return {{}, true};
}

template <typename Figures>
void addFigures(std::vector<PieceChange>& changes, const std::vector<Figures>& from, const std::vector<Figures>& to,
                engine::Piece piece) {
    const auto add = [&](const Figures& figures, What what, double confidence) {
        changes.push_back({figures.at, what, piece, figures.owner, confidence, {guessOf(figures)}});
    };
    for (const Figures& figures : from) {
        const Figures* after = pieceAt(to, figures.at);
        if (after == nullptr || after->owner != figures.owner) {
            add(figures, What::Vanished, kUnseen);
        }
    }
    for (const Figures& figures : to) {
        const Figures* before = pieceAt(from, figures.at);
        if (before == nullptr || before->owner != figures.owner) {
            add(figures, What::Appeared, figures.confidence);
        } else if (!(guessOf(*before) == guessOf(figures))) {
            add(figures, What::Replaced, figures.confidence);
        }
    }
}

/// A bridge of another colour or between other corners came when the one that lay there went.
void addBridges(std::vector<PieceChange>& changes, const std::vector<vision::BridgeReading>& from,
                const std::vector<vision::BridgeReading>& to) {
    const auto isIn = [](const std::vector<vision::BridgeReading>& bridges, const vision::BridgeReading& bridge) {
        return std::any_of(bridges.begin(), bridges.end(), [&](const vision::BridgeReading& other) {
            return other.hex == bridge.hex && other.owner == bridge.owner &&
                   (other.from == bridge.from || other.from == bridge.to);
        });
    };
    const auto add = [&](const vision::BridgeReading& bridge, What what, double confidence) {
        PieceChange change{bridge.hex, what, engine::Piece::Bridge, bridge.owner, confidence};
        change.end = bridge.from;
        changes.push_back(std::move(change));
    };
    for (const vision::BridgeReading& bridge : from) {
        if (!isIn(to, bridge)) {
            add(bridge, What::Vanished, kUnseen);
        }
    }
    for (const vision::BridgeReading& bridge : to) {
        if (!isIn(from, bridge)) {
            add(bridge, What::Appeared, bridge.confidence);
        }
    }
}

/// Whether figures of a colour stand at a corner.
bool hasFigures(const vision::KnownPieces& pieces, const engine::Corner& at, vision::PieceColour owner) {
    const auto isHere = [&](const auto& figures) { return figures.at == at && figures.owner == owner; };
    return std::any_of(pieces.armies.begin(), pieces.armies.end(), isHere) ||
           std::any_of(pieces.nukes.begin(), pieces.nukes.end(), isHere);
}

/// What one picture says of figures and walls, so that only what it can vouch for differs from the record: which units
/// they are it never can, nor how many walls.
void takeWhatCannotBeSeen(vision::KnownPieces& seen, const vision::KnownPieces& record,
                          const std::vector<vision::FigureSpot>& spots) {
    constexpr double kSureFigure = 0.9;
    for (vision::BuildingReading& building : seen.buildings) {
        if (const auto* recorded = pieceAt(record.buildings, building.at)) {
            building.walls = recorded->walls;
        }
    }
    const vision::KnownPieces read = std::exchange(seen, [&] {
        vision::KnownPieces rest = seen;
        rest.armies.clear();
        rest.nukes.clear();
        return rest;
    }());
    // A figure between two crossings may be taken for one of the neighbour's.
    const auto isSeenAt = [&](const engine::Corner& at, vision::PieceColour owner) {
        return std::any_of(spots.begin(), spots.end(), [&](const vision::FigureSpot& spot) {
            return spot.owner == owner && (spot.at == at || areNeighbours(spot.at, at));
        });
    };
    // White is too near to sand for one picture to say that it is not there.
    const auto mayStand = [&](const auto& figures) {
        return figures.owner == vision::PieceColour::White || hasFigures(read, figures.at, figures.owner) ||
               isSeenAt(figures.at, figures.owner);
    };
    std::copy_if(record.armies.begin(), record.armies.end(), std::back_inserter(seen.armies), mayStand);
    std::copy_if(record.nukes.begin(), record.nukes.end(), std::back_inserter(seen.nukes), mayStand);
    const auto isNew = [&](const auto& figures) {
        const auto isNear = [&](const auto& recorded) {
            return recorded.owner == figures.owner && areNeighbours(recorded.at, figures.at) &&
                   !hasFigures(read, recorded.at, recorded.owner);
        };
        return figures.confidence >= kSureFigure && !hasFigures(record, figures.at, figures.owner) &&
               std::none_of(record.armies.begin(), record.armies.end(), isNear) &&
               std::none_of(record.nukes.begin(), record.nukes.end(), isNear);
    };
    std::copy_if(read.armies.begin(), read.armies.end(), std::back_inserter(seen.armies), isNew);
    std::copy_if(read.nukes.begin(), read.nukes.end(), std::back_inserter(seen.nukes), isNew);
}

}  // namespace

engine::Layout layoutOf(const engine::Setup& setup) {
    engine::Layout own;
    std::set<engine::Hex> land;
    for (const engine::HexSetup& hex : setup.hexes) {
        if (isLand(hex) && land.insert(hex.hex).second) {
            own.land.push_back(hex.hex);
            if (hex.terrain) {
                own.terrains.push_back(*hex.terrain);
            }
            if (hex.number) {
                own.tokens.push_back(*hex.number);
            }
        }
    }
    for (const engine::Layout& box : {engine::layoutForFour(), engine::layoutForSix()}) {
        if (std::set<engine::Hex>(box.land.begin(), box.land.end()) == land) {
            return box;
        }
    }
    for (const engine::HarbourSetup& harbour : setup.harbours) {
        own.harbourSites.push_back(harbour.side);
        own.harbours.push_back(harbour.trade);
    }
    return own;
}

engine::Setup withSea(engine::Setup setup) {
    std::set<engine::Hex> sea;
    for (const engine::RouteSetup& route : setup.routes) {
        if (route.kind == engine::RouteKind::Ship) {
            const auto hexes = engine::hexesAt(route.at);
            sea.insert(hexes.begin(), hexes.end());
        }
    }
    if (setup.pirate) {
        sea.insert(*setup.pirate);
    }
    if (sea.empty() && !setup.documents.empty()) {
        return setup;
    }
    for (const engine::HexSetup& hex : setup.hexes) {
        for (const engine::HexDirection direction : engine::kHexDirections) {
            if (isLand(hex)) {
                sea.insert(engine::neighbour(hex.hex, direction));
            }
        }
    }
    for (const engine::HexSetup& hex : setup.hexes) {
        sea.erase(hex.hex);
    }
    for (const engine::Hex hex : sea) {
        engine::HexSetup added;
        added.hex = hex;
        added.terrain = engine::Terrain::Sea;
        setup.hexes.push_back(added);
    }
    return setup;
}

std::optional<vision::Turn> turnOnto(const engine::Setup& setup, const vision::BoardReading& reading) {
    // Of the tiles.
    constexpr double kEnough = 13.0 / 19;
    std::optional<vision::Turn> best;
    std::ptrdiff_t most = 0;
    for (const vision::Turn& turn : vision::turnsOf(reading.layout.land)) {
        const auto agree = std::count_if(setup.hexes.begin(), setup.hexes.end(), [&](const engine::HexSetup& wanted) {
            const engine::Hex seen = vision::oldName(wanted.hex, turn);
            return std::any_of(reading.tiles.begin(), reading.tiles.end(), [&](const vision::TileReading& tile) {
                return tile.hex == seen && ((wanted.faceDown && tile.faceDown) || wanted.terrain == tile.terrain);
            });
        });
        if (agree > most) {
            most = agree;
            best = turn;
        }
    }
    const auto land = std::count_if(setup.hexes.begin(), setup.hexes.end(), isLand);
    const bool isEnough = static_cast<double>(most) >= kEnough * static_cast<double>(land) - 1e-9;
    return isEnough ? best : std::nullopt;
}

vision::KnownPieces piecesOf(const engine::Setup& setup) {
    const ColourOwners owners = ownersIn(setup);
    vision::KnownPieces known;
    for (const engine::BuildingSetup& building : setup.buildings) {
        if (const auto colour = colourWith(owners, building.owner)) {
            known.buildings.push_back({building.at, building.kind, *colour, 1, building.walls});
        }
    }
    for (const engine::ArmySetup& army : setup.armies) {
        if (const auto colour = colourWith(owners, army.owner)) {
            known.armies.push_back({army.at, *colour, army.units, 1});
        }
    }
    for (const engine::NukeSetup& nuke : setup.nukes) {
        if (const auto colour = colourWith(owners, nuke.owner)) {
            known.nukes.push_back({nuke.at, *colour, 1});
        }
    }
    for (const engine::RouteSetup& route : setup.routes) {
        if (const auto colour = colourWith(owners, route.owner)) {
            known.routes.push_back({route.at, route.kind, *colour, 1});
        }
    }
    for (const engine::BridgeSetup& bridge : setup.bridges) {
        if (const auto colour = colourWith(owners, bridge.owner)) {
            known.bridges.push_back({bridge.hex, bridge.from, bridge.to, *colour, 1});
        }
    }
    known.robber = setup.robber;
    known.pirate = setup.pirate;
    for (const engine::HexSetup& hex : setup.hexes) {
        if (hex.faceDown) {
            known.faceDown.push_back(hex.hex);
        }
    }
    return known;
}

std::vector<PieceChange> differences(const vision::KnownPieces& from, const vision::KnownPieces& to) {
    std::vector<PieceChange> changes;
    addDifferences(changes, from.buildings, to.buildings);
    addDifferences(changes, from.routes, to.routes);
    addWalls(changes, from, to);
    addFigures(changes, from.armies, to.armies, engine::Piece::Army);
    addFigures(changes, from.nukes, to.nukes, engine::Piece::Nuke);
    addBridges(changes, from.bridges, to.bridges);
    const auto addHex = [&](engine::Hex hex, What what) { changes.push_back({hex, what, {}, {}, 1}); };
    if (to.robber && from.robber != to.robber) {
        addHex(*to.robber, What::RobberMoved);
    }
    if (to.pirate && from.pirate != to.pirate) {
        addHex(*to.pirate, What::PirateMoved);
    }
    const auto isIn = [](const std::vector<engine::Hex>& hexes, engine::Hex hex) {
        return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
    };
    for (const engine::Hex hex : to.faceDown) {
        if (!isIn(from.faceDown, hex)) {
            addHex(hex, What::FaceDown);
        }
    }
    for (const engine::Hex hex : from.faceDown) {
        if (!isIn(to.faceDown, hex)) {
            addHex(hex, What::FaceUp);
        }
    }
    return changes;
}

engine::Expected<TableCheck, CheckError> checkTable(const vision::Image& image, const engine::Setup& setup,
                                                    const std::optional<vision::Homography>& near,
                                                    const vision::KnownSets& sets) {
    TableCheck check;
    check.layout = layoutOf(setup);
    if (check.layout.land.empty() || check.layout.land.size() > vision::kMostLand) {
        return tl::unexpected(CheckError::OtherBoard);
    }
    const auto reading = vision::readBoard(image, {}, lookedForOn(setup), check.layout, near, sets);
    if (!reading) {
        return tl::unexpected(CheckError::NoBoard);
    }
    const auto turn = turnOnto(setup, *reading);
    if (!turn) {
        return tl::unexpected(reading->isVouched ? CheckError::OtherBoard : CheckError::NoBoard);
    }
    check.homography = vision::turned(reading->homography, *turn);
    check.seen = vision::turned(vision::piecesOf(*reading), *turn);
    std::vector<vision::FigureSpot> spots = reading->figureSpots;
    for (vision::FigureSpot& spot : spots) {
        spot.at = vision::newName(spot.at, *turn);
    }
    const vision::KnownPieces record = piecesOf(setup);
    std::copy_if(record.bridges.begin(), record.bridges.end(), std::back_inserter(check.seen.bridges),
                 [](const vision::BridgeReading& bridge) { return bridge.owner == vision::PieceColour::White; });
    check.seen.pirate = record.pirate;
    check.seen.faceDown = record.faceDown;
    takeWhatCannotBeSeen(check.seen, record, spots);
    check.differences = differences(record, check.seen);
    if (reading->robber) {
        for (PieceChange& change : check.differences) {
            change.confidence =
                change.what == PieceChange::What::RobberMoved ? reading->robber->confidence : change.confidence;
        }
    }
    std::stable_sort(check.differences.begin(), check.differences.end(),
                     [](const PieceChange& a, const PieceChange& b) { return a.confidence > b.confidence; });
    return check;
}

std::vector<PieceChange> sureAtStart(const TableCheck& check) {
    constexpr double kSure = 0.9;
    std::vector<PieceChange> sure = check.differences;
    std::erase_if(sure, [](const PieceChange& change) {
        return change.what == PieceChange::What::Vanished || change.confidence < kSure;
    });
    return sure;
}

}  // namespace adjudicator::watch
