// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/to_position.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>

#include "tests/support/scene.h"

namespace engine::test {

namespace {

Faults faultsOf(const Setup& setup) {
    const auto position = toPosition(setup);
    return position ? Faults{} : position.error();
}

struct Case {
    FaultKind kind;
    const char* at;
    std::function<void(Scene&)> spoil;
};

std::vector<Case> cases() {
    using K = FaultKind;
    return {
        {K::NoHexes, "",
         [](Scene& s) {
             s.setup.hexes.clear();
             s.setup.robber.reset();
         }},
        {K::TooManyHexes, "1020",
         [](Scene& s) {
             for (int i = 0; i < 1001; ++i) {
                 s.terrain(toText(Hex{100 + i % 50, 100 + i / 50}), Terrain::Sea);
             }
         }},
        {K::HexTwice, "0,0", [](Scene& s) { s.setup.hexes.push_back(s.setup.hexes[9]); }},
        {K::BadWrap, "2", [](Scene& s) { s.setup.wrap = Wrap{2}; }},
        {K::TerrainMissing, "0,0", [](Scene& s) { s.setup.hexes[9].terrain.reset(); }},
        {K::BadNumber, "0,0", [](Scene& s) { s.setup.hexes[9].number = 7; }},
        {K::UnknownHex, "5,5", [](Scene& s) { s.robber("5,5"); }},
        {K::UnknownCorner, "5,5:N", [](Scene& s) { s.settlement("red", "5,5:N"); }},
        {K::UnknownCorner, "5,5:N", [](Scene& s) { s.army("red", "5,5:N", "I"); }},
        {K::UnknownSide, "5,5:E", [](Scene& s) { s.road("red", "5,5:E"); }},
        {K::UnknownSide, "5,5:E",
         [](Scene& s) {
             s.setup.harbours.push_back({sideNamed("5,5:E"), {}});
         }},
        {K::TwoBuildings, "0,0:N", [](Scene& s) { s.settlement("red", "0,0:N").city("blue", "0,0:N"); }},
        {K::TwoRoutes, "0,0:NE", [](Scene& s) { s.road("red", "0,0:NE").ship("red", "0,0:NE"); }},
        {K::TwoArmies, "0,0:N", [](Scene& s) { s.army("red", "0,0:N", "I").army("red", "0,0:N", "C"); }},
        {K::TwoNukes, "0,0:N", [](Scene& s) { s.nuke("red", "0,0:N").nuke("blue", "0,0:N"); }},
        {K::TwoBridges, "0,0",
         [](Scene& s) {
             s.setup.bridges = {{{0, 0}, CornerDirection::N, CornerDirection::S, "red"},
                                {{0, 0}, CornerDirection::NE, CornerDirection::SW, "red"}};
         }},
        {K::BridgeNotOpposite, "0,0",
         [](Scene& s) {
             s.setup.bridges = {{{0, 0}, CornerDirection::N, CornerDirection::SE, "red"}};
         }},
        {K::PieceOfNobody, "0,0:N (green)", [](Scene& s) { s.settlement("green", "0,0:N"); }},
        {K::PieceOfNobody, "0,0:NE (green)", [](Scene& s) { s.road("green", "0,0:NE"); }},
        {K::TooManyPlayers, "9",
         [](Scene& s) {
             for (const char* id : {"d", "e", "f", "g", "h", "i"}) {
                 s.setup.players.push_back({id, {}, {}});
             }
         }},
        {K::PlayerTwice, "red",
         [](Scene& s) {
             s.setup.players.push_back({"red", {}, {}});
         }},
        {K::UnknownPlayer, "green", [](Scene& s) { s.setup.longestRoadHolder = "green"; }},
        {K::UnknownPlayer, "green", [](Scene& s) { s.setup.turn->player = "green"; }},
        {K::UnknownPlayer, "green", [](Scene& s) { s.hand("green", {}); }},
        {K::UnknownPlayer, "green", [](Scene& s) { s.setup.marks.nukeBought["green"] = true; }},
        {K::EmptyArmy, "0,0:N",
         [](Scene& s) {
             s.setup.armies = {{cornerNamed("0,0:N"), "red", {}}};
         }},
        {K::ArmyBeyondBox, "0,0:N", [](Scene& s) { s.army("red", "0,0:N", "50C50I"); }},
        {K::BadWalls, "0,0:N", [](Scene& s) { s.city("red", "0,0:N", -1); }},
        {K::BadWalls, "0,0:N", [](Scene& s) { s.city("red", "0,0:N", 10); }},
        {K::UnknownDocument, "chess", [](Scene& s) { s.setup.documents = {"chess"}; }},
        {K::NoTableGame, "dice-game-plus", [](Scene& s) { s.setup.documents = {"dice-game-plus"}; }},
        {K::UnknownRuling, "R-X", [](Scene& s) { s.ruling("R-X", "y"); }},
        {K::UnknownSwitch, "SA-V9", [](Scene& s) { s.setup.switches = {"SA-V9"}; }},
        {K::UnknownNumber, "sheep", [](Scene& s) { s.number("sheep", 1); }},
        {K::NumberOutOfRange, "roads", [](Scene& s) { s.number("roads", 1001); }},
        {K::UnknownPrice, "sheep", [](Scene& s) { s.setup.prices["sheep"] = {}; }},
        {K::UnknownPhase, "lunch", [](Scene& s) { s.setup.turn->phase = "lunch"; }},
        {K::BadHand, "red",
         [](Scene& s) {
             Hand hand = Hand::exactly(Cards::of(2, 0, 0, 0, 0));
             hand.total = 1;
             s.setup.holdings["red"].hand = hand;
         }},
        {K::BadHand, "red",
         [](Scene& s) {
             Hand hand = Hand::exactly(Cards::of(2, 0, 0, 0, 0));
             hand.total = 3;
             s.setup.holdings["red"].hand = hand;
         }},
        {K::BadHand, "bank",
         [](Scene& s) {
             s.bank({});
             s.setup.bank->cards[Resource::Ore] = {3, 2};
         }},
        {K::BadPending, "1,-1:S",
         [](Scene& s) {
             // Nothing stands on the attacked crossing.
             s.army("red", "0,0:N", "I").turn("red", "combat");
             s.setup.turn->pending =
                 FightSetup{"red", "blue", {cornerNamed("0,0:N")}, cornerNamed("0,0:NE"), {}, false, 0};
         }},
        {K::BadPending, "0,0:N",
         [](Scene& s) {
             // The attacking army is another's.
             s.army("blue", "0,0:N", "I").settlement("blue", "0,0:NE").turn("red", "combat");
             s.setup.turn->pending =
                 FightSetup{"red", "blue", {cornerNamed("0,0:N")}, cornerNamed("0,0:NE"), {}, false, 0};
         }},
        {K::BadPending, "1,-1:S",
         [](Scene& s) {
             // A combat outside the combat phase.
             s.army("red", "0,0:N", "I").settlement("blue", "0,0:NE").turn("red", "build");
             s.setup.turn->pending =
                 FightSetup{"red", "blue", {cornerNamed("0,0:N")}, cornerNamed("0,0:NE"), {}, false, 0};
         }},
        {K::BadPending, "1,-1:S",
         [](Scene& s) {
             // What is to be conquered still stands.
             s.settlement("blue", "0,0:NE").turn("red", "combat");
             s.setup.turn->pending = ConquestSetup{"red", "blue", cornerNamed("0,0:NE")};
         }},
        {K::BadPending, "marks.founded",
         [](Scene& s) {
             s.turn("red", "found");
             s.setup.marks.founded = 6;
         }},
    };
}

}  // namespace

TEST_CASE("What cannot stand is a fault with its place", "[state][faults]") {
    for (const Case& fault : cases()) {
        Scene scene = Scene::soldiers();
        REQUIRE(faultsOf(scene.setup).empty());
        fault.spoil(scene);
        const Faults found = faultsOf(scene.setup);
        INFO(toText(fault.kind) << " at " << fault.at);
        for (const Fault& other : found) {
            UNSCOPED_INFO("found " << toText(other.kind) << " at " << other.at);
        }
        CHECK(found == Faults{{fault.kind, fault.at}});
    }
}

TEST_CASE("All faults are told at once", "[state][faults]") {
    Scene scene = Scene::soldiers().settlement("green", "0,0:N").road("red", "5,5:E").army("red", "5,5:N", "I");
    scene.setup.hexes[9].number = 7;
    CHECK(faultsOf(scene.setup).size() == 4);
    scene.ruling("R-X", "y");
    CHECK(faultsOf(scene.setup).size() >= 1);
}

TEST_CASE("Without players the owners that occur sit in alphabetical order", "[state]") {
    Scene scene = Scene::base().settlement("white", "0,0:N").road("blue", "0,0:SE");
    scene.setup.players.clear();
    scene.setup.turn.reset();
    const Position position = scene.position();
    REQUIRE(position.table->players.size() == 2);
    CHECK(position.table->players[0].id == "blue");
    CHECK(position.table->players[1].id == "white");
    CHECK(position.turn.phase == Phase::Roll);
}

TEST_CASE("An empty board without a turn is about to be founded on", "[state][B-3]") {
    Scene scene = Scene::base();
    scene.setup.turn.reset();
    CHECK(scene.position().turn.phase == Phase::Found);
}

TEST_CASE("A position gives its set-up back", "[state]") {
    Scene scene = Scene::soldiers("combat")
                      .city("red", "0,0:N", 2)
                      .building("blue", "0,0:NE", BuildingKind::Settlement, {.upsideDown = true});
    scene.roads("red", {"0,0:NW"})
        .army("red", "0,0:N", "1A2C3I")
        .army("blue", "0,0:S", "I")
        .nuke("red", "0,0:N")
        .sea("3,0")
        .ship("red", "3,0:NW");
    scene.ruling("R-MERGE", "no")
        .number("roads", 12)
        .hand("red", Cards::of(1, 2, 3, 4, 5))
        .bank(Cards::of(9, 9, 9, 9, 9));
    scene.setup.prices["wall"] = Cards::of(1, 0, 0, 0, 0);
    scene.setup.longestRoadHolder = "blue";
    scene.setup.harbours = {{sideNamed("3,0:W"), Resource::Ore}, {sideNamed("0,-2:NE"), std::nullopt}};
    scene.setup.bridges = {{{0, 0}, CornerDirection::SW, CornerDirection::NE, "blue"}};
    scene.setup.marks.stepsUsed = {{cornerNamed("0,0:N"), 2}};
    scene.setup.marks.attackSpent = {cornerNamed("0,0:S")};
    scene.setup.marks.fought = true;
    scene.setup.turn->pending = FightSetup{"red", "blue", {cornerNamed("0,0:N")}, cornerNamed("0,0:NE"), {}, false, 3};
    scene.setup.holdings["blue"].extraPoints = 2;
    scene.setup.holdings["blue"].playedDevelopment = DevelopmentCounts::one(DevelopmentCard::Knight, 2);
    const Position position = scene.position();
    const Setup written = toSetup(position);
    auto again = toPosition(written);
    REQUIRE(again.has_value());
    again->table = position.table;
    CHECK(*again == position);
    CHECK(toSetup(*again) == written);
}

TEST_CASE("A weapon on the board is the one its owner has bought", "[state][SA-N1]") {
    const Game game(Scene::soldiers().nuke("red", "0,0:N"));
    CHECK(game.now.marks.nukeBought[game.player("red")]);
    CHECK_FALSE(game.now.marks.nukeBought[game.player("blue")]);
}

TEST_CASE("A round world finds each place by all its names", "[state][MO-19]") {
    Scene scene = Scene::base();
    scene.setup.hexes = {{{0, 0}, Terrain::Fields, 4, false, false, {}},
                         {{1, 0}, Terrain::Forest, 5, false, false, {}},
                         {{2, 0}, Terrain::Hills, 6, false, false, {}}};
    scene.setup.wrap = Wrap{3};
    scene.robber("4,0").settlement("red", "3,0:N").road("red", "-1,0:E");
    const Game game(scene);
    CHECK(game.now.robber == game.hex("1,0"));
    CHECK(game.buildingAt("0,0:N") == "red settlement");
    CHECK(game.routeAt("2,0:E") == "red road");
    scene.settlement("red", "0,0:N");
    CHECK(faultsOf(scene.setup) == Faults{{FaultKind::TwoBuildings, "0,0:N"}});
}

}  // namespace engine::test
