// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/combat_charts.h"

#include <QFileDialog>

#include "ui/combat/combat_chart.h"
#include "ui/combat/price_form.h"
#include "ui/kit/kit.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr std::array kCharts{CombatChart::Outcomes, CombatChart::Rounds, CombatChart::Swing, CombatChart::Course};

}  // namespace

CombatCharts::CombatCharts(QWidget* parent) : QWidget(parent) {
    auto* layout = kit::column(this, 6, {14, 4, 14, 6});
    auto* row = kit::row(nullptr, 6);
    const std::array names{tr("Outcomes"), tr("Rounds"), tr("Value"), tr("Course")};
    for (std::size_t i = 0; i < kCharts.size(); ++i) {
        m_tabs[i] = kit::press(names[i], this, {.kind = "small", .focus = Qt::NoFocus, .checked = false}, this,
                               [this, i] { choose(kCharts[i]); });
        row->addWidget(m_tabs[i]);
    }
    m_pricesTab =
        kit::press(tr("Prices"), this, {.name = "chartPrices", .kind = "small", .focus = Qt::NoFocus, .checked = false},
                   this, &CombatCharts::choosePrices);
    kit::fill(*row, {m_pricesTab, kit::stretch()});
    m_save =
        kit::press(tr("Save picture…"), this, {.kind = "small", .focus = Qt::NoFocus}, this, &CombatCharts::askAndSave);
    row->addWidget(m_save);
    layout->addLayout(row);
    m_title = kit::label({}, this, {.wraps = true, .weight = QFont::DemiBold});
    layout->addWidget(m_title);
    m_canvas = new CombatBars(this);
    m_canvas->setMinimumHeight(76);
    layout->addWidget(m_canvas, 1);
    m_prices = new PriceForm(this);
    m_pricesArea = new QScrollArea(this);
    m_pricesArea->setWidget(m_prices);
    m_pricesArea->setWidgetResizable(true);
    m_pricesArea->setFocusPolicy(Qt::NoFocus);
    m_pricesArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_pricesArea->hide();
    layout->addWidget(m_pricesArea, 1);
    connect(m_prices, &PriceForm::edited, this, &CombatCharts::pricesEdited);
    m_words = kit::label({}, this, {.wraps = true});
    // Small, so that even wrapped lines have room on a low screen.
    m_words->setFont(sized(m_words->font(), 12));
    layout->addWidget(m_words);
}

void CombatCharts::show(const std::optional<CombatForecast>& forecast) {
    m_forecast = forecast;
    if (m_forecast && !m_forecast->has(m_chart)) {
        for (const CombatChart chart : kCharts) {
            if (m_forecast->has(chart)) {
                m_chart = chart;
                break;
            }
        }
    }
    showChart();
}

void CombatCharts::choosePrices() {
    m_pricesOn = true;
    showChart();
}

void CombatCharts::choose(CombatChart chart) {
    m_pricesOn = false;
    m_chart = chart;
    showChart();
}

bool CombatCharts::chooseNext() {
    for (const CombatChart chart : kCharts) {
        if (chart > m_chart && m_forecast && m_forecast->has(chart)) {
            choose(chart);
            return true;
        }
    }
    return false;
}

void CombatCharts::showChart() {
    const bool drawn = m_forecast && m_forecast->has(m_chart);
    for (std::size_t i = 0; i < kCharts.size(); ++i) {
        m_tabs[i]->setChecked(kCharts[i] == m_chart && !m_pricesOn);
        m_tabs[i]->setEnabled(m_forecast && m_forecast->has(kCharts[i]));
    }
    m_pricesTab->setChecked(m_pricesOn);
    m_pricesArea->setVisible(m_pricesOn);
    if (m_pricesOn) {
        m_prices->show(m_forecast ? m_forecast->gamePrices : engine::CombatPrices{});
    }
    m_canvas->setVisible(drawn && !m_pricesOn);
    m_save->setEnabled(drawn && !m_pricesOn);
    m_words->setText(m_forecast ? stoppingWords(*m_forecast).join(QStringLiteral("\n")) : QString());
    m_words->setVisible(!m_words->text().isEmpty());
    m_title->setVisible(!m_pricesOn);
    m_title->setText(drawn ? titleOf(*m_forecast, m_chart) : tr("Nothing to draw yet."));
    if (drawn) {
        m_canvas->show(*m_forecast, m_chart);
    }
}

void CombatCharts::askAndSave() {
    const QString file = QFileDialog::getSaveFileName(this, tr("Save picture"), QStringLiteral("combat.png"),
                                                      tr("Pictures (*.png *.svg)"));
    if (!file.isEmpty() && m_forecast) {
        m_title->setText(saveChart(file, *m_forecast, m_chart) ? tr("The picture is saved.")
                                                               : tr("The picture was not saved."));
    }
}

}  // namespace ui
