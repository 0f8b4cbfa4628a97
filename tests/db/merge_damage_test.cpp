// SPDX-License-Identifier: GPL-3.0-or-later
// Merges of books that do not hold, and merges that are killed.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <random>
#include <set>
#include <thread>

#include "db/book.h"
#include "db/merge.h"
#include "tests/db/merge_support.h"

using namespace db;
using namespace test;

TEST_CASE("a damaged game of the other book is skipped and named, and the rest goes on", "[db][merge]") {
    const Folder folder;
    GameId second;
    {
        Book book = openBook(folder / "from.db", OpenMode::Create);
        makeGame(book, 3, "a");
        second = makeGame(book, 6, "b").id;
        makeGame(book, 4, "c");
    }
    execute(folder / "from.db",
            "UPDATE entry SET body = replace(body, 'red', 'rad') WHERE seq = 4 AND game = "
            "(SELECT row FROM game ORDER BY row LIMIT 1 OFFSET 1)");
    Book into = openBook(folder / "into.db", OpenMode::Create);
    const MergeResult result = merge(into, folder / "from.db");
    REQUIRE(result.games.size() == 3);
    CHECK(result.games[0].outcome == MergeOutcome(GameAdded{4, {}}));
    CHECK(result.games[1].game == second);
    CHECK(result.games[1].outcome == MergeOutcome(GameDamaged{false, {4, ChainFault::HashWrong}}));
    CHECK(result.games[2].outcome == MergeOutcome(GameAdded{5, {}}));
    CHECK(into.games().value().size() == 2);
}

TEST_CASE("a game that is damaged in this book takes nothing over", "[db][merge]") {
    Pair pair;
    {
        Book there = pair.open("there.db");
        append(there, pair.there, bodies(5, 3));
    }
    execute(pair.folder / "here.db", "UPDATE entry SET body = '{}' WHERE seq = 2");
    Book here = pair.open("here.db");
    const auto before = contentOf(here);
    CHECK(mergeOne(here, pair.folder / "there.db") == MergeOutcome(GameDamaged{true, {2, ChainFault::HashWrong}}));
    CHECK(contentOf(here) == before);
}

TEST_CASE("a body that is no JSON object is damage even where its chain holds", "[db][merge]") {
    const Folder folder;
    {
        Book book = openBook(folder / "from.db", OpenMode::Create);
        const GameInfo game = makeGame(book, 1);
        const std::string text = "[1]";
        const Head head = headAfter(game.id, game.head, std::span(&text, 1));
        std::string hex;
        for (const std::uint8_t byte : head.hash.bytes) {
            constexpr std::string_view kDigits = "0123456789abcdef";
            hex += kDigits[byte / 16U];
            hex += kDigits[byte % 16U];
        }
        execute(folder / "from.db", "INSERT INTO entry VALUES (1, 2, x'" + hex + "', '[1]')");
    }
    Book into = openBook(folder / "into.db", OpenMode::Create);
    CHECK(mergeOne(into, folder / "from.db") == MergeOutcome(GameDamaged{false, {2, ChainFault::NotJson}}));
    CHECK(into.games().value().empty());
}

TEST_CASE("the branches' tree leaves out what does not hold and keeps the other branch", "[db][merge]") {
    Pair pair;
    {
        Book here = pair.open("here.db");
        append(here, pair.here, bodies(100, 3));
        Book there = pair.open("there.db");
        append(there, pair.there, bodies(200, 3));
        REQUIRE(mergeBook(here, there).has_value());
    }
    execute(pair.folder / "here.db", "UPDATE entry SET body = replace(body, '201', '209') WHERE seq = 6");
    const Book here = openBook(pair.folder / "here.db", OpenMode::ReadOnly);
    const GameTree tree = here.tree(pair.here.id).value();
    CHECK(tree.damage() == ChainDamage{6, ChainFault::HashWrong});
    CHECK(here.verifyChain(pair.here.id).value() == ChainVerdict(*tree.damage()));
    CHECK(tree.entries().size() == 5 + 3 + 1);
    CHECK(tree.pathTo(pair.here.head).size() == 8);
    CHECK(tree.pathTo(pair.there.head).empty());
}

TEST_CASE("a merge killed at any moment leaves every game whole or absent", "[db][merge]") {
    const Folder folder;
    constexpr int kGames = 40;
    Content all;
    {
        Book book = openBook(folder / "from.db", OpenMode::Create);
        for (int i = 0; i < kGames; ++i) {
            GameInfo game = makeGame(book, 0, std::to_string(i));
            append(book, game, bodies(1, 60));
        }
        all = contentOf(book);
    }
    // The kills fall anywhere in the time that a whole merge takes here and now.
    const auto began = std::chrono::steady_clock::now();
    {
        Book whole = openBook(folder / "whole.db", OpenMode::Create);
        merge(whole, folder / "from.db");
    }
    const auto needed =
        std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - began).count();
    std::mt19937 random(11);
    std::uniform_int_distribution<std::int64_t> microseconds(0, needed);
    std::set<std::size_t> seen;
    for (int kill = 0; kill < 20; ++kill) {
        if (kill % 5 == 0) {
            std::filesystem::remove(folder / "into.db");
            std::filesystem::remove(folder / "into.db-wal");
            std::filesystem::remove(folder / "into.db-shm");
            openBook(folder / "into.db", OpenMode::Create);
        }
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            const auto from = Book::open(folder / "from.db", OpenMode::ReadOnly);
            auto into = Book::open(folder / "into.db", OpenMode::ReadWrite);
            const bool merged = from && into && mergeBook(*into, *from);
            ::_exit(merged ? 0 : 1);
        }
        std::this_thread::sleep_for(std::chrono::microseconds(microseconds(random)));
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        const Book into = openBook(folder / "into.db", OpenMode::ReadWrite);
        const auto games = into.games().value();
        for (const GameInfo& game : games) {
            REQUIRE(game.entryCount == 61);
            REQUIRE(std::holds_alternative<ChainSound>(into.verifyChain(game.id).value()));
        }
        REQUIRE(into.checkFile().has_value());
        seen.insert(games.size());
    }
    CHECK(seen.size() > 1);
    Book into = openBook(folder / "into.db", OpenMode::ReadWrite);
    merge(into, folder / "from.db");
    CHECK(contentOf(into) == all);
}
