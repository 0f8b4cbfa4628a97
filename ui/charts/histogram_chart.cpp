// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/histogram_chart.h"

#include <QPainter>
#include <algorithm>

#include "ui/text/language.h"
#include "ui/theme/colours.h"

namespace ui {

namespace {

constexpr qreal kLegend = 34;
constexpr qreal kFoot = 38;
constexpr qreal kLeft = 54;

QBrush barBrush(bool isOutside) {
    const Colours& c = colours();
    return isOutside ? QBrush(c.bad, Qt::BDiagPattern) : QBrush(c.accent);
}

}  // namespace

void HistogramChart::show(const std::optional<adjudicator::DiceTally>& tally) {
    m_tally = tally;
    QStringList words;
    for (std::size_t i = 0; m_tally && i < m_tally->counts.size(); ++i) {
        words.append(tr("%1: %2, expected %3")
                         .arg(m_tally->first + static_cast<int>(i))
                         .arg(m_tally->counts[i])
                         .arg(decimal(m_tally->shares[i] * m_tally->throws(), 1)));
    }
    setAccessibleName(words.join(QStringLiteral("; ")));
    update();
}

void HistogramChart::draw(QPainter& painter, const QSizeF& size) const {
    if (!m_tally) {
        return;
    }
    const Colours& c = colours();
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF sign(12, 10, 20, 14);
    const auto entry = [&](const QString& text, const auto& drawSign) {
        drawLegend(painter, sign, text, 22, drawSign);
    };
    entry(tr("came"), [&](const QRectF& r) { painter.fillRect(r, barBrush(false)); });
    entry(tr("came, outside the band"), [&](const QRectF& r) {
        painter.setPen(QPen(c.bad, 2));
        painter.setBrush(barBrush(true));
        painter.drawRect(r);
    });
    entry(tr("expected"), [&](const QRectF& r) {
        painter.setPen(QPen(c.text, 3));
        painter.drawLine(QPointF(r.left(), r.center().y()), QPointF(r.right(), r.center().y()));
    });
    entry(tr("95 of 100 fair dice lie within"), [&](const QRectF& r) {
        painter.setPen(QPen(c.text, 1.5, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(r);
    });
    const std::size_t cells = m_tally->counts.size();
    int most = 1;
    for (std::size_t i = 0; i < cells; ++i) {
        most = std::max({most, m_tally->counts[i], m_tally->bands[i].most});
    }
    const QRectF plot(kLeft, kLegend + 26, size.width() - kLeft - 16, size.height() - kLegend - 26 - kFoot);
    const auto heightOf = [&](double value) { return plot.bottom() - plot.height() * value / most; };
    painter.setFont(typeOf(kSmallType));
    drawScale(painter, plot, most, 5, c.dim, 8);
    const qreal cell = plot.width() / static_cast<qreal>(cells);
    for (std::size_t i = 0; i < cells; ++i) {
        const qreal left = plot.left() + cell * static_cast<qreal>(i);
        const int count = m_tally->counts[i];
        const adjudicator::Band& band = m_tally->bands[i];
        const bool isOutside = count < band.least || count > band.most;
        const QRectF bar(left + cell * 0.2, heightOf(count), cell * 0.6, plot.bottom() - heightOf(count));
        painter.setPen(isOutside ? QPen(c.bad, 2) : QPen(Qt::NoPen));
        painter.setBrush(barBrush(isOutside));
        painter.drawRect(bar);
        painter.setPen(QPen(c.text, 1.5, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(
            QRectF(left + cell * 0.1, heightOf(band.most), cell * 0.8, heightOf(band.least) - heightOf(band.most)));
        // The expected line stands out on the bar by a rim of the ground.
        const qreal expected = heightOf(m_tally->shares[i] * m_tally->throws());
        for (const auto& [colour, width] : {std::pair(c.base, 5.0), std::pair(c.text, 3.0)}) {
            painter.setPen(QPen(colour, width));
            painter.drawLine(QPointF(left + cell * 0.1, expected), QPointF(left + cell * 0.9, expected));
        }
        const qreal top = qMin(bar.top(), heightOf(band.most));
        painter.setFont(typeOf(kValueType, true));
        painter.setPen(isOutside ? c.bad : c.text);
        painter.drawText(QRectF(left - 10, top - 26, cell + 20, 24), Qt::AlignCenter,
                         isOutside ? QStringLiteral("! %1").arg(count) : QString::number(count));
        painter.setPen(c.text);
        painter.drawText(QRectF(left - 10, plot.bottom() + 6, cell + 20, 28), Qt::AlignCenter,
                         QString::number(m_tally->first + static_cast<int>(i)));
    }
    painter.setPen(QPen(c.text, 1.5));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
}

}  // namespace ui
