// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/dice_desk.h"

#include <QTimer>

#include "adjudicator/desk.h"
#include "adjudicator/record/game_kind.h"
#include "adjudicator/record/official_branch.h"
#include "adjudicator/text/dice_game_text.h"
#include "db/book.h"
#include "engine/dice_game/sheet.h"
#include "ui/desk/book_reading.h"
#include "ui/desk/book_surroundings.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/theme/players.h"

namespace ui {

namespace dice = engine::dice_game;
using DiceLine = adjudicator::LineOf<adjudicator::DiceGame>;

namespace {

constexpr int kDiceSoonMs = 10;

}  // namespace

DiceDesk::DiceDesk(QObject* parent) : QObject(parent) {}

DiceDesk::~DiceDesk() {
    m_table.reset();
    m_thread.reset();
}

void DiceDesk::openBook(const std::filesystem::path& file) {
    if (m_thread && file == m_file) {
        return;
    }
    m_table.reset();
    m_thread.reset();
    m_file = file;
    clearSaid();
    auto book = db::Book::open(file, db::OpenMode::Create);
    if (!book) {
        tell(sentence(book.error()));
        return;
    }
    m_ownFiles = std::make_unique<adjudicator::DeskFolder>(adjudicator::ownDesk());
    std::optional<DiceLine> newest;
    std::optional<db::Head> lost;
    if (const auto games = book->games()) {
        for (auto game = games->rbegin(); game != games->rend() && !newest; ++game) {
            const auto entries = adjudicator::countingEntries(*book, game->id);
            if (!entries || entries->empty() ||
                adjudicator::gameKindOf(entries->front().body) != adjudicator::GameKind::Dice) {
                continue;
            }
            if (auto line = DiceLine::fold(*entries)) {
                lost = adjudicator::lostHead(*book, game->id, *m_ownFiles);
                newest = std::move(*line);
            }
        }
    }
    m_thread = bookThread(std::move(*book), this);
    if (newest) {
        attach(std::move(*newest), lost);
    }
    Q_EMIT changed();
}

void DiceDesk::startGame(const QStringList& names, const char* sheet) {
    const dice::Sheet* printed = dice::shippedSheet(sheet);
    if (!m_thread || printed == nullptr || names.size() < static_cast<qsizetype>(dice::kLeastPlayers) ||
        names.size() > static_cast<qsizetype>(dice::kMostPlayers)) {
        return;
    }
    auto players = std::make_shared<dice::Table>();
    players->sheet = *printed;
    for (qsizetype seat = 0; seat < names.size(); ++seat) {
        const QString& id = colourIds()[seat];
        players->players.push_back({id.toStdString(), names[seat].simplified().toStdString(), {}});
    }
    const auto book = db::Book::open(m_file, db::OpenMode::ReadOnly);
    const auto place = book ? adjudicator::nextGamePlace(*book, *m_ownFiles) : engine::unexpected(book.error());
    if (!place) {
        tell(sentence(place.error()));
        return;
    }
    const std::string body = adjudicator::genesisBody(dice::newGame(std::move(players)), *place, *m_ownFiles);
    m_thread->createGame(body, [this, body](const engine::Expected<db::GameInfo, db::BookError>& answer) {
        if (!answer) {
            tell(sentence(answer.error()));
            return;
        }
        if (auto line = DiceLine::begin(body)) {
            clearSaid();
            attach(std::move(*line), std::nullopt);
            Q_EMIT gameBegun();
            Q_EMIT changed();
        }
    });
}

std::optional<db::GameId> DiceDesk::gameId() const {
    return m_table ? std::optional(m_table->line().game()) : std::nullopt;
}

void DiceDesk::openGame(const db::GameId& game) {
    if (m_thread && game != gameId()) {
        readGame(game, std::nullopt);
    }
}

void DiceDesk::reopenGame() {
    if (const auto game = gameId()) {
        readGame(*game, std::nullopt);
    }
}

void DiceDesk::openBranch(const db::GameId& game, const db::Head& end, const std::string& reason) {
    if (m_thread) {
        readGame(game, BranchNamed{end, reason});
    }
}

void DiceDesk::readGame(const db::GameId& game, const std::optional<BranchNamed>& branch) {
    if (isWriting()) {
        QTimer::singleShot(kDiceSoonMs, this, [this, game, branch] { readGame(game, branch); });
        return;
    }
    const auto read = readEntries(m_file, game, branch);
    if (!read && read.error().problem == db::BookProblem::Forked) {
        Q_EMIT branchWanted(game);
    } else if (!read) {
        tell(sentence(read.error()));
    } else if (takeGame(read->book, game, read->entries) && branch) {
        m_table->rule(adjudicator::officialRuling(branch->end, branch->reason));
    }
}

/// What was done last belongs to the game that is left: it is written first.
bool DiceDesk::isWriting() const {
    return m_table && m_table->isWriting();
}

bool DiceDesk::takeGame(const db::Book& book, const db::GameId& game, const std::vector<db::Entry>& entries) {
    auto line = DiceLine::fold(entries);
    if (!line) {
        tell(sentence(db::BookError{db::BookProblem::ChainDamaged, m_file, line.error().seq, 0, 0}));
        return false;
    }
    clearSaid();
    attach(std::move(*line), adjudicator::lostHead(book, game, *m_ownFiles));
    Q_EMIT changed();
    return true;
}

void DiceDesk::attach(DiceLine line, std::optional<db::Head> lost) {
    adjudicator::TableListenerOf<adjudicator::DiceGame> listener;
    listener.changed = [this](const Position&, const dice::Events&) {
        Q_EMIT entryWritten();
        // No word is asked for in this game: a declared throw is thrown.
        if (m_table->declared()) {
            m_table->openThrow({});
            return;
        }
        clearSaid();
        Q_EMIT changed();
    };
    listener.refused = [this](const dice::Refusal& refusal) {
        tell(ui::said(adjudicator::sentence(refusal, position(), language())), refusal.clause);
    };
    listener.refusedByTable = [this](adjudicator::TableRefusal refusal) { tell(sentence(refusal)); };
    listener.failed = [this](const db::BookError& error) {
        tell(tr("The last act is not saved; the game stands as shown.") + QLatin1Char(' ') + sentence(error));
    };
    m_table =
        std::make_unique<Table>(std::move(line), surroundingsOf(*m_thread, *m_ownFiles, lost), std::move(listener));
    if (m_table->declared()) {
        m_table->openThrow({});
    }
}

void DiceDesk::play(const Action& action) {
    if (m_table && !m_table->isWriting() && !m_table->declared()) {
        m_table->play(action);
    }
}

void DiceDesk::takeBack() {
    if (m_table && !m_table->isWriting()) {
        m_table->takeBack();
    }
}

void DiceDesk::restore() {
    if (m_table && !m_table->isWriting()) {
        m_table->restore();
    }
}

void DiceDesk::correct(adjudicator::CorrectedOf<adjudicator::DiceGame> corrected) {
    if (m_table && !m_table->isWriting() && !m_table->declared()) {
        m_table->correct(std::move(corrected));
    }
}

void DiceDesk::tell(const QString& text, std::optional<engine::ClauseId> clause) {
    m_said = {text, clause};
    Q_EMIT changed();
}

void DiceDesk::clearSaid() {
    m_said = {};
}

}  // namespace ui
