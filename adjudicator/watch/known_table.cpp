// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/known_table.h"

#include <algorithm>
#include <string>
#include <utility>

#include "adjudicator/watch/looked_for.h"
#include "vision/read_photo.h"

namespace adjudicator::watch {

namespace {

using vision::PieceChange;

/// Nobody can vouch for what a picture does not show: a hand's shadow or a tall piece may hide it.
constexpr double kUnseen = 0.5;

std::optional<vision::PieceColour> ownColour(const std::string& owner) {
    const auto colour = std::find_if(vision::kPieceColours.begin(), vision::kPieceColours.end(),
                                     [&](vision::PieceColour c) { return toText(c) == owner; });
    return colour == vision::kPieceColours.end() ? std::nullopt : std::optional(*colour);
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

std::optional<int> turnsOnto(const engine::Setup& setup, const vision::BoardReading& reading) {
    constexpr int kEnough = 13;
    int best = 0;
    int most = 0;
    for (int turns = 0; turns < 6; ++turns) {
        int agree = 0;
        for (const engine::HexSetup& wanted : setup.hexes) {
            engine::Hex seen = wanted.hex;
            for (int i = 0; i < turns; ++i) {
                seen = {-seen.r, seen.q + seen.r};
            }
            agree += std::any_of(reading.tiles.begin(), reading.tiles.end(),
                                 [&](const vision::TileReading& tile) {
                                     return tile.hex == seen &&
                                            ((wanted.faceDown && tile.faceDown) || wanted.terrain == tile.terrain);
                                 })
                         ? 1
                         : 0;
        }
        if (agree > most) {
            most = agree;
            best = turns;
        }
    }
    return most >= kEnough ? std::optional(best) : std::nullopt;
}

vision::KnownPieces piecesOf(const engine::Setup& setup) {
    vision::KnownPieces known;
    for (const engine::BuildingSetup& building : setup.buildings) {
        if (const auto colour = ownColour(building.owner)) {
            known.buildings.push_back({building.at, building.kind, *colour, 1});
        }
    }
    for (const engine::RouteSetup& route : setup.routes) {
        if (const auto colour = ownColour(route.owner)) {
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
                                                    const std::optional<vision::Homography>& near) {
    const auto reading = vision::readBoard(image, {}, lookedForBy(setup.documents), near);
    if (!reading) {
        return tl::unexpected(CheckError::NoBoard);
    }
    const auto turns = turnsOnto(setup, *reading);
    if (!turns) {
        return tl::unexpected(CheckError::OtherBoard);
    }
    TableCheck check;
    check.homography = vision::turned(reading->homography, *turns);
    check.seen = vision::turned(vision::piecesOf(*reading), *turns);
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
