// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "engine/rulesets/soldiers/fight.h"
#include "tests/engine/rulesets/soldiers/fight_table.h"

namespace engine::test {

TEST_CASE("Who stops moves each attacking army one crossing off, where the target is out of reach",
          "[fight][SA-K10][R-RETREAT]") {
    Game game(redAttacks("2C").army("red", "0,0:SE", "1I").city("blue", kTarget).settlement("white", "0,0:NW"));
    game.play(game.attack("red", {kFrom, "0,0:SE"}, kTarget));
    game.play(game.throwing({10, 1}));
    CHECK(game.refused(game.stop("red", {{kFrom, "0,0:NW"}, {"0,0:SE", "0,0:S"}})).why == Why::RetreatIllegal);
    CHECK(game.refused(game.stop("red", {{kFrom, kTarget}, {"0,0:SE", "0,0:S"}})).why == Why::RetreatIllegal);
    CHECK(game.refused(game.stop("red", {{kFrom, "0,-1:NE"}})).why == Why::RetreatMissing);
    CHECK(game.refused(game.stop("red", {{"0,0:S", "0,0:SW"}})).why == Why::RetreatIllegal);
    CHECK(game.refused(game.stop("red", {{"0,0:SE", "0,0:S"}, {"0,0:SE", "1,0:S"}})).why == Why::ArmyTwice);
    // From 0,0:N only 0,-1:NE is free, so it need not be said.
    const Decision stop = game.play(game.stop("red", {{"0,0:SE", "0,0:S"}}));
    CHECK(game.unitsAt("0,-1:NE") == "2C");
    CHECK(game.unitsAt("0,0:S") == "1I");
    CHECK(game.buildingAt(kTarget) == "blue city/upside-down");
    CHECK(cites<ArmyMoved>(stop, clause::SA_K10));
}

TEST_CASE("Armies that have retreated attack no more in this phase", "[fight][SA-K10]") {
    Game game(redAttacks("2C").city("blue", kTarget).settlement("white", "0,0:SW"));
    game.play(game.attack("red", {kFrom}, kTarget));
    game.play(game.stop("red", {{kFrom, "0,0:NW"}}));
    const Refusal refusal = game.refused(game.attack("red", {"0,0:NW"}, "0,0:SW"));
    CHECK(refusal.clause == clause::SA_K10);
    CHECK(refusal.why == Why::AttackSpent);
}

TEST_CASE("An army with no free crossing to retreat to stays, and attacks no more", "[fight][SA-K10][R-RETREAT]") {
    Game game(redAttacks("2C")
                  .city("blue", kTarget)
                  .army("white", "0,0:NW", "I")
                  .settlement("blue", "0,-1:NE")
                  .army("blue", "1,-1:SE", "I"));
    game.play(game.attack("red", {kFrom}, kTarget));
    CHECK(retreats(game.now, std::get<Fight>(game.now.turn.pending), game.corner(kFrom)).empty());
    game.play(game.stop("red"));
    CHECK(game.unitsAt(kFrom) == "2C");
    CHECK(game.refused(game.attack("red", {kFrom}, "0,0:NW")).why == Why::AttackSpent);
}

TEST_CASE("By R-RETREAT=from-all an army retreats out of every opponent's reach if it can",
          "[fight][SA-K10][R-RETREAT]") {
    Scene scene = redAttacks("2C").city("blue", kTarget).settlement("white", "0,-1:SW");
    Game lenient(scene);
    lenient.play(lenient.attack("red", {kFrom}, kTarget));
    CHECK(lenient.allows(lenient.stop("red", {{kFrom, "0,0:NW"}})));
    Game strict(scene.ruling("R-RETREAT", "from-all"));
    strict.play(strict.attack("red", {kFrom}, kTarget));
    const Refusal refusal = strict.refused(strict.stop("red", {{kFrom, "0,0:NW"}}));
    CHECK(refusal.ruling == choiceOf(RRetreat::FromAll));
    CHECK(strict.allows(strict.stop("red", {{kFrom, "0,-1:NE"}})));
    // Where it cannot, any free crossing will do.
    Game pressed(scene.settlement("white", "0,-2:SE"));
    pressed.play(pressed.attack("red", {kFrom}, kTarget));
    CHECK(pressed.allows(pressed.stop("red", {{kFrom, "0,0:NW"}})));
}

TEST_CASE("No army retreats onto another that both together would make larger than any box",
          "[fight][SA-K10][R-RETREAT]") {
    const Scene scene = redAttacks("60I").city("blue", kTarget);
    Game roomy(Scene(scene).army("red", "0,-1:NE", "39I"));
    roomy.play(roomy.attack("red", {kFrom}, kTarget));
    roomy.play(roomy.stop("red", {{kFrom, "0,-1:NE"}}));
    CHECK(roomy.unitsAt("0,-1:NE") == "99I");
    Game full(Scene(scene).army("red", "0,-1:NE", "40I"));
    full.play(full.attack("red", {kFrom}, kTarget));
    CHECK(full.refused(full.stop("red", {{kFrom, "0,-1:NE"}})).why == Why::RetreatIllegal);
    // One crossing is left, so that it need not be said.
    full.play(full.stop("red"));
    CHECK(full.unitsAt("0,0:NW") == "60I");
}

TEST_CASE("A retreat over sea needs ships", "[fight][SA-K10][SA-7]") {
    Scene scene = Scene::soldiers("combat")
                      .sea("3,0")
                      .sea("3,-1")
                      .sea("4,-1")
                      .army("red", "3,0:NW", "I")
                      .settlement("blue", "3,0:SW");
    Game game(scene);
    game.play(game.attack("red", {"3,0:NW"}, "3,0:SW"));
    const auto free = retreats(game.now, std::get<Fight>(game.now.turn.pending), game.corner("3,0:NW"));
    CHECK(free == game.corners({"2,0:N"}));
}

TEST_CASE("The weapon retreats with its army, unless a building keeps it or it never moves",
          "[fight][SA-K10][SA-N1][R-NUKE-UNIT]") {
    Scene scene = redAttacks("1C").nuke("red", kFrom).city("blue", kTarget);
    const auto stopped = [](const Scene& table) {
        Game game(table);
        game.play(game.attack("red", {kFrom}, kTarget));
        game.play(game.stop("red", {{kFrom, "0,0:NW"}}));
        return game;
    };
    const Game along = stopped(scene);
    CHECK(along.now.nukes[along.corner("0,0:NW")] == along.player("red"));
    const Game fixed = stopped(Scene(scene).ruling("R-NUKE-UNIT", "fixed"));
    CHECK(fixed.now.nukes[fixed.corner(kFrom)] == fixed.player("red"));
    const Game kept = stopped(Scene(scene).settlement("red", kFrom));
    CHECK(kept.now.nukes[kept.corner(kFrom)] == kept.player("red"));
}

}  // namespace engine::test
