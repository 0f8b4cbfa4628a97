// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desk/table_desk.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ui {

class CombatCharts;
class DiceRow;
class WordRow;

/// A combat: both sides with their dice, the chance to win, every round with its clause, and what can be done next.
class CombatPanel : public QWidget {
    Q_OBJECT

public:
    CombatPanel(TableDesk& desk, QWidget* parent);
    void refresh();
    void tumble();
    /// Puts the keyboard into the field for the witness word when one is asked for.
    void focusWord();
    /// Throws with what stands in the field of the word.
    void throwWithWord();
    /// Shows the charts in the place of sides and rounds, then the next chart, and after the last one the combat again.
    void turnCharts();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Shown;
    void showSides(const Shown& shown);
    void showOdds(const Shown& shown);
    void showRounds();
    void showActions(bool fighting);
    void addLossChoice(QVBoxLayout& layout, QWidget* parent);
    void replace(QWidget*& part, QWidget* fresh);
    void giveRoom();

    TableDesk& m_desk;
    QLabel* m_head = nullptr;
    QLabel* m_level = nullptr;
    QWidget* m_sides = nullptr;
    QWidget* m_odds = nullptr;
    QWidget* m_rounds = nullptr;
    QWidget* m_actions = nullptr;
    DiceRow* m_dice = nullptr;
    WordRow* m_word = nullptr;
    CombatCharts* m_charts = nullptr;
    QPushButton* m_turn = nullptr;
    bool m_tumble = false;
    bool m_chartsOn = false;
};

}  // namespace ui
