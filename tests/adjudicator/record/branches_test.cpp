// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/game_summary.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "adjudicator/record/official_branch.h"
#include "db/merge.h"
#include "tests/adjudicator/record/test_desk.h"

using namespace adjudicator;
using adjudicator::test::Desk;
using adjudicator::test::Folder;

namespace {

/// A copy of the desk's book, in which the game goes on in another way.
struct OtherBook {
    Folder folder;
    std::filesystem::path file = folder.path() / "other.db";

    OtherBook(Desk& desk, const std::string& ruling) {
        REQUIRE(desk.book().handOver(file));
        auto book = db::Book::open(file, db::OpenMode::ReadWrite);
        REQUIRE(book);
        auto line = Line::fold(*book->entries(desk.game()));
        REQUIRE(line);
        Surroundings around;
        around.append = [&](const db::GameId& game, const db::Head& after, const std::vector<std::string>& bodies,
                            const std::vector<db::Picture>&,
                            const auto& answer) { answer(book->append(game, after, bodies)); };
        around.now = &utcNow;
        around.drawSecret = &drawSecret;
        TableListener listener;
        listener.changed = [](const auto&, const auto&) {};
        listener.refused = [](const auto&) { FAIL("refused"); };
        listener.refusedByTable = [](auto) { FAIL("refused by the table"); };
        listener.failed = [](const auto&) { FAIL("not written"); };
        LiveTable table(std::move(*line), around, listener);
        table.play(engine::Action(engine::Rule{ruling, std::nullopt, std::nullopt}));
    }
};

}  // namespace

TEST_CASE("of a game with branches none is gone on with until a ruling names one", "[adjudicator][record][branch]") {
    Desk desk(adjudicator::test::oneHex());
    desk.play(adjudicator::test::kRedRolls);
    CHECK(countingEntries(desk.book(), desk.game())->size() == desk.table().log().size());
    CHECK(branchesOf(desk.book(), desk.game(), engine::Language::English)->size() == 1);
    const OtherBook other(desk, "it was an 8");
    desk.play(engine::Action(engine::EndTurn{desk.table().position().turn.player}));
    const auto mine = desk.table().line().head();
    const auto merged = db::mergeBook(desk.book(), *db::Book::open(other.file, db::OpenMode::Foreign));
    REQUIRE(merged);
    REQUIRE(std::holds_alternative<db::GameForked>(merged->games.front().outcome));

    const auto entries = countingEntries(desk.book(), desk.game());
    REQUIRE_FALSE(entries);
    CHECK(entries.error().problem == db::BookProblem::Forked);
    const auto listed = summaryOf(desk.book(), desk.book().games()->front());
    CHECK(listed.isForked);
    CHECK_FALSE(listed.isDamaged);
    CHECK(listed.players.size() == 2);

    const auto branches = branchesOf(desk.book(), desk.game(), engine::Language::English);
    REQUIRE(branches);
    REQUIRE(branches->size() == 2);
    const auto own =
        std::find_if(branches->begin(), branches->end(), [&](const auto& each) { return each.end == mine; });
    REQUIRE(own != branches->end());
    CHECK(own->lastAct.find("ends") != std::string::npos);
    CHECK(own->points == std::vector{1, 0});
    const auto& theirs = own == branches->begin() ? branches->back() : branches->front();
    CHECK(theirs.ownEntries >= 1);
    CHECK(theirs.lastAct.find("it was an 8") != std::string::npos);

    // The ruling stands on the branch that it names.
    RulingGiven ruling;
    ruling.decision = RulingDecision::Official;
    ruling.reason = "the board shows it";
    ruling.branch = mine;
    desk.table().rule(ruling);
    const auto after = countingEntries(desk.book(), desk.game());
    REQUIRE(after);
    CHECK(after->back().hash == desk.table().line().head().hash);
    CHECK_FALSE(summaryOf(desk.book(), desk.book().games()->front()).isForked);
    CHECK(branchesOf(desk.book(), desk.game(), engine::Language::German)->size() == 1);
}

TEST_CASE("the check of a record tells how far it is and ends where it is told to", "[adjudicator][record][verify]") {
    Desk desk(adjudicator::test::oneHex());
    for (int turn = 0; turn < 20; ++turn) {
        const auto player = desk.table().position().turn.player;
        desk.play(engine::Action(engine::Rule{"point " + std::to_string(turn), std::nullopt, player}));
    }
    std::size_t calls = 0;
    std::size_t last = 0;
    const auto whole = verify(desk.book(), desk.game(), std::nullopt, [&](std::size_t done, std::size_t all) {
        CHECK(done >= last);
        CHECK(all == desk.table().log().size());
        last = done;
        ++calls;
        return true;
    });
    REQUIRE(whole);
    CHECK(whole->kind == VerdictKind::Sound);
    CHECK(calls >= 2);
    const auto stopped = verify(desk.book(), desk.game(), std::nullopt, [](auto, auto) { return false; });
    REQUIRE_FALSE(stopped);
    CHECK(stopped.error().problem == db::BookProblem::Cancelled);
}
