// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_detail.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/board/board_painter.h"
#include "ui/board/mark_painter.h"
#include "ui/theme/colours.h"

namespace ui {

namespace {

/// Hexes whose middle is nearer than this to one of the places are seen whole, in hex sides.
constexpr qreal kNear = 1.3;

QPointF planeOf(const PlaceName& place) {
    return std::visit([](const auto& at) { return HexLayout::planeOf(at); }, place);
}

}  // namespace

BoardDetail::BoardDetail(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setSizePolicy(policy);
}

void BoardDetail::show(BoardPicture picture, std::vector<PlaceName> around, std::vector<PlaceName> ringed, int seats) {
    m_picture = std::move(picture);
    m_around = std::move(around);
    m_ringed = std::move(ringed);
    m_seats = seats;
    m_numbered = false;
    update();
}

void BoardDetail::showNumbered(BoardPicture picture, std::vector<PlaceName> places, int seats) {
    show(std::move(picture), places, places, seats);
    m_numbered = true;
}

void BoardDetail::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), colours().window);
    std::vector<engine::Hex> hexes;
    for (const engine::Hex& hex : m_picture.hexNames()) {
        const bool near =
            m_around.empty() || std::any_of(m_around.begin(), m_around.end(), [&](const PlaceName& place) {
                const QPointF apart = HexLayout::planeOf(hex) - planeOf(place);
                return std::hypot(apart.x(), apart.y()) < kNear;
            });
        if (near) {
            hexes.push_back(hex);
        }
    }
    if (hexes.empty()) {
        return;
    }
    HexLayout layout;
    layout.setSeats(m_seats);
    layout.fit(hexes, size(), m_around.empty() ? 0.6 : 0.1);
    paintBoard(painter, rect(), m_picture, layout);
    Markers markers;
    markers.glowing = m_ringed;
    for (const PlaceName& place : m_ringed) {
        if (m_numbered) {
            markers.numbered.push_back({place, static_cast<int>(markers.numbered.size()) + 1});
        }
    }
    paintMarkers(painter, markers, m_picture, layout);
}

}  // namespace ui
