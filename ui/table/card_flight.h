// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>
#include <QWidget>
#include <optional>
#include <vector>

#include "engine/action/event.h"

namespace ui {

class PlayersPanel;

/// Cards that are known fly from whoever gives them to whoever gets them, or from and to the bank: short, over all that
/// stands there, in nobody's way.
class CardFlight : public QWidget {
    Q_OBJECT

public:
    /// Lies over the whole page; `players` has the rows and the bank between which cards fly.
    CardFlight(QWidget& page, const PlayersPanel& players);
    /// What these events moved, once the page is laid out anew; none where the page is hidden, or the table or the
    /// desktop wants no movement.
    void flySoon(const engine::Events& events);
    /// What these events moved; what still flies lands at once.
    void fly(const engine::Events& events);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Card {
        engine::Resource resource{};
        QPointF from;
        QPointF to;
        /// Of the whole flight, when this one starts.
        qreal starts = 0;
    };
    /// Nobody: the bank.
    void add(const engine::Cards& cards, std::optional<engine::PlayerId> from, std::optional<engine::PlayerId> to);
    [[nodiscard]] QPointF spotOf(std::optional<engine::PlayerId> player) const;

    QWidget& m_page;
    const PlayersPanel& m_players;
    std::vector<Card> m_cards;
    QVariantAnimation m_animation;
};

}  // namespace ui
