// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/merge.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <numeric>
#include <random>
#include <set>
#include <thread>
#include <tuple>

#include "db/book.h"
#include "tests/db/book_support.h"

using namespace db;
using namespace test;

namespace {

using Content = std::set<std::tuple<GameId, std::uint64_t, std::string, Hash>>;

Content contentOf(const Book& book) {
    Content content;
    const std::vector<GameInfo> games = book.games().value();
    for (const GameInfo& game : games) {
        const std::vector<Entry> entries = book.entries(game.id).value();
        for (const Entry& entry : entries) {
            content.emplace(game.id, entry.seq, entry.body, entry.hash);
        }
    }
    return content;
}

MergeResult merge(Book& into, const std::filesystem::path& from) {
    auto result = mergeBook(into, openBook(from, OpenMode::Foreign));
    REQUIRE(result.has_value());
    REQUIRE_FALSE(result->stoppedBy.has_value());
    return std::move(*result);
}

/// The one game's outcome.
MergeOutcome mergeOne(Book& into, const std::filesystem::path& from) {
    const MergeResult result = merge(into, from);
    REQUIRE(result.games.size() == 1);
    return result.games.front().outcome;
}

void append(Book& book, GameInfo& game, const std::vector<std::string>& bodies) {
    const auto head = book.append(game.id, game.head, bodies);
    REQUIRE(head.has_value());
    game.head = *head;
    game.entryCount += bodies.size();
}

std::vector<std::string> bodies(int from, int count) {
    std::vector<std::string> all;
    for (int i = 0; i < count; ++i) {
        all.push_back(body(from + i));
    }
    return all;
}

/// Two books with the same game of 5 entries.
struct Pair {
    Folder folder;
    GameInfo here;
    GameInfo there;
    Pair() {
        Book book = openBook(folder / "here.db", OpenMode::Create);
        here = makeGame(book, 0);
        append(book, here, bodies(1, 4));
        Book other = openBook(folder / "there.db", OpenMode::Create);
        REQUIRE(mergeBook(other, book).has_value());
        there = here;
    }
    [[nodiscard]] Book open(const std::string& name) const { return openBook(folder / name, OpenMode::ReadWrite); }
};

}  // namespace

TEST_CASE("a game that the book does not know is added whole", "[db][merge]") {
    const Folder folder;
    {
        Book book = openBook(folder / "from.db", OpenMode::Create);
        makeGame(book, 3, "a");
        makeGame(book, 5, "b");
    }
    Book into = openBook(folder / "into.db", OpenMode::Create);
    const MergeResult result = merge(into, folder / "from.db");
    REQUIRE(result.games.size() == 2);
    CHECK(result.sourceWhole);
    CHECK(result.games[0].outcome == MergeOutcome(GameAdded{4, {}}));
    CHECK(result.games[1].outcome == MergeOutcome(GameAdded{6, {}}));
    CHECK(contentOf(into) == contentOf(openBook(folder / "from.db", OpenMode::ReadOnly)));
    for (const MergedGame& again : merge(into, folder / "from.db").games) {
        CHECK(again.outcome == MergeOutcome(NothingNew{}));
    }
}

TEST_CASE("a book that merely ends earlier is extended, and a longer one is left as it is", "[db][merge]") {
    Pair pair;
    {
        Book there = pair.open("there.db");
        append(there, pair.there, bodies(5, 3));
    }
    Book here = pair.open("here.db");
    CHECK(mergeOne(here, pair.folder / "there.db") == MergeOutcome(GameExtended{3}));
    CHECK(here.head(pair.here.id).value() == pair.there.head);
    Book there = pair.open("there.db");
    append(there, pair.there, bodies(8, 1));
    CHECK(mergeOne(there, pair.folder / "here.db") == MergeOutcome(NothingNew{}));
    CHECK(here.append(pair.here.id, pair.there.head, bodies(8, 1)).error().problem == BookProblem::HeadMoved);
}

TEST_CASE("a merge tells how far it is and stops between two games", "[db][merge]") {
    const Folder folder;
    {
        Book from = openBook(folder / "from.db", OpenMode::Create);
        for (int game = 0; game < 3; ++game) {
            REQUIRE(from.createGame(body(game)).has_value());
        }
    }
    Book into = openBook(folder / "into.db", OpenMode::Create);
    std::vector<std::size_t> told;
    const auto stopped =
        mergeBook(into, openBook(folder / "from.db", OpenMode::Foreign), [&](std::size_t done, std::size_t all) {
            CHECK(all == 3);
            told.push_back(done);
            return done < 2;
        });
    REQUIRE(stopped.has_value());
    CHECK(told == std::vector<std::size_t>{0, 1, 2});
    REQUIRE(stopped->stoppedBy.has_value());
    CHECK(stopped->stoppedBy->problem == BookProblem::Cancelled);
    CHECK(stopped->games.size() == 2);
    CHECK(into.games()->size() == 2);
    // Asked for again, the rest comes.
    CHECK(merge(into, folder / "from.db").games.size() == 3);
    CHECK(into.games()->size() == 3);
}

TEST_CASE("a merge is stopped while the other book is copied and checked as well", "[db][merge]") {
    const Folder folder;
    {
        Book from = openBook(folder / "from.db", OpenMode::Create);
        auto game = from.createGame(body(1)).value();
        append(from, game, bodies(2, 4000));
    }
    Book into = openBook(folder / "into.db", OpenMode::Create);
    int asked = 0;
    OpenOptions options;
    SECTION("copied") {
        options.goesOn = [&] { return ++asked < 2; };
        const auto from = Book::open(folder / "from.db", OpenMode::Foreign, options);
        REQUIRE_FALSE(from.has_value());
        CHECK(from.error().problem == BookProblem::Cancelled);
        CHECK(asked == 2);
    }
    SECTION("checked") {
        bool isChecking = false;
        options.goesOn = [&] {
            asked += isChecking ? 1 : 0;
            return !isChecking;
        };
        const auto from = Book::open(folder / "from.db", OpenMode::Foreign, options);
        REQUIRE(from.has_value());
        isChecking = true;
        const auto stopped = mergeBook(into, *from);
        REQUIRE(stopped.has_value());
        REQUIRE(stopped->stoppedBy.has_value());
        CHECK(stopped->stoppedBy->problem == BookProblem::Cancelled);
        CHECK(asked == 1);
        // That it was stopped says nothing against the file.
        CHECK(stopped->sourceWhole);
    }
    CHECK(into.games()->empty());
    CHECK(merge(into, folder / "from.db").games.size() == 1);
}

TEST_CASE("two books that went on differently keep both branches and name where they part", "[db][merge]") {
    Pair pair;
    Head mine;
    Head theirs;
    {
        Book here = pair.open("here.db");
        append(here, pair.here, bodies(100, 1));
        mine = pair.here.head;
        append(here, pair.here, bodies(101, 2));
        Book there = pair.open("there.db");
        append(there, pair.there, bodies(200, 1));
        theirs = pair.there.head;
        append(there, pair.there, bodies(201, 5));
    }
    std::vector<Hash> firsts{mine.hash, theirs.hash};
    std::ranges::sort(firsts);
    const Fork fork{5, firsts};
    Book here = pair.open("here.db");
    CHECK(mergeOne(here, pair.folder / "there.db") == MergeOutcome(GameForked{6, {fork}}));
    CHECK(mergeOne(here, pair.folder / "there.db") == MergeOutcome(NothingNew{}));
    CHECK(here.heads(pair.here.id).value() == std::vector{pair.here.head, pair.there.head});
    CHECK(here.entriesTo(pair.here.id, pair.there.head).value() ==
          openBook(pair.folder / "there.db", OpenMode::ReadOnly).entries(pair.here.id).value());
    CHECK(here.entriesTo(pair.here.id, pair.here.head).value().size() == 8);
    CHECK(here.entriesTo(pair.here.id, mine).value().back().body == body(100));

    const GameTree tree = here.tree(pair.here.id).value();
    CHECK(tree.forks() == std::vector{fork});
    CHECK(tree.headsBeyond(theirs) == std::vector{pair.there.head});
    CHECK(tree.headsBeyond({0, tree.entries().front().hash}).size() == 2);
    CHECK(tree.pathTo({5, Hash{}}).empty());

    SECTION("both branches go on, and that is no new fork") {
        append(here, pair.there, bodies(206, 2));
        Book there = pair.open("there.db");
        const auto outcome = mergeBook(there, here).value().games.front().outcome;
        CHECK(outcome == MergeOutcome(GameForked{5, {fork}}));
        append(there, pair.there, bodies(208, 1));
        CHECK(mergeBook(here, there).value().games.front().outcome == MergeOutcome(GameExtended{1}));
        CHECK(contentOf(here) == contentOf(there));
    }
    SECTION("a third branch is reported as new") {
        const Folder third;
        Book other = openBook(third / "third.db", OpenMode::Create);
        const auto start = here.entriesTo(pair.here.id, {4, here.entries(pair.here.id, 4, 4).value().front().hash});
        REQUIRE(other.add(GameTree::grow(pair.here.id, start.value())).has_value());
        GameInfo game = other.games().value().front();
        append(other, game, bodies(300, 1));
        const MergeOutcome outcome = mergeBook(here, other).value().games.front().outcome;
        REQUIRE(std::holds_alternative<GameForked>(outcome));
        CHECK(std::get<GameForked>(outcome).forks.front().firsts.size() == 3);
    }
}

TEST_CASE("twenty-five books of two hundred entries merged in any order, twice, give the same content", "[db][merge]") {
    const Folder folder;
    std::vector<std::filesystem::path> files;
    Content all;
    {
        // Five tables of five desks each: two copies of different age, two branches, and a game of its own.
        for (int table = 0; table < 5; ++table) {
            const std::string nonce = "table " + std::to_string(table);
            for (int desk = 0; desk < 5; ++desk) {
                files.push_back(folder / (std::to_string(table) + "-" + std::to_string(desk) + ".db"));
                Book book = openBook(files.back(), OpenMode::Create);
                GameInfo game = makeGame(book, 0, desk == 4 ? nonce + " alone" : nonce);
                append(book, game, bodies(1, 99));
                append(book, game, bodies(desk < 2 ? 100 : 1000 * desk, desk == 1 ? 60 : 100));
                if (desk == 1) {
                    GameInfo second = makeGame(book, 0, nonce + " second");
                    append(book, second, bodies(1, 39));
                }
                all.merge(contentOf(book));
            }
        }
    }
    REQUIRE(files.size() == 25);
    std::mt19937 random(4);
    for (int order = 0; order < 4; ++order) {
        Book into = openBook(folder / ("all" + std::to_string(order) + ".db"), OpenMode::Create);
        for (int round = 0; round < 2; ++round) {
            for (const auto& file : files) {
                merge(into, file);
            }
            CHECK(contentOf(into) == all);
            CHECK(into.checkFile().has_value());
            std::ranges::shuffle(files, random);
        }
        const std::vector<GameInfo> games = into.games().value();
        for (const GameInfo& game : games) {
            CHECK(std::holds_alternative<ChainSound>(into.verifyChain(game.id).value()));
        }
    }
}

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

TEST_CASE("a book opened for reading merges nothing", "[db][merge]") {
    Pair pair;
    Book here = openBook(pair.folder / "here.db", OpenMode::ReadOnly);
    CHECK(problemOf(mergeBook(here, pair.open("there.db"))) == BookProblem::NotWritable);
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
