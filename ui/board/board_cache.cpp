// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_cache.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/board/board_painter.h"

namespace ui {

namespace {

/// The pixels that something drawn within `reach` hex sides of a place may touch.
QRect around(QPointF pixel, const HexLayout& layout, qreal reach) {
    const qreal r = reach * layout.scale();
    return QRectF(pixel.x() - r, pixel.y() - r, 2 * r, 2 * r).toAlignedRect();
}

/// Adds what `touched` says of every item that only one of the two lists has.
template <typename Item, typename Touched>
void addChanges(QRegion& region, const std::vector<Item>& before, const std::vector<Item>& after, Touched touched) {
    const auto addMissing = [&](const std::vector<Item>& these, const std::vector<Item>& those) {
        for (const Item& item : these) {
            if (std::find(those.begin(), those.end(), item) == those.end()) {
                region += touched(item);
            }
        }
    };
    addMissing(before, after);
    addMissing(after, before);
}

/// Where the two pictures differ, in pixels. A piece reaches less than 1.3 hex sides from its place, armies that make
/// room for a building included.
QRegion changed(const BoardPicture& before, const BoardPicture& after, const HexLayout& layout) {
    constexpr qreal kReach = 1.3;
    QRegion region;
    const auto atPlace = [&](const auto& item) { return around(layout.pixelOf(item.at), layout, kReach); };
    addChanges(region, before.hexes, after.hexes, atPlace);
    addChanges(region, before.buildings, after.buildings, atPlace);
    addChanges(region, before.routes, after.routes, atPlace);
    addChanges(region, before.armies, after.armies, atPlace);
    addChanges(region, before.nukes, after.nukes, atPlace);
    addChanges(region, before.harbours, after.harbours,
               [&](const auto& item) { return around(layout.pixelOf(item.at), layout, 2 * kReach); });
    addChanges(region, before.bridges, after.bridges, [&](const auto& item) {
        return around(layout.pixelOf(item.from), layout, kReach) | around(layout.pixelOf(item.to), layout, kReach);
    });
    for (const auto& [was, is] : {std::pair(before.robber, after.robber), std::pair(before.pirate, after.pirate)}) {
        if (was != is) {
            for (const auto& hex : {was, is}) {
                region += hex ? around(layout.pixelOf(*hex), layout, kReach) : QRect();
            }
        }
    }
    return region;
}

}  // namespace

std::optional<QRegion> BoardCache::moved(const HexLayout& layout) {
    if (layout.scale() != m_layout.scale() || layout.seats() != m_layout.seats()) {
        return std::nullopt;
    }
    const qreal ratio = m_pixmap.devicePixelRatio();
    const QPointF by = (layout.toPixel({}) - m_layout.toPixel({})) * ratio;
    const QPoint whole = by.toPoint();
    if (std::hypot(by.x() - whole.x(), by.y() - whole.y()) > 0.01 || std::abs(whole.x()) >= m_pixmap.width() ||
        std::abs(whole.y()) >= m_pixmap.height()) {
        return std::nullopt;
    }
    QRegion exposed;
    if (!whole.isNull()) {
        m_pixmap.scroll(whole.x(), whole.y(), m_pixmap.rect(), &exposed);
    }
    // In pixels, a little wider where device pixels do not divide evenly.
    QRegion pixels;
    for (const QRect& rect : exposed) {
        pixels += QRectF(QPointF(rect.topLeft()) / ratio, QSizeF(rect.size()) / ratio).toAlignedRect();
    }
    return pixels;
}

const QPixmap& BoardCache::drawn(QSize size, qreal ratio, const QFont& font, const BoardPicture& picture,
                                 const HexLayout& layout) {
    if (size.isEmpty()) {
        return m_pixmap;
    }
    std::optional<QRegion> region;
    if (!m_pixmap.isNull() && m_size == size && m_pixmap.devicePixelRatio() == ratio &&
        m_picture.hexNames() == picture.hexNames()) {
        region = moved(layout);
    }
    if (region) {
        *region += changed(m_picture, picture, layout);
    } else {
        m_pixmap = QPixmap(size * ratio);
        m_pixmap.setDevicePixelRatio(ratio);
        region = QRegion(QRect(QPoint(), size));
    }
    m_size = size;
    m_picture = picture;
    m_layout = layout;
    QPainter painter(&m_pixmap);
    painter.setFont(font);
    for (const QRect& rect : *region) {
        painter.setClipRect(rect);
        paintBoard(painter, rect, picture, layout);
    }
    return m_pixmap;
}

}  // namespace ui
