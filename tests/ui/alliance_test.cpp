// SPDX-License-Identifier: GPL-3.0-or-later
// Combats with several armies on a side, as the table page leads through them.
#include <catch2/catch.hpp>

#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "adjudicator/public/public_view.h"
#include "adjudicator/record/act_now.h"
#include "tests/support/scene.h"
#include "tests/ui/table_hands.h"
#include "ui/desk/board_markers.h"
#include "ui/text/language.h"

using engine::PlayerId;
using test::Game;
using test::TableHands;

namespace {

/// Two armies of red about blue's city with its guard; beside it an army that may help.
engine::test::Scene siege(std::string_view helper, std::string_view units) {
    engine::test::Scene scene = engine::test::Scene::soldiers("combat");
    scene.city("blue", "0,0:S").settlement("red", "0,-1:N").settlement("white", "-2,0:N").settlement("blue", "2,-2:N");
    scene.army("red", "0,1:N", "2C").army("red", "-1,1:N", "1A1I").army("blue", "0,0:S", "1I");
    scene.army(helper, "-1,2:N", units).robber("1,0");
    return scene;
}

engine::CornerId cornerOn(const Game& game, std::string_view name) {
    return *game.desk.position().topology().find(engine::test::cornerNamed(name));
}

void attack(Game& game, TableHands& hands) {
    hands.enter(engine::Attack{PlayerId{0},
                               {cornerOn(game, "-1,1:N"), cornerOn(game, "0,1:N")},
                               cornerOn(game, "0,0:S"),
                               {cornerOn(game, "-1,2:N")}});
    REQUIRE(std::holds_alternative<engine::Fight>(game.desk.position().turn.pending));
}

void typeRound(Game& game, std::initializer_list<int> faces) {
    for (const int face : faces) {
        game.desk.dice().type(face);
    }
    game.settle();
}

QString labelsOf(const QWidget& page) {
    QStringList told;
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        if (label->isVisible()) {
            told.append(label->text());
        }
    }
    return told.join(QLatin1Char('\n'));
}

std::ptrdiff_t shownButtons(const QWidget& page, const QString& text) {
    const auto buttons = page.findChildren<QPushButton*>();
    return std::ranges::count_if(
        buttons, [&](const QPushButton* button) { return button->isVisible() && button->text().startsWith(text); });
}

}  // namespace

TEST_CASE("who helps the defender is asked for with the clause of alliances and marked on the board",
          "[ui][combat][SA-K12]") {
    Game game(siege("blue", "1I1C").setup);
    TableHands hands(game);
    REQUIRE(hands.key(Qt::Key_F));
    hands.point(cornerOn(game, "0,0:S"));
    REQUIRE(hands.key(Qt::Key_3));
    REQUIRE(game.desk.saying().chooser()->question()->field == engine::field::kAllies);
    CHECK(shownButtons(hands.page(), QStringLiteral("SA-K12")) == 1);
    REQUIRE(hands.key(Qt::Key_2));
    game.settle();
    const auto* fight = std::get_if<engine::Fight>(&game.desk.position().turn.pending);
    REQUIRE(fight != nullptr);
    CHECK(fight->allies == std::vector{cornerOn(game, "-1,2:N")});
    const auto marked = markersOf(game.desk).chosen;
    CHECK(std::ranges::count(marked, ui::PlaceName(engine::test::cornerNamed("-1,2:N"))) == 1);
    // The army of its own side needs no name.
    CHECK(labelsOf(hands.page()).contains(QStringLiteral("ally: 1 cavalry, 1 infantry")));
}

TEST_CASE("an army that helps by consent goes by its owner's name", "[ui][combat][SA-K12][R-ALLY-OWNER]") {
    Game game(siege("white", "1I1C").ruling("R-ALLY-OWNER", "consent").setup);
    TableHands hands(game);
    attack(game, hands);
    CHECK(labelsOf(hands.page()).contains(QStringLiteral("ally: White: 1 cavalry, 1 infantry")));
}

TEST_CASE("forces stand in the order of their dice, and a building only covered has none", "[ui][combat][SA-K2]") {
    Game game(siege("blue", "2I").setup);
    TableHands hands(game);
    attack(game, hands);
    CHECK(labelsOf(hands.page()).contains(QStringLiteral("1 infantry\nally: 2 infantry\ncovers: city, no wall")));
    typeRound(game, {12, 1});
    // The guard is gone, its ally still stands before the city. Forces are as before while the dice tumble.
    const auto tells = [&](const char* words) { return labelsOf(hands.page()).contains(QLatin1String(words)); };
    CHECK(test::waitFor([&] { return !tells("1 infantry\nally"); }));
    CHECK(tells("ally: 2 infantry\ncovers: city, no wall"));
    CHECK(game.desk.dice().sides() == std::vector{12, 6});
    typeRound(game, {12, 1});
    typeRound(game, {12, 1});
    CHECK(game.desk.dice().sides() == std::vector{12, 12});
    CHECK(test::waitFor([&] { return !tells("covers"); }));
}

TEST_CASE("between equal units the owner says where the loss falls, after the throw", "[ui][combat][SA-K12]") {
    Game game(siege("blue", "2I").setup);
    TableHands hands(game);
    attack(game, hands);
    const auto unitsAt = [&](const char* at) {
        const auto& army = game.desk.position().armies[cornerOn(game, at)];
        return army ? army->units : engine::Units{};
    };
    CHECK_FALSE(hands.canPress(QStringLiteral("loss--1,2:N")));
    const bool virtualDice = GENERATE(true, false);
    if (virtualDice) {
        // Virtual dice: until the defender loses, with nobody's choice before it.
        for (int round = 0; round < 40 && unitsAt("0,0:S") == engine::test::unitsNamed("1I"); ++round) {
            game.desk.nextStep().take();
            game.settle();
            game.desk.dice().throwNow("");
            REQUIRE(test::waitFor([&] { return !game.desk.table().isWriting() && !game.desk.table().declared(); }));
            if (!std::holds_alternative<engine::Fight>(game.desk.position().turn.pending)) {
                return;
            }
        }
    } else {
        typeRound(game, {12, 1});
    }
    REQUIRE(unitsAt("0,0:S").empty());
    CHECK(labelsOf(hands.page()).contains(QStringLiteral("Blue says where this loss falls:")));
    const auto dice = adjudicator::diceIn(adjudicator::lastThrow(game.desk.table().line())->act()->events);
    hands.press(QStringLiteral("loss--1,2:N"));
    game.settle();
    CHECK(unitsAt("0,0:S") == engine::test::unitsNamed("1I"));
    CHECK(unitsAt("-1,2:N") == engine::test::unitsNamed("1I"));
    // The round stays in the panel and in front of the public, with the same dice.
    REQUIRE(adjudicator::lastThrow(game.desk.table().line()));
    CHECK(adjudicator::diceIn(adjudicator::lastThrow(game.desk.table().line())->act()->events) == dice);
    const auto view = adjudicator::publicViewOf(game.desk.table().line(), ui::language(), true);
    REQUIRE(view.combat);
    CHECK(view.combat->rounds.size() == adjudicator::combatLines(game.desk.table().line()).size() - 1);
    // And back again; the next take-back undoes what was said last.
    hands.press(QStringLiteral("loss-0,0:S"));
    game.settle();
    CHECK(unitsAt("0,0:S").empty());
    game.desk.takeBack();
    game.settle();
    CHECK(unitsAt("-1,2:N") == engine::test::unitsNamed("1I"));
}

TEST_CASE("a loss that can fall in one place only asks nobody", "[ui][combat][SA-K12]") {
    Game game(siege("blue", "1C").setup);
    TableHands hands(game);
    attack(game, hands);
    typeRound(game, {12, 1});
    CHECK_FALSE(labelsOf(hands.page()).contains(QStringLiteral("says where this loss falls")));
}

TEST_CASE("while a retreat is being said no further round can be thrown", "[ui][combat][SA-K10]") {
    Game game(siege("blue", "1C").setup);
    TableHands hands(game);
    attack(game, hands);
    REQUIRE(hands.key(Qt::Key_X));
    REQUIRE(game.desk.saying().act() == ui::Act::Stop);
    const auto before = game.desk.table().line().head().seq;
    hands.key(Qt::Key_Space);
    hands.key(Qt::Key_1);
    game.settle();
    CHECK(game.desk.table().line().head().seq == before);
    CHECK(game.desk.dice().typed().empty());
    CHECK_FALSE(game.desk.table().declared());
    // Left again, the combat goes on.
    REQUIRE(hands.key(Qt::Key_Escape));
    CHECK(game.desk.dice().sides().size() == 2);
    CHECK(game.desk.nextStep().isEnabled());
}

TEST_CASE("a conquest is declined by one button, and nothing changes hands", "[ui][combat][SA-K11]") {
    engine::test::Scene scene = engine::test::Scene::soldiers("combat");
    scene.settlement("blue", "0,0:S").settlement("red", "0,-1:N").settlement("blue", "2,-2:N");
    scene.road("blue", "0,0:SE").army("red", "-1,1:N", "3A").robber("1,0");
    Game game(scene.setup);
    TableHands hands(game);
    hands.enter(engine::Attack{PlayerId{0}, {cornerOn(game, "-1,1:N")}, cornerOn(game, "0,0:S"), {}});
    typeRound(game, {12, 1});
    typeRound(game, {12, 1});
    REQUIRE(std::holds_alternative<engine::ConquestDue>(game.desk.position().turn.pending));
    CHECK(shownButtons(hands.page(), QStringLiteral("Decline")) == 1);
    CHECK(shownButtons(hands.page(), QStringLiteral("Conquer")) == 1);
    hands.press(QStringLiteral("declineConquest"));
    game.settle();
    CHECK(std::holds_alternative<std::monostate>(game.desk.position().turn.pending));
    CHECK_FALSE(game.desk.position().buildings[cornerOn(game, "0,0:S")]);
    const auto road = *game.desk.position().topology().find(engine::test::sideNamed("0,0:SE"));
    CHECK(game.desk.position().routes[road]->owner == PlayerId{1});
}
