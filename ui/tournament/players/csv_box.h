// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <vector>

#include "engine/tournament/action.h"
#include "ui/tournament/hall/tournament_hall.h"

class QCheckBox;
class QLabel;
class QPushButton;

namespace ui {

/// What was understood of a file of players, before any of them enters.
class CsvBox : public QFrame {
    Q_OBJECT

public:
    CsvBox(TournamentHall& hall, QWidget* parent);
    /// Reads the file and shows what is in it, or why it cannot be read.
    void read(const QString& file);
    /// Enters those shown, from this round on (0: as the desk decides).
    void enter(int from);
    void setFrom(int from) { m_from = from; }
    void focusFirst();

private:
    [[nodiscard]] std::vector<engine::tournament::NewEntrant> chosen() const;
    void refresh();

    TournamentHall& m_hall;
    QString m_file;
    std::vector<engine::tournament::NewEntrant> m_players;
    int m_from = 0;
    QLabel* m_text = nullptr;
    QLabel* m_fault = nullptr;
    QCheckBox* m_onlyNew = nullptr;
    QPushButton* m_enter = nullptr;
};

}  // namespace ui
