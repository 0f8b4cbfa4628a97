// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/game_shelf.h"

#include <catch2/catch.hpp>

#include <QAbstractItemModelTester>
#include <QListView>
#include <QSignalSpy>
#include <algorithm>

#include "tests/ui/game_on_desk.h"
#include "ui/new_game/game_list.h"

namespace {

void startAnother(test::Game& game, const engine::Setup& setup, std::vector<engine::Action> acts = {}) {
    const auto before = game.desk.gameId();
    game.desk.startGame(setup, std::move(acts));
    REQUIRE(test::waitFor([&] { return game.desk.gameId() != before && test::settled(game.desk); }));
}

/// The list as it comes from a book.
void list(const test::Game& game, ui::GameShelf& shelf) {
    QSignalSpy spy(&shelf, &ui::GameShelf::listed);
    shelf.read(game.file());
    REQUIRE(test::waitFor([&] { return spy.count() > 0; }));
}

std::vector<db::GameId> unreadIn(const ui::GameShelf& shelf) {
    std::vector<db::GameId> games;
    for (const adjudicator::GameSummary& each : shelf.games()) {
        if (each.isUnread) {
            games.push_back(each.id);
        }
    }
    return games;
}

/// The same with how all games stand.
std::vector<adjudicator::GameSummary> listed(const test::Game& game, ui::GameShelf& shelf) {
    list(game, shelf);
    shelf.readFurther(unreadIn(shelf));
    REQUIRE(test::waitFor([&] { return unreadIn(shelf).empty(); }));
    return shelf.games();
}

}  // namespace

TEST_CASE("the games of a book are listed newest first with how they stand", "[ui]") {
    test::Game game(test::battle());
    startAnother(game, test::freshSetup());
    ui::GameShelf shelf;
    const auto games = listed(game, shelf);
    REQUIRE(games.size() == 2);
    CHECK(games[0].number == 2);
    CHECK(games[0].phase == engine::Phase::Found);
    CHECK(games[1].players.at(0).name == "Anna");
    CHECK(games[1].points == std::vector{2, 2});
    CHECK(ui::playersText(games[1]) == QStringLiteral("Anna, Ben"));
    CHECK(ui::stateText(games[1]) == QStringLiteral("round 1 · Anna's turn · 2 : 2"));
}

TEST_CASE("a game that was never listed is read when somebody asks, and its line is kept", "[ui]") {
    test::Game game(test::battle());
    for (int i = 0; i < 5; ++i) {
        startAnother(game, test::freshSetup());
    }
    ui::GameShelf shelf;
    list(game, shelf);
    REQUIRE(shelf.games().size() == 6);
    REQUIRE(unreadIn(shelf).size() == 6);
    const adjudicator::GameSummary& last = shelf.games().back();
    CHECK(last.number == 1);
    CHECK(ui::playersText(last) == QStringLiteral("Anna, Ben"));
    CHECK(ui::stateText(last) == QStringLiteral("…"));
    shelf.readFurther({last.id});
    REQUIRE(test::waitFor([&] { return unreadIn(shelf).size() == 5; }));
    CHECK(ui::stateText(shelf.games().back()) == QStringLiteral("round 1 · Anna's turn · 2 : 2"));
    // What nobody asked for stays unread, and what was read is known to the next who looks.
    QTest::qWait(50);
    CHECK(unreadIn(shelf).size() == 5);
    ui::GameShelf next;
    list(game, next);
    CHECK(unreadIn(next).size() == 5);
    CHECK(ui::stateText(next.games().back()) == ui::stateText(shelf.games().back()));
    // Whoever asks for many and looks away is told a few.
    next.readFurther(unreadIn(next));
    next.stop();
    QTest::qWait(50);
    CHECK_FALSE(unreadIn(next).empty());
}

TEST_CASE("the next open game is read before one goes to it", "[ui]") {
    test::Game game(test::battle());
    const db::GameId first = *game.desk.gameId();
    startAnother(game, test::freshSetup());
    const db::GameId second = *game.desk.gameId();
    ui::GameShelf shelf;
    list(game, shelf);
    CHECK_FALSE(shelf.nextOpen(second));
    CHECK(shelf.unreadBeforeNext(second) == std::vector{first});
    shelf.readFurther({first});
    REQUIRE(test::waitFor([&] { return shelf.nextOpen(second) == first; }));
    CHECK(shelf.unreadBeforeNext(second).empty());
    CHECK(shelf.unreadBeforeNext(first) == std::vector{second});
}

TEST_CASE("one key goes round the open games, and each goes on where it was left", "[ui]") {
    test::Game game(test::freshSetup());
    const db::GameId first = *game.desk.gameId();
    const auto legal = engine::legalActions(game.desk.position());
    REQUIRE_FALSE(legal.empty());
    game.desk.play(legal.front());
    REQUIRE(test::waitFor([&] { return game.desk.position().marks.founded == 1 && test::settled(game.desk); }));
    const engine::Setup before = engine::toSetup(game.desk.position());
    const auto head = game.desk.table().line().head();

    startAnother(game, test::battle());
    const db::GameId second = *game.desk.gameId();
    ui::GameShelf shelf;
    (void)listed(game, shelf);
    REQUIRE(shelf.nextOpen(second) == first);
    game.desk.openGame(first);
    REQUIRE(test::waitFor([&] { return game.desk.gameId() == first && test::settled(game.desk); }));
    CHECK(engine::toSetup(game.desk.position()) == before);
    // The commitment to the next throw is still the one that was shown: nothing was written anew.
    CHECK(game.desk.table().line().head() == head);
    CHECK(shelf.nextOpen(first) == second);
    CHECK(shelf.nextOpen(std::nullopt) == second);

    const auto more = engine::legalActions(game.desk.position());
    game.desk.play(more.front());
    game.desk.openGame(second);
    REQUIRE(test::waitFor([&] { return game.desk.gameId() == second; }));
    game.desk.openGame(first);
    CHECK(test::waitFor([&] { return game.desk.gameId() == first; }));
    CHECK(game.desk.table().line().head().seq > head.seq);
}

TEST_CASE("a game begun after another was opened follows the newest of the book", "[ui]") {
    test::Game game(test::freshSetup());
    const db::GameId first = *game.desk.gameId();
    startAnother(game, test::battle());
    game.desk.openGame(first);
    REQUIRE(test::waitFor([&] { return game.desk.gameId() == first && test::settled(game.desk); }));
    startAnother(game, test::freshSetup());
    CHECK(game.desk.table().line().genesis().gameNumber == 3);
}

TEST_CASE("votes taken before the game are its first acts, ties with their dice", "[ui][CC-2]") {
    ui::GameDraft draft;
    draft.board().dealUsual(3);
    draft.setDocument("ccm", true);
    draft.setVoice(engine::clause::CC_12, "red", false);
    draft.setVoice(engine::clause::CC_13, "red", true);
    draft.setVoice(engine::clause::CC_13, "blue", false);
    draft.setPollDie(engine::clause::CC_13, 2);
    draft.setVoice(engine::clause::CC_15, "white", true);
    ui::GameStart start = draft.start();
    test::Game game(test::freshSetup());
    startAnother(game, start.setup, start.acts);
    const auto inForce = [&](engine::ClauseId clause) { return game.desk.position().inForce(clause); };
    REQUIRE(test::waitFor([&] { return inForce(engine::clause::CC_15) && test::settled(game.desk); }));
    CHECK_FALSE(inForce(engine::clause::CC_12));
    CHECK(inForce(engine::clause::CC_13));
    CHECK(game.desk.table().line().acts().size() == 4);
    for (const engine::HexId hex : game.desk.position().topology().hexes()) {
        CHECK_FALSE(game.desk.position().hexes[hex].number);
    }
}

TEST_CASE("a tie without a die waits for the table's throw, then the other votes follow", "[ui][CC-2]") {
    ui::GameDraft draft;
    draft.board().dealUsual(3);
    draft.setDocument("ccm", true);
    draft.setVoice(engine::clause::CC_5, "red", true);
    draft.setVoice(engine::clause::CC_5, "blue", false);
    draft.setVoice(engine::clause::CC_16, "white", false);
    ui::GameStart start = draft.start();
    test::Game game(test::freshSetup());
    startAnother(game, start.setup, start.acts);
    REQUIRE(test::waitFor([&] {
        return std::holds_alternative<engine::VoteThrow>(game.desk.position().turn.pending) && test::settled(game.desk);
    }));
    CHECK(game.desk.position().inForce(engine::clause::CC_16));
    REQUIRE(game.desk.dice().sides() == std::vector{6});
    game.desk.dice().type(6);
    REQUIRE(test::waitFor([&] { return !game.desk.position().inForce(engine::clause::CC_16); }));
    CHECK_FALSE(game.desk.position().inForce(engine::clause::CC_5));
}

TEST_CASE("the list of games is a sound model and opens what is pressed", "[ui]") {
    test::Game game(test::battle());
    startAnother(game, test::freshSetup());
    ui::GameShelf shelf;
    const auto games = listed(game, shelf);
    ui::GameList list(nullptr);
    auto* view = list.findChild<QListView*>();
    const QAbstractItemModelTester tester(view->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    list.show(games, game.desk.gameId());
    CHECK(view->model()->rowCount() == 2);
    std::optional<db::GameId> chosen;
    QObject::connect(&list, &ui::GameList::gameChosen, [&](const db::GameId& id) { chosen = id; });
    Q_EMIT view->clicked(view->model()->index(1, 0));
    CHECK(chosen == games[1].id);
    list.show({}, std::nullopt);
    CHECK(view->isHidden());
}

TEST_CASE("the list asks how those games stand that are in sight", "[ui]") {
    std::vector<adjudicator::GameSummary> games(100);
    for (std::size_t i = 0; i < games.size(); ++i) {
        games[i].id.bytes[0] = static_cast<std::uint8_t>(i);
        games[i].isUnread = true;
    }
    ui::GameList list(nullptr);
    std::vector<db::GameId> asked;
    QObject::connect(&list, &ui::GameList::unreadSeen,
                     [&](const std::vector<db::GameId>& seen) { asked.insert(asked.end(), seen.begin(), seen.end()); });
    list.resize(300, 260);
    list.show(games, std::nullopt);
    QTest::qWait(5);
    CHECK(asked.empty());
    list.QWidget::show();
    REQUIRE(test::waitFor([&] { return !asked.empty(); }));
    CHECK(asked.front() == games.front().id);
    CHECK(std::ranges::find(asked, games[20].id) == asked.end());
    list.findChild<QListView*>()->scrollToBottom();
    REQUIRE(test::waitFor([&] { return std::ranges::find(asked, games.back().id) != asked.end(); }));
    CHECK(std::ranges::find(asked, games[50].id) == asked.end());
    for (adjudicator::GameSummary& game : games) {
        game.isUnread = false;
        game.isOver = true;
    }
    list.show(games, std::nullopt);
    asked.clear();
    QTest::qWait(20);
    CHECK(asked.empty());
}
