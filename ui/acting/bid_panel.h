// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include "ui/acting/guide_panel.h"

class QBoxLayout;

namespace ui {

class CardStepper;

/// Offers that all make at the same time (R-SW-BID): each enters its own while the others look away, it is covered, and
/// only when all are covered they are turned over together and written.
class BidPanel : public GuidePanel {
    Q_OBJECT

public:
    using GuidePanel::GuidePanel;
    void refresh() override;
    bool takeKey(int key, Qt::KeyboardModifiers modifiers) override;

private:
    /// Cards on offer, or none: that player passes.
    using Offer = std::optional<engine::Cards>;

    void build();
    void addEntry(QBoxLayout& layout, QWidget* body, engine::PlayerId player);
    /// Covered here, or made by phone and open at the desk, which shows it to nobody.
    [[nodiscard]] std::optional<Offer> coveredBy(engine::PlayerId player) const;
    /// Made by phone, and perhaps still sealed.
    [[nodiscard]] bool isByPhone(engine::PlayerId player) const;
    void cover(engine::PlayerId player, Offer offer);
    void judge();
    void reveal();
    [[nodiscard]] bool takeEntryKey(int key);

    /// The stage of bidding that was seen last: another one is entered anew.
    std::optional<engine::Auction> m_auction;
    std::map<engine::PlayerId, Offer> m_covered;
    std::optional<engine::PlayerId> m_entering;
    engine::Cards m_cards;
    /// Of the offer being entered; null while none is.
    CardStepper* m_stepper = nullptr;
    QPushButton* m_cover = nullptr;
    QPushButton* m_pass = nullptr;
};

}  // namespace ui
