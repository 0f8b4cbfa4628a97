// SPDX-License-Identifier: GPL-3.0-or-later
// Several games in one book: the window shows one, its record keeps the state of each.
#include <QTimer>

#include "adjudicator/desk.h"
#include "adjudicator/record/game_kind.h"
#include "db/book.h"
#include "ui/desk/table_desk.h"
#include "ui/text/sentences.h"

namespace ui {

std::optional<db::GameId> TableDesk::gameId() const {
    return m_table ? std::optional(m_table->line().game()) : std::nullopt;
}

void TableDesk::openGame(const db::GameId& game) {
    if (!isOpen() || game == gameId()) {
        return;
    }
    if (m_table && m_table->isWriting()) {
        // What was done last belongs to the game that is left: it is written first.
        constexpr int kSoon = 10;
        QTimer::singleShot(kSoon, this, [this, game] { openGame(game); });
        return;
    }
    const auto book = db::Book::open(m_file, db::OpenMode::ReadOnly);
    if (!book) {
        notSaved(tr("The game cannot be opened."), book.error());
        return;
    }
    const auto games = book->games();
    const auto entries = book->entries(game);
    if (!games || !entries) {
        notSaved(tr("The game cannot be opened."), !games ? games.error() : entries.error());
        return;
    }
    auto line = adjudicator::Line::fold(*entries);
    if (!line) {
        notSaved(tr("The game cannot be opened."),
                 db::BookError{db::BookProblem::ChainDamaged, m_file, line.error().seq, 0, 0});
        return;
    }
    m_gameCount = games->size();
    m_lastGame = games->back();
    m_lost = adjudicator::lostHead(*book, game, *m_ownFiles);
    m_opening.clear();
    m_typed.clear();
    m_correcting = false;
    m_hasWord = false;
    m_throwAtOnce = false;
    attach(std::move(*line));
    Q_EMIT changed();
}

void TableDesk::playOpening() {
    if (m_opening.empty() || !m_table || m_table->declared() || m_table->isWriting()) {
        return;
    }
    // A tie without a die typed before is thrown for at the table; the votes behind it wait.
    const bool tie = std::holds_alternative<engine::VoteThrow>(position().turn.pending);
    if (tie != std::holds_alternative<engine::Throw>(m_opening.front())) {
        if (!tie) {
            m_opening.clear();
        }
        return;
    }
    const engine::Action act = std::move(m_opening.front());
    m_opening.pop_front();
    m_table->play(act);
}

}  // namespace ui
