// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/stacked_chart.h"

#include <QPainter>
#include <numeric>

#include "ui/theme/colours.h"

namespace ui {

namespace {

constexpr qreal kHeight = 64;
constexpr qreal kTop = 44;

int totalOf(const StackedChart::Row& row) {
    return std::accumulate(row.parts.begin(), row.parts.end(), 0);
}

}  // namespace

void StackedChart::show(std::vector<Row> rows, QStringList kinds) {
    m_rows = std::move(rows);
    m_kinds = std::move(kinds);
    QStringList words;
    for (const Row& row : m_rows) {
        QStringList parts;
        for (qsizetype i = 0; i < m_kinds.size(); ++i) {
            parts.append(QStringLiteral("%1 %2").arg(m_kinds[i]).arg(row.parts[static_cast<std::size_t>(i)]));
        }
        words.append(row.label + QStringLiteral(": ") + parts.join(QStringLiteral(", ")));
    }
    setAccessibleName(words.join(QStringLiteral("; ")));
    setFixedHeight(sizeHint().height());
    update();
}

QSize StackedChart::sizeHint() const {
    return {600, static_cast<int>(kTop + kHeight * static_cast<qreal>(m_rows.size()) + 8)};
}

void StackedChart::draw(QPainter& painter, const QSizeF& size) const {
    const Colours& c = colours();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto part = [&](const QRectF& box, std::size_t kind) {
        painter.setPen(QPen(c.text, 1.2));
        painter.setBrush(patternOf(kind));
        painter.drawRect(box);
    };
    QRectF sign(16, 13, 20, 16);
    for (qsizetype i = 0; i < m_kinds.size(); ++i) {
        drawLegend(painter, sign, m_kinds[i], 20, [&](const QRectF& box) { part(box, static_cast<std::size_t>(i)); });
    }
    QStringList labels;
    int most = 1;
    for (const Row& row : m_rows) {
        labels.append(row.label);
        most = qMax(most, totalOf(row));
    }
    const qreal left = headWidth(labels, size.width());
    const qreal right = 110;
    const qreal width = size.width() - left - right;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        const qreal top = kTop + kHeight * static_cast<qreal>(i);
        drawRowHead(painter, QRectF(0, top, size.width(), kHeight), left, row.label, row.look);
        qreal from = left;
        for (std::size_t kind = 0; kind < row.parts.size(); ++kind) {
            const qreal share = width * row.parts[kind] / most;
            if (row.parts[kind] == 0) {
                continue;
            }
            const QRectF box(from, top + 12, share, kHeight - 24);
            part(box, kind);
            const QString number = QString::number(row.parts[kind]);
            const qreal needed = QFontMetricsF(painter.font()).horizontalAdvance(number) + 12;
            if (needed <= share) {
                // On a plate of its own: no pattern lies under a number.
                const QRectF plate(box.center().x() - needed / 2, box.center().y() - 11, needed, 22);
                painter.fillRect(plate, c.base);
                painter.setPen(c.text);
                painter.drawText(plate, Qt::AlignCenter, number);
            }
            from += share;
        }
        painter.setFont(typeOf(kValueType, true));
        painter.setPen(c.text);
        painter.drawText(QRectF(from + 10, top, right, kHeight), Qt::AlignVCenter,
                         QString::number(totalOf(row)) + row.note);
    }
}

}  // namespace ui
