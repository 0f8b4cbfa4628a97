// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <random>

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
    /// Everybody sits where chance says.
    void drawLots();
    /// From the name that is typed to the next one; false: it was the last, or none is typed.
    bool goOn();

Q_SIGNALS:
    void changed();

private:
    void seatAsWanted();

    GameDraft& m_draft;
    std::mt19937 m_random{std::random_device{}()};
    PlayerList* m_list = nullptr;
    QLabel* m_seats = nullptr;
    QWidget* m_refusal = nullptr;
    QLabel* m_refusalText = nullptr;
    QHBoxLayout* m_refusalRow = nullptr;
    QPushButton* m_fit = nullptr;
};

}  // namespace ui
