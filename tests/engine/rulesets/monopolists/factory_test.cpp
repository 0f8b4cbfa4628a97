// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/factory.h"

#include <catch2/catch.hpp>

#include "engine/rules/points.h"
#include "engine/rules/robber.h"
#include "tests/support/scene.h"

namespace engine::test {

namespace {

// Pasture 12, pasture 2 and fields 3 meet here.
constexpr const char* kSite = "-2,-1:NW";

Action factory(const Game& game, const char* at, std::optional<Cards> cards = std::nullopt) {
    return Build{game.player("red"), Piece::Factory, game.corner(at), std::nullopt, cards};
}

/// Red may build at kSite, and holds what a factory costs with one wool and one ore to spare.
Scene builder() {
    Scene scene = Scene::monopolists();
    scene.settlement("red", "-3,-1:S").roads("red", {"-3,-1:E", "-3,-1:SE"});
    return scene.hand("red", Cards::of(1, 1, 2, 1, 1));
}

Scene owner(const char* at = kSite) {
    Scene scene = Scene::monopolists("roll");
    return scene.building("red", at, BuildingKind::Factory)
        .hand("red", Cards::of(0, 0, 0, 0, 2))
        .bank(Cards::of(19, 19, 19, 19, 17));
}

}  // namespace

TEST_CASE("A factory costs four cards and one of choice, and keeps the distance", "[rulesets][MO-5]") {
    Game game(builder());
    const Refusal open = game.refused(factory(game, kSite));
    CHECK(open.clause == clause::MO_5);
    CHECK(open.why == Why::FifthCard);
    CHECK(game.refused(factory(game, kSite, Cards::of(1, 1, 1, 1, 0))).why == Why::FifthCard);
    CHECK(game.refused(factory(game, kSite, Cards::of(0, 2, 1, 1, 1))).why == Why::FifthCard);
    CHECK(game.refused(factory(game, kSite, Cards::of(2, 1, 1, 1, 0))).why == Why::CannotPay);
    CHECK(game.refused(factory(game, "-3,-1:SE", Cards::of(1, 1, 1, 1, 1))).why == Why::TooClose);
    CHECK(game.refused(factory(game, "-1,-3:N", Cards::of(1, 1, 1, 1, 1))).why == Why::NoOwnRoute);
    const Decision built = game.play(factory(game, kSite, Cards::of(1, 1, 1, 1, 1)));
    CHECK(cites<PiecePlaced>(built, clause::MO_5));
    CHECK(game.buildingAt(kSite) == "red factory");
    CHECK(game.now.hands[game.player("red")] == Hand::exactly(Cards::of(0, 0, 1, 0, 0)));
    SECTION("each player has but one") {
        Scene another = builder();
        another.building("red", "-1,-3:N", BuildingKind::Factory);
        const Game second(another);
        CHECK(second.refused(factory(second, kSite, Cards::of(1, 1, 1, 1, 1))).why == Why::NoPieceLeft);
    }
    SECTION("it blocks the distance of others") {
        game.now.routes.set(game.side("-2,-1:NE"), Route{RouteKind::Road, game.player("red")});
        CHECK(game.refused(game.settlement("red", "-2,-1:N")).why == Why::TooClose);
    }
}

TEST_CASE("The fifth card need not be named where only one is possible", "[rulesets][MO-5]") {
    Scene scene = builder();
    scene.hand("red", Cards::of(1, 1, 2, 1, 0));
    Game game(scene);
    game.play(factory(game, kSite));
    CHECK(game.now.hands[game.player("red")] == Hand::exactly({}));
    // Where nothing is known it must be said.
    scene.setup.holdings.clear();
    CHECK(Game(scene).refused(factory(Game(scene), kSite)).why == Why::FifthCard);
    CHECK(Game(scene).allows(factory(Game(scene), kSite, Cards::of(1, 1, 1, 1, 1))));
}

TEST_CASE("A factory is no piece of a game without the Monopolists", "[rulesets][MO-5]") {
    Scene scene = builder();
    scene.setup.documents = {"base"};
    const Game game(scene);
    CHECK(game.refused(factory(game, kSite, Cards::of(1, 1, 1, 1, 1))).why == Why::NotInDocuments);
}

TEST_CASE("A factory brings the rolled hex's resource or another hex's instead", "[rulesets][MO-6]") {
    Game game(owner());
    const PlayerId red = game.player("red");
    const Decision roll = game.play(game.roll("red", 1, 2));
    const auto paid = eventsOf<FactoryPaid>(roll);
    REQUIRE(paid.size() == 1);
    CHECK(paid.front() == FactoryPaid{red, 1, Cards::of(0, 0, 1, 1, 0)});
    CHECK(cites<FactoryPaid>(roll, clause::MO_6));
    CHECK(game.now.marks.toChoose[red] == 1);
    const Hand& hand = game.now.hands[red];
    CHECK(hand.total == 3);
    CHECK(hand.cards[Resource::Wool] == Range{0, 1});
    CHECK(hand.cards[Resource::Grain] == Range{0, 1});
    CHECK(hand.cards[Resource::Brick] == Range{0, 0});
    CHECK(hand.cards[Resource::Ore] == Range{2, 2});
    CHECK(game.now.bank.cards[Resource::Brick] == Range{19, 19});
    CHECK(game.now.bank.cards[Resource::Wool] == Range{18, 19});
    SECTION("named afterwards") {
        CHECK(factoryChoiceRefusal(game.now, red, Cards::of(0, 0, 0, 0, 1))->why == Why::NotAmongOptions);
        CHECK_FALSE(factoryChoiceRefusal(game.now, red, Cards::of(0, 0, 1, 0, 0)));
        evolve(game.now, Event{CardsChosen{red, Cards::of(0, 0, 1, 0, 0)}, {}, {}});
        CHECK(game.now.hands[red] == Hand::exactly(Cards::of(0, 0, 1, 0, 2)));
        CHECK(game.now.bank == Hand::exactly(Cards::of(19, 19, 18, 19, 17)));
        CHECK(game.now.marks.toChoose[red] == 0);
        CHECK(game.now.marks.factoryCards[red] == 0);
    }
    SECTION("gold beside it can be anything") {
        evolve(game.now, Event{GoldDealt{red, 1}, {}, {}});
        CHECK_FALSE(factoryChoiceRefusal(game.now, red, Cards::of(0, 0, 1, 0, 1)));
        CHECK(factoryChoiceRefusal(game.now, red, Cards::of(1, 0, 0, 0, 1)));
        evolve(game.now, Event{CardsChosen{red, Cards::of(0, 0, 1, 0, 0)}, {}, {}});
        CHECK(game.now.hands[red].cards[Resource::Ore].most == 3);
        evolve(game.now, Event{CardsChosen{red, Cards::of(0, 0, 0, 0, 1)}, {}, {}});
        CHECK(game.now.hands[red] == Hand::exactly(Cards::of(0, 0, 1, 0, 3)));
    }
}

TEST_CASE("A factory where only one resource can be had is paid openly", "[rulesets][MO-6]") {
    Game game(owner("-1,-3:N"));
    const Decision roll = game.play(game.roll("red", 4, 6));
    CHECK(eventsOf<FactoryPaid>(roll).empty());
    REQUIRE(eventsOf<CardsDealt>(roll).size() == 1);
    CHECK(eventsOf<CardsDealt>(roll).front().cards == Cards::of(0, 1, 0, 0, 0));
}

TEST_CASE("A factory draws one card for each rolled hex", "[rulesets][MO-6]") {
    Scene scene = owner();
    for (HexSetup& hex : scene.setup.hexes) {
        hex.number = hex.hex == Hex{-2, -1} ? std::optional(3) : hex.number;
    }
    Game game(scene);
    const Decision roll = game.play(game.roll("red", 1, 2));
    REQUIRE(eventsOf<FactoryPaid>(roll).size() == 1);
    CHECK(eventsOf<FactoryPaid>(roll).front().count == 2);
}

TEST_CASE("The robber's hex neither sets a factory off nor can be chosen", "[rulesets][MO-6][R-MO-FACTORY]") {
    Scene scene = owner();
    scene.robber("-3,-1");
    Game game(scene);
    CHECK(game.play(game.roll("red", 1, 2)).events.size() == 2);
    Game other(scene);
    const Decision roll = other.play(other.roll("red", 6, 6));
    REQUIRE(eventsOf<CardsDealt>(roll).size() == 1);
    CHECK(eventsOf<CardsDealt>(roll).front().cards == Cards::of(0, 0, 1, 0, 0));
}

TEST_CASE("Gold at a factory makes each resource possible", "[rulesets][MO-6]") {
    Game game(owner("0,0:S"));
    const Decision roll = game.play(game.roll("red", 4, 5));
    REQUIRE(eventsOf<FactoryPaid>(roll).size() == 1);
    CHECK(eventsOf<FactoryPaid>(roll).front().options == Cards::of(1, 1, 1, 1, 1));
}

TEST_CASE("What the bank has run out of is no choice", "[rulesets][MO-6]") {
    Scene scene = owner();
    scene.bank(Cards::of(19, 19, 0, 19, 17));
    Game game(scene);
    const Decision roll = game.play(game.roll("red", 1, 2));
    REQUIRE(eventsOf<CardsDealt>(roll).size() == 1);
    CHECK(eventsOf<CardsDealt>(roll).front().cards == Cards::of(0, 0, 0, 1, 0));
    scene.bank(Cards::of(19, 19, 0, 0, 17));
    Game nothing(scene);
    CHECK(nothing.play(nothing.roll("red", 1, 2)).events.size() == 2);
}

TEST_CASE("A factory is worth a point only by the ruling", "[rulesets][MO-6][R-MO-FACTORY]") {
    const auto [option, worth] = GENERATE(table<const char*, int>({{"no-point", 0}, {"one-point", 1}}));
    const Game game(owner().ruling("R-MO-FACTORY", option));
    CHECK(points(game.now, game.player("red")) == worth);
}

TEST_CASE("Three walls for a player, one for a city, or three for a city", "[rulesets][MO-7][R-MO-WALLS]") {
    const auto [option, perCity] = GENERATE(table<const char*, int>({{"three-per-player", 1}, {"three-per-city", 3}}));
    Scene scene = Scene::monopolists().ruling("R-MO-WALLS", option);
    scene.city("red", "-2,-1:NW").city("red", "-1,-3:N").city("red", "-3,0:S").city("red", "4,0:SE");
    Game game(scene);
    for (int wall = 1; wall <= perCity; ++wall) {
        const Decision built = game.play(game.wall("red", "-2,-1:NW"));
        CHECK(cites<PiecePlaced>(built, clause::MO_7));
        CHECK(cites<CardsPaid>(built, clause::MO_7));
        CHECK(eventsOf<CardsPaid>(built).front().cards == Cards::of(2, 0, 0, 0, 0));
    }
    CHECK(game.refused(game.wall("red", "-2,-1:NW")).why == Why::WallLimit);
    game.play(game.wall("red", "-1,-3:N"));
    game.play(game.wall("red", "-3,0:S"));
    if (perCity == 1) {
        const Refusal fourth = game.refused(game.wall("red", "4,0:SE"));
        CHECK(fourth.clause == clause::MO_7);
        CHECK(fourth.why == Why::NoPieceLeft);
    } else {
        game.play(game.wall("red", "4,0:SE"));
    }
    scene.setup.buildings.back().walls = 4;
    CHECK(irregularities(scene.position()).front().clause == clause::MO_7);
}

TEST_CASE("A wall raises the hand limit, or does not", "[rulesets][MO-7][R-MO-WALL-HAND]") {
    const auto [option, limit] = GENERATE(table<const char*, int>({{"two", 9}, {"none", 7}}));
    const Game game(Scene::monopolists().ruling("R-MO-WALL-HAND", option).city("red", "-2,-1:NW", 1));
    CHECK(handLimit(game.now, game.player("red")) == limit);
}

TEST_CASE("Walls where armies and Monopolists meet", "[rulesets][MO-7][R-X-SA-MO-WALLS][R-X-SA-MO-HAND]") {
    Scene scene = Scene::monopolists().city("red", "-2,-1:NW", 1);
    scene.setup.documents = {"base", "soldiers", "monopolists"};
    SECTION("three per city, as in Soldiers & Armies") {
        Game game(scene);
        CHECK(cites<PiecePlaced>(game.play(game.wall("red", "-2,-1:NW")), clause::SA_W1));
    }
    SECTION("one per city, as in the Monopolists") {
        scene.ruling("R-X-SA-MO-WALLS", "monopolists");
        const Game game(scene);
        CHECK(game.refused(game.wall("red", "-2,-1:NW")).clause == clause::MO_7);
    }
    SECTION("the hand limit") {
        scene.ruling("R-X-SA-MO-HAND", "monopolists").ruling("R-MO-WALL-HAND", "none");
        const Game game(scene);
        CHECK(handLimit(game.now, game.player("red")) == 10);
    }
}

TEST_CASE("A factory's choice from elsewhere is refused for what the factory yields", "[rulesets][MO-6]") {
    Game game(owner());
    game.play(game.roll("red", 6, 6));
    const PlayerId red = game.player("red");
    REQUIRE(game.now.marks.factoryCards[red] == 1);
    const Refusal refusal = game.refused(Choose{red, Cards::of(1, 0, 0, 0, 0)});
    CHECK(refusal.clause == clause::MO_6);
    CHECK(refusal.why == Why::NotAmongOptions);
}

}  // namespace engine::test
