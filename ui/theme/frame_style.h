// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace ui {

/// Qt's flat style with a border around fields with arrows that can be seen on any ground; the style sheet has no word
/// for these without drawing their arrows too.
class FrameStyle : public QProxyStyle {
    Q_OBJECT

public:
    FrameStyle();
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
};

}  // namespace ui
