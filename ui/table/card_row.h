// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "adjudicator/public/public_card.h"
#include "ui/theme/players.h"

namespace ui {

/// What holds or has just come out, as cards side by side: boycotts, catastrophes, votes. Its room stays the same with
/// none of them; where no such rules are played there is no row.
class CardRow : public QWidget {
    Q_OBJECT

public:
    explicit CardRow(QWidget* parent);
    void show(std::vector<adjudicator::PublicCard> cards, const engine::Position& position);
    [[nodiscard]] const std::vector<adjudicator::PublicCard>& cards() const { return m_cards; }
    /// Of a page without much height.
    void setLow(bool low);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<adjudicator::PublicCard> m_cards;
    std::vector<PlayerLook> m_looks;
};

}  // namespace ui
