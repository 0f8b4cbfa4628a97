// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/known_table.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "adjudicator/watch/looked_for.h"
#include "adjudicator/watch/table_colours.h"
#include "vision/read_photo.h"

namespace adjudicator::watch {

namespace {

using vision::PieceChange;

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
    using What = PieceChange::What;
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
            known.buildings.push_back({building.at, building.kind, *colour, 1});
        }
    }
    for (const engine::RouteSetup& route : setup.routes) {
        if (const auto colour = colourWith(owners, route.owner)) {
            known.routes.push_back({route.at, route.kind, *colour, 1});
        }
    }
    known.robber = setup.robber;
    return known;
}

std::vector<PieceChange> differences(const vision::KnownPieces& from, const vision::KnownPieces& to) {
    std::vector<PieceChange> changes;
    addDifferences(changes, from.buildings, to.buildings);
    addDifferences(changes, from.routes, to.routes);
    if (to.robber && from.robber != to.robber) {
        PieceChange moved;
        moved.at = *to.robber;
        moved.what = PieceChange::What::Moved;
        moved.confidence = 1;
        changes.push_back(moved);
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
    const auto reading = vision::readBoard(image, {}, lookedForBy(setup.documents), check.layout, near, sets);
    if (!reading) {
        return tl::unexpected(CheckError::NoBoard);
    }
    const auto turn = turnOnto(setup, *reading);
    if (!turn) {
        return tl::unexpected(CheckError::OtherBoard);
    }
    check.homography = vision::turned(reading->homography, *turn);
    check.seen = vision::turned(vision::piecesOf(*reading), *turn);
    check.differences = differences(piecesOf(setup), check.seen);
    if (reading->robber) {
        for (PieceChange& change : check.differences) {
            change.confidence =
                change.what == PieceChange::What::Moved ? reading->robber->confidence : change.confidence;
        }
    }
    std::stable_sort(check.differences.begin(), check.differences.end(),
                     [](const PieceChange& a, const PieceChange& b) { return a.confidence > b.confidence; });
    return check;
}

}  // namespace adjudicator::watch
