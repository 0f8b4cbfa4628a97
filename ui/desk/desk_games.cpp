// SPDX-License-Identifier: GPL-3.0-or-later
// Several games in one book: the window shows one, its record keeps the state of each.
#include "ui/desk/table_desk.h"
#include "ui/files/own_combat.h"
#include "ui/text/sentences.h"

namespace ui {

void TableDesk::startGame(const engine::Setup& setup, std::vector<engine::Action> acts) {
    m_game.begin(setup, [this, acts = std::move(acts)] {
        m_opening.assign(acts.begin(), acts.end());
        m_openingOf = gameId();
        Q_EMIT gameBegun();
    });
}

/// A game at play keeps the window; the ruling's own is written beside it.
void TableDesk::ruleAlone(const engine::Setup& setup, adjudicator::RulingGiven ruling) {
    Desk& desk = hasGame() && !isOwnCombat(table().line()) ? m_aside : m_game;
    desk.begin(setup, [this, &desk, ruling = std::move(ruling)] {
        desk.rule(ruling);
        if (&desk == &m_game) {
            Q_EMIT gameBegun();
        }
    });
}

TableDesk::Desk::Listener TableDesk::listenerAside() {
    Desk::Listener listener;
    listener.changed = [this](const Change& change) {
        if (change.ruling) {
            Q_EMIT ruled(*change.entry());
        }
    };
    listener.refused = [](const engine::Refusal&, const engine::Action&) {};
    listener.refusedByTable = [this](adjudicator::TableRefusal refusal) { Q_EMIT notRuled(sentence(refusal)); };
    listener.failed = [this](const db::BookError& error, adjudicator::DeskWork work) {
        if (work == adjudicator::DeskWork::Begin) {
            onFailed(error, work);
        } else {
            Q_EMIT notRuled(sentence(error));
        }
    };
    listener.branchWanted = [](const db::GameId&) {};
    listener.wordAtOnce = [](const engine::Action&) { return std::nullopt; };
    return listener;
}

void TableDesk::openGame(const db::GameId& game) {
    m_game.open(game);
}

void TableDesk::openBranch(const db::GameId& game, const db::Head& end, const std::string& reason) {
    m_game.openBranch(game, end, reason);
}

void TableDesk::playOpening() {
    if (m_opening.empty() || !hasGame() || table().declared() || isWriting()) {
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
