// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/rulings.h"

#include <utility>

#include "ui/files/own_combat.h"
#include "ui/text/sentences.h"

namespace ui {

Rulings::Rulings(TableGameDesk& game, Attempt& attempt) : m_game(game), m_attempt(attempt), m_aside(listener()) {}

void Rulings::record(adjudicator::RulingGiven ruling) {
    if (m_game.hasGame()) {
        m_attempt.remember([this, ruling] { record(ruling); });
        m_game.rule(std::move(ruling));
    }
}

/// A game at play keeps the window; the ruling's own is written beside it.
void Rulings::recordAlone(const engine::Setup& setup, adjudicator::RulingGiven ruling) {
    m_attempt.remember([this, setup, ruling] { recordAlone(setup, ruling); });
    TableGameDesk& desk = m_game.hasGame() && !isOwnCombat(m_game.line()) ? m_aside : m_game;
    desk.begin(setup, [this, &desk, ruling = std::move(ruling)] {
        desk.rule(ruling);
        if (&desk == &m_game) {
            Q_EMIT begun();
        }
    });
}

TableGameDesk::Listener Rulings::listener() {
    TableGameDesk::Listener listener;
    listener.changed = [this](const TableGameDesk::Change& change) {
        if (change.ruling) {
            Q_EMIT recorded(*change.entry());
        }
    };
    listener.refused = [](const engine::Refusal&, const engine::Action&) {};
    listener.refusedByTable = [this](adjudicator::TableRefusal refusal) { Q_EMIT notRecorded(sentence(refusal)); };
    listener.failed = [this](const db::BookError& error, adjudicator::DeskWork work) {
        if (work == adjudicator::DeskWork::Begin) {
            Q_EMIT notBegun(error);
        } else {
            Q_EMIT notRecorded(sentence(error));
        }
    };
    listener.branchWanted = [](const db::GameId&) {};
    listener.wordAtOnce = [](const engine::Action&) { return std::nullopt; };
    return listener;
}

}  // namespace ui
