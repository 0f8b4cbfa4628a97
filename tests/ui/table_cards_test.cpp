// SPDX-License-Identifier: GPL-3.0-or-later
// Large cards at the table: the offer of a fictional player in the middle, votes, what holds in its row.
#include <catch2/catch.hpp>

#include <QImage>
#include <QLabel>

#include "adjudicator/public/public_view.h"
#include "tests/support/random_start.h"
#include "tests/support/scene.h"
#include "tests/ui/table_hands.h"
#include "ui/audience/audience_window.h"
#include "ui/board/board_view.h"
#include "ui/draft/seat_word.h"
#include "ui/table/card_row.h"
#include "ui/table/middle_card.h"
#include "ui/text/language.h"

using test::Game;
using test::TableHands;

namespace {

engine::Setup duel() {
    engine::test::Scene scene = engine::test::Scene::base("build");
    scene.setup.documents = {"base", "shadow"};
    scene.setup.players = {{"red", "Anna", {}}, {"blue", "Ben", {}}};
    scene.settlement("red", "0,0:N").city("blue", "0,1:S");
    scene.hand("red", engine::Cards::of(1, 1, 1, 1, 0)).hand("blue", engine::Cards::of(1, 1, 1, 1, 0));
    return scene.bank(engine::Cards::of(17, 17, 17, 17, 19)).setup;
}

engine::Dice entered(std::initializer_list<int> faces) {
    engine::Dice dice;
    dice.source = engine::DiceSource::Entered;
    for (const int face : faces) {
        dice.dice.push_back({6, face});
    }
    return dice;
}

void play(Game& game, const engine::Action& action) {
    game.desk.play(action);
    game.settle();
}

void toOffer(Game& game) {
    play(game, engine::EndTurn{engine::PlayerId(0)});
    engine::Roll roll;
    roll.by = engine::PlayerId(0);
    roll.dice = entered({1, 1});
    play(game, roll);
    engine::Throw offer;
    offer.dice = entered({5});
    play(game, offer);
    REQUIRE(std::holds_alternative<engine::Auction>(game.desk.position().turn.pending));
}

QImage shownToAll(const Game& game) {
    ui::AudienceWindow window;
    window.show(adjudicator::publicViewOf(game.desk.table().line(), ui::language(), false));
    window.resize(1280, 720);
    QImage image(window.size(), QImage::Format_RGB32);
    window.render(&image);
    return image;
}

}  // namespace

TEST_CASE("the offer lies large in the middle of the board until it is over, and moves nothing", "[ui][SW-9]") {
    Game game(duel());
    TableHands hands(game);
    auto* card = hands.page().findChild<ui::MiddleCard*>();
    REQUIRE(card != nullptr);
    CHECK_FALSE(card->isVisible());
    const QRect board = hands.page().board().geometry();
    toOffer(game);
    REQUIRE(card->isVisible());
    CHECK(hands.page().board().geometry() == board);
    REQUIRE(card->card());
    CHECK(card->card()->resource == engine::Resource::Ore);
    CHECK(hands.page().board().rect().contains(card->geometry()));
    CHECK(qAbs(card->geometry().center().x() - hands.page().board().rect().center().x()) <= 1);
    // For who does not see it.
    CHECK(card->accessibleName().contains(QStringLiteral("Anna: bids 1 card or passes")));
    play(game, engine::Bid{engine::PlayerId(0), engine::Cards::one(engine::Resource::Wool)});
    CHECK(card->accessibleName().contains(QStringLiteral("Ben: bids 1 card or more, or passes")));
    play(game, engine::Pass{engine::PlayerId(1)});
    REQUIRE(card->isVisible());
    CHECK(card->card()->title == "Anna gets 1 ore");
    // The next throw has other things to show.
    engine::Roll roll;
    roll.by = engine::PlayerId(1);
    roll.dice = entered({1, 1});
    play(game, roll);
    CHECK_FALSE(card->isVisible());
}

TEST_CASE("a press puts the card in the middle away until there is another", "[ui][SW-9]") {
    Game game(duel());
    TableHands hands(game);
    toOffer(game);
    auto* card = hands.page().findChild<ui::MiddleCard*>();
    REQUIRE(card != nullptr);
    QTest::mouseClick(card, Qt::LeftButton);
    CHECK_FALSE(card->isVisible());
    play(game, engine::Bid{engine::PlayerId(0), engine::Cards::one(engine::Resource::Wool)});
    CHECK(card->isVisible());
}

TEST_CASE("what holds under the CCM rules has a row whose room is always kept", "[ui][CC-14][CC-17]") {
    engine::Setup setup = engine::test::freshTable({"base", "ccm"}, 3);
    Game quiet(setup);
    TableHands calm(quiet);
    setup.marks.catastrophes.push_back({"red", engine::Resource::Wool, 1, std::nullopt});
    setup.marks.boycotted["blue"] = true;
    Game loud(setup);
    TableHands hands(loud);
    auto* none = calm.page().findChild<ui::CardRow*>();
    auto* row = hands.page().findChild<ui::CardRow*>();
    REQUIRE(none != nullptr);
    REQUIRE(row != nullptr);
    CHECK(none->isVisible());
    CHECK(row->isVisible());
    CHECK(none->geometry() == row->geometry());
    CHECK(none->cards().empty());
    CHECK(none->accessibleName() == QStringLiteral("No boycott, no catastrophe"));
    REQUIRE(row->cards().size() == 2);
    CHECK(row->accessibleName().contains(QStringLiteral("Boycott: Blue")));
    CHECK(row->accessibleName().contains(QStringLiteral("Scrapie: no wool")));
    // A game without these rules has no row.
    Game base(engine::test::freshTable({"base"}, 3));
    TableHands others(base);
    CHECK_FALSE(others.page().findChild<ui::CardRow*>()->isVisible());
}

TEST_CASE("a vote asks in large type, and says how it stands and what it needs", "[ui][guides][CC-2]") {
    Game game(engine::test::freshTable({"base", "ccm"}, 3));
    TableHands hands(game);
    REQUIRE(hands.key(Qt::Key_V));
    hands.press(QStringLiteral("rule-CC-14"));
    const auto says = [&](const char* name) { return test::shownPart<QLabel>(hands.page(), name).text(); };
    CHECK(says("question") == QString::fromUtf8("Is “Boycott” to be in force?"));
    CHECK(says("outcome") == QStringLiteral("Nobody has voted yet"));
    hands.press(QStringLiteral("for-red"));
    CHECK(says("outcome") == QStringLiteral("As it stands: in force"));
    hands.press(QStringLiteral("against-blue"));
    CHECK(says("outcome") == QStringLiteral("As it stands: a tie, a die decides"));
    hands.press(QStringLiteral("against-white"));
    CHECK(says("outcome") == QStringLiteral("As it stands: not in force"));
    CHECK(says("tally") == QString::fromUtf8("1 for · 2 against · 0 without a vote"));
    hands.press(QStringLiteral("turnNext"));
    game.settle();
    // Then the result is a card beside the dice; the board stays free for the founding.
    auto* row = hands.page().findChild<ui::CardRow*>();
    REQUIRE(row->cards().size() == 1);
    CHECK(row->cards().front().title == "Boycott: not in force");
    CHECK_FALSE(hands.page().findChild<ui::MiddleCard*>()->isVisible());
}

TEST_CASE("the audience sees the offer and both bids as they lie there", "[ui][audience][SW-9]") {
    Game game(duel());
    toOffer(game);
    const QImage offered = shownToAll(game);
    play(game, engine::Bid{engine::PlayerId(0), engine::Cards::one(engine::Resource::Wool)});
    const QImage bid = shownToAll(game);
    CHECK(offered != bid);
    CHECK(shownToAll(game) == bid);
}

TEST_CASE("who rests for two players and who is back is said", "[ui][SW-1]") {
    ui::GameDraft draft;
    CHECK(ui::seatWord(draft).isEmpty());
    draft.setDocument("shadow", true);
    CHECK(ui::seatWord(draft) ==
          QStringLiteral("2 players sit down for it. Resting until it is taken out: White, Orange"));
    draft.setDocument("shadow", false);
    CHECK(ui::seatWord(draft) == QStringLiteral("At the table again: White, Orange"));
    draft.setPlayers({{"red", "", ""}, {"blue", "", ""}, {"white", "", ""}});
    CHECK(ui::seatWord(draft).isEmpty());
}
