// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/held_piece.h"

#include <QLineF>
#include <QMouseEvent>
#include <QPainter>
#include <cmath>
#include <utility>

#include "ui/board/artwork.h"
#include "ui/board/board_view.h"

namespace ui {

namespace {

/// As BoardView: a press that moves less than this is a click.
constexpr qreal kLiftPixels = 7;
/// Room for the largest piece, in hundredths of a hex side.
constexpr qreal kHeldRoom = 150;
/// So near to a target, in hundredths of a hex side, it stands there.
constexpr qreal kHeldReach = 45;
constexpr qreal kHeldOpacity = 0.85;

qreal distanceOf(QPointF vector) {
    return std::hypot(vector.x(), vector.y());
}

struct PaintHeld {
    QPainter& p;
    const PlayerLook& look;

    void operator()(engine::BuildingKind kind) const { artwork::paintBuilding(p, kind, look, 0, false); }
    void operator()(engine::RouteKind kind) const {
        kind == engine::RouteKind::Ship ? artwork::paintShip(p, look) : artwork::paintRoad(p, look);
    }
    void operator()(const engine::Units& units) const { artwork::paintArmy(p, units, look); }
    void operator()(Held::Other other) const {
        other == Held::Other::Nuke ? artwork::paintNuke(p, look) : artwork::paintRobber(p);
    }
};

}  // namespace

HeldPiece::HeldPiece(BoardView& board) : QWidget(&board), m_board(board) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    board.installEventFilter(this);
}

void HeldPiece::hold(std::optional<Held> held) {
    const bool wasLifted = m_held && m_held->isLifted;
    m_held = std::move(held);
    if (!m_held || (wasLifted && !m_held->isLifted)) {
        m_onto.reset();
        hide();
    } else if (isVisible()) {
        follow(m_pointer);
    }
}

qreal HeldPiece::unit() const {
    // A corner's box is half a hex side wide.
    return m_board.rectOf(engine::cornerOf({0, 0}, engine::CornerDirection::N)).width() / 50.0;
}

void HeldPiece::follow(QPointF pointer) {
    if (!m_held || (m_held->isLifted && !m_isDragging)) {
        hide();
        return;
    }
    m_pointer = pointer;
    m_onto.reset();
    QPointF at = pointer;
    qreal least = kHeldReach * unit();
    for (const PlaceName& target : m_held->targets) {
        const QPointF its = QRectF(m_board.rectOf(target)).center();
        if (distanceOf(its - pointer) < least) {
            least = distanceOf(its - pointer);
            at = its;
            m_onto = target;
        }
    }
    const int room = static_cast<int>(std::ceil(kHeldRoom * unit()));
    setGeometry(qRound(at.x()) - room / 2, qRound(at.y()) - room / 2, room, room);
    show();
    raise();
    update();
}

bool HeldPiece::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_board) {
        // Only an event of the mouse is one.
        const auto mouse = [&] { return static_cast<const QMouseEvent*>(event); };
        switch (event->type()) {
            case QEvent::MouseButtonPress:
                m_isDown = mouse()->button() == Qt::LeftButton;
                m_pressed = mouse()->position();
                break;
            case QEvent::MouseMove:
                if (m_isDown && !m_isDragging && distanceOf(mouse()->position() - m_pressed) >= kLiftPixels) {
                    m_isDragging = true;
                    Q_EMIT lifted(m_board.placeUnder(m_pressed.toPoint()));
                }
                follow(mouse()->position());
                break;
            case QEvent::MouseButtonRelease:
                m_isDown = false;
                m_isDragging = false;
                follow(mouse()->position());
                break;
            case QEvent::Leave:
                hide();
                break;
            default:
                break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void HeldPiece::paintEvent(QPaintEvent*) {
    if (!m_held) {
        return;
    }
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::TextAntialiasing);
    p.setOpacity(kHeldOpacity);
    p.translate(width() / 2.0, height() / 2.0);
    p.scale(unit(), unit());
    const auto* side = m_onto ? std::get_if<engine::Side>(&*m_onto) : nullptr;
    const auto* route = std::get_if<engine::RouteKind>(&m_held->piece);
    if (side != nullptr && route != nullptr && *route == engine::RouteKind::Road) {
        const auto [one, other] = engine::endsOf(*side);
        p.rotate(-QLineF(QRectF(m_board.rectOf(one)).center(), QRectF(m_board.rectOf(other)).center()).angle());
    }
    std::visit(PaintHeld{p, m_held->look}, m_held->piece);
}

}  // namespace ui
