// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/dice_desk.h"

#include "adjudicator/text/dice_game/dice_game_text.h"
#include "engine/dice_game/sheet.h"
#include "ui/desk/book_trouble.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/theme/players.h"

namespace ui {

namespace dice = engine::dice_game;

DiceDesk::DiceDesk(QObject* parent) : QObject(parent), m_desk(listener()) {}

DiceDesk::Desk::Listener DiceDesk::listener() {
    Desk::Listener listener;
    listener.changed = [this](const Change& change) { takeChange(change); };
    listener.refused = [this](const dice::Refusal& refusal, const Action&) {
        tell(ui::said(adjudicator::sentence(refusal, position(), language())), refusal.clause);
    };
    listener.refusedByTable = [this](adjudicator::TableRefusal refusal) { tell(sentence(refusal)); };
    listener.failed = [this](const db::BookError& error, adjudicator::DeskWork work) { notDone(error, work); };
    listener.branchWanted = [this](const db::GameId& game) { Q_EMIT branchWanted(game); };
    // No word is asked for in this game: a declared throw is thrown.
    listener.wordAtOnce = [](const Action&) { return std::optional(adjudicator::WitnessWord()); };
    return listener;
}

void DiceDesk::notDone(const db::BookError& error, adjudicator::DeskWork work) {
    using adjudicator::DeskWork;
    if (work == DeskWork::Growth && error.problem == db::BookProblem::Forked) {
        // Which branch counts is asked for where the books were merged.
        return;
    }
    const bool ofReading = work == DeskWork::Open || work == DeskWork::Growth;
    const QString lead = work == DeskWork::Begin ? tr("The game is not saved.")
                         : ofReading             ? tr("The game cannot be opened.")
                                                 : tr("The last act is not saved; the game stands as shown.");
    const auto openAgain = [this] {
        if (auto same = m_desk.book()) {
            m_desk.setBook(nullptr);
            openBook(std::move(same));
        }
    };
    const WaysOn ways = ofReading ? WaysOn{.again = openAgain}
                                  : WaysOn{.again = m_again, .elsewhere = [this] { Q_EMIT otherFolderWanted(); }};
    const Message message = troubleMessage(lead, error, m_desk.book(), ways);
    tell(message.lead + QLatin1Char(' ') + message.text, {}, message.buttons);
}

void DiceDesk::takeChange(const Change& change) {
    if (change.entry() && !change.elsewhere) {
        Q_EMIT entryWritten();
    }
    if (!change.elsewhere) {
        clearSaid();
    }
    if (change.game && hasGame() && table().onlyLooks()) {
        const Message message = GameKeeper::elsewhere(tr("Another desk keeps this game."));
        m_said = {message.lead + QLatin1Char(' ') + message.text, {}, message.buttons};
    }
    Q_EMIT changed(change);
    if ((change.game || change.elsewhere) && m_desk.table().declared()) {
        m_desk.throwNow({});
    }
}

void DiceDesk::openBook(std::shared_ptr<adjudicator::OpenBook> book) {
    if (book == m_desk.book()) {
        return;
    }
    clearSaid();
    m_desk.setBook(std::move(book));
    m_desk.openNewest();
    if (!m_desk.hasGame()) {
        Change none;
        none.game = true;
        Q_EMIT changed(none);
    }
}

void DiceDesk::startGame(const QStringList& names, const char* sheet) {
    const dice::Sheet* printed = dice::shippedSheet(sheet);
    if (!m_desk.book() || printed == nullptr || names.size() < static_cast<qsizetype>(dice::kLeastPlayers) ||
        names.size() > static_cast<qsizetype>(dice::kMostPlayers)) {
        return;
    }
    m_again = [this, names, sheet] { startGame(names, sheet); };
    auto players = std::make_shared<dice::Table>();
    players->sheet = *printed;
    for (qsizetype seat = 0; seat < names.size(); ++seat) {
        const QString& id = colourIds()[seat];
        players->players.push_back({id.toStdString(), names[seat].simplified().toStdString(), {}});
    }
    m_desk.begin(dice::newGame(std::move(players)), [this] { Q_EMIT gameBegun(); });
}

void DiceDesk::openBranch(const db::GameId& game, const db::Head& end, const std::string& reason) {
    m_desk.openBranch(game, end, reason);
}

void DiceDesk::play(const Action& action) {
    if (hasGame() && !m_desk.isWriting() && !table().declared()) {
        m_again = [this, action] { play(action); };
        m_desk.play(action);
    }
}

void DiceDesk::takeBack() {
    if (hasGame() && !m_desk.isWriting()) {
        m_again = [this] { takeBack(); };
        m_desk.takeBack();
    }
}

void DiceDesk::restore() {
    if (hasGame() && !m_desk.isWriting()) {
        m_again = [this] { restore(); };
        m_desk.restore();
    }
}

void DiceDesk::takeOver(const std::string& reason, const std::optional<adjudicator::Release>& release) {
    if (hasGame() && !m_desk.isWriting()) {
        m_desk.takeOver(reason, release);
    }
}

void DiceDesk::correct(adjudicator::CorrectedOf<adjudicator::DiceGame> corrected) {
    if (hasGame() && !m_desk.isWriting() && !table().declared()) {
        // The plan is of this position alone.
        m_again = [this, corrected, head = table().line().head()] {
            if (hasGame() && table().line().head() == head) {
                correct(corrected);
            }
        };
        m_desk.correct(std::move(corrected));
    }
}

void DiceDesk::tell(const QString& text, std::optional<engine::ClauseId> clause, std::vector<Message::Button> ways) {
    m_said = {text, clause, std::move(ways)};
    Q_EMIT changed({});
}

void DiceDesk::clearSaid() {
    m_said = {};
}

}  // namespace ui
