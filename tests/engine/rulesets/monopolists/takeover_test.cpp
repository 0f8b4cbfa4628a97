// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/takeover.h"

#include <catch2/catch.hpp>

#include "engine/rules/supply.h"
#include "engine/rulesets/monopolists/replacement.h"
#include "tests/support/scene.h"

namespace engine::test {

namespace {

// Pasture 12, pasture 2 and fields 3 of the north-west meet here.
constexpr const char* kCoveted = "-2,-1:NW";

/// Red's road leads to blue's piece at kCoveted; blue stands on two other sites.
Scene facing(BuildingKind kind, int walls = 0) {
    Scene scene = Scene::monopolists();
    scene.settlement("red", "-3,-1:S").roads("red", {"-3,-1:E", "-3,-1:SE"});
    scene.building("blue", kCoveted, kind, {.walls = walls}).settlement("blue", "-5,3:N").settlement("blue", "2,3:N");
    return scene.hand("red", Cards::of(2, 2, 2, 2, 2)).hand("blue", {}).bank(Cards::of(9, 9, 9, 9, 9));
}

Action takeOver(const Game& game, Piece piece, const char* at = kCoveted, std::optional<Cards> cards = std::nullopt) {
    return TakeOver{game.player("red"), game.corner(at), piece, cards, std::nullopt};
}

Action takeRoute(const Game& game, Piece piece, const char* at) {
    return TakeOver{game.player("red"), game.side(at), piece, std::nullopt, std::nullopt};
}

Action claim(const Game& game, const char* by, std::optional<Resource> resource) {
    return Claim{game.player(by), resource};
}

/// Blue's road lies between red's road and blue's settlement.
Scene routes() {
    Scene scene = Scene::monopolists();
    scene.settlement("red", "-3,-1:S").road("red", "-3,-1:SE");
    scene.settlement("blue", kCoveted).road("blue", "-3,-1:E");
    return scene.hand("red", Cards::of(2, 2, 2, 0, 0)).hand("blue", {}).bank(Cards::of(9, 9, 9, 9, 9));
}

}  // namespace

TEST_CASE("A settlement or factory makes way for either", "[rulesets][MO-8][MO-9][MO-10]") {
    const auto kind = GENERATE(BuildingKind::Settlement, BuildingKind::Factory);
    const auto piece = GENERATE(Piece::Settlement, Piece::Factory);
    Game game(facing(kind));
    const PlayerId red = game.player("red");
    const PlayerId blue = game.player("blue");
    const Cards price = piece == Piece::Factory ? Cards::of(1, 1, 1, 1, 1) : Cards::of(1, 1, 1, 1, 0);
    const Decision taken =
        game.play(takeOver(game, piece, kCoveted, piece == Piece::Factory ? std::optional(price) : std::nullopt));
    CHECK(cites<PiecePlaced>(taken, clause::MO_10));
    CHECK(cites<CardsPaid>(taken, clause::MO_9));
    CHECK(game.buildingAt(kCoveted) == (piece == Piece::Factory ? "red factory" : "red settlement"));
    // The piece is back in blue's supply.
    CHECK(piecesOnBoard(game.now, blue, pieceOf(kind)) == (kind == BuildingKind::Settlement ? 2 : 0));
    SECTION("the victim keeps one of the cards paid") {
        CHECK(game.refused(game.endTurn("red")).why == Why::ClaimIsDue);
        CHECK(game.refused(claim(game, "red", Resource::Wool)).why == Why::NoClaimDue);
        if (piece == Piece::Settlement) {
            CHECK(game.refused(claim(game, "blue", Resource::Ore)).why == Why::NotAmongPaid);
        }
        game.play(claim(game, "blue", Resource::Wool));
        CHECK(game.now.hands[blue] == Hand::exactly(Cards::of(0, 0, 1, 0, 0)));
        Cards left = Cards::of(2, 2, 2, 2, 2);
        left -= price;
        CHECK(game.now.hands[red] == Hand::exactly(left));
        Cards bank = Cards::of(9, 9, 9, 9, 9);
        bank += price;
        bank -= Cards::of(0, 0, 1, 0, 0);
        CHECK(game.now.bank == Hand::exactly(bank));
        CHECK(game.allows(game.endTurn("red")));
    }
    SECTION("or none") {
        game.play(claim(game, "blue", std::nullopt));
        CHECK(game.now.hands[blue] == Hand::exactly({}));
        CHECK(game.allows(game.endTurn("red")));
    }
}

TEST_CASE("A factory in place of a building needs its fifth card named", "[rulesets][MO-5][MO-10]") {
    const Game game(facing(BuildingKind::Settlement));
    CHECK(game.refused(takeOver(game, Piece::Factory)).why == Why::FifthCard);
    CHECK(game.refused(takeOver(game, Piece::Settlement, kCoveted, Cards::of(1, 1, 1, 1, 0))).why ==
          Why::NoChoiceOfPrice);
}

TEST_CASE("The taker needs a route to the target, a piece and the price", "[rulesets][MO-9]") {
    Scene scene = facing(BuildingKind::Settlement);
    SECTION("no route") {
        const Game game(scene);
        const Refusal refusal = game.refused(takeOver(game, Piece::Settlement, "-5,3:N"));
        CHECK(refusal.clause == clause::MO_10);
        CHECK(refusal.why == Why::NoRouteToTarget);
    }
    SECTION("no piece") {
        for (const char* at : {"-3,0:S", "4,0:SE", "4,-2:N", "1,4:N"}) {
            scene.settlement("red", at);
        }
        const Game game(scene);
        const Refusal refusal = game.refused(takeOver(game, Piece::Settlement));
        CHECK(refusal.clause == clause::MO_9);
        CHECK(refusal.why == Why::NoPieceLeft);
    }
    SECTION("no cards") {
        const Game game(scene.hand("red", Cards::of(1, 1, 1, 0, 9)));
        CHECK(game.refused(takeOver(game, Piece::Settlement)).why == Why::CannotPay);
    }
    SECTION("nothing there, or one's own") {
        const Game game(scene);
        CHECK(game.refused(takeOver(game, Piece::Settlement, "-3,-1:SE")).why == Why::NothingToTakeOver);
        CHECK(game.refused(takeOver(game, Piece::Settlement, "-3,-1:S")).why == Why::OwnAlready);
        CHECK(game.refused(takeOver(game, Piece::City)).why == Why::WrongReplacement);
    }
    SECTION("before the roll") {
        const Game game(scene.turn("red", "roll"));
        CHECK(game.refused(takeOver(game, Piece::Settlement)).why == Why::MustRollFirst);
    }
}

TEST_CASE("A victim keeps buildings on two sites", "[rulesets][MO-8]") {
    const auto kind = GENERATE(BuildingKind::Settlement, BuildingKind::Factory, BuildingKind::City);
    Scene scene = facing(kind);
    scene.setup.buildings.pop_back();
    const Game game(scene);
    const Refusal refusal = game.refused(takeOver(game, Piece::Settlement));
    CHECK(refusal.clause == clause::MO_8);
    CHECK(refusal.why == Why::TooFewSites);
    // A factory is a site like any other.
    CHECK(Game(scene.building("blue", "2,3:N", BuildingKind::Factory)).allows(takeOver(game, Piece::Settlement)));
}

TEST_CASE("No takeover in a game without the Monopolists", "[rulesets][MO-8]") {
    Scene scene = facing(BuildingKind::Settlement);
    scene.setup.documents = {"base"};
    const Game game(scene);
    CHECK(game.refused(takeOver(game, Piece::Settlement)).why == Why::NotInDocuments);
}

TEST_CASE("Walls protect a city, nothing protects settlements and factories", "[rulesets][MO-7][MO-13]") {
    const Game walled(facing(BuildingKind::City, 1));
    const Refusal refusal = walled.refused(takeOver(walled, Piece::Settlement));
    CHECK(refusal.clause == clause::MO_13);
    CHECK(refusal.why == Why::Walled);
    for (const BuildingKind kind : {BuildingKind::City, BuildingKind::Settlement, BuildingKind::Factory}) {
        CHECK(Game(facing(kind)).allows(takeOver(walled, Piece::Settlement)));
    }
}

TEST_CASE("A taken road or ship goes back, and the longest road is counted anew", "[rulesets][MO-11][MO-9]") {
    Scene scene = routes();
    scene.roads("blue", {"-2,-1:NW", "-2,-2:E", "-1,-2:NW", "-1,-2:NE"});
    Game game(scene);
    game.now.longestRoadHolder = game.player("blue");
    const Decision taken = game.play(takeRoute(game, Piece::Road, "-3,-1:E"));
    CHECK(cites<PiecePlaced>(taken, clause::MO_11));
    CHECK(game.routeAt("-3,-1:E") == "red road");
    REQUIRE(eventsOf<LongestRoadMoved>(taken).size() == 1);
    CHECK(eventsOf<LongestRoadMoved>(taken).front().holder == std::nullopt);
    game.play(claim(game, "blue", Resource::Lumber));
    CHECK(game.now.hands[game.player("blue")] == Hand::exactly(Cards::of(0, 1, 0, 0, 0)));
    CHECK(game.refused(claim(game, "blue", Resource::Brick)).why == Why::NoClaimDue);
}

TEST_CASE("Routes are taken over only from an adjoining own route", "[rulesets][MO-11][R-MO-ROUTE]") {
    SECTION("a settlement alone is not enough") {
        Scene scene = routes();
        scene.setup.routes.erase(scene.setup.routes.begin());
        scene.setup.buildings.front().at = cornerNamed("-3,-1:SE");
        const Game game(scene.ruling("R-MO-ROUTE", GENERATE("legal", "adjoining")));
        const Refusal refusal = game.refused(takeRoute(game, Piece::Road, "-3,-1:E"));
        CHECK(refusal.clause == clause::MO_11);
        CHECK(refusal.why == Why::NoAdjoiningRoute);
    }
    SECTION("not across a foreign building") {
        Scene scene = routes();
        scene.settlement("white", "-3,-1:SE");
        const Game game(scene.ruling("R-MO-ROUTE", GENERATE("legal", "adjoining")));
        CHECK(game.refused(takeRoute(game, Piece::Road, "-3,-1:E")).why == Why::NoAdjoiningRoute);
    }
    SECTION("a building in its place, or nothing there") {
        const Game game(routes());
        CHECK(game.refused(takeRoute(game, Piece::Settlement, "-3,-1:E")).why == Why::WrongReplacement);
        CHECK(game.refused(takeRoute(game, Piece::Road, "-2,-1:NW")).why == Why::NothingToTakeOver);
        CHECK(game.refused(takeRoute(game, Piece::Road, "-3,-1:SE")).why == Why::OwnAlready);
        CHECK(game.refused(takeRoute(game, Piece::Ship, "-3,-1:E")).why == Why::NotOnCoast);
    }
}

TEST_CASE("A ship follows a road, and a road a ship, where the side allows it", "[rulesets][MO-11][R-MO-ROUTE]") {
    // Coast between the desert -4,1 and the sea; red comes by land, blue's ship goes on along the coast.
    Scene scene = Scene::monopolists();
    scene.settlement("red", "-2,-1:SE").ship("blue", "-2,-1:SE").road("red", "-2,-1:E");
    scene.hand("red", Cards::of(2, 2, 2, 0, 0));
    SECTION("a road where the ship was") {
        // -2,-1:E and -2,-1:SE meet at -2,-1:SE, red's own settlement.
        Game game(scene);
        game.play(takeRoute(game, Piece::Road, "-2,-1:SE"));
        CHECK(game.routeAt("-2,-1:SE") == "red road");
    }
    SECTION("a ship where the ship was") {
        Game game(scene);
        game.play(takeRoute(game, Piece::Ship, "-2,-1:SE"));
        CHECK(game.routeAt("-2,-1:SE") == "red ship");
        CHECK(eventsOf<CardsPaid>(game.play(claim(game, "blue", Resource::Wool))).empty());
    }
    SECTION("without a settlement a ship does not join a road, unless any adjoining route suffices") {
        scene.setup.buildings.front().at = cornerNamed("-1,-2:S");
        scene.setup.buildings.front().at = cornerNamed("-2,-1:NE");
        const Game legal(scene);
        const Refusal refusal = legal.refused(takeRoute(legal, Piece::Ship, "-2,-1:SE"));
        CHECK(refusal.why == Why::NotConnected);
        CHECK(refusal.ruling == choiceOf(RMoRoute::Legal));
        CHECK(Game(scene.ruling("R-MO-ROUTE", "adjoining")).allows(takeRoute(legal, Piece::Ship, "-2,-1:SE")));
    }
}

TEST_CASE("For a route that a card pays, the bank pays the victim", "[rulesets][MO-11]") {
    Scene scene = routes();
    scene.setup.marks.freeRoads = 2;
    scene.turn("red", GENERATE("roll", "build"));
    Game game(scene);
    const Decision taken = game.play(takeRoute(game, Piece::Road, "-3,-1:E"));
    CHECK(eventsOf<CardsPaid>(taken).empty());
    CHECK(game.now.marks.freeRoads == 1);
    CHECK(game.refused(claim(game, "blue", Resource::Wool)).why == Why::NotAmongPaid);
    SECTION("from the bank") {
        game.play(claim(game, "blue", Resource::Brick));
        CHECK(game.now.hands[game.player("blue")] == Hand::exactly(Cards::of(1, 0, 0, 0, 0)));
        CHECK(game.now.bank == Hand::exactly(Cards::of(8, 9, 9, 9, 9)));
        CHECK(game.now.hands[game.player("red")] == Hand::exactly(Cards::of(2, 2, 2, 0, 0)));
    }
    SECTION("if it has any") {
        game.now.bank = Hand::exactly(Cards::of(0, 9, 9, 9, 9));
        CHECK(game.refused(claim(game, "blue", Resource::Brick)).why == Why::BankEmpty);
    }
}

TEST_CASE("The robber leaves a hex of what was taken over for a desert", "[rulesets][MO-14][R-MO-ROBBER]") {
    const auto kind = GENERATE(BuildingKind::Settlement, BuildingKind::Factory, BuildingKind::City);
    Scene scene = facing(kind);
    scene.robber("-2,-2");
    const auto to = [](const Game& game, const char* hex) {
        return TakeOver{game.player("red"), game.corner(kCoveted), Piece::Settlement, std::nullopt, game.hex(hex)};
    };
    SECTION("the taker picks the desert") {
        Game game(scene);
        const Refusal open = game.refused(takeOver(game, Piece::Settlement));
        CHECK(open.clause == clause::MO_14);
        CHECK(open.why == Why::DesertMissing);
        CHECK(game.refused(to(game, "-3,-1")).why == Why::NotADesert);
        const Decision taken = game.play(to(game, "3,1"));
        CHECK(cites<RobberMoved>(taken, clause::MO_14));
        CHECK(game.now.robber == game.hex("3,1"));
    }
    SECTION("settlements only") {
        Game game(scene.ruling("R-MO-ROBBER", "settlements-only"));
        if (kind == BuildingKind::Settlement) {
            game.play(to(game, "3,1"));
        } else {
            CHECK(game.refused(to(game, "3,1")).why == Why::RobberStays);
            game.play(takeOver(game, Piece::Settlement));
            CHECK(game.now.robber == game.hex("-2,-2"));
        }
    }
    SECTION("with a single desert there is nothing to pick") {
        for (HexSetup& hex : scene.setup.hexes) {
            if (hex.terrain == Terrain::Desert && hex.hex != Hex{3, 1}) {
                hex.terrain = Terrain::Sea;
            }
        }
        Game game(scene);
        game.play(takeOver(game, Piece::Settlement));
        CHECK(game.now.robber == game.hex("3,1"));
    }
    SECTION("a robber elsewhere stays") {
        Game game(scene.robber("4,0"));
        CHECK(game.refused(to(game, "3,1")).why == Why::RobberStays);
        game.play(takeOver(game, Piece::Settlement));
        CHECK(game.now.robber == game.hex("4,0"));
    }
}

TEST_CASE("An army of the owner shields its building, or is lost with it", "[rulesets][MO-8][R-X-SA-MO-TAKEOVER]") {
    Scene scene = facing(BuildingKind::Settlement).army("blue", kCoveted, "1C").nuke("blue", kCoveted);
    scene.setup.documents = {"base", "soldiers", "monopolists"};
    SECTION("shielded") {
        const Game game(scene);
        const Refusal refusal = game.refused(takeOver(game, Piece::Settlement));
        CHECK(refusal.why == Why::ShieldedByArmy);
        CHECK(refusal.ruling == choiceOf(RXSaMoTakeover::Shielded));
    }
    SECTION("lost") {
        Game game(scene.ruling("R-X-SA-MO-TAKEOVER", "lost"));
        game.play(takeOver(game, Piece::Settlement));
        CHECK(game.unitsAt(kCoveted).empty());
        CHECK_FALSE(game.now.nukes[game.corner(kCoveted)]);
        CHECK(game.buildingAt(kCoveted) == "red settlement");
    }
    SECTION("a third player's army blocks") {
        scene.setup.armies.front().owner = "white";
        const Game game(scene);
        CHECK(game.refused(takeOver(game, Piece::Settlement)).why == Why::BlockedByArmy);
    }
}

TEST_CASE("A bridge is taken over like a road, or not at all", "[rulesets][MO-11][R-X-MO-CC-BRIDGE]") {
    Scene scene = Scene::monopolists();
    scene.setup.documents = {"base", "monopolists", "ccm"};
    scene.settlement("red", "-3,-1:S").road("red", "-3,-1:SE").hand("red", Cards::of(5, 5, 0, 0, 0));
    scene.setup.bridges.push_back({{-2, -1}, CornerDirection::SW, CornerDirection::NE, "blue"});
    const auto bridge = [](const Game& game, const char* at) {
        return TakeOver{game.player("red"), game.corner(at), Piece::Bridge, std::nullopt, std::nullopt};
    };
    SECTION("as a road, for a bridge's price") {
        Game game(scene);
        CHECK(game.refused(bridge(game, "-3,-1:S")).why == Why::NothingToTakeOver);
        const Decision taken = game.play(bridge(game, "-2,-1:NE"));
        CHECK(game.now.bridges.front().owner == game.player("red"));
        CHECK(eventsOf<CardsPaid>(taken).front().cards == Cards::of(5, 5, 0, 0, 0));
        game.play(claim(game, "blue", Resource::Brick));
        CHECK(game.refused(bridge(game, "-2,-1:NE")).why == Why::OwnAlready);
    }
    SECTION("only from an adjoining route, with five roads left") {
        scene.setup.routes.front().at = sideNamed("-3,-1:SW");
        const Game game(scene);
        CHECK(game.refused(bridge(game, "-2,-1:NE")).why == Why::NoAdjoiningRoute);
    }
    SECTION("protected") {
        const Game game(scene.ruling("R-X-MO-CC-BRIDGE", "protected"));
        CHECK(game.refused(bridge(game, "-2,-1:NE")).why == Why::NotForTakeover);
    }
}

TEST_CASE("A capital is taken over like a city, or not at all", "[rulesets][MO-12][R-X-MO-CC-CAPITAL]") {
    Scene scene = facing(BuildingKind::Capital);
    scene.setup.documents = {"base", "monopolists", "ccm"};
    SECTION("as a city") {
        Game game(scene);
        game.play(takeOver(game, Piece::Settlement));
        REQUIRE(std::holds_alternative<TakeoverDue>(game.now.turn.pending));
        CHECK(std::get<TakeoverDue>(game.now.turn.pending).relocator == game.player("blue"));
    }
    SECTION("protected") {
        const Game game(scene.ruling("R-X-MO-CC-CAPITAL", "protected"));
        CHECK(game.refused(takeOver(game, Piece::Settlement)).why == Why::NotForTakeover);
    }
}

TEST_CASE("In the others' building phase takeovers are possible too, and the claim comes first",
          "[rulesets][MO-8][B-15]") {
    Scene scene = facing(BuildingKind::Settlement);
    scene.setup.players.push_back({"green", {}, {}});
    Game game(scene.turn("orange", "special"));
    game.play(takeOver(game, Piece::Settlement));
    CHECK_FALSE(game.allows(game.roll("green", 1, 2)));
    game.play(claim(game, "blue", Resource::Grain));
    CHECK(game.allows(game.roll("green", 1, 2)));
}

}  // namespace engine::test
