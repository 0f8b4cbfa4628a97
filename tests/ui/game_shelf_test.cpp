// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/game_shelf.h"

#include <catch2/catch.hpp>

#include <QAbstractItemModelTester>
#include <QListView>
#include <QSignalSpy>

#include "tests/ui/game_on_desk.h"
#include "ui/new_game/game_list.h"

namespace {

void startAnother(test::Game& game, const engine::Setup& setup, std::vector<engine::Action> acts = {}) {
    const auto before = game.desk.gameId();
    game.desk.startGame(setup, std::move(acts));
    REQUIRE(test::waitFor([&] { return game.desk.gameId() != before && test::settled(game.desk); }));
}

std::vector<adjudicator::GameSummary> listed(const test::Game& game, ui::GameShelf& shelf) {
    QSignalSpy spy(&shelf, &ui::GameShelf::listed);
    shelf.read(game.file());
    REQUIRE(test::waitFor([&] { return spy.count() > 0; }));
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
