// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/desk_memory.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <thread>

#include "db/late_sync.h"

using namespace db;

namespace {

namespace fs = std::filesystem;

struct OwnFolder {
    fs::path path = fs::temp_directory_path() / ("adj-memory-" + std::to_string(::getpid()));

    OwnFolder() { fs::create_directories(path); }
    ~OwnFolder() { fs::remove_all(path); }
};

GameId gameOf(const std::string& name) {
    return gameIdOf(name);
}

}  // namespace

TEST_CASE("no number is given twice, by whoever asks", "[db]") {
    const OwnFolder own;
    std::vector<std::uint64_t> given(8);
    {
        std::vector<std::jthread> desks;
        for (std::size_t i = 0; i < given.size(); ++i) {
            desks.emplace_back([&, i] { given[i] = DeskMemory(own.path).giveNumber("key", 1).value_or(0); });
        }
    }
    std::ranges::sort(given);
    CHECK(given == std::vector<std::uint64_t>{1, 2, 3, 4, 5, 6, 7, 8});
    DeskMemory memory(own.path);
    CHECK(memory.giveNumber("another key", 1) == 1U);
    CHECK(memory.giveNumber("another key", 7) == 7U);
    // A book that could not be written to keeps none.
    memory.giveBack("another key", 7);
    CHECK(memory.giveNumber("another key", 1) == 7U);
    memory.giveBack("another key", 3);
    CHECK(memory.giveNumber("another key", 1) == 8U);
}

TEST_CASE("a game is missed in the books that it was written into, until it is told of", "[db]") {
    const OwnFolder own;
    const fs::path book = own.path / "book.db";
    const GameId game = gameOf("one");
    const GameId other = gameOf("two");
    const Head head{3, sha256("three")};
    {
        DeskMemory memory(own.path);
        CHECK(memory.missedIn(book, {}).empty());
        memory.begun(book, game, "key", 1, {0, sha256("zero")});
        memory.note(book, game, head);
        memory.begun(own.path / "elsewhere.db", other, "key", 2, {0, sha256("zero")});
    }
    DeskMemory memory(own.path);
    CHECK(memory.newest(game) == head);
    CHECK(memory.isElsewhere(book, other));
    CHECK_FALSE(memory.isElsewhere(book, game));
    CHECK(memory.missedIn(book, {game}).empty());
    auto missed = memory.missedIn(own.path / "." / "book.db", {});
    REQUIRE(missed.size() == 1);
    CHECK(missed.front().game == game);
    CHECK(missed.front().number == 1);
    CHECK(missed.front().head == head);
    CHECK_FALSE(missed.front().told);
    memory.told(book, game, other, {5, sha256("five")});
    missed = memory.missedIn(book, {});
    REQUIRE(missed.size() == 1);
    CHECK(missed.front().toldIn == other);
    CHECK(missed.front().told == Head{5, sha256("five")});
}

TEST_CASE("a memory in a folder that cannot hold one is no memory, and says so", "[db]") {
    DeskMemory memory("/proc/nowhere");
    CHECK_FALSE(memory.fault());
    CHECK_FALSE(memory.giveNumber("key", 1));
    REQUIRE(memory.fault());
    CHECK(memory.fault()->problem == BookProblem::NotWritable);
    memory.note("/tmp/book.db", gameOf("one"), {0, sha256("zero")});
    CHECK_FALSE(memory.newest(gameOf("one")));
}

TEST_CASE("what was noted stands although the program is killed right after", "[db]") {
    const OwnFolder own;
    const fs::path book = own.path / "book.db";
    const GameId game = gameOf("killed");
    for (std::uint64_t kill = 0; kill < 8; ++kill) {
        int ends[2] = {};
        REQUIRE(::pipe(ends) == 0);
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            DeskMemory memory(own.path);
            for (std::uint64_t seq = kill * 1'000'000;; ++seq) {
                memory.note(book, game, {seq, sha256(std::to_string(seq))});
                if (::write(ends[1], &seq, sizeof seq) != static_cast<ssize_t>(sizeof seq)) {
                    ::_exit(1);
                }
            }
        }
        ::close(ends[1]);
        std::uint64_t noted = 0;
        REQUIRE(::read(ends[0], &noted, sizeof noted) == sizeof noted);
        std::this_thread::sleep_for(std::chrono::milliseconds(5 + 7 * kill));
        REQUIRE(::kill(child, SIGKILL) == 0);
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        while (::read(ends[0], &noted, sizeof noted) == sizeof noted) {
        }
        ::close(ends[0]);
        const auto newest = DeskMemory(own.path).newest(game);
        REQUIRE(newest);
        INFO("kill " << kill);
        REQUIRE((newest->seq == noted || newest->seq == noted + 1));
        REQUIRE(newest->hash == sha256(std::to_string(newest->seq)));
    }
}

TEST_CASE("late work is done once for all who wanted it, and never left undone", "[db]") {
    std::atomic<int> times = 0;
    {
        LateSync late(std::chrono::hours(1), [&] { ++times; });
        for (int i = 0; i < 100; ++i) {
            late.want();
        }
        CHECK(times == 0);
    }
    CHECK(times == 1);
    {
        const LateSync nobody(std::chrono::milliseconds(0), [&] { ++times; });
    }
    CHECK(times == 1);
    LateSync soon(std::chrono::milliseconds(0), [&] { ++times; });
    for (const int wanted : {2, 3}) {
        soon.want();
        for (int waited = 0; times < wanted && waited < 5000; ++waited) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        CHECK(times == wanted);
    }
}
