// SPDX-License-Identifier: GPL-3.0-or-later
// How a table throws is learned from its record.
#include <catch2/catch.hpp>

#include <QComboBox>
#include <QPushButton>
#include <QSettings>
#include <QTest>

#include "adjudicator/record/throwing_way.h"
#include "tests/ui/table_hands.h"
#include "ui/files/preferences.h"

using adjudicator::ThrowingWay;
using test::Game;
using test::TableHands;

namespace {

struct PlainWishes {
    PlainWishes() { QSettings().clear(); }
    ~PlainWishes() { QSettings().clear(); }
};

engine::Setup beforeTheRoll() {
    engine::Setup setup = test::battle();
    setup.documents = {"base"};
    setup.armies.clear();
    setup.nukes.clear();
    setup.turn->phase = "roll";
    return setup;
}

void typeTurn(Game& game, TableHands& hands) {
    for (const int key : {Qt::Key_2, Qt::Key_3, Qt::Key_Space}) {
        REQUIRE(hands.key(key));
        game.settle();
    }
}

QString nextOf(TableHands& hands) {
    return test::shownPart<QPushButton>(hands.page(), "turnNext").text();
}

}  // namespace

TEST_CASE("real dice typed twice running are offered first, virtual ones twice switch back", "[ui][throwing]") {
    const PlainWishes wishes;
    Game game(beforeTheRoll());
    TableHands hands(game);
    CHECK(nextOf(hands) == QStringLiteral("Roll   [Space]"));
    typeTurn(game, hands);
    CHECK_FALSE(game.desk.dice().areReal());
    typeTurn(game, hands);
    REQUIRE(game.desk.dice().areReal());
    CHECK(nextOf(hands) == QString::fromUtf8("Type the dice   [1–6]"));
    // Space throws nothing without being asked.
    const auto before = game.desk.table().line().head().seq;
    CHECK(hands.key(Qt::Key_Space));
    hands.press(QStringLiteral("turnNext"));
    game.settle();
    CHECK(game.desk.table().line().head().seq == before);
    SECTION("a restart knows it") {
        ui::TableDesk again;
        REQUIRE_FALSE(again.openBook(game.file()));
        CHECK(again.dice().areReal());
    }
    SECTION("virtual dice are thrown by their own key and button") {
        const auto throwVirtually = [&](bool byKey) {
            const auto seen = test::lastAct(game.desk);
            byKey ? void(hands.key(Qt::Key_Space, Qt::ShiftModifier)) : hands.press(QStringLiteral("virtualDice"));
            REQUIRE(test::waitFor([&] { return test::lastAct(game.desk) != seen; }));
            game.settle();
        };
        throwVirtually(true);
        CHECK(adjudicator::throwingWay(game.desk.table().line()) == ThrowingWay::Real);
        game.desk.takeBack();
        game.settle();
        REQUIRE(game.desk.dice().areReal());
        throwVirtually(false);
        CHECK(adjudicator::throwingWay(game.desk.table().line()) == ThrowingWay::Real);
    }
    SECTION("a setting fixes either") {
        ui::preferences::setDice(ui::DiceWish::Virtual);
        CHECK_FALSE(game.desk.dice().areReal());
        ui::preferences::setDice(ui::DiceWish::Real);
        CHECK(game.desk.dice().areReal());
    }
}

TEST_CASE("two virtual throws running offer virtual dice again", "[ui][throwing][SA-K8]") {
    const PlainWishes wishes;
    ui::preferences::setAsksForWords(false);
    Game game(test::battle());
    TableHands hands(game);
    game.desk.saying().choose(ui::Act::Attack);
    if (!std::holds_alternative<engine::Fight>(game.desk.position().turn.pending)) {
        game.desk.saying().confirm();
    }
    game.settle();
    // Both lose a round: nobody is beaten yet.
    for (const auto& [attacker, defender] : {std::pair{8, 1}, std::pair{1, 8}}) {
        REQUIRE(std::holds_alternative<engine::Fight>(game.desk.position().turn.pending));
        game.desk.dice().type(attacker);
        game.desk.dice().type(defender);
        game.settle();
    }
    const auto way = [&] { return adjudicator::throwingWay(game.desk.table().line()); };
    REQUIRE(way() == ThrowingWay::Real);
    for (int throws = 0; throws < 2 && std::holds_alternative<engine::Fight>(game.desk.position().turn.pending);
         ++throws) {
        CHECK(way() == ThrowingWay::Real);
        const auto seen = test::lastAct(game.desk);
        game.desk.dice().throwVirtual();
        REQUIRE(test::waitFor([&] { return test::lastAct(game.desk) != seen; }));
        game.settle();
    }
    CHECK(way() == ThrowingWay::Virtual);
}
