// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/acting/guide_panel.h"

class QBoxLayout;

namespace ui {

/// Enter what happened: facts noticed late that no piece on the board shows. What is entered here stands without any
/// rule being asked; pieces are set with the brushes above the board.
class FactsPanel : public GuidePanel {
    Q_OBJECT

public:
    using GuidePanel::GuidePanel;
    void refresh() override;
    bool takeKey(int key, Qt::KeyboardModifiers modifiers) override;
    enum class Hand { Wrong, Shown };
    /// Begins with the cards in this hand: it is otherwise than known, or its owner shows it. What is shown must be one
    /// of the hands that are possible.
    void beginHand(engine::PlayerId player, Hand hand = Hand::Wrong);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    enum class What { Hand, Played, Points, Holders, Turn };

    void choose(What what);
    void build();
    void addPlayers(QBoxLayout& layout, QWidget* body);
    void addHand(QBoxLayout& layout, QWidget* body);
    void addShown(QBoxLayout& layout, QWidget* body);
    void judgeShown();
    void addPlayed(QBoxLayout& layout, QWidget* body);
    void addPoints(QBoxLayout& layout, QWidget* body);
    void addHolders(QBoxLayout& layout, QWidget* body);
    void addTurn(QBoxLayout& layout, QWidget* body);
    void addCount(QBoxLayout& layout, QWidget* body, const QString& text, const QString& name, int value, bool below,
                  const std::function<void(int)>& set);
    void changed();
    void judge();
    [[nodiscard]] engine::HoldingSetup& holding();
    /// What has been said of the chosen player so far.
    [[nodiscard]] engine::HoldingSetup said() const;

    std::optional<What> m_what;
    engine::PlayerId m_who{};
    QString m_reason;
    engine::Setup m_set;
    bool m_built = false;
    bool m_isShown = false;
};

}  // namespace ui
