// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/line_chart.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <numeric>

#include "ui/theme/colours.h"

namespace ui {

namespace {

constexpr qreal kLeftMargin = 50;
constexpr qreal kBottomMargin = 46;

Qt::PenStyle dashOf(Emblem emblem) {
    constexpr std::array kDashes{Qt::SolidLine,   Qt::DashLine,       Qt::DotLine,
                                 Qt::DashDotLine, Qt::DashDotDotLine, Qt::SolidLine};
    return kDashes[static_cast<std::size_t>(emblem) % kDashes.size()];
}

}  // namespace

void LineChart::show(std::vector<Series> series, std::vector<int> rounds, int goal) {
    m_series = std::move(series);
    m_rounds = std::move(rounds);
    m_goal = goal;
    QStringList words;
    for (const Series& each : m_series) {
        if (!each.values.empty()) {
            words.append(tr("%1: from %2 to %3").arg(each.name).arg(each.values.front()).arg(each.values.back()));
        }
    }
    setAccessibleName(words.join(QStringLiteral("; ")));
    update();
}

void LineChart::draw(QPainter& painter, const QSizeF& size) const {
    if (m_rounds.empty()) {
        return;
    }
    const Colours& c = colours();
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetricsF names(typeOf(kLabelType, true));
    qreal right = 60;
    int most = qMax(1, m_goal);
    for (const Series& each : m_series) {
        right = qMax(right, names.horizontalAdvance(each.name) + 84);
        most =
            std::accumulate(each.values.begin(), each.values.end(), most, [](int a, int b) { return std::max(a, b); });
    }
    right = qMin(right, size.width() * 0.35);
    const QRectF plot(kLeftMargin, 16, size.width() - kLeftMargin - right, size.height() - 16 - kBottomMargin);
    const auto count = static_cast<qreal>(m_rounds.size());
    const auto xOf = [&](std::size_t i) {
        return plot.left() + plot.width() * (count > 1 ? static_cast<qreal>(i) / (count - 1) : 0);
    };
    const auto yOf = [&](double value) { return plot.bottom() - plot.height() * value / most; };
    painter.setFont(typeOf(kLabelType));
    drawScale(painter, plot, most, 6, c.text, 10);
    qreal lastLabel = -100;
    for (std::size_t i = 0; i < m_rounds.size(); ++i) {
        const bool begins = i == 0 || m_rounds[i] != m_rounds[i - 1];
        if (begins && xOf(i) - lastLabel > 44) {
            painter.setPen(c.text);
            painter.drawText(QRectF(xOf(i) - 30, plot.bottom() + 4, 60, 20), Qt::AlignCenter,
                             QString::number(m_rounds[i]));
            lastLabel = xOf(i);
        }
    }
    painter.setPen(c.dim);
    painter.setFont(typeOf(kSmallType));
    painter.drawText(QRectF(plot.left(), plot.bottom() + 24, plot.width(), 20), Qt::AlignRight, tr("Round"));
    if (m_goal > 0) {
        painter.setPen(QPen(c.text, 1.5, Qt::DashLine));
        painter.drawLine(QPointF(plot.left(), yOf(m_goal)), QPointF(plot.right(), yOf(m_goal)));
        painter.drawText(QRectF(plot.left() + 8, yOf(m_goal) + 2, 240, 20), Qt::AlignLeft,
                         tr("%n points win", nullptr, m_goal));
    }
    // The names at the ends move apart where lines end together.
    std::vector<std::size_t> order(m_series.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto lastOf = [&](std::size_t i) { return m_series[i].values.empty() ? 0 : m_series[i].values.back(); };
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return lastOf(a) > lastOf(b); });
    std::vector<qreal> labelAt(m_series.size());
    qreal free = plot.top() - 14;
    for (const std::size_t i : order) {
        free = labelAt[i] = qMax(free, yOf(lastOf(i)) - 14);
        free += 28;
    }
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const Series& each = m_series[i];
        QPainterPath path;
        for (std::size_t k = 0; k < each.values.size(); ++k) {
            // Where lines run together each keeps its own track.
            const QPointF at(xOf(k), yOf(each.values[k]) + (static_cast<qreal>(i) - 1.5) * 2.5);
            k == 0 ? path.moveTo(at) : path.lineTo(at);
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(c.text, 5.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(path);
        painter.setPen(QPen(each.look.colour, 3.5, dashOf(each.look.emblem), Qt::FlatCap, Qt::RoundJoin));
        painter.drawPath(path);
        const QRectF label(plot.right() + 12, labelAt[i], right - 12, 28);
        paintBadge(painter, QRectF(label.left(), label.top() + 2, 24, 24), each.look);
        painter.setFont(typeOf(kValueType, true));
        painter.setPen(c.text);
        painter.drawText(label.adjusted(30, 0, 0, 0), Qt::AlignVCenter, QString::number(lastOf(i)));
        painter.setFont(typeOf(kLabelType, true));
        painter.drawText(label.adjusted(62, 0, 0, 0), Qt::AlignVCenter,
                         names.elidedText(each.name, Qt::ElideRight, label.width() - 64));
    }
}

}  // namespace ui
