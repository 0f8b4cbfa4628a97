// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desk/table_desk.h"

class QLabel;
class QVBoxLayout;

namespace ui {

class DiceRow;

/// The last throw with what it yielded; while a throw is due, faces to press for real dice.
class ThrowPanel : public QWidget {
    Q_OBJECT

public:
    ThrowPanel(TableDesk& desk, QWidget* parent);
    void refresh();
    void tumble();
    /// How high it wants to be at this width: what came of a throw may be several lines.
    [[nodiscard]] int heightAt(int width) const;

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
    QWidget* m_faces = nullptr;
    QWidget* m_yields = nullptr;
    bool m_tumble = false;
};

/// Sets text and look of a badge that says what a throw proves.
void showLevel(QLabel* label, const adjudicator::ActDone& act);

}  // namespace ui
