// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/frame_style.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOptionComplex>

#include "ui/theme/colours.h"

namespace ui {

FrameStyle::FrameStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

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
