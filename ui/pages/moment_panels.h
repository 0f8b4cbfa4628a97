// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/state/position.h"
#include "ui/kit/panel_stack.h"

namespace ui {

class CombatPanel;
class GuidePanel;
class NukePanel;
class QuestionPanel;
class TableDesk;
class ThrowPanel;

/// A combat goes on, or its conquest is due.
[[nodiscard]] bool isFighting(const engine::Position& position);

/// The panel of the moment at the table: a throw, a combat, a weapon, or what leads to the act that is being said.
class MomentPanels : public PanelStack {
    Q_OBJECT

public:
    MomentPanels(TableDesk& desk, QWidget* parent);

    /// Shows the one that is needed now; true when it is another one than before.
    bool refresh();
    [[nodiscard]] bool showsThrow() const { return currentIndex() == kThrow; }
    [[nodiscard]] bool showsCombat() const { return currentIndex() == kCombat; }
    /// Null while no act leads through a panel of its own.
    [[nodiscard]] GuidePanel* guide() const;
    /// Dice that came on disk tumble in the panel that is shown.
    void tumble();
    /// The word of the throw that is declared.
    void focusWord();
    void throwWithWord();
    /// The charts of a combat come in place of each other; false where none is shown.
    bool turnCharts();

Q_SIGNALS:
    /// Another panel comes next: the keyboard is not to be in this one.
    void aboutToTurn();

private:
    /// The guided ones follow, in the order of Guide.
    enum Panel { kThrow, kCombat, kNuke, kFirstGuide };

    [[nodiscard]] int wanted() const;
    void turnTo(int panel);

    TableDesk& m_desk;
    ThrowPanel* m_throw = nullptr;
    CombatPanel* m_combat = nullptr;
    NukePanel* m_nuke = nullptr;
    QuestionPanel* m_questions = nullptr;
    /// By Guide, the first of them null.
    std::vector<GuidePanel*> m_guides;
};

}  // namespace ui
