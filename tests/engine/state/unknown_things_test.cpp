// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces, marks and cards that no document of the game knows.
#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/support/scene.h"

namespace engine::test {

namespace {

/// What of a set-up no document knows: pieces by their words, marks and cards by their names.
std::vector<std::string> unknownIn(const Scene& scene) {
    std::vector<std::string> names;
    for (const Irregularity& each : irregularities(Scene(scene).position())) {
        if (each.isUnknown) {
            names.push_back(each.piece ? std::string(toText(*each.piece)) : each.name);
        }
    }
    return names;
}

using Names = std::vector<std::string>;

/// Something of every document stands on the board and is remembered.
Scene everything(std::vector<std::string> documents) {
    Scene scene = Scene::base();
    scene.setup.documents = std::move(documents);
    const auto corner = [](const char* name) { return *cornerFromText(name); };
    scene.setup.buildings = {{corner("0,0:N"), BuildingKind::City, "red", 1},
                             {corner("0,0:S"), BuildingKind::Capital, "blue"},
                             {corner("2,-1:N"), BuildingKind::Factory, "red"}};
    scene.setup.armies = {{corner("0,0:SE"), "red", {0, 0, 1}}};
    scene.setup.nukes = {{corner("-1,0:N"), "blue"}};
    scene.setup.bridges = {{{-1, 1}, CornerDirection::N, CornerDirection::S, "red"}};
    scene.setup.marks.boycotted = {{"red", true}};
    scene.setup.marks.monopolists = {{"north", "blue"}};
    scene.setup.marks.sidesRemoved = true;
    scene.setup.marks.robberFought = true;
    scene.setup.secondRoadHolder = "red";
    return scene;
}

bool has(const Names& names, const char* name) {
    return std::ranges::find(names, name) != names.end();
}

}  // namespace

TEST_CASE("the base game names each piece, mark and card that it does not know", "[state][irregularities]") {
    CHECK(unknownIn(Scene::base().army("red", "0,0:N", "2C")) == Names{"army"});
    const Names names = unknownIn(everything({"base"}));
    CHECK(names == Names{"nuke", "wall", "capital", "army", "factory", "bridge", "robber_fought", "monopolists",
                         "sides_removed", "boycotted", "second_road_holder"});
}

TEST_CASE("an unknown piece is named with its place, its owner and the clause that would bring it",
          "[state][irregularities][SA-4]") {
    const Game game(Scene::base().army("red", "0,0:N", "2C"));
    CHECK(irregularities(game.now) ==
          Irregularities{{clause::SA_4, game.corner("0,0:N"), PlayerId(0), Piece::Army, true}});
}

TEST_CASE("each document knows what it brings", "[state][irregularities]") {
    const Names soldiers = unknownIn(everything({"base", "soldiers"}));
    for (const char* known : {"nuke", "wall", "army", "robber_fought"}) {
        CHECK_FALSE(has(soldiers, known));
    }
    for (const char* unknown : {"capital", "factory", "bridge", "monopolists", "sides_removed", "boycotted"}) {
        CHECK(has(soldiers, unknown));
    }
    const Names ccm = unknownIn(everything({"base", "ccm"}));
    for (const char* known : {"capital", "bridge", "boycotted", "second_road_holder"}) {
        CHECK_FALSE(has(ccm, known));
    }
    CHECK(has(ccm, "army"));
    CHECK(has(ccm, "wall"));
    const Names shadow = unknownIn(everything({"base", "shadow"}));
    CHECK_FALSE(has(shadow, "sides_removed"));
    CHECK(has(shadow, "army"));
}

TEST_CASE("the Monopolists know factories, walls and their own cards", "[state][irregularities][MO-5]") {
    const Names names = unknownIn(everything({"base", "monopolists"}));
    for (const char* known : {"factory", "wall", "monopolists"}) {
        CHECK_FALSE(has(names, known));
    }
    for (const char* unknown : {"army", "nuke", "bridge", "capital", "boycotted"}) {
        CHECK(has(names, unknown));
    }
}

TEST_CASE("a weapon on the board is named once, though it was bought", "[state][irregularities][SA-N1]") {
    Scene scene = Scene::base();
    scene.setup.nukes = {{*cornerFromText("0,0:N"), "blue"}};
    CHECK(unknownIn(scene) == Names{"nuke"});
    scene.setup.nukes.clear();
    scene.setup.marks.nukeBought = {{"blue", true}};
    CHECK(unknownIn(scene) == Names{"nuke_bought"});
}

TEST_CASE("the largest army is unknown where its card is out", "[state][irregularities][B-12]") {
    Scene soldiers = Scene::soldiers();
    soldiers.setup.largestArmyHolder = "red";
    CHECK(unknownIn(soldiers) == Names{"largest_army_holder"});
    Scene base = Scene::base();
    base.setup.largestArmyHolder = "red";
    CHECK(unknownIn(base).empty());
}

TEST_CASE("a mark of a document that nobody has is unknown", "[state][irregularities]") {
    Scene scene = Scene::base();
    scene.setup.marks.guests = {{"seafarers.gold", {{"red", 2}}}};
    CHECK(unknownIn(scene) == Names{"seafarers.gold"});
}

}  // namespace engine::test
