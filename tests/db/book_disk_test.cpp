// SPDX-License-Identifier: GPL-3.0-or-later
#include <signal.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <functional>

#include "db/book.h"
#include "tests/db/book_support.h"

using namespace db;
using namespace test;

namespace {

/// In a child whose files can grow to `limit` bytes and no further.
int withFileLimit(rlim_t limit, const std::function<int()>& work) {
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        ::signal(SIGXFSZ, SIG_IGN);
        const rlimit limits{limit, limit};
        ::setrlimit(RLIMIT_FSIZE, &limits);
        ::_exit(work());
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    REQUIRE(WIFEXITED(status));
    return WEXITSTATUS(status);
}

/// Writes until the disk is full, then checks that the book says so and holds exactly what it acknowledged.
/// Answers 0, or the number of the check that failed.
int fillUp(const std::filesystem::path& file) {
    auto book = Book::open(file, OpenMode::ReadWrite);
    if (!book) {
        return 1;
    }
    const GameInfo game = book->games().value().front();
    Head head = game.head;
    const std::vector<std::string> bodies{body(1), R"({"text":")" + std::string(3000, 'x') + "\"}"};
    for (int i = 0; i < 100000; ++i) {
        const auto next = book->append(game.id, head, bodies);
        if (next) {
            head = *next;
            continue;
        }
        if (next.error().problem != BookProblem::DiskFull) {
            return 2;
        }
        if (book->head(game.id).value() != head) {
            return 3;
        }
        const ChainVerdict verdict = book->verifyChain(game.id).value();
        const auto* sound = std::get_if<ChainSound>(&verdict);
        if (sound == nullptr || sound->count != head.seq + 1) {
            return 4;
        }
        return head.seq > game.head.seq ? 0 : 5;
    }
    return 6;
}

}  // namespace

TEST_CASE("a full disk is said to be full and nothing is half-written", "[db]") {
    const Folder folder;
    const auto file = folder / "r.db";
    GameInfo game;
    {
        Book book = openBook(file, OpenMode::Create);
        game = makeGame(book, 2);
    }
    CHECK(withFileLimit(400 * 1024, [&] { return fillUp(file); }) == 0);
    Book book = openBook(file, OpenMode::ReadWrite);
    const Head head = book.head(game.id).value();
    CHECK(head.seq % 2 == 0);  // Acts of two entries each.
    CHECK(book.checkFile().has_value());
    CHECK(book.append(game.id, head, std::vector{body(3)}).has_value());
}

TEST_CASE("a book that finds no room to begin leaves no file", "[db]") {
    const Folder folder;
    CHECK(withFileLimit(2048, [&] {
              const auto book = Book::open(folder / "r.db", OpenMode::Create);
              return !book && book.error().problem == BookProblem::DiskFull ? 0 : 1;
          }) == 0);
    CHECK(folder.fileCount() == 0);
}

TEST_CASE("a really full file system is told as such", "[db]") {
    const Folder folder;
    // Needs the right to mount; without it the limit on file sizes above stands for it.
    if (::mount("tmpfs", folder.path().c_str(), "tmpfs", 0, "size=1m") != 0) {
        WARN("skipped: no right to mount a small file system");
        return;
    }
    {
        Book book = openBook(folder / "r.db", OpenMode::Create);
        makeGame(book, 2);
    }
    CHECK(fillUp(folder / "r.db") == 0);
    CHECK(::umount2(folder.path().c_str(), MNT_DETACH) == 0);
}
