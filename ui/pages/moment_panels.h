// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/state/position.h"
#include "ui/kit/panel_stack.h"

namespace ui {

class CombatPanel;
class FactsPanel;
class GuidePanel;
class LedgerPanel;
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
    [[nodiscard]] bool showsHand() const { return currentIndex() == kLedger; }
    /// What is known of a hand has the panel's place until an act comes or it is closed; empty: it is closed.
    void openHand(std::optional<engine::PlayerId> player);
    /// The next seat's, after the last one none.
    void openNextHand();
    [[nodiscard]] const std::optional<engine::PlayerId>& openedHand() const { return m_hand; }
    /// Null while no act leads through a panel of its own.
    [[nodiscard]] GuidePanel* guide() const;
    /// Dice that came on disk tumble in the panel that is shown.
    void tumble();
    /// On a low page a combat has smaller faces.
    void setLow(bool low);
    /// The word of a throw that is declared outside a combat.
    void focusWord();
    void throwWithWord();
    /// The charts of a combat come in place of each other; false where none is shown.
    bool turnCharts();
    /// The cards of a hand are to be entered: it is otherwise than known, or its owner shows it.
    void enterHand(engine::PlayerId player, bool isShown);

Q_SIGNALS:
    /// The step that the panel in sight has for the turn's filled button is another.
    void mainStepTurned();
    /// Another panel comes next: the keyboard is not to be in this one.
    void aboutToTurn();
    /// Another hand is open, or none is.
    void handTurned();

private:
    /// The guided ones follow, in the order of Guide.
    enum Panel { kThrow, kCombat, kNuke, kLedger, kFirstGuide };

    [[nodiscard]] int wanted() const;
    [[nodiscard]] bool isRobbing() const;
    void turnTo(int panel);

    TableDesk& m_desk;
    ThrowPanel* m_throw = nullptr;
    CombatPanel* m_combat = nullptr;
    NukePanel* m_nuke = nullptr;
    LedgerPanel* m_ledger = nullptr;
    QuestionPanel* m_questions = nullptr;
    FactsPanel* m_facts = nullptr;
    /// By Guide, the first of them null.
    std::vector<GuidePanel*> m_guides;
    std::optional<engine::PlayerId> m_hand;
    /// The record's length when the hand was opened: the next entry closes it.
    std::size_t m_handAt = 0;
    /// What the panel shows already.
    std::optional<engine::PlayerId> m_handShown;
};

}  // namespace ui
