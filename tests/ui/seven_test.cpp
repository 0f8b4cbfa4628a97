// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/seven_panel.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include <QLabel>
#include <QPushButton>

#include "tests/support/scene.h"
#include "tests/ui/seen_part.h"
#include "tests/ui/table_hands.h"
#include "ui/desk/board_markers.h"
#include "ui/desk/said_picture.h"
#include "ui/desk/strip_message.h"

using engine::Cards;
using engine::Hand;
using engine::PlayerId;
using engine::test::Scene;
using test::Game;
using test::TableHands;

namespace {

constexpr PlayerId kThrower{0};
constexpr PlayerId kCityOwner{1};
constexpr PlayerId kThirdSeat{2};

/// Blue and white stand at the pasture 0,0; blue holds too many cards.
Scene beforeSeven() {
    Scene scene = Scene::base("roll");
    scene.settlement("red", "0,-2:N").city("blue", "0,0:S").settlement("white", "0,0:N").robber("1,0");
    scene.hand("red", Cards::of(1, 1, 0, 0, 0))
        .hand("blue", Cards::of(3, 3, 2, 2, 1))
        .hand("white", Cards::of(1, 0, 0, 0, 1));
    return scene;
}

void throwSeven(Game& game) {
    game.desk.play(engine::Roll{kThrower, {{{6, 3}, {6, 4}}, engine::DiceSource::Entered}});
    game.settle();
}

QString sevenRowOf(TableHands& hands, const char* player) {
    QString words;
    for (const auto* row : hands.page().findChildren<QWidget*>(QString::fromLatin1(player))) {
        // Rows that are replaced are there a moment longer.
        if (row->isVisible()) {
            for (const auto* label : row->findChildren<QLabel*>()) {
                words += label->text() + QLatin1Char('\n');
            }
        }
    }
    return words;
}

const QPushButton& turnButton(TableHands& hands) {
    return test::shownPart<QPushButton>(hands.page(), "turnNext");
}

ui::PlaceName pastureHex() {
    return engine::test::hexNamed("0,0");
}

}  // namespace

TEST_CASE("a seven is settled in one place, a row for each player", "[ui][seven][B-8]") {
    Game game(beforeSeven().setup);
    TableHands hands(game);
    throwSeven(game);
    const auto* panel = hands.page().findChild<ui::SevenPanel*>();
    REQUIRE(panel != nullptr);
    const auto seesDice = [&] { return test::shownPart<QWidget>(hands.page(), "lastDice").isVisible(); };
    REQUIRE(game.desk.saying().guide() == ui::Guide::Discards);
    CHECK(panel->isVisible());
    CHECK(seesDice());
    CHECK(sevenRowOf(hands, "sevenRow-blue").contains(QStringLiteral("5\nto give up")));
    CHECK(sevenRowOf(hands, "sevenRow-white").contains(QStringLiteral("gives nothing")));
    CHECK(turnButton(hands).text().startsWith(QStringLiteral("All have given up")));

    REQUIRE(hands.key(Qt::Key_E));
    game.settle();
    REQUIRE(game.desk.saying().guide() == ui::Guide::None);
    CHECK(panel->isVisible());
    CHECK(seesDice());
    CHECK(sevenRowOf(hands, "sevenRow-blue").contains(QString::fromUtf8("✓ gave 5 of 11")));
    CHECK(turnButton(hands).text() == QStringLiteral("Move the robber"));
    CHECK_FALSE(turnButton(hands).isEnabled());
    // The board has its letters, and the panel leaves them to it.
    CHECK_FALSE(markersOf(game.desk).legal.front().letter.isEmpty());

    game.desk.saying().takePlace(pastureHex());
    CHECK(panel->isVisible());
    CHECK(hands.canPress(QStringLiteral("answer0")));
    CHECK(hands.canPress(QStringLiteral("answer1")));
    // In a low panel whoever moves the robber has "nobody" in their row.
    CHECK(std::ranges::any_of(hands.page().findChildren<QWidget*>(QStringLiteral("sevenRow-red")), [](const auto* row) {
        return row->isVisible() && row->template findChild<QPushButton*>(QStringLiteral("answer2")) != nullptr;
    }));
    CHECK(messageOf(game.desk).text.contains(QStringLiteral("Backspace")));
    // Two victims: the turn's button takes none of them.
    CHECK(turnButton(hands).text() == QStringLiteral("Take a card"));
    CHECK_FALSE(turnButton(hands).isEnabled());

    // One step back: another hex.
    REQUIRE(hands.key(Qt::Key_Backspace));
    CHECK(game.desk.saying().chooser()->chosen().empty());
    CHECK(panel->isVisible());
    game.desk.saying().takePlace(pastureHex());
    REQUIRE(hands.key(Qt::Key_2));
    game.settle();
    CHECK(game.desk.position().hands[kThirdSeat].total == 1);
    CHECK(game.desk.position().hands[kThrower].total == 3);
    CHECK(game.desk.position().turn.phase == engine::Phase::Build);
    CHECK_FALSE(panel->isVisible());
}

TEST_CASE("while the victim is asked the robber stands on its new hex, and all answers are in sight",
          "[ui][seven][B-8]") {
    Game game(beforeSeven().setup);
    TableHands hands(game);
    // As it is in a window of 1280×720.
    hands.page().resize(1190, 610);
    hands.page().show();
    throwSeven(game);
    REQUIRE(hands.key(Qt::Key_E));
    game.settle();
    const auto before = ui::saidPicture(game.desk).robber;
    CHECK_FALSE(markersOf(game.desk).moved);

    game.desk.saying().takePlace(pastureHex());
    QTest::qWait(20);
    const auto pasture = std::get<engine::Hex>(pastureHex());
    CHECK(ui::saidPicture(game.desk).robber == pasture);
    REQUIRE(markersOf(game.desk).moved);
    CHECK(markersOf(game.desk).moved->from == before);
    CHECK(markersOf(game.desk).moved->to == pasture);
    for (const char* answer : {"answer0", "answer1", "answer2"}) {
        const auto& button = test::shownPart<QPushButton>(hands.page(), answer);
        CHECK(test::seenOf(button, hands.page()).rect == button.rect());
    }

    REQUIRE(hands.key(Qt::Key_Backspace));
    CHECK(ui::saidPicture(game.desk).robber == before);
}

TEST_CASE("an act that is not due leaves the robber where it was put while the victim is asked", "[ui][seven][B-8]") {
    Game game(beforeSeven().setup);
    TableHands hands(game);
    throwSeven(game);
    REQUIRE(hands.key(Qt::Key_E));
    game.settle();
    game.desk.saying().takePlace(pastureHex());
    game.desk.saying().choose(ui::Act::City);
    CHECK(messageOf(game.desk).kind == ui::Message::Kind::Refuse);
    REQUIRE(game.desk.saying().chooser());
    CHECK(game.desk.saying().chooser()->chosen().size() == 1);
    CHECK(ui::saidPicture(game.desk).robber == std::get<engine::Hex>(pastureHex()));
    // The question goes on.
    REQUIRE(hands.key(Qt::Key_2));
    game.settle();
    CHECK(game.desk.position().turn.phase == engine::Phase::Build);
}

TEST_CASE("where one can be robbed the turn's button takes the card, nobody comes last", "[ui][seven][B-8]") {
    Scene scene = beforeSeven();
    scene.hand("blue", Cards::of(1, 0, 0, 0, 0)).hand("white", Cards{});
    // Nobody knows whether blue holds a card.
    scene.setup.holdings["blue"].hand = Hand::untracked();
    Game game(scene.setup);
    TableHands hands(game);
    throwSeven(game);
    if (game.desk.saying().guide() == ui::Guide::Discards) {
        REQUIRE(hands.key(Qt::Key_N));
        game.settle();
    }
    game.desk.saying().takePlace(pastureHex());
    const auto question = game.desk.saying().chooser()->question();
    REQUIRE(question);
    CHECK(question->answers == std::vector<ui::Answer>{kCityOwner, std::monostate()});
    CHECK(turnButton(hands).text() == QStringLiteral("Take a card of Blue   [Space]"));
    CHECK(hands.canPress(QStringLiteral("answer1")));
    REQUIRE(hands.key(Qt::Key_Space));
    game.settle();
    CHECK(game.desk.position().hands[kThrower].total == 3);
    CHECK(game.desk.position().turn.phase == engine::Phase::Build);
}

TEST_CASE("a knight moves the robber without dice and without hands", "[ui][seven][B-10]") {
    Scene scene = beforeSeven();
    scene.setup.turn->phase = "build";
    scene.setup.holdings["red"].hiddenDevelopment =
        engine::DevelopmentHand::exactly(engine::DevelopmentCounts::of(1, 0, 0, 0, 0));
    Game game(scene.setup);
    TableHands hands(game);
    engine::PlayCard knight;
    knight.by = kThrower;
    knight.card = engine::DevelopmentCard::Knight;
    game.desk.play(knight);
    game.settle();
    const auto* panel = hands.page().findChild<ui::SevenPanel*>();
    CHECK(panel->isVisible());
    const auto* dice = hands.page().findChild<QWidget*>(QStringLiteral("lastDice"));
    REQUIRE(dice != nullptr);
    CHECK_FALSE(dice->isVisible());
    CHECK_FALSE(sevenRowOf(hands, "sevenRow-white").contains(QStringLiteral("gives nothing")));
    // A hand that is looked at comes in its place, and goes again.
    REQUIRE(hands.key(Qt::Key_Y));
    CHECK_FALSE(panel->isVisible());
    REQUIRE(hands.key(Qt::Key_Escape));
    CHECK(panel->isVisible());
}
