// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/merge.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "db/book.h"
#include "tests/db/merge_support.h"

using namespace db;
using namespace test;

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

TEST_CASE("a book opened for reading merges nothing", "[db][merge]") {
    Pair pair;
    Book here = openBook(pair.folder / "here.db", OpenMode::ReadOnly);
    CHECK(problemOf(mergeBook(here, pair.open("there.db"))) == BookProblem::NotWritable);
}
