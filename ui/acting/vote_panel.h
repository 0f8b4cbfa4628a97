// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>

#include "ui/acting/guide_panel.h"

class QBoxLayout;

namespace ui {

/// A rule is voted on before the game, hand by hand; later all together put one out of force.
class VotePanel : public GuidePanel {
    Q_OBJECT

public:
    using GuidePanel::GuidePanel;
    void refresh() override;
    bool takeKey(int key, Qt::KeyboardModifiers modifiers) override;

protected:
    void forget() override;

private:
    using Voice = adjudicator::Voice;
    /// Before the first founding rules are adopted or refused; afterwards they can only be put out of force (CC-4).
    [[nodiscard]] bool repeals() const;
    /// Who has a vote: everybody still in the game.
    [[nodiscard]] std::vector<engine::PlayerId> voters() const;
    /// The vote on this rule that is open by phone; null where none is.
    [[nodiscard]] const PhoneAsks::Ballot* ballot() const;
    /// As entered here; what is not, as the player's phone said.
    [[nodiscard]] Voice voiceOf(engine::PlayerId player) const;
    void turn(engine::PlayerId player, Voice voice);
    void agree();
    void askAnother();
    void addQuestion(QBoxLayout& layout, QWidget* body);
    void addVoices(QBoxLayout& layout, QWidget* body);
    void addTally(QBoxLayout& layout, QWidget* body);
    void addProcedure(QBoxLayout& layout, QWidget* body);
    [[nodiscard]] engine::Action action() const;
    void judge();

    std::optional<engine::ClauseId> m_rule;
    /// Entered here.
    engine::PerPlayer<std::optional<Voice>> m_voices{};
    /// The vote by phone that the panel came up with: who asks for another rule is not led back to it.
    std::string m_shownBallot;
    std::set<int> m_adoptOn{1, 2, 3};
};

}  // namespace ui
