// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk/open_book.h"

#include <thread>

#include "db/merge.h"
#include "tests/adjudicator/desk/owner.h"
#include "tests/support/direct_surroundings.h"

using namespace adjudicator;
using namespace adjudicator::test;

namespace {

/// Begins a game and waits for it; its entry 0.
std::string begun(BookOfOwner& of, const engine::Setup& setup) {
    std::string body;
    of.book->createGame([&](const GamePlace& place) { return genesisBody(setup, place, of.book->own()); },
                        [&](const engine::Expected<GameBegun, db::BookError>& answer) { body = answer.value().body; });
    of.owner.runUntil([&] { return !body.empty(); });
    return body;
}

}  // namespace

TEST_CASE("two games begun at once have places of their own among the desk's", "[adjudicator]") {
    BookOfOwner of;
    std::vector<std::uint64_t> numbers;
    int answered = 0;
    for (int i = 0; i < 2; ++i) {
        of.book->createGame(
            [&](const GamePlace& place) {
                numbers.push_back(place.number);
                return genesisBody(oneHex(), place, of.book->own());
            },
            [&](const engine::Expected<GameBegun, db::BookError>& answer) {
                CHECK(answer.has_value());
                ++answered;
            });
    }
    of.owner.runUntil([&] { return answered == 2; });
    CHECK(numbers == std::vector<std::uint64_t>{1, 2});
}

TEST_CASE("whoever listens to a game is told when a work brought entries of it, and nobody else", "[adjudicator]") {
    BookOfOwner of;
    const std::string first = begun(of, oneHex());
    const db::GameId game = db::gameIdOf(first);
    const db::GameId other = db::gameIdOf(begun(of, oneHex()));
    // Somebody else goes on with a copy of the game.
    const std::filesystem::path copy = of.folder.path() / "copy.db";
    bool isCopied = false;
    of.book->handOver(copy, [&](const engine::Expected<void, db::BookError>& answer) {
        REQUIRE(answer);
        isCopied = true;
    });
    of.owner.runUntil([&] { return isCopied; });
    {
        auto elsewhere = db::Book::open(copy, db::OpenMode::ReadWrite).value();
        DeskFolder desk(of.folder.path() / "elsewhere");
        LiveTable table(*Line::fold(*elsewhere.entries(game)), adjudicator::directSurroundings(elsewhere, game, desk),
                        {[](const auto&, const auto&) {}, {}, {}, {}});
        table.play(*engine::actionFromJson(kRedRolls, *table.position().table));
    }
    int told = 0;
    int toldOfOther = 0;
    int toldAfterwards = 0;
    const auto listens = of.book->listen(game, of.book->reader()->head(game).value(), [&] { ++told; });
    const auto listensToo = of.book->listen(other, of.book->reader()->head(other).value(), [&] { ++toldOfOther; });
    auto gone = of.book->listen(game, of.book->reader()->head(game).value(), [&] { ++toldAfterwards; });
    gone.reset();
    std::thread worker([&] {
        of.book->lend([&](db::Book& book, const db::BookThread::Between& between) {
            const auto source = db::Book::open(copy, db::OpenMode::Foreign).value();
            CHECK(db::mergeBook(book, source, [&](std::size_t, std::size_t) {
                between();
                return true;
            }));
        });
    });
    worker.join();
    of.owner.runUntil([&] { return told > 0; });
    CHECK(told == 1);
    CHECK(toldOfOther == 0);
    CHECK(toldAfterwards == 0);
}

TEST_CASE("a book that is lent takes a desk's entries in between", "[adjudicator]") {
    BookOfOwner of;
    const db::GameId game = db::gameIdOf(begun(of, oneHex()));
    const db::Head head = of.book->reader()->head(game).value();
    std::atomic<bool> isAsked = false;
    std::atomic<bool> isWritten = false;
    bool wasWrittenInBetween = false;
    std::thread worker([&] {
        of.book->lend([&](db::Book& book, const db::BookThread::Between& between) {
            isAsked = true;
            for (int i = 0; i < 60'000 && !wasWrittenInBetween; ++i) {
                between();
                wasWrittenInBetween = book.head(game)->seq > head.seq;
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
        });
    });
    while (!isAsked) {
        std::this_thread::yield();
    }
    of.book->surroundings({}).append(game, head, {R"({"t":"2026-01-01T00:00:00.000Z"})"}, {},
                                     [&](const auto& answer) { isWritten = answer.has_value(); });
    worker.join();
    of.owner.runUntil([&] { return isWritten.load(); });
    CHECK(wasWrittenInBetween);
}

TEST_CASE("whoever only looks at a game is told when another program writes to it", "[adjudicator]") {
    BookOfOwner of;
    const db::GameId game = db::gameIdOf(begun(of, oneHex()));
    int told = 0;
    const auto listens = of.book->listen(game, of.book->reader()->head(game).value(), [&] { ++told; });
    of.book->lookForOthers();
    of.book->lookForOthers();
    CHECK(told == 0);
    // What is written here is no news.
    bool isWritten = false;
    const db::Head head = of.book->reader()->head(game).value();
    of.book->surroundings({}).append(game, head, {R"({"t":"2026-01-01T00:00:00.000Z"})"}, {},
                                     [&](const auto& answer) { isWritten = answer.has_value(); });
    of.owner.runUntil([&] { return isWritten; });
    of.book->lookForOthers();
    CHECK(told == 0);
    {
        auto other = db::Book::open(of.file(), db::OpenMode::ReadWrite).value();
        REQUIRE(other.append(game, other.head(game).value(), std::vector<std::string>{R"({"n":1})"}));
    }
    of.book->lookForOthers();
    CHECK(told == 1);
    of.book->lookForOthers();
    CHECK(told == 1);
}

TEST_CASE("what another program writes before the first look is told too", "[adjudicator]") {
    BookOfOwner of;
    const db::GameId game = db::gameIdOf(begun(of, oneHex()));
    int told = 0;
    const auto listens = of.book->listen(game, of.book->reader()->head(game).value(), [&] { ++told; });
    {
        auto other = db::Book::open(of.file(), db::OpenMode::ReadWrite).value();
        REQUIRE(other.append(game, other.head(game).value(), std::vector<std::string>{R"({"n":1})"}));
    }
    of.book->lookForOthers();
    CHECK(told == 1);
    of.book->lookForOthers();
    CHECK(told == 1);
}

TEST_CASE("a book that another keeps is read and followed, and written to only by whoever says so", "[adjudicator]") {
    BookOfOwner of;
    const db::GameId game = db::gameIdOf(begun(of, oneHex()));
    const db::Head head = of.book->reader()->head(game).value();
    int turned = 0;
    const auto listens = of.book->listenToKeeper([&] { ++turned; });
    of.book->setKept(true);
    CHECK(turned == 1);
    of.book->setKept(true);
    CHECK(turned == 1);
    std::optional<db::BookProblem> problem;
    const auto append = [&] {
        problem.reset();
        bool isAnswered = false;
        of.book->surroundings({}).append(game, head, {R"({"n":1})"}, {}, [&](const auto& answer) {
            problem = answer ? std::nullopt : std::optional(answer.error().problem);
            isAnswered = true;
        });
        of.owner.runUntil([&] { return isAnswered; });
    };
    append();
    CHECK(problem == db::BookProblem::Kept);
    of.book->createGame([&](const GamePlace& place) { return genesisBody(oneHex(), place, of.book->own()); },
                        [&](const engine::Expected<GameBegun, db::BookError>& answer) {
                            REQUIRE_FALSE(answer);
                            CHECK(answer.error().problem == db::BookProblem::Kept);
                        });
    CHECK(of.book->reader()->head(game).value() == head);
    SECTION("somebody says so") {
        of.book->writeBeside();
        CHECK(of.book->isShared());
        CHECK(turned == 2);
        // No second window any more, though nothing changes for who writes.
        of.book->setKept(false);
        CHECK_FALSE(of.book->isShared());
        CHECK(turned == 3);
    }
    SECTION("the other lets go") {
        of.book->setKept(false);
        CHECK_FALSE(of.book->isShared());
        CHECK(turned == 2);
    }
    CHECK_FALSE(of.book->isKept());
    append();
    CHECK_FALSE(problem);
    CHECK(of.book->reader()->head(game).value().seq == head.seq + 1);
}
