// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall/tournament_hall.h"

#include <algorithm>

#include "adjudicator/desk.h"
#include "adjudicator/text/tournament_text.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/tournament/hall/tournament_chain.h"

namespace ui {

namespace cup = engine::tournament;

TournamentHall::TournamentHall(QObject* parent) : QObject(parent), m_desk(listener()) {
    connect(&m_side, &SideWork::progressed, this, &TournamentHall::progressed);
    connect(&m_listing, &SideWork::ended, this, [this] {
        if (m_listAgain) {
            readList();
        }
    });
}

std::filesystem::path TournamentHall::bookFile() const {
    return isOpen() ? book()->file() : std::filesystem::path();
}

void TournamentHall::openBook(std::shared_ptr<adjudicator::OpenBook> book) {
    if (book == m_desk.book()) {
        return;
    }
    m_side.cancel();
    m_list.clear();
    m_desk.setBook(std::move(book));
    m_desk.openNewest();
    if (!hasTournament()) {
        Change none;
        none.game = true;
        takeChange(none);
        readList();
    }
}

void TournamentHall::open(const db::GameId& id) {
    if (id != tournament() && !restsForWriting()) {
        m_desk.open(id);
    }
}

void TournamentHall::openBranch(const db::GameId& id, const db::Head& end, const std::string& reason) {
    if (!restsForWriting()) {
        m_desk.openBranch(id, end, reason);
    }
}

void TournamentHall::begin(const Settings& settings) {
    if (isOpen() && !restsForWriting()) {
        m_desk.begin(settings);
    }
}

TournamentHall::Desk::Listener TournamentHall::listener() {
    Desk::Listener listener;
    listener.changed = [this](const Change& change) { takeChange(change); };
    listener.refused = [this](const cup::Refusal& refusal, const Action&) {
        refused(said(adjudicator::sentence(refusal, position(), language())));
    };
    listener.refusedByTable = [this](adjudicator::TableRefusal refusal) { refused(sentence(refusal)); };
    listener.failed = [this](const db::BookError& error, adjudicator::DeskWork work) { notDone(error, work); };
    listener.branchWanted = [this](const db::GameId& id) { Q_EMIT branchWanted(id); };
    // The lots are declared and on disk: now the dice.
    listener.wordAtOnce = [this](const Action& action) {
        const bool areLots = std::holds_alternative<cup::DrawLots>(action);
        return areLots ? std::optional(std::exchange(m_word, {})) : std::nullopt;
    };
    return listener;
}

void TournamentHall::takeChange(const Change& change) {
    positionChanged();
    if (change.game) {
        m_side.cancel();
        m_collected = {};
        clearMessage();
    }
    if (m_draftsOf != tournament()) {
        m_drafts.clear();
        m_draftsOf = tournament();
    }
    if ((change.game || change.elsewhere) && hasTournament() && table().declared()) {
        m_desk.throwNow({});
    }
    if (!change.elsewhere && change.entry()) {
        Q_EMIT written(*change.entry());
    }
    // A tournament that was begun is not listed yet; one whose branch was named is listed otherwise.
    const bool isNew = change.game && hasTournament() &&
                       std::ranges::find(m_list, line().game(), &TournamentListed::id) == m_list.end();
    if (change.branch || isNew) {
        readList();
    }
    Q_EMIT changed(change);
}

void TournamentHall::notDone(const db::BookError& error, adjudicator::DeskWork work) {
    using adjudicator::DeskWork;
    const auto say = [&](const QString& lead) { refused(lead + QLatin1Char(' ') + sentence(error)); };
    switch (work) {
        case DeskWork::Begin:
            say(tr("The tournament is not saved."));
            break;
        case DeskWork::Open:
            say(tr("The tournament cannot be opened."));
            break;
        case DeskWork::Act:
        case DeskWork::Picture:
            say(tr("The last act is not saved; the tournament stands as shown."));
            Q_EMIT changed();
            break;
        case DeskWork::Growth:
            refused(sentence(error));
            break;
    }
}

void TournamentHall::readList() {
    m_listAgain = m_listing.isBusy();
    if (m_listAgain || !isOpen()) {
        return;
    }
    m_listing.start([this, of = book()](const SideWork::GoesOn& goesOn) -> SideWork::Finish {
        auto found =
            std::make_shared<std::vector<TournamentListed>>(listTournaments(of->file(), [&] { return goesOn(0); }));
        return [this, of, found] {
            if (of == book()) {
                m_list = std::move(*found);
                Q_EMIT changed();
            }
        };
    });
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
    if (hasTournament()) {
        clearMessage();
        m_desk.playAll(actions);
    }
}

void TournamentHall::drawLots(const std::vector<engine::PlayerId>& players, const QString& word) {
    m_word = word.simplified().toStdString();
    play(cup::DrawLots{players, {}, {}});
}

void TournamentHall::takeBack() {
    if (hasTournament()) {
        clearMessage();
        m_desk.takeBack();
    }
}

void TournamentHall::undoTo(std::uint64_t entry) {
    if (hasTournament()) {
        clearMessage();
        m_desk.undoTo({entry, {}});
    }
}

void TournamentHall::restore() {
    if (hasTournament()) {
        clearMessage();
        m_desk.restore();
    }
}

void TournamentHall::seal() {
    if (hasTournament()) {
        clearMessage();
        m_desk.seal();
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
