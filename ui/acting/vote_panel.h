// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>

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
    enum class Side { Abstains, For, Against };
    [[nodiscard]] bool repeals() const;
    /// Who has a vote: everybody still in the game.
    [[nodiscard]] std::vector<engine::PlayerId> voters() const;
    void agree();
    void askAnother();
    void addQuestion(QBoxLayout& layout, QWidget* body);
    void addVoices(QBoxLayout& layout, QWidget* body);
    void addTally(QBoxLayout& layout, QWidget* body);
    void addProcedure(QBoxLayout& layout, QWidget* body);
    [[nodiscard]] std::vector<engine::ClauseId> rules() const;
    [[nodiscard]] engine::Action action() const;
    void judge();

    std::optional<engine::ClauseId> m_rule;
    engine::PerPlayer<Side> m_sides{};
    std::set<int> m_adoptOn{1, 2, 3};
};

}  // namespace ui
