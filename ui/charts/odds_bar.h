// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QWidget>

#include "ui/theme/colours.h"
#include "ui/theme/players.h"

namespace ui {

/// The attacker's share of certainty in its colour, the defender's hatched in the other.
class OddsBar : public QWidget {
    Q_OBJECT

public:
    explicit OddsBar(QWidget* parent) : QWidget(parent) { setFixedHeight(20); }
    OddsBar(double share, const PlayerLook& attacker, const PlayerLook& defender, QWidget* parent) : OddsBar(parent) {
        show(share, attacker, defender);
    }
    void show(double share, const PlayerLook& attacker, const PlayerLook& defender) {
        m_share = share;
        m_attacker = attacker;
        m_defender = defender;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        QRectF left = box;
        left.setWidth(box.width() * m_share);
        QRectF right = box;
        right.setLeft(left.right());
        p.fillRect(left, m_attacker.colour);
        p.fillRect(right, m_defender.colour);
        QColor hatch = m_defender.ink;
        hatch.setAlphaF(0.45F);
        p.fillRect(right, QBrush(hatch, Qt::BDiagPattern));
        p.setPen(colours().border);
        p.drawRect(box);
    }

private:
    double m_share = 0;
    PlayerLook m_attacker;
    PlayerLook m_defender;
};

}  // namespace ui
