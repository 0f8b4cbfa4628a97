// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>

#include "ui/desk/attempt.h"

namespace ui {

/// Where players have sealed words for a throw by phone: holds the dice until their phones have opened them, and for
/// no longer than some seconds. The key that throws goes on at once.
class WordsWait : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    WordsWait(TableGameDesk& game, Attempt& attempt);

    /// The game has changed: perhaps a throw is held now, or no more.
    void follow();

private:
    void look();

    TableGameDesk& m_game;
    Attempt& m_attempt;
    QTimer m_timer;
    QElapsedTimer m_since;
};

}  // namespace ui
