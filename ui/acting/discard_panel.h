// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include "ui/acting/guide_panel.h"

class QBoxLayout;

namespace ui {

/// The cards due after a 7, ticked off player by player, by number or by name; whoever may hold too many without
/// anybody knowing is asked how many. The referee may let the play go on.
class DiscardPanel : public GuidePanel {
    Q_OBJECT

public:
    using GuidePanel::GuidePanel;
    void refresh() override;
    bool takeKey(int key, Qt::KeyboardModifiers modifiers) override;

protected:
    void forget() override;

private:
    /// The 7 itself stays in sight.
    /// What is known to be due, each by its number.
    [[nodiscard]] std::vector<engine::Discard> due() const;
    /// What a hand that nobody knew owes if it holds as many as is counted in the panel.
    [[nodiscard]] engine::Discard counted(engine::PlayerId player) const;
    void addDue(QBoxLayout& layout, QWidget* body, const engine::Discard& discard, bool isFirst);
    void addAsked(QBoxLayout& layout, QWidget* body, engine::PlayerId player, bool isFirst);
    /// Where the cards are named: the button that opens it, and what it opens.
    [[nodiscard]] QPushButton* whichButton(engine::PlayerId player, QWidget* body);
    void addNames(QBoxLayout& layout, QWidget* body, const engine::Discard& discard);

    /// Whose cards are being named, and which so far.
    std::optional<engine::PlayerId> m_named;
    engine::Cards m_cards;
    /// How many cards the asked say that they hold.
    std::map<engine::PlayerId, int> m_held;
};

}  // namespace ui
