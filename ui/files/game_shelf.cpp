// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/game_shelf.h"
#include "adjudicator/kept_outlines.h"
#include "ui/files/loose_thread.h"

#include <QThread>
#include <algorithm>
#include <iterator>
#include <ranges>
#include <utility>

namespace ui {

namespace {

/// Games that are told and kept together.
constexpr std::size_t kAtOnce = 4;

std::vector<adjudicator::GameSummary> gamesIn(const std::filesystem::path& file,
                                              const std::optional<adjudicator::GameSummary>& open) {
    std::vector<adjudicator::GameSummary> games;
    const auto book = db::Book::open(file, db::OpenMode::ReadOnly);
    if (!book) {
        return games;
    }
    adjudicator::GameOutlines outlines = adjudicator::summaryOutlines(*book);
    auto all = adjudicator::summariesOf(*book, outlines, open, adjudicator::NotKept::Begun);
    if (!all) {
        return games;
    }
    for (adjudicator::GameSummary& summary : std::views::reverse(*all)) {
        if (!summary.isAside) {
            games.push_back(std::move(summary));
        }
    }
    adjudicator::keepSummaries(file, outlines);
    return games;
}

bool isOpen(const adjudicator::GameSummary& game) {
    return !game.isDamaged && !game.isOver;
}

/// The games behind this one, round the list, in the order in which one goes through them.
auto gamesBehind(const std::vector<adjudicator::GameSummary>& games, const std::optional<db::GameId>& from) {
    const auto start = std::ranges::find_if(games, [&](const auto& game) { return game.id == from; });
    const std::size_t first = start == games.end() ? 0 : static_cast<std::size_t>(start - games.begin()) + 1;
    return std::views::iota(std::size_t{0}, games.size()) |
           std::views::transform([&games, first](std::size_t i) -> const adjudicator::GameSummary& {
               return games[(first + i) % games.size()];
           }) |
           std::views::filter([from](const adjudicator::GameSummary& game) { return game.id != from; });
}

}  // namespace

/// Read on a thread, which has everything here but `stops` to itself.
struct GameShelf::Batch {
    std::filesystem::path file;
    std::vector<db::GameId> games;
    /// As many as were read; one that cannot be is damaged.
    std::vector<adjudicator::GameSummary> read;
    std::atomic<bool> stops = false;

    void run() {
        const auto book = db::Book::open(file, db::OpenMode::ReadOnly);
        adjudicator::GameOutlines outlines = book ? adjudicator::summaryOutlines(*book) : adjudicator::GameOutlines();
        for (auto game = games.begin(); game != games.end() && !stops; ++game) {
            const auto info = book ? book->info(*game) : engine::unexpected(book.error());
            adjudicator::GameSummary summary;
            summary.id = *game;
            summary.isDamaged = true;
            if (info) {
                summary = adjudicator::summaryOf(*book, *info);
            }
            if (!summary.isDamaged) {
                outlines.found(*info, adjudicator::toText(summary));
            }
            read.push_back(std::move(summary));
        }
        adjudicator::keepSummaries(file, outlines);
    }
};

GameShelf::~GameShelf() {
    stop();
}

void GameShelf::read(const std::filesystem::path& book, const std::optional<adjudicator::GameSummary>& open) {
    const int reading = ++m_reading;
    m_isCurrent = false;
    stop();
    auto games = std::make_shared<std::vector<adjudicator::GameSummary>>();
    QThread* thread = QThread::create([book, games, open] { *games = gamesIn(book, open); });
    connect(thread, &QThread::finished, this, [this, reading, games, book] {
        if (reading == m_reading) {
            m_book = book;
            m_games = std::move(*games);
            m_isCurrent = true;
            Q_EMIT listed();
        }
    });
    startLoose(*thread, QThread::LowPriority);
}

void GameShelf::readFurther(const std::vector<db::GameId>& games) {
    m_wanted = games;
    if (m_batch) {
        m_batch->stops = std::ranges::find_first_of(m_batch->games, games) == m_batch->games.end();
    } else {
        readBatch();
    }
}

void GameShelf::readBatch() {
    std::erase_if(m_wanted, [this](const db::GameId& game) { return unread(game) == nullptr; });
    if (m_wanted.empty()) {
        return;
    }
    const auto end = m_wanted.begin() + static_cast<std::ptrdiff_t>(std::min(m_wanted.size(), kAtOnce));
    m_batch = std::make_shared<Batch>();
    m_batch->file = m_book;
    m_batch->games.assign(m_wanted.begin(), end);
    m_wanted.erase(m_wanted.begin(), end);
    QThread* thread = QThread::create([batch = m_batch] { batch->run(); });
    connect(thread, &QThread::finished, this, [this] {
        take(*std::exchange(m_batch, nullptr));
        readBatch();
    });
    startLoose(*thread, QThread::LowPriority);
}

void GameShelf::take(const Batch& batch) {
    if (batch.file != m_book) {
        return;
    }
    for (const adjudicator::GameSummary& summary : batch.read) {
        if (adjudicator::GameSummary* listed = unread(summary.id)) {
            *listed = summary;
        }
    }
    Q_EMIT listed();
}

adjudicator::GameSummary* GameShelf::unread(const db::GameId& game) {
    const auto found = std::ranges::find(m_games, game, &adjudicator::GameSummary::id);
    return found != m_games.end() && found->isUnread ? &*found : nullptr;
}

std::optional<adjudicator::GameKind> GameShelf::kindOf(const db::GameId& game) const {
    const auto found = std::ranges::find_if(m_games, [&](const auto& each) { return each.id == game; });
    return found == m_games.end() ? std::nullopt : std::optional(found->kind);
}

std::optional<db::GameId> GameShelf::nextOpen(const std::optional<db::GameId>& from) const {
    for (const adjudicator::GameSummary& game : gamesBehind(m_games, from)) {
        if (game.isUnread) {
            return std::nullopt;
        }
        if (isOpen(game)) {
            return game.id;
        }
    }
    return std::nullopt;
}

std::vector<db::GameId> GameShelf::unreadBeforeNext(const std::optional<db::GameId>& from) const {
    std::vector<db::GameId> games;
    for (const adjudicator::GameSummary& game : gamesBehind(m_games, from)) {
        if (games.size() == kAtOnce || (!game.isUnread && isOpen(game))) {
            break;
        }
        if (game.isUnread) {
            games.push_back(game.id);
        }
    }
    return games;
}

}  // namespace ui
