// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/support/scene.h"

namespace engine::test {

namespace {

Irregularity at(const Game& game, ClauseId clause, std::string_view corner) {
    return {clause, game.corner(corner)};
}

}  // namespace

TEST_CASE("A board as out of the box, with pieces as the rules place them, is regular", "[state][irregularities]") {
    const Game game(Scene::soldiers()
                        .settlement("red", "0,0:N")
                        .city("blue", "0,0:S", 3)
                        .road("red", "0,0:NE")
                        .army("red", "0,0:SE", "I"));
    CHECK(irregularities(game.now).empty());
}

TEST_CASE("Other tiles or tokens than the box holds are irregular", "[state][irregularities][B-1]") {
    Scene tiles = Scene::base().terrain("0,0", Terrain::Hills);
    CHECK(irregularities(tiles.position()) == Irregularities{{clause::B_1, std::nullopt}});
    Scene tokens = Scene::base();
    tokens.setup.hexes[9].number = 8;
    CHECK(irregularities(tokens.position()) == Irregularities{{clause::B_1, std::nullopt}});
    // Boards of other sizes come from several boxes.
    CHECK(irregularities(Scene::base().terrain("3,0", Terrain::Hills).position()).empty());
}

TEST_CASE("More pieces than a player owns are irregular", "[state][irregularities][B-2]") {
    Scene scene = Scene::base().number("settlements", 1).settlement("red", "0,0:N").settlement("red", "0,0:S");
    CHECK(irregularities(scene.position()) ==
          Irregularities{{clause::B_2, std::nullopt, PlayerId(0), Piece::Settlement}});
}

TEST_CASE("City pieces that stand as settlements are regular as long as there are some",
          "[state][irregularities][B-2][R-NOPIECE]") {
    Scene scene = Scene::soldiers()
                      .number("settlements", 1)
                      .number("cities", 1)
                      .settlement("red", "0,0:N")
                      .settlement("red", "0,0:S");
    CHECK(irregularities(scene.position()).empty());
    CHECK(irregularities(Scene(scene).city("red", "-2,2:S").position()).size() == 1);
    CHECK(irregularities(Scene(scene).ruling("R-NOPIECE", "removed").position()).size() == 1);
}

TEST_CASE("Buildings too close to each other are irregular, each of them", "[state][irregularities][B-4]") {
    const Game game(Scene::base().settlement("red", "0,0:N").settlement("blue", "0,0:NE"));
    CHECK(irregularities(game.now) == Irregularities{at(game, clause::B_4, "0,0:N"), at(game, clause::B_4, "0,0:NE")});
}

TEST_CASE("A route that hangs on nothing of its owner's is irregular", "[state][irregularities][B-5]") {
    const Game game(Scene::base().settlement("red", "0,0:N").roads("red", {"0,0:NE", "0,0:E", "0,0:SW"}));
    CHECK(irregularities(game.now) == Irregularities{{clause::B_5, game.side("0,0:SW")}});
}

TEST_CASE("A road on the water and a ship on land are irregular", "[state][irregularities][B-5][B-14]") {
    Scene scene = Scene::base()
                      .sea("3,0")
                      .sea("3,-1")
                      .settlement("red", "3,0:NW")
                      .road("red", "3,0:NW")
                      .settlement("red", "0,0:N")
                      .ship("red", "0,0:NE");
    const Game game(scene);
    CHECK(irregularities(game.now) ==
          Irregularities{{clause::B_14, game.side("0,0:NE")}, {clause::B_5, game.side("3,0:NW")}});
}

TEST_CASE("The robber at sea is irregular", "[state][irregularities][B-8]") {
    const Game game(Scene::base().sea("3,0").robber("3,0"));
    CHECK(irregularities(game.now) == Irregularities{{clause::B_8, game.hex("3,0")}});
}

TEST_CASE("An army on a foreign building, walls under a settlement and a second weapon are irregular",
          "[state][irregularities][SA-6][SA-W1][SA-N1]") {
    Scene scene = Scene::soldiers()
                      .settlement("red", "0,0:N")
                      .army("blue", "0,0:N", "I")
                      .city("red", "0,0:S", 4)
                      .building("blue", "-2,2:S", BuildingKind::Settlement, {.walls = 1});
    const Game game(scene.nuke("red", "0,0:S").nuke("red", "-2,2:N"));
    const Irregularities found = irregularities(game.now);
    CHECK(std::count(found.begin(), found.end(), at(game, clause::SA_6, "0,0:N")) == 1);
    CHECK(std::count(found.begin(), found.end(), at(game, clause::SA_W1, "0,0:S")) == 1);
    CHECK(std::count(found.begin(), found.end(), at(game, clause::SA_W1, "-2,2:S")) == 1);
    CHECK(std::count_if(found.begin(), found.end(),
                        [](const Irregularity& item) { return item.clause == clause::SA_N1; }) == 1);
    CHECK(found.size() == 4);
}

}  // namespace engine::test
