// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "ui/camera/dice_watch.h"

class QLabel;

namespace ui {

class DiceRow;

/// The throw that the camera read, to be accepted or refused. Hidden while there is none and none is waited for.
class DiceProposal : public QFrame {
    Q_OBJECT

public:
    DiceProposal(DiceWatch& watch, QWidget* parent);

    /// Enter accepts, Escape refuses; false while there is no throw.
    bool takeKey(int key);

Q_SIGNALS:
    /// It came or went.
    void turned();

protected:
    void showEvent(QShowEvent*) override { Q_EMIT turned(); }
    void hideEvent(QHideEvent*) override { Q_EMIT turned(); }

private:
    void refresh();

    DiceWatch& m_watch;
    QWidget* m_throw = nullptr;
    DiceRow* m_dice = nullptr;
    QLabel* m_sum = nullptr;
    QLabel* m_sure = nullptr;
    QLabel* m_state = nullptr;
};

}  // namespace ui
