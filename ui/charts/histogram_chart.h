// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "adjudicator/statistics/statistics_sum.h"
#include "ui/charts/chart.h"

namespace ui {

/// How often each result came, with what fair dice give and the band in which that lies 95 times of 100.
class HistogramChart : public Chart {
    Q_OBJECT

public:
    using Chart::Chart;
    void show(const std::optional<adjudicator::DiceTally>& tally);
    void draw(QPainter& painter, const QSizeF& size) const override;

private:
    std::optional<adjudicator::DiceTally> m_tally;
};

}  // namespace ui
