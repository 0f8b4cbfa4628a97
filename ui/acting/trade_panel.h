// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/acting/guide_panel.h"

class QGridLayout;

namespace ui {

class CardStepper;
class ElidedLabel;
class PartnerTab;
class TradeSum;

/// A trade with the bank, a harbour or another player: two hands side by side, what is given and what is got, what it
/// comes to, and on the card at fault what its hand holds at most. What is counted stands in `Saying`; why it cannot be
/// is said in the strip. The turn's filled button trades; a gift has a button of its own.
class TradePanel : public GuidePanel {
    Q_OBJECT

public:
    TradePanel(TableDesk& desk, QWidget* parent);
    void refresh() override;
    bool takeKey(int key, Qt::KeyboardModifiers modifiers) override;

private:
    struct Tab {
        std::optional<engine::PlayerId> partner;
        QString name;
        bool operator==(const Tab&) const = default;
    };

    void makeBody();
    [[nodiscard]] QGridLayout* makeHands(QWidget* body);
    void showTabs(const engine::Trade& trade);
    void makeTabs();
    void showHands(const engine::Trade& trade);
    void showButtons(const engine::Trade& trade);
    void showMore(const engine::Trade& trade);
    void togglePiece(const engine::Place& place);
    void takePartner(std::optional<engine::PlayerId> partner);
    void takeNextPartner();
    /// What is counted, or nothing yet with the last partner.
    [[nodiscard]] engine::Trade trade() const;
    [[nodiscard]] engine::Trade noTrade() const;
    void count(const engine::Trade& trade);
    void countSteppers();

    /// The last one stays for the next trade of the game.
    std::optional<engine::PlayerId> m_partner;
    std::vector<Tab> m_tabs;
    std::vector<PartnerTab*> m_tabButtons;
    QWidget* m_partners = nullptr;
    ElidedLabel* m_giveHead = nullptr;
    ElidedLabel* m_takeHead = nullptr;
    CardStepper* m_give = nullptr;
    CardStepper* m_take = nullptr;
    TradeSum* m_sum = nullptr;
    QPushButton* m_empty = nullptr;
    QWidget* m_more = nullptr;
};

}  // namespace ui
