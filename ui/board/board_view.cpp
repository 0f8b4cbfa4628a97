// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_view.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

#include "ui/board/board_walk.h"
#include "ui/board/mark_painter.h"
#include "ui/kit/kit.h"
#include "ui/theme/icons.h"

namespace ui {

namespace {

constexpr qreal kZoomStep = 1.25;
/// A press so near to the middle of a mark is on it, in hex sides.
constexpr qreal kMarkReach = 0.2;
/// A press that moves less than this is a click.
constexpr qreal kDragPixels = 7;

qreal pixelsOf(QPointF vector) {
    return std::hypot(vector.x(), vector.y());
}

QString nameOf(const PlaceName& place) {
    return std::visit([](const auto& its) { return QString::fromStdString(engine::toText(its)); }, place);
}

}  // namespace

BoardView::BoardView(QWidget* parent) : QWidget(parent), m_scene([this] { return mayMove(); }, this) {
    connect(&m_scene, &BoardScene::stageTurned, this, &BoardView::placeBand);
    connect(&m_scene, &BoardScene::changed, this, qOverload<>(&QWidget::update));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Board"));
    const auto tool = [this](const QString& name, const QString& tip) {
        auto* button = kit::button({}, this, {.kind = "small", .spoken = name, .tip = tip, .focus = Qt::NoFocus});
        return button;
    };
    m_out = tool(tr("Zoom out"), tr("Zoom out (−)"));
    m_in = tool(tr("Zoom in"), tr("Zoom in (+)"));
    m_fit = tool(tr("Fit"), tr("Whole board (0)"));
    m_turn = tool(tr("Turn the board"), tr("Turn the board by one seat ( [ and ] )"));
    m_out->setText(QStringLiteral("−"));
    m_in->setText(QStringLiteral("+"));
    m_fit->setIcon(icon(Icon::Fit, this));
    m_turn->setIcon(icon(Icon::Turn, this));
    connect(m_out, &QPushButton::clicked, this, [this] { zoomBy(1 / kZoomStep); });
    connect(m_in, &QPushButton::clicked, this, [this] { zoomBy(kZoomStep); });
    connect(m_fit, &QPushButton::clicked, this, &BoardView::fitBoard);
    connect(m_turn, &QPushButton::clicked, this, [this] { setSeats(seats() + 1); });
    layoutTools();
}

void BoardView::setPicture(BoardPicture picture) {
    m_scene.setPicture(std::move(picture));
}

void BoardView::setMarkers(Markers markers, Wanted wanted) {
    m_wanted = wanted;
    m_scene.setMarkers(std::move(markers));
}

bool BoardView::mayMove() const {
    return m_moves && isVisible() && style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
}

void BoardView::setBand(QWidget* band) {
    m_band = band;
    m_band->setParent(this);
    m_band->installEventFilter(this);
    placeBand();
}

void BoardView::placeBand() {
    const bool isShown = m_band != nullptr && m_scene.hasStage();
    if (m_band != nullptr) {
        m_band->setVisible(isShown);
        m_band->setGeometry(0, 0, width(), qMin(height() * 3 / 5, m_band->sizeHint().height()));
    }
    m_scene.camera().setRoom(size(), isShown ? m_band->height() : 0);
    layoutTools();
}

/// What the band says takes more room or less.
bool BoardView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_band && event->type() == QEvent::LayoutRequest) {
        placeBand();
    }
    return QWidget::eventFilter(watched, event);
}

void BoardView::setPointed(std::vector<PlaceName> places) {
    m_pointed = std::move(places);
    update();
}

void BoardView::setCursorPlace(std::optional<PlaceName> place) {
    if (std::exchange(m_cursor, place) != place) {
        cursorMoved();
        subjectMoved();
    }
    update();
}

void BoardView::cursorMoved() {
    if (m_cursor && QAccessible::isActive()) {
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(this);
        if (QAccessibleInterface* place = board != nullptr ? board->focusChild() : nullptr) {
            QAccessibleEvent event(place, QAccessible::Focus);
            QAccessible::updateAccessibility(&event);
        }
    }
}

QString BoardView::spoken(const PlaceName& place) const {
    QString text = m_spoken ? m_spoken(place) : nameOf(place);
    const auto legal = std::ranges::find(m_scene.markers().legal, place, &Markers::Legal::at);
    if (legal == m_scene.markers().legal.end()) {
        return text;
    }
    return legal->letter.isEmpty() ? tr("%1; may be taken").arg(text)
                                   : tr("%1; may be taken with %2").arg(text, legal->letter);
}

bool BoardView::isLegal(const PlaceName& place) const {
    return std::ranges::find(m_scene.markers().legal, place, &Markers::Legal::at) != m_scene.markers().legal.end();
}

std::vector<PlaceName> BoardView::places() const {
    const std::vector<engine::Hex> hexes = m_scene.picture().hexNames();
    std::set<engine::Corner> corners;
    std::set<engine::Side> sides;
    for (const engine::Hex hex : hexes) {
        for (std::size_t i = 0; i < engine::kHexDirections.size(); ++i) {
            corners.insert(engine::cornerOf(hex, engine::kCornerDirections[i]));
            sides.insert(engine::sideOf(hex, engine::kHexDirections[i]));
        }
    }
    std::vector<PlaceName> places(hexes.begin(), hexes.end());
    places.insert(places.end(), corners.begin(), corners.end());
    places.insert(places.end(), sides.begin(), sides.end());
    return places;
}

QRect BoardView::rectOf(const PlaceName& place) const {
    const qreal reach = lattice().scale() * (std::holds_alternative<engine::Hex>(place) ? 0.6 : 0.25);
    const QPointF at = lattice().pixelOf(place);
    return QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach).toRect();
}

void BoardView::zoomBy(qreal factor) {
    m_scene.camera().zoom(factor, QPointF(width() / 2.0, height() / 2.0));
}

void BoardView::fitBoard() {
    m_scene.camera().fit();
}

void BoardView::setSeats(int seats) {
    m_scene.camera().setSeats(seats);
    layoutTools();
    Q_EMIT turned(this->seats());
}

void BoardView::layoutTools() {
    m_turn->setText(tr("Seat %1").arg(seats() + 1));
    const int top = m_band != nullptr && !m_band->isHidden() ? m_band->height() : 0;
    constexpr int kEdge = 12;
    constexpr int kGap = 6;
    constexpr int kHigh = 34;
    const std::array tools{m_turn, m_fit, m_in, m_out};
    const int count = static_cast<int>(tools.size());
    // In two corners, which are sea; in a low room side by side.
    const bool isLow = height() - top < count * (kHigh + kGap) + kEdge;
    int right = width() - kEdge;
    for (int i = 0; i < count; ++i) {
        QPushButton* button = tools[static_cast<std::size_t>(i)];
        const int buttonWidth = button == m_turn ? qMax(92, button->sizeHint().width()) : 38;
        const bool isAbove = i < count / 2;
        const int y = isLow     ? top + kEdge
                      : isAbove ? top + kEdge + i * (kHigh + kGap)
                                : height() - kEdge - (count - i) * (kHigh + kGap) + kGap;
        button->setGeometry(right - buttonWidth, y, buttonWidth, kHigh);
        right -= isLow ? buttonWidth + kGap : 0;
    }
}

void BoardView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    m_scene.paint(painter, size(), devicePixelRatioF(), font());
    if (!m_pointed.empty()) {
        Markers pointed;
        pointed.glowing = m_pointed;
        paintMarkers(painter, pointed, m_scene.picture(), lattice());
    }
    if (m_cursor && (hasFocus() || !m_scene.markers().legal.empty())) {
        paintCursor(painter, *m_cursor, lattice());
    }
}

void BoardView::resizeEvent(QResizeEvent*) {
    placeBand();
}

void BoardView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::FontChange) {
        m_scene.forget();
        update();
    }
    QWidget::changeEvent(event);
}

PlaceName BoardView::meant(QPointF pixel) const {
    const Markers::Legal* nearest = nullptr;
    qreal least = lattice().scale() * 0.45;
    for (const Markers::Legal& legal : m_scene.markers().legal) {
        // The mark may stand beside the middle of its place.
        const qreal ofMark = pixelsOf(markSpot(legal.at, m_scene.picture(), lattice()) - pixel);
        if (ofMark < lattice().scale() * kMarkReach) {
            return legal.at;
        }
        const qreal distance = pixelsOf(lattice().pixelOf(legal.at) - pixel);
        if (distance < least) {
            least = distance;
            nearest = &legal;
        }
    }
    if (nearest != nullptr) {
        return nearest->at;
    }
    constexpr qreal kAnywhere = 2;
    switch (m_wanted) {
        case Wanted::Corner:
            return *lattice().cornerAt(pixel, kAnywhere);
        case Wanted::Side:
            return *lattice().sideAt(pixel, kAnywhere);
        case Wanted::Hex:
            return lattice().hexAt(pixel);
        case Wanted::Any:
            break;
    }
    return lattice().placeAt(pixel);
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    m_pressed = m_last = event->position();
    m_down = event->button() == Qt::LeftButton;
    m_panning = event->button() == Qt::MiddleButton || event->button() == Qt::RightButton;
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    if (m_panning) {
        // By whole device pixels, so that what is drawn already can be moved as it is.
        const qreal ratio = devicePixelRatioF();
        const QPointF by = QPointF(((event->position() - m_last) * ratio).toPoint()) / ratio;
        m_scene.camera().pan(by);
        m_last += by;
        return;
    }
    const PlaceName place = meant(event->position());
    if (place != m_hover) {
        m_hover = place;
        subjectMoved();
        Q_EMIT placeHovered(place);
    }
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    m_panning = false;
    if (!m_down || event->button() != Qt::LeftButton) {
        return;
    }
    m_down = false;
    const PlaceName to = meant(event->position());
    if (pixelsOf(event->position() - m_pressed) < kDragPixels) {
        m_cursor.reset();
        subjectMoved();
        Q_EMIT placeChosen(to);
        return;
    }
    if (const auto from = lattice().cornerAt(m_pressed, 0.5)) {
        Q_EMIT placeDragged(*from, to);
    }
}

void BoardView::leaveEvent(QEvent*) {
    m_hover.reset();
    subjectMoved();
}

/// The keyboard's place, else the mouse's.
void BoardView::subjectMoved() {
    m_scene.setSubject(m_cursor ? m_cursor : m_hover);
}

void BoardView::wheelEvent(QWheelEvent* event) {
    m_scene.camera().zoom(std::pow(1.0015, event->angleDelta().y()), event->position());
    event->accept();
}

void BoardView::walk(QPointF direction, bool hexes) {
    if (const auto place = steppedTo(direction, m_cursor, QPointF(width() / 2.0, height() / 2.0),
                                     m_scene.picture().hexNames(), m_wanted, hexes, lattice())) {
        setCursorPlace(*place);
        Q_EMIT placeHovered(*m_cursor);
    }
}

bool BoardView::stepLegal(int by) {
    const auto count = static_cast<int>(m_scene.markers().legal.size());
    if (count == 0) {
        return false;
    }
    int at = by > 0 ? -1 : count;
    for (int i = 0; i < count; ++i) {
        if (m_cursor && m_scene.markers().legal[static_cast<std::size_t>(i)].at == *m_cursor) {
            at = i;
        }
    }
    at = ((at + by) % count + count) % count;
    setCursorPlace(m_scene.markers().legal[static_cast<std::size_t>(at)].at);
    Q_EMIT placeHovered(*m_cursor);
    update();
    return true;
}

bool BoardView::focusNextPrevChild(bool next) {
    return stepLegal(next ? 1 : -1) || QWidget::focusNextPrevChild(next);
}

bool BoardView::takeKey(int key, Qt::KeyboardModifiers modifiers) {
    const bool shift = modifiers.testFlag(Qt::ShiftModifier);
    switch (key) {
        case Qt::Key_Left:
            walk({-1, 0}, shift);
            return true;
        case Qt::Key_Right:
            walk({1, 0}, shift);
            return true;
        case Qt::Key_Up:
            walk({0, -1}, shift);
            return true;
        case Qt::Key_Down:
            walk({0, 1}, shift);
            return true;
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            zoomBy(kZoomStep);
            return true;
        case Qt::Key_Minus:
            zoomBy(1 / kZoomStep);
            return true;
        case Qt::Key_0:
            fitBoard();
            return true;
        case Qt::Key_BracketLeft:
            setSeats(seats() + 5);
            return true;
        case Qt::Key_BracketRight:
            setSeats(seats() + 1);
            return true;
        case Qt::Key_Tab:
            return stepLegal(1);
        case Qt::Key_Backtab:
            return stepLegal(-1);
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_cursor) {
                Q_EMIT placeChosen(*m_cursor);
                return true;
            }
            return false;
        default:
            return false;
    }
}

}  // namespace ui
