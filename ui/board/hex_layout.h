// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <optional>
#include <span>
#include <variant>

#include "engine/board/coordinates.h"

namespace ui {

/// A hex, corner or side by its name, whether or not a board has it.
using PlaceName = std::variant<engine::Hex, engine::Corner, engine::Side>;

/// Where the lattice lies on the screen. The plane has the hex side as its unit (INTERFACES.md: x east, y south); the
/// screen is the plane turned by whole seats of 60° clockwise, scaled and moved.
class HexLayout {
public:
    HexLayout() = default;

    /// Pixels per hex side; always above 0.
    [[nodiscard]] qreal scale() const { return m_scale; }
    [[nodiscard]] int seats() const { return m_seats; }
    [[nodiscard]] QPointF middle() const { return m_middle; }

    /// Makes the hexes (with a margin of `margin` sides around them) fill a viewport of this size.
    void fit(std::span<const engine::Hex> hexes, QSizeF viewport, qreal margin);
    /// Makes these points of the plane, with that margin in sides around them, fill a part of the screen; no side is
    /// longer than `most` pixels then.
    void frame(std::span<const QPointF> points, const QRectF& viewport, qreal margin, qreal most);
    /// A way from one layout to another of the same seat, from 0 to 1: zoomed about the one point that stands still.
    [[nodiscard]] static HexLayout between(const HexLayout& from, const HexLayout& to, qreal way);
    /// Zooms by a factor so that the plane under `fixed` (pixels) stays there.
    void zoom(qreal factor, QPointF fixed);
    void pan(QPointF pixels);
    /// Turns the board by whole seats around the viewport's middle; positive is clockwise.
    void setSeats(int seats);

    [[nodiscard]] QPointF toPixel(QPointF plane) const;
    [[nodiscard]] QPointF toPlane(QPointF pixel) const;

    [[nodiscard]] QPointF pixelOf(engine::Hex hex) const { return toPixel(planeOf(hex)); }
    [[nodiscard]] QPointF pixelOf(const engine::Corner& corner) const { return toPixel(planeOf(corner)); }
    [[nodiscard]] QPointF pixelOf(const engine::Side& side) const { return toPixel(planeOf(side)); }
    [[nodiscard]] QPointF pixelOf(const PlaceName& place) const;
    /// The outline of a hex, scaled about its middle.
    [[nodiscard]] QPolygonF outline(engine::Hex hex, qreal factor = 1.0) const;
    /// The direction of a side on the screen in degrees, clockwise from east, from -90 to 90.
    [[nodiscard]] qreal angleOf(const engine::Side& side) const;

    [[nodiscard]] static QPointF planeOf(engine::Hex hex);
    [[nodiscard]] static QPointF planeOf(const engine::Corner& corner);
    [[nodiscard]] static QPointF planeOf(const engine::Side& side);

    [[nodiscard]] engine::Hex hexAt(QPointF pixel) const;
    /// The nearest corner or side, when within `reach` hex sides.
    [[nodiscard]] std::optional<engine::Corner> cornerAt(QPointF pixel, qreal reach = 0.3) const;
    [[nodiscard]] std::optional<engine::Side> sideAt(QPointF pixel, qreal reach = 0.3) const;
    /// The nearest of the three kinds, corners before sides before hexes.
    [[nodiscard]] PlaceName placeAt(QPointF pixel) const;

private:
    qreal m_scale = 60;
    int m_seats = 0;
    /// The plane's point that lies at m_middle.
    QPointF m_focus;
    QPointF m_middle;
};

}  // namespace ui
