// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace ui {

class GameDraft;
class PlayerList;

/// Who plays: names, colours, seats, and how many the documents take.
class PlayerStep : public QWidget {
    Q_OBJECT

public:
    PlayerStep(GameDraft& draft, QWidget* parent);
    void refresh();

Q_SIGNALS:
    void changed();

private:
    void seatAsWanted();

    GameDraft& m_draft;
    PlayerList* m_list = nullptr;
    QWidget* m_refusal = nullptr;
    QLabel* m_refusalText = nullptr;
    QHBoxLayout* m_refusalRow = nullptr;
    QPushButton* m_fit = nullptr;
};

}  // namespace ui
