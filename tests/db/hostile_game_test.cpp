// SPDX-License-Identifier: GPL-3.0-or-later
// Games made to cost their readers dearly, and books of which one game is damaged.
#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <ctime>
#include <iterator>
#include <sstream>
#include <tuple>

#include "db/game_text.h"
#include "db/merge.h"
#include "tests/db/book_support.h"

using namespace db;
using namespace test;

namespace {

/// Entry 0, then so many entries of number 1, of which each has one follower where `followed`.
std::vector<Entry> broom(const std::string& first, std::size_t width, bool followed) {
    const GameId id = gameIdOf(first);
    std::vector<Entry> entries{{0, first, firstHead(first).hash}};
    const auto add = [&](const Head& after, int number) {
        const std::vector<std::string> bodies{body(number)};
        const Head head = headAfter(id, after, bodies);
        entries.push_back({head.seq, bodies.front(), head.hash});
        return head;
    };
    for (std::size_t i = 0; i < width; ++i) {
        const Head head = add(firstHead(first), static_cast<int>(i));
        if (followed) {
            add(head, 1'000'000 + static_cast<int>(i));
        }
    }
    std::ranges::sort(entries,
                      [](const Entry& a, const Entry& b) { return std::tie(a.seq, a.hash) < std::tie(b.seq, b.hash); });
    return entries;
}

/// As game export would write it.
std::string textOf(const std::string& first, const std::vector<Entry>& entries) {
    std::ostringstream out;
    out << R"({"format":"adj-game/1","game":")" << toHex(gameIdOf(first)) << R"(","entries":)" << entries.size()
        << "}\n";
    for (const Entry& entry : entries) {
        std::string escaped;
        for (const char c : entry.body) {
            escaped += c == '"' ? std::string("\\\"") : std::string(1, c);
        }
        out << R"({"seq":)" << entry.seq << R"(,"hash":")" << toHex(entry.hash) << R"(","body":")" << escaped
            << "\"}\n";
    }
    return out.str();
}

void store(const std::filesystem::path& file, const std::vector<Entry>& entries) {
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    SQLite::Transaction transaction(database);
    SQLite::Statement insert(database, "INSERT OR IGNORE INTO entry (game, seq, hash, body) VALUES (1, ?, ?, ?)");
    for (const Entry& entry : entries) {
        insert.bind(1, static_cast<std::int64_t>(entry.seq));
        insert.bind(2, entry.hash.bytes.data(), static_cast<int>(entry.hash.bytes.size()));
        insert.bind(3, entry.body);
        insert.exec();
        insert.reset();
    }
    transaction.commit();
}

/// The page on which this text of the file lies is made unreadable.
void spoilPageOf(const std::filesystem::path& file, const std::string& text) {
    constexpr std::size_t kPageSize = 4096;
    std::string bytes = bytesOf(file);
    const auto at = bytes.find(text);
    REQUIRE(at != std::string::npos);
    std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(at / kPageSize * kPageSize), 100, '\xff');
    write(file, bytes);
}

GameInfo makeLong(Book& book, const std::string& nonce, int from) {
    GameInfo game = makeGame(book, 0, nonce);
    std::vector<std::string> bodies;
    for (int i = 0; i < 400; ++i) {
        bodies.push_back(body(from + i));
    }
    game.head = book.append(game.id, game.head, bodies).value();
    game.entryCount += bodies.size();
    return game;
}

/// Of this program so far: what else the machine is at does not count.
double processorSeconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

}  // namespace

TEST_CASE("a game has at most 64 branches, whichever way it is read", "[db][merge]") {
    const std::string first = genesis("broom");
    const GameId id = gameIdOf(first);
    const auto atMost = broom(first, kMostBranches, true);
    CHECK(std::get<ChainSound>(verifyEntries(id, atMost)).heads.size() == kMostBranches);
    CHECK_FALSE(GameTree::grow(id, atMost).damage().has_value());
    std::istringstream fits(textOf(first, atMost));
    CHECK(readGame(fits).has_value());

    for (const bool followed : {false, true}) {
        const auto tooMany = broom(first, kMostBranches + 1, followed);
        const ChainDamage damage{1, ChainFault::TooManyBranches};
        CHECK(verifyEntries(id, tooMany) == ChainVerdict(damage));
        const GameTree tree = GameTree::grow(id, tooMany);
        CHECK(tree.damage() == damage);
        CHECK(tree.heads().size() == kMostBranches);
        std::istringstream text(textOf(first, tooMany));
        const auto read = readGame(text);
        REQUIRE_FALSE(read.has_value());
        CHECK(read.error() == TextFault{2 + kMostBranches + 1, TextProblem::Chain, ChainFault::TooManyBranches});
    }
}

TEST_CASE("an exported game with thousands of entries of one number is refused at once", "[db][merge]") {
    const std::string first = genesis("broom");
    const auto entries = broom(first, 20'000, true);
    std::istringstream text(textOf(first, entries));
    const double begun = processorSeconds();
    CHECK(readGame(text).error().fault == ChainFault::TooManyBranches);
    CHECK(std::holds_alternative<ChainDamage>(verifyEntries(gameIdOf(first), entries)));
    CHECK(GameTree::grow(gameIdOf(first), entries).damage().has_value());
    // Each entry against each of the number before would be 400 million hashes.
    CHECK(processorSeconds() - begun < 2);
}

TEST_CASE("a file with thousands of entries of one number is damaged, not slow", "[db]") {
    const Folder folder;
    const std::string first = genesis("broom");
    Head head;
    {
        Book book = openBook(folder / "r.db", OpenMode::Create);
        head = book.createGame(first).value().head;
    }
    store(folder / "r.db", broom(first, 20'000, true));
    Book book = openBook(folder / "r.db", OpenMode::ReadWrite);
    const double begun = processorSeconds();
    CHECK(book.verifyChain(gameIdOf(first)).value() == ChainVerdict(ChainDamage{1, ChainFault::TooManyBranches}));
    CHECK(problemOf(book.append(gameIdOf(first), head, std::vector{body(1)})) == BookProblem::ChainDamaged);
    CHECK(makeGame(book, 1, "another").entryCount == 2);
    CHECK(processorSeconds() - begun < 5);
}

TEST_CASE("a merge that would make too many branches takes nothing of that game over", "[db][merge]") {
    const Folder folder;
    const std::string first = genesis("broom");
    const GameId id = gameIdOf(first);
    const auto all = broom(first, kMostBranches + 10, true);
    std::vector<Entry> firsts;
    std::ranges::copy_if(all, std::back_inserter(firsts), [](const Entry& entry) { return entry.seq <= 1; });
    firsts.resize(1 + kMostBranches);
    Book book = openBook(folder / "r.db", OpenMode::Create);
    REQUIRE(book.add(GameTree::grow(id, firsts)).has_value());
    const std::vector<Entry> before = book.entries(id).value();

    // One branch more.
    std::vector<Entry> more{before.front()};
    std::ranges::copy_if(all, std::back_inserter(more), [&](const Entry& entry) {
        return entry.seq == 1 && std::ranges::find(before, entry) == before.end();
    });
    more.resize(2);
    const auto refused = book.add(GameTree::grow(id, more)).value();
    CHECK(refused == MergeOutcome(GameDamaged{false, {1, ChainFault::TooManyBranches}}));
    CHECK(book.entries(id).value() == before);

    // A branch that goes on is none more.
    std::vector<Entry> longer{before.front(), before.back()};
    std::ranges::copy_if(all, std::back_inserter(longer), [&](const Entry& entry) {
        return entry.seq == 2 && entryHash(id, 2, before.back().hash, entry.body) == entry.hash;
    });
    REQUIRE(longer.size() == 3);
    CHECK(book.add(GameTree::grow(id, longer)).value() == MergeOutcome(GameExtended{1}));
    CHECK(std::holds_alternative<ChainSound>(book.verifyChain(id).value()));
}

TEST_CASE("one game that the file has lost hides no other", "[db]") {
    const Folder folder;
    const auto file = folder / "r.db";
    GameInfo one;
    GameInfo two;
    GameInfo lost;
    {
        Book book = openBook(file, OpenMode::Create);
        one = makeLong(book, "a", 1000);
        two = makeLong(book, "b", 2000);
        lost = makeLong(book, "c", 3000);
    }
    // Its last page holds nothing of the others.
    spoilPageOf(file, body(3399));
    Book book = openBook(file, OpenMode::ReadWrite);
    const std::vector<GameInfo> games = book.games().value();
    REQUIRE(games.size() == 3);
    CHECK(games[0].isReadable);
    CHECK(games[0].head == one.head);
    CHECK(games[0].entryCount == 401);
    CHECK(games[1].isReadable);
    CHECK(games[1].head == two.head);
    CHECK(games[2].id == lost.id);
    CHECK_FALSE(games[2].isReadable);
    CHECK(games[2].entryCount == 0);
    for (const GameInfo& game : {one, two}) {
        CHECK(std::holds_alternative<ChainSound>(book.verifyChain(game.id).value()));
        CHECK(book.head(game.id).value() == game.head);
        CHECK(book.append(game.id, game.head, std::vector{body(1)}).has_value());
    }
    const auto damage = std::get<ChainDamage>(book.verifyChain(lost.id).value());
    CHECK(damage.fault == ChainFault::Unreadable);
    CHECK(problemOf(book.head(lost.id)) == BookProblem::FileDamaged);
    CHECK(problemOf(book.append(lost.id, lost.head, std::vector{body(1)})) == BookProblem::FileDamaged);
    // What can be read of it is saved, and the others are merged whole.
    const GameTree saved = book.tree(lost.id).value();
    CHECK(saved.entries().size() == damage.seq);
    CHECK(saved.entries().size() > 100);
    Book into = openBook(folder / "into.db", OpenMode::Create);
    const auto merged = mergeBook(into, book);
    REQUIRE(merged.has_value());
    CHECK_FALSE(merged->sourceWhole);
    CHECK(into.games().value().size() == 2);
    CHECK(into.add(saved).value() == MergeOutcome(GameAdded{saved.entries().size(), {}}));
}

TEST_CASE("an entry too long for any game makes its game unreadable, at no cost in memory", "[db][merge]") {
    const Folder folder;
    const std::string first = body(0);
    {
        auto book = Book::open(folder / "theirs.db", OpenMode::Create);
        REQUIRE(book.has_value());
        REQUIRE(book->createGame(first).has_value());
    }
    {
        SQLite::Database database((folder / "theirs.db").string(), SQLite::OPEN_READWRITE);
        database.exec("UPDATE entry SET body = CAST(zeroblob(100000000) AS TEXT)");
    }
    const auto theirs = Book::open(folder / "theirs.db", OpenMode::Foreign);
    REQUIRE(theirs.has_value());
    const auto tree = theirs->tree(gameIdOf(first));
    CHECK((!tree || tree->entries().empty()));
    auto ours = Book::open(folder / "ours.db", OpenMode::Create);
    REQUIRE(ours.has_value());
    const auto merged = mergeBook(*ours, *theirs);
    CHECK((!merged || !merged->sourceWhole || merged->stoppedBy ||
           std::holds_alternative<GameDamaged>(merged->games.front().outcome)));
    CHECK(ours->gameIds()->empty());
}
