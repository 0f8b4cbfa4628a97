// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desk/table_desk.h"

class QLabel;
class QPushButton;

namespace ui {

class DiceRow;
class FaceRows;
class StillArea;

/// The last throw with what it yielded; while a throw is due, faces to press for real dice.
class ThrowPanel : public QWidget {
    Q_OBJECT

public:
    ThrowPanel(TableDesk& desk, QWidget* parent);
    void refresh();
    void tumble();

private:
    void showLast();
    void showDue(const std::vector<int>& due);
    void showYields(const engine::Events& events);
    /// What came of a throw that pays no yields: fate, a fight with the robber, a card or a tie by die.
    void showOutcome(const engine::Events& events);
    void replaceYields(QWidget* fresh);

    TableDesk& m_desk;
    QLabel* m_head = nullptr;
    QLabel* m_level = nullptr;
    DiceRow* m_dice = nullptr;
    QLabel* m_sum = nullptr;
    QLabel* m_hint = nullptr;
    FaceRows* m_faces = nullptr;
    /// Under the faces: how dice are typed, and what takes one back.
    QWidget* m_typing = nullptr;
    QLabel* m_left = nullptr;
    QPushButton* m_untype = nullptr;
    StillArea* m_yields = nullptr;
    bool m_tumble = false;
};

/// Sets text and look of a badge that says what a throw proves.
void showLevel(QLabel* label, const adjudicator::ActDone& act);

}  // namespace ui
