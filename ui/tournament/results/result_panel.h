// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>

#include "ui/tournament/hall/tournament_hall.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace ui {

/// One table's result: places, signatures, its state and what is disputed.
class ResultPanel : public QWidget {
    Q_OBJECT

public:
    /// An act that wants its consequences seen first.
    using Ask = std::function<void(const engine::tournament::Action&, const QString& title, const QString& button)>;

    ResultPanel(TournamentHall& hall, Ask ask, QWidget* parent);
    /// Rounds and tables from 1; no table: 0.
    void showTable(int round, int table);
    void refresh();
    /// A code is being scanned for this table: its first letter.
    void beginSlip(const QString& begun);

Q_SIGNALS:
    void slipScanned();

private:
    void refreshPlayers(const engine::tournament::Pod& pod);
    void setPlaces();
    void setState(engine::tournament::ResultState state);
    void dispute();
    void grant();
    void noteSlip();
    /// The scores that are typed as the other side's; empty where nothing is typed or it does not fit the table.
    [[nodiscard]] std::vector<engine::tournament::EnteredScore> claim() const;
    void judgeClaim();

    TournamentHall& m_hall;
    Ask m_ask;
    int m_round = 1;
    int m_table = 0;
    QLabel* m_title = nullptr;
    QLabel* m_state = nullptr;
    QVBoxLayout* m_players = nullptr;
    std::vector<QSpinBox*> m_places;
    QPushButton* m_setPlaces = nullptr;
    QPushButton* m_signAll = nullptr;
    QPushButton* m_confirm = nullptr;
    QPushButton* m_official = nullptr;
    QPushButton* m_withdraw = nullptr;
    QLabel* m_game = nullptr;
    QLineEdit* m_slip = nullptr;
    QLabel* m_slipNote = nullptr;
    QLabel* m_about = nullptr;
    QLineEdit* m_what = nullptr;
    QLineEdit* m_claim = nullptr;
    QLabel* m_claimTrouble = nullptr;
    QPushButton* m_grant = nullptr;
    QPushButton* m_dispute = nullptr;
    QPushButton* m_open = nullptr;
};

}  // namespace ui
