// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/kept_outlines.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <catch2/catch.hpp>

#include "adjudicator/game_summary.h"
#include "adjudicator/statistics/book_statistics.h"
#include "adjudicator/statistics/statistics_kept.h"
#include "adjudicator/verify/verify_text.h"
#include "tests/adjudicator/dispute/battlefield.h"
#include "tests/adjudicator/record/test_desk.h"

using namespace adjudicator;
using namespace adjudicator::test;

namespace {

/// Summaries of the book, and how many games were read for them.
std::vector<GameSummary> listed(const db::Book& book, std::size_t& read) {
    GameOutlines outlines = summaryOutlines(book);
    auto all = summariesOf(book, outlines);
    REQUIRE(all);
    read = outlines.fresh().size();
    keepSummaries(book.file(), outlines);
    return *all;
}

void countAll(const db::Book& book) {
    GameOutlines outlines = countsOutlines(book);
    REQUIRE(BookCounting().countAll(book, outlines));
    keepCounts(book.file(), outlines);
}

void execute(const std::filesystem::path& file, const std::string& sql) {
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(sql);
}

}  // namespace

TEST_CASE("a list reads only the games that have grown since it was kept", "[adjudicator][statistics]") {
    Desk desk(battlefield());
    desk.play(kAttack);
    std::size_t read = 0;
    const auto first = listed(desk.book(), read);
    REQUIRE(first.size() == 1);
    CHECK(read == 1);
    const auto again = listed(desk.book(), read);
    CHECK(read == 0);
    REQUIRE(again.size() == 1);
    CHECK(toText(again.front()) == toText(first.front()));
    CHECK(again.front().id == desk.game());
    CHECK(again.front().entries == first.front().entries);
    CHECK(again.front().players == first.front().players);
    desk.play(roundOf({12, 10}, {12, 7}));
    (void)listed(desk.book(), read);
    CHECK(read == 1);
}

TEST_CASE("of a game that was never listed its first entry says who plays what", "[adjudicator][statistics]") {
    Desk desk(battlefield());
    desk.play(kAttack);
    GameOutlines outlines = summaryOutlines(desk.book());
    const auto begun = summariesOf(desk.book(), outlines, {}, NotKept::Begun);
    REQUIRE(begun);
    REQUIRE(begun->size() == 1);
    CHECK(outlines.fresh().empty());
    CHECK(begun->front().isUnread);
    std::size_t read = 0;
    const GameSummary whole = listed(desk.book(), read).front();
    CHECK_FALSE(whole.isUnread);
    CHECK(begun->front().id == whole.id);
    CHECK(begun->front().number == whole.number);
    CHECK(begun->front().kind == whole.kind);
    CHECK(begun->front().time == whole.time);
    CHECK(begun->front().documents == whole.documents);
    CHECK(begun->front().players == whole.players);
    CHECK(begun->front().entries == whole.entries);
    // Kept now.
    GameOutlines later = summaryOutlines(desk.book());
    const auto known = summariesOf(desk.book(), later, {}, NotKept::Begun);
    REQUIRE(known);
    CHECK_FALSE(known->front().isUnread);
    CHECK(toText(known->front()) == toText(whole));
}

TEST_CASE("counts are the same read and kept", "[adjudicator][statistics]") {
    Desk desk(battlefield());
    desk.play(kAttack);
    desk.play(roundOf({12, 10}, {12, 7}));
    desk.play(R"({"do":"throw"})");
    desk.table().openThrow({"hedgehog"});
    const GameStatistics counted = statisticsOf(desk.table().line());
    const std::string text = toText(counted);
    const auto kept = statisticsFrom(text, desk.game());
    REQUIRE(kept);
    CHECK(toText(*kept) == text);
    CHECK(saySame(text, toText(*kept)));
    CHECK(kept->combats.front().attackerRounds.percentile() == counted.combats.front().attackerRounds.percentile());
    for (const char* other : {"", "{}", "[]", R"({"number":1})"}) {
        CHECK_FALSE(statisticsFrom(other, desk.game()));
        CHECK_FALSE(saySame(text, other));
    }
    CHECK_FALSE(statisticsFrom(text.substr(0, text.size() / 2), desk.game()));
}

TEST_CASE("a kept line that was changed is noticed by the check, and worked out again",
          "[adjudicator][statistics][verify]") {
    Desk desk(battlefield());
    desk.play(kAttack);
    desk.play(roundOf({12, 10}, {12, 7}));
    std::size_t read = 0;
    (void)listed(desk.book(), read);
    countAll(desk.book());
    CHECK(desk.verified().kind == VerdictKind::Sound);
    const bool isSummary = GENERATE(true, false);
    desk.restart([&] {
        execute(desk.file(), isSummary ? "UPDATE outline SET text = replace(text, '\"round\":3', '\"round\":4') "
                                         "WHERE kind = 'summary'"
                                       : "UPDATE outline SET text = replace(text, '[12,10]', '[12,11]') "
                                         "WHERE kind = 'counts'");
    });
    const Verification verified = desk.verified();
    CHECK(verified.kind == VerdictKind::Damaged);
    CHECK(verified.reason == VerdictReason::ListedOtherwise);
    CHECK_FALSE(verified.entry);
    CHECK(sentence(verified, engine::Language::English).find("what lists show of the game is not what") !=
          std::string::npos);
    renewOutlines(desk.file(), desk.game());
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("a line kept by another program, or one that makes no sense, is worked out again",
          "[adjudicator][statistics]") {
    Desk desk(oneHex());
    desk.play(kRedRolls);
    std::size_t read = 0;
    const auto before = listed(desk.book(), read);
    const char* sql = GENERATE("UPDATE outline SET maker = 'another 1 1'", "UPDATE outline SET text = '{\"number\":7}'",
                               "UPDATE outline SET text = '{'", "UPDATE outline SET entries = entries + 1",
                               "UPDATE outline SET head = zeroblob(32)");
    desk.restart([&] { execute(desk.file(), sql); });
    const auto after = listed(desk.book(), read);
    CHECK(read == 1);
    CHECK(toText(after.front()) == toText(before.front()));
}
