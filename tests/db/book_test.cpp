// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/book.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include "db/codes.h"
#include "tests/db/book_support.h"

using namespace db;
using namespace test;

TEST_CASE("a game is there again, byte for byte, after closing and opening", "[db]") {
    const Folder folder;
    // Spaces, order, escapes and a number's spelling must survive.
    const std::vector<std::string> bodies{"{ \"b\":1.50,\"a\":\"\\u00fc ü\" }", "{\"a\":1,\"a\":2}\n"};
    GameInfo game;
    {
        Book book = openBook(folder / "r.db", OpenMode::Create);
        game = makeGame(book, 2);
        game.head = book.append(game.id, game.head, bodies).value();
    }
    CHECK(folder.fileCount() == 1);  // The log is folded in: the file alone is the book.
    const Book book = openBook(folder / "r.db", OpenMode::ReadWrite);
    const auto entries = book.entries(game.id).value();
    REQUIRE(entries.size() == 5);
    CHECK(entries[0].body == genesis("n"));
    CHECK(entries[3].body == bodies[0]);
    CHECK(entries[4].body == bodies[1]);
    CHECK(book.head(game.id).value() == game.head);
    CHECK(book.verifyChain(game.id).value() == ChainVerdict(ChainSound{5, {game.head}}));
    CHECK(book.checkFile().has_value());
    CHECK(book.entries(game.id, 1, 2).value().size() == 2);
    CHECK(book.entries(game.id, 4).value().front().hash == game.head.hash);
    CHECK(book.entries(game.id, 5).value().empty());
    CHECK(book.contains(game.id, game.head).value());
    CHECK_FALSE(book.contains(game.id, {3, game.head.hash}).value());
}

TEST_CASE("games are listed in the order of their beginning with their newest entries", "[db]") {
    const Folder folder;
    Book book = openBook(folder / "r.db", OpenMode::Create);
    CHECK(book.games().value().empty());
    const GameInfo first = makeGame(book, 3, "1");
    const GameInfo second = makeGame(book, 0, "2");
    const auto games = book.games().value();
    REQUIRE(games.size() == 2);
    CHECK(games[0].id == first.id);
    CHECK(games[0].head == first.head);
    CHECK(games[0].entryCount == 4);
    CHECK(games[1].id == gameIdOf(genesis("2")));
    CHECK(games[1].head == second.head);
}

TEST_CASE("what cannot be written is refused and leaves the game as it was", "[db]") {
    const Folder folder;
    Book book = openBook(folder / "r.db", OpenMode::Create);
    const GameInfo game = makeGame(book, 2);
    const auto before = book.entries(game.id).value();

    CHECK(problemOf(book.createGame(genesis("n"))) == BookProblem::AlreadyExists);
    for (const std::string bad : {"", "x", "[1]", "{\"a\":1", "{} {}", "{\"a\":\"\xff\"}", "\"text\""}) {
        CHECK(problemOf(book.createGame(bad)) == BookProblem::BodyNotJson);
        CHECK(problemOf(book.append(game.id, game.head, std::vector{body(3), bad})) == BookProblem::BodyNotJson);
    }
    CHECK(problemOf(book.append(gameIdOf("{}"), game.head, std::vector{body(3)})) == BookProblem::UnknownGame);
    CHECK(problemOf(book.append(game.id, {1, before[1].hash}, std::vector{body(3)})) == BookProblem::HeadMoved);
    CHECK(problemOf(book.append(game.id, {3, before[1].hash}, std::vector{body(3)})) == BookProblem::HeadMoved);
    CHECK(problemOf(book.append(game.id, {2, before[1].hash}, std::vector{body(3)})) == BookProblem::HeadMoved);
    CHECK(problemOf(book.head(gameIdOf("{}"))) == BookProblem::UnknownGame);
    CHECK(problemOf(book.entries(gameIdOf("{}"))) == BookProblem::UnknownGame);

    CHECK(book.entries(game.id).value() == before);
    CHECK(book.games().value().size() == 1);
}

TEST_CASE("of two programs on one book only one follows an entry", "[db]") {
    const Folder folder;
    Book one = openBook(folder / "r.db", OpenMode::Create);
    const GameInfo game = makeGame(one, 1);
    Book other = openBook(folder / "r.db", OpenMode::ReadWrite);
    const Head newer = one.append(game.id, game.head, std::vector{body(2)}).value();
    CHECK(problemOf(other.append(game.id, game.head, std::vector{body(3)})) == BookProblem::HeadMoved);
    CHECK(other.head(game.id).value() == newer);
    CHECK(other.append(game.id, newer, std::vector{body(3)}).has_value());
    CHECK(one.verifyChain(game.id).value() == one.verifyChain(game.id).value());
    CHECK(one.entries(game.id).value().size() == 4);
}

TEST_CASE("a book that another program holds is busy, not broken", "[db]") {
    const Folder folder;
    Book book = openBook(folder / "r.db", OpenMode::Create, {std::chrono::milliseconds(20), Journal::ByFileSystem});
    const GameInfo game = makeGame(book, 1);
    {
        SQLite::Database holder((folder / "r.db").string(), SQLite::OPEN_READWRITE);
        holder.exec("BEGIN IMMEDIATE");
        CHECK(problemOf(book.append(game.id, game.head, std::vector{body(2)})) == BookProblem::Busy);
        CHECK(problemOf(book.createGame(genesis("2"))) == BookProblem::Busy);
    }
    CHECK(book.append(game.id, game.head, std::vector{body(2)}).has_value());
}

TEST_CASE("resting folds the log into the file", "[db]") {
    const Folder folder;
    Book book = openBook(folder / "r.db", OpenMode::Create);
    const GameInfo game = makeGame(book, 5);
    CHECK(std::filesystem::file_size(folder / "r.db-wal") > 0);
    REQUIRE(book.rest().has_value());
    CHECK(std::filesystem::file_size(folder / "r.db-wal") == 0);

    SQLite::Database reader((folder / "r.db").string(), SQLite::OPEN_READWRITE);
    SQLite::Statement reading(reader, "SELECT seq FROM entry");
    REQUIRE(reading.executeStep());
    REQUIRE(book.append(game.id, game.head, std::vector{body(6)}).has_value());
    CHECK(problemOf(book.rest()) == BookProblem::Busy);
}

TEST_CASE("a rollback journal keeps a book as well as a log", "[db]") {
    const Folder folder;
    const OpenOptions options{std::chrono::milliseconds(20), Journal::Rollback};
    Book book = openBook(folder / "r.db", OpenMode::Create, options);
    const GameInfo game = makeGame(book, 2);
    CHECK(folder.fileCount() == 1);
    CHECK(book.rest().has_value());
    Book other = openBook(folder / "r.db", OpenMode::ReadWrite, options);
    CHECK(other.append(game.id, game.head, std::vector{body(3)}).has_value());
    CHECK(problemOf(book.append(game.id, game.head, std::vector{body(4)})) == BookProblem::HeadMoved);
}

TEST_CASE("branches of one game lie in one book and each can go on", "[db]") {
    const Folder folder;
    Book book = openBook(folder / "r.db", OpenMode::Create);
    const GameInfo game = makeGame(book, 3);
    const auto entries = book.entries(game.id).value();
    const std::string other = body(77);
    const Head branch = headAfter(game.id, {1, entries[1].hash}, std::vector{other});
    SQLite::Database writer((folder / "r.db").string(), SQLite::OPEN_READWRITE);
    SQLite::Statement insert(writer, "INSERT INTO entry (game, seq, body, hash) VALUES (1, ?, ?, ?)");
    insert.bind(1, static_cast<std::int64_t>(branch.seq));
    insert.bind(2, other);
    insert.bind(3, branch.hash.bytes.data(), 32);
    insert.exec();

    CHECK(problemOf(book.head(game.id)) == BookProblem::Forked);
    CHECK(book.heads(game.id).value() == std::vector<Head>{branch, game.head});
    const auto longer = book.append(game.id, branch, std::vector{body(78)});
    REQUIRE(longer.has_value());
    CHECK(book.append(game.id, game.head, std::vector{body(4)}).has_value());
    CHECK(problemOf(book.append(game.id, branch, std::vector{body(79)})) == BookProblem::HeadMoved);
    CHECK(book.heads(game.id).value().size() == 2);
    // The entry that the SQL tool put in is not counted in a list, the one that the book wrote beside another is.
    CHECK(book.games().value().front().entryCount == 6);
    CHECK(book.games().value().front().head.seq == 4);
}

TEST_CASE("a copy handed over is a book of its own with the same games", "[db]") {
    const Folder folder;
    Book book = openBook(folder / "r.db", OpenMode::Create);
    const GameInfo game = makeGame(book, 4);
    REQUIRE(book.handOver(folder / "copy.db").has_value());
    CHECK(problemOf(book.handOver(folder / "copy.db")) == BookProblem::AlreadyExists);
    CHECK(problemOf(book.handOver(folder / "no" / "copy.db")) == BookProblem::FolderMissing);
    const Book copy = openBook(folder / "copy.db", OpenMode::ReadOnly);
    CHECK(copy.entries(game.id).value() == book.entries(game.id).value());
    REQUIRE(copy.handOver(folder / "again.db").has_value());
    CHECK(openBook(folder / "again.db", OpenMode::Foreign).head(game.id).value() == game.head);
    CHECK(book.append(game.id, game.head, std::vector{body(5)}).has_value());
}

TEST_CASE("the log view shows time, kind and player of each entry", "[db]") {
    const Folder folder;
    Book book = openBook(folder / "r.db", OpenMode::Create);
    const GameInfo game = makeGame(book, 1);
    SQLite::Database reader((folder / "r.db").string(), SQLite::OPEN_READWRITE);
    SQLite::Statement row(reader, "SELECT game, time, kind, player, hash FROM log WHERE seq = 1");
    REQUIRE(row.executeStep());
    CHECK(row.getColumn(0).getString() == toHex(game.id));
    CHECK(row.getColumn(1).getString() == "2026-01-02T03:04:05Z");
    CHECK(row.getColumn(2).getString() == "act");
    CHECK(row.getColumn(3).getString() == "red");
    CHECK(row.getColumn(4).getString() == toHex(game.head.hash));
}
