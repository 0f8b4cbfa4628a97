// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>

#include "adjudicator/tournament/protest_clock.h"
#include "ui/tournament/hall/tournament_hall.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class DisputePanel;
class ResultsModel;
class SeatLines;
struct SeatChanges;

/// One table's result: its players with points, places and signatures, its state, what was proposed and what is
/// disputed.
class ResultPanel : public QWidget {
    Q_OBJECT

public:
    /// An act that wants its consequences seen first.
    using Ask = std::function<void(const engine::tournament::Action&, const QString& title, const QString& button)>;

    ResultPanel(TournamentHall& hall, ResultsModel& model, Ask ask, QWidget* parent);
    /// Rounds and tables from 1; no table: 0.
    void showTable(int round, int table);
    void refresh();

    /// What is odd about the result that stands there, and what the table's book has instead; nothing where it is
    /// usual.
    void showOdd(const std::vector<engine::tournament::Doubted>& doubts,
                 const std::optional<engine::tournament::EnterResult>& book);
    /// How long it can be protested; empty where there is no result.
    void showProtest(const std::optional<adjudicator::TableProtest>& protest);
    void showChanges(const SeatChanges& changes);
    [[nodiscard]] SeatLines& lines() const { return *m_lines; }
    /// What was scanned at this table's place: a game's head, or what else it may be.
    void noteSlip(const QString& text);

Q_SIGNALS:
    void slipScanned();
    /// Somebody wants to say who really sat at this table.
    void seatsAsked();
    /// The director's desk is to do what was proposed.
    void takeAsked(const adjudicator::ProposalFound& found);

private:
    void setPlaces();
    void setState(engine::tournament::ResultState state);
    void refreshButtons(const engine::tournament::Result* result);
    void refreshSlip();
    void refreshSaid();
    void decide(bool takes);
    void confirmOdd();
    /// The result as it stands, as an act.
    [[nodiscard]] std::optional<engine::tournament::EnterResult> asItStands() const;
    void playerLeft(engine::PlayerId player, bool hasLeft);

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
    SeatLines* m_lines = nullptr;
    QPushButton* m_setPlaces = nullptr;
    QPushButton* m_signAll = nullptr;
    QPushButton* m_confirm = nullptr;
    QPushButton* m_official = nullptr;
    QPushButton* m_withdraw = nullptr;
    QLabel* m_game = nullptr;
    QLineEdit* m_slip = nullptr;
    QLabel* m_slipNote = nullptr;
    DisputePanel* m_dispute = nullptr;
    QPushButton* m_seats = nullptr;
    QWidget* m_saidPart = nullptr;
    QLabel* m_said = nullptr;
    QPushButton* m_take = nullptr;
    QPushButton* m_decline = nullptr;
};

}  // namespace ui
