// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desk/table_desk.h"

class QLabel;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace ui {

class CombatCharts;
class DiceRow;
class ElidedLabel;
class FaceRows;
class WordField;

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
    /// Dice, forces, chances and rounds come where there is room for them.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Shown;
    void showSides(const Shown& shown);
    void showOdds(const Shown& shown);
    void showRounds();
    void makeActions(QVBoxLayout& layout);
    void showActions(const Shown& shown);
    void showLossChoice(bool fighting);
    void pressNext();
    void replace(QWidget*& part, QWidget* fresh);
    void giveRoom();
    [[nodiscard]] int leastHeight() const;

    TableDesk& m_desk;
    ElidedLabel* m_head = nullptr;
    QLabel* m_level = nullptr;
    QWidget* m_sides = nullptr;
    QWidget* m_odds = nullptr;
    QWidget* m_rounds = nullptr;
    QWidget* m_losses = nullptr;
    /// Faces, a line for the word or how dice are typed, and the buttons: at the bottom, as high in every round.
    QWidget* m_actions = nullptr;
    FaceRows* m_faces = nullptr;
    QStackedWidget* m_line = nullptr;
    QLabel* m_hint = nullptr;
    QPushButton* m_untype = nullptr;
    WordField* m_word = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_decline = nullptr;
    QPushButton* m_next = nullptr;
    DiceRow* m_dice = nullptr;
    CombatCharts* m_charts = nullptr;
    QPushButton* m_turn = nullptr;
    bool m_tumble = false;
    bool m_chartsOn = false;
};

}  // namespace ui
