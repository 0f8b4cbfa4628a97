// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QTest>

#include "adjudicator/seal/head_text.h"
#include "tests/ui/game_on_desk.h"
#include "ui/audience/audience_paint.h"
#include "ui/audience/audience_window.h"
#include "ui/text/language.h"

using test::battle;
using test::freshSetup;
using test::Game;
using test::waitFor;

namespace {

void attackAsReferee(Game& game) {
    game.desk.saying().choose(ui::Act::Attack);
    if (!std::holds_alternative<engine::Fight>(game.desk.position().turn.pending)) {
        game.desk.saying().confirm();
    }
    game.settle();
    REQUIRE(std::holds_alternative<engine::Fight>(game.desk.position().turn.pending));
}

void fightRound(Game& game, int attacker, int defender) {
    game.desk.dice().type(attacker);
    game.desk.dice().type(defender);
    game.settle();
}

adjudicator::PublicView viewOf(const ui::TableDesk& desk, bool withOdds) {
    return adjudicator::publicViewOf(desk.table().line(), ui::language(), withOdds);
}

/// Two positions that differ in nothing but what players hide.
engine::Setup withSecrets(bool rich) {
    engine::Setup setup = freshSetup();
    engine::TurnSetup turn;
    turn.player = setup.players.front().id;
    turn.phase = "build";
    turn.round = 4;
    setup.turn = turn;
    const std::string owner = setup.players.front().id;
    setup.buildings = {
        {engine::cornerOf({0, 0}, engine::CornerDirection::N), engine::BuildingKind::City, owner, 0, false}};
    setup.holdings[owner].hand = rich ? engine::Hand::exactly(engine::Cards::of(1, 2, 3, 0, 2))
                                      : engine::Hand::exactly(engine::Cards::of(0, 0, 0, 0, 0));
    setup.holdings[owner].hiddenDevelopment = engine::DevelopmentHand::exactly(
        rich ? engine::DevelopmentCounts::one(engine::DevelopmentCard::VictoryPoint, 2) : engine::DevelopmentCounts{});
    return setup;
}

/// The share of pixels in which two pictures of one size differ.
double shareOfDifference(const QImage& one, const QImage& other) {
    int differ = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            differ += one.pixel(x, y) != other.pixel(x, y) ? 1 : 0;
        }
    }
    return static_cast<double>(differ) / (one.width() * one.height());
}

QImage pictureOfWindow(ui::AudienceWindow& window, QSize size) {
    window.resize(size);
    QImage image(size, QImage::Format_RGB32);
    window.render(&image);
    if (qEnvironmentVariableIsSet("ADJ_SHOTS")) {
        static int g_shot = 0;
        image.save(QDir(qEnvironmentVariable("ADJ_SHOTS")).filePath(QStringLiteral("audience-%1.png").arg(++g_shot)));
    }
    return image;
}

}  // namespace

TEST_CASE("the audience sees the same whatever is hidden", "[ui][audience]") {
    Game poor(withSecrets(false));
    Game rich(withSecrets(true));
    ui::AudienceWindow window;
    std::vector<QImage> seen;
    for (Game* game : {&poor, &rich}) {
        adjudicator::PublicView view = viewOf(game->desk, true);
        CHECK(view.seats.front().points == 2);
        // The head of another game is another one.
        view.headText = "ADJ1:TEST";
        view.headCode.clear();
        view.trust.clear();
        window.show(view);
        seen.push_back(pictureOfWindow(window, {1280, 720}));
    }
    CHECK(seen[0] == seen[1]);
}

TEST_CASE("the address for phones stands in a corner of the board, and moves nothing else", "[ui][audience][phones]") {
    Game game(withSecrets(false));
    ui::AudienceWindow window;
    window.show(viewOf(game.desk, true));
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
        window.setPhones({});
        // Type of a new size is drawn otherwise the first time.
        (void)pictureOfWindow(window, size);
        const QImage without = pictureOfWindow(window, size);
        window.setPhones(QStringLiteral("http://192.168.178.25:8080/table.html"));
        const QImage with = pictureOfWindow(window, size);
        const auto areas = ui::audience::areasOf(size);
        const QRect corner = ui::audience::phonesArea(areas).toAlignedRect();
        CHECK(areas.board.contains(corner));
        CHECK(with.copy(corner) != without.copy(corner));
        QImage one = with;
        QImage other = without;
        for (QImage* picture : {&one, &other}) {
            QPainter(picture).fillRect(corner.adjusted(-1, -1, 1, 1), Qt::black);
        }
        CHECK(one == other);
    }
    CHECK(window.accessibleDescription().contains(QStringLiteral("192.168.178.25")));
}

TEST_CASE("a combat is shown as it happens, with its clauses and the head to be photographed", "[ui][audience]") {
    Game game(battle());
    ui::AudienceWindow window;
    window.show(viewOf(game.desk, true));
    CHECK_FALSE(window.view()->combat);
    attackAsReferee(game);
    window.show(viewOf(game.desk, true));
    REQUIRE(window.view()->combat);
    CHECK(window.view()->headline == "Anna attacks Ben");
    CHECK(window.view()->combat->attackerWins.value_or(0) > 0.5);
    CHECK(window.view()->target.has_value());
    CHECK(window.view()->combat->attacker.dice.front().value == 0);
    pictureOfWindow(window, {1920, 1080});

    fightRound(game, 10, 7);
    const adjudicator::PublicView view = viewOf(game.desk, false);
    REQUIRE(view.combat);
    CHECK_FALSE(view.combat->attackerWins);
    CHECK(view.combat->rounds == std::vector<std::string>{"10 : 7"});
    CHECK(view.combat->attacker.dice.front().value == 10);
    CHECK(view.result == "Anna wins round 1");
    CHECK(view.clauses.find("SA-") != std::string::npos);
    CHECK(view.isOnTrust);
    const auto head = adjudicator::headFromText(view.headText);
    REQUIRE(head);
    CHECK(head->head == game.desk.table().line().head());
    window.show(viewOf(game.desk, true));
    pictureOfWindow(window, {1920, 1080});
    ui::setLanguage(engine::Language::German);
    window.show(viewOf(game.desk, true));
    window.setLook(ui::Look::Light);
    ui::GameClock::Face late{true, QStringLiteral("0:20"), ui::GameClock::Face::Level::Warn, false};
    ui::GameClock::Face over{true, QStringLiteral("+1:02:10"), ui::GameClock::Face::Level::Over, false};
    window.setClocks(late, over);
    pictureOfWindow(window, {1280, 720});
    ui::setLanguage(engine::Language::English);
    // Painting another look leaves the window's alone.
    CHECK(ui::currentLook() == ui::Look::Light);
}

TEST_CASE("the audience sees who fights, where, and who won each round", "[ui][audience][SA-K12]") {
    Game game(battle());
    attackAsReferee(game);
    fightRound(game, 10, 7);
    fightRound(game, 5, 5);
    const adjudicator::PublicView view = viewOf(game.desk, true);
    REQUIRE(view.combat);
    const auto& attackers = view.combat->attacker.fighters;
    const auto& defenders = view.combat->defender.fighters;
    REQUIRE(attackers.size() == 1);
    CHECK(attackers.front().units == engine::Units{0, 3, 0});
    REQUIRE(defenders.size() == 1);
    CHECK(defenders.front().building == engine::BuildingKind::City);
    CHECK(defenders.front().upsideDown);
    CHECK_FALSE(defenders.front().isCovered);
    CHECK(view.combat->winners == std::vector{engine::PlayerId{0}, engine::PlayerId{1}});
    CHECK_FALSE(view.combat->place.empty());
    CHECK_FALSE(view.combat->from.empty());
    CHECK(view.combat->place != view.combat->from);
    ui::AudienceWindow window;
    window.show(view);
    const QImage stage = pictureOfWindow(window, {1920, 1080});
    // Without the combat the whole board is there.
    adjudicator::PublicView calm = view;
    calm.combat.reset();
    calm.target.reset();
    calm.attackers.clear();
    window.show(calm);
    CHECK(shareOfDifference(pictureOfWindow(window, {1920, 1080}), stage) > 0.2);
    window.show(view);
    // The edges of large type are not smoothed in the same way each time.
    CHECK(shareOfDifference(pictureOfWindow(window, {1920, 1080}), stage) < 0.003);
}

TEST_CASE("an alliance of every kind of unit leaves room for chances and rounds", "[ui][audience][SA-K12]") {
    Game game(battle());
    attackAsReferee(game);
    fightRound(game, 9, 3);
    adjudicator::PublicView view = viewOf(game.desk, true);
    REQUIRE(view.combat);
    const engine::PlayerId red{0};
    const engine::PlayerId blue{1};
    view.combat->attacker.fighters = {{red, {2, 3, 1}}, {red, {1, 1, 4}}};
    view.combat->defender.fighters = {
        {blue, {2, 2, 2}}, {red, {1, 0, 0}}, {blue, {}, engine::BuildingKind::Capital, true, 3, true}};
    view.combat->attacker.dice = {{12, 4}, {12, 11}};
    view.combat->defender.dice = {{12, 3}, {12, 7}};
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::black);
        QPainter painter(&image);
        const auto told = ui::audience::paintSide(painter, ui::audience::areasOf(size), view, {}, {}, {});
        CHECK(told.odds);
        CHECK(told.rounds);
    }
}

TEST_CASE("a roll tells how many cards came, and a waiting throw asks for a word", "[ui][audience]") {
    engine::Setup setup = withSecrets(true);
    setup.turn->phase = "roll";
    Game game(setup);
    game.desk.dice().type(3);
    game.desk.dice().type(5);
    game.settle();
    const adjudicator::PublicView view = viewOf(game.desk, true);
    REQUIRE(view.dice.size() == 2);
    CHECK(view.dice[0].value + view.dice[1].value == 8);
    int gained = 0;
    for (const engine::Event& event : game.desk.table().log().back().act() != nullptr
                                          ? game.desk.table().log().back().act()->events
                                          : engine::Events{}) {
        if (const auto* dealt = std::get_if<engine::CardsDealt>(&event.body)) {
            gained += dealt->cards.total();
        }
    }
    int told = 0;
    for (const auto& gain : view.gains) {
        told += gain.cards;
    }
    CHECK(told == gained);
    ui::AudienceWindow window;
    window.show(view);
    pictureOfWindow(window, {1920, 1080});

    Game fight(battle());
    attackAsReferee(fight);
    fight.desk.nextStep().take();
    fight.settle();
    REQUIRE(fight.desk.dice().asksForWord());
    CHECK(viewOf(fight.desk, true).waitsForWord);
    fight.desk.dice().throwNow("gull");
    REQUIRE(waitFor([&] { return !fight.desk.table().isWriting() && !fight.desk.table().declared(); }));
    const adjudicator::PublicView thrown = viewOf(fight.desk, true);
    CHECK_FALSE(thrown.waitsForWord);
    CHECK(thrown.word == "gull");
    CHECK_FALSE(thrown.isOnTrust);
}

TEST_CASE("the audience's window has no controls and closes by a key", "[ui][audience]") {
    ui::AudienceWindow window;
    CHECK(window.findChildren<QWidget*>().isEmpty());
    window.open(nullptr);
    REQUIRE(window.isVisible());
    CHECK(window.windowType() == Qt::Window);
    int closed = 0;
    QObject::connect(&window, &ui::AudienceWindow::closed, [&] { ++closed; });
    window.tumble();
    CHECK(window.tumbling());
    CHECK(waitFor([&] { return !window.tumbling(); }));
    QTest::keyClick(&window, Qt::Key_F9);
    CHECK_FALSE(window.isVisible());
    CHECK(closed == 1);
}

TEST_CASE("both clocks and a long headline leave room for the chances of a combat", "[ui][audience]") {
    Game game(battle());
    attackAsReferee(game);
    fightRound(game, 9, 3);
    adjudicator::PublicView view = viewOf(game.desk, true);
    REQUIRE(view.combat);
    REQUIRE(view.combat->attackerWins);
    using Level = ui::GameClock::Face::Level;
    const ui::GameClock::Face late{true, QStringLiteral("+1:02:10"), Level::Over, false};
    const bool isLong = GENERATE(false, true);
    if (isLong) {
        view.headline = "Maximiliane von der Heide attacks Friedrich-Wilhelm's metropolis";
        view.result = "Friedrich-Wilhelm's metropolis loses a wall, then half of its walls again";
    }
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160)}) {
        QImage image(size, QImage::Format_RGB32);
        QPainter painter(&image);
        const ui::audience::Areas areas = ui::audience::areasOf(size);
        CAPTURE(isLong, size.width());
        CHECK(ui::audience::paintSide(painter, areas, view, {}, {}, {}).odds);
        CHECK(ui::audience::paintSide(painter, areas, view, late, late, {}).odds);
        view.combat->attackerWins.reset();
        CHECK_FALSE(ui::audience::paintSide(painter, areas, view, late, late, {}).odds);
        view = [&] {
            adjudicator::PublicView whole = viewOf(game.desk, true);
            whole.headline = view.headline;
            whole.result = view.result;
            return whole;
        }();
    }
}

TEST_CASE("the keyboard stays with the referee where the desktop gives it to every new window", "[ui][audience]") {
    QWidget referee;
    referee.show();
    referee.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&referee));
    ui::AudienceWindow window;
    window.open(&referee);
    // What such a desktop does.
    window.activateWindow();
    QTest::qWait(20);
    CHECK(referee.isActiveWindow());
    // Whoever goes there by hand stays; a key that means nothing there leads back.
    window.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, Qt::Key_R);
    CHECK(QTest::qWaitForWindowActive(&referee));
}
