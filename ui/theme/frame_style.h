// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace ui {

/// Qt's flat style with a border around fields with arrows, and boxes to tick, that can be seen on any ground; the
/// style sheet has no word for these without drawing their arrows and ticks too.
class FrameStyle : public QProxyStyle {
    Q_OBJECT

public:
    FrameStyle();
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
};

}  // namespace ui
