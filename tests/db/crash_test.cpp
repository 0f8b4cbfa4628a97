// SPDX-License-Identifier: GPL-3.0-or-later
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <random>
#include <thread>

#include "db/book.h"
#include "tests/db/book_support.h"

using namespace db;
using namespace test;

namespace {

/// One to four entries, the number of the act in which `seq` is the first.
std::size_t lengthOfAct(std::uint64_t seq) {
    return static_cast<std::size_t>(seq * 7 % 4 + 1);
}

std::vector<std::string> bodiesOfAct(std::uint64_t seq) {
    std::vector<std::string> bodies;
    for (std::size_t i = 0; i < lengthOfAct(seq); ++i) {
        bodies.push_back(body(static_cast<int>(seq + i)));
    }
    return bodies;
}

/// Adds acts for ever and writes the number of each one's last entry to the pipe once it is acknowledged.
[[noreturn]] void playForEver(const std::filesystem::path& file, const GameId& game, int pipe) {
    auto book = Book::open(file, OpenMode::ReadWrite);
    if (!book) {
        ::_exit(1);
    }
    Head head = book->head(game).value();
    for (;;) {
        const auto next = book->append(game, head, bodiesOfAct(head.seq + 1));
        if (!next) {
            ::_exit(2);
        }
        head = *next;
        if (::write(pipe, &head.seq, sizeof head.seq) != static_cast<ssize_t>(sizeof head.seq)) {
            ::_exit(3);
        }
        if (head.seq % 40 == 0 && !book->rest()) {
            ::_exit(4);
        }
    }
}

void killOften(int kills, unsigned seed) {
    const Folder folder;
    const auto file = folder / "r.db";
    GameId game;
    {
        Book book = openBook(file, OpenMode::Create);
        game = makeGame(book, 0).id;
    }
    std::mt19937 random(seed);
    std::uniform_int_distribution<int> microseconds(0, 30000);
    std::uint64_t acknowledgedInAll = 0;
    for (int kill = 0; kill < kills; ++kill) {
        int ends[2] = {};
        REQUIRE(::pipe(ends) == 0);
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            ::close(ends[0]);
            playForEver(file, game, ends[1]);
        }
        ::close(ends[1]);
        std::uint64_t acknowledged = 0;
        REQUIRE(::read(ends[0], &acknowledged, sizeof acknowledged) == sizeof acknowledged);
        std::this_thread::sleep_for(std::chrono::microseconds(microseconds(random)));
        REQUIRE(::kill(child, SIGKILL) == 0);
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        REQUIRE(WIFSIGNALED(status));
        while (::read(ends[0], &acknowledged, sizeof acknowledged) == sizeof acknowledged) {
        }
        ::close(ends[0]);

        const Book book = openBook(file, OpenMode::ReadWrite);
        const ChainVerdict verdict = book.verifyChain(game).value();
        INFO("kill " << kill << ", acknowledged " << acknowledged);
        REQUIRE(std::holds_alternative<ChainSound>(verdict));
        const auto entries = book.entries(game).value();
        REQUIRE(entries.back().seq >= acknowledged);
        // At most the one act whose answer was not heard any more, and that not by half.
        REQUIRE(
            (entries.back().seq == acknowledged || entries.back().seq == acknowledged + lengthOfAct(acknowledged + 1)));
        const auto wrong = std::find_if(entries.begin() + 1, entries.end(), [](const Entry& entry) {
            return entry.body != body(static_cast<int>(entry.seq));
        });
        REQUIRE(wrong == entries.end());
        acknowledgedInAll = acknowledged;
    }
    CHECK(acknowledgedInAll > static_cast<std::uint64_t>(kills));
}

}  // namespace

TEST_CASE("a program killed at any moment loses nothing that was acknowledged", "[db]") {
    killOften(25, 20260101);
}

TEST_CASE("two hundred kills lose nothing that was acknowledged", "[.full]") {
    killOften(200, std::random_device{}());
}

TEST_CASE("a program killed while it makes a book leaves none or a whole one", "[db]") {
    std::mt19937 random(7);
    std::uniform_int_distribution<int> microseconds(0, 12000);
    for (int kill = 0; kill < 25; ++kill) {
        const Folder folder;
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            const auto book = Book::open(folder / "r.db", OpenMode::Create);
            ::pause();
            ::_exit(0);
        }
        std::this_thread::sleep_for(std::chrono::microseconds(microseconds(random)));
        ::kill(child, SIGKILL);
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        Book book = openBook(folder / "r.db", OpenMode::Create);
        CHECK(makeGame(book, 1).entryCount == 2);
    }
}
