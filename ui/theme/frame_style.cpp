// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/frame_style.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOptionComplex>

#include "ui/theme/colours.h"

namespace ui {

FrameStyle::FrameStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

namespace {

constexpr int kIndicator = 17;

/// An empty box or ring is as plain to see as a filled one: a grey line alone is lost on a dark ground.
void drawIndicator(QPainter& painter, const QStyleOption& option, bool isRound) {
    const bool isOn = option.state.testFlag(QStyle::State_On);
    const bool isPartly = option.state.testFlag(QStyle::State_NoChange);
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
    const Colours& c = colours();
    const QColor line = !isEnabled ? c.border : option.state.testFlag(QStyle::State_HasFocus) ? c.accent : c.dim;
    const qreal side = qMin(option.rect.width(), option.rect.height());
    constexpr qreal kLine = 1.5;
    QRectF box(0, 0, side - kLine, side - kLine);
    box.moveCenter(QRectF(option.rect).center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isFilled = isOn && !isRound;
    painter.setPen(QPen(isFilled && isEnabled ? c.accent : line, kLine));
    painter.setBrush(isFilled ? (isEnabled ? c.accent : c.window) : c.base);
    constexpr qreal kCorner = 3;
    const qreal corner = isRound ? side / 2 : kCorner;
    painter.drawRoundedRect(box, corner, corner);
    const QColor ink = !isEnabled ? c.dim : isRound || isPartly ? c.accent : c.onAccent;
    if (isRound && isOn) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawEllipse(box.center(), side * 0.26, side * 0.26);
    } else if (isOn) {
        painter.setPen(QPen(ink, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF{box.topLeft() + QPointF(side * 0.2, side * 0.48),
                                       box.topLeft() + QPointF(side * 0.4, side * 0.68),
                                       box.topLeft() + QPointF(side * 0.74, side * 0.26)});
    } else if (isPartly) {
        painter.setPen(QPen(ink, 2.2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(box.center() - QPointF(side * 0.25, 0), box.center() + QPointF(side * 0.25, 0));
    }
    painter.restore();
}

}  // namespace

void FrameStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    if (element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck ||
        element == PE_IndicatorRadioButton) {
        drawIndicator(*painter, *option, element == PE_IndicatorRadioButton);
        return;
    }
    if (element == PE_PanelScrollAreaCorner) {
        // Where two scroll bars meet there is nothing; Fusion frames it.
        painter->fillRect(option->rect, colours().window);
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

int FrameStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
        case PM_IndicatorWidth:
        case PM_IndicatorHeight:
        case PM_ExclusiveIndicatorWidth:
        case PM_ExclusiveIndicatorHeight:
            return kIndicator;
        default:
            return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

void FrameStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                    const QWidget* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control != CC_SpinBox && control != CC_ComboBox) {
        return;
    }
    const bool isOn = option->state.testFlag(State_Enabled);
    const bool hasKeyboard = isOn && option->state.testFlag(State_HasFocus);
    const Colours& c = colours();
    const qreal wide = hasKeyboard ? 2 : 1;
    constexpr qreal kRound = 3;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(hasKeyboard ? c.accent : isOn ? c.border : c.hairline, wide));
    painter->setBrush(Qt::NoBrush);
    const qreal half = wide / 2;
    painter->drawRoundedRect(QRectF(option->rect).adjusted(half, half, -half, -half), kRound, kRound);
    painter->restore();
}

}  // namespace ui
