// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/hex_layout.h"

#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace ui {

namespace {

using std::numbers::sqrt3;

QPointF turned(QPointF point, int seats) {
    static const std::array<qreal, 6> kCos{1, 0.5, -0.5, -1, -0.5, 0.5};
    static const std::array<qreal, 6> kSin{0, sqrt3 / 2, sqrt3 / 2, 0, -sqrt3 / 2, -sqrt3 / 2};
    const auto turn = static_cast<std::size_t>(((seats % 6) + 6) % 6);
    return {point.x() * kCos[turn] - point.y() * kSin[turn], point.x() * kSin[turn] + point.y() * kCos[turn]};
}

QRectF turnedBounds(std::span<const engine::Hex> hexes, int seats) {
    QRectF bounds;
    for (const engine::Hex hex : hexes) {
        const QPointF at = turned(HexLayout::planeOf(hex), seats);
        bounds |= QRectF(at.x() - sqrt3 / 2, at.y() - 1, sqrt3, 2);
    }
    return bounds;
}

qreal lengthOf(QPointF vector) {
    return std::hypot(vector.x(), vector.y());
}

}  // namespace

QPointF HexLayout::planeOf(engine::Hex hex) {
    return {sqrt3 * (hex.q + hex.r / 2.0), 1.5 * hex.r};
}

QPointF HexLayout::planeOf(const engine::Corner& corner) {
    return planeOf(corner.hex) + QPointF(0, corner.south ? 1 : -1);
}

QPointF HexLayout::planeOf(const engine::Side& side) {
    const auto ends = engine::endsOf(side);
    return (planeOf(ends[0]) + planeOf(ends[1])) / 2;
}

void HexLayout::fit(std::span<const engine::Hex> hexes, QSizeF viewport, qreal margin) {
    m_middle = QPointF(viewport.width() / 2, viewport.height() / 2);
    const QRectF bounds = turnedBounds(hexes, m_seats);
    if (bounds.isEmpty()) {
        m_focus = {};
        return;
    }
    m_focus = turned(bounds.center(), -m_seats);
    m_scale = qMax(4.0, qMin(viewport.width() / (bounds.width() + 2 * margin),
                             viewport.height() / (bounds.height() + 2 * margin)));
}

void HexLayout::frame(std::span<const QPointF> points, const QRectF& viewport, qreal margin, qreal most) {
    m_middle = viewport.center();
    if (points.empty()) {
        return;
    }
    QRectF bounds(turned(points.front(), m_seats), QSizeF());
    for (const QPointF point : points) {
        const QPointF at = turned(point, m_seats);
        bounds.setLeft(qMin(bounds.left(), at.x()));
        bounds.setRight(qMax(bounds.right(), at.x()));
        bounds.setTop(qMin(bounds.top(), at.y()));
        bounds.setBottom(qMax(bounds.bottom(), at.y()));
    }
    m_focus = turned(bounds.center(), -m_seats);
    m_scale = qBound(
        4.0, qMin(viewport.width() / (bounds.width() + 2 * margin), viewport.height() / (bounds.height() + 2 * margin)),
        most);
}

HexLayout HexLayout::between(const HexLayout& from, const HexLayout& to, qreal way) {
    if (way >= 1) {
        return to;
    }
    HexLayout layout = from;
    const QPointF apart = to.toPixel({}) - from.toPixel({});
    if (std::abs(to.m_scale - from.m_scale) < 0.001 * from.m_scale) {
        layout.pan(apart * way);
        return layout;
    }
    // The pixel that shows the same point of the plane in both.
    const QPointF still = from.toPixel({}) - apart * (from.m_scale / (to.m_scale - from.m_scale));
    const qreal factor = std::pow(to.m_scale / from.m_scale, way);
    layout.m_scale = from.m_scale * factor;
    layout.m_middle = still + (from.m_middle - still) * factor;
    return layout;
}

void HexLayout::zoom(qreal factor, QPointF fixed) {
    const QPointF kept = toPlane(fixed);
    m_scale = qBound(8.0, m_scale * factor, 600.0);
    m_middle += fixed - toPixel(kept);
}

void HexLayout::pan(QPointF pixels) {
    m_middle += pixels;
}

void HexLayout::setSeats(int seats) {
    m_seats = ((seats % 6) + 6) % 6;
}

QPointF HexLayout::toPixel(QPointF plane) const {
    return m_middle + m_scale * turned(plane - m_focus, m_seats);
}

QPointF HexLayout::toPlane(QPointF pixel) const {
    return m_focus + turned((pixel - m_middle) / m_scale, -m_seats);
}

QPointF HexLayout::pixelOf(const PlaceName& place) const {
    return std::visit([this](const auto& name) { return toPixel(planeOf(name)); }, place);
}

QPolygonF HexLayout::outline(engine::Hex hex, qreal factor) const {
    QPolygonF polygon;
    const QPointF middle = planeOf(hex);
    for (const engine::CornerDirection direction : engine::kCornerDirections) {
        polygon.append(toPixel(middle + (planeOf(engine::cornerOf(hex, direction)) - middle) * factor));
    }
    return polygon;
}

qreal HexLayout::angleOf(const engine::Side& side) const {
    const auto ends = engine::endsOf(side);
    const QPointF along = pixelOf(ends[1]) - pixelOf(ends[0]);
    qreal degrees = std::atan2(along.y(), along.x()) * 180 / std::numbers::pi;
    if (degrees > 90.001) {
        degrees -= 180;
    }
    if (degrees < -90.001) {
        degrees += 180;
    }
    return degrees;
}

engine::Hex HexLayout::hexAt(QPointF pixel) const {
    const QPointF plane = toPlane(pixel);
    // Fractional axial coordinates, rounded so that q + r + s stays 0: the one that was rounded most gives way.
    const qreal r = plane.y() / 1.5;
    const qreal q = plane.x() / sqrt3 - r / 2;
    const qreal s = -q - r;
    int rq = static_cast<int>(std::lround(q));
    int rr = static_cast<int>(std::lround(r));
    const int rs = static_cast<int>(std::lround(s));
    const qreal dq = std::abs(rq - q);
    const qreal dr = std::abs(rr - r);
    const qreal ds = std::abs(rs - s);
    if (dq > dr && dq > ds) {
        rq = -rr - rs;
    } else if (dr > ds) {
        rr = -rq - rs;
    }
    return {rq, rr};
}

std::optional<engine::Corner> HexLayout::cornerAt(QPointF pixel, qreal reach) const {
    const QPointF plane = toPlane(pixel);
    std::optional<engine::Corner> best;
    qreal least = reach;
    for (const engine::CornerDirection direction : engine::kCornerDirections) {
        const engine::Corner corner = engine::cornerOf(hexAt(pixel), direction);
        const qreal distance = lengthOf(planeOf(corner) - plane);
        if (distance < least) {
            least = distance;
            best = corner;
        }
    }
    return best;
}

std::optional<engine::Side> HexLayout::sideAt(QPointF pixel, qreal reach) const {
    const QPointF plane = toPlane(pixel);
    std::optional<engine::Side> best;
    qreal least = reach;
    for (const engine::HexDirection direction : engine::kHexDirections) {
        const engine::Side side = engine::sideOf(hexAt(pixel), direction);
        const qreal distance = lengthOf(planeOf(side) - plane);
        if (distance < least) {
            least = distance;
            best = side;
        }
    }
    return best;
}

PlaceName HexLayout::placeAt(QPointF pixel) const {
    if (const auto corner = cornerAt(pixel)) {
        return *corner;
    }
    if (const auto side = sideAt(pixel)) {
        return *side;
    }
    return hexAt(pixel);
}

}  // namespace ui
