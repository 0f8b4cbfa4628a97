// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/game_shelf.h"
#include "adjudicator/kept_outlines.h"
#include "ui/files/loose_thread.h"

#include <QThread>
#include <algorithm>
#include <memory>
#include <ranges>

namespace ui {

namespace {

std::vector<adjudicator::GameSummary> gamesIn(const std::filesystem::path& file,
                                              const std::optional<adjudicator::GameSummary>& open) {
    std::vector<adjudicator::GameSummary> games;
    const auto book = db::Book::open(file, db::OpenMode::ReadOnly);
    if (!book) {
        return games;
    }
    adjudicator::GameOutlines outlines = adjudicator::summaryOutlines(*book);
    auto all = adjudicator::summariesOf(*book, outlines, open);
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

}  // namespace

void GameShelf::read(const std::filesystem::path& book, const std::optional<adjudicator::GameSummary>& open) {
    const int reading = ++m_reading;
    m_isCurrent = false;
    auto games = std::make_shared<std::vector<adjudicator::GameSummary>>();
    QThread* thread = QThread::create([book, games, open] { *games = gamesIn(book, open); });
    connect(thread, &QThread::finished, this, [this, reading, games] {
        if (reading == m_reading) {
            m_games = std::move(*games);
            m_isCurrent = true;
            Q_EMIT listed();
        }
    });
    startLoose(*thread, QThread::LowPriority);
}

std::optional<adjudicator::GameKind> GameShelf::kindOf(const db::GameId& game) const {
    const auto found = std::ranges::find_if(m_games, [&](const auto& each) { return each.id == game; });
    return found == m_games.end() ? std::nullopt : std::optional(found->kind);
}

std::optional<db::GameId> GameShelf::nextOpen(const std::optional<db::GameId>& from) const {
    const auto start = std::ranges::find_if(m_games, [&](const auto& game) { return game.id == from; });
    const std::size_t first = start == m_games.end() ? 0 : static_cast<std::size_t>(start - m_games.begin()) + 1;
    for (std::size_t i = 0; i < m_games.size(); ++i) {
        const adjudicator::GameSummary& game = m_games[(first + i) % m_games.size()];
        if (isOpen(game) && game.id != from) {
            return game.id;
        }
    }
    return std::nullopt;
}

}  // namespace ui
