// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/words_wait.h"

#include <chrono>

namespace ui {

namespace {

constexpr std::chrono::milliseconds kWordsEvery{150};
constexpr std::chrono::milliseconds kWordsPatience{6000};

}  // namespace

WordsWait::WordsWait(TableGameDesk& game, Attempt& attempt) : m_game(game), m_attempt(attempt) {
    m_timer.setInterval(kWordsEvery);
    connect(&m_timer, &QTimer::timeout, this, &WordsWait::look);
}

void WordsWait::follow() {
    if (!m_game.holdsThrow()) {
        m_timer.stop();
        return;
    }
    if (!m_timer.isActive()) {
        m_since.start();
        m_timer.start();
        m_attempt.say(
            {.kind = Message::Kind::Guide,
             .icon = Icon::Dice,
             .lead = tr("Phones open their words:"),
             .text = tr("the dice fall by themselves. Throwing again goes on without those that are missing.")});
    }
}

void WordsWait::look() {
    if (!m_game.holdsThrow()) {
        m_timer.stop();
    } else if (m_since.hasExpired(kWordsPatience.count()) && !m_game.isWriting()) {
        m_game.goOnThrowing();
    } else {
        m_game.lookForWords();
    }
}

}  // namespace ui
