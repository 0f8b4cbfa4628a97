// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/exchange.h"

#include <catch2/catch.hpp>

#include "engine/rules/points.h"
#include "tests/support/scene.h"

namespace engine::test {

namespace {

/// Red's ship has reached the Exchange at its northern tip, where a harbour lies face down; blue is not far.
Scene landed() {
    Scene scene = Scene::monopolists();
    scene.ship("red", "0,0:NE").ship("blue", "0,0:W");
    return scene.hand("red", Cards::of(3, 3, 3, 3, 3));
}

const Harbour& harbourAt(const Game& game, const char* at) {
    for (const Harbour& harbour : game.now.harbours) {
        if (harbour.side == game.side(at)) {
            return harbour;
        }
    }
    FAIL("no harbour at " << at);
    std::abort();
}

Action choose(const Game& game, const char* by, const char* at, std::optional<Resource> trade) {
    return ChooseHarbour{game.player(by), game.side(at), trade};
}

}  // namespace

TEST_CASE("The first settlement on the Exchange earns a point for good", "[rulesets][MO-16]") {
    Game game(landed());
    const Decision built = game.play(game.settlement("red", "0,0:N"));
    CHECK(cites<ExchangeReached>(built, clause::MO_16));
    CHECK(points(game.now, game.player("red")) == 2);
    SECTION("it stays after a takeover, and no other follows") {
        game.now.buildings.set(game.corner("0,0:N"), std::nullopt);
        game.now.routes.set(game.side("0,0:W"), Route{RouteKind::Ship, game.player("blue")});
        game.now.turn.player = game.player("blue");
        const Decision second = game.play(game.settlement("blue", "0,0:SW"));
        CHECK(eventsOf<ExchangeReached>(second).empty());
        CHECK(points(game.now, game.player("red")) == 1);
        CHECK(points(game.now, game.player("blue")) == 1);
    }
}

TEST_CASE("A factory on the Exchange earns no point", "[rulesets][MO-16]") {
    Game game(landed());
    const Decision built = game.play(
        Build{game.player("red"), Piece::Factory, game.corner("0,0:N"), std::nullopt, Cards::of(1, 1, 1, 1, 1)});
    CHECK(eventsOf<ExchangeReached>(built).empty());
    CHECK(eventsOf<HarbourOffered>(built).size() == 1);
}

TEST_CASE("Whoever builds on a harbour site of the Exchange chooses a harbour", "[rulesets][MO-17][MO-2]") {
    Game game(landed());
    CHECK(harbourAt(game, "0,0:NW").faceDown);
    CHECK(game.refused(choose(game, "red", "0,0:NW", Resource::Ore)).why == Why::NoHarbourToChoose);
    const Decision built = game.play(game.settlement("red", "0,0:N"));
    CHECK(cites<HarbourOffered>(built, clause::MO_17));
    CHECK(game.refused(choose(game, "blue", "0,0:NW", Resource::Ore)).why == Why::NoHarbourToChoose);
    CHECK(game.refused(choose(game, "red", "0,0:E", Resource::Ore)).why == Why::NoHarbourToChoose);
    SECTION("a special one") {
        const Decision chosen = game.play(choose(game, "red", "0,0:NW", Resource::Ore));
        CHECK(cites<HarbourPlaced>(chosen, clause::MO_17));
        CHECK(harbourAt(game, "0,0:NW") == Harbour{game.side("0,0:NW"), Resource::Ore, false});
        CHECK(spareHarbours(game.now, Resource::Ore) == 1);
        CHECK(game.refused(choose(game, "red", "0,0:NW", Resource::Ore)).why == Why::NoHarbourToChoose);
    }
    SECTION("a 3:1 one") {
        game.play(choose(game, "red", "0,0:NW", std::nullopt));
        CHECK(spareHarbours(game.now, std::nullopt) == 1);
    }
    SECTION("or none: the turn goes on") {
        CHECK(game.allows(game.endTurn("red")));
    }
    SECTION("not one that is used up") {
        for (Harbour& harbour : game.now.harbours) {
            if (isExchangeHarbour(game.now, harbour) && harbour.side != game.side("0,0:NW")) {
                harbour.faceDown = false;
                harbour.trade = Resource::Ore;
            }
        }
        CHECK(game.refused(choose(game, "red", "0,0:NW", Resource::Ore)).why == Why::NoHarbourLeft);
        CHECK(game.allows(choose(game, "red", "0,0:NW", Resource::Wool)));
    }
}

TEST_CASE("Whoever takes a harbour site over chooses afresh", "[rulesets][MO-17]") {
    Scene scene = landed();
    scene.settlement("blue", "0,0:N").settlement("blue", "-5,3:N").settlement("blue", "2,3:N");
    for (HarbourSetup& harbour : scene.setup.harbours) {
        if (harbour.side == sideNamed("0,0:NW")) {
            harbour = {harbour.side, Resource::Wool, false};
        }
    }
    Game game(scene);
    game.play(TakeOver{game.player("red"), game.corner("0,0:N"), Piece::Settlement, std::nullopt, std::nullopt});
    CHECK_FALSE(game.allows(choose(game, "red", "0,0:NW", Resource::Ore)));
    game.play(Claim{game.player("blue"), std::nullopt});
    SECTION("the old one goes back") {
        game.play(choose(game, "red", "0,0:NW", Resource::Ore));
        CHECK(spareHarbours(game.now, Resource::Wool) == 2);
    }
    SECTION("or stays") {
        game.play(choose(game, "red", "0,0:NW", Resource::Wool));
        CHECK(spareHarbours(game.now, Resource::Wool) == 1);
    }
}

TEST_CASE("A harbour site on a continent offers nothing", "[rulesets][MO-17]") {
    Scene scene = Scene::monopolists();
    scene.road("red", "-1,-3:NE");
    Game game(scene);
    CHECK(eventsOf<HarbourOffered>(game.play(game.settlement("red", "-1,-3:N"))).empty());
}

TEST_CASE("Development cards cost two of ore, grain and wool", "[rulesets][MO-18][R-X-SA-MO-CARDS]") {
    Scene scene = Scene::monopolists();
    CHECK(Game(scene).now.inForce(clause::MO_18));
    scene.setup.documents = {"base", "soldiers", "monopolists"};
    CHECK_FALSE(Game(scene).now.inForce(clause::MO_18));
    CHECK(Game(scene.ruling("R-X-SA-MO-CARDS", "bought")).now.inForce(clause::MO_18));
}

}  // namespace engine::test
