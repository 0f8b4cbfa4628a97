// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/movement.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/support/scene.h"

namespace engine::test {

namespace {

// Around the hex 0,0: N, NE, SE, S, SW, NW are each one crossing from the next.
Scene redArmy(std::string_view units = "1C2I") {
    return Scene::soldiers("move").army("red", "0,0:N", units).hand("red", Cards::of(0, 2, 0, 2, 0));
}

MoveArmy part(const Game& game, std::string_view from, std::string_view to, std::string_view units) {
    MoveArmy move = std::get<MoveArmy>(game.move("red", from, to));
    move.units = unitsNamed(units);
    return move;
}

}  // namespace

TEST_CASE("An army walks three crossings free, without roads", "[movement][SA-6]") {
    Game game(redArmy());
    const Decision moved = game.play(game.move("red", "0,0:N", "0,0:S"));
    CHECK(game.unitsAt("0,0:S") == "1C2I");
    CHECK(game.unitsAt("0,0:N").empty());
    CHECK(eventsOf<CardsPaid>(moved).empty());
    CHECK(eventsOf<ArmyMoved>(moved).front().path.size() == 3);
    CHECK(cites<ArmyMoved>(moved, clause::SA_6));
}

TEST_CASE("Each crossing beyond the third costs lumber and grain", "[movement][SA-6]") {
    Game game(redArmy());
    const Decision moved = game.play(game.walk("red", "0,0:N", {"0,0:NE", "0,0:SE", "0,0:S", "0,0:SW"}));
    CHECK(eventsOf<CardsPaid>(moved).front().cards == Cards::of(0, 1, 0, 1, 0));
    CHECK(game.now.hands[game.player("red")] == Hand::exactly(Cards::of(0, 1, 0, 1, 0)));
    const Refusal broke = game.refused(game.walk("red", "0,0:SW", {"0,0:NW", "0,-1:SW"}));
    CHECK(broke.why == Why::CannotPay);
    CHECK(broke.clause == clause::SA_6);
    game.play(game.move("red", "0,0:SW", "0,0:NW"));
    CHECK(game.now.hands[game.player("red")].total == 0);
}

TEST_CASE("Free steps are used up move by move, and come back with the next turn", "[movement][SA-6]") {
    Game game(redArmy().hand("red", {}));
    game.play(game.move("red", "0,0:N", "0,0:SE"));
    CHECK(game.now.marks.stepsAt(game.corner("0,0:SE")) == 2);
    game.play(game.move("red", "0,0:SE", "0,0:S"));
    CHECK(game.refused(game.move("red", "0,0:S", "0,0:SW")).why == Why::CannotPay);
}

TEST_CASE("Units that split off take the steps of their army with them", "[movement][SA-5][SA-6][R-SPLIT]") {
    Game game(redArmy().hand("red", {}));
    game.play(game.move("red", "0,0:N", "0,0:SE"));
    const Decision split = game.play(part(game, "0,0:SE", "0,0:S", "1I"));
    CHECK(game.unitsAt("0,0:SE") == "1C1I");
    CHECK(game.unitsAt("0,0:S") == "1I");
    CHECK(split.events.front().rulings == std::vector{choiceOf(RSplit::Part)});
    CHECK(game.refused(game.move("red", "0,0:S", "0,0:SW")).why == Why::CannotPay);
    CHECK(game.allows(game.move("red", "0,0:SE", "0,0:NE")));
    CHECK(game.refused(part(game, "0,0:SE", "0,0:NE", "2I")).why == Why::NotEnoughUnits);
}

TEST_CASE("An army always moves whole where the table says so", "[movement][SA-5][R-SPLIT]") {
    Game game(redArmy().ruling("R-SPLIT", "whole"));
    const Refusal refusal = game.refused(part(game, "0,0:N", "0,0:NE", "1I"));
    CHECK(refusal.clause == clause::SA_5);
    CHECK(refusal.ruling == choiceOf(RSplit::Whole));
    game.play(part(game, "0,0:N", "0,0:NE", "1C2I"));
}

TEST_CASE("An own army is joined, and a joined army has used the most steps of its parts",
          "[movement][SA-5][R-MERGE]") {
    Scene scene = redArmy("2I").army("red", "0,0:SE", "1A").hand("red", {});
    Game game(scene);
    const Decision joined = game.play(game.move("red", "0,0:N", "0,0:SE"));
    CHECK(game.unitsAt("0,0:SE") == "1A2I");
    CHECK(joined.events.front().rulings == std::vector{choiceOf(RMerge::Join)});
    game.play(game.move("red", "0,0:SE", "0,0:S"));
    CHECK(game.refused(game.move("red", "0,0:S", "0,0:SW")).why == Why::CannotPay);

    Game apart(scene.ruling("R-MERGE", "no"));
    const Refusal refusal = apart.refused(apart.move("red", "0,0:N", "0,0:SE"));
    CHECK(refusal.clause == clause::SA_5);
    CHECK(refusal.why == Why::MayNotMerge);
    // Past it is another matter.
    CHECK(apart.allows(apart.walk("red", "0,0:N", {"0,0:NE", "0,0:SE", "0,0:S"})));
}

TEST_CASE("Two armies that together are larger than any box stay two", "[movement][SA-5]") {
    Game game(redArmy("60I").army("red", "0,0:SE", "40I").hand("red", {}));
    const Refusal refusal = game.refused(game.move("red", "0,0:N", "0,0:SE"));
    CHECK(refusal.clause == clause::SA_5);
    CHECK(refusal.why == Why::MayNotMerge);
    game.play(part(game, "0,0:N", "0,0:SE", "59I"));
    CHECK(game.unitsAt("0,0:SE") == "99I");
}

TEST_CASE("No army ends on a foreign building, but it may pass one", "[movement][SA-6][R-PASS]") {
    Game game(redArmy().settlement("blue", "0,0:NE").settlement("red", "0,0:S"));
    const Refusal refusal = game.refused(game.move("red", "0,0:N", "0,0:NE"));
    CHECK(refusal.clause == clause::SA_6);
    CHECK(refusal.why == Why::EndsOnForeign);
    CHECK(game.allows(game.walk("red", "0,0:N", {"0,0:NE", "0,0:SE"})));
    CHECK(game.allows(game.walk("red", "0,0:N", {"0,0:NE", "0,0:SE", "0,0:S"})));
}

TEST_CASE("A foreign army is neither passed nor joined, unless all may be passed", "[movement][SA-5][SA-6][R-PASS]") {
    Scene scene = redArmy().army("blue", "0,0:NE", "I");
    Game game(scene);
    CHECK(game.refused(game.move("red", "0,0:N", "0,0:NE")).why == Why::EndsOnForeign);
    const Refusal refusal = game.refused(game.walk("red", "0,0:N", {"0,0:NE", "0,0:SE"}));
    CHECK(refusal.clause == clause::SA_6);
    CHECK(refusal.why == Why::PathThroughArmy);
    CHECK(refusal.ruling == choiceOf(RPass::Buildings));
    Game all(scene.ruling("R-PASS", "all"));
    CHECK(all.allows(all.walk("red", "0,0:N", {"0,0:NE", "0,0:SE"})));
    CHECK(all.refused(all.move("red", "0,0:N", "0,0:NE")).why == Why::EndsOnForeign);
}

TEST_CASE("The cheapest way leads around what may not be passed", "[movement][SA-6]") {
    Game game(redArmy().army("blue", "0,0:NE", "I").hand("red", Cards::of(0, 9, 0, 9, 0)));
    const Decision moved = game.play(game.move("red", "0,0:N", "0,0:SE"));
    CHECK(eventsOf<ArmyMoved>(moved).front().path.size() == 4);
    CHECK(eventsOf<CardsPaid>(moved).front().cards == Cards::of(0, 1, 0, 1, 0));
}

TEST_CASE("An army walks from crossing to crossing and not in the air", "[movement][SA-6]") {
    Game game(redArmy());
    CHECK(game.refused(game.walk("red", "0,0:N", {"0,0:SE"})).why == Why::PathBroken);
    CHECK(game.refused(game.walk("red", "0,0:N", {"0,0:NE", "0,0:N"})).why == Why::PathBroken);
    CHECK(game.refused(MoveArmy{game.player("red"), game.corner("0,0:N"), {}, {}, {}, {}}).why == Why::NoPath);
    MoveArmy elsewhere = std::get<MoveArmy>(game.walk("red", "0,0:N", {"0,0:NE"}));
    elsewhere.to = game.corner("0,0:SE");
    CHECK(game.refused(elsewhere).why == Why::PathBroken);
    CHECK(game.refused(game.move("red", "0,0:S", "0,0:SE")).why == Why::NoArmy);
    // The start may be written at the head of the way.
    CHECK(game.allows(game.walk("red", "0,0:N", {"0,0:N", "0,0:NE"})));
}

TEST_CASE("A transport ship carries an army across open water, and its way costs no steps", "[movement][SA-7][SA-6]") {
    const auto sea = [] {
        return Scene::soldiers("move")
            .sea("3,0")
            .sea("4,0")
            .sea("4,-1")
            .sea("3,-1")
            .army("red", "3,0:NW", "I")
            .hand("red", {});
    };
    Game game(sea());
    MoveArmy sail = std::get<MoveArmy>(game.walk("red", "3,0:NW", {"3,0:N", "3,0:NE"}));
    CHECK(game.refused(sail).why == Why::PathOverSea);
    sail.carried = true;
    const Decision sailed = game.play(sail);
    CHECK(cites<ArmyMoved>(sailed, clause::SA_7));
    CHECK(eventsOf<ArmyMoved>(sailed).front().steps == 0);
    CHECK(game.unitsAt("3,0:NE") == "1I");
    // By its end alone the ship goes the shortest way; what it walks on land counts.
    Game other(sea());
    MoveArmy there = std::get<MoveArmy>(other.walk("red", "3,0:NW", {"3,0:SW", "3,0:S"}));
    there.path.clear();
    there.to = other.corner("3,0:S");
    CHECK(other.refused(there).why == Why::NoPath);
    there.carried = true;
    const Decision landed = other.play(there);
    CHECK(eventsOf<ArmyMoved>(landed).front().path.size() == 2);
    CHECK(eventsOf<ArmyMoved>(landed).front().steps == 1);
}

TEST_CASE("Over sea an army needs ships, whoever owns them; the coast is land", "[movement][SA-7]") {
    Scene scene = Scene::soldiers("move")
                      .sea("3,0")
                      .sea("4,0")
                      .sea("4,-1")
                      .sea("3,-1")
                      .army("red", "3,0:NW", "I")
                      .hand("red", {});
    Game game(scene);
    CHECK(game.allows(game.walk("red", "3,0:NW", {"3,0:SW"})));
    const Refusal refusal = game.refused(game.walk("red", "3,0:NW", {"3,0:N"}));
    CHECK(refusal.clause == clause::SA_7);
    CHECK(refusal.why == Why::PathOverSea);
    Game ships(scene.ship("blue", "3,0:NW").ship("white", "3,0:NE"));
    const Decision sailed = ships.play(ships.walk("red", "3,0:NW", {"3,0:N", "3,0:NE"}));
    CHECK(cites<ArmyMoved>(sailed, clause::SA_7));
    // A road on the water would carry nobody.
    Game road(Scene::soldiers("move").sea("3,0").sea("3,-1").army("red", "3,0:NW", "I").road("red", "3,0:NW"));
    CHECK(road.refused(road.walk("red", "3,0:NW", {"3,0:N"})).clause == clause::SA_7);
}

TEST_CASE("Armies move in the movement phase of their owner's turn, fresh units too", "[movement][SA-3][SA-6]") {
    Game game(redArmy().army("blue", "0,0:S", "I"));
    CHECK(game.refused(game.move("blue", "0,0:S", "0,0:SE")).why == Why::NotYourTurn);
    CHECK(game.refused(game.move("red", "0,0:S", "0,0:SE")).why == Why::NoArmy);
    Game building(Scene::soldiers().settlement("red", "0,0:N").hand("red", Cards::of(0, 0, 1, 1, 0)));
    building.play(building.buy("red", "I", "0,0:N"));
    CHECK(building.refused(building.move("red", "0,0:N", "0,0:NE")).clause == clause::SA_3);
    building.play(building.endPhase("red"));
    building.play(building.move("red", "0,0:N", "0,0:S"));
}

TEST_CASE("The nuclear weapon walks with its army, alone, or stays behind", "[movement][SA-N1][R-NUKE-UNIT]") {
    Scene scene = redArmy("I").nuke("red", "0,0:N").hand("red", {});
    Game along(scene);
    const Decision moved = along.play(along.move("red", "0,0:N", "0,0:NE"));
    CHECK(along.now.nukes[along.corner("0,0:NE")] == along.player("red"));
    CHECK(cites<ArmyMoved>(moved, clause::SA_N1));

    Game behind(scene);
    behind.play(behind.move("red", "0,0:N", "0,0:SE"));
    behind.play(part(behind, "0,0:SE", "0,0:S", "I"));
    CHECK(behind.now.nukes[behind.corner("0,0:SE")] == behind.player("red"));
    // Two of its three steps are gone, with or without the army.
    MoveArmy alone = std::get<MoveArmy>(behind.move("red", "0,0:SE", "0,0:N"));
    alone.nuke = true;
    CHECK(behind.refused(alone).why == Why::CannotPay);
    alone.to = behind.corner("0,0:NE");
    behind.play(alone);
    CHECK(behind.now.nukes[behind.corner("0,0:NE")] == behind.player("red"));

    Game fixed(scene.ruling("R-NUKE-UNIT", "fixed"));
    fixed.play(fixed.move("red", "0,0:N", "0,0:NE"));
    CHECK(fixed.now.nukes[fixed.corner("0,0:N")] == fixed.player("red"));
    MoveArmy pushed = std::get<MoveArmy>(fixed.move("red", "0,0:N", "0,0:NW"));
    pushed.nuke = true;
    CHECK(fixed.refused(pushed).why == Why::NukeFixed);
}

TEST_CASE("An army that enters where a foreign weapon stands alone destroys it, or may not",
          "[movement][SA-N1][SA-6][R-NUKE-ALONE]") {
    Scene scene = redArmy("I").nuke("blue", "0,0:NE").hand("red", {});
    Game game(scene);
    const Decision moved = game.play(game.move("red", "0,0:N", "0,0:NE"));
    CHECK_FALSE(game.now.nukes[game.corner("0,0:NE")]);
    CHECK(cites<PieceRemoved>(moved, clause::SA_N1));
    // On its way, too.
    Game through(scene);
    through.play(through.walk("red", "0,0:N", {"0,0:NE", "0,0:SE"}));
    CHECK_FALSE(through.now.nukes[through.corner("0,0:NE")]);
    // Not where the weapon is covered: then the army that covers it is in the way.
    Game covered(Scene(scene).army("blue", "0,0:NE", "I"));
    CHECK(covered.refused(covered.move("red", "0,0:N", "0,0:NE")).why == Why::EndsOnForeign);

    Game blocked(Scene(scene).ruling("R-NUKE-ALONE", "blocks"));
    const Refusal refusal = blocked.refused(blocked.move("red", "0,0:N", "0,0:NE"));
    CHECK(refusal.why == Why::WeaponInTheWay);
    CHECK(refusal.ruling == choiceOf(RNukeAlone::Blocks));
    CHECK(blocked.refused(blocked.walk("red", "0,0:N", {"0,0:NE", "0,0:SE"})).why == Why::WeaponInTheWay);
}

TEST_CASE("What is reachable is what may be walked to", "[movement][SA-6]") {
    const Game game(redArmy().settlement("blue", "0,0:NE").army("blue", "0,0:NW", "I"));
    const auto reach = reachable(game.now, game.player("red"), game.corner("0,0:N"), 2);
    const auto has = [&](std::string_view at) {
        return std::any_of(reach.begin(), reach.end(),
                           [&](const Reach& there) { return there.corner == game.corner(at); });
    };
    CHECK(has("0,0:SE"));
    CHECK(has("1,-1:SE"));
    CHECK(has("0,-1:NE"));
    CHECK_FALSE(has("0,0:NE"));
    CHECK_FALSE(has("0,0:NW"));
    CHECK_FALSE(has("0,0:SW"));
    CHECK_FALSE(has("0,0:N"));
    CHECK(stepsPrice(game.now.rules(), 0, 3).none());
    CHECK(stepsPrice(game.now.rules(), 2, 3) == Cards::of(0, 2, 0, 2, 0));
    CHECK(stepsPrice(game.now.rules(), 5, 1) == Cards::of(0, 1, 0, 1, 0));
}

TEST_CASE("Armies belong to Soldiers & Armies", "[movement][SA-6]") {
    Scene scene = Scene::base("build").army("red", "0,0:N", "I");
    const Game game(scene);
    CHECK(game.refused(game.move("red", "0,0:N", "0,0:NE")).why == Why::NotInDocuments);
    CHECK(game.refused(game.buy("red", "I", "0,0:N")).why == Why::NotInDocuments);
    CHECK(game.refused(game.attack("red", {"0,0:N"}, "0,0:NE")).why == Why::NotInDocuments);
    CHECK(game.refused(game.fire("red", "0,0:N", "0,0")).why == Why::NotInDocuments);
}

}  // namespace engine::test
