// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_camera.h"

#include <QEasingCurve>
#include <utility>

namespace ui {

namespace {

/// Around framed places, in hex sides: their pieces, and the hexes that tell where they are.
constexpr qreal kFrameMargin = 1.12;
/// So much more above: buildings stand higher there than armies reach below.
constexpr qreal kFrameAbove = 0.2;
/// A hex side in a frame is never longer.
constexpr qreal kLongestSide = 240;
constexpr int kWayMs = 350;

}  // namespace

BoardCamera::BoardCamera(QObject* parent) : QObject(parent) {
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setDuration(kWayMs);
    m_animation.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, [this](const QVariant& way) {
        m_now = HexLayout::between(m_from, m_to, way.toReal());
        Q_EMIT moved();
    });
    connect(&m_animation, &QVariantAnimation::finished, this, [this] {
        m_now = m_to;
        Q_EMIT arrived();
        Q_EMIT moved();
    });
}

bool BoardCamera::isMoving() const {
    return m_animation.state() == QAbstractAnimation::Running;
}

qreal BoardCamera::way() const {
    return isMoving() ? m_animation.currentValue().toReal() : 1;
}

HexLayout BoardCamera::whole() const {
    HexLayout layout = m_to;
    // None of it lies under what covers the top while places are framed.
    const qreal covered = isFraming() ? qMin(m_covered, m_room.height() - 1) : 0;
    layout.fit(m_hexes, QSizeF(m_room.width(), m_room.height() - covered), m_margin);
    layout.pan(QPointF(0, covered));
    return layout;
}

HexLayout BoardCamera::framed() const {
    HexLayout layout = m_to;
    QRectF free(0, m_covered, m_room.width(), qMax(1.0, m_room.height() - m_covered));
    layout.frame(m_points, free, kFrameMargin, kLongestSide);
    free.setTop(free.top() + qMin(kFrameAbove * layout.scale(), free.height() / 2));
    layout.frame(m_points, free, kFrameMargin, kLongestSide);
    return layout;
}

void BoardCamera::go(const HexLayout& to, bool smooth) {
    m_animation.stop();
    m_from = m_now;
    m_to = to;
    if (smooth) {
        m_animation.start();
        Q_EMIT setOut();
        return;
    }
    m_now = to;
    Q_EMIT arrived();
    Q_EMIT moved();
}

void BoardCamera::setHexes(std::vector<engine::Hex> hexes) {
    m_hexes = std::move(hexes);
    m_points.clear();
    m_before.reset();
    m_isByHand = false;
    go(whole(), false);
}

void BoardCamera::setRoom(QSizeF room, qreal covered) {
    if (room == m_room && covered == m_covered) {
        return;
    }
    const bool isOther = room != m_room;
    m_room = room;
    m_covered = covered;
    if (!m_isByHand && (isOther || isFraming())) {
        go(isFraming() ? framed() : whole(), !isOther && isMoving());
    }
}

void BoardCamera::fit() {
    m_isByHand = isFraming();
    go(whole(), false);
}

/// What a hand moves goes nowhere else by itself.
void BoardCamera::takeInHand() {
    m_animation.stop();
    m_isByHand = true;
}

void BoardCamera::zoom(qreal factor, QPointF fixed) {
    takeInHand();
    HexLayout layout = m_now;
    layout.zoom(factor, fixed);
    go(layout, false);
}

void BoardCamera::pan(QPointF by) {
    takeInHand();
    HexLayout layout = m_now;
    layout.pan(by);
    go(layout, false);
}

void BoardCamera::setSeats(int seats) {
    m_to.setSeats(seats);
    m_isByHand = false;
    go(isFraming() ? framed() : whole(), false);
}

void BoardCamera::frame(std::vector<QPointF> points, bool smooth) {
    if (points == m_points) {
        return;
    }
    if (!isFraming()) {
        m_before = {m_to, m_isByHand};
        m_isByHand = false;
    }
    m_points = std::move(points);
    if (!m_isByHand) {
        go(framed(), smooth);
    }
}

void BoardCamera::leave(bool smooth) {
    if (!isFraming()) {
        return;
    }
    m_points.clear();
    const Before before = *std::exchange(m_before, std::nullopt);
    m_isByHand = before.isByHand && before.layout.seats() == m_to.seats();
    go(m_isByHand ? before.layout : whole(), smooth);
}

}  // namespace ui
