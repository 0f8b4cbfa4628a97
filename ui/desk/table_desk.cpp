// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/table_desk.h"

#include <algorithm>

#include "ui/files/preferences.h"
#include "ui/files/window_book.h"
#include "ui/text/sentences.h"

namespace ui {

namespace {

bool isThrow(const engine::Event& event) {
    return std::holds_alternative<engine::DiceThrown>(event.body) ||
           std::holds_alternative<engine::RoundFought>(event.body);
}

}  // namespace

TableDesk::TableDesk(QObject* parent) : QObject(parent), m_game(listener()) {
    const auto tell = [this] { Q_EMIT changed(); };
    connect(&m_past, &TablePast::changed, this, tell);
    connect(&m_attempt, &Attempt::changed, this, tell);
    connect(&m_saying, &Saying::changed, this, tell);
    connect(&m_dice, &DueDice::changed, this, tell);
    connect(&m_care, &BookCare::changed, this, tell);
    connect(&m_asks, &PhoneAsks::changed, this, tell);
    connect(&m_rulings, &Rulings::begun, this, &TableDesk::gameBegun);
    connect(&m_rulings, &Rulings::notBegun, this,
            [this](const db::BookError& error) { onFailed(error, adjudicator::DeskWork::Begin); });
}

/// The game is left first, so that nothing is told any more when the rest is gone.
TableDesk::~TableDesk() {
    m_asks.setBook(nullptr);
    m_game.setBook(nullptr);
    m_rulings.setBook(nullptr);
}

std::optional<db::BookError> TableDesk::openBook(const std::filesystem::path& file) {
    auto read = readBook(file, {});
    if (!read) {
        return read.error().problem;
    }
    takeBook(std::move(*read));
    return std::nullopt;
}

void TableDesk::takeBook(BookRead read) {
    m_opening.clear();
    const auto book = windowBook(std::move(read.book), std::move(read.own));
    m_keeperListening.reset();
    m_rulings.setBook(book);
    m_asks.setBook(book);
    m_game.setBook(book);
    m_care.setBook(book);
    m_keeperListening = book->listenToKeeper([this] { m_attempt.say(keeperMessage(this->book())); });
    if (read.line) {
        m_past.bring(std::move(*read.way));
        m_game.take({std::move(*read.line), read.lost});
    } else {
        Change none;
        none.game = true;
        onChanged(none);
    }
    if (read.forked) {
        Q_EMIT branchWanted(*read.forked);
    }
}

std::filesystem::path TableDesk::bookFile() const {
    return isOpen() ? book()->file() : std::filesystem::path();
}

void TableDesk::startGame(const engine::Setup& setup, std::vector<engine::Action> acts) {
    m_attempt.remember([this, setup, acts] { startGame(setup, acts); });
    m_game.begin(setup, [this, acts = std::move(acts)] {
        m_opening.assign(acts.begin(), acts.end());
        m_openingOf = gameId();
        Q_EMIT gameBegun();
    });
}

void TableDesk::openGame(const db::GameId& game) {
    m_game.open(game);
}

void TableDesk::openBranch(const db::GameId& game, const db::Head& end, const std::string& reason) {
    m_game.openBranch(game, end, reason);
}

bool TableDesk::canTurn() {
    return !m_past.refuses() && hasGame() && !m_game.isWriting();
}

void TableDesk::takeBack() {
    if (canTurn()) {
        m_attempt.remember([this] { takeBack(); });
        m_game.takeBack();
    }
}

void TableDesk::undoTo(std::uint64_t seq) {
    if (canTurn()) {
        m_attempt.remember([this, seq] { undoTo(seq); });
        m_game.undoTo({seq, std::nullopt});
    }
}

void TableDesk::restore() {
    if (canTurn()) {
        m_attempt.remember([this] { restore(); });
        m_game.restore();
    }
}

void TableDesk::seal() {
    if (hasGame() && !m_game.isWriting()) {
        m_attempt.remember([this] { seal(); });
        m_game.seal();
    }
}

void TableDesk::takeOver(const std::string& reason, const std::optional<adjudicator::Release>& release) {
    if (hasGame() && !m_game.isWriting()) {
        m_attempt.remember([this, reason, release] { takeOver(reason, release); });
        m_game.takeOver(reason, release);
    }
}

void TableDesk::correctRecord(adjudicator::CorrectedOf<adjudicator::TableGame> corrected) {
    if (hasGame() && !m_game.isWriting()) {
        // The plan is of this position alone.
        m_attempt.remember([this, corrected, head = table().line().head()] {
            if (hasGame() && table().line().head() == head) {
                correctRecord(corrected);
            }
        });
        m_game.correct(std::move(corrected));
    }
}

bool TableDesk::cancel() {
    if (m_past.entry()) {
        m_past.backToNow();
        return true;
    }
    if (!m_saying.dropPreview() && !m_attempt.clear() && !m_dice.clear() && !m_saying.stepBack()) {
        return false;
    }
    m_attempt.said().refusedAt.reset();
    Q_EMIT changed();
    return true;
}

TableGameDesk::Listener TableDesk::listener() {
    TableGameDesk::Listener listener;
    listener.changed = [this](const Change& change) { onChanged(change); };
    listener.refused = [this](const engine::Refusal& refusal, const engine::Action& action) {
        m_attempt.begin(action, [this, action] { play(action); });
        m_attempt.refuse(refusal, std::nullopt);
    };
    listener.refusedByTable = [this](adjudicator::TableRefusal refusal) {
        m_attempt.say({.kind = Message::Kind::Warn, .icon = Icon::Warning, .text = sentence(refusal)});
        Q_EMIT m_rulings.notRecorded(sentence(refusal));
    };
    listener.failed = [this](const db::BookError& error, adjudicator::DeskWork work) { onFailed(error, work); };
    listener.branchWanted = [this](const db::GameId& game) { Q_EMIT branchWanted(game); };
    // Of a roll nobody may say a word before it.
    listener.wordAtOnce = [](const engine::Action& action) {
        const bool isPlain = std::holds_alternative<engine::Roll>(action) || !preferences::asksForWords();
        return isPlain ? std::optional(adjudicator::WitnessWord()) : std::nullopt;
    };
    return listener;
}

void TableDesk::notDone(const QString& lead, const db::BookError& error, const WaysOn& ways) {
    m_attempt.say(troubleMessage(lead, error, book(), ways));
    Q_EMIT m_rulings.notRecorded(sentence(error));
}

std::function<void()> TableDesk::elsewhere() {
    return [this] { Q_EMIT otherFolderWanted(); };
}

WaysOn TableDesk::waysToOpen() {
    return {.again = [this] { Q_EMIT openAgainWanted(); }, .otherBook = [this] { Q_EMIT otherBookWanted(); }};
}

void TableDesk::lastNotSaved(const db::BookError& error) {
    const auto& said = m_attempt.said().message;
    if (error.problem == db::BookProblem::Dropped && said && said->kind == Message::Kind::Refuse) {
        // What waited behind an entry fails with it: that one's error says why.
        return;
    }
    if (error.problem == db::BookProblem::Kept && !m_attempt.again()) {
        // Nobody asked for it: the table wanted to show its next commitment, and does so when it may.
        return;
    }
    notDone(tr("The last act is not saved; the game stands as shown."), error,
            {.again = m_attempt.again(), .elsewhere = elsewhere()});
}

void TableDesk::onFailed(const db::BookError& error, adjudicator::DeskWork work) {
    using adjudicator::DeskWork;
    switch (work) {
        case DeskWork::Begin:
            notDone(tr("The game is not saved."), error, {.again = m_attempt.again(), .elsewhere = elsewhere()});
            break;
        case DeskWork::Open:
            notDone(tr("The game cannot be opened."), error, waysToOpen());
            break;
        case DeskWork::Picture:
            m_pictures.notKept(error, elsewhere());
            break;
        case DeskWork::Act:
            m_saying.renew();
            lastNotSaved(error);
            break;
        case DeskWork::Growth:
            // What went on in another way goes on here as it was; which branch counts is asked for elsewhere.
            if (error.problem != db::BookProblem::Forked) {
                notDone(tr("The game cannot be opened."), error, waysToOpen());
            }
            break;
    }
}

void TableDesk::beginAnew(const Change& change) {
    m_past.beginAnew(!change.game);
    m_attempt.remember({});
    m_dice.forget();
    m_saying.beginAnew(!change.game);
    if (change.game) {
        m_attempt.clear();
    }
    if (m_openingOf != gameId()) {
        m_opening.clear();
    }
    if (change.game && isOpen() && book()->isKept()) {
        m_attempt.said().message = keeperMessage(book());
    } else if (change.game && hasGame() && table().onlyLooks()) {
        m_attempt.said().message = GameKeeper::elsewhere(tr("Another desk keeps this game."));
    }
    m_asks.follow();
    Q_EMIT changed(change);
    playOpening();
}

void TableDesk::onChanged(const Change& change) {
    if (change.game || change.elsewhere) {
        beginAnew(change);
        return;
    }
    m_care.written(change.seal);
    m_past.follow(change.entries.size());
    if (change.pictures) {
        // The position is as it was: what is being said, typed or chosen goes on.
        m_pictures.written();
        Q_EMIT changed(change);
        return;
    }
    Q_EMIT entryWritten();
    if (!change.isAside) {
        m_attempt.remember({});
        m_dice.forget();
        m_saying.dropPreview();
        m_attempt.clear();
        m_saying.renew();
    }
    m_words.follow();
    m_asks.follow();
    Q_EMIT changed(change);
    m_dice.goOn();
    if (std::ranges::any_of(change.events, isThrow)) {
        Q_EMIT thrown();
    }
    if (change.ruling) {
        Q_EMIT m_rulings.recorded(*change.entry());
    }
    for (const std::uint64_t entry : change.entries) {
        if (table().log()[entry].act() != nullptr) {
            Q_EMIT actWritten(entry);
        }
    }
    m_attempt.goOn();
    playOpening();
}

void TableDesk::playOpening() {
    if (m_opening.empty() || !hasGame() || table().declared() || m_game.isWriting()) {
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
    m_game.play(act);
}

}  // namespace ui
