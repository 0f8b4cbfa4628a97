// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/trading.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "engine/action/legal_actions.h"
#include "tests/support/scene.h"

namespace engine::test {

namespace {

Trade bank(const Game& game, const Cards& give, const Cards& take) {
    Trade trade;
    trade.by = game.player("red");
    trade.give = give;
    trade.take = take;
    return trade;
}

}  // namespace

TEST_CASE("The bank takes four for one, harbours three or two of their own", "[rules][B-9]") {
    Scene scene = Scene::base();
    scene.settlement("red", "0,-2:N").settlement("blue", "2,-2:N").hand("red", Cards::of(4, 3, 2, 0, 0));
    scene.bank(Cards::of(5, 5, 5, 5, 1));
    Game game(scene);
    CHECK(game.refused(bank(game, Cards::of(0, 3, 0, 0, 0), Cards::of(0, 0, 0, 1, 0))).why == Why::TradeRatio);
    CHECK(game.allows(bank(game, Cards::of(4, 0, 0, 0, 0), Cards::of(0, 0, 0, 1, 0))));
    scene.setup.harbours = {{sideNamed("0,-2:NE"), std::nullopt, false}, {sideNamed("2,-2:NE"), Resource::Wool, false}};
    Game port(scene);
    CHECK(port.allows(bank(port, Cards::of(0, 3, 0, 0, 0), Cards::of(0, 0, 0, 1, 0))));
    // Blue's harbour helps nobody else; face down it helps nobody.
    CHECK(port.refused(bank(port, Cards::of(0, 0, 2, 0, 0), Cards::of(0, 0, 0, 1, 0))).why == Why::TradeRatio);
    scene.setup.harbours[0].trade = Resource::Wool;
    CHECK(Game(scene).allows(bank(port, Cards::of(0, 0, 2, 0, 0), Cards::of(0, 0, 0, 1, 0))));
    scene.setup.harbours[0].faceDown = true;
    CHECK(Game(scene).refused(bank(port, Cards::of(0, 0, 2, 0, 0), Cards::of(0, 0, 0, 1, 0))).why == Why::TradeRatio);
    CHECK(port.refused(bank(port, Cards::of(4, 3, 0, 0, 0), Cards::of(0, 0, 0, 0, 2))).why == Why::BankEmpty);
    CHECK(port.refused(bank(port, Cards::of(4, 0, 0, 0, 0), Cards::of(1, 0, 0, 0, 0))).why == Why::TradeEmpty);
    CHECK(port.refused(bank(port, Cards::of(0, 0, 0, 4, 0), Cards::of(1, 0, 0, 0, 0))).why == Why::CannotPay);
}

TEST_CASE("Players trade openly, only with the one whose turn it is", "[rules][B-9]") {
    Scene scene = Scene::base();
    scene.settlement("red", "0,0:N").hand("red", Cards::of(2, 0, 0, 0, 0)).hand("blue", Cards::of(0, 0, 0, 1, 0));
    Game game(scene);
    Trade trade = bank(game, Cards::of(1, 0, 0, 0, 0), Cards::of(0, 0, 0, 1, 0));
    trade.with = game.player("blue");
    game.play(trade);
    CHECK(game.now.hands[game.player("red")].cards[Resource::Grain] == Range{1, 1});
    CHECK(game.now.hands[game.player("blue")].cards[Resource::Brick] == Range{1, 1});
    CHECK(game.refused(trade).why == Why::CannotPay);
    // White's hand is not known: it is taken on trust.
    trade.with = game.player("white");
    CHECK(game.play(trade).trusted.size() == 1);
    trade.with = game.player("red");
    CHECK(game.refused(trade).why == Why::TradeWithSelf);
    Trade foreign = trade;
    foreign.by = game.player("blue");
    foreign.with = game.player("white");
    CHECK(game.refused(foreign).why == Why::NotYourTurn);
    trade.with = game.player("blue");
    trade.giveCards = 1;
    CHECK(game.refused(trade).why == Why::TradeCardsOnly);
}

TEST_CASE("Cards of a gold field may be named afterwards", "[rules][B-7]") {
    Scene scene = Scene::base("roll");
    scene.terrain("0,0", Terrain::Gold).settlement("red", "0,0:N").hand("red", {}).bank(Cards::of(5, 5, 5, 5, 5));
    Game game(scene);
    game.play(game.roll("red", 4, 5));
    const PlayerId red = game.player("red");
    CHECK(game.now.hands[red].total == 1);
    CHECK(game.refused(Choose{red, Cards::of(0, 0, 0, 0, 2)}).why == Why::CannotPay);
    const auto listed = legalActions(game.now);
    for (const Resource resource : kResources) {
        CHECK(std::ranges::count(listed, Action(Choose{red, Cards::one(resource)})) == 1);
    }
    game.play(Choose{red, Cards::of(0, 0, 0, 0, 1)});
    CHECK(game.now.hands[red] == Hand::exactly(Cards::of(0, 0, 0, 0, 1)));
    CHECK(game.now.bank == Hand::exactly(Cards::of(5, 5, 5, 5, 4)));
    CHECK(game.refused(Choose{red, Cards::of(0, 0, 0, 0, 1)}).why == Why::NothingToChoose);
}

}  // namespace engine::test
