// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <optional>

#include "ui/combat/combat_forecast.h"

class QLabel;
class QPushButton;
class QScrollArea;

namespace ui {

class CombatBars;
class PriceForm;

/// The charts of a combat, one at a time: outcomes with what is left, rounds, the chance in the course of it; below,
/// what stopping now means, and the prices it is counted with. Each chart can be saved as a picture.
class CombatCharts : public QWidget {
    Q_OBJECT

public:
    explicit CombatCharts(QWidget* parent);
    void show(const std::optional<CombatForecast>& forecast);
    void choose(CombatChart chart);
    /// The next chart that there is something to draw for; false after the last.
    [[nodiscard]] bool chooseNext();
    [[nodiscard]] CombatChart chart() const { return m_chart; }
    /// The prices in place of a chart.
    void choosePrices();

Q_SIGNALS:
    /// Other prices were chosen: what stopping means is to be worked out anew.
    void pricesEdited();

private:
    void askAndSave();
    void showChart();

    std::optional<CombatForecast> m_forecast;
    CombatChart m_chart = CombatChart::Outcomes;
    std::array<QPushButton*, 4> m_tabs{};
    QLabel* m_title = nullptr;
    CombatBars* m_canvas = nullptr;
    QLabel* m_words = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_pricesTab = nullptr;
    PriceForm* m_prices = nullptr;
    QScrollArea* m_pricesArea = nullptr;
    bool m_pricesOn = false;
};

}  // namespace ui
