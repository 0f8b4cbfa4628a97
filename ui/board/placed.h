// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include "ui/board/hex_layout.h"

namespace ui {

/// Puts the painter's origin at a pixel with 100 units to the hex side, for the time of one drawing.
class Placed {
public:
    Placed(QPainter& painter, QPointF at, const HexLayout& layout) : m_painter(painter) {
        m_painter.save();
        m_painter.translate(at);
        m_painter.scale(layout.scale() / 100, layout.scale() / 100);
    }
    ~Placed() { m_painter.restore(); }
    Placed(const Placed&) = delete;
    Placed& operator=(const Placed&) = delete;

private:
    QPainter& m_painter;
};

}  // namespace ui
