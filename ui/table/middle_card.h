// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "adjudicator/public/public_card.h"
#include "ui/theme/players.h"

namespace ui {

/// A card of the moment, large in the middle of the board, which is not needed meanwhile. It lies above the board and
/// moves nothing; a press of the mouse puts it away until there is another one.
class MiddleCard : public QWidget {
    Q_OBJECT

public:
    explicit MiddleCard(QWidget& board);

    /// Nothing: it goes.
    void show(std::optional<adjudicator::PublicCard> card, const engine::Position& position);
    void clear();
    [[nodiscard]] const std::optional<adjudicator::PublicCard>& card() const { return m_card; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    /// In the middle of the board, as large as it has room for.
    void lay();

    QWidget& m_board;
    std::optional<adjudicator::PublicCard> m_card;
    std::vector<PlayerLook> m_looks;
    qreal m_unit = 1;
    bool m_isPutAway = false;
};

/// What the table waits for, or who got what was offered: no place of the board is asked for then.
[[nodiscard]] bool liesInTheMiddle(const adjudicator::PublicCard& card);

/// Of all players, by seat.
[[nodiscard]] std::vector<PlayerLook> looksOf(const engine::Position& position);

}  // namespace ui
