// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/charts/chart.h"

namespace ui {

/// Lying bars, one under the other, each with a mark of what was to be expected and how far chance commonly leads.
class BarsChart : public Chart {
    Q_OBJECT

public:
    struct Row {
        QString label;
        /// Of a player; empty: the plain accent.
        std::optional<PlayerLook> look;
        double value = 0;
        std::optional<double> expected;
        /// On both sides of what was expected.
        double spread = 0;
        /// What stands behind the bar.
        QString text;
    };
    /// The words of the legend.
    struct Legend {
        QString value;
        QString expected;
        QString spread;
    };

    using Chart::Chart;
    /// `most`: the end of the axis where it is not the greatest value.
    void show(std::vector<Row> rows, Legend legend, std::optional<double> most = std::nullopt);
    void draw(QPainter& painter, const QSizeF& size) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, sizeHint().height()}; }

private:
    std::vector<Row> m_rows;
    Legend m_legend;
    std::optional<double> m_most;
};

}  // namespace ui
