// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart.h"

#include <QPainter>
#include <array>
#include <cmath>

#include "ui/theme/colours.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

/// Round steps for an axis from 0 to at least `most`, about `count` of them.
double niceStep(double most, int count) {
    const double raw = std::max(most, 1.0) / count;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= raw) {
            return factor * power;
        }
    }
    return 10 * power;
}

}  // namespace

Chart::Chart(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void Chart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), colours().base);
    draw(painter, size());
}

QFont Chart::typeOf(int pixels, bool isBold) const {
    const QFont type = sized(font(), pixels, isBold ? QFont::Bold : QFont::Normal);
    return type;
}

void Chart::drawLegend(QPainter& painter, QRectF& sign, const QString& text, qreal gap,
                       const std::function<void(const QRectF&)>& drawSign) const {
    painter.setFont(typeOf(kSmallType));
    drawSign(sign);
    const qreal advance = QFontMetricsF(painter.font()).horizontalAdvance(text);
    const qreal left = sign.right() + 6;
    painter.setPen(colours().text);
    painter.drawText(QRectF(left, sign.center().y() - 13, advance + 4, 26), Qt::AlignVCenter, text);
    sign.moveLeft(left + advance + gap);
}

void Chart::drawScale(QPainter& painter, const QRectF& plot, int most, int count, const QColor& ink, qreal gap) {
    const double step = std::max(1.0, niceStep(most, count));
    for (int line = 0; line * step <= most; ++line) {
        const double value = line * step;
        const qreal y = plot.bottom() - plot.height() * value / most;
        painter.setPen(QPen(colours().hairline, 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(ink);
        painter.drawText(QRectF(0, y - 12, plot.left() - gap, 24), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(value));
    }
}

void Chart::drawRowHead(QPainter& painter, const QRectF& row, qreal left, const QString& label,
                        const std::optional<PlayerLook>& look) const {
    painter.setPen(QPen(colours().hairline, 1));
    painter.drawLine(QPointF(12, row.top()), QPointF(row.right() - 12, row.top()));
    qreal from = 16;
    if (look) {
        paintBadge(painter, QRectF(from, row.center().y() - 13, 26, 26), *look);
        from = 50;
    }
    const qreal room = left - from - 8;
    painter.setFont(typeOf(kLabelType, true));
    painter.setPen(colours().text);
    painter.drawText(QRectF(from, row.top(), room, row.height()), Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(label, Qt::ElideRight, room));
}

qreal Chart::headWidth(const QStringList& labels, qreal width) const {
    const QFontMetricsF metrics(typeOf(kLabelType, true));
    qreal widest = 0;
    for (const QString& label : labels) {
        widest = qMax(widest, metrics.horizontalAdvance(label));
    }
    return qMin(widest + 62, width * 0.34);
}

QBrush patternOf(const PlayerLook& look) {
    constexpr std::array kPatterns{Qt::Dense4Pattern,    Qt::SolidPattern, Qt::BDiagPattern,
                                   Qt::DiagCrossPattern, Qt::CrossPattern, Qt::HorPattern};
    return {look.colour, kPatterns[static_cast<std::size_t>(look.emblem) % kPatterns.size()]};
}

QBrush patternOf(std::size_t kind) {
    constexpr std::array kPatterns{Qt::SolidPattern, Qt::BDiagPattern, Qt::Dense5Pattern,
                                   Qt::CrossPattern, Qt::FDiagPattern, Qt::HorPattern};
    const Colours& c = colours();
    const std::array shades{c.accent, c.warning, c.good, c.text, c.bad, c.dim};
    return {shades[kind % shades.size()], kPatterns[kind % kPatterns.size()]};
}

}  // namespace ui
