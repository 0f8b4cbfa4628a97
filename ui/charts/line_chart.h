// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart.h"

namespace ui {

/// One line for each player through the turns of a game, told apart by colour, dash and emblem, with names at the end.
class LineChart : public Chart {
    Q_OBJECT

public:
    struct Series {
        QString name;
        PlayerLook look;
        /// One value a moment.
        std::vector<int> values;
    };

    using Chart::Chart;
    /// `rounds`: the round of each moment. `goal`: a line across, 0 for none.
    void show(std::vector<Series> series, std::vector<int> rounds, int goal);
    void draw(QPainter& painter, const QSizeF& size) const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 220}; }

private:
    std::vector<Series> m_series;
    std::vector<int> m_rounds;
    int m_goal = 0;
};

}  // namespace ui
