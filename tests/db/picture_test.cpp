// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/picture.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <sstream>

#include "db/codes.h"
#include "db/merge.h"
#include "tests/db/book_support.h"

using namespace db;
using namespace test;

namespace {

/// Bytes that stand for a JPEG file; the book does not look into them.
std::string jpeg(char letter, std::size_t size = 1000) {
    return "\xFF\xD8\xFF" + std::string(size, letter);
}

std::string naming(const std::string& bytes) {
    return R"({"kind":"evidence","entry":0,"hash":")" + toHex(sha256(bytes)) + R"(","bytes":)" +
           std::to_string(bytes.size()) + "}";
}

std::string dayOf(int day) {
    return "2026-11-" + std::string(day < 10 ? "0" : "") + std::to_string(day) + "T18:00:00.000Z";
}

/// Appends an entry that names a picture taken on that day, with the picture.
void attach(Book& book, GameInfo& game, const std::string& bytes, int day) {
    const Picture picture{dayOf(day), bytes};
    const auto head = book.append(game.id, game.head, std::vector{naming(bytes)}, std::span(&picture, 1));
    REQUIRE(head.has_value());
    game.head = *head;
    ++game.entryCount;
}

bool isSound(const Book& book, const GameId& game) {
    return std::holds_alternative<ChainSound>(book.verifyChain(game).value());
}

}  // namespace

TEST_CASE("a picture lies beside the entry that names it", "[db][evidence]") {
    const Folder folder;
    const std::string bytes = jpeg('a');
    {
        Book book = openBook(folder / "r.db", OpenMode::Create);
        GameInfo game = makeGame(book, 1);
        attach(book, game, bytes, 1);
    }
    const Book book = openBook(folder / "r.db", OpenMode::ReadOnly);
    CHECK(book.picture(sha256(bytes)).value() == Picture{dayOf(1), bytes});
    CHECK(book.pictureState(sha256(bytes)).value() == PictureState::Kept);
    CHECK(book.pictureState(sha256("other")).value() == PictureState::Missing);
    CHECK_FALSE(book.picture(sha256("other")).value().has_value());
    CHECK(book.pictureBytes().value() == PictureStock{1, bytes.size()});
    const GameId game = book.gameIds().value().front();
    CHECK(isSound(book, game));
    CHECK(pictureNamedIn(book.entries(game).value().back().body) == sha256(bytes));
}

TEST_CASE("only an entry of the kind evidence names a picture", "[db][evidence]") {
    const std::string hash = toHex(sha256("a"));
    CHECK(pictureNamedIn(R"({"kind":"evidence","hash":")" + hash + "\"}") == sha256("a"));
    CHECK_FALSE(pictureNamedIn(R"({"kind":"act","word":"evidence","hash":")" + hash + "\"}").has_value());
    CHECK_FALSE(pictureNamedIn(R"({"kind":"evidence","hash":7})").has_value());
    CHECK_FALSE(pictureNamedIn(R"({"kind":"evidence","hash":"12"})").has_value());
    CHECK_FALSE(pictureNamedIn("evidence").has_value());
    CHECK_FALSE(pictureNamedIn(R"(["evidence"])").has_value());
}

TEST_CASE("a picture that is empty or too large is refused with its entry", "[db][evidence]") {
    const Folder folder;
    Book book = openBook(folder / "r.db", OpenMode::Create);
    const GameInfo game = makeGame(book, 1);
    for (const std::string& bytes : {std::string(), jpeg('a', kMostPictureBytes)}) {
        const Picture picture{dayOf(1), bytes};
        CHECK(problemOf(book.append(game.id, game.head, std::vector{naming(bytes)}, std::span(&picture, 1))) ==
              BookProblem::PictureRefused);
        CHECK(problemOf(book.keepPicture(picture)) == BookProblem::PictureRefused);
    }
    CHECK(book.head(game.id).value() == game.head);
    CHECK(book.pictureBytes().value() == PictureStock{});
    const Picture largest{dayOf(1), jpeg('a', kMostPictureBytes - 3)};
    CHECK(book.append(game.id, game.head, std::vector{naming(largest.jpeg)}, std::span(&largest, 1)).has_value());
    CHECK(book.picture(sha256(largest.jpeg)).value() == largest);
}

TEST_CASE("an entry that is not written keeps no picture", "[db][evidence]") {
    const Folder folder;
    Book book = openBook(folder / "r.db", OpenMode::Create);
    const GameInfo game = makeGame(book, 2);
    const Picture picture{dayOf(1), jpeg('a')};
    const Head old = firstHead(genesis("n"));
    CHECK(problemOf(book.append(game.id, old, std::vector{naming(picture.jpeg)}, std::span(&picture, 1))) ==
          BookProblem::HeadMoved);
    CHECK(book.pictureBytes().value().count == 0);
}

TEST_CASE("pruning by age and by size takes the oldest and leaves every chain whole", "[db][evidence]") {
    const Folder folder;
    Book book = openBook(folder / "r.db", OpenMode::Create);
    GameInfo game = makeGame(book, 1);
    std::vector<std::string> pictures;
    // Not in the order of their days.
    for (const int day : {5, 3, 1, 4, 2}) {
        pictures.push_back(jpeg(static_cast<char>('a' + day), 97));
        attach(book, game, pictures.back(), day);
    }
    const std::vector<Entry> before = book.entries(game.id).value();
    CHECK(book.prunePictures({}).value() == PicturesPruned{{0, 0}, {5, 500}});
    CHECK(book.prunePictures({dayOf(3), {}}).value() == PicturesPruned{{2, 200}, {3, 300}});
    CHECK(book.pictureState(sha256(pictures[2])).value() == PictureState::Missing);
    CHECK(book.pictureState(sha256(pictures[4])).value() == PictureState::Missing);
    CHECK(book.pictureState(sha256(pictures[1])).value() == PictureState::Kept);
    CHECK(book.prunePictures({{}, 250}).value() == PicturesPruned{{1, 100}, {2, 200}});
    CHECK(book.pictureState(sha256(pictures[1])).value() == PictureState::Missing);
    CHECK(book.prunePictures({{}, 200}).value() == PicturesPruned{{0, 0}, {2, 200}});
    CHECK(book.prunePictures({{}, 0}).value() == PicturesPruned{{2, 200}, {0, 0}});
    CHECK(book.entries(game.id).value() == before);
    CHECK(isSound(book, game.id));
    CHECK(book.checkFile().has_value());
    attach(book, game, pictures.front(), 6);
    CHECK(book.pictureState(sha256(pictures.front())).value() == PictureState::Kept);
    CHECK(problemOf(openBook(folder / "r.db", OpenMode::ReadOnly).prunePictures({{}, 0})) == BookProblem::NotWritable);
}

TEST_CASE("a pruned picture is in the file no more, and the file is smaller", "[db][evidence]") {
    const Folder folder;
    const auto file = folder / "r.db";
    const std::string bytes = jpeg('q', 300'000);
    {
        Book book = openBook(file, OpenMode::Create);
        GameInfo game = makeGame(book, 1);
        attach(book, game, bytes, 1);
        REQUIRE(book.rest().has_value());
        CHECK(std::filesystem::file_size(file) > bytes.size());
        REQUIRE(book.prunePictures({{}, 0}).has_value());
    }
    CHECK(std::filesystem::file_size(file) < bytes.size() / 2);
    CHECK(bytesOf(file).find(std::string(50, 'q')) == std::string::npos);
}

TEST_CASE("a picture changed in the file is noticed and given to nobody", "[db][evidence]") {
    const Folder folder;
    const std::string bytes = jpeg('a');
    GameInfo game;
    {
        Book book = openBook(folder / "r.db", OpenMode::Create);
        game = makeGame(book, 1);
        attach(book, game, bytes, 1);
    }
    execute(folder / "r.db", "UPDATE picture SET jpeg = x'ffd8ff00'");
    Book book = openBook(folder / "r.db", OpenMode::ReadWrite);
    CHECK(book.pictureState(sha256(bytes)).value() == PictureState::False);
    CHECK_FALSE(book.picture(sha256(bytes)).value().has_value());
    CHECK(isSound(book, game.id));
    // The true bytes, when they turn up, take its place.
    REQUIRE(book.keepPicture({dayOf(1), bytes}).has_value());
    CHECK(book.picture(sha256(bytes)).value() == Picture{dayOf(1), bytes});
}

TEST_CASE("a merge brings the pictures that entries name and that are whole, no others", "[db][evidence][merge]") {
    const Folder folder;
    const std::string named = jpeg('a');
    const std::string changed = jpeg('b');
    const std::string pruned = jpeg('c');
    GameInfo game;
    {
        Book from = openBook(folder / "from.db", OpenMode::Create);
        game = makeGame(from, 1);
        attach(from, game, pruned, 1);
        REQUIRE(from.prunePictures({{}, 0}).has_value());
        attach(from, game, named, 2);
        attach(from, game, changed, 3);
        REQUIRE(from.keepPicture({dayOf(4), jpeg('d')}).has_value());  // Which no entry names.
    }
    execute(folder / "from.db", "UPDATE picture SET jpeg = x'ffd8ff' WHERE time = '" + dayOf(3) + "'");
    Book into = openBook(folder / "into.db", OpenMode::Create);
    const auto merged = mergeBook(into, openBook(folder / "from.db", OpenMode::Foreign));
    REQUIRE(merged.has_value());
    CHECK(merged->pictures == 1);
    CHECK(into.picture(sha256(named)).value() == Picture{dayOf(2), named});
    CHECK(into.pictureState(sha256(changed)).value() == PictureState::Missing);
    CHECK(into.pictureBytes().value() == PictureStock{1, named.size()});
    CHECK(isSound(into, game.id));
    CHECK(mergeBook(into, openBook(folder / "from.db", OpenMode::Foreign))->pictures == 0);
}

TEST_CASE("a time that is none makes a picture from elsewhere the first to go", "[db][evidence]") {
    const Folder folder;
    Book book = openBook(folder / "r.db", OpenMode::Create);
    REQUIRE(book.keepPicture({std::string(1000, '9'), jpeg('a')}).has_value());
    REQUIRE(book.keepPicture({dayOf(1), jpeg('b')}).has_value());
    CHECK(book.prunePictures({{}, 1003}).value().removed.count == 1);
    CHECK(book.pictureState(sha256(jpeg('b'))).value() == PictureState::Kept);
}

TEST_CASE("a backup and a copy handed over hold the pictures too", "[db][evidence]") {
    const Folder folder;
    Book book = openBook(folder / "r.db", OpenMode::Create);
    GameInfo game = makeGame(book, 1);
    attach(book, game, jpeg('a'), 1);
    REQUIRE(book.backUp(folder / "backup.db").has_value());
    REQUIRE(book.handOver(folder / "copy.db").has_value());
    for (const char* name : {"backup.db", "copy.db"}) {
        CHECK(openBook(folder / name, OpenMode::ReadOnly).pictureState(sha256(jpeg('a'))).value() ==
              PictureState::Kept);
    }
}
