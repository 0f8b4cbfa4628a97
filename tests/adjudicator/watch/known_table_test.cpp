// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/known_table.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <numbers>

#include "adjudicator/watch/proposals.h"
#include "engine/action/legal_actions.h"
#include "engine/state/to_position.h"
#include "tests/support/random_start.h"

namespace {

using adjudicator::watch::differences;
using vision::KnownPieces;
using vision::PieceChange;
using What = vision::PieceChange::What;

constexpr auto kRed = vision::PieceColour::Red;
constexpr auto kBlue = vision::PieceColour::Blue;

vision::Point planeOf(engine::Hex hex) {
    return {std::numbers::sqrt3 * (hex.q + hex.r / 2.0), 1.5 * hex.r};
}

vision::Point planeOf(const engine::Corner& corner) {
    const vision::Point middle = planeOf(corner.hex);
    return {middle.x, middle.y + (corner.south ? 1 : -1)};
}

vision::Point planeOf(const engine::Side& side) {
    const auto ends = engine::endsOf(side);
    const vision::Point a = planeOf(ends[0]);
    const vision::Point b = planeOf(ends[1]);
    return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

/// Some view from the side.
vision::Homography obliqueView() {
    vision::Homography homography;
    homography.m = {{{80, 12, 640}, {-7, 60, 360}, {0.002, 0.03, 1}}};
    return homography;
}

template <class Place>
double renamedApart(const Place& before, const Place& after, const vision::Turn& turns) {
    const vision::Point a = obliqueView()(planeOf(before));
    const vision::Point b = vision::turned(obliqueView(), turns)(planeOf(after));
    return std::hypot(a.x - b.x, a.y - b.y);
}

PieceChange appeared(const vision::Place& at, engine::Piece piece, vision::PieceColour colour) {
    return {at, What::Appeared, piece, colour, 0.9};
}

}  // namespace

TEST_CASE("pieces of a board that is named another way lie where they lay", "[adjudicator][watch]") {
    KnownPieces pieces;
    for (int q = -2; q <= 2; ++q) {
        for (const bool south : {false, true}) {
            pieces.buildings.push_back({{{q, 1}, south}, engine::BuildingKind::City, kRed, 1});
        }
        for (const auto direction : {engine::HexDirection::NE, engine::HexDirection::E, engine::HexDirection::SE}) {
            pieces.routes.push_back({{{q, -1}, direction}, engine::RouteKind::Road, kBlue, 1});
        }
    }
    pieces.robber = engine::Hex{2, -1};
    for (const vision::Turn& turns : {vision::Turn{}, vision::Turn{1, {}}, vision::Turn{2, {1, -3}},
                                      vision::Turn{3, {-1, 0}}, vision::Turn{4, {0, 2}}, vision::Turn{5, {-2, -1}}}) {
        CAPTURE(turns.sixths);
        const KnownPieces named = vision::turned(pieces, turns);
        for (std::size_t i = 0; i < pieces.buildings.size(); ++i) {
            CHECK(renamedApart(pieces.buildings[i].at, named.buildings[i].at, turns) < 1e-6);
        }
        for (std::size_t i = 0; i < pieces.routes.size(); ++i) {
            CHECK(renamedApart(pieces.routes[i].at, named.routes[i].at, turns) < 1e-6);
        }
        CHECK(renamedApart(*pieces.robber, *named.robber, turns) < 1e-6);
    }
}

TEST_CASE("two tables differ in what stands on one, in colour, in size, and in the robber", "[adjudicator][watch]") {
    const engine::Corner here{{0, 0}, false};
    const engine::Corner there{{0, 0}, true};
    const engine::Side side{{1, 0}, engine::HexDirection::E};
    KnownPieces record;
    record.buildings = {{here, engine::BuildingKind::Settlement, kRed, 1}};
    record.routes = {{side, engine::RouteKind::Road, kRed, 1}};
    record.robber = engine::Hex{0, 0};
    CHECK(differences(record, record).empty());

    KnownPieces table = record;
    table.buildings = {{here, engine::BuildingKind::City, kRed, 0.8}, {there, engine::BuildingKind::City, kBlue, 0.7}};
    table.routes.clear();
    table.robber = engine::Hex{1, 0};
    const auto changes = differences(record, table);
    REQUIRE(changes.size() == 4);
    CHECK(changes[0] == PieceChange{here, What::Replaced, engine::Piece::City, kRed, 0.8});
    CHECK(changes[1] == PieceChange{there, What::Appeared, engine::Piece::City, kBlue, 0.7});
    CHECK(changes[2].what == What::Vanished);
    CHECK(changes[2].confidence <= 0.5);
    CHECK(changes[3].what == What::RobberMoved);
    CHECK(changes[3].at == vision::Place(engine::Hex{1, 0}));

    // What kind of building stands there beyond settlement and city nobody sees.
    record.buildings.front().kind = engine::BuildingKind::Factory;
    table = record;
    table.buildings.front().kind = engine::BuildingKind::City;
    CHECK(differences(record, table).empty());
    // A picture without a robber says nothing about him.
    table = record;
    table.robber.reset();
    CHECK(differences(record, table).empty());
}

TEST_CASE("a settlement and its road are one founding", "[adjudicator][watch][B-4]") {
    const auto position = engine::toPosition(engine::test::freshTable({"base"}, 3));
    REQUIRE(position);
    const auto legal = engine::legalActions(*position);
    const auto action = std::find_if(legal.begin(), legal.end(),
                                     [](const auto& each) { return std::holds_alternative<engine::Found>(each); });
    REQUIRE(action != legal.end());
    const auto& found = std::get<engine::Found>(*action);
    const vision::Place corner = position->topology().corner(found.at);
    const vision::Place side = position->topology().side(found.route);
    const auto proposals = adjudicator::watch::proposalsFor(
        {appeared(side, engine::Piece::Road, kRed), appeared(corner, engine::Piece::Settlement, kRed)}, *position,
        true);
    REQUIRE(proposals.size() == 1);
    CHECK(proposals.front().action == *action);
    CHECK(proposals.front().legal);
    CHECK(proposals.front().changes.size() == 2);
    CHECK(adjudicator::watch::isPlainPlacement(proposals.front()));
    // Every owner may be meant; the proposal itself is not offered again.
    for (const auto& other : adjudicator::watch::alternativesTo(proposals.front(), *position)) {
        CHECK_FALSE(other.action == proposals.front().action);
        CHECK_FALSE(other.changes.empty());
    }
}

TEST_CASE("nothing but a placement enters by itself", "[adjudicator][watch]") {
    engine::Setup setup = engine::test::freshTable({"base"}, 3);
    const engine::Corner corner{{0, 0}, false};
    setup.buildings = {{corner, engine::BuildingKind::Settlement, "red", 0, false}};
    engine::TurnSetup turn;
    turn.player = "red";
    turn.phase = "build";
    setup.turn = turn;
    const auto position = engine::toPosition(setup);
    REQUIRE(position);
    const auto gone = adjudicator::watch::proposalsFor(
        {{corner, What::Vanished, engine::Piece::Settlement, kRed, 0.99}}, *position, true);
    REQUIRE(gone.size() == 1);
    CHECK_FALSE(gone.front().legal);
    CHECK_FALSE(adjudicator::watch::isPlainPlacement(gone.front()));
    PieceChange moved;
    moved.at = engine::Hex{1, -1};
    moved.what = What::RobberMoved;
    moved.confidence = 0.99;
    const auto robber = adjudicator::watch::proposalsFor({moved}, *position, true);
    REQUIRE(robber.size() == 1);
    CHECK_FALSE(adjudicator::watch::isPlainPlacement(robber.front()));
}

TEST_CASE("only things that are sure are proposed of what lay there before the watching began",
          "[adjudicator][watch]") {
    adjudicator::watch::TableCheck check;
    const vision::Place corner = engine::Corner{{0, 0}, false};
    const vision::PieceChange sure{corner, vision::PieceChange::What::Appeared, engine::Piece::Settlement,
                                   vision::PieceColour::Red, 0.95};
    vision::PieceChange doubtful = sure;
    doubtful.confidence = 0.8;
    vision::PieceChange unseen = sure;
    unseen.what = vision::PieceChange::What::Vanished;
    check.differences = {sure, doubtful, unseen};
    CHECK(adjudicator::watch::sureAtStart(check) == std::vector{sure});
}
