// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/SQLiteCpp.h>

#include "db/book.h"
#include "tests/db/book_support.h"

using namespace db;
using namespace test;

namespace {

/// A closed book with one game of 7 entries, one of them longer than a page.
GameInfo makeBook(const std::filesystem::path& file) {
    Book book = openBook(file, OpenMode::Create);
    GameInfo game = makeGame(book, 5);
    const std::string longBody = R"({"text":")" + std::string(6000, 'x') + "\"}";
    game.head = book.append(game.id, game.head, std::vector{longBody}).value();
    return game;
}

/// What a person is told of the file: refused, damaged, or all of it as it was. Nothing else may come out.
bool isNoticedOrHarmless(const std::filesystem::path& file, const GameInfo& game, const std::vector<Entry>& original) {
    const auto book = Book::open(file, OpenMode::ReadOnly);
    if (!book) {
        return true;
    }
    const auto games = book->games();
    if (!games || games->size() != 1 || games->front().id != game.id) {
        return true;
    }
    const auto verdict = book->verifyChain(game.id);
    if (!verdict || std::holds_alternative<ChainDamage>(*verdict)) {
        return true;
    }
    if (!book->checkFile()) {
        return true;
    }
    const auto entries = book->entries(game.id);
    return entries.has_value() && *entries == original;
}

/// Changes every byte that begins a page, where its structure lies, and beyond `structure` bytes every `step`th one.
void changeBytes(std::size_t structure, std::size_t step) {
    constexpr std::size_t kPageSize = 4096;
    const Folder folder;
    const auto file = folder / "r.db";
    const GameInfo game = makeBook(file);
    const auto entries = openBook(file, OpenMode::ReadOnly).entries(game.id).value();
    const std::string original = bytesOf(file);
    for (std::size_t at = 0; at < original.size(); at += at % kPageSize < structure ? 1 : step) {
        for (const int change : {0x01, 0x80, 0xff}) {
            std::string changed = original;
            changed[at] = static_cast<char>(changed[at] ^ change);
            write(file, changed);
            INFO("byte " << at << " changed by " << change);
            REQUIRE(isNoticedOrHarmless(file, game, entries));
        }
    }
}

}  // namespace

TEST_CASE("an entry changed by hand in the file is named", "[db]") {
    const Folder folder;
    const auto file = folder / "r.db";
    const GameInfo game = makeBook(file);
    std::string sql;
    ChainDamage expected;
    SECTION("a body") {
        sql = "UPDATE entry SET body = replace(body, 'red', 'rad') WHERE seq = 3";
        expected = {3, ChainFault::HashWrong};
    }
    SECTION("the first body") {
        sql = "UPDATE entry SET body = replace(body, 'game', 'gbme') WHERE seq = 0";
        expected = {0, ChainFault::IdWrong};
    }
    SECTION("a hash") {
        sql = "UPDATE entry SET hash = zeroblob(32) WHERE seq = 4";
        expected = {4, ChainFault::HashWrong};
    }
    SECTION("a number") {
        sql = "UPDATE entry SET seq = 70 WHERE seq = 2";
        expected = {2, ChainFault::EntryMissing};
    }
    SECTION("an entry taken out") {
        sql = "DELETE FROM entry WHERE seq = 5";
        expected = {5, ChainFault::EntryMissing};
    }
    SECTION("all entries taken out") {
        sql = "DELETE FROM entry";
        expected = {0, ChainFault::EntryMissing};
    }
    SECTION("the game's id") {
        sql = "UPDATE game SET id = zeroblob(16)";
        expected = {0, ChainFault::IdWrong};
    }
    execute(file, sql);
    const Book book = openBook(file, OpenMode::ReadOnly);
    const GameId id = book.games().value().front().id;
    CHECK((id == game.id) == (sql != "UPDATE game SET id = zeroblob(16)"));
    CHECK(book.verifyChain(id).value() == ChainVerdict(expected));
    CHECK(book.heads(id).error().seq == expected.seq);
    CHECK(problemOf(book.heads(id)) == BookProblem::ChainDamaged);
}

TEST_CASE("a game whose newest entry does not hold is not written on", "[db]") {
    const Folder folder;
    const auto file = folder / "r.db";
    const GameInfo game = makeBook(file);
    execute(file, "UPDATE entry SET body = '{}' WHERE seq = 6");
    Book book = openBook(file, OpenMode::ReadWrite);
    const auto refused = book.append(game.id, game.head, std::vector{body(7)});
    CHECK(problemOf(refused) == BookProblem::ChainDamaged);
    CHECK(refused.error().seq == 6);
    CHECK(makeGame(book, 2, "another").entryCount == 3);  // The other games go on.
}

TEST_CASE("entries without a game are noticed", "[db]") {
    const Folder folder;
    const auto file = folder / "r.db";
    makeBook(file);
    execute(file, "PRAGMA foreign_keys = OFF; UPDATE game SET row = 9");
    CHECK(problemOf(openBook(file, OpenMode::ReadOnly).checkFile()) == BookProblem::FileDamaged);
}

TEST_CASE("every byte of every body and hash in the file is guarded", "[db]") {
    const Folder folder;
    const auto file = folder / "r.db";
    const GameInfo game = makeBook(file);
    const auto entries = openBook(file, OpenMode::ReadOnly).entries(game.id).value();
    const std::string original = bytesOf(file);
    int flipped = 0;
    for (const Entry& entry : entries) {
        // A long body is spread over pages, so only the stretch that lies together is looked for.
        const std::string bodyPart = entry.body.substr(0, 200);
        const std::string hash(entry.hash.bytes.begin(), entry.hash.bytes.end());
        for (const std::string& part : {bodyPart, hash}) {
            const auto at = original.rfind(part);
            REQUIRE(at != std::string::npos);
            for (std::size_t i = 0; i < part.size(); ++i) {
                std::string changed = original;
                changed[at + i] = static_cast<char>(changed[at + i] ^ 0x10);
                write(file, changed);
                const Book book = openBook(file, OpenMode::ReadOnly);
                const ChainVerdict verdict = book.verifyChain(game.id).value();
                INFO("entry " << entry.seq << ", byte " << i);
                REQUIRE(std::holds_alternative<ChainDamage>(verdict));
                CHECK(std::get<ChainDamage>(verdict).seq == entry.seq);
                ++flipped;
            }
        }
    }
    CHECK(flipped > 400);
}

TEST_CASE("a byte changed anywhere in the file is noticed or changes no entry", "[db]") {
    changeBytes(32, 97);
}

TEST_CASE("a byte changed in many more places of the file is noticed or changes no entry", "[.full]") {
    changeBytes(256, 7);
}

TEST_CASE("a file cut off anywhere is noticed or changes no entry", "[db]") {
    const Folder folder;
    const auto file = folder / "r.db";
    const GameInfo game = makeBook(file);
    const auto entries = openBook(file, OpenMode::ReadOnly).entries(game.id).value();
    const std::string original = bytesOf(file);
    for (std::size_t size = 1; size < original.size(); size += 97) {
        write(file, original.substr(0, size));
        INFO("size " << size);
        REQUIRE(isNoticedOrHarmless(file, game, entries));
        const auto book = Book::open(file, OpenMode::ReadWrite);
        if (!book) {
            CHECK(bytesOf(file) == original.substr(0, size));
        }
    }
}
