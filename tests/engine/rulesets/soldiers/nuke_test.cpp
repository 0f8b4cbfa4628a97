// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/nuke.h"

#include <catch2/catch.hpp>

#include "tests/support/scene.h"

namespace engine::test {

namespace {

/// Red's weapon stands at a corner of the hex 0,0.
Scene armed(std::string_view phase = "combat") {
    return Scene::soldiers(phase).settlement("red", "0,0:N").nuke("red", "0,0:N");
}

}  // namespace

TEST_CASE("A nuclear weapon turns its hex over and is used up", "[nuke][SA-N2][SA-N3][SA-N5]") {
    Game game(armed());
    const Decision fired = game.play(game.fire("red", "0,0:N", "1,1"));
    CHECK(game.now.hexes[game.hex("1,1")].faceDown);
    CHECK_FALSE(game.now.nukes[game.corner("0,0:N")].has_value());
    CHECK(cites<HexTurnedOver>(fired, clause::SA_N3));
    CHECK(cites<PieceRemoved>(fired, clause::SA_N5));
    CHECK(game.refused(game.fire("red", "0,0:N", "1,1")).why == Why::NoNuke);
}

TEST_CASE("A weapon is fired in the own combat phase", "[nuke][SA-N2]") {
    Game early(armed("move"));
    CHECK(early.refused(early.fire("red", "0,0:N", "1,1")).clause == clause::SA_3);
    Game game(armed().nuke("blue", "-1,0:NW"));
    CHECK(game.refused(game.fire("blue", "-1,0:NW", "1,1")).why == Why::NotYourTurn);
    CHECK(game.refused(game.fire("red", "-1,0:NW", "1,1")).why == Why::NoNuke);
}

TEST_CASE("Buildings at the hex drop one level, the firer's too; armies, routes and others stay",
          "[nuke][SA-N4][SA-N5]") {
    Scene scene = armed()
                      .city("blue", "1,1:N")
                      .settlement("red", "1,1:SE")
                      .city("white", "1,1:SW", 2)
                      .army("blue", "1,1:NE", "1A");
    scene.road("blue", "1,1:NE").settlement("blue", "2,-1:N");
    Game game(scene);
    const Decision fired = game.play(game.fire("red", "0,0:N", "1,1"));
    CHECK(game.buildingAt("1,1:N") == "blue settlement");
    CHECK(game.buildingAt("1,1:SE") == "nothing");
    CHECK(game.buildingAt("1,1:SW") == "white city+1");
    CHECK(game.buildingAt("2,-1:N") == "blue settlement");
    CHECK(game.unitsAt("1,1:NE") == "1A");
    CHECK(game.routeAt("1,1:NE") == "blue road");
    CHECK(cites<BuildingChanged>(fired, clause::SA_N4));
    CHECK(cites<PieceRemoved>(fired, clause::SA_N4));
}

TEST_CASE("A metropolis becomes a city, and its track is turned back", "[nuke][SA-N4][SA-K9]") {
    Game game(armed()
                  .building("blue", "1,1:N", BuildingKind::Metropolis)
                  .building("blue", "1,1:S", BuildingKind::Metropolis, {.walls = 1}));
    const Decision fired = game.play(game.fire("red", "0,0:N", "1,1"));
    CHECK(game.buildingAt("1,1:N") == "blue city");
    CHECK(game.buildingAt("1,1:S") == "blue metropolis");
    CHECK(cites<BuildingChanged>(fired, clause::SA_K9));
}

TEST_CASE("An upside-down building becomes the next lower one, upright, or loses both",
          "[nuke][SA-N4][R-NUKE-UPSIDE]") {
    Scene scene = armed()
                      .building("blue", "1,1:N", BuildingKind::City, {.upsideDown = true})
                      .building("blue", "1,1:SE", BuildingKind::City, {.walls = 1, .upsideDown = true});
    scene.building("white", "1,1:SW", BuildingKind::Metropolis, {.upsideDown = true});
    Game lower(scene);
    const Decision fired = lower.play(lower.fire("red", "0,0:N", "1,1"));
    CHECK(lower.buildingAt("1,1:N") == "blue settlement");
    CHECK(lower.buildingAt("1,1:SE") == "blue city/upside-down");
    CHECK(lower.buildingAt("1,1:SW") == "white city");
    Game both(scene.ruling("R-NUKE-UPSIDE", "both"));
    both.play(both.fire("red", "0,0:N", "1,1"));
    CHECK(both.buildingAt("1,1:N") == "nothing");
    CHECK(both.buildingAt("1,1:SE") == "blue city/upside-down");
    CHECK(both.buildingAt("1,1:SW") == "white settlement");

    Game settlement(armed().building("blue", "1,1:N", BuildingKind::Settlement, {.upsideDown = true}));
    settlement.play(settlement.fire("red", "0,0:N", "1,1"));
    CHECK(settlement.buildingAt("1,1:N") == "nothing");
}

TEST_CASE("Walls that wait for the next city do not shield a settlement", "[nuke][SA-N4][R-WALLS-DROP]") {
    Game game(armed().ruling("R-WALLS-DROP", "wait").building("blue", "1,1:N", BuildingKind::Settlement, {.walls = 2}));
    game.play(game.fire("red", "0,0:N", "1,1"));
    CHECK(game.buildingAt("1,1:N") == "nothing");
}

TEST_CASE("A city that drops without a settlement piece stands marked, or is removed", "[nuke][SA-N4][R-NOPIECE]") {
    Scene scene = armed().city("blue", "1,1:N").settlement("blue", "-1,0:NW").number("settlements", 1);
    Game marked(scene);
    marked.play(marked.fire("red", "0,0:N", "1,1"));
    CHECK(marked.buildingAt("1,1:N") == "blue settlement");
    Game removed(scene.ruling("R-NOPIECE", "removed"));
    removed.play(removed.fire("red", "0,0:N", "1,1"));
    CHECK(removed.buildingAt("1,1:N") == "nothing");
}

TEST_CASE("Six hexes are in reach, counted from a hex at the weapon's crossing as nought, or as one",
          "[nuke][SA-N2][R-NUKE-RANGE]") {
    Scene scene = Scene::soldiers("combat").nuke("red", "0,0:N");
    scene.terrain("6,0", Terrain::Fields)
        .terrain("7,-1", Terrain::Fields)
        .terrain("7,0", Terrain::Fields)
        .terrain("-6,0", Terrain::Hills);
    Game zero(scene);
    CHECK(nukeDistance(zero.now, zero.corner("0,0:N"), zero.hex("0,0")) == 0);
    CHECK(nukeDistance(zero.now, zero.corner("0,0:N"), zero.hex("1,-1")) == 0);
    CHECK(zero.allows(zero.fire("red", "0,0:N", "6,0")));
    // Six from 1,-1, which touches the crossing too.
    CHECK(zero.allows(zero.fire("red", "0,0:N", "7,-1")));
    const Refusal refusal = zero.refused(zero.fire("red", "0,0:N", "7,0"));
    CHECK(refusal.clause == clause::SA_N2);
    CHECK(refusal.why == Why::OutOfRange);
    CHECK(refusal.ruling == choiceOf(RNukeRange::Zero));
    Game one(scene.ruling("R-NUKE-RANGE", "one"));
    CHECK(one.refused(one.fire("red", "0,0:N", "6,0")).ruling == choiceOf(RNukeRange::One));
    CHECK(one.allows(one.fire("red", "0,0:N", "2,0")));
    CHECK_FALSE(one.allows(one.fire("red", "0,0:N", "-6,0")));
}

TEST_CASE("Land hexes are targets, or any hex", "[nuke][SA-N2][R-NUKE-TARGET]") {
    Scene scene = armed().sea("3,0").settlement("blue", "3,0:NW");
    Game land(scene);
    const Refusal refusal = land.refused(land.fire("red", "0,0:N", "3,0"));
    CHECK(refusal.why == Why::NotOnLand);
    CHECK(refusal.ruling == choiceOf(RNukeTarget::Land));
    CHECK(land.allows(land.fire("red", "0,0:N", "1,0")));
    Game any(scene.ruling("R-NUKE-TARGET", "any"));
    any.play(any.fire("red", "0,0:N", "3,0"));
    CHECK(any.buildingAt("3,0:NW") == "nothing");
}

TEST_CASE("A weapon on a destroyed settlement is lost, one with an army is not", "[nuke][SA-N1][SA-N4]") {
    Scene scene = armed()
                      .settlement("blue", "1,1:N")
                      .nuke("blue", "1,1:N")
                      .settlement("white", "1,1:S")
                      .nuke("white", "1,1:S")
                      .army("white", "1,1:S", "I");
    Game game(scene);
    game.play(game.fire("red", "0,0:N", "1,1"));
    CHECK_FALSE(game.now.nukes[game.corner("1,1:N")].has_value());
    CHECK(game.now.nukes[game.corner("1,1:S")] == game.player("white"));
}

TEST_CASE("A hex turned over can be struck again; only the buildings feel it", "[nuke][SA-N3][SA-N4]") {
    Scene scene = armed().city("blue", "0,1:N");
    scene.setup.hexes[9].faceDown = true;
    Game game(scene);
    const Decision fired = game.play(game.fire("red", "0,0:N", "0,0"));
    CHECK(eventsOf<HexTurnedOver>(fired).empty());
    CHECK(game.buildingAt("0,1:N") == "blue settlement");
    CHECK(game.buildingAt("0,0:N") == "nothing");
}

TEST_CASE("The longest road passes on when a weapon opens it", "[nuke][SA-N4][B-11]") {
    // White's settlement breaks red's road of six in two; the weapon removes it.
    Scene scene = armed()
                      .roads("red", {"1,1:NE", "1,1:E", "1,1:SE", "1,1:SW", "1,1:W", "1,1:NW"})
                      .settlement("white", "1,1:S")
                      .settlement("white", "1,1:NE");
    Game game(scene);
    CHECK_FALSE(game.now.longestRoadHolder.has_value());
    const Decision fired = game.play(game.fire("red", "0,0:N", "1,1"));
    CHECK(game.now.longestRoadHolder == game.player("red"));
    CHECK(cites<LongestRoadMoved>(fired, clause::B_11));
}

}  // namespace engine::test
