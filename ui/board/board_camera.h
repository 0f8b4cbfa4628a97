// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSizeF>
#include <QVariantAnimation>
#include <optional>
#include <vector>

#include "ui/board/hex_layout.h"

namespace ui {

/// How the board lies before who looks at it: fitted whole, framed round some places, or as a hand left it. It goes
/// smoothly to a frame and back where that is wished; all else it does at once.
class BoardCamera : public QObject {
    Q_OBJECT

public:
    explicit BoardCamera(QObject* parent);

    [[nodiscard]] const HexLayout& layout() const { return m_now; }
    /// The hexes of another board are fitted whole, and nothing is framed any more.
    void setHexes(std::vector<engine::Hex> hexes);
    /// Around the whole board, in hex sides.
    void setMargin(qreal sides) { m_margin = sides; }
    /// The room in pixels, and how much of its top is covered while something is framed.
    void setRoom(QSizeF room, qreal covered);

    // By hand.

    void fit();
    void zoom(qreal factor, QPointF fixed);
    void pan(QPointF by);
    void setSeats(int seats);

    /// Points of the plane fill the room until `leave`; then it lies as before the first of them.
    void frame(std::vector<QPointF> points, bool smooth);
    void leave(bool smooth);
    [[nodiscard]] bool isFraming() const { return !m_points.empty(); }

    [[nodiscard]] bool isMoving() const;
    /// Of the way that it goes now: both ends, and how far it is, from 0 to 1.
    [[nodiscard]] const HexLayout& from() const { return m_from; }
    [[nodiscard]] const HexLayout& to() const { return m_to; }
    [[nodiscard]] qreal way() const;

Q_SIGNALS:
    /// It looks elsewhere now.
    void moved();
    /// It sets out for somewhere.
    void setOut();
    void arrived();

private:
    /// How the board lay before something was framed.
    struct Before {
        HexLayout layout;
        bool isByHand = false;
    };
    [[nodiscard]] HexLayout whole() const;
    [[nodiscard]] HexLayout framed() const;
    void go(const HexLayout& to, bool smooth);
    void takeInHand();

    std::vector<engine::Hex> m_hexes;
    /// Room for the sea and its harbours.
    qreal m_margin = 1.05;
    QSizeF m_room;
    qreal m_covered = 0;
    HexLayout m_now;
    HexLayout m_from;
    HexLayout m_to;
    /// Zoomed or moved by hand: other room keeps what is seen.
    bool m_isByHand = false;
    std::vector<QPointF> m_points;
    std::optional<Before> m_before;
    QVariantAnimation m_animation;
};

}  // namespace ui
