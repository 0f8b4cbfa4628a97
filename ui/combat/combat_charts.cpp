// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/combat_charts.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/combat/combat_chart.h"
#include "ui/combat/price_form.h"
#include "ui/text/language.h"

namespace ui {

namespace {

constexpr std::array kCharts{CombatChart::Outcomes, CombatChart::Rounds, CombatChart::Course};

}  // namespace

CombatCharts::CombatCharts(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 4, 14, 6);
    layout->setSpacing(6);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    const std::array names{tr("Outcomes"), tr("Rounds"), tr("Course")};
    for (std::size_t i = 0; i < kCharts.size(); ++i) {
        m_tabs[i] = new QPushButton(names[i], this);
        m_tabs[i]->setCheckable(true);
        m_tabs[i]->setProperty("kind", QStringLiteral("small"));
        m_tabs[i]->setFocusPolicy(Qt::NoFocus);
        connect(m_tabs[i], &QPushButton::clicked, this, [this, i] { choose(kCharts[i]); });
        row->addWidget(m_tabs[i]);
    }
    m_pricesTab = new QPushButton(tr("Prices"), this);
    m_pricesTab->setObjectName(QStringLiteral("chartPrices"));
    m_pricesTab->setCheckable(true);
    m_pricesTab->setProperty("kind", QStringLiteral("small"));
    m_pricesTab->setFocusPolicy(Qt::NoFocus);
    connect(m_pricesTab, &QPushButton::clicked, this, &CombatCharts::choosePrices);
    row->addWidget(m_pricesTab);
    row->addStretch(1);
    m_save = new QPushButton(tr("Save picture…"), this);
    m_save->setProperty("kind", QStringLiteral("small"));
    m_save->setFocusPolicy(Qt::NoFocus);
    connect(m_save, &QPushButton::clicked, this, &CombatCharts::askAndSave);
    row->addWidget(m_save);
    layout->addLayout(row);
    m_title = new QLabel(this);
    m_title->setWordWrap(true);
    QFont font = m_title->font();
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
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
    m_words = new QLabel(this);
    m_words->setWordWrap(true);
    // Small, so that even wrapped lines have room on a low screen.
    QFont small = m_words->font();
    small.setPixelSize(12);
    m_words->setFont(small);
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
