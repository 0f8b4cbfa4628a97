// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bars_chart.h"

#include <QPainter>
#include <algorithm>

#include "ui/theme/colours.h"

namespace ui {

namespace {

constexpr qreal kRow = 52;
constexpr qreal kHead = 34;
constexpr qreal kBar = 28;

}  // namespace

void BarsChart::show(std::vector<Row> rows, Legend legend, std::optional<double> most) {
    m_rows = std::move(rows);
    m_legend = std::move(legend);
    m_most = most;
    QStringList words;
    for (const Row& row : m_rows) {
        words.append(row.label + QStringLiteral(": ") + row.text);
    }
    setAccessibleName(words.join(QStringLiteral("; ")));
    setFixedHeight(sizeHint().height());
    update();
}

QSize BarsChart::sizeHint() const {
    return {600, static_cast<int>(kHead + kRow * static_cast<qreal>(m_rows.size()) + 8)};
}

void BarsChart::draw(QPainter& painter, const QSizeF& size) const {
    const Colours& c = colours();
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetricsF texts(typeOf(kLabelType));
    QStringList labels;
    qreal right = 0;
    double most = m_most.value_or(1);
    for (const Row& row : m_rows) {
        labels.append(row.label);
        right = qMax(right, texts.horizontalAdvance(row.text));
        if (!m_most) {
            most = std::max({most, row.value, row.expected.value_or(0) + row.spread});
        }
    }
    const qreal left = headWidth(labels, size.width());
    right = qMin(right + 24, size.width() * 0.42);
    const qreal width = size.width() - left - right - 12;

    QRectF sign(16, 10, 22, 14);
    const auto legend = [&](const QString& text, const auto& drawSign) {
        if (!text.isEmpty()) {
            drawLegend(painter, sign, text, 24, drawSign);
        }
    };
    legend(m_legend.value, [&](const QRectF& r) { painter.fillRect(r, c.accent); });
    legend(m_legend.expected, [&](const QRectF& r) {
        painter.fillRect(QRectF(r.center().x() - 2, r.top() - 3, 4, r.height() + 6), c.text);
    });
    legend(m_legend.spread, [&](const QRectF& r) {
        painter.setPen(QPen(c.text, 1.6));
        painter.drawLine(QPointF(r.left(), r.center().y()), QPointF(r.right(), r.center().y()));
    });

    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        const qreal top = kHead + kRow * static_cast<qreal>(i);
        const qreal middle = top + kRow / 2;
        drawRowHead(painter, QRectF(0, top, size.width(), kRow), left, row.label, row.look);
        const auto at = [&](double value) { return left + width * qBound(0.0, value / most, 1.0); };
        const QRectF bar(left, middle - kBar / 2, at(row.value) - left, kBar);
        painter.setPen(QPen(c.text, 1.4));
        painter.setBrush(row.look ? patternOf(*row.look) : QBrush(c.accent));
        if (row.look) {
            // A pattern needs a ground to be seen on.
            painter.fillRect(bar, c.dark ? c.window.lighter(140) : c.window);
        }
        painter.drawRect(bar);
        if (row.expected) {
            const qreal mark = at(*row.expected);
            if (row.spread > 0) {
                painter.setPen(QPen(c.text, 1.6));
                const qreal y = middle + kBar / 2 + 6;
                painter.drawLine(QPointF(at(*row.expected - row.spread), y),
                                 QPointF(at(*row.expected + row.spread), y));
            }
            painter.setPen(Qt::NoPen);
            painter.fillRect(QRectF(mark - 4, middle - kBar / 2 - 6, 8, kBar + 14), c.base);
            painter.fillRect(QRectF(mark - 2, middle - kBar / 2 - 5, 4, kBar + 12), c.text);
        }
        painter.setFont(typeOf(kLabelType));
        painter.setPen(c.text);
        painter.drawText(QRectF(left + width + 14, top, right - 10, kRow), Qt::AlignVCenter,
                         texts.elidedText(row.text, Qt::ElideRight, right - 10));
    }
}

}  // namespace ui
