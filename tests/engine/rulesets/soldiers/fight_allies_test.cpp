// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>

#include "engine/action/legal_actions.h"
#include "tests/engine/rulesets/soldiers/fight_table.h"

namespace engine::test {

TEST_CASE("Several own armies attack together with the best die", "[fight][SA-K12][R-ALLY-DIE]") {
    Scene scene = redAttacks("2I").army("red", "0,0:SE", "1A").army("red", "1,-1:SE", "1C").settlement("blue", kTarget);
    Game game(scene);
    const Decision attack = game.play(game.attack("red", {kFrom, "0,0:SE", "1,-1:SE"}, kTarget));
    CHECK(cites<AttackStarted>(attack, clause::SA_K12));
    CHECK(nextDice(game) == std::vector{12, 8});
    game.play(game.throwing({1, 1}));
    CHECK(game.unitsAt("0,0:SE") == "1C");
    CHECK(nextDice(game) == std::vector{10, 8});

    Game sum(scene.ruling("R-ALLY-DIE", "sum"));
    sum.play(sum.attack("red", {kFrom, "0,0:SE", "1,-1:SE"}, kTarget));
    CHECK(nextDice(sum) == std::vector{6, 12, 10, 8});
    const Decision round = sum.play(sum.throwing({2, 3, 4, 8}));
    CHECK(eventsOf<RoundFought>(round).front().loser == CombatSide::Defender);
    CHECK(eventsOf<RoundFought>(round).front().attackerDice.dice.size() == 3);
}

TEST_CASE("Of equal highest units the side's owner chooses which falls", "[fight][SA-K12]") {
    Scene scene =
        redAttacks("1C").army("red", "0,0:SE", "1C1I").army("red", "1,-1:SE", "1I").settlement("blue", kTarget);
    Game game(scene);
    game.play(game.attack("red", {kFrom, "0,0:SE", "1,-1:SE"}, kTarget));
    Throw lost = std::get<Throw>(game.throwing({1, 8}));
    lost.loser = game.corner("1,-1:SE");
    const Refusal refusal = game.refused(lost);
    CHECK(refusal.clause == clause::SA_K12);
    CHECK(refusal.why == Why::NoChoiceOfLoss);
    lost.loser = game.corner("0,0:S");
    CHECK(game.refused(lost).why == Why::NoChoiceOfLoss);
    lost.loser = game.corner("0,0:SE");
    game.play(lost);
    CHECK(game.unitsAt("0,0:SE") == "2I");
    CHECK(game.unitsAt(kFrom) == "1C");
}

TEST_CASE("By R-ALLY-LOSS=owner the side's owner chooses freely, even the building first",
          "[fight][SA-K12][R-ALLY-LOSS]") {
    Scene scene = redAttacks("3A")
                      .building("blue", kTarget, BuildingKind::Settlement, {.upsideDown = true})
                      .army("blue", "0,0:SE", "1C");
    Game game(scene.ruling("R-ALLY-LOSS", "owner"));
    game.play(game.attack("red", {kFrom}, kTarget, {"0,0:SE"}));
    Throw lost = std::get<Throw>(game.throwing({12, 1}));
    lost.loser = game.corner(kTarget);
    const Decision fell = game.play(lost);
    CHECK(game.buildingAt(kTarget) == "nothing");
    // The ally fights on; the conquest waits for its end.
    CHECK(eventsOf<AttackEnded>(fell).empty());
    game.play(game.throwing({12, 1}));
    const Decision end = game.play(game.throwing({12, 1}));
    CHECK(game.unitsAt("0,0:SE").empty());
    CHECK(eventsOf<ConquestOffered>(end).size() == 1);
}

TEST_CASE("An army next to an attacked building may stand by it, and falls before it", "[fight][SA-K12]") {
    Game game(redAttacks("3A")
                  .settlement("blue", kTarget)
                  .army("blue", "0,0:SE", "1A")
                  .army("blue", "0,0:S", "1I")
                  .army("white", "1,-1:SE", "1I"));
    CHECK(game.refused(game.attack("red", {kFrom}, kTarget, {"0,0:S"})).why == Why::AllyNotAdjacent);
    CHECK(game.refused(game.attack("red", {kFrom}, kTarget, {"1,-1:SE"})).why == Why::AllyNotDefenders);
    CHECK(game.refused(game.attack("red", {kFrom}, kTarget, {"0,0:SE", "0,0:SE"})).why == Why::ArmyTwice);
    CHECK(game.refused(game.attack("red", {kFrom, kFrom}, kTarget)).clause == clause::SA_K12);
    game.play(game.attack("red", {kFrom}, kTarget, {"0,0:SE"}));
    CHECK(nextDice(game) == std::vector{12, 12});
    for (const char* left : {"1C", "1I", ""}) {
        game.play(game.throwing({6, 1}));
        CHECK(game.unitsAt("0,0:SE") == left);
        CHECK(game.buildingAt(kTarget) == "blue settlement");
    }
    CHECK(nextDice(game) == std::vector{12, 8});
}

TEST_CASE("An attacked army calls another for help, which need not be near the attacker", "[fight][SA-K12]") {
    Game game(redAttacks("1A1C").army("blue", kTarget, "1C1I").army("blue", "0,0:SE", "1A"));
    game.play(game.attack("red", {kFrom}, kTarget, {"0,0:SE"}));
    CHECK(nextDice(game) == std::vector{12, 12});
    game.play(game.throwing({6, 1}));
    CHECK(game.unitsAt("0,0:SE") == "1C");
    CHECK(game.unitsAt(kTarget) == "1C1I");
    // Now both have a cavalry: blue chooses.
    Throw lost = std::get<Throw>(game.throwing({6, 1}));
    lost.loser = game.corner("0,0:SE");
    game.play(lost);
    CHECK(game.unitsAt("0,0:SE") == "1I");
    CHECK(game.unitsAt(kTarget) == "1C1I");
}

TEST_CASE("Armies of others fight along only by their owners' consent", "[fight][SA-K12][R-ALLY-OWNER]") {
    Scene scene =
        redAttacks("1I").army("white", "0,0:SE", "1A").settlement("blue", kTarget).army("blue", "1,-1:SE", "1I");
    Game own(scene);
    const Refusal refusal = own.refused(own.attack("red", {kFrom, "0,0:SE"}, kTarget));
    CHECK(refusal.why == Why::NoArmy);
    CHECK(refusal.ruling == choiceOf(RAllyOwner::Own));
    Game consent(scene.ruling("R-ALLY-OWNER", "consent"));
    CHECK_FALSE(consent.allows(consent.attack("red", {kFrom, "1,-1:SE"}, kTarget)));
    CHECK(consent.refused(consent.attack("red", {"0,0:SE"}, kTarget)).why == Why::NoArmy);
    CHECK(consent.allows(consent.attack("red", {kFrom}, kTarget, {"0,0:SE"})));
    // Whoever looks for what may be done finds it, and without consent does not.
    const auto offers = [](const Game& game, const Action& alliance) {
        return std::ranges::count(legalActions(game.now), alliance) == 1;
    };
    const Action alliance = consent.attack("red", {"0,0:SE", kFrom}, kTarget);
    const Action turned = consent.attack("red", {kFrom, "0,0:SE"}, kTarget);
    CHECK(offers(consent, alliance) != offers(consent, turned));
    CHECK_FALSE(offers(own, alliance));
    CHECK_FALSE(offers(own, turned));
    CHECK(offers(own, own.attack("red", {kFrom}, kTarget)));
    consent.play(consent.attack("red", {kFrom, "0,0:SE"}, kTarget));
    CHECK(nextDice(consent) == std::vector{12, 8});
    // Such a combat can be written down and taken up again.
    const auto again = toPosition(toSetup(consent.now));
    REQUIRE(again.has_value());
    CHECK(again->turn == consent.now.turn);
}

TEST_CASE("A combat in which an ally has fallen can be written down and taken up again", "[fight][SA-K12]") {
    Game game(redAttacks("1I").army("red", "0,0:SE", "1I").settlement("blue", kTarget));
    game.play(game.attack("red", {kFrom, "0,0:SE"}, kTarget));
    game.play(game.throwing({1, 8}));
    CHECK(std::get<Fight>(game.now.turn.pending).from.size() == 1);
    const auto again = toPosition(toSetup(game.now));
    REQUIRE(again.has_value());
    CHECK(again->turn == game.now.turn);
}

}  // namespace engine::test
