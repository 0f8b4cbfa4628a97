// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>
#include <random>

#include "tests/db/book_support.h"
#include "tests/db/played_book.h"
#include "tests/db/recording_vfs.h"

using namespace db;
using namespace test;

namespace {

constexpr std::size_t kMostSteps = 400;

OpenOptions optionsOf(Journal journal) {
    return {std::chrono::milliseconds(0), journal};
}

/// A disk that fails at one step of an act, in a book with some games, closed and opened before.
void failAt(std::size_t step, bool lasting, Journal journal, bool& hasFailed) {
    INFO("step " << step << (lasting ? " and all after it" : "") << ", journal " << static_cast<int>(journal));
    std::mt19937 random(11);
    const Folder folder(Folder::inMemory());
    RecordingVfs disk;
    PlayedBook played;
    PlayedAct act;
    bool isAcknowledged = false;
    {
        Book book = openBook(folder / "r.db", OpenMode::Create, optionsOf(journal));
        for (int i = 0; i < 6; ++i) {
            act = randomAct(played, random);
            REQUIRE_FALSE(write(book, played, act).has_value());
            played.add(act);
        }
        act = {0, {body(1), R"({"text":")" + std::string(9000, 'x') + "\"}", body(2)}};
        disk.failAfter(step, lasting);
        const auto problem = write(book, played, act);
        hasFailed = disk.hasFailed();
        isAcknowledged = !problem;
        CHECK((isAcknowledged || hasFailed));
        if (problem) {
            CHECK((*problem == BookProblem::DiskFull || *problem == BookProblem::Io));
        }
        if (isAcknowledged) {
            played.add(act);
        }
        // The same connection goes on reading, and writing once the disk does.
        const auto entries = book.entries(played.games.front().id);
        if (entries) {
            CHECK(*entries == played.games.front().entries);
        } else {
            CHECK(lasting);
        }
        if (!lasting) {
            disk.failNoMore();
            const PlayedAct next = randomAct(played, random);
            CHECK_FALSE(write(book, played, next).has_value());
            played.add(next);
        }
    }
    disk.failNoMore();
    Book book = openBook(folder / "r.db", OpenMode::ReadWrite, optionsOf(journal));
    // A disk that refuses the sync and everything after it can keep the act that it was not sure of.
    const auto unsure = lasting && !isAcknowledged ? std::optional(act) : std::nullopt;
    CHECK(faultOf(book, played, unsure).empty());
}

}  // namespace

TEST_CASE("whichever step of an act the disk refuses, the act is there whole or not at all", "[db]") {
    const Journal journal = GENERATE(Journal::WriteAhead, Journal::Rollback);
    const bool lasting = GENERATE(false, true);
    std::size_t step = 0;
    for (bool hasFailed = true; hasFailed; ++step) {
        REQUIRE(step < kMostSteps);
        failAt(step, lasting, journal, hasFailed);
    }
    CHECK(step > 5);  // The last one found nothing more to refuse.
}

TEST_CASE("whichever step of its making the disk refuses, a book can be made there afterwards", "[db]") {
    const Journal journal = GENERATE(Journal::WriteAhead, Journal::Rollback);
    std::size_t step = 0;
    for (bool hasFailed = true; hasFailed; ++step) {
        REQUIRE(step < kMostSteps);
        INFO("step " << step << ", journal " << static_cast<int>(journal));
        const Folder folder(Folder::inMemory());
        RecordingVfs disk;
        disk.failAfter(step, true);
        {
            const auto book = Book::open(folder / "r.db", OpenMode::Create, optionsOf(journal));
            hasFailed = disk.hasFailed();
            CHECK((book.has_value() || hasFailed));
        }
        disk.failNoMore();
        Book book = openBook(folder / "r.db", OpenMode::Create, optionsOf(journal));
        CHECK(makeGame(book, 2).entryCount == 3);
    }
    CHECK(step > 5);
}
