// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include "db/book_file.h"
#include "tests/db/book_support.h"

using namespace db;
using namespace test;

namespace {

constexpr int kActs = 60;

std::string signedBody(const std::string& who, int act, int part) {
    return R"({"who":")" + who + R"(","act":)" + std::to_string(act) + R"(,"part":)" + std::to_string(part) + "}";
}

/// What a writer tells of itself through a pipe.
struct Told {
    int acts = 0;
    int movedHeads = 0;
};

/// Adds its acts of two entries to the game, each after whatever head is there; looks again when the head has moved.
int writeActs(const std::filesystem::path& file, const GameId& game, const std::string& who, Journal journal,
              int pipe) {
    auto book = Book::open(file, OpenMode::ReadWrite, {std::chrono::milliseconds(20000), journal});
    if (!book) {
        return 1;
    }
    auto head = book->head(game);
    Told told;
    while (told.acts < kActs && head) {
        const auto next =
            book->append(game, *head, std::vector{signedBody(who, told.acts, 0), signedBody(who, told.acts, 1)});
        if (next) {
            head = *next;
            ++told.acts;
        } else if (next.error().problem == BookProblem::HeadMoved) {
            ++told.movedHeads;
            head = book->head(game);
        } else {
            return 2;
        }
    }
    return head && ::write(pipe, &told, sizeof told) == static_cast<ssize_t>(sizeof told) ? 0 : 3;
}

/// Whether another program could take the book for one that nobody has open.
bool looksAbandoned(const std::filesystem::path& file) {
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        // The bytes that every reader locks (https://www.sqlite.org/src/file/src/os.h, SHARED_FIRST).
        const int descriptor = ::open(file.c_str(), O_RDWR);
        struct flock lock {};
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET;
        lock.l_start = 0x40000002;
        lock.l_len = 510;
        const bool isFree = ::fcntl(descriptor, F_GETLK, &lock) == 0 && lock.l_type == F_UNLCK;
        ::_exit(isFree ? 1 : 0);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    return WEXITSTATUS(status) == 1;
}

}  // namespace

TEST_CASE("two programs that write on one game lose no act and mix none", "[db]") {
    const Journal journal = GENERATE(Journal::WriteAhead, Journal::Rollback);
    const Folder folder;
    const auto file = folder / "r.db";
    GameId game;
    {
        Book book = openBook(file, OpenMode::Create, {std::chrono::milliseconds(0), journal});
        game = makeGame(book, 0).id;
    }
    const std::array<std::string, 2> writers{"one", "other"};
    int ends[2] = {};
    REQUIRE(::pipe(ends) == 0);
    std::vector<pid_t> children;
    for (const std::string& who : writers) {
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            ::_exit(writeActs(file, game, who, journal, ends[1]));
        }
        children.push_back(child);
    }
    ::close(ends[1]);
    for (const pid_t child : children) {
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        REQUIRE(WIFEXITED(status));
        CHECK(WEXITSTATUS(status) == 0);
    }
    int movedHeads = 0;
    for (Told told; ::read(ends[0], &told, sizeof told) == static_cast<ssize_t>(sizeof told);) {
        CHECK(told.acts == kActs);
        movedHeads += told.movedHeads;
    }
    ::close(ends[0]);

    const Book book = openBook(file, OpenMode::ReadOnly, {std::chrono::milliseconds(0), journal});
    const auto entries = book.entries(game).value();
    REQUIRE(entries.size() == 1 + 2 * writers.size() * kActs);
    CHECK(std::holds_alternative<ChainSound>(book.verifyChain(game).value()));
    std::map<std::string, int> acts;
    int turns = 0;
    std::string last;
    for (std::size_t at = 1; at < entries.size(); at += 2) {
        const auto who = std::ranges::find_if(writers, [&](const std::string& writer) {
            return entries[at].body == signedBody(writer, acts[writer], 0) &&
                   entries[at + 1].body == signedBody(writer, acts[writer], 1);
        });
        INFO("entries " << at << " and the next: " << entries[at].body << entries[at + 1].body);
        REQUIRE(who != writers.end());
        ++acts[*who];
        turns += *who == last ? 0 : 1;
        last = *who;
    }
    // Whoever comes second after the other's act is told so before it writes.
    CHECK(movedHeads >= turns - 2);
}

TEST_CASE("a clock that is set back changes neither order nor soundness", "[db]") {
    const Folder folder;
    std::vector<std::string> bodies;
    for (const char* time : {"2026-11-21T18:04:05.123Z", "2026-11-21T17:04:05.123Z", "1970-01-01T00:00:00.000Z",
                             "2099-12-31T23:59:59.999Z", "2026-11-21T17:04:05.123Z"}) {
        bodies.push_back(std::string(R"({"time":")") + time + R"(","kind":"act","who":"red"})");
    }
    GameInfo game;
    {
        Book book = openBook(folder / "r.db", OpenMode::Create);
        game = makeGame(book, 0);
        for (const std::string& one : bodies) {
            game.head = book.append(game.id, game.head, std::vector{one}).value();
        }
        makeGame(book, 0, "later");
    }
    const auto yearsAgo = std::filesystem::file_time_type::clock::now() - std::chrono::hours(24 * 365 * 30);
    std::filesystem::last_write_time(folder / "r.db", yearsAgo);
    Book book = openBook(folder / "r.db", OpenMode::ReadWrite);
    CHECK(book.games().value().front().head == game.head);
    CHECK(book.head(game.id).value() == game.head);
    const auto entries = book.entries(game.id, 1).value();
    REQUIRE(entries.size() == bodies.size());
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        CHECK(entries[i].body == bodies[i]);
    }
    CHECK(std::holds_alternative<ChainSound>(book.verifyChain(game.id).value()));
    CHECK(book.append(game.id, game.head, std::vector{bodies.front()}).has_value());
}

TEST_CASE("a book that is open stays locked whoever of the same program looks into it", "[db]") {
    const Folder folder;
    const auto file = folder / "r.db";
    Book book = openBook(file, OpenMode::Create);
    const GameId game = makeGame(book, 3).id;
    REQUIRE_FALSE(looksAbandoned(file));
    for (const OpenMode mode : {OpenMode::ReadOnly, OpenMode::ReadWrite, OpenMode::Foreign}) {
        {
            const auto other = Book::open(file, mode);
            REQUIRE(other);
            CHECK(other->head(game));
        }
        CHECK_FALSE(looksAbandoned(file));
    }
    REQUIRE(inspectFile(file));
    CHECK_FALSE(looksAbandoned(file));
}
