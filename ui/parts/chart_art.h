// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <vector>

#include "ui/desk/combat_forecast.h"

namespace ui {

/// How a chart fills its place.
struct ChartPlace {
    QRectF area;
    /// Bars are as long as their share of this; 0: of the greatest share.
    double full = 0;
    /// Where there is no room for all bars: keep the last ones in their order, else the greatest and one for the rest
    /// of each side.
    bool keepLast = false;
};

/// Bars from left to right below each other, with label and per cent. The attacker's are filled, the defender's
/// hatched, so that colour is never the only sign.
void paintBars(QPainter& painter, const ChartPlace& place, const CombatForecast& forecast, std::vector<ChartBar> bars);

/// The chart with its title and words on a page of its own, in the look in force.
void paintChartPage(QPainter& painter, const QSizeF& size, const CombatForecast& forecast, CombatChart chart);
[[nodiscard]] QSize chartPageSize(const CombatForecast& forecast, CombatChart chart);
/// As SVG where the file's name ends so, else as PNG; false when it cannot be written.
[[nodiscard]] bool saveChart(const QString& file, const CombatForecast& forecast, CombatChart chart);

}  // namespace ui
