// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/SQLiteCpp.h>

#include "db/codes.h"
#include "db/schema.h"
#include "tests/db/book_support.h"
#include "tests/places.h"

using namespace db;
using namespace test;

namespace {

std::filesystem::path stored(int version) {
    return std::filesystem::path(ADJ_SOURCE_DIR) / "tests/data/books" / ("v" + std::to_string(version) + ".db");
}

}  // namespace

TEST_CASE("a book of every version that was ever written opens, keeps its game and goes on", "[db]") {
    for (int version = 1; version <= newestVersion(); ++version) {
        INFO("version " << version);
        REQUIRE(std::filesystem::exists(stored(version)));
        const Folder folder;
        std::filesystem::copy_file(stored(version), folder / "r.db");
        std::filesystem::permissions(folder / "r.db", std::filesystem::perms::owner_all);
        Head head;
        const GameId game = gameIdOf(genesis("stored"));
        {
            const Book book = openBook(folder / "r.db", OpenMode::ReadOnly);
            head = book.head(game).value();
            CHECK(head.seq == 3);
            CHECK(toHex(head.hash) == "985f50db458f5a9812be4cc4f8ba28ad96c8dd7785c7dbaf7cd4801b57544d4c");
        }
        Book book = openBook(folder / "r.db", OpenMode::ReadWrite);
        CHECK(book.append(game, head, std::vector{body(4)}).has_value());
        CHECK(std::holds_alternative<ChainSound>(book.verifyChain(game).value()));
    }
}

TEST_CASE("an older book's branches are counted once it is brought to the newest version", "[db]") {
    const Folder folder;
    std::filesystem::copy_file(stored(1), folder / "r.db");
    std::filesystem::permissions(folder / "r.db", std::filesystem::perms::owner_all);
    const GameId game = gameIdOf(genesis("stored"));
    {
        SQLite::Database old((folder / "r.db").string(), SQLite::OPEN_READWRITE);
        const Entry parent = openBook(folder / "r.db", OpenMode::Foreign).entries(game, 1, 1).value().front();
        for (const int number : {50, 51}) {
            const Head branch = headAfter(game, {parent.seq, parent.hash}, std::vector{body(number)});
            SQLite::Statement insert(old, "INSERT INTO entry (game, seq, body, hash) VALUES (1, 2, ?, ?)");
            insert.bind(1, body(number));
            insert.bind(2, branch.hash.bytes.data(), static_cast<int>(branch.hash.bytes.size()));
            insert.exec();
        }
    }
    const Book book = openBook(folder / "r.db", OpenMode::ReadWrite);
    CHECK(book.games().value().front().entryCount == 6);
    CHECK(book.entries(game).value().size() == 6);
    CHECK(book.heads(game).value().size() == 3);
}

// Run once by name for each new version, before the first release that writes it.
TEST_CASE("store a book of the newest version", "[.store]") {
    std::filesystem::create_directories(stored(1).parent_path());
    REQUIRE_FALSE(std::filesystem::exists(stored(newestVersion())));
    Book book = openBook(stored(newestVersion()), OpenMode::Create);
    makeGame(book, 3, "stored");
}
