// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/acting/guide_panel.h"

namespace ui {

class CardStepper;
class ElidedLabel;

/// A trade with the bank, a harbour or another player: what is given, what is taken, and what the engine says of it. A
/// gift has a button of its own.
class TradePanel : public GuidePanel {
    Q_OBJECT

public:
    TradePanel(TableDesk& desk, QWidget* parent);
    void refresh() override;
    bool takeKey(int key, Qt::KeyboardModifiers modifiers) override;

protected:
    /// The partner stays for the next trade.
    void forget() override { clear(); }
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeBody();
    void fitPartners();
    void togglePiece(const engine::Place& place);
    void showPartners();
    void setPartner(std::optional<engine::PlayerId> partner);
    void renewRates();
    [[nodiscard]] static engine::PerResource<QString> heldNotes(const engine::Hand& hand);
    void clear();
    void judge();
    [[nodiscard]] engine::Trade trade() const;

    std::optional<engine::PlayerId> m_partner;
    QWidget* m_partners = nullptr;
    ElidedLabel* m_giveHead = nullptr;
    ElidedLabel* m_takeHead = nullptr;
    CardStepper* m_give = nullptr;
    CardStepper* m_take = nullptr;
    QWidget* m_more = nullptr;
    std::vector<engine::Site> m_givePieces;
    std::vector<engine::Site> m_takePieces;
    int m_giveCards = 0;
    int m_takeCards = 0;
    void showMore();
};

}  // namespace ui
