// SPDX-License-Identifier: GPL-3.0-or-later
// Several games in one book: the window shows one, its record keeps the state of each.
#include <QTimer>

#include "adjudicator/desk.h"
#include "adjudicator/record/official_branch.h"
#include "db/book.h"
#include "ui/desk/book_reading.h"
#include "ui/desk/table_desk.h"
#include "ui/text/sentences.h"

namespace ui {

std::optional<db::GameId> TableDesk::gameId() const {
    return m_table ? std::optional(m_table->line().game()) : std::nullopt;
}

namespace {

/// What was done last belongs to the game that is left: it is written first.
constexpr int kSoonMs = 10;

}  // namespace

void TableDesk::openGame(const db::GameId& game) {
    if (isOpen() && game != gameId()) {
        readGame(game, std::nullopt);
    }
}

void TableDesk::reopenGame() {
    if (const auto game = gameId()) {
        readGame(*game, std::nullopt);
    }
}

void TableDesk::openBranch(const db::GameId& game, const db::Head& end, const std::string& reason) {
    if (isOpen()) {
        readGame(game, BranchNamed{end, reason});
    }
}

void TableDesk::readGame(const db::GameId& game, const std::optional<BranchNamed>& branch) {
    if (m_table && m_table->isWriting()) {
        QTimer::singleShot(kSoonMs, this, [this, game, branch] { readGame(game, branch); });
        return;
    }
    const auto read = readEntries(m_file, game, branch);
    if (!read && read.error().problem == db::BookProblem::Forked) {
        Q_EMIT branchWanted(game);
    } else if (!read) {
        notSaved(tr("The game cannot be opened."), read.error());
    } else if (takeGame(read->book, game, read->entries) && branch) {
        m_table->rule(adjudicator::officialRuling(branch->end, branch->reason));
    }
}

bool TableDesk::takeGame(const db::Book& book, const db::GameId& game, const std::vector<db::Entry>& entries) {
    auto line = adjudicator::Line::fold(entries);
    if (!line) {
        notSaved(tr("The game cannot be opened."),
                 db::BookError{db::BookProblem::ChainDamaged, m_file, line.error().seq, 0, 0});
        return false;
    }
    m_lost = adjudicator::lostHead(book, game, *m_ownFiles);
    m_opening.clear();
    m_typed.clear();
    m_correcting = false;
    m_hasWord = false;
    m_throwAtOnce = false;
    attach(std::move(*line));
    Q_EMIT changed();
    return true;
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
