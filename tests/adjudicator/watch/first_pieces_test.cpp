// SPDX-License-Identifier: GPL-3.0-or-later
// A bare board, and the pieces with which a game begins on it.
#include <algorithm>
#include <vector>

#include <catch2/catch.hpp>

#include "adjudicator/watch/proposals.h"
#include "adjudicator/watch/table_colours.h"
#include "engine/state/layouts.h"
#include "engine/state/to_position.h"

namespace {

using adjudicator::watch::Proposal;
using adjudicator::watch::proposalsFor;
using adjudicator::watch::withPlayersOf;
using engine::Corner;
using engine::Piece;
using vision::PieceChange;
using vision::PieceColour;

PieceChange came(const vision::Place& at, Piece piece, PieceColour colour, double confidence = 0.9) {
    return {at, PieceChange::What::Appeared, piece, colour, confidence};
}

Corner north(engine::Hex hex) {
    return engine::cornerOf(hex, engine::CornerDirection::N);
}

/// A settlement and the road beside it.
void found(std::vector<PieceChange>& changes, engine::Hex hex, PieceColour colour) {
    changes.push_back(came(north(hex), Piece::Settlement, colour));
    changes.push_back(came(engine::sidesAt(north(hex))[0], Piece::Road, colour));
}

std::vector<PieceChange> startOfFour() {
    std::vector<PieceChange> changes;
    found(changes, {0, 0}, PieceColour::Red);
    found(changes, {0, 2}, PieceColour::Red);
    found(changes, {1, 0}, PieceColour::Blue);
    found(changes, {-1, 2}, PieceColour::Blue);
    found(changes, {-1, 0}, PieceColour::White);
    found(changes, {2, -1}, PieceColour::White);
    found(changes, {-2, 2}, PieceColour::Orange);
    found(changes, {1, 1}, PieceColour::Orange);
    return changes;
}

std::vector<Proposal> proposedOnBareBoard(const std::vector<PieceChange>& changes) {
    const engine::Setup bare = engine::dealt(engine::layoutForFour(), {});
    const auto position = engine::toPosition(withPlayersOf(bare, changes));
    REQUIRE(position);
    return proposalsFor(changes, *position, false);
}

}  // namespace

TEST_CASE("the pieces that a game begins with are all proposed on a bare board, as surely as they were seen",
          "[adjudicator][watch][B-2]") {
    const auto changes = startOfFour();
    const auto proposals = proposedOnBareBoard(changes);
    CHECK(proposals.size() == changes.size());
    for (const Proposal& proposal : proposals) {
        CHECK(proposal.legal);
        CHECK(proposal.confidence == 0.9);
    }
}

TEST_CASE("a third settlement, one too close and a road of nobody's are no first pieces", "[adjudicator][watch][B-4]") {
    auto changes = startOfFour();
    const auto ends = engine::endsOf(engine::sidesAt(north({0, 0}))[1]);
    const Corner close = ends[0] == north({0, 0}) ? ends[1] : ends[0];
    const std::vector<PieceChange> odd{came(close, Piece::Settlement, PieceColour::Green, 0.6),
                                       came(north({2, 0}), Piece::Settlement, PieceColour::Red, 0.6),
                                       came(engine::sidesAt(north({0, -1}))[0], Piece::Road, PieceColour::Green, 0.6)};
    changes.insert(changes.end(), odd.begin(), odd.end());
    const auto proposals = proposedOnBareBoard(changes);
    CHECK(proposals.size() == changes.size());
    for (const Proposal& proposal : proposals) {
        const bool isOdd = std::find(odd.begin(), odd.end(), proposal.changes.front()) != odd.end();
        CHECK(proposal.legal != isOdd);
    }
}

TEST_CASE("players whom a set-up names stay, else they are who has pieces or laid some", "[adjudicator][watch]") {
    engine::Setup bare = engine::dealt(engine::layoutForFour(), {});
    std::vector<std::string> ids;
    for (const engine::PlayerSetup& player : withPlayersOf(bare, startOfFour()).players) {
        ids.push_back(player.id);
    }
    CHECK(ids == std::vector<std::string>{"blue", "orange", "red", "white"});
    bare.players = {{"anna", "Anna", "red"}};
    CHECK(withPlayersOf(bare, startOfFour()).players == bare.players);
}
