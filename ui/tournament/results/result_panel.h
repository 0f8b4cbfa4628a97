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

    /// What is odd about the result that stands there, and what the table's book has instead; nothing where it is
    /// usual.
    void showOdd(const std::vector<engine::tournament::Doubted>& doubts,
                 const std::optional<engine::tournament::EnterResult>& book);
    /// What was scanned at this table's place: a game's head, or what else it may be.
    void noteSlip(const QString& text);

Q_SIGNALS:
    void slipScanned();
    /// Somebody wants to say who really sat at this table.
    void seatsAsked();

private:
    void refreshPlayers(const engine::tournament::Pod& pod);
    void setPlaces();
    void setState(engine::tournament::ResultState state);
    void dispute();
    void grant();
    void refreshSaid();
    void decide(bool takes);
    void confirmOdd();
    /// The result as it stands, as an act.
    [[nodiscard]] std::optional<engine::tournament::EnterResult> asItStands() const;
    void playerLeft(engine::PlayerId player, bool hasLeft);
    /// The scores that are typed as the other side's; empty where nothing is typed or it does not fit the table.
    [[nodiscard]] std::vector<engine::tournament::EnteredScore> claim() const;
    void judgeClaim();

    TournamentHall& m_hall;
    Ask m_ask;
    int m_round = 1;
    int m_table = 0;
    QLabel* m_title = nullptr;
    QLabel* m_state = nullptr;
    QLabel* m_odd = nullptr;
    QPushButton* m_isSo = nullptr;
    QPushButton* m_takeBook = nullptr;
    std::vector<engine::tournament::Doubt> m_doubts;
    std::optional<engine::tournament::EnterResult> m_book;
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
    QPushButton* m_seats = nullptr;
    QWidget* m_saidPart = nullptr;
    QLabel* m_said = nullptr;
    QPushButton* m_take = nullptr;
    QPushButton* m_decline = nullptr;
};

}  // namespace ui
