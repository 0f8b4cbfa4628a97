// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/action/action.h"

namespace ui {

/// What a trade comes to, large: what is given on the left, what is got on the right; a side that cannot be has a
/// cross.
class TradeSum : public QWidget {
public:
    explicit TradeSum(QWidget* parent);
    void show(const engine::Trade& trade, bool givesTooMuch, bool getsTooMuch);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintSide(QPainter& painter, const QRectF& room, bool isGiven) const;

    engine::Trade m_trade;
    bool m_givesTooMuch = false;
    bool m_getsTooMuch = false;
};

}  // namespace ui
