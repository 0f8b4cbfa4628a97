// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/first_pieces.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "adjudicator/watch/places.h"
#include "adjudicator/watch/table_colours.h"

namespace adjudicator::watch {

namespace {

using vision::PieceChange;

/// B-2: so many settlements, each with a road, does a player begin with.
constexpr int kFirst = 2;

bool isNew(const PieceChange& change, engine::Piece piece) {
    return change.what == PieceChange::What::Appeared && change.piece == piece && !vision::isOfHex(change);
}

std::vector<PieceChange> surestFirst(std::vector<PieceChange> changes) {
    std::stable_sort(changes.begin(), changes.end(),
                     [](const PieceChange& a, const PieceChange& b) { return a.confidence > b.confidence; });
    return changes;
}

/// What each colour has on the board, and where buildings stand.
struct Standing {
    std::array<int, vision::kPieceColours.size()> buildings{};
    std::array<int, vision::kPieceColours.size()> routes{};
    std::vector<engine::Corner> corners;
};

Standing standingOn(const engine::Position& position) {
    const ColourOwners owners = ownersIn(position);
    Standing standing;
    const auto colourOf = [&](engine::PlayerId owner) {
        const auto found = std::find(owners.begin(), owners.end(), position.table->idOf(owner));
        return found == owners.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - owners.begin()));
    };
    const engine::Topology& board = position.topology();
    for (const engine::CornerId id : board.corners()) {
        if (const auto& building = position.buildings[id]) {
            standing.corners.push_back(board.corner(id));
            if (const auto colour = colourOf(building->owner)) {
                ++standing.buildings[*colour];
            }
        }
    }
    for (const engine::SideId id : board.sides()) {
        if (const auto& route = position.routes[id]) {
            if (const auto colour = colourOf(route->owner)) {
                ++standing.routes[*colour];
            }
        }
    }
    return standing;
}

}  // namespace

std::vector<PieceChange> firstPieces(const std::vector<PieceChange>& changes, const engine::Position& position) {
    Standing standing = standingOn(position);
    std::vector<PieceChange> first;
    for (const PieceChange& change : surestFirst(changes)) {
        const auto* corner = std::get_if<engine::Corner>(&change.at);
        if (corner == nullptr || !isNew(change, engine::Piece::Settlement) ||
            !placeOn(position.topology(), change.at)) {
            continue;
        }
        const bool isClose = std::any_of(standing.corners.begin(), standing.corners.end(),
                                         [&](const engine::Corner& other) { return areNeighbours(*corner, other); });
        if (!isClose && standing.buildings[index(change.colour)] < kFirst) {
            ++standing.buildings[index(change.colour)];
            standing.corners.push_back(*corner);
            first.push_back(change);
        }
    }
    const std::vector<PieceChange> settlements = first;
    for (const PieceChange& settlement : settlements) {
        const auto sides = engine::sidesAt(std::get<engine::Corner>(settlement.at));
        for (const PieceChange& change : surestFirst(changes)) {
            const auto* side = std::get_if<engine::Side>(&change.at);
            const bool isBeside = side != nullptr && std::find(sides.begin(), sides.end(), *side) != sides.end();
            if (isBeside && isNew(change, engine::Piece::Road) && change.colour == settlement.colour &&
                std::find(first.begin(), first.end(), change) == first.end() &&
                standing.routes[index(change.colour)] < kFirst) {
                ++standing.routes[index(change.colour)];
                first.push_back(change);
                break;
            }
        }
    }
    return first;
}

}  // namespace adjudicator::watch
