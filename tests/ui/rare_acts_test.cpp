// SPDX-License-Identifier: GPL-3.0-or-later
// Acts that come up once in many games, as the table page leads through them.
#include <catch2/catch.hpp>

#include <QLabel>
#include <QPushButton>

#include "adjudicator/public/public_view.h"
#include "tests/support/scene.h"
#include "tests/ui/table_hands.h"
#include "ui/desk/board_markers.h"
#include "ui/desk/strip_message.h"
#include "ui/table/player_row.h"
#include "ui/text/language.h"

using engine::Cards;
using engine::PlayerId;
using test::Game;
using test::TableHands;

namespace {

constexpr PlayerId kRed{0};
constexpr PlayerId kBlue{1};
const Cards kFullHand = Cards::of(3, 3, 3, 3, 3);

/// Red, blue and white each with a building on the island; hands are known.
engine::test::Scene sceneOf(std::vector<std::string> documents, const char* phase) {
    engine::test::Scene scene = documents.size() > 1 && documents[1] == "soldiers"
                                    ? engine::test::Scene::soldiers(phase)
                                    : engine::test::Scene::base(phase);
    scene.setup.documents = std::move(documents);
    scene.settlement("red", "0,0:N").settlement("blue", "0,1:S").settlement("white", "-2,0:N").robber("1,0");
    scene.road("red", "0,0:NE").road("blue", "0,1:SE").road("white", "-2,0:NE");
    return scene.hand("red", kFullHand).hand("blue", kFullHand).hand("white", kFullHand);
}

engine::Dice entered(std::initializer_list<engine::Die> dice) {
    engine::Dice thrown;
    thrown.dice = dice;
    thrown.source = engine::DiceSource::Entered;
    return thrown;
}

void playAct(Game& game, const engine::Action& action) {
    const auto before = test::lastAct(game.desk);
    game.desk.play(action);
    REQUIRE(test::waitFor([&] { return test::lastAct(game.desk) != before; }));
    game.settle();
}

void throwFaces(Game& game, std::initializer_list<engine::Die> dice) {
    engine::Throw thrown;
    thrown.dice = entered(dice);
    playAct(game, thrown);
}

/// All that the page says in labels.
QString toldBy(const QWidget& page) {
    QStringList told;
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        if (label->isVisible()) {
            told.append(label->text());
        }
    }
    return told.join(QLatin1Char('\n'));
}

engine::CornerId cornerAt(const Game& game, std::string_view name) {
    return *game.desk.position().topology().find(engine::test::cornerNamed(name));
}

/// What stands across the table; empty where nothing does.
QString newsOn(TableHands& hands) {
    const auto* label = hands.page().findChild<QLabel*>(QStringLiteral("news"));
    REQUIRE(label != nullptr);
    return label->isVisible() ? label->text() : QString();
}

}  // namespace

TEST_CASE("what no piece shows stands across the table as long as it holds", "[ui][warnings][CC-14][CC-17]") {
    engine::test::Scene scene = sceneOf({"base", "ccm"}, "roll");
    scene.setup.marks.boycotted["red"] = true;
    scene.setup.marks.catastrophes.push_back({"white", engine::Resource::Lumber, 1, std::nullopt});
    Game game(scene.setup);
    TableHands hands(game);
    const auto warnings = [&] { return toldBy(hands.page()); };
    CHECK(warnings().contains(QStringLiteral("Red is boycotted: no knights and no trade")));
    CHECK(warnings().contains(QStringLiteral("Bark beetle: all yields of lumber are lost")));
    CHECK(ui::contentOf(game.desk.position(), kRed).isMarked(QStringLiteral("Boycotted")));
    CHECK(adjudicator::publicViewOf(game.desk.table().line(), ui::language(), true).warnings.size() == 2);
    ui::setLanguage(engine::Language::German);
    hands.page().enter();
    CHECK(warnings().contains(QString::fromUtf8("Borkenkäfer: Alle Erträge an Holz gehen verloren")));
    ui::setLanguage(engine::Language::English);
    // All agree that it ends.
    REQUIRE(hands.key(Qt::Key_V));
    hands.press(QStringLiteral("rule-CC-16"));
    CHECK_FALSE(hands.canPress(QStringLiteral("turnNext")));
    REQUIRE(hands.key(Qt::Key_0));
    REQUIRE(hands.key(Qt::Key_Return));
    game.settle();
    CHECK_FALSE(game.desk.position().inForce(engine::clause::CC_17));
    CHECK_FALSE(warnings().contains(QStringLiteral("Bark beetle")));
    CHECK(warnings().contains(QStringLiteral("Red is boycotted")));
    playAct(game, engine::Repeal{engine::clause::CC_14, {kRed, kBlue, PlayerId{2}}});
    CHECK(adjudicator::publicViewOf(game.desk.table().line(), ui::language(), true).warnings.empty());
    CHECK_FALSE(ui::contentOf(game.desk.position(), kRed).isMarked(QStringLiteral("Boycotted")));
}

TEST_CASE("a boycott is threatened, declared and bought off with what the strip offers", "[ui][guides][CC-14]") {
    engine::test::Scene scene = sceneOf({"base", "ccm"}, "roll");
    scene.ruling("R-BOYCOTT", "next-player");
    for (const char* player : {"red", "blue", "white"}) {
        scene.hand(player, Cards::of(2, 2, 2, 1, 0));
    }
    Game game(scene.setup);
    TableHands hands(game);
    const auto offers = [&](const QString& words) {
        const ui::Message message = messageOf(game.desk);
        return std::any_of(message.buttons.begin(), message.buttons.end(),
                           [&](const auto& button) { return button.text.startsWith(words); });
    };
    const auto seven = [&](PlayerId player) {
        engine::Roll roll;
        roll.by = player;
        roll.dice = entered({{6, 3}, {6, 4}});
        playAct(game, roll);
    };
    const auto robberTo = [&](const char* hex) {
        hands.enter(engine::MoveRobber{game.desk.position().turn.player,
                                       *game.desk.position().topology().find(engine::test::hexNamed(hex)),
                                       std::nullopt});
    };
    seven(kRed);
    robberTo("0,0");
    CHECK(toldBy(hands.page()).contains(QStringLiteral("Red is boycotted if the next player rolls a 7 too")));
    playAct(game, engine::EndTurn{kRed});
    seven(kBlue);
    CHECK(toldBy(hands.page()).contains(QStringLiteral("Red may now be declared boycotted")));
    REQUIRE(offers(QStringLiteral("Declare the boycott")));
    const auto buttons = messageOf(game.desk).buttons;
    std::find_if(buttons.begin(), buttons.end(), [](const auto& button) {
        return button.text == QStringLiteral("Declare the boycott");
    })->press();
    game.settle();
    CHECK(game.desk.position().marks.boycotted[kRed]);
    CHECK(game.desk.saying().act() == ui::Act::Robber);
    robberTo("2,0");
    // Somebody else's boycott is not one's own to buy off.
    REQUIRE(hands.key(Qt::Key_O));
    CHECK(messageOf(game.desk).kind == ui::Message::Kind::Refuse);
    playAct(game, engine::EndTurn{kBlue});
    engine::Roll quiet;
    quiet.by = PlayerId{2};
    quiet.dice = entered({{6, 1}, {6, 1}});
    playAct(game, quiet);
    playAct(game, engine::EndTurn{PlayerId{2}});
    CHECK(offers(QStringLiteral("Buy off the boycott")));
    hands.enter(engine::BuyOff{kRed, std::nullopt});
    CHECK_FALSE(game.desk.position().marks.boycotted[kRed]);
    CHECK_FALSE(offers(QStringLiteral("Buy off the boycott")));
}

TEST_CASE("who throws and what the faces mean is told before a throw, and after it what came of it",
          "[ui][guides][SA-R1][CC-2][CC-16]") {
    SECTION("the robber's die is the right-hand neighbour's") {
        engine::test::Scene scene = sceneOf({"base", "soldiers"}, "combat");
        scene.army("red", "0,0:N", "1C").robber("0,0");
        Game game(scene.setup);
        TableHands hands(game);
        playAct(game, engine::AttackRobber{kRed, cornerAt(game, "0,0:N"), false});
        CHECK(toldBy(hands.page())
                  .contains(QStringLiteral("Red throws for the army, White at the right hand for the robber.")));
        throwFaces(game, {{10, 4}, {6, 4}});
        hands.enter(engine::Discard{kRed, std::nullopt, 1});
        CHECK(test::shownPart<QWidget>(hands.page(), "outcome").isVisible());
        CHECK(toldBy(hands.page()).contains(QStringLiteral("Red loses to the robber")));
    }
    SECTION("a tied vote names its rule and its faces") {
        engine::test::Scene scene = engine::test::Scene::base("found");
        scene.setup.documents = {"base", "ccm"};
        scene.setup.turn->round = 1;
        Game game(scene.setup);
        TableHands hands(game);
        playAct(game, engine::Vote{engine::clause::CC_14, {kRed}, {kBlue}, {2, 4, 6}});
        CHECK(toldBy(hands.page()).contains(QStringLiteral("Adopted on 2, 4, 6, refused on the other faces.")));
        CHECK(toldBy(hands.page()).contains(QStringLiteral("CC-14")));
    }
    SECTION("a plague names what it hits") {
        engine::test::Scene scene = sceneOf({"base", "ccm"}, "build");
        scene.setup.holdings["red"].hiddenDevelopment =
            engine::DevelopmentHand::exactly(engine::DevelopmentCounts::of(1, 0, 0, 0, 0));
        Game game(scene.setup);
        TableHands hands(game);
        engine::PlayCard knight;
        knight.by = kRed;
        knight.card = engine::DevelopmentCard::Knight;
        playAct(game, knight);
        CHECK(toldBy(hands.page()).contains(QStringLiteral("A double or a 7 is a catastrophe")));
        // Space throws, and so does the turn's button.
        CHECK(hands.canPress(QStringLiteral("turnNext")));
        throwFaces(game, {{6, 2}, {6, 5}});
        CHECK(toldBy(hands.page()).contains(QStringLiteral("plague (cities)")));
        REQUIRE(hands.canPress(QStringLiteral("answer0")));
        throwFaces(game, {{6, 3}, {6, 4}});
        CHECK(game.desk.saying().guide() == ui::Guide::None);
    }
}

TEST_CASE("routes that a card gives are offered until they lie", "[ui][guides][B-10]") {
    engine::test::Scene scene = sceneOf({"base"}, GENERATE("roll", "build"));
    scene.setup.holdings["red"].hiddenDevelopment =
        engine::DevelopmentHand::exactly(engine::DevelopmentCounts::of(0, 0, 1, 0, 0));
    Game game(scene.setup);
    TableHands hands(game);
    engine::PlayCard card;
    card.by = kRed;
    card.card = engine::DevelopmentCard::RoadBuilding;
    playAct(game, card);
    for (int left = 2; left > 0; --left) {
        const ui::Message message = messageOf(game.desk);
        CHECK(message.text.startsWith(QString::number(left)));
        // With the turn they end: that stands across the table, also while something else is being said.
        CHECK(toldBy(hands.page()).contains(QStringLiteral("Roads free of charge: %1").arg(left)));
        REQUIRE_FALSE(message.buttons.empty());
        message.buttons.front().press();
        REQUIRE(game.desk.saying().act() == ui::Act::Road);
        hands.point(*ui::placeOf(game.desk.position().topology(), markersOf(game.desk).legal.front().at));
        game.settle();
        CHECK(game.desk.position().marks.freeRoads == left - 1);
    }
    CHECK(adjudicator::publicViewOf(game.desk.table().line(), ui::language(), true).warnings.empty());
    CHECK(game.desk.position().hands[kRed] == engine::Hand::exactly(kFullHand));
}

TEST_CASE("the turn's button leads to free roads first; the turn can end without them", "[ui][guides][B-10]") {
    engine::test::Scene scene = sceneOf({"base"}, "build");
    scene.setup.holdings["red"].hiddenDevelopment =
        engine::DevelopmentHand::exactly(engine::DevelopmentCounts::of(0, 0, 1, 0, 0));
    Game game(scene.setup);
    TableHands hands(game);
    engine::PlayCard card;
    card.by = kRed;
    card.card = engine::DevelopmentCard::RoadBuilding;
    playAct(game, card);
    auto* next = hands.page().findChild<QPushButton*>(QStringLiteral("turnNext"));
    REQUIRE(next->isEnabled());
    CHECK(next->text().startsWith(QStringLiteral("Free road")));
    const engine::PlayerId turn = game.desk.position().turn.player;
    game.desk.nextStep().take();
    CHECK(game.desk.saying().act() == ui::Act::Road);
    // Its place is asked for: the same button does nothing more.
    CHECK_FALSE(next->isEnabled());
    game.desk.cancel();
    CHECK(next->isEnabled());
    const ui::Message message = messageOf(game.desk);
    REQUIRE(message.buttons.size() == 2);
    CHECK(message.buttons.back().text == QStringLiteral("End turn"));
    message.buttons.back().press();
    game.settle();
    CHECK(game.desk.position().turn.player != turn);
}

TEST_CASE("a harbour of the Exchange is chosen under its own name", "[ui][guides][MO-17]") {
    engine::test::Scene scene = engine::test::Scene::monopolists("build");
    scene.settlement("red", "-2,-1:N").settlement("blue", "4,-2:N").ship("red", "0,-1:E");
    scene.hand("red", kFullHand);
    Game game(scene.setup);
    TableHands hands(game);
    playAct(game, engine::Build{kRed, engine::Piece::Settlement, cornerAt(game, "0,0:N")});
    REQUIRE(game.desk.position().marks.harboursToChoose.size() == 1);
    const ui::Message message = messageOf(game.desk);
    REQUIRE_FALSE(message.buttons.empty());
    CHECK(message.buttons.front().text == QStringLiteral("Choose harbour [M]"));
    // The only one needs no pointing at.
    REQUIRE(hands.key(Qt::Key_M));
    REQUIRE(game.desk.saying().chooser()->question());
    CHECK(game.desk.saying().chooser()->question()->field == engine::field::kResource);
    REQUIRE(hands.key(Qt::Key_1));
    game.settle();
    CHECK(game.desk.position().marks.harboursToChoose.empty());
}

TEST_CASE("a capitulation in the middle of a combat says what comes of it and throws no dice", "[ui][guides][SA-C1]") {
    engine::test::Scene scene = sceneOf({"base", "soldiers"}, "combat");
    scene.army("red", "0,1:SE", "2A").settlement("blue", "2,-2:N");
    Game game(scene.setup);
    TableHands hands(game);
    playAct(game, engine::Attack{kRed, {cornerAt(game, "0,1:SE")}, cornerAt(game, "0,1:S"), {}});
    REQUIRE(hands.key(Qt::Key_Q));
    REQUIRE(game.desk.saying().guide() == ui::Guide::Questions);
    CHECK(game.desk.dice().sides().empty());
    CHECK(toldBy(hands.page()).contains(QStringLiteral("All cards of Blue go to Red")));
    CHECK(toldBy(hands.page()).contains(QString::fromUtf8("Blue: 2 → 1")));
    CHECK(hands.key(Qt::Key_Space));
    CHECK_FALSE(game.desk.position().isOut(kBlue));
    // Left again, the combat goes on.
    CHECK(hands.key(Qt::Key_Escape));
    CHECK_FALSE(game.desk.dice().sides().empty());
    REQUIRE(hands.key(Qt::Key_Q));
    REQUIRE(hands.key(Qt::Key_Return));
    game.settle();
    CHECK(game.desk.position().isOut(kBlue));
    // Half the points, rounded up, are what it ends with.
    CHECK(ui::contentOf(game.desk.position(), kBlue).points == 1);
    CHECK(adjudicator::publicViewOf(game.desk.table().line(), ui::language(), true).seats[1].points == 1);
    CHECK(game.desk.position().ownerAt(cornerAt(game, "2,-2:N")) == kRed);
}

TEST_CASE("the window says what a monopoly took from each, until the next act", "[ui][B-10]") {
    engine::test::Scene scene = engine::test::Scene::base("build");
    scene.settlement("red", "0,0:N").hand("red", kFullHand).hand("blue", engine::Cards::of(0, 0, 0, 2, 1));
    scene.hand("white", engine::Cards::of(1, 0, 0, 3, 0));
    scene.setup.holdings["red"].hiddenDevelopment =
        engine::DevelopmentHand::exactly(engine::DevelopmentCounts::one(engine::DevelopmentCard::Monopoly));
    Game game(scene.setup);
    TableHands hands(game);
    engine::PlayCard monopoly;
    monopoly.by = kRed;
    monopoly.card = engine::DevelopmentCard::Monopoly;
    monopoly.resource = engine::Resource::Grain;
    playAct(game, monopoly);
    CHECK(newsOn(hands).contains(QStringLiteral("Blue")));
    CHECK(newsOn(hands).contains(QStringLiteral("2 grain")));
    CHECK(newsOn(hands).contains(QStringLiteral("White")));
    CHECK(newsOn(hands).contains(QStringLiteral("3 grain")));
    playAct(game, engine::EndTurn{kRed});
    CHECK(newsOn(hands).isEmpty());
}

TEST_CASE("the window says who has the longest road and the largest army now, until the turn is over",
          "[ui][B-11][B-12]") {
    engine::test::Scene scene = engine::test::Scene::base("build");
    scene.settlement("red", "0,0:N").settlement("blue", "0,1:SE").settlement("white", "-2,0:N");
    scene.road("red", "0,0:NE").road("red", "0,0:E").road("red", "0,0:SE").road("red", "0,0:SW").robber("1,0");
    scene.road("blue", "0,1:E").road("blue", "0,1:NE");
    scene.hand("red", kFullHand).hand("blue", kFullHand).hand("white", kFullHand);
    Game game(scene.setup);
    TableHands hands(game);
    CHECK(newsOn(hands).isEmpty());
    const engine::Topology& topology = game.desk.position().topology();
    engine::Build road{kRed, engine::Piece::Road, {}};
    road.at = *topology.find(engine::test::sideNamed("0,0:W"));
    playAct(game, road);
    CHECK(newsOn(hands) == QStringLiteral("Red now holds the longest road (5)"));
    // Another act of the turn leaves it there; what is taken back is news no more.
    game.desk.takeBack();
    game.settle();
    CHECK(newsOn(hands).isEmpty());
    playAct(game, road);
    playAct(game, engine::EndTurn{kRed});
    CHECK(newsOn(hands).isEmpty());
    engine::Roll roll;
    roll.by = kBlue;
    roll.dice = entered({{6, 1}, {6, 1}});
    playAct(game, roll);
    engine::Build settlement{kBlue, engine::Piece::Settlement, {}};
    settlement.at = *topology.find(engine::test::cornerNamed("0,0:SE"));
    playAct(game, settlement);
    CHECK(newsOn(hands) == QStringLiteral("Nobody holds the longest road any more"));
}

TEST_CASE("when the game is over the window leads to its statistics and to a new one, by a press alone", "[ui][B-13]") {
    engine::test::Scene scene = sceneOf({"base"}, "build");
    Game game(scene.setup);
    TableHands hands(game);
    const auto canPress = [&] { return hands.canPress(QStringLiteral("endStatistics")); };
    CHECK_FALSE(canPress());
    int statistics = 0;
    int begun = 0;
    QObject::connect(&hands.page(), &ui::TablePage::statisticsRequested, [&] { ++statistics; });
    QObject::connect(&hands.page(), &ui::TablePage::newGameRequested, [&] { ++begun; });
    playAct(game, engine::EndGame{kRed, "time"});
    REQUIRE(game.desk.position().turn.phase == engine::Phase::Ended);
    hands.key(Qt::Key_Space);
    QTest::qWait(2);
    CHECK(begun == 0);
    hands.press(QStringLiteral("endStatistics"));
    hands.press(QStringLiteral("turnNext"));
    QTest::qWait(2);
    CHECK(statistics == 1);
    CHECK(begun == 1);
}
