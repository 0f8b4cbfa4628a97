// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall/tournament_hall.h"

#include "adjudicator/desk.h"
#include "adjudicator/record/in_charge.h"
#include "adjudicator/text/tournament_text.h"
#include "ui/desk/book_trouble.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"

namespace ui {

namespace cup = engine::tournament;

TournamentHall::TournamentHall(QObject* parent) : QObject(parent), m_desk(listener()) {
    const auto tell = [this] { Q_EMIT changed(); };
    connect(&m_list, &TournamentList::changed, this, tell);
    connect(&m_works, &HallWorks::changed, this, tell);
    connect(&m_proposals, &HallProposals::changed, this, [this] {
        m_standings.reset();
        m_preliminary.reset();
        Q_EMIT changed();
    });
}

std::filesystem::path TournamentHall::bookFile() const {
    return book() ? book()->file() : std::filesystem::path();
}

void TournamentHall::openBook(std::shared_ptr<adjudicator::OpenBook> book) {
    if (book == m_desk.book()) {
        return;
    }
    m_works.cancel();
    m_list.setBook(book);
    m_desk.setBook(std::move(book));
    m_desk.openNewest();
    if (!hasTournament()) {
        Change none;
        none.game = true;
        takeChange(none);
        m_list.read();
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
    if (book() && !restsForWriting()) {
        beginAct([this, settings] { begin(settings); });
        m_desk.begin(settings, [this] { Q_EMIT begun(); });
    }
}

TournamentHall::Desk::Listener TournamentHall::listener() {
    Desk::Listener listener;
    listener.changed = [this](const Change& change) { takeChange(change); };
    listener.refused = [this](const cup::Refusal& refusal, const Action&) {
        m_said.refuse(ui::said(adjudicator::sentence(refusal, position(), language())));
    };
    listener.refusedByTable = [this](adjudicator::TableRefusal refusal) { m_said.refuse(sentence(refusal)); };
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
    m_standings.reset();
    m_preliminary.reset();
    m_works.forgetPlan();
    if (change.game) {
        m_works.forgetAll();
        m_proposals.forget();
        m_said.clear();
    }
    const QString kept = tr("Another desk keeps this tournament.");
    if (change.game && onlyProposes()) {
        m_said.tell(Message::Kind::Warn, kept,
                    tr("Looking changes nothing. To keep it here: Record, Move to another desk."));
    } else if (m_said.now().lead == kept && !onlyProposes()) {
        m_said.clear();
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
    const bool isNew = change.game && hasTournament() && !m_list.holds(line().game());
    if (change.branch || isNew) {
        m_list.read();
    }
    Q_EMIT changed(change);
}

void TournamentHall::notDone(const db::BookError& error, adjudicator::DeskWork work) {
    using adjudicator::DeskWork;
    const auto say = [&](const QString& lead, const WaysOn& ways) {
        m_said.refuse(troubleMessage(lead, error, book(), ways));
    };
    const WaysOn ofWriting{.again = m_again, .elsewhere = [this] { Q_EMIT otherFolderWanted(); }};
    const WaysOn ofReading{.again = [this] { openAgain(); }};
    switch (work) {
        case DeskWork::Begin:
            say(tr("The tournament is not saved."), ofWriting);
            break;
        case DeskWork::Open:
        case DeskWork::Growth:
            say(tr("The tournament cannot be opened."), ofReading);
            break;
        case DeskWork::Act:
        case DeskWork::Picture:
            say(tr("The last act is not saved; the tournament stands as shown."), ofWriting);
            Q_EMIT changed();
            break;
    }
}

/// The newest one of the book, read off it once more.
void TournamentHall::openAgain() {
    if (auto same = book()) {
        m_desk.setBook(nullptr);
        openBook(std::move(same));
    }
}

void TournamentHall::beginAct(std::function<void()> again) {
    m_said.clear();
    m_again = std::move(again);
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

bool TournamentHall::onlyProposes() const {
    return hasTournament() && book()->own().key() && adjudicator::isElsewhere(line(), book()->own().key());
}

void TournamentHall::playAll(const std::vector<Action>& actions) {
    if (onlyProposes()) {
        m_said.clear();
        m_proposals.propose(actions);
    } else if (hasTournament()) {
        beginAct([this, actions] { playAll(actions); });
        m_desk.playAll(actions);
    }
}

void TournamentHall::carryOut(const Action& action, const adjudicator::SeenHead& proposal) {
    if (keepsTournament()) {
        m_desk.play(action, proposal);
    }
}

bool TournamentHall::refusesElsewhere() {
    if (onlyProposes()) {
        m_said.refuse(tr("Another desk keeps this tournament: take it over first."));
    }
    return onlyProposes();
}

void TournamentHall::drawLots(const std::vector<engine::PlayerId>& players, const QString& word, const QString& by) {
    m_word = {word.simplified().toStdString(), by.toStdString()};
    play(cup::DrawLots{players, {}, {}});
    // With its word, which is used up when the dice are thrown.
    if (isWriting()) {
        m_again = [this, players, word, by] { drawLots(players, word, by); };
    }
}

void TournamentHall::takeBack() {
    if (onlyProposes()) {
        m_said.clear();
        m_proposals.withdrawLast();
    } else if (hasTournament()) {
        beginAct([this] { takeBack(); });
        m_desk.takeBack();
    }
}

void TournamentHall::undoTo(std::uint64_t entry) {
    if (hasTournament() && !refusesElsewhere()) {
        beginAct([this, entry] { undoTo(entry); });
        m_desk.undoTo({entry, {}});
    }
}

void TournamentHall::restore() {
    if (hasTournament() && !refusesElsewhere()) {
        beginAct([this] { restore(); });
        m_desk.restore();
    }
}

void TournamentHall::seal() {
    if (hasTournament() && !refusesElsewhere()) {
        beginAct([this] { seal(); });
        m_desk.seal();
    }
}

void TournamentHall::takeOver(const std::string& reason, const std::optional<adjudicator::Release>& release) {
    if (hasTournament() && !restsForWriting()) {
        m_said.clear();
        m_desk.takeOver(reason, release);
    }
}

bool TournamentHall::restsForWriting() {
    if (!isWriting()) {
        return false;
    }
    m_said.refuse(tr("An act is still being written."));
    return true;
}

}  // namespace ui
