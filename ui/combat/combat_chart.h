// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart.h"
#include "ui/combat/combat_forecast.h"

namespace ui {

/// One chart of a combat: bars from left to right below each other, with label and per cent. The attacker's are filled,
/// the defender's hatched, so that colour is never the only sign.
class CombatBars : public Chart {
    Q_OBJECT

public:
    explicit CombatBars(QWidget* parent);
    void show(const CombatForecast& forecast, CombatChart chart);
    void draw(QPainter& painter, const QSizeF& size) const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {}; }

protected:
    /// On the ground of the panel that it lies in.
    void paintEvent(QPaintEvent* event) override;

private:
    CombatForecast m_forecast;
    CombatChart m_chart = CombatChart::Outcomes;
};

/// The chart with its title and words on a page of its own, in the look in force.
[[nodiscard]] QSize chartPageSize(const CombatForecast& forecast, CombatChart chart);
/// As SVG where the file's name ends so, else as PNG; false when it cannot be written.
[[nodiscard]] bool saveChart(const QString& file, const CombatForecast& forecast, CombatChart chart);

}  // namespace ui
