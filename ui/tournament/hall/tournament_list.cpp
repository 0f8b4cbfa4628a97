// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall/tournament_list.h"

#include <algorithm>
#include <ranges>

#include "adjudicator/desk.h"
#include "adjudicator/desk/game_reading.h"
#include "adjudicator/tournament/tournaments.h"

namespace ui {

TournamentListed listedAs(const db::GameId& id, const engine::tournament::Position& position) {
    TournamentListed listed;
    listed.id = id;
    listed.name = QString::fromStdString(position.settings.name);
    listed.place = QString::fromStdString(position.settings.place);
    listed.dates = position.settings.dates;
    listed.players = static_cast<int>(position.table->players.size());
    listed.rounds = static_cast<int>(position.rounds.size());
    listed.hasEnded = position.hasEnded;
    return listed;
}

namespace {

/// Newest first; empty where the book cannot be read. Ends early when `goesOn` says so.
std::vector<TournamentListed> listTournaments(const std::filesystem::path& file, const std::function<bool()>& goesOn) {
    std::vector<TournamentListed> list;
    const auto book = db::Book::open(file, db::OpenMode::ReadOnly);
    const auto all = book ? adjudicator::tournamentsOf(*book) : engine::unexpected(book.error());
    if (!all) {
        return list;
    }
    const adjudicator::DeskFolder own = adjudicator::ownDesk();
    for (const db::GameInfo& info : std::views::reverse(*all)) {
        if (!goesOn()) {
            break;
        }
        auto read = adjudicator::readGame<adjudicator::TournamentGame>(*book, own, info.id);
        const bool isForked = !read && read.error().problem == db::BookProblem::Forked;
        if (isForked) {
            read = adjudicator::readGame<adjudicator::TournamentGame>(*book, own, info.id, info.head);
        }
        if (read) {
            list.push_back(listedAs(info.id, read->line.position()));
            list.back().isForked = isForked;
        } else {
            TournamentListed damaged;
            damaged.id = info.id;
            damaged.isDamaged = true;
            list.push_back(std::move(damaged));
        }
    }
    return list;
}

}  // namespace

TournamentList::TournamentList(QObject* parent) : QObject(parent) {
    connect(&m_side, &SideWork::ended, this, [this] {
        if (m_again) {
            read();
        }
    });
}

bool TournamentList::holds(const db::GameId& id) const {
    return std::ranges::find(m_entries, id, &TournamentListed::id) != m_entries.end();
}

void TournamentList::setBook(Book book) {
    m_book = std::move(book);
    m_entries.clear();
}

void TournamentList::read() {
    m_again = m_side.isBusy();
    if (m_again || !m_book) {
        return;
    }
    m_side.start([this, of = m_book](const SideWork::GoesOn& goesOn) -> SideWork::Finish {
        auto found =
            std::make_shared<std::vector<TournamentListed>>(listTournaments(of->file(), [&] { return goesOn(0); }));
        return [this, of, found] {
            if (of == m_book) {
                m_entries = std::move(*found);
                Q_EMIT changed();
            }
        };
    });
}

}  // namespace ui
