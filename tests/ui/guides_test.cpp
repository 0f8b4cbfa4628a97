// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <set>

#include "engine/rules/robber.h"
#include "tests/support/random_start.h"
#include "tests/ui/table_hands.h"
#include "ui/acting/card_stepper.h"
#include "ui/desk/board_markers.h"
#include "ui/desk/strip_message.h"
#include "ui/new_game/brush_bar.h"
#include "ui/pages/ccm_page.h"

using test::Game;
using test::TableHands;

namespace {

using engine::test::Documents;

/// Red's building phase with full hands.
engine::Setup marketDay(const Documents& documents = {"base"}) {
    engine::Setup setup = test::battle();
    setup.documents = documents;
    if (documents.size() == 1) {
        setup.armies.clear();
        setup.nukes.clear();
    }
    setup.turn->phase = "build";
    for (const char* player : {"red", "blue"}) {
        setup.holdings[player].hand = engine::Hand::exactly(engine::Cards::of(4, 4, 4, 4, 4));
    }
    return setup;
}

engine::Setup sevenRolled() {
    engine::Setup setup = marketDay();
    engine::RobberDueSetup due;
    due.discards = {{"red", 10}, {"blue", 10}};
    setup.turn->phase = "build";
    setup.turn->pending = due;
    return setup;
}

/// Card, Play …: which of the cards that are asked for then is this one.
int askedForCard(Game& game, TableHands& hands, engine::DevelopmentCard card) {
    REQUIRE(hands.key(Qt::Key_K));
    REQUIRE(game.desk.saying().chooser()->question()->field == ui::kKindOfAct);
    REQUIRE(hands.key(Qt::Key_2));
    const ui::Question asked = *game.desk.saying().chooser()->question();
    REQUIRE(asked.field == engine::field::kCard);
    const auto found = std::ranges::find(asked.answers, ui::Answer(card));
    REQUIRE(found != asked.answers.end());
    return static_cast<int>(found - asked.answers.begin());
}

}  // namespace

TEST_CASE("four wool become an ore at the bank, with the clause in front", "[ui][guides][B-9]") {
    Game game(marketDay());
    TableHands hands(game);
    CHECK(hands.key(Qt::Key_T));
    CHECK(game.desk.saying().guide() == ui::Guide::Trade);
    CHECK_FALSE(hands.canPress(QStringLiteral("turnNext")));
    // The third column gives, the tenth key gets ore.
    CHECK(hands.key(Qt::Key_3));
    CHECK(hands.key(Qt::Key_0));
    CHECK(hands.key(Qt::Key_Return));
    game.settle();
    const engine::Hand& hand = game.desk.position().hands[engine::PlayerId{0}];
    CHECK(hand == engine::Hand::exactly(engine::Cards::of(4, 4, 0, 4, 5)));
    CHECK(game.desk.saying().guide() == ui::Guide::None);
}

TEST_CASE("Space does not end the phase under a trade, Escape leaves it", "[ui][guides]") {
    Game game(marketDay());
    TableHands hands(game);
    REQUIRE(hands.key(Qt::Key_T));
    CHECK(hands.key(Qt::Key_Space));
    game.settle();
    CHECK(game.desk.saying().guide() == ui::Guide::Trade);
    CHECK(game.desk.position().turn.phase == engine::Phase::Build);
    CHECK(hands.key(Qt::Key_Escape));
    CHECK(game.desk.saying().guide() == ui::Guide::None);
}

TEST_CASE("players trade what each counts", "[ui][guides][B-9]") {
    Game game(marketDay());
    TableHands hands(game);
    REQUIRE(hands.key(Qt::Key_T));
    CHECK(hands.key(Qt::Key_T));
    CHECK(hands.key(Qt::Key_1));
    CHECK(hands.key(Qt::Key_1));
    CHECK(hands.key(Qt::Key_8));
    CHECK(hands.key(Qt::Key_Return));
    game.settle();
    CHECK(game.desk.position().hands[engine::PlayerId{0}] == engine::Hand::exactly(engine::Cards::of(2, 4, 5, 4, 4)));
    CHECK(game.desk.position().hands[engine::PlayerId{1}] == engine::Hand::exactly(engine::Cards::of(6, 4, 3, 4, 4)));
}

TEST_CASE("while dice are due the digits answer the panel that was opened meanwhile", "[ui][guides]") {
    engine::Setup setup = test::battle();
    setup.turn->phase = "roll";
    Game game(setup);
    TableHands hands(game);
    REQUIRE_FALSE(game.desk.dice().sides().empty());
    game.desk.saying().choose(ui::Act::Referee);
    REQUIRE(game.desk.saying().guide() == ui::Guide::Referee);
    REQUIRE(hands.key(Qt::Key_1));
    CHECK(game.desk.dice().typed().empty());
    game.desk.cancel();
    game.desk.saying().setCorrecting(true);
    REQUIRE(hands.key(Qt::Key_1));
    CHECK(game.desk.dice().typed().empty());
    game.desk.saying().setCorrecting(false);
    REQUIRE(hands.key(Qt::Key_1));
    CHECK(game.desk.dice().typed() == std::vector<int>{1});
}

TEST_CASE("a 7 holds the play until the discards are ticked off", "[ui][guides][B-8]") {
    Game game(sevenRolled());
    TableHands hands(game);
    REQUIRE(game.desk.saying().guide() == ui::Guide::Discards);
    CHECK(markersOf(game.desk).legal.empty());

    SECTION("one by one, by key and by name") {
        CHECK(hands.key(Qt::Key_E));
        game.settle();
        REQUIRE(game.desk.saying().guide() == ui::Guide::Discards);
        hands.enter(engine::Discard{engine::PlayerId{1}, engine::Cards::of(2, 2, 2, 2, 2), std::nullopt});
        CHECK(game.desk.position().hands[engine::PlayerId{1}] ==
              engine::Hand::exactly(engine::Cards::of(2, 2, 2, 2, 2)));
    }
    SECTION("all at once: the referee goes on") {
        CHECK(hands.key(Qt::Key_Space));
        REQUIRE(test::waitFor([&] { return game.desk.saying().guide() != ui::Guide::Discards; }));
        game.settle();
    }
    CHECK(game.desk.saying().guide() == ui::Guide::None);
    CHECK(game.desk.position().hands[engine::PlayerId{0}].total == 10);
    CHECK(game.desk.saying().act() == ui::Act::Robber);
    CHECK_FALSE(markersOf(game.desk).legal.empty());
}

TEST_CASE("on a 7 hands that nobody knows are asked for, and the referee may go on", "[ui][guides][B-8]") {
    engine::Setup setup = marketDay();
    setup.turn->phase = "roll";
    setup.holdings["blue"].hand = engine::Hand::untracked();
    setup.holdings["red"].hand = engine::Hand::exactly(engine::Cards::of(1, 1, 0, 0, 0));
    Game game(setup);
    TableHands hands(game);
    const engine::PlayerId blue{1};
    const int limit = engine::handLimit(game.desk.position(), blue);
    game.desk.play(engine::Roll{engine::PlayerId{0}, {{{6, 3}, {6, 4}}, engine::DiceSource::Entered}});
    game.settle();
    REQUIRE(game.desk.saying().guide() == ui::Guide::Discards);
    CHECK(game.desk.saying().handsToAsk() == std::vector{blue});
    SECTION("no more than may be kept") {
        CHECK(hands.key(Qt::Key_N));
        game.settle();
        CHECK_FALSE(game.desk.position().hands[blue].total);
    }
    SECTION("so many, of which half are given up") {
        hands.press(QStringLiteral("more-blue"));
        hands.press(QStringLiteral("more-blue"));
        hands.press(QStringLiteral("done-blue"));
        game.settle();
        CHECK(game.desk.position().hands[blue].total == limit + 3 - (limit + 3) / 2);
    }
    SECTION("the cards are named") {
        hands.press(QStringLiteral("which-blue"));
        CHECK_FALSE(hands.canPress(QStringLiteral("these")));
        for (int i = 0; i < (limit + 1) / 2; ++i) {
            hands.press(QStringLiteral("more-0"));
        }
        hands.press(QStringLiteral("these"));
        game.settle();
        CHECK(game.desk.position().hands[blue].total == limit + 1 - (limit + 1) / 2);
    }
    SECTION("the referee goes on") {
        const std::uint64_t before = test::lastAct(game.desk);
        CHECK(hands.key(Qt::Key_Space));
        CHECK(test::lastAct(game.desk) == before);
    }
    SECTION("the robber is moved at once") {
        CHECK_FALSE(markersOf(game.desk).legal.empty());
    }
    CHECK(game.desk.saying().act() == ui::Act::Robber);
    const auto places = markersOf(game.desk).legal;
    REQUIRE_FALSE(places.empty());
    game.desk.saying().takePlace(places.front().at);
    REQUIRE(test::waitFor([&] { return game.desk.position().turn.phase == engine::Phase::Build; }));
    CHECK(game.desk.saying().handsToAsk().empty());
}

TEST_CASE("a monopoly of unseen hands counts what each gives", "[ui][guides][B-10]") {
    engine::Setup setup = marketDay();
    setup.holdings["blue"].hand = engine::Hand::untracked();
    Game game(setup);
    TableHands hands(game);
    hands.press(QStringLiteral("answer%1").arg(askedForCard(game, hands, engine::DevelopmentCard::Monopoly)));
    REQUIRE(game.desk.saying().chooser()->question()->field == engine::field::kResource);
    hands.press(QStringLiteral("answer4"));
    hands.press(QStringLiteral("given-more-0"));
    hands.press(QStringLiteral("given-more-0"));
    hands.press(QStringLiteral("confirm"));
    game.settle();
    CHECK(game.desk.position().hands[engine::PlayerId{0}] == engine::Hand::exactly(engine::Cards::of(4, 4, 4, 4, 6)));
}

TEST_CASE("every pair of the year of plenty is named by two digits", "[ui][guides][B-10]") {
    Game game(marketDay());
    TableHands hands(game);
    const auto toPairs = [&] {
        REQUIRE(hands.key(Qt::Key_1 + askedForCard(game, hands, engine::DevelopmentCard::YearOfPlenty)));
        REQUIRE(game.desk.saying().chooser()->question()->answers.size() == 15);
    };
    for (int first = 0; first < 5; ++first) {
        for (int second = first; second < 5; ++second) {
            toPairs();
            // A card named by mistake goes with Backspace.
            REQUIRE(hands.key(Qt::Key_1 + (first + 1) % 5));
            REQUIRE(hands.key(Qt::Key_Backspace));
            REQUIRE(hands.key(Qt::Key_9));
            REQUIRE(hands.key(Qt::Key_1 + second));
            REQUIRE(game.desk.saying().guide() == ui::Guide::Questions);
            REQUIRE(hands.key(Qt::Key_1 + first));
            game.settle();
            engine::Cards held = engine::Cards::of(4, 4, 4, 4, 4);
            ++held[engine::kResources[static_cast<std::size_t>(first)]];
            ++held[engine::kResources[static_cast<std::size_t>(second)]];
            CHECK(game.desk.position().hands[engine::PlayerId{0}] == engine::Hand::exactly(held));
            game.desk.takeBack();
            game.settle();
        }
    }
    // What was begun is forgotten where the card is left.
    toPairs();
    REQUIRE(hands.key(Qt::Key_1));
    game.desk.cancel();
    game.desk.cancel();
    toPairs();
    REQUIRE(hands.key(Qt::Key_2));
    CHECK(game.desk.saying().guide() == ui::Guide::Questions);
}

TEST_CASE("a vote is counted hand by hand", "[ui][guides][CC-2]") {
    Game game(engine::test::freshTable({"base", "ccm"}, 3));
    TableHands hands(game);
    const auto rule = engine::clause::CC_14;
    hands.enter(engine::Vote{rule, {engine::PlayerId{0}, engine::PlayerId{2}}, {engine::PlayerId{1}}, {}});
    const auto& adopted = game.desk.position().marks.adopted;
    CHECK(std::find(adopted.begin(), adopted.end(), rule) != adopted.end());
    // The same rule is not offered twice.
    REQUIRE(hands.key(Qt::Key_V));
    CHECK_FALSE(hands.canPress(QStringLiteral("rule-CC-14")));
    CHECK(hands.canPress(QStringLiteral("rule-CC-16")));
    // The panel asks for the rule and counts the hands; the strip only leads there, before and after.
    CHECK(messageOf(game.desk).text == QStringLiteral("say it in the panel at the right."));
    hands.press(QStringLiteral("rule-CC-16"));
    CHECK(messageOf(game.desk).text == QStringLiteral("say it in the panel at the right."));
}

TEST_CASE("the CCM page tells of the open game and leads to the vote", "[ui][CC-2][CC-17]") {
    engine::Setup setup = engine::test::freshTable({"base", "ccm"}, 3);
    setup.marks.catastrophes.push_back({"red", engine::Resource::Wool, 1, std::nullopt});
    Game game(setup);
    ui::CcmPage page(game.desk);
    page.show();
    const auto text = [&](const char* name) {
        auto* label = page.findChild<QLabel*>(QString::fromLatin1(name));
        return label != nullptr ? label->text() : QString();
    };
    CHECK(text("state-CC-14") == QString::fromUtf8("✓ in force"));
    CHECK(text("catastrophes").contains(QStringLiteral("wool")));
    int asked = 0;
    QObject::connect(&page.game(), &ui::CcmGame::voteRequested, [&] { ++asked; });
    auto* vote = page.findChild<QPushButton*>(QStringLiteral("vote"));
    REQUIRE(vote != nullptr);
    vote->click();
    CHECK(asked == 1);
    // Two of three against: the page follows the table.
    game.desk.play(engine::Vote{engine::clause::CC_14, {}, {engine::PlayerId{0}, engine::PlayerId{1}}, {}});
    game.settle();
    CHECK(text("state-CC-14") == QString::fromUtf8("✕ not in force"));
}

TEST_CASE("a player leaves with a reason", "[ui][guides][B-13]") {
    engine::Setup setup = marketDay();
    setup.players.push_back({"white", "", ""});
    Game game(setup);
    TableHands hands(game);
    REQUIRE(hands.key(Qt::Key_P));
    hands.press(QStringLiteral("what0"));
    hands.press(QStringLiteral("who-blue"));
    CHECK_FALSE(hands.canPress(QStringLiteral("confirm")));
    auto* reason = hands.page().findChild<QLineEdit*>(QStringLiteral("reason"));
    REQUIRE(reason != nullptr);
    QTest::keyClicks(reason, QStringLiteral("has to catch a train"));
    hands.press(QStringLiteral("confirm"));
    game.settle();
    CHECK(game.desk.position().isOut(engine::PlayerId{1}));
}

TEST_CASE("what is not possible now says why", "[ui][guides][B-2]") {
    engine::Setup setup = marketDay();
    setup.holdings["red"].hand = engine::Hand::exactly({});
    setup.holdings["red"].hiddenDevelopment = engine::DevelopmentHand::exactly({});
    Game game(setup);
    TableHands hands(game);
    CHECK(hands.key(Qt::Key_K));
    CHECK(game.desk.saying().guide() == ui::Guide::None);
    CHECK(messageOf(game.desk).kind == ui::Message::Kind::Refuse);
    CHECK(messageOf(game.desk).clauses.front() == engine::clause::B_2);
}

TEST_CASE("the editor's brushes leave a small screen to the board", "[ui][guides]") {
    const engine::Position position = *engine::toPosition(test::battle());
    ui::BrushBar bar;
    bar.setRules(position.rules());
    const auto highAt = [&](int width) {
        bar.resize(width, 400);
        bar.show();
        QTest::qWait(1);
        return bar.minimumHeight();
    };
    // A row of players' names comes to this.
    CHECK(highAt(577) <= 125);
    // Each can still be hit with a finger.
    for (const QToolButton* button : bar.findChildren<QToolButton*>()) {
        CHECK(button->width() >= 32);
        CHECK(button->height() >= 32);
    }
    CHECK(highAt(900) > 0);
    CHECK(bar.findChildren<QToolButton*>().front()->width() == 40);
}
