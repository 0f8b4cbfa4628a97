// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/kept_outlines.h"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicator/game_summary.h"
#include "adjudicator/record/entry.h"
#include "adjudicator/statistics/book_statistics.h"
#include "adjudicator/statistics/statistics_kept.h"
#include "adjudicator/version.h"

namespace adjudicator {

namespace {

constexpr std::string_view kSummaries = "summary";
constexpr int kSummariesVersion = 1;
constexpr std::string_view kCounts = "counts";

GameOutlines outlinesOf(const db::Book& book, std::string_view kind, int version) {
    return {book, kind, fmt::format("{} {} {}", kVersion, kRulesVersion, version)};
}

void keep(const std::filesystem::path& file, std::string_view kind, const GameOutlines& outlines) {
    if (outlines.fresh().empty()) {
        return;
    }
    if (auto book = db::Book::open(file, db::OpenMode::ReadWrite)) {
        (void)book->keepOutlines(kind, outlines.fresh());
    }
}

}  // namespace

GameOutlines summaryOutlines(const db::Book& book) {
    return outlinesOf(book, kSummaries, kSummariesVersion);
}

GameOutlines countsOutlines(const db::Book& book) {
    return outlinesOf(book, kCounts, kCountsVersion);
}

void keepSummaries(const std::filesystem::path& file, const GameOutlines& outlines) {
    keep(file, kSummaries, outlines);
}

void keepCounts(const std::filesystem::path& file, const GameOutlines& outlines) {
    keep(file, kCounts, outlines);
}

void renewOutlines(const std::filesystem::path& file, const db::GameId& game) {
    const auto book = db::Book::open(file, db::OpenMode::ReadOnly);
    const auto games = book ? book->games() : engine::unexpected(book.error());
    const auto info =
        games ? std::ranges::find(*games, game, &db::GameInfo::id) : std::vector<db::GameInfo>::const_iterator();
    if (!games || info == games->end()) {
        return;
    }
    GameOutlines summaries = summaryOutlines(*book);
    summaries.found(*info, toText(summaryOf(*book, *info)));
    keepSummaries(file, summaries);
    GameOutlines counts = countsOutlines(*book);
    if (const auto counted = BookCounting().count(*book, *info)) {
        counts.found(*info, toText(*counted));
    }
    keepCounts(file, counts);
}

}  // namespace adjudicator
