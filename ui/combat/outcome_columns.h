// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/combat/odds.h"
#include "ui/charts/chart.h"

namespace ui {

/// What may be left of a combat fought to its end, left by left: a column for each, the attacker's filled, the
/// defender's hatched, with its per cents above and what is left below. The unlikeliest of a side share a column where
/// there is no room for all.
class OutcomeColumns : public Chart {
    Q_OBJECT

public:
    explicit OutcomeColumns(QWidget* parent);

    struct Side {
        QString name;
        PlayerLook look;
    };
    void show(const engine::Odds& odds, const Side& attacker, const Side& defender);
    void draw(QPainter& painter, const QSizeF& size) const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 84}; }

protected:
    /// On the ground of the panel that it lies in.
    void paintEvent(QPaintEvent* event) override;

private:
    struct Column {
        /// Below the column.
        QStringList lines;
        QString spoken;
        double share = 0;
    };
    [[nodiscard]] static std::vector<Column> fitted(std::vector<Column> columns, std::size_t most);
    void drawSide(QPainter& painter, const QRectF& area, const std::vector<Column>& columns, double full, qreal lines,
                  const QString& caption, const PlayerLook& look, bool hatched) const;

    std::vector<Column> m_attackers;
    std::vector<Column> m_defenders;
    Side m_attacker;
    Side m_defender;
};

}  // namespace ui
