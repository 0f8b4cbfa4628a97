// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "ui/tournament/hall/tournament_hall.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

/// At a desk that does not keep the tournament: a line that says that what is entered here is proposed, and how much of
/// it is not taken yet. This desk's name is asked there once, when something is proposed first.
class ProposerBar : public QFrame {
    Q_OBJECT

public:
    ProposerBar(TournamentHall& hall, QWidget* parent);

Q_SIGNALS:
    /// Somebody wants to keep the tournament here.
    void takeOverAsked();

private:
    void refresh();
    void keepName();

    TournamentHall& m_hall;
    QLabel* m_text = nullptr;
    QLineEdit* m_name = nullptr;
    QPushButton* m_keep = nullptr;
};

}  // namespace ui
