// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include <QPainter>
#include <QPainterPath>
#include <QWidget>
#include <cmath>
#include <numbers>

#include "ui/theme/colours.h"

namespace ui {

namespace {

QPainterPath lines(std::initializer_list<QPointF> points, bool closed = false) {
    QPainterPath path;
    path.addPolygon(QPolygonF(points));
    if (closed) {
        path.closeSubpath();
    }
    return path;
}

QPainterPath hexagon(qreal radius) {
    QPainterPath path;
    QPolygonF polygon;
    for (int i = 0; i < 6; ++i) {
        const qreal a = (i * 60 - 90) * std::numbers::pi / 180;
        polygon.append(QPointF(12 + radius * std::cos(a), 12 + radius * std::sin(a)));
    }
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

void unit(QPainter& p, Icon icon) {
    const QRectF box(3, 6, 18, 12);
    p.drawRect(box);
    if (icon == Icon::Artillery) {
        p.setBrush(p.pen().color());
        p.drawEllipse(QPointF(12, 12), 2, 2);
        return;
    }
    p.drawLine(box.bottomLeft(), box.topRight());
    if (icon == Icon::Infantry) {
        p.drawLine(box.topLeft(), box.bottomRight());
    }
}

void dots(QPainter& p, std::initializer_list<QPointF> points, qreal radius) {
    p.setBrush(p.pen().color());
    for (const QPointF point : points) {
        p.drawEllipse(point, radius, radius);
    }
}

void draw(QPainter& p, Icon icon) {
    switch (icon) {
        case Icon::Table:
            p.drawPath(hexagon(9.5));
            p.drawPath(hexagon(4));
            break;
        case Icon::Ccm:
            p.drawRect(QRectF(5, 3, 14, 18));
            for (const qreal y : {8.0, 12.0, 16.0}) {
                p.drawLine(QPointF(8, y), QPointF(16, y));
            }
            break;
        case Icon::Rules:
            p.drawPath(lines({{12, 7}, {7, 4.5}, {2.5, 5.5}, {2.5, 18.5}, {7, 17.5}, {12, 20}}));
            p.drawPath(lines({{12, 7}, {17, 4.5}, {21.5, 5.5}, {21.5, 18.5}, {17, 17.5}, {12, 20}}));
            p.drawLine(QPointF(12, 7), QPointF(12, 20));
            break;
        case Icon::NewGame:
            p.drawPath(hexagon(9.5));
            p.drawLine(QPointF(12, 7.5), QPointF(12, 16.5));
            p.drawLine(QPointF(7.5, 12), QPointF(16.5, 12));
            break;
        case Icon::Fit:
            p.drawPath(lines({{4, 9}, {4, 4}, {9, 4}}));
            p.drawPath(lines({{15, 4}, {20, 4}, {20, 9}}));
            p.drawPath(lines({{20, 15}, {20, 20}, {15, 20}}));
            p.drawPath(lines({{9, 20}, {4, 20}, {4, 15}}));
            break;
        case Icon::Turn: {
            QPainterPath arc;
            arc.arcMoveTo(QRectF(4, 4, 16, 16), 60);
            arc.arcTo(QRectF(4, 4, 16, 16), 60, 290);
            p.drawPath(arc);
            p.drawPath(lines({{16, 1.5}, {16.5, 5.5}, {12.5, 7}}));
            break;
        }
        case Icon::Bridge: {
            QPainterPath arch;
            arch.moveTo(4, 19);
            arch.cubicTo(4, 8, 20, 8, 20, 19);
            p.drawPath(arch);
            p.drawLine(QPointF(2.5, 8), QPointF(21.5, 8));
            break;
        }
        case Icon::Road:
            p.drawPath(lines({{4, 17.5}, {16.5, 4}, {20, 6.5}, {7.5, 20}}, true));
            break;
        case Icon::Ship:
            p.drawPath(lines({{3, 14}, {21, 14}, {17, 20}, {7, 20}}, true));
            p.drawPath(lines({{11, 12}, {11, 3}, {18, 12}}, true));
            break;
        case Icon::Settlement:
            p.drawPath(lines({{5, 20}, {5, 11}, {12, 4}, {19, 11}, {19, 20}}, true));
            break;
        case Icon::City:
            p.drawPath(lines({{3, 20}, {3, 9}, {7.5, 4}, {12, 9}, {12, 11}, {21, 11}, {21, 20}}, true));
            break;
        case Icon::Infantry:
        case Icon::Cavalry:
        case Icon::Artillery:
            unit(p, icon);
            break;
        case Icon::Nuke: {
            p.drawEllipse(QPointF(12, 12), 9.5, 9.5);
            p.setBrush(p.pen().color());
            p.drawEllipse(QPointF(12, 12), 1.4, 1.4);
            p.setPen(Qt::NoPen);
            for (int i = 0; i < 3; ++i) {
                p.drawPie(QRectF(4.5, 4.5, 15, 15), (60 + 120 * i) * 16, 60 * 16);
            }
            break;
        }
        case Icon::Wall:
            p.drawPath(lines({{3, 20},
                              {3, 5},
                              {7, 5},
                              {7, 9},
                              {10, 9},
                              {10, 5},
                              {14, 5},
                              {14, 9},
                              {17, 9},
                              {17, 5},
                              {21, 5},
                              {21, 20}},
                             true));
            break;
        case Icon::Army:
            p.drawLine(QPointF(3, 12), QPointF(20, 12));
            p.drawPath(lines({{14, 6}, {20, 12}, {14, 18}}));
            break;
        case Icon::Fight:
            p.drawLine(QPointF(4, 4), QPointF(18, 18));
            p.drawLine(QPointF(20, 4), QPointF(6, 18));
            p.drawPath(lines({{14, 19}, {19, 14}}));
            p.drawPath(lines({{5, 14}, {10, 19}}));
            break;
        case Icon::Robber: {
            QPainterPath figure;
            figure.moveTo(5, 21);
            figure.quadTo(5, 12, 9, 10.5);
            figure.quadTo(7, 3, 12, 3);
            figure.quadTo(17, 3, 15, 10.5);
            figure.quadTo(19, 12, 19, 21);
            figure.closeSubpath();
            p.drawPath(figure);
            break;
        }
        case Icon::Dice:
            p.drawRoundedRect(QRectF(4, 4, 16, 16), 2.5, 2.5);
            dots(p, {{8.5, 8.5}, {15.5, 15.5}, {12, 12}}, 1.1);
            break;
        case Icon::TakeBack:
        case Icon::Restore: {
            if (icon == Icon::Restore) {
                p.translate(24, 0);
                p.scale(-1, 1);
            }
            QPainterPath path;
            path.moveTo(5, 9);
            path.lineTo(15, 9);
            path.arcTo(QRectF(10, 9, 10, 10), 90, -180);
            path.lineTo(9, 19);
            p.drawPath(path);
            p.drawPath(lines({{9, 5}, {5, 9}, {9, 13}}));
            break;
        }
        case Icon::Check:
            p.drawPath(lines({{5, 13}, {10, 18}, {20, 6}}));
            break;
        case Icon::Flag:
            p.drawPath(lines({{6, 21}, {6, 4}, {18, 4}, {15, 8}, {18, 12}, {6, 12}}));
            break;
        case Icon::Warning:
            p.drawPath(lines({{12, 3.5}, {21.5, 20}, {2.5, 20}}, true));
            p.drawLine(QPointF(12, 10), QPointF(12, 14));
            dots(p, {{12, 17}}, 0.7);
            break;
        case Icon::Cross:
            p.drawLine(QPointF(6, 6), QPointF(18, 18));
            p.drawLine(QPointF(18, 6), QPointF(6, 18));
            break;
        case Icon::Search:
            p.drawEllipse(QPointF(10.5, 10.5), 6, 6);
            p.drawLine(QPointF(15, 15), QPointF(20, 20));
            break;
        case Icon::Ruling:
            p.drawLine(QPointF(12, 4), QPointF(12, 20));
            p.drawLine(QPointF(5, 6.5), QPointF(19, 6.5));
            p.drawPath(lines({{2.5, 13}, {5, 7}, {7.5, 13}}, true));
            p.drawPath(lines({{16.5, 13}, {19, 7}, {21.5, 13}}, true));
            p.drawLine(QPointF(8, 20), QPointF(16, 20));
            break;
        case Icon::Adjust:
            p.drawPath(lines({{4, 20}, {5, 15.5}, {16, 4.5}, {19.5, 8}, {8.5, 19}}, true));
            p.drawLine(QPointF(14, 6.5), QPointF(17.5, 10));
            break;
        case Icon::Save:
            p.drawPath(lines({{5, 13}, {10, 18}, {20, 6}}));
            break;
        case Icon::Camera: {
            QPainterPath body;
            body.addRoundedRect(QRectF(3, 7, 18, 12), 2, 2);
            p.drawPath(body);
            p.drawPath(lines({{8, 7}, {9.5, 4.5}, {14.5, 4.5}, {16, 7}}));
            p.drawEllipse(QPointF(12, 13), 3.4, 3.4);
            break;
        }
        case Icon::Shield: {
            QPainterPath shield;
            shield.moveTo(12, 3);
            shield.lineTo(20, 6);
            shield.quadTo(20, 17, 12, 21);
            shield.quadTo(4, 17, 4, 6);
            shield.closeSubpath();
            p.drawPath(shield);
            p.drawPath(lines({{8.5, 12}, {11, 14.5}, {15.5, 9}}));
            break;
        }
        case Icon::Hand:
            p.drawPath(lines({{4, 15}, {8, 9}, {13, 9}, {20, 6}}));
            p.drawPath(lines({{4, 20}, {14, 20}, {20, 12}}));
            break;
        case Icon::Book:
            p.drawRect(QRectF(4, 4, 16, 16));
            p.drawLine(QPointF(12, 4), QPointF(12, 20));
            break;
        case Icon::Cards:
            p.drawRoundedRect(QRectF(4, 6, 10, 14), 1.5, 1.5);
            p.drawPath(lines({{9, 3.5}, {19.5, 3.5}, {19.5, 17}, {17, 17}}));
            break;
        case Icon::Trade:
            p.drawPath(lines({{4, 8}, {20, 8}}));
            p.drawPath(lines({{16, 4}, {20, 8}, {16, 12}}));
            p.drawPath(lines({{20, 16}, {4, 16}}));
            p.drawPath(lines({{8, 12}, {4, 16}, {8, 20}}));
            break;
        case Icon::CardDrawn:
        case Icon::CardPlayed: {
            p.drawRoundedRect(QRectF(5, 3.5, 14, 17), 2, 2);
            const qreal tip = icon == Icon::CardDrawn ? 16 : 8;
            const qreal tail = icon == Icon::CardDrawn ? 8 : 16;
            p.drawLine(QPointF(12, tail), QPointF(12, tip));
            p.drawPath(lines({{9, (tip + 12) / 2}, {12, tip}, {15, (tip + 12) / 2}}));
            break;
        }
        case Icon::Coins:
            p.drawEllipse(QPointF(9, 9), 5.5, 5.5);
            p.drawArc(QRectF(9.5, 9.5, 11, 11), 100 * 16, -280 * 16);
            break;
        case Icon::Ballot:
            p.drawPath(lines({{4, 12}, {4, 20.5}, {20, 20.5}, {20, 12}, {4, 12}}));
            p.drawLine(QPointF(9, 15), QPointF(15, 15));
            p.drawPath(lines({{8, 12}, {8, 3.5}, {16, 3.5}, {16, 12}}));
            p.drawPath(lines({{10, 7.5}, {11.6, 9}, {14.2, 6}}));
            break;
        case Icon::Storm:
            p.drawPath(lines({{13, 3}, {6, 13}, {11.5, 13}, {10, 21}, {18, 10}, {12, 10}}, true));
            break;
        case Icon::NextTurn:
            p.drawArc(QRectF(4.5, 4.5, 15, 15), 60 * 16, -300 * 16);
            p.drawPath(lines({{10.5, 2.5}, {15.8, 5.2}, {13, 10}}));
            break;
        case Icon::NextPhase:
            p.drawPath(lines({{5, 6}, {11, 12}, {5, 18}}));
            p.drawPath(lines({{13, 6}, {19, 12}, {13, 18}}));
            break;
        case Icon::Lock:
            p.drawRoundedRect(QRectF(5, 11, 14, 9.5), 2, 2);
            p.drawArc(QRectF(8, 4, 8, 13), 0, 180 * 16);
            dots(p, {{12, 15.5}}, 1.1);
            break;
        case Icon::Door:
            p.drawPath(lines({{14, 4}, {5, 4}, {5, 20}, {14, 20}}));
            p.drawLine(QPointF(10, 12), QPointF(20.5, 12));
            p.drawPath(lines({{17, 8.5}, {20.5, 12}, {17, 15.5}}));
            break;
        case Icon::Trophy:
            p.drawPath(lines({{7, 4}, {17, 4}, {16, 12}, {12, 14.5}, {8, 12}}, true));
            p.drawLine(QPointF(12, 14.5), QPointF(12, 19));
            p.drawLine(QPointF(8, 20), QPointF(16, 20));
            p.drawPath(lines({{7, 6}, {3.5, 6}, {4.5, 10}, {8, 11}}));
            p.drawPath(lines({{17, 6}, {20.5, 6}, {19.5, 10}, {16, 11}}));
            break;
        case Icon::Factory:
            p.drawPath(lines(
                {{3, 20}, {3, 12}, {8, 8.5}, {8, 12}, {13, 8.5}, {13, 12}, {16, 12}, {16.6, 4}, {19.4, 4}, {21, 20}},
                true));
            break;
        case Icon::Capital:
            p.drawPath(lines({{3, 20}, {3, 12}, {8, 12}, {8, 8}, {16, 8}, {16, 12}, {21, 12}, {21, 20}}, true));
            p.drawPath(lines({{12, 8}, {12, 2.5}, {17, 4.2}, {12, 6}}));
            break;
        case Icon::Relic:
            p.drawEllipse(QPointF(12, 12), 8.2, 8.2);
            p.drawPath(lines({{12, 7}, {16.5, 12}, {12, 17}, {7.5, 12}}, true));
            break;
        case Icon::Filter:
            p.drawPath(lines({{3.5, 5}, {20.5, 5}, {14, 13}, {14, 20}, {10, 17.5}, {10, 13}}, true));
            break;
        case Icon::Chart:
            p.drawPath(lines({{4, 3.5}, {4, 20}, {21, 20}}));
            p.drawRect(QRectF(7, 12, 2.6, 5));
            p.drawRect(QRectF(12, 6, 2.6, 11));
            p.drawRect(QRectF(17, 9, 2.6, 8));
            break;
        case Icon::LookBack:
            p.drawArc(QRectF(4.5, 4.5, 15, 15), 150 * 16, -300 * 16);
            p.drawPath(lines({{2.8, 5}, {5.4, 9.4}, {10, 7.6}}));
            p.drawPath(lines({{12, 8}, {12, 12.5}, {15.2, 14.4}}));
            break;
        case Icon::First:
        case Icon::Last:
        case Icon::Previous:
        case Icon::Next:
        case Icon::PreviousTurn:
        case Icon::FollowingTurn: {
            if (icon == Icon::Last || icon == Icon::Next || icon == Icon::FollowingTurn) {
                p.translate(24, 0);
                p.scale(-1, 1);
            }
            const bool isPlain = icon == Icon::Previous || icon == Icon::Next;
            const bool isTurn = icon == Icon::PreviousTurn || icon == Icon::FollowingTurn;
            if (isTurn) {
                p.drawPath(lines({{12, 5}, {5, 12}, {12, 19}}));
                p.drawPath(lines({{19, 5}, {12, 12}, {19, 19}}));
            } else {
                const qreal from = isPlain ? 15.5 : 18;
                p.drawPath(lines({{from, 5}, {from - 7, 12}, {from, 19}}));
            }
            if (!isPlain && !isTurn) {
                p.drawLine(QPointF(6, 5), QPointF(6, 19));
            }
            break;
        }
    }
}

}  // namespace

QPixmap drawn(Icon icon, const QColor& ink, int size, qreal pixelRatio) {
    QPixmap pixmap(qRound(size * pixelRatio), qRound(size * pixelRatio));
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size / 24.0, size / 24.0);
    painter.setPen(QPen(ink, 1.9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    draw(painter, icon);
    return pixmap;
}

QIcon icon(Icon which, const QWidget* on, int size) {
    const qreal ratio = on != nullptr ? on->devicePixelRatioF() : 1.0;
    QIcon result(drawn(which, colours().text, size, ratio));
    QColor faint = colours().dim;
    faint.setAlphaF(0.5F);
    result.addPixmap(drawn(which, faint, size, ratio), QIcon::Disabled);
    return result;
}

}  // namespace ui
