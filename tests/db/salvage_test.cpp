// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/salvage.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <set>

#include "db/merge.h"
#include "tests/db/book_support.h"

using namespace db;
using namespace test;

namespace {

constexpr std::size_t kPage = 4096;

std::string longBody(int number) {
    return R"({"kind":"act","number":)" + std::to_string(number) + R"(,"text":")" + std::string(5000, 'x') + "\"}";
}

using Games = std::map<GameId, std::vector<Entry>>;

/// Three games that were played in turn, with some entries longer than a page if wanted, and one of entry 0 alone; at
/// rest.
Games makeBook(const std::filesystem::path& file, int rounds, bool withLong = true) {
    Book book = openBook(file, OpenMode::Create);
    std::vector<GameInfo> games;
    for (const char* name : {"one", "two", "three", "four"}) {
        games.push_back(book.createGame(genesis(name)).value());
    }
    for (int round = 1; round <= rounds; ++round) {
        for (std::size_t i = 0; i < 3; ++i) {
            const std::string text =
                withLong && round % 40 == 0 ? longBody(round) : body(round * 10 + static_cast<int>(i));
            games[i].head = book.append(games[i].id, games[i].head, std::vector{text}).value();
        }
    }
    Games all;
    for (const GameInfo& game : games) {
        all[game.id] = book.entries(game.id).value();
    }
    REQUIRE(book.rest());
    return all;
}

/// How many entries from the beginning on have all their bytes in the text; none may be longer than a page.
std::size_t heldIn(const std::string& bytes, const std::vector<Entry>& entries) {
    std::size_t held = 0;
    while (held < entries.size() && bytes.find(entries[held].body) != std::string::npos) {
        ++held;
    }
    return held;
}

struct Left {
    std::size_t entries = 0;
    bool opened = false;
};

/// Opens what is left of a file and checks that nothing is told that was not written, nor a loss passed over. Without
/// its log a game may be whole as it was when the log was begun.
Left checkLeft(const std::filesystem::path& file, const Games& original, const Games& folded = {}) {
    Left left;
    const auto book = Book::open(file, OpenMode::ReadOnly);
    if (!book) {
        return left;
    }
    left.opened = true;
    const auto games = book->games();
    REQUIRE(games);
    std::set<GameId> whole;
    for (const GameInfo& game : *games) {
        REQUIRE(original.contains(game.id));
        const std::vector<Entry>& written = original.at(game.id);
        const auto tree = book->tree(game.id);
        REQUIRE(tree);
        const auto& kept = tree->entries();
        REQUIRE(kept.size() <= written.size());
        REQUIRE(std::equal(kept.begin(), kept.end(), written.begin()));
        left.entries += kept.size();
        if (!tree->damage()) {
            const bool isOlder = folded.contains(game.id) && kept.size() >= folded.at(game.id).size();
            REQUIRE((kept.size() == written.size() || isOlder));
            whole.insert(game.id);
        } else {
            REQUIRE(tree->damage()->seq == kept.size());
            REQUIRE(problemOf(book->entries(game.id)) == BookProblem::FileDamaged);
        }
    }
    if (book->salvage()) {
        REQUIRE(problemOf(book->checkFile()) == BookProblem::FileDamaged);
        REQUIRE(book->salvage()->entries == left.entries);
        REQUIRE(book->salvage()->wholeGames == whole.size());
        REQUIRE_FALSE(book->isWritable());
    } else {
        REQUIRE(whole.size() == original.size());
    }
    return left;
}

}  // namespace

TEST_CASE("a book cut short is read as far as its pages hold, wherever it was cut", "[db]") {
    const Folder folder{Folder::inMemory()};
    const auto file = folder / "r.db";
    const bool withLong = GENERATE(false, true);
    const Games original = makeBook(file, 400, withLong);
    const std::string bytes = bytesOf(file);
    const auto cut = folder / "cut.db";
    std::size_t before = 0;
    for (std::size_t size = 0; size < bytes.size(); size += size % kPage == 0 ? 1000 : kPage - 1000) {
        INFO("cut at " << size << " of " << bytes.size());
        const std::string rest = bytes.substr(0, size);
        write(cut, rest);
        const Left left = checkLeft(cut, original);
        REQUIRE(bytesOf(cut) == rest);
        REQUIRE(left.entries >= before);
        before = left.entries;
        std::size_t held = 0;
        for (const auto& [game, entries] : original) {
            held += withLong ? 0 : heldIn(rest.substr(0, size / kPage * kPage), entries);
        }
        REQUIRE(left.entries >= held);
    }
    // The last page alone is missing: no more than two games lack something.
    write(cut, bytes.substr(0, bytes.size() - kPage));
    CHECK(checkLeft(cut, original).entries > 600);
}

TEST_CASE("pages of zeros in a half-copied book cost what lay there", "[db]") {
    const Folder folder{Folder::inMemory()};
    const auto file = folder / "r.db";
    const Games original = makeBook(file, 120);
    const std::string bytes = bytesOf(file);
    const auto holed = folder / "holed.db";
    for (std::size_t page = 1; page < bytes.size() / kPage; ++page) {
        INFO("page " << page + 1);
        std::string changed = bytes.substr(0, bytes.size() - kPage);
        std::fill_n(changed.begin() + static_cast<std::ptrdiff_t>(page * kPage),
                    std::min(kPage, changed.size() - std::min(changed.size(), page * kPage)), '\0');
        write(holed, changed);
        (void)checkLeft(holed, original);
    }
}

TEST_CASE("a header that promises more pages than any disk holds costs no time", "[db]") {
    const Folder folder;
    const auto file = folder / "r.db";
    const Games original = makeBook(file, 60);
    std::string bytes = bytesOf(file);
    bytes.replace(28, 4, "\xff\xff\xff\xfe");
    // The root page of the entries makes no sense: pages are looked for one by one.
    bytes.replace(bytes.size() / kPage / 2 * kPage, kPage, std::string(kPage, '\0'));
    write(file, bytes);
    const auto begin = std::chrono::steady_clock::now();
    checkLeft(file, original);
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(5));
}

TEST_CASE("a book cut short with its log is read with what the log holds", "[db]") {
    const Folder folder{Folder::inMemory()};
    const auto file = folder / "r.db";
    const Games folded = makeBook(file, 60);
    Games original = folded;
    const auto copy = folder / "copy.db";
    std::string log;
    {
        Book book = openBook(file, OpenMode::ReadWrite);
        const GameId first = original.begin()->first;
        Head head{original[first].back().seq, original[first].back().hash};
        for (int i = 0; i < 30; ++i) {
            head = book.append(first, head, std::vector{body(9000 + i)}).value();
        }
        original[first] = book.entries(first).value();
        log = bytesOf(file.string() + "-wal");
        REQUIRE_FALSE(log.empty());
        write(copy, bytesOf(file));
    }
    const std::string bytes = bytesOf(copy);
    std::size_t least = 0;
    for (std::size_t size = kPage; size < bytes.size(); size += kPage) {
        INFO("cut at " << size);
        write(copy, bytes.substr(0, size));
        std::filesystem::remove(copy.string() + "-wal");
        const std::size_t without = checkLeft(copy, original, folded).entries;
        write(copy.string() + "-wal", log);
        const std::size_t with = checkLeft(copy, original).entries;
        CHECK(with >= without);
        least = std::max(least, with);
        // A log that was cut as well holds its whole transactions.
        write(copy.string() + "-wal", log.substr(0, log.size() / 2 + 77));
        (void)checkLeft(copy, original, folded);
    }
    CHECK(least > 0);
}

TEST_CASE("a book without its log is what was folded into it", "[db]") {
    const Folder folder{Folder::inMemory()};
    const auto file = folder / "r.db";
    const Games original = makeBook(file, 20);
    const auto copy = folder / "copy.db";
    {
        Book book = openBook(file, OpenMode::ReadWrite);
        const auto& [first, entries] = *original.begin();
        REQUIRE(book.append(first, {entries.back().seq, entries.back().hash}, std::vector{body(9)}));
        write(copy, bytesOf(file));
    }
    CHECK(checkLeft(copy, original).opened);
}

TEST_CASE("what a book cut short has whole can be merged into another", "[db]") {
    const Folder folder{Folder::inMemory()};
    const auto file = folder / "r.db";
    const Games original = makeBook(file, 200);
    const std::string bytes = bytesOf(file);
    write(file, bytes.substr(0, bytes.size() - 3 * kPage));
    const Book source = openBook(file, OpenMode::Foreign);
    REQUIRE(source.salvage());
    CHECK(problemOf(Book::open(file, OpenMode::ReadWrite)) == BookProblem::FileDamaged);
    Book into = openBook(folder / "into.db", OpenMode::Create);
    const auto merged = mergeBook(into, source);
    REQUIRE(merged);
    CHECK_FALSE(merged->sourceWhole);
    CHECK(into.games().value().size() == source.salvage()->wholeGames);
}

TEST_CASE("pages that were made to be a trap end the reading, and no entry is believed without its chain", "[db]") {
    const Folder folder{Folder::inMemory()};
    const auto file = folder / "r.db";
    const Games original = makeBook(file, 100);
    const std::string bytes = bytesOf(file);
    const auto hostile = folder / "hostile.db";
    std::uint32_t random = 7;
    for (int run = 0; run < 300; ++run) {
        std::string changed = bytes.substr(0, bytes.size() - kPage);
        for (int i = 0; i < 12; ++i) {
            random = random * 1'664'525U + 1'013'904'223U;
            // Where pages begin lies what leads to other pages.
            const std::size_t page = 1 + random % (changed.size() / kPage - 1);
            const std::size_t at = page * kPage + (random >> 16U) % (i % 2 == 0 ? 16 : kPage);
            changed[at] = static_cast<char>(random >> 8U);
        }
        write(hostile, changed);
        INFO("run " << run);
        (void)checkLeft(hostile, original);
    }
}
