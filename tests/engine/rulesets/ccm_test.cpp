// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "engine/action/legal_actions.h"
#include "engine/rules/points.h"
#include "engine/rules/production.h"
#include "engine/rules/supply.h"
#include "engine/rulesets/ccm/boycott.h"
#include "engine/rulesets/ccm/catastrophes.h"
#include "engine/rulesets/ccm/construction.h"
#include "tests/engine/rulesets/ccm_scenes.h"

namespace engine::test {

using namespace ccm_table;

TEST_CASE("each rule is voted on before the game; a majority decides, a tie waits for a die", "[ccm][CC-2][CC-3]") {
    Game game(founding());
    const PlayerId red = game.player("red");
    const PlayerId blue = game.player("blue");
    const PlayerId white = game.player("white");
    CHECK_FALSE(game.now.inForce(clause::CC_15));
    CHECK(game.now.inForce(clause::CC_14));
    game.play(Vote{clause::CC_14, {red}, {blue, white}, {}});
    CHECK_FALSE(game.now.inForce(clause::CC_14));
    game.play(Vote{clause::CC_15, {red, blue}, {white}, {}});
    CHECK(game.now.inForce(clause::CC_15));
    CHECK(game.refused(Vote{clause::CC_15, {}, {red}, {}}).why == Why::AlreadyVoted);
    CHECK(game.refused(Vote{clause::CC_1, {red}, {}, {}}).why == Why::NotVotable);
    CHECK(game.refused(Vote{clause::CC_6, {red, red}, {}, {}}).why == Why::VoterTwice);
    CHECK(game.refused(Vote{clause::CC_6, {red}, {blue}, {1, 2}}).why == Why::ProcedureWrong);
    CHECK(game.refused(Vote{clause::CC_6, {}, {}, {}}).why == Why::NobodyVoted);
    game.play(Vote{clause::CC_16, {red}, {blue}, {2, 4, 6}});
    CHECK(game.refused(game.found("red", "0,0:N", "0,0:NE")).clause == clause::CC_2);
    const int face = GENERATE(3, 4);
    game.play(dice({face}));
    CHECK(game.now.inForce(clause::CC_16) == (face == 4));
    CHECK(game.now.inForce(clause::CC_18) == (face == 4));
    game.play(game.found("red", "0,0:N", "0,0:NE"));
    CHECK(game.refused(Vote{clause::CC_6, {red}, {}, {}}).clause == clause::CC_4);
}

TEST_CASE("only all together repeal a rule, after a turn and for what follows", "[ccm][CC-4]") {
    Scene scene = ccm("roll").number("winning_score", 30);
    Game game(scene);
    const std::vector<PlayerId> all{game.player("red"), game.player("blue"), game.player("white")};
    CHECK(game.now.number(Number::SpecialCardValue) == 6);
    CHECK(game.refused(Repeal{clause::CC_7, {all[0], all[1]}}).why == Why::NotUnanimous);
    CHECK(game.refused(Repeal{clause::CC_15, all}).why == Why::RuleNotInForce);
    game.play(Repeal{clause::CC_7, all});
    CHECK(game.now.number(Number::WinningScore) == 10);
    CHECK(game.now.number(Number::SpecialCardValue) == 2);
    Game later(ccm("build"));
    CHECK(later.refused(Repeal{clause::CC_7, all}).why == Why::NotAtThisTime);
    Game first(ccm("roll").turn("red", "roll", 1));
    CHECK(first.refused(Repeal{clause::CC_7, all}).clause == clause::CC_4);
}

TEST_CASE("nothing applies that was not agreed on", "[ccm][CC-1]") {
    Game game(Scene::base().hand("red", kRich).city("red", "0,0:N"));
    CHECK(game.refused(capital(game, "red", "0,0:N")).why == Why::NotInDocuments);
    CHECK(game.refused(bridge(game, "red", "0,0:N", "0,0")).clause == clause::CC_12);
    CHECK(game.refused(Vote{clause::CC_6, {game.player("red")}, {}, {}}).clause == clause::CC_2);
}

TEST_CASE("on a board of several boxes all resources have equally many special harbours", "[ccm][CC-5]") {
    Scene scene = ccm();
    for (int q = 10; q < 25; ++q) {
        scene.terrain(std::to_string(q) + ",0", Terrain::Forest);
    }
    scene.setup.harbours = {{sideNamed("10,0:NE"), Resource::Ore, false}};
    const auto unequal = [](const Irregularities& found) {
        return std::any_of(found.begin(), found.end(), [](const auto& one) { return one.clause == clause::CC_5; });
    };
    CHECK(unequal(irregularities(scene.position())));
    scene.setup.harbours.clear();
    CHECK_FALSE(unequal(irregularities(scene.position())));
}

TEST_CASE("in the first round a 7 makes nobody discard", "[ccm][CC-6]") {
    const int round = GENERATE(1, 2);
    Game game(ccm().turn("red", "roll", round).hand("red", kRich));
    const Decision decision = game.play(game.roll("red", 3, 4));
    CHECK(eventsOf<RobberStirred>(decision).front().discards[game.player("red")] == (round == 1 ? 0 : 22));
}

TEST_CASE("cards for second place have the same minimum and a clear second", "[ccm][CC-7][CC-10][R-CC-SECOND]") {
    const bool minimum = GENERATE(true, false);
    Scene scene = ccm().number("winning_score", 20).ruling("R-CC-SECOND", minimum ? "minimum" : "none");
    scene.setup.players.push_back({"orange", {}, {}});
    scene.setup.switches = {"CC-10"};
    scene.hand("red", kRich);
    scene.setup.largestArmyHolder = "white";
    scene.setup.holdings["white"].playedDevelopment = DevelopmentCounts::of(6, 0, 0, 0, 0);
    scene.setup.holdings["blue"].playedDevelopment = DevelopmentCounts::of(3, 0, 0, 0, 0);
    scene.settlement("red", "0,0:N");
    Game game(scene);
    CHECK(game.now.number(Number::SecondCardValue) == 2);
    game.play(game.road("red", "0,0:NE"));
    CHECK(game.now.secondArmyHolder == (minimum ? std::nullopt : std::optional(game.player("blue"))));
    game.now.development[game.player("blue")].played[DevelopmentCard::Knight] = 4;
    game.play(game.road("red", "0,0:E"));
    CHECK(game.now.secondArmyHolder == game.player("blue"));
    CHECK(points(game.now, game.player("blue")) == 2);
    // On a tie the holder keeps it.
    game.now.development[game.player("orange")].played[DevelopmentCard::Knight] = 4;
    game.play(game.road("red", "0,0:SE"));
    CHECK(game.now.secondArmyHolder == game.player("blue"));
}

TEST_CASE("the minimum holds whenever nobody has the card, or once a game", "[ccm][CC-8][CC-9][CC-10][R-CC-FIRST]") {
    const bool once = GENERATE(false, true);
    Scene scene = ccm().number("winning_score", 21).ruling("R-CC-FIRST", once ? "once" : "whenever");
    scene.hand("red", kRich).settlement("red", "0,0:N").roads("red", {"0,0:NE", "0,0:E", "0,0:SE", "0,0:SW"});
    scene.setup.marks.longestRoadHeld = true;
    Game game(scene);
    game.play(game.road("red", "0,0:W"));
    CHECK((game.now.longestRoadHolder == game.player("red")) == once);
}

TEST_CASE("a bridge joins opposite corners for the price of five roads", "[ccm][CC-12]") {
    Scene scene = ccm().hand("red", kRich).settlement("red", "0,0:N");
    Game game(scene);
    CHECK(game.refused(bridge(game, "red", "1,1:N", "1,1")).why == Why::NotConnected);
    CHECK(game.refused(bridge(game, "red", "0,0:N", "1,1")).why == Why::BridgeNeedsHex);
    game.play(bridge(game, "red", "0,0:N", "0,0"));
    CHECK(game.now.hands[game.player("red")] == Hand::exactly(Cards::of(4, 4, 9, 9, 9)));
    CHECK(piecesOnBoard(game.now, game.player("red"), Piece::Road) == 5);
    CHECK(points(game.now, game.player("red")) == 2);
    CHECK(game.refused(bridge(game, "red", "0,0:N", "0,0")).why == Why::BridgeThere);
    // It reaches on like a road: a road may start at its far end.
    CHECK(game.allows(game.road("red", "-1,1:E")));
    CHECK(game.allows(game.settlement("red", "0,0:S")));
    Game poor(ccm().hand("red", kRich).settlement("red", "0,0:N").number("roads", 4));
    CHECK(poor.refused(bridge(poor, "red", "0,0:N", "0,0")).why == Why::NoPieceLeft);
}

TEST_CASE("over the sea a bridge needs land at both corners", "[ccm][CC-12]") {
    Scene scene =
        ccm().hand("red", kRich).sea("0,0").sea("3,-3").settlement("red", "0,0:N").settlement("red", "2,-2:N");
    Game game(scene);
    CHECK(game.allows(bridge(game, "red", "0,0:N", "0,0")));
    // 3,-3 lies outside: only its lower left corners touch land.
    CHECK(game.refused(bridge(game, "red", "3,-3:SW", "3,-3")).why == Why::PolesOffLand);
}

TEST_CASE("the ends of a bridge are neighbours only by a ruling", "[ccm][CC-12][R-CC-BRIDGE]") {
    const bool neighbours = GENERATE(false, true);
    Scene scene = ccm().hand("red", kRich).settlement("red", "0,0:N");
    scene.ruling("R-CC-BRIDGE", neighbours ? "neighbours" : "apart");
    Game game(scene);
    game.play(bridge(game, "red", "0,0:N", "0,0"));
    CHECK(game.allows(game.settlement("red", "0,0:S")) != neighbours);
}

TEST_CASE("a bridge across a removed hex is a ruling", "[ccm][shadow][SW-3][R-X-SW-CC-BRIDGE]") {
    const bool allowed = GENERATE(false, true);
    Scene scene =
        ccm().hand("red", kRich).settlement("red", "0,-1:S").ruling("R-X-SW-CC-BRIDGE", allowed ? "yes" : "no");
    scene.setup.documents = {"base", "shadow", "ccm"};
    scene.setup.players = {{"red", {}, {}}, {"blue", {}, {}}};
    scene.setup.hexes[0].removed = true;
    scene.setup.hexes[0].number.reset();
    Game game(scene);
    CHECK(game.allows(bridge(game, "red", "0,-1:S", "0,-1")) == allowed);
}

TEST_CASE("one city a player becomes a capital", "[ccm][CC-13]") {
    Scene scene = ccm().hand("red", kRich).city("red", "0,0:N").city("red", "0,1:S").settlement("red", "-1,1:S");
    Game game(scene);
    CHECK(game.refused(capital(game, "red", "-1,1:S")).why == Why::NotOwnCity);
    game.play(capital(game, "red", "0,0:N"));
    CHECK(game.now.hands[game.player("red")] == Hand::exactly(Cards::of(8, 8, 8, 6, 6)));
    CHECK(points(game.now, game.player("red")) == 7);
    CHECK(production(game.now, 9)[game.player("red")].cards[Resource::Wool] == 4);
    CHECK(piecesOnBoard(game.now, game.player("red"), Piece::City) == 3);
    CHECK(game.refused(capital(game, "red", "0,1:S")).why == Why::CapitalOnlyOnce);
}

TEST_CASE("two sevens in a row boycott the first one's player", "[ccm][CC-14][R-BOYCOTT]") {
    const bool automatic = GENERATE(true, false);
    Scene scene = ccm("roll").settlement("blue", "0,0:N").ruling("R-BOYCOTT", automatic ? "automatic" : "next-player");
    scene.hand("red", Cards::of(2, 2, 2, 1, 0)).hand("blue", {}).hand("white", {});
    Game game(scene);
    const PlayerId red = game.player("red");
    game.play(game.roll("red", 3, 4));
    game.play(MoveRobber{red, game.hex("0,0"), std::nullopt});
    CHECK(game.now.marks.boycottCandidate == red);
    CHECK_FALSE(boycottRefusal(game.now, red));
    game.play(game.endTurn("red"));
    game.play(game.roll("blue", 3, 4));
    if (!automatic) {
        CHECK_FALSE(boycottRefusal(game.now, red));
        CHECK(game.refused(Boycott{game.player("white")}).why == Why::NotYourTurn);
        game.play(Boycott{game.player("blue")});
    }
    REQUIRE(boycottRefusal(game.now, red));
    CHECK(boycottRefusal(game.now, red)->clause == clause::CC_14);
    CHECK(game.refused(Boycott{game.player("blue")}).why == Why::NoBoycottOpen);
    game.play(MoveRobber{game.player("blue"), game.hex("2,0"), std::nullopt});
    game.play(game.endTurn("blue"));
    game.play(game.roll("white", 1, 1));
    game.play(game.endTurn("white"));
    CHECK(game.refused(BuyOff{red, Cards::of(2, 2, 2, 0, 0)}).why == Why::WrongBuyOff);
    // Without the rule there is nothing to buy off.
    Game repealed = game;
    repealed.play(Repeal{clause::CC_14, {red, game.player("blue"), game.player("white")}});
    CHECK(repealed.refused(BuyOff{red, Cards::of(2, 2, 2, 1, 0)}).why == Why::NotBoycotted);
    game.play(BuyOff{red, Cards::of(2, 2, 2, 1, 0)});
    CHECK_FALSE(boycottRefusal(game.now, red));
    CHECK(game.now.hands[red].total == 0);
}

TEST_CASE("another number than 7 ends the threat of a boycott", "[ccm][CC-14]") {
    Game game(ccm("roll").settlement("blue", "0,0:N").hand("red", {}).hand("blue", {}).hand("white", {}));
    game.play(game.roll("red", 3, 4));
    game.play(MoveRobber{game.player("red"), game.hex("0,0"), std::nullopt});
    game.play(game.endTurn("red"));
    game.play(game.roll("blue", 3, 3));
    CHECK_FALSE(game.now.marks.boycottCandidate);
}

TEST_CASE("reached hexes get drawn tokens once founding is over", "[ccm][CC-15][R-CC-EXPLORE]") {
    const bool owner = GENERATE(false, true);
    Scene scene = ccm().hand("red", kRich).roads("red", {"0,0:NE", "0,0:NW"});
    scene.setup.switches = {"CC-15"};
    scene.ruling("R-CC-EXPLORE", owner ? "owner" : "previous-seat");
    for (HexSetup& hex : scene.setup.hexes) {
        hex.number.reset();
    }
    Game game(scene);
    game.play(game.settlement("red", "0,0:N"));
    const auto* due = std::get_if<TokensDue>(&game.now.turn.pending);
    REQUIRE(due != nullptr);
    // White sits before red. 0,-1 and 0,0 and 1,-1 meet there: lowest q, then lowest r.
    CHECK(due->by == game.player("white"));
    CHECK(due->hexes == std::vector{game.hex("0,-1"), game.hex("0,0"), game.hex("1,-1")});
    CHECK(game.refused(game.endTurn("red")).clause == clause::CC_15);
    const Refusal notDue = game.refused(DrawToken{game.player("red"), game.hex("0,-1"), 8});
    CHECK(notDue.why == Why::NotYourTurn);
    CHECK(notDue.more().due == std::vector{Due{game.player("white"), Duty::DrawToken, clause::CC_15}});
    CHECK(game.allows(DrawToken{game.player("white"), game.hex("1,-1"), 8}) == owner);
    game.play(DrawToken{game.player("white"), game.hex("0,-1"), 12});
    CHECK(game.refused(DrawToken{game.player("white"), game.hex("0,0"), 12}).why == Why::TokenNotInBox);
    game.play(DrawToken{game.player("white"), game.hex("0,0"), 8});
    game.play(DrawToken{game.player("white"), game.hex("1,-1"), 8});
    CHECK(std::holds_alternative<std::monostate>(game.now.turn.pending));
    CHECK(production(game.now, 8)[game.player("red")].cards.total() == 2);
}

TEST_CASE("the explorer voted in sends the tokens back into the box", "[ccm][CC-15]") {
    Game game(founding());
    game.play(Vote{clause::CC_15, {game.player("red")}, {}, {}});
    CHECK(std::all_of(game.now.hexes.begin(), game.now.hexes.end(), [](const HexState& hex) { return !hex.number; }));
}

TEST_CASE("a fate throw that is no catastrophe lets the knight work", "[ccm][CC-16][R-CC-FATE]") {
    const bool optional = GENERATE(false, true);
    Game game = atFate(ccm().ruling("R-CC-FATE", optional ? "optional" : "always"));
    CHECK(game.allows(SpareFate{game.player("red")}) == optional);
    game.play(optional ? Action(SpareFate{game.player("red")}) : dice({2, 4}));
    REQUIRE(std::holds_alternative<RobberDue>(game.now.turn.pending));
    CHECK(std::get<RobberDue>(game.now.turn.pending).cause == RobberCause::Knight);
    CHECK(game.now.development[game.player("red")].played[DevelopmentCard::Knight] == 1);
}

TEST_CASE("a double destroys the yields of a resource for a round", "[ccm][CC-17][R-CC-ROUND]") {
    const auto [face, lost] = GENERATE(Catch::Generators::table<int, Resource>(
        {{1, Resource::Lumber}, {2, Resource::Wool}, {3, Resource::Grain}, {4, Resource::Brick}, {5, Resource::Ore}}));
    const bool full = GENERATE(false, true);
    Game game = atFate(ccm().ruling("R-CC-ROUND", full ? "full-round" : "own-turn"));
    const Decision decision = game.play(dice({face, face}));
    CHECK(cites<CardLost>(decision, clause::CC_16));
    CHECK(game.now.development[game.player("red")].played[DevelopmentCard::Knight] == 0);
    CHECK(game.now.marks.cardsGone[DevelopmentCard::Knight] == 1);
    CHECK(game.now.robber == game.hex("1,0"));
    CHECK(yieldsAreLost(game.now, lost) != full);
    game.play(game.endTurn("red"));
    CHECK(yieldsAreLost(game.now, lost) != full);
    for (const std::string_view player : {"blue", "white"}) {
        game.play(game.roll(player, 1, 1));
        game.play(game.endTurn(player));
    }
    // Red's next turn: the one is over, the other begins with the new round.
    CHECK(yieldsAreLost(game.now, lost) == full);
    CHECK_FALSE(stormRefusal(game.now));
}

TEST_CASE("nothing is yielded of a lost resource; a double six is the storm tide", "[ccm][CC-17]") {
    Game game = atFate(ccm().settlement("blue", "0,0:N").hand("blue", {}));
    const int face = GENERATE(2, 6);
    game.play(dice({face, face}));
    CHECK(stormRefusal(game.now).has_value() == (face == 6));
    game.play(game.endTurn("red"));
    game.play(game.roll("blue", 4, 5));
    CHECK(game.now.hands[game.player("blue")].total == (face == 2 ? 0 : 1));
}

TEST_CASE("an upheaval destroys all buildings of its kind at a number", "[ccm][CC-18][R-CC-DESTROY]") {
    const bool lowered = GENERATE(false, true);
    const auto [low, high, left, leftLowered] = GENERATE(Catch::Generators::table<int, int, std::string, std::string>(
        {{1, 6, "nothing", "white city"}, {2, 5, "nothing", "red settlement"}, {3, 4, "nothing", "nothing"}}));
    const std::string at = low == 1 ? "0,0:S" : low == 2 ? "0,0:N" : "0,0:SE";
    Scene scene = ccm().ruling("R-CC-DESTROY", lowered ? "one-level" : "removed");
    scene.city("red", "0,0:N").building("white", "0,0:S", BuildingKind::Capital);
    scene.settlement("blue", "2,-2:N");
    if (low == 3) {
        scene.setup.buildings.erase(scene.setup.buildings.begin() + 1);
        scene.settlement("blue", "0,0:SE");
    }
    Game game = atFate(scene);
    game.play(dice({high, low}));
    REQUIRE(std::holds_alternative<Upheaval>(game.now.turn.pending));
    game.play(dice({4, 5}));
    CHECK(game.buildingAt(at) == (lowered ? leftLowered : left));
    CHECK(game.buildingAt("2,-2:N") == "blue settlement");
}

TEST_CASE("a further 7 hits nothing, and the upheaval can be averted before it", "[ccm][CC-18][CC-19]") {
    const bool averted = GENERATE(false, true);
    Game game = atFate(ccm().city("red", "0,0:N"));
    game.play(dice({2, 5}));
    CHECK(game.refused(Avert{game.player("blue")}).why == Why::NotYourTurn);
    game.play(averted ? Action(Avert{game.player("red")}) : dice({3, 4}));
    CHECK(game.buildingAt("0,0:N") == "red city");
    CHECK(game.now.development[game.player("red")].played[DevelopmentCard::Knight] == 0);
    CHECK(game.refused(Avert{game.player("red")}).why == Why::NoUpheaval);
}

}  // namespace engine::test
