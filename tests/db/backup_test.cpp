// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/SQLiteCpp.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <random>
#include <thread>

#include "db/book.h"
#include "tests/db/book_support.h"

using namespace db;
using namespace test;

namespace {

/// A book of some hundred pages.
GameInfo makeLarge(Book& book) {
    GameInfo game = makeGame(book, 0);
    for (int i = 0; i < 100; ++i) {
        game.head = book.append(game.id, game.head, std::vector{R"({"t":")" + std::string(6000, 'x') + "\"}"}).value();
    }
    return game;
}

}  // namespace

TEST_CASE("a backup is a whole book of its own", "[db][backup]") {
    const Folder folder;
    Book book = openBook(folder / "r.db", OpenMode::Create);
    const GameInfo game = makeLarge(book);
    std::vector<BackupProgress> steps;
    BackupOptions options;
    options.pagesAtOnce = 20;
    options.progress = [&](const BackupProgress& progress) {
        steps.push_back(progress);
        return true;
    };
    CHECK(book.backUp(folder / "b.db", options).value().empty());
    REQUIRE(steps.size() > 3);
    CHECK(steps.front().done == 20);
    CHECK(steps.back().done == steps.back().all);
    CHECK(openBook(folder / "b.db", OpenMode::ReadOnly).entries(game.id).value() == book.entries(game.id).value());
    CHECK_FALSE(std::filesystem::exists(folder / "b.db-wal"));

    CHECK(problemOf(book.backUp(folder / "b.db")) == BookProblem::AlreadyExists);
    CHECK(problemOf(book.backUp(folder / "no" / "b.db")) == BookProblem::FolderMissing);
}

TEST_CASE("a backup that is stopped leaves nothing", "[db][backup]") {
    const Folder folder;
    Book book = openBook(folder / "r.db", OpenMode::Create);
    const GameInfo game = makeLarge(book);
    const std::size_t before = folder.fileCount();
    BackupOptions options;
    options.pagesAtOnce = 10;
    int calls = 0;
    options.progress = [&](const BackupProgress&) { return ++calls < 3; };
    const auto stopped = book.backUp(folder / "b.db", options);
    CHECK(problemOf(stopped) == BookProblem::Cancelled);
    CHECK(calls == 3);
    CHECK(folder.fileCount() == before);
    CHECK(book.append(game.id, game.head, std::vector{body(1)}).has_value());
}

TEST_CASE("others write while a backup runs, and it holds what stood there at its beginning", "[db][backup]") {
    const auto journal = GENERATE(Journal::WriteAhead, Journal::Rollback);
    const Folder folder;
    OpenOptions how;
    how.journal = journal;
    GameInfo game;
    {
        Book book = openBook(folder / "r.db", OpenMode::Create, how);
        game = makeLarge(book);
    }
    const Book book = openBook(folder / "r.db", OpenMode::ReadOnly, how);
    Book writer = openBook(folder / "r.db", OpenMode::ReadWrite, how);
    Head head = game.head;
    int written = 0;
    BackupOptions options;
    options.pagesAtOnce = 10;
    options.progress = [&](const BackupProgress&) {
        const auto next = writer.append(game.id, head, std::vector{body(++written)});
        REQUIRE(next.has_value());
        head = *next;
        return true;
    };
    const auto backup = book.backUp(folder / "b.db", options);
    INFO("problem " << (backup ? -1 : static_cast<int>(backup.error().problem)) << ", " << written << " written");
    REQUIRE(backup.has_value());
    CHECK(written > 5);
    const Book copy = openBook(folder / "b.db", OpenMode::ReadOnly);
    const auto entries = copy.entries(game.id).value();
    CHECK(std::holds_alternative<ChainSound>(copy.verifyChain(game.id).value()));
    CHECK(entries.size() >= 101);
    CHECK(entries.size() <= 101 + static_cast<std::size_t>(written));
    if (journal == Journal::WriteAhead) {
        CHECK(entries.size() == 101);
    }
}

TEST_CASE("a game that does not hold is backed up as it is and named", "[db][backup]") {
    const Folder folder;
    GameInfo sound;
    GameInfo broken;
    {
        Book book = openBook(folder / "r.db", OpenMode::Create);
        sound = makeGame(book, 4, "a");
        broken = makeGame(book, 4, "b");
    }
    SQLite::Database((folder / "r.db").string(), SQLite::OPEN_READWRITE)
        .exec("UPDATE entry SET body = '{}' WHERE seq = 2 AND game = (SELECT max(row) FROM game)");
    const Book book = openBook(folder / "r.db", OpenMode::ReadOnly);
    CHECK(book.backUp(folder / "b.db").value() == std::vector{broken.id});
    const Book copy = openBook(folder / "b.db", OpenMode::ReadOnly);
    CHECK(copy.entries(sound.id).value() == book.entries(sound.id).value());
    CHECK(copy.entries(broken.id).value() == book.entries(broken.id).value());
}

TEST_CASE("a file that cannot be read whole is not backed up", "[db][backup]") {
    const Folder folder;
    {
        Book book = openBook(folder / "r.db", OpenMode::Create);
        makeLarge(book);
    }
    std::string bytes = bytesOf(folder / "r.db");
    std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(bytes.size() / 2 / 4096 * 4096), 100, '\xff');
    write(folder / "r.db", bytes);
    const Book book = openBook(folder / "r.db", OpenMode::ReadOnly);
    const std::size_t before = folder.fileCount();
    const auto backup = book.backUp(folder / "b.db");
    CHECK(problemOf(backup) == BookProblem::FileDamaged);
    CHECK(backup.error().file == folder / "r.db");
    CHECK(folder.fileCount() == before);
}

TEST_CASE("a program killed during a backup leaves no file of that name, or a whole one", "[db][backup]") {
    const Folder folder;
    GameInfo game;
    {
        Book book = openBook(folder / "r.db", OpenMode::Create);
        game = makeLarge(book);
    }
    std::mt19937 random(3);
    std::uniform_int_distribution<int> microseconds(0, 20000);
    for (int kill = 0; kill < 15; ++kill) {
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            const auto book = Book::open(folder / "r.db", OpenMode::ReadOnly);
            BackupOptions options;
            options.pagesAtOnce = 10;
            ::_exit(book && book->backUp(folder / "b.db", options) ? 0 : 1);
        }
        std::this_thread::sleep_for(std::chrono::microseconds(microseconds(random)));
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        if (std::filesystem::exists(folder / "b.db")) {
            const Book copy = openBook(folder / "b.db", OpenMode::ReadOnly);
            CHECK(copy.head(game.id).value() == game.head);
            std::filesystem::remove(folder / "b.db");
        }
    }
}
