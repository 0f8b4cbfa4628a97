// SPDX-License-Identifier: GPL-3.0-or-later
// A combat is the stage: on the board, above it, beside it, and under one button.
#include <catch2/catch.hpp>

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <algorithm>

#include "adjudicator/record/act_now.h"
#include "tests/support/scene.h"
#include "tests/ui/table_hands.h"
#include "ui/board/board_view.h"
#include "ui/combat/combat_band.h"
#include "ui/combat/combat_course.h"
#include "ui/combat/combat_panel.h"
#include "ui/combat/combat_rounds.h"
#include "ui/combat/outcome_columns.h"
#include "ui/desk/strip_message.h"
#include "ui/dice/dice_sign.h"
#include "ui/dice/die_rows.h"
#include "ui/dice/word_field.h"
#include "ui/files/preferences.h"
#include "ui/pages/table_side.h"
#include "ui/text/language.h"

using test::Game;
using test::TableHands;

namespace {

/// Settings of one test.
class Settings {
public:
    Settings(bool moves, bool words) {
        ui::preferences::setMovesCards(moves);
        ui::preferences::setAsksForWords(words);
    }
    ~Settings() { QSettings().clear(); }
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;
};

/// Red's army beside blue's walled city; the game goes on after it has fallen.
engine::Setup walled() {
    engine::Setup setup = test::battle();
    setup.buildings.front().walls = 1;
    setup.buildings.push_back(
        {engine::cornerOf({0, -2}, engine::CornerDirection::N), engine::BuildingKind::Settlement, "blue", 0, false});
    return setup;
}

void resize(TableHands& hands, QSize size) {
    hands.page().resize(size);
    QTest::qWait(10);
}

void attack(Game& game) {
    game.desk.saying().choose(ui::Act::Attack);
    if (!std::holds_alternative<engine::Fight>(game.desk.position().turn.pending)) {
        game.desk.saying().confirm();
    }
    game.settle();
    REQUIRE(std::holds_alternative<engine::Fight>(game.desk.position().turn.pending));
}

void fight(Game& game, std::initializer_list<int> faces) {
    for (const int face : faces) {
        game.desk.dice().type(face);
    }
    game.settle();
}

const engine::Corner kCity = engine::cornerOf({0, 0}, engine::CornerDirection::N);

/// A hex side, as a corner's place on the board shows it.
int sideOf(const ui::BoardView& board) {
    return board.rectOf(kCity).width() * 2;
}

std::vector<QPushButton*> facesIn(const QWidget& within, std::size_t die) {
    std::vector<QPushButton*> faces;
    for (QWidget* row : within.findChildren<QWidget*>(QStringLiteral("dieRow%1").arg(die))) {
        if (row->isVisible()) {
            for (QPushButton* face : row->findChildren<QPushButton*>()) {
                faces.push_back(face);
            }
        }
    }
    return faces;
}

QStringList buttonsThatThrow(const QWidget& page) {
    QStringList found;
    for (const QPushButton* button : page.findChildren<QPushButton*>()) {
        if (button->isVisible() &&
            (button->text().contains(QStringLiteral("Throw round")) ||
             button->text().contains(QStringLiteral("[Space]")) || button->text().contains(QStringLiteral("Space]")))) {
            found.append(button->text());
        }
    }
    return found;
}

}  // namespace

TEST_CASE("a combat takes the board and gives it back, whose room stays as it is", "[ui][combat][board]") {
    const bool moves = GENERATE(false, true);
    const Settings settings(moves, false);
    Game game(walled());
    TableHands hands(game);
    resize(hands, {1836, 1020});
    const ui::BoardView& board = hands.page().board();
    const auto* band = hands.page().findChild<ui::CombatBand*>();
    REQUIRE(band != nullptr);
    CHECK_FALSE(band->isVisible());
    const QRect room = board.geometry();
    const QRect before = board.rectOf(kCity);
    attack(game);
    CHECK(band->isVisible());
    CHECK(test::waitFor([&] { return sideOf(board) > before.width() * 2 * 3 / 2; }));
    if (!moves) {
        // At once: nothing is on its way.
        CHECK(sideOf(board) > before.width() * 2 * 3 / 2);
    }
    CHECK(board.geometry() == room);
    // The crossing is in sight, under the band.
    CHECK(test::waitFor(
        [&] { return board.rect().adjusted(0, band->height(), 0, 0).contains(board.rectOf(kCity).center()); }));
    // A hand may look elsewhere meanwhile; the end gives back what was before all that.
    hands.page().board().zoomBy(0.5);
    // Nothing of the whole board lies under the band.
    hands.page().board().fitBoard();
    const QRect free = board.rect().adjusted(0, band->height(), 0, 0);
    CHECK(std::ranges::all_of(board.places(),
                              [&](const ui::PlaceName& place) { return free.contains(board.rectOf(place).center()); }));
    game.desk.saying().choose(ui::Act::Stop);
    if (std::holds_alternative<engine::Fight>(game.desk.position().turn.pending)) {
        for (int step = 0; step < 3 && game.desk.saying().chooser() != nullptr; ++step) {
            const auto places = game.desk.saying().nextPlaces();
            if (places.empty()) {
                game.desk.saying().confirm();
            } else {
                hands.point(places.front());
            }
            game.settle();
        }
    }
    game.settle();
    REQUIRE_FALSE(std::holds_alternative<engine::Fight>(game.desk.position().turn.pending));
    CHECK(test::waitFor([&] { return board.rectOf(kCity) == before; }));
    CHECK_FALSE(band->isVisible());
    CHECK(board.geometry() == room);
}

TEST_CASE("a round is thrown in the main button's place alone", "[ui][combat][SA-K8]") {
    const Settings settings(false, true);
    Game game(walled());
    TableHands hands(game);
    attack(game);
    auto& button = test::shownPart<QPushButton>(hands.page(), "turnNext");
    const QRect place = button.geometry();
    CHECK(button.text() == QStringLiteral("Throw round 1   [Space]"));
    CHECK(button.property("kind") == QStringLiteral("next"));
    CHECK(buttonsThatThrow(hands.page()) == QStringList{button.text()});
    SECTION("with the word in the line of the dice") {
        auto* sign = hands.page().side().findChild<ui::DiceSign*>();
        REQUIRE(sign != nullptr);
        const QRect line(sign->mapTo(&hands.page(), QPoint()), sign->size());
        hands.press(QStringLiteral("turnNext"));
        REQUIRE(test::waitFor([&] { return game.desk.dice().asksForWord(); }));
        ui::WordField* word = nullptr;
        for (auto* field : hands.page().findChildren<ui::WordField*>()) {
            word = field->isVisible() ? field : word;
        }
        REQUIRE(word != nullptr);
        CHECK_FALSE(sign->isVisible());
        CHECK(QRect(word->mapTo(&hands.page(), QPoint()), word->size()) == line);
        CHECK(button.text() == QStringLiteral("Throw   [Enter]"));
        word->setText(QStringLiteral("gull"));
        hands.press(QStringLiteral("turnNext"));
        REQUIRE(test::waitFor([&] { return !game.desk.table().isWriting() && !game.desk.table().declared(); }));
        CHECK(adjudicator::lastThrow(game.desk.table().line())->act()->thrown->level ==
              adjudicator::DiceLevel::Witnessed);
        CHECK(test::waitFor([&] { return sign->isVisible(); }));
    }
    SECTION("plain where the table throws real dice, and never with one of them typed") {
        // Two throws in a row tell how a table throws.
        fight(game, {3, 12});
        fight(game, {3, 12});
        CHECK(button.text() == QStringLiteral("Throw round 3   [⇧Space]"));
        CHECK(button.property("kind") == QStringLiteral("otherNext"));
        game.desk.dice().type(2);
        const auto entries = game.desk.table().line().head().seq;
        hands.press(QStringLiteral("turnNext"));
        game.settle();
        CHECK(game.desk.table().line().head().seq == entries);
        CHECK(game.desk.dice().typed() == std::vector{2});
    }
    CHECK(button.geometry() == place);
}

TEST_CASE("every die of a combat has its row of faces, which stays where it lies", "[ui][combat][SA-K3][SA-K12]") {
    const Settings settings(false, false);
    engine::test::Scene scene = engine::test::Scene::soldiers("combat");
    scene.ruling("R-ALLY-DIE", "sum");
    scene.city("blue", "0,0:S").settlement("red", "0,-1:N").settlement("blue", "2,-2:N");
    scene.army("red", "0,1:N", "2C").army("red", "-1,1:N", "1A1I").army("blue", "0,0:S", "1I");
    scene.army("blue", "-1,2:N", "2I").robber("1,0");
    Game game(scene.setup);
    TableHands hands(game);
    const QSize size = GENERATE(QSize(1196, 660), QSize(1836, 1020));
    resize(hands, size);
    const auto corner = [&](std::string_view name) {
        return *game.desk.position().topology().find(engine::test::cornerNamed(name));
    };
    hands.enter(
        engine::Attack{engine::PlayerId{0}, {corner("-1,1:N"), corner("0,1:N")}, corner("0,0:S"), {corner("-1,2:N")}});
    const auto due = game.desk.dice().sides();
    REQUIRE(due.size() == 4);
    std::vector<QPoint> places;
    for (std::size_t die = 0; die < due.size(); ++die) {
        const auto faces = facesIn(hands.page(), die);
        REQUIRE(faces.size() == static_cast<std::size_t>(due[die]));
        places.push_back(faces.front()->mapTo(&hands.page(), QPoint()));
        CHECK(faces.front()->isEnabled() == (die == 0));
        CHECK(faces.back()->text() == QString::number(due[die]));
        CHECK_FALSE(faces.front()->accessibleName().isEmpty());
    }
    // One after the other by clicks; the first stays marked.
    QTest::mouseClick(facesIn(hands.page(), 0)[2], Qt::LeftButton);
    REQUIRE(test::waitFor([&] { return game.desk.dice().typed().size() == 1; }));
    CHECK(facesIn(hands.page(), 0)[2]->isChecked());
    CHECK(facesIn(hands.page(), 1).front()->isEnabled());
    CHECK_FALSE(facesIn(hands.page(), 0).front()->isEnabled());
    hands.press(QStringLiteral("untype"));
    CHECK_FALSE(facesIn(hands.page(), 0)[2]->isChecked());
    for (std::size_t die = 0; die < due.size(); ++die) {
        QTest::mouseClick(facesIn(hands.page(), die).front(), Qt::LeftButton);
        REQUIRE(test::waitFor([&] { return game.desk.dice().typed().size() != die; }));
    }
    game.settle();
    CHECK(adjudicator::diceIn(adjudicator::lastThrow(game.desk.table().line())->act()->events).dice.size() == 4);
    const auto now = game.desk.dice().sides();
    for (std::size_t die = 0; die < now.size(); ++die) {
        CHECK(facesIn(hands.page(), die).front()->mapTo(&hands.page(), QPoint()) == places[die]);
    }
}

TEST_CASE("the chance after each round is what the record gives for it", "[ui][combat][odds]") {
    Game game(walled());
    attack(game);
    ui::CombatCourse seen;
    seen.renew(game.desk);
    CHECK(seen.rounds().empty());
    REQUIRE(seen.odds());
    CHECK(seen.nextRound().value_or(0) > 0);
    for (const auto& [attacker, defender] : {std::pair(10, 7), {5, 5}, {2, 9}}) {
        fight(game, {attacker, defender});
        seen.renew(game.desk);
        REQUIRE(seen.rounds().back().chance);
        CHECK(*seen.rounds().back().chance == Approx(seen.odds()->attackerWins));
    }
    // Another one who comes to it later works all of it out anew.
    ui::CombatCourse later;
    later.renew(game.desk);
    REQUIRE(later.rounds().size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(later.rounds()[i].chance.value_or(-1) == Approx(seen.rounds()[i].chance.value_or(-2)));
    }
    game.desk.takeBack();
    game.settle();
    seen.renew(game.desk);
    CHECK(seen.rounds().size() == 2);
    CHECK(ui::facesText(seen.rounds()[0].fought) == QStringLiteral("10 : 7 + 1"));
    CHECK(ui::lossText(seen.rounds()[0].events) == QStringLiteral("city upside down"));
}

TEST_CASE("beside the board stand the chance, what may be left, and the rounds", "[ui][combat][odds]") {
    const Settings settings(false, false);
    Game game(walled());
    TableHands hands(game);
    resize(hands, {1836, 1020});
    attack(game);
    fight(game, {10, 7});
    CHECK(test::waitFor([&] { return test::shownPart<QLabel>(hands.page(), "chance").isVisible(); }));
    ui::CombatCourse course;
    course.renew(game.desk);
    CHECK(test::waitFor([&] {
        return test::shownPart<QLabel>(hands.page(), "chance").text() == ui::percent(course.odds()->attackerWins);
    }));
    CHECK(test::shownPart<QLabel>(hands.page(), "chance").font().pixelSize() == 48);
    const auto* columns = hands.page().findChild<ui::OutcomeColumns*>();
    REQUIRE(columns != nullptr);
    CHECK(columns->isVisible());
    CHECK(columns->accessibleDescription().contains(QStringLiteral("Anna")));
    CHECK(columns->accessibleDescription().contains(QStringLiteral("Ben")));
    const auto* rounds = hands.page().findChild<ui::CombatRounds*>();
    REQUIRE(rounds != nullptr);
    CHECK(rounds->isVisible());
    QStringList told;
    for (const QLabel* label : rounds->findChildren<QLabel*>()) {
        told.append(label->text());
    }
    CHECK(told.contains(QStringLiteral("10 : 7 + 1")));
    CHECK(told.contains(QStringLiteral("city upside down")));
    CHECK(told.contains(ui::percent(course.odds()->attackerWins)));
    // What it began with stands below them, also for whoever opens the game only now.
    CHECK(told.contains(QStringLiteral("before the first round")));
    REQUIRE(course.atStart());
    CHECK(told.contains(ui::percent(*course.atStart())));
}

TEST_CASE("the strip says what stopping and what conquering mean", "[ui][combat][SA-K10][SA-K11]") {
    Game game(walled());
    attack(game);
    const ui::Message message = messageOf(game.desk);
    CHECK(message.lead == QStringLiteral("Stop now:"));
    CHECK(message.text.contains(QStringLiteral("the city stays as it is")));
    CHECK(message.text.contains(QStringLiteral("Conquer:")));
    CHECK(message.clauses == std::vector{engine::clause::SA_K10, engine::clause::SA_K11});

    // Against an army alone nothing is conquered.
    engine::Setup setup = walled();
    setup.buildings.erase(setup.buildings.begin());
    setup.armies.push_back({kCity, "blue", {0, 1, 0}});
    Game field(setup);
    attack(field);
    const ui::Message open = messageOf(field.desk);
    CHECK(open.text.contains(QStringLiteral("the army of Ben stays")));
    CHECK_FALSE(open.text.contains(QStringLiteral("Conquer:")));
    CHECK(open.clauses == std::vector{engine::clause::SA_K10});
}

TEST_CASE("the band above the board names both sides, their forces and the place", "[ui][combat]") {
    const Settings settings(false, false);
    Game game(walled());
    TableHands hands(game);
    attack(game);
    const auto* band = hands.page().findChild<ui::CombatBand*>();
    REQUIRE(band != nullptr);
    QStringList told;
    for (const QLabel* label : band->findChildren<QLabel*>()) {
        told.append(label->text());
    }
    CHECK(told.contains(QStringLiteral("Anna attacks")));
    CHECK(told.contains(QStringLiteral("Ben defends")));
    CHECK(told.contains(QStringLiteral("1 artillery, 2 cavalry")));
    CHECK(told.contains(QStringLiteral("city, 1 wall")));
    CHECK(told.contains(QStringLiteral("d12 + 1")) != told.contains(QStringLiteral("d10 + 1")));
    CHECK(test::shownPart<QLabel>(*band, "stagePlace").text().contains(QStringLiteral("attacked from")));
    CHECK(band->height() < hands.page().board().height() * 2 / 3);
}
