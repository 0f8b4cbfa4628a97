// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/tournament_hall.h"

#include <algorithm>

#include "adjudicator/desk.h"
#include "adjudicator/record/official_branch.h"
#include "adjudicator/text/tournament_text.h"
#include "db/book.h"
#include "ui/desk/book_surroundings.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/tournament/tournament_chain.h"

namespace ui {

namespace cup = engine::tournament;

TournamentHall::TournamentHall(QObject* parent) : QObject(parent) {
    connect(&m_side, &SideWork::progressed, this, &TournamentHall::progressed);
    connect(&m_listing, &SideWork::ended, this, [this] {
        if (m_listAgain) {
            readList();
        }
    });
}

TournamentHall::~TournamentHall() {
    m_table.reset();
    m_thread.reset();
}

void TournamentHall::openBook(const std::filesystem::path& file) {
    if (m_thread && file == m_file) {
        return;
    }
    m_side.cancel();
    m_table.reset();
    m_thread.reset();
    m_file = file;
    m_list.clear();
    m_collected = {};
    m_drafts.clear();
    positionChanged();
    clearMessage();
    auto book = db::Book::open(file, db::OpenMode::Create);
    if (!book) {
        refused(sentence(book.error()));
        Q_EMIT changed();
        return;
    }
    m_ownFiles = std::make_unique<adjudicator::DeskFolder>(adjudicator::ownDesk());
    std::optional<Line> newest;
    std::optional<db::Head> lost;
    if (const auto all = adjudicator::tournamentsOf(*book)) {
        for (auto info = all->rbegin(); info != all->rend() && !newest; ++info) {
            if (auto line = readTournament(*book, info->id)) {
                lost = adjudicator::lostHead(*book, info->id, *m_ownFiles);
                newest = std::move(*line);
            }
        }
    } else {
        refused(sentence(all.error()));
    }
    m_thread = bookThread(std::move(*book), this);
    if (newest) {
        attach(std::move(*newest), lost);
    }
    readList();
    Q_EMIT changed();
}

void TournamentHall::open(const db::GameId& id) {
    if (id != tournament()) {
        (void)goOnWith(id, std::nullopt);
    }
}

void TournamentHall::openBranch(const db::GameId& id, const db::Head& end, const std::string& reason) {
    if (goOnWith(id, end)) {
        m_table->rule(adjudicator::officialRuling(end, reason));
    }
}

bool TournamentHall::goOnWith(const db::GameId& id, const std::optional<db::Head>& branch) {
    if (!isOpen() || restsForWriting()) {
        return false;
    }
    const auto book = db::Book::open(m_file, db::OpenMode::ReadOnly);
    auto line = book ? readTournament(*book, id, branch) : engine::unexpected(book.error());
    if (!line && line.error().problem == db::BookProblem::Forked) {
        Q_EMIT branchWanted(id);
        return false;
    }
    if (!line) {
        refused(tr("The tournament cannot be opened.") + QLatin1Char(' ') + sentence(line.error()));
        return false;
    }
    m_side.cancel();
    m_collected = {};
    clearMessage();
    attach(std::move(*line), adjudicator::lostHead(*book, id, *m_ownFiles));
    Q_EMIT changed();
    return true;
}

void TournamentHall::begin(const Settings& settings) {
    if (!isOpen() || restsForWriting()) {
        return;
    }
    const auto book = db::Book::open(m_file, db::OpenMode::ReadOnly);
    const auto place = book ? adjudicator::nextGamePlace(*book, *m_ownFiles) : engine::unexpected(book.error());
    if (!place) {
        refused(sentence(place.error()));
        return;
    }
    const std::string body = adjudicator::genesisBody(settings, *place, *m_ownFiles);
    m_thread->createGame(body, [this, body](const engine::Expected<db::GameInfo, db::BookError>& answer) {
        if (!answer) {
            refused(tr("The tournament is not saved.") + QLatin1Char(' ') + sentence(answer.error()));
            return;
        }
        if (auto line = Line::begin(body)) {
            m_side.cancel();
            m_collected = {};
            clearMessage();
            attach(std::move(*line), std::nullopt);
            readList();
            Q_EMIT changed();
        }
    });
}

void TournamentHall::attach(Line line, std::optional<db::Head> lost) {
    if (line.game() != tournament()) {
        m_drafts.clear();
    }
    positionChanged();
    adjudicator::TableListenerOf<adjudicator::TournamentGame> listener;
    listener.changed = [this](const Position&, const cup::Events&) {
        positionChanged();
        // The lots are declared and on disk: now the dice.
        if (m_table->declared()) {
            // Once: the entry of the word comes while they are still declared.
            if (!std::exchange(m_isThrowing, true)) {
                m_table->openThrow(std::exchange(m_word, {}));
            }
            return;
        }
        m_isThrowing = false;
        const std::uint64_t seq = this->line().head().seq;
        if (m_seen < seq) {
            m_seen = seq;
            Q_EMIT written(seq);
        }
        const auto listed = std::ranges::find(m_list, this->line().game(), &TournamentListed::id);
        if (listed != m_list.end() && listed->isForked) {
            // Its branch is named now.
            readList();
        }
        Q_EMIT changed();
    };
    listener.refused = [this](const cup::Refusal& refusal) {
        refused(said(adjudicator::sentence(refusal, position(), language())));
    };
    listener.refusedByTable = [this](adjudicator::TableRefusal refusal) { refused(sentence(refusal)); };
    listener.failed = [this](const db::BookError& error) {
        m_isThrowing = false;
        refused(tr("The last act is not saved; the tournament stands as shown.") + QLatin1Char(' ') + sentence(error));
        if (error.problem == db::BookProblem::HeadMoved) {
            // Later: this table is still speaking.
            QMetaObject::invokeMethod(this, &TournamentHall::bookGrew, Qt::QueuedConnection);
        }
        Q_EMIT changed();
    };
    m_seen = line.head().seq;
    m_table =
        std::make_unique<Table>(std::move(line), surroundingsOf(*m_thread, *m_ownFiles, lost), std::move(listener));
    m_isThrowing = m_table->declared().has_value();
    if (m_isThrowing) {
        m_table->openThrow({});
    }
}

void TournamentHall::readList() {
    m_listAgain = m_listing.isBusy();
    if (m_listAgain) {
        return;
    }
    m_listing.start([this, file = m_file](const SideWork::GoesOn& goesOn) -> SideWork::Finish {
        auto found = std::make_shared<std::vector<TournamentListed>>(listTournaments(file, [&] { return goesOn(0); }));
        return [this, file, found] {
            if (file == m_file) {
                m_list = std::move(*found);
                Q_EMIT changed();
            }
        };
    });
}

void TournamentHall::bookGrew() {
    if (!isOpen()) {
        return;
    }
    readList();
    if (!m_table || isWriting()) {
        return;
    }
    const auto book = db::Book::open(m_file, db::OpenMode::ReadOnly);
    auto line = book ? readTournament(*book, *tournament()) : engine::unexpected(book.error());
    if (line && line->head() != this->line().head()) {
        attach(std::move(*line), std::nullopt);
        Q_EMIT changed();
    } else if (!line) {
        refused(sentence(line.error()));
    }
}

std::optional<db::GameId> TournamentHall::tournament() const {
    return m_table ? std::optional(line().game()) : std::nullopt;
}

const cup::Standings& TournamentHall::standings() const {
    if (!m_standings) {
        m_standings = cup::standings(position());
    }
    return *m_standings;
}

const cup::Standings& TournamentHall::preliminaryStandings() const {
    if (!m_preliminary) {
        m_preliminary = cup::standings(position(), cup::StandingsOf::PreliminaryRounds);
    }
    return *m_preliminary;
}

adjudicator::TournamentStamp TournamentHall::stamp() const {
    return {line().game(), line().head(), adjudicator::utcNow()};
}

void TournamentHall::play(const Action& action) {
    playAll({action});
}

void TournamentHall::playAll(const std::vector<Action>& actions) {
    if (!m_table) {
        return;
    }
    clearMessage();
    m_isRefused = false;
    for (const Action& action : actions) {
        m_table->play(action);
        if (m_isRefused) {
            return;
        }
    }
}

void TournamentHall::drawLots(const std::vector<engine::PlayerId>& players, const QString& word) {
    m_word = word.simplified().toStdString();
    play(cup::DrawLots{players, {}, {}});
}

void TournamentHall::takeBack() {
    if (m_table) {
        clearMessage();
        m_table->takeBack();
    }
}

void TournamentHall::undoTo(std::uint64_t entry) {
    if (m_table) {
        clearMessage();
        m_table->undoTo({entry, {}});
    }
}

void TournamentHall::restore() {
    if (m_table) {
        clearMessage();
        m_table->restore();
    }
}

void TournamentHall::seal() {
    if (m_table) {
        clearMessage();
        m_table->seal();
    }
}

engine::Expected<adjudicator::Consequences, cup::Refusal> TournamentHall::consequencesOf(const Action& action) const {
    return adjudicator::consequencesOf(position(), action);
}

void TournamentHall::tell(Message message) {
    m_message = std::move(message);
    Q_EMIT told();
}

void TournamentHall::tell(Message::Kind kind, const QString& lead, const QString& text) {
    using Kind = Message::Kind;
    const Icon icon = kind == Kind::Warn || kind == Kind::Refuse ? Icon::Warning : Icon::Check;
    tell(Message{kind, icon, lead, text, {}, {}, {}});
}

void TournamentHall::clearMessage() {
    m_message = {};
    Q_EMIT told();
}

void TournamentHall::refused(const QString& text) {
    m_isRefused = true;
    // The engine's sentences begin small and have no full stop.
    tell(Message::Kind::Refuse, QString(), text.left(1).toUpper().toHtmlEscaped() + text.mid(1).toHtmlEscaped());
    Q_EMIT failed(text);
}

void TournamentHall::positionChanged() {
    m_standings.reset();
    m_preliminary.reset();
    m_plan.reset();
}

bool TournamentHall::restsForWriting() {
    if (!isWriting()) {
        return false;
    }
    refused(tr("An act is still being written."));
    return true;
}

}  // namespace ui
