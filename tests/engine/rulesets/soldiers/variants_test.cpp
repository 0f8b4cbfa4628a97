// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "engine/rulesets/soldiers/fight.h"
#include "tests/support/scene.h"

namespace engine::test {

TEST_CASE("Who bought nothing and played no card draws one before moving, up to four", "[soldiers][SA-D1][SA-3]") {
    Scene scene = Scene::soldiers("build");
    scene.settlement("red", "0,0:N").settlement("blue", "0,0:S");
    scene.setup.holdings["red"].hiddenDevelopment = DevelopmentHand{3, DevelopmentHand::untracked().cards};
    Game game(scene);
    const PlayerId red = game.player("red");
    CHECK(game.refused(BuyCard{red, std::nullopt}).why == Why::CardsAreDrawn);
    game.play(DrawCard{red});
    CHECK(game.now.turn.phase == Phase::Move);
    CHECK(game.now.development[red].hidden.total == 4);
    Game buyer(scene);
    buyer.play(buyer.road("red", "0,0:NE"));
    CHECK(buyer.refused(DrawCard{red}).why == Why::BoughtThisTurn);
    Scene full = scene;
    full.setup.holdings["red"].hiddenDevelopment->total = 4;
    CHECK(Game(full).refused(DrawCard{red}).why == Why::CardLimit);
    Scene played = scene;
    played.setup.marks.cardPlayed = true;
    CHECK(Game(played).refused(DrawCard{red}).why == Why::BoughtThisTurn);
    // A trade buys nothing.
    Game trader(scene);
    Trade trade;
    trade.by = red;
    trade.give = Cards::of(4, 0, 0, 0, 0);
    trade.take = Cards::of(0, 0, 0, 0, 1);
    trader.play(trade);
    CHECK(trader.allows(DrawCard{red}));
}

TEST_CASE("Players trade development cards, buildings with their army, and routes", "[soldiers][SA-D2]") {
    Scene scene = Scene::soldiers("build");
    scene.city("red", "0,0:N", 2).army("red", "0,0:N", "1C1I").road("red", "0,0:NE").settlement("blue", "0,0:S");
    scene.setup.holdings["red"].hiddenDevelopment = DevelopmentHand{2, DevelopmentHand::untracked().cards};
    scene.setup.holdings["blue"].hiddenDevelopment = DevelopmentHand{3, DevelopmentHand::untracked().cards};
    Game game(scene);
    Trade trade;
    trade.by = game.player("red");
    trade.with = game.player("blue");
    trade.givePieces = {game.corner("0,0:N"), game.side("0,0:NE")};
    trade.giveCards = 1;
    trade.take = Cards::of(0, 0, 0, 0, 3);
    CHECK(game.refused(trade).why == Why::SellsTheLast);
    trade.last = true;
    game.play(trade);
    CHECK(game.buildingAt("0,0:N") == "blue city+2");
    CHECK(game.army("0,0:N")->owner == game.player("blue"));
    CHECK(game.routeAt("0,0:NE") == "blue road");
    CHECK(game.now.development[game.player("blue")].hidden.total == 4);
    Game again(scene);
    trade.giveCards = 2;
    CHECK(again.refused(trade).why == Why::CardLimit);
    trade.giveCards = 3;
    CHECK(again.refused(trade).why == Why::CardNotHeld);
    trade.giveCards.reset();
    trade.givePieces = {again.corner("0,0:S")};
    CHECK(again.refused(trade).why == Why::PieceNotTheirs);
    trade.givePieces = {again.corner("0,0:N")};
    CHECK(Game(Scene(scene).ruling("R-TRADE-SITE", "no")).refused(trade).why == Why::TradeCardsOnly);
    CHECK(Game(Scene(scene).number("cities", 0)).refused(trade).why == Why::NoPieceLeft);
}

TEST_CASE("For an infantry's price an infantry becomes cavalry, where that variant is on", "[soldiers][SA-V1]") {
    Scene scene = Scene::soldiers("build");
    scene.army("red", "0,0:N", "2I").settlement("red", "2,0:N").hand("red", Cards::of(0, 0, 1, 1, 0));
    const Game off(scene);
    CHECK(off.refused(TrainUnit{off.player("red"), off.corner("0,0:N")}).why == Why::NotInDocuments);
    scene.setup.switches = {"SA-V1"};
    Game game(scene);
    game.play(TrainUnit{game.player("red"), game.corner("0,0:N")});
    CHECK(game.unitsAt("0,0:N") == "1C1I");
    CHECK(game.refused(TrainUnit{game.player("red"), game.corner("0,0:N")}).why == Why::CannotPay);
    CHECK(game.refused(TrainUnit{game.player("red"), game.corner("2,0:N")}).why == Why::NoInfantry);
}

TEST_CASE("Once all have five points cities defend with a d10", "[soldiers][SA-V2][SA-K4]") {
    const auto die = [](const char* option) {
        Scene scene = Scene::soldiers("combat").ruling("R-V2", option);
        scene.setup.players = {{"red", {}, {}}, {"blue", {}, {}}};
        scene.setup.switches = {"SA-V2"};
        scene.city("blue", "0,0:NE").city("blue", "-2,0:N").settlement("blue", "-2,2:S").army("red", "0,0:N", "1A");
        scene.setup.holdings["red"].extraPoints = 5;
        Game game(scene);
        game.play(game.attack("red", {"0,0:N"}, "0,0:NE"));
        return roundDice(game.now, std::get<Fight>(game.now.turn.pending)).back();
    };
    CHECK(die("waived") == 10);
    CHECK(die("never") == 12);
}

TEST_CASE("A victory point card raises a unit, where that variant is on", "[soldiers][SA-V3][SA-1]") {
    Scene scene = Scene::soldiers("build");
    scene.army("red", "0,0:N", "1C").settlement("red", "2,0:N");
    scene.setup.holdings["red"].hiddenDevelopment = DevelopmentHand{1, DevelopmentHand::untracked().cards};
    PlayCard play;
    play.card = DevelopmentCard::VictoryPoint;
    CHECK(Game(scene).refused(play).why == Why::CardNotHeld);
    scene.setup.switches = {"SA-V3"};
    Game game(scene);
    CHECK(game.refused(play).why == Why::CardDetailMissing);
    play.at = game.corner("0,0:N");
    play.unit = UnitKind::Cavalry;
    game.play(play);
    CHECK(game.unitsAt("0,0:N") == "1A");
    CHECK(game.refused(DrawCard{game.player("red")}).why == Why::BoughtThisTurn);
}

TEST_CASE("In large scenarios there are any number of cities", "[soldiers][SA-D4]") {
    Scene scene = Scene::soldiers("build").number("cities", 0);
    scene.settlement("red", "0,0:N");
    CHECK(Game(scene).refused(Upgrade{PlayerId(0), Piece::City, Game(scene).corner("0,0:N")}).why == Why::NoPieceLeft);
    scene.setup.switches = {"SA-D4"};
    CHECK(Game(scene).allows(Upgrade{PlayerId(0), Piece::City, Game(scene).corner("0,0:N")}));
}

TEST_CASE("A metropolis that falls turns its development track back", "[soldiers][SA-K9]") {
    Scene scene = Scene::soldiers("combat");
    scene.building("blue", "0,0:NE", BuildingKind::Metropolis, {.upsideDown = true}).army("red", "0,0:N", "1A");
    Game game(scene);
    game.play(game.attack("red", {"0,0:N"}, "0,0:NE"));
    const auto lost = game.play(game.throwing({12, 1}));
    CHECK(eventsOf<TrackTurnedBack>(lost).front().player == game.player("blue"));
    CHECK(game.buildingAt("0,0:NE") == "blue city");
}

}  // namespace engine::test
