// SPDX-License-Identifier: GPL-3.0-or-later
// Acts with more to say than places and answers: the way of an army, the numbers of the board's sides, a ruling's
// place.
#include <catch2/catch.hpp>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

#include "tests/support/random_start.h"
#include "tests/ui/table_hands.h"
#include "ui/desk/board_markers.h"
#include "ui/desk/strip_message.h"
#include "ui/text/place_text.h"

using test::Game;
using test::TableHands;

namespace {

const engine::Corner kSouth = engine::cornerOf({0, 1}, engine::CornerDirection::S);

/// Red's movement phase: an army and a weapon on its city.
engine::Setup onTheMarch() {
    engine::Setup setup = test::battle();
    setup.turn->phase = "move";
    setup.armies = {{kSouth, "red", {1, 2, 0}}};
    return setup;
}

bool pressInStrip(Game& game, const QString& text) {
    for (const ui::Message::Button& button : messageOf(game.desk).buttons) {
        if (button.text == text) {
            button.press();
            return true;
        }
    }
    return false;
}

const engine::MoveArmy& lastMarch(const Game& game) {
    const auto& line = game.desk.table().line();
    return std::get<engine::MoveArmy>(line.actAt(line.acts().back().now).action);
}

}  // namespace

TEST_CASE("the way of an army is chosen corner by corner", "[ui][guides][SA-6]") {
    Game game(onTheMarch());
    game.desk.saying().choose(ui::Act::Move);
    REQUIRE(game.desk.saying().chooser()->chosen().size() == 1);
    REQUIRE(pressInStrip(game, QStringLiteral("Choose the way")));
    // From a corner there are at most three ways.
    REQUIRE_FALSE(markersOf(game.desk).legal.empty());
    CHECK(markersOf(game.desk).legal.size() <= 3);
    const ui::PlaceName first = markersOf(game.desk).legal.front().at;
    game.desk.saying().takePlace(first);
    CHECK(markersOf(game.desk).numbered.size() == 1);
    game.desk.saying().takePlace(markersOf(game.desk).legal.front().at);
    REQUIRE(markersOf(game.desk).numbered.size() == 2);
    // One step back, and the same again.
    CHECK(game.desk.cancel());
    CHECK(markersOf(game.desk).numbered.size() == 1);
    const ui::PlaceName second = markersOf(game.desk).legal.front().at;
    game.desk.saying().takePlace(second);
    const auto before = test::lastAct(game.desk);
    game.desk.saying().confirm();
    REQUIRE(test::waitFor([&] { return test::lastAct(game.desk) != before; }));
    game.settle();
    const engine::Topology& board = game.desk.position().topology();
    REQUIRE(lastMarch(game).path.size() == 2);
    CHECK(ui::PlaceName(board.corner(lastMarch(game).path.front())) == first);
    CHECK(ui::PlaceName(board.corner(lastMarch(game).path.back())) == second);
    CHECK(game.desk.position().armies[lastMarch(game).path.back()].has_value());
}

TEST_CASE("the weapon goes along or stays as is said", "[ui][guides][SA-N1][R-NUKE-UNIT]") {
    const bool stays = GENERATE(true, false);
    Game game(onTheMarch());
    game.desk.saying().choose(ui::Act::Move);
    if (stays) {
        REQUIRE(pressInStrip(game, QStringLiteral("Weapon goes along")));
        CHECK(pressInStrip(game, QStringLiteral("Weapon stays")));
        REQUIRE(pressInStrip(game, QStringLiteral("Weapon goes along")));
    }
    const auto before = test::lastAct(game.desk);
    game.desk.saying().takePlace(markersOf(game.desk).legal.front().at);
    REQUIRE(test::waitFor([&] { return test::lastAct(game.desk) != before; }));
    game.settle();
    const auto south = game.desk.position().topology().find(kSouth);
    REQUIRE(south);
    CHECK(game.desk.position().nukes[*south].has_value() == stays);
    CHECK_FALSE(game.desk.position().armies[*south]);
}

TEST_CASE("the players number the board's sides in any order", "[ui][guides][SW-2][R-SW-SIDES]") {
    engine::Setup setup = engine::test::freshTable({"base", "shadow"}, 2);
    setup.rulings["R-SW-SIDES"] = "players";
    Game game(setup);
    TableHands hands(game);
    REQUIRE(hands.canPress(QStringLiteral("side1")));
    CHECK_FALSE(hands.canPress(QStringLiteral("numberSides")));
    for (const int side : {3, 1, 2, 6, 5}) {
        hands.press(QStringLiteral("side%1").arg(side));
        QTest::qWait(2);
    }
    CHECK_FALSE(hands.canPress(QStringLiteral("numberSides")));
    hands.press(QStringLiteral("side4"));
    QTest::qWait(2);
    hands.press(QStringLiteral("numberSides"));
    REQUIRE(test::waitFor([&] { return !game.desk.position().marks.sideOrder.empty(); }));
    game.settle();
    CHECK(game.desk.position().marks.sideOrder == std::vector{3, 1, 2, 6, 5, 4});
}

TEST_CASE("a point is decided with its clause and the place on the board", "[ui][guides]") {
    Game game(onTheMarch());
    TableHands hands(game);
    REQUIRE(hands.key(Qt::Key_P));
    hands.press(QStringLiteral("what3"));
    QTest::qWait(2);
    auto* reason = hands.page().findChild<QLineEdit*>(QStringLiteral("reason"));
    REQUIRE(reason != nullptr);
    QTest::keyClicks(reason, QStringLiteral("the road stays where it lies"));
    auto* clause = hands.page().findChild<QComboBox*>(QStringLiteral("rulingClause"));
    REQUIRE(clause != nullptr);
    clause->setCurrentIndex(clause->findData(static_cast<int>(engine::clause::B_3)));
    Q_EMIT clause->activated(clause->currentIndex());
    game.desk.saying().takePlace(kSouth);
    QTest::qWait(2);
    const QString place = ui::placeLabel(game.desk.position(), *game.desk.position().topology().find(kSouth));
    CHECK(place.count(QString::fromUtf8("–")) == 2);
    bool isTold = false;
    for (const QLabel* label : hands.page().findChildren<QLabel*>(QStringLiteral("rulingPlace"))) {
        isTold |= label->isVisible() && label->text().contains(place);
    }
    CHECK(isTold);
    hands.press(QStringLiteral("confirm"));
    game.settle();
    const auto& line = game.desk.table().line();
    const auto* rule = std::get_if<engine::Rule>(&line.actAt(line.acts().back().now).action);
    REQUIRE(rule != nullptr);
    CHECK(rule->clause == engine::clause::B_3);
    REQUIRE(rule->at);
    CHECK(game.desk.position().topology().corner(std::get<engine::CornerId>(*rule->at)) == kSouth);
}
