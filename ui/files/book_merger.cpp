// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/book_merger.h"

#include <algorithm>
#include <memory>

#include "adjudicator/desk.h"
#include "db/book.h"

namespace ui {

namespace {

constexpr std::size_t kWhole = 100;
/// Opening and checking the other file comes first, reading how the games stand now comes last.
constexpr std::size_t kMergedFrom = 5;
constexpr std::size_t kMergedUntil = 80;

BookMerged failed(const std::filesystem::path& from, const db::BookError& error) {
    BookMerged result;
    result.from = from;
    result.problem = error;
    return result;
}

/// How each game stands in the book now, for the list.
void tellGames(BookMerged& result, const db::Book& into, const SideWork::GoesOn& goesOn) {
    const auto here = into.games().value_or(std::vector<db::GameInfo>());
    for (std::size_t i = 0; i < result.games.size(); ++i) {
        GameMerged& game = result.games[i];
        const auto info = std::ranges::find_if(here, [&](const db::GameInfo& each) { return each.id == game.game; });
        game.summary.id = game.game;
        // What is merged stays merged: only its description is left out when it was stopped.
        const std::size_t share = (kWhole - kMergedUntil) * i / result.games.size();
        if (info != here.end() && goesOn(static_cast<int>(kMergedUntil + share))) {
            game.summary = adjudicator::summaryOf(into, *info);
        }
    }
}

BookMerged mergeFile(adjudicator::OpenBook& into, const std::filesystem::path& from, const SideWork::GoesOn& goesOn) {
    std::error_code ignored;
    if (std::filesystem::equivalent(into.file(), from, ignored)) {
        BookMerged same;
        same.from = from;
        same.isSame = true;
        return same;
    }
    // Copying and checking the other file can take long as well; nothing is known there of how far it is.
    int told = 0;
    goesOn(told);
    db::OpenOptions stoppable;
    stoppable.goesOn = [&] { return goesOn(told); };
    const auto source = db::Book::open(from, db::OpenMode::Foreign, stoppable);
    if (!source) {
        return failed(from, source.error());
    }
    engine::Expected<db::MergeResult, db::BookError> merged = db::MergeResult();
    into.lend([&](db::Book& book, const db::BookThread::Between& between) {
        merged = db::mergeBook(book, *source, [&](std::size_t done, std::size_t all) {
            between();
            const std::size_t share = (kMergedUntil - kMergedFrom) * done / std::max<std::size_t>(all, 1);
            told = static_cast<int>(kMergedFrom + share);
            return goesOn(told);
        });
    });
    if (!merged) {
        return failed(from, merged.error());
    }
    adjudicator::rememberSeen(into.own(), *source, adjudicator::utcNow());
    BookMerged result;
    result.from = from;
    result.pictures = merged->pictures;
    result.sourceWhole = merged->sourceWhole;
    result.problem = merged->stoppedBy;
    for (db::MergedGame& game : merged->games) {
        result.games.push_back({game.game, std::move(game.outcome), {}});
    }
    if (const auto reader = into.reader()) {
        tellGames(result, *reader, goesOn);
    }
    return result;
}

}  // namespace

BookMerger::BookMerger(QObject* parent) : QObject(parent) {
    connect(&m_work, &SideWork::progressed, this, &BookMerger::progressed);
}

void BookMerger::start(std::shared_ptr<adjudicator::OpenBook> into, const std::filesystem::path& from) {
    (void)m_work.start([this, into = std::move(into), from](const SideWork::GoesOn& goesOn) -> SideWork::Finish {
        auto result = std::make_shared<BookMerged>(mergeFile(*into, from, goesOn));
        return [this, result] {
            m_last = std::move(*result);
            Q_EMIT merged();
        };
    });
}

}  // namespace ui
