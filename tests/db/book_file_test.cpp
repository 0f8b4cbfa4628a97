// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/SQLiteCpp.h>
#include <sys/wait.h>
#include <unistd.h>

#include <functional>

#include "db/book.h"
#include "db/schema.h"
#include "tests/db/book_support.h"

using namespace db;
using namespace test;

namespace {

/// Refused in every mode with this problem, the folder and the file exactly as before.
void checkRefused(const Folder& folder, const std::filesystem::path& file, BookProblem problem) {
    const std::string before = bytesOf(file);
    const std::size_t files = folder.fileCount();
    for (const OpenMode mode : {OpenMode::Create, OpenMode::ReadWrite, OpenMode::ReadOnly, OpenMode::Foreign}) {
        INFO("mode " << static_cast<int>(mode));
        CHECK(problemOf(Book::open(file, mode)) == problem);
        CHECK(bytesOf(file) == before);
        CHECK(folder.fileCount() == files);
    }
}

/// Runs in a child without root's rights; answers with what the function returned.
int withoutRights(const std::function<int()>& work) {
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        constexpr uid_t kNobody = 65534;
        if (::geteuid() == 0 && (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0)) {
            ::_exit(99);
        }
        ::_exit(work());
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    REQUIRE(WIFEXITED(status));
    return WEXITSTATUS(status);
}

int problemNumber(const Expected<Book, BookError>& book) {
    return book ? 0 : 1 + static_cast<int>(book.error().problem);
}

}  // namespace

TEST_CASE("a missing file or folder is said to be missing and nothing is made", "[db]") {
    const Folder folder;
    CHECK(problemOf(Book::open(folder / "r.db", OpenMode::ReadWrite)) == BookProblem::NotFound);
    CHECK(problemOf(Book::open(folder / "r.db", OpenMode::ReadOnly)) == BookProblem::NotFound);
    CHECK(problemOf(Book::open(folder / "r.db", OpenMode::Foreign)) == BookProblem::NotFound);
    CHECK(problemOf(Book::open(folder / "no" / "r.db", OpenMode::Create)) == BookProblem::FolderMissing);
    CHECK(problemOf(Book::open("", OpenMode::Create)) == BookProblem::NotFound);
    CHECK(problemOf(Book::open(folder.path(), OpenMode::Create)) == BookProblem::NotABook);
    CHECK(folder.fileCount() == 0);
}

TEST_CASE("what is no record book is refused untouched", "[db]") {
    const Folder folder;
    const auto file = folder / "r.db";
    SECTION("garbage") {
        write(file, std::string(5000, 'x'));
        checkRefused(folder, file, BookProblem::NotABook);
    }
    SECTION("a short text") {
        write(file, "{\"format\":\"catan-position/1\"}");
        checkRefused(folder, file, BookProblem::NotABook);
    }
    SECTION("zeros") {
        write(file, std::string(8192, '\0'));
        checkRefused(folder, file, BookProblem::NotABook);
    }
    SECTION("another program's database") {
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE t (a)");
        checkRefused(folder, file, BookProblem::NotABook);
    }
    SECTION("another program's database with a log that was left behind") {
        {
            SQLite::Database other((folder / "o.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            other.execAndGet("PRAGMA journal_mode = WAL");
            other.exec("CREATE TABLE t (a)");
            std::filesystem::copy_file(folder / "o.db", file);
            std::filesystem::copy_file(folder / "o.db-wal", folder / "r.db-wal");
        }
        const std::string log = bytesOf(folder / "r.db-wal");
        checkRefused(folder, file, BookProblem::NotABook);
        CHECK(bytesOf(folder / "r.db-wal") == log);
    }
}

TEST_CASE("an empty file becomes a book only where one is wanted", "[db]") {
    const Folder folder;
    write(folder / "r.db", "");
    CHECK(problemOf(Book::open(folder / "r.db", OpenMode::ReadWrite)) == BookProblem::NotABook);
    CHECK(problemOf(Book::open(folder / "r.db", OpenMode::ReadOnly)) == BookProblem::NotABook);
    Book book = openBook(folder / "r.db", OpenMode::Create);
    CHECK(makeGame(book, 1).entryCount == 2);
}

TEST_CASE("a newer program's book is refused untouched, its log too", "[db]") {
    const Folder folder;
    const auto file = folder / "r.db";
    { openBook(file, OpenMode::Create); }
    SECTION("newer in the file") {
        { SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99"); }
        checkRefused(folder, file, BookProblem::Newer);
        CHECK(Book::open(file, OpenMode::ReadOnly).error().fileVersion == 99);
    }
    SECTION("newer in the log only") {
        const auto copy = folder / "c.db";
        {
            SQLite::Database newer(file.string(), SQLite::OPEN_READWRITE);
            newer.exec("PRAGMA user_version = 99");
            std::filesystem::copy_file(file, copy);
            std::filesystem::copy_file(folder / "r.db-wal", folder / "c.db-wal");
        }
        const std::string before = bytesOf(copy);
        const std::string log = bytesOf(folder / "c.db-wal");
        for (const OpenMode mode : {OpenMode::Create, OpenMode::ReadWrite, OpenMode::ReadOnly, OpenMode::Foreign}) {
            CHECK(problemOf(Book::open(copy, mode)) == BookProblem::Newer);
            CHECK(bytesOf(copy) == before);
            CHECK(bytesOf(folder / "c.db-wal") == log);
        }
    }
}

TEST_CASE("a book with other tables than its version has is refused untouched", "[db]") {
    const Folder folder;
    const auto file = folder / "r.db";
    {
        Book book = openBook(file, OpenMode::Create);
        makeGame(book, 1);
    }
    const std::string sql = GENERATE(
        "CREATE TABLE extra (a)", "DROP VIEW log", "PRAGMA user_version = 0", "PRAGMA user_version = -7",
        "CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM entry; END", "CREATE INDEX i ON entry (body)");
    { SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(sql); }
    checkRefused(folder, file, BookProblem::SchemaDiffers);
}

TEST_CASE("a version that is claimed without any table is not taken for ours", "[db]") {
    const Folder folder;
    const auto file = folder / "r.db";
    {
        SQLite::Database bare(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        bare.exec("PRAGMA user_version = -3");
        bare.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
    }
    checkRefused(folder, file, BookProblem::SchemaDiffers);
}

TEST_CASE("names with any letters, spaces and signs are files like others", "[db]") {
    const Folder folder;
    for (const std::string name : {"Bücher 赤 🎲.db", "file:r.db?mode=ro", ":memory:", "a'b\"c%20.db", "-x.db"}) {
        INFO(name);
        GameInfo game;
        {
            Book book = openBook(folder / name, OpenMode::Create);
            game = makeGame(book, 1);
            CHECK(book.handOver(folder / (name + " copy")).has_value());
        }
        CHECK(std::filesystem::is_regular_file(folder / name));
        CHECK(openBook(folder / name, OpenMode::ReadWrite).head(game.id).value() == game.head);
        CHECK(openBook(folder / name, OpenMode::Foreign).head(game.id).value() == game.head);
        CHECK(openBook(folder / (name + " copy"), OpenMode::ReadOnly).head(game.id).value() == game.head);
    }
}

TEST_CASE("reading changes no byte, not even of a log that was left behind", "[db]") {
    const Folder folder;
    GameInfo game;
    {
        Book book = openBook(folder / "o.db", OpenMode::Create);
        game = makeGame(book, 3);
        std::filesystem::copy_file(folder / "o.db", folder / "r.db");
        std::filesystem::copy_file(folder / "o.db-wal", folder / "r.db-wal");
    }
    const std::string before = bytesOf(folder / "r.db");
    const std::string log = bytesOf(folder / "r.db-wal");
    REQUIRE(log.size() > 0);
    for (const OpenMode mode : {OpenMode::ReadOnly, OpenMode::Foreign}) {
        Book book = openBook(folder / "r.db", mode);
        CHECK(book.head(game.id).value() == game.head);
        CHECK_FALSE(book.isWritable());
        CHECK(problemOf(book.append(game.id, game.head, std::vector{body(9)})) == BookProblem::NotWritable);
        CHECK(problemOf(book.createGame(genesis("9"))) == BookProblem::NotWritable);
        CHECK(book.rest().has_value());
    }
    CHECK(bytesOf(folder / "r.db") == before);
    CHECK(bytesOf(folder / "r.db-wal") == log);
    CHECK(openBook(folder / "r.db", OpenMode::ReadWrite).head(game.id).value() == game.head);
}

TEST_CASE("a book in a read-only folder can be read, with its log, and not written", "[db]") {
    const Folder folder;
    GameInfo game;
    {
        Book book = openBook(folder / "o.db", OpenMode::Create);
        game = makeGame(book, 3);
        std::filesystem::copy_file(folder / "o.db", folder / "r.db");
        std::filesystem::copy_file(folder / "o.db-wal", folder / "r.db-wal");
    }
    using std::filesystem::perms;
    const auto readable = perms::owner_read | perms::group_read | perms::others_read;
    for (const auto& item : std::filesystem::directory_iterator(folder.path())) {
        std::filesystem::permissions(item.path(), readable);
    }
    std::filesystem::permissions(folder.path(), readable | perms::owner_exec | perms::group_exec | perms::others_exec);
    const std::size_t files = folder.fileCount();
    const auto refusedAs = [](BookProblem problem) { return 1 + static_cast<int>(problem); };
    CHECK(withoutRights([&] { return problemNumber(Book::open(folder / "r.db", OpenMode::ReadWrite)); }) ==
          refusedAs(BookProblem::NotWritable));
    CHECK(withoutRights([&] { return problemNumber(Book::open(folder / "n.db", OpenMode::Create)); }) ==
          refusedAs(BookProblem::NotWritable));
    CHECK(withoutRights([&] {
              const auto book = Book::open(folder / "r.db", OpenMode::ReadOnly);
              return book && book->head(game.id).value() == game.head ? 0 : 1;
          }) == 0);
    CHECK(folder.fileCount() == files);
    std::filesystem::permissions(folder / "r.db", perms::none);
    CHECK(withoutRights([&] { return problemNumber(Book::open(folder / "r.db", OpenMode::ReadOnly)); }) ==
          refusedAs(BookProblem::NotReadable));
}
