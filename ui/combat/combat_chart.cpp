// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/combat_chart.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>

#include "ui/text/language.h"
#include "ui/theme/colours.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr qreal kLeastRow = 17;
constexpr qreal kMostRow = 30;
constexpr qreal kPageWidth = 720;
constexpr qreal kChartMargin = 24;
constexpr int kPageRow = 26;
constexpr int kMostPageBars = 40;

/// The bars that there is room for: the last ones of a course, else the greatest and one for the rest of each side.
void fitBars(std::vector<ChartBar>& bars, const CombatForecast& forecast, std::size_t most, bool keepLast) {
    if (bars.size() <= most || most < 3) {
        return;
    }
    if (keepLast) {
        bars.erase(bars.begin(), bars.end() - static_cast<std::ptrdiff_t>(most));
        return;
    }
    // One row for the rest of each side that has bars.
    const auto isAttackers = [](const ChartBar& bar) { return bar.attacker; };
    const bool both =
        !std::all_of(bars.begin(), bars.end(), isAttackers) && std::any_of(bars.begin(), bars.end(), isAttackers);
    const std::size_t kept = most - (both ? 2 : 1);
    std::vector<double> shares;
    for (const ChartBar& bar : bars) {
        shares.push_back(bar.share);
    }
    std::nth_element(shares.begin(), shares.begin() + static_cast<std::ptrdiff_t>(kept), shares.end(),
                     std::greater<>());
    const double greatestLeft = shares[kept];
    std::vector<ChartBar> fitting;
    for (const bool attacker : {true, false}) {
        double rest = 0;
        for (const ChartBar& bar : bars) {
            if (bar.attacker != attacker) {
                continue;
            }
            if (bar.share > greatestLeft) {
                fitting.push_back(bar);
            } else {
                rest += bar.share;
            }
        }
        if (rest > 0) {
            const QString others = QCoreApplication::translate("ui::CombatCharts", "all others");
            const QString& name = attacker ? forecast.attacker : forecast.defender;
            fitting.push_back({both ? name + QStringLiteral(": ") + others : others, rest, attacker});
        }
    }
    bars = std::move(fitting);
}

/// Lines from the lower left to the upper right, cut at the bar's ends: vector pictures know no other hatching.
void hatch(QPainter& painter, const QRectF& bar, const QColor& ink) {
    constexpr qreal kStep = 6;
    painter.setPen(QPen(ink, 1.2));
    for (qreal x = bar.left() - bar.height() + kStep / 2; x < bar.right(); x += kStep) {
        const qreal from = std::max(x, bar.left());
        const qreal to = std::min(x + bar.height(), bar.right());
        painter.drawLine(QPointF(from, bar.bottom() - (from - x)), QPointF(to, bar.bottom() - (to - x)));
    }
}

void paintBars(QPainter& painter, const QRectF& area, const CombatForecast& forecast, CombatChart chart) {
    const bool isCourse = chart == CombatChart::Course;
    std::vector<ChartBar> bars = barsOf(forecast, chart);
    fitBars(bars, forecast, static_cast<std::size_t>(std::max(1.0, area.height() / kLeastRow)), isCourse);
    if (bars.empty()) {
        return;
    }
    const qreal row = std::min(kMostRow, area.height() / static_cast<qreal>(bars.size()));
    const QFont font = sized(painter.font(), static_cast<int>(std::clamp(row * 0.58, 11.0, 14.0)), QFont::Normal);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    // Bars are as long as their share of certainty, or of the greatest share.
    double full = isCourse ? 1 : 0;
    qreal labels = 0;
    qreal numbers = 0;
    for (const ChartBar& bar : bars) {
        numbers = std::max(numbers, metrics.horizontalAdvance(percent(bar.share)) + 6);
        full = std::max(full, bar.share);
        labels = std::max(labels, metrics.horizontalAdvance(bar.label));
    }
    labels = std::min(labels, area.width() * 0.45);
    const qreal most = std::max(10.0, area.width() - labels - numbers - 16);
    qreal y = area.top();
    for (const ChartBar& bar : bars) {
        const PlayerLook& look = bar.attacker ? forecast.attackerLook : forecast.defenderLook;
        painter.setPen(colours().text);
        painter.drawText(QRectF(area.left(), y, labels + 1, row), Qt::AlignRight | Qt::AlignVCenter,
                         metrics.elidedText(bar.label, Qt::ElideMiddle, labels + 1));
        const qreal inset = row * 0.14;
        const QRectF box(area.left() + labels + 8, y + inset, std::max(1.0, most * bar.share / full), row - 2 * inset);
        painter.fillRect(box, look.colour);
        if (!bar.attacker) {
            hatch(painter, box, look.ink);
        }
        painter.setPen(colours().text);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box);
        painter.drawText(QRectF(box.right() + 6, y, numbers, row), Qt::AlignLeft | Qt::AlignVCenter,
                         percent(bar.share));
        y += row;
    }
}

void paintChartPage(QPainter& painter, const QSizeF& size, const CombatForecast& forecast, CombatChart chart) {
    painter.fillRect(QRectF(QPointF(), size), colours().base);
    painter.setFont(sized(painter.font(), 18, QFont::DemiBold));
    painter.setPen(colours().text);
    const qreal width = size.width() - 2 * kChartMargin;
    painter.drawText(QRectF(kChartMargin, kChartMargin, width, 28), Qt::AlignLeft | Qt::AlignVCenter,
                     titleOf(forecast, chart));
    const QStringList words = wordsOf(forecast, chart);
    const qreal below = 22.0 * static_cast<qreal>(words.size());
    paintBars(painter, {kChartMargin, kChartMargin + 40, width, size.height() - 2 * kChartMargin - 40 - 12 - below},
              forecast, chart);
    painter.setFont(sized(painter.font(), 13, QFont::Normal));
    painter.setPen(colours().text);
    qreal y = size.height() - kChartMargin - below;
    for (const QString& line : words) {
        painter.drawText(QRectF(kChartMargin, y, width, 22), Qt::AlignLeft | Qt::AlignVCenter, line);
        y += 22;
    }
}

}  // namespace

CombatBars::CombatBars(QWidget* parent) : Chart(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void CombatBars::show(const CombatForecast& forecast, CombatChart chart) {
    m_forecast = forecast;
    m_chart = chart;
    QStringList read;
    for (const ChartBar& bar : barsOf(forecast, chart)) {
        read.append(QStringLiteral("%1: %2").arg(bar.label, percent(bar.share)));
    }
    setAccessibleName(titleOf(forecast, chart));
    setAccessibleDescription(read.join(QStringLiteral("; ")));
    update();
}

void CombatBars::draw(QPainter& painter, const QSizeF& size) const {
    painter.setRenderHint(QPainter::Antialiasing);
    paintBars(painter, QRectF(QPointF(), size).adjusted(2, 2, -2, -2), m_forecast, m_chart);
}

void CombatBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    draw(painter, size());
}

QSize chartPageSize(const CombatForecast& forecast, CombatChart chart) {
    const int bars = std::min(kMostPageBars, static_cast<int>(barsOf(forecast, chart).size()));
    const int words = static_cast<int>(wordsOf(forecast, chart).size());
    return {static_cast<int>(kPageWidth), static_cast<int>(2 * kChartMargin) + 40 + kPageRow * bars + 12 + 22 * words};
}

bool saveChart(const QString& file, const CombatForecast& forecast, CombatChart chart) {
    const QSize size = chartPageSize(forecast, chart);
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly)) {
        return false;
    }
    if (file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        QBuffer buffer;
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setSize(size);
        svg.setViewBox(QRect(QPoint(), size));
        svg.setTitle(titleOf(forecast, chart));
        QPainter painter;
        if (!painter.begin(&svg)) {
            return false;
        }
        paintChartPage(painter, size, forecast, chart);
        painter.end();
        return out.write(buffer.data()) >= 0 && out.commit();
    }
    // Twice the size, for print.
    QImage picture(size * 2, QImage::Format_RGB32);
    picture.setDevicePixelRatio(2);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintChartPage(painter, size, forecast, chart);
    painter.end();
    return picture.save(&out, "PNG") && out.commit();
}

}  // namespace ui
