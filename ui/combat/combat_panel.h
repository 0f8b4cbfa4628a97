// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/combat/combat_course.h"
#include "ui/combat/combat_facts.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ui {

class CombatCharts;
class CombatRounds;
class DiceRow;
class DieRows;
class ElidedLabel;
class OddsBar;
class OutcomeColumns;

/// A combat beside its board: the last throw large, a row of faces for every die, the chance with what may be left, and
/// the rounds with their clauses. What is thrown, and how the combat is stopped, has its place in the window.
class CombatPanel : public QWidget {
    Q_OBJECT

public:
    CombatPanel(TableDesk& desk, QWidget* parent);
    void refresh();
    /// The dice that came tumble; what they mean is told when they lie.
    void tumble();
    /// Shows the charts in the place of chance and rounds, then the next chart, and after the last one the combat
    /// again.
    void turnCharts();
    /// On a low page dice and faces are smaller.
    void setLow(bool low);
    /// Chances and rounds come where there is room for them.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// From here on, of the combat under way.
    struct Chances {
        std::optional<engine::Odds> odds;
        std::optional<double> nextRound;
    };
    void makeThrown(QVBoxLayout& whole);
    void makeFaces(QVBoxLayout& whole);
    void makeChance(QVBoxLayout& whole);
    void showThrown();
    void showFaces();
    void showChance();
    void showRounds();
    void showLossChoice();
    void giveRoom();
    [[nodiscard]] int leastHeight() const;
    [[nodiscard]] bool isTumbling() const;

    TableDesk& m_desk;
    CombatCourse m_course;
    /// Of the combat that is fought or was fought last.
    std::optional<CombatFacts> m_facts;
    bool m_fighting = false;
    Chances m_now;
    /// Before the dice that tumble.
    Chances m_before;
    bool m_low = false;
    bool m_chartsOn = false;

    ElidedLabel* m_head = nullptr;
    QPushButton* m_turn = nullptr;
    QWidget* m_thrown = nullptr;
    DiceRow* m_attackerDice = nullptr;
    QLabel* m_colon = nullptr;
    DiceRow* m_defenderDice = nullptr;
    QLabel* m_bonus = nullptr;
    QLabel* m_round = nullptr;
    ElidedLabel* m_winner = nullptr;
    ElidedLabel* m_loss = nullptr;
    QWidget* m_entering = nullptr;
    ElidedLabel* m_hint = nullptr;
    QPushButton* m_untype = nullptr;
    DieRows* m_faces = nullptr;
    QPushButton* m_decline = nullptr;
    QWidget* m_losses = nullptr;
    CombatCharts* m_charts = nullptr;
    QWidget* m_odds = nullptr;
    QLabel* m_chance = nullptr;
    QLabel* m_chanceWords = nullptr;
    QLabel* m_toCome = nullptr;
    OddsBar* m_bar = nullptr;
    OutcomeColumns* m_outcomes = nullptr;
    CombatRounds* m_rounds = nullptr;
};

}  // namespace ui
