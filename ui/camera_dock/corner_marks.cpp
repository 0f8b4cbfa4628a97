// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera_dock/corner_marks.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr qreal kHandleRadius = 13;
constexpr qreal kLoupeRadius = 78;
constexpr qreal kLoupeScale = 3;
const QColor kHandleInk(0x14, 0x17, 0x19);
const QColor kHandleLine(0x6f, 0xe3, 0xf2);
const QColor kHandleFill(0xff, 0xd3, 0x5c);

QSize pixelsAcross(const QImage& picture) {
    return picture.isNull() ? QSize(1, 1) : picture.size();
}

}  // namespace

CornerMarks::CornerMarks(std::function<Shown()> shown, QWidget* parent) : QWidget(parent), m_shown(std::move(shown)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setCursor(Qt::CrossCursor);
    setAccessibleName(tr("Corners of the board in the picture"));
    // Its keys are none of the table's.
    setProperty("ownKeys", true);
    parent->installEventFilter(this);
    resize(parent->size());
    hide();
}

bool CornerMarks::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) {
        resize(parentWidget()->size());
    }
    return QWidget::eventFilter(watched, event);
}

void CornerMarks::begin(const MarkedCorners& corners) {
    m_corners = corners;
    m_current = 0;
    m_isDragging = false;
    m_hasMoved = false;
    resize(parentWidget()->size());
    show();
    raise();
    setFocus();
    renew();
}

void CornerMarks::leave() {
    if (!isHidden()) {
        hide();
        Q_EMIT left();
    }
}

void CornerMarks::finish() {
    if (m_lattice.problem.isEmpty()) {
        const MarkedCorners corners = m_corners;
        hide();
        Q_EMIT done(corners);
    }
}

void CornerMarks::renew() {
    const Shown shown = m_shown();
    m_lattice = latticeThrough(m_corners, pixelsAcross(shown.picture), shown.land);
    setAccessibleDescription(tr("Point %1 of 6").arg(m_current + 1) + QStringLiteral(". ") + m_lattice.problem);
    update();
    Q_EMIT moved();
}

QPointF CornerMarks::screenOf(std::size_t corner, const QRectF& area) const {
    return {area.left() + m_corners[corner].x() * area.width(), area.top() + m_corners[corner].y() * area.height()};
}

void CornerMarks::move(QPointF screen) {
    const QRectF area = m_shown().area;
    if (area.isEmpty()) {
        return;
    }
    m_corners[m_current] = {qBound(0.0, (screen.x() - area.left()) / area.width(), 1.0),
                            qBound(0.0, (screen.y() - area.top()) / area.height(), 1.0)};
    m_hasMoved = true;
    renew();
}

void CornerMarks::nudge(QPointF screenStep) {
    move(screenOf(m_current, m_shown().area) + screenStep);
}

void CornerMarks::mousePressEvent(QMouseEvent* event) {
    // The nearest point, however far: a hand need not hit it.
    const QRectF area = m_shown().area;
    qreal least = -1;
    for (std::size_t k = 0; k < m_corners.size(); ++k) {
        const QPointF apart = event->position() - screenOf(k, area);
        const qreal distance = QPointF::dotProduct(apart, apart);
        if (least < 0 || distance < least) {
            least = distance;
            m_current = k;
            m_grip = apart;
        }
    }
    // Taken by itself it keeps its place under the mouse; clicked beside, it comes.
    if (least > 4 * kHandleRadius * kHandleRadius) {
        m_grip = {};
    }
    m_isDragging = true;
    move(event->position() - m_grip);
}

void CornerMarks::mouseMoveEvent(QMouseEvent* event) {
    if (m_isDragging) {
        move(event->position() - m_grip);
    }
}

void CornerMarks::mouseReleaseEvent(QMouseEvent*) {
    m_isDragging = false;
    update();
}

bool CornerMarks::focusNextPrevChild(bool next) {
    m_current = (m_current + (next ? 1 : m_corners.size() - 1)) % m_corners.size();
    m_hasMoved = true;
    renew();
    return true;
}

void CornerMarks::keyPressEvent(QKeyEvent* event) {
    const qreal step = event->modifiers().testFlag(Qt::ShiftModifier) ? 16 : 2;
    switch (event->key()) {
        case Qt::Key_Left:
            return nudge({-step, 0});
        case Qt::Key_Right:
            return nudge({step, 0});
        case Qt::Key_Up:
            return nudge({0, -step});
        case Qt::Key_Down:
            return nudge({0, step});
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return finish();
        case Qt::Key_Escape:
            return leave();
        default:
            QWidget::keyPressEvent(event);
    }
}

void CornerMarks::paintLattice(QPainter& painter, const Shown& shown) const {
    const qreal scale = shown.area.width() / pixelsAcross(shown.picture).width();
    QVector<QLineF> lines;
    for (const QLineF& line : m_lattice.lines) {
        lines.append(QLineF(line.p1() * scale + shown.area.topLeft(), line.p2() * scale + shown.area.topLeft()));
    }
    painter.setPen(QPen(QColor(0x10, 0x2a, 0x30, 190), 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(lines);
    painter.setPen(QPen(kHandleLine, 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(lines);
}

void CornerMarks::paintPoints(QPainter& painter, const QRectF& area) const {
    painter.setFont(sized(font(), 13, QFont::Bold));
    for (std::size_t k = 0; k < m_corners.size(); ++k) {
        const QPointF at = screenOf(k, area);
        const bool isCurrent = k == m_current;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(kHandleInk, isCurrent ? 7 : 5));
        painter.drawEllipse(at, kHandleRadius, kHandleRadius);
        painter.setPen(QPen(isCurrent ? kHandleFill : QColor(Qt::white), isCurrent ? 3.5 : 2));
        painter.drawEllipse(at, kHandleRadius, kHandleRadius);
        painter.drawLine(at - QPointF(4, 0), at + QPointF(4, 0));
        painter.drawLine(at - QPointF(0, 4), at + QPointF(0, 4));
        const QRectF disc(at.x() + kHandleRadius - 3, at.y() - kHandleRadius - 15, 20, 20);
        painter.setPen(Qt::NoPen);
        painter.setBrush(isCurrent ? kHandleFill : QColor(Qt::white));
        painter.drawEllipse(disc);
        painter.setPen(kHandleInk);
        painter.drawText(disc, Qt::AlignCenter, QString::number(k + 1));
    }
}

void CornerMarks::paintLoupe(QPainter& painter, const Shown& shown) const {
    if (!m_hasMoved || shown.picture.isNull()) {
        return;
    }
    const QPointF at = screenOf(m_current, shown.area);
    // Above the point, or where there is room.
    QPointF middle = at - QPointF(0, kLoupeRadius + 3 * kHandleRadius);
    if (middle.y() < kLoupeRadius + 4) {
        middle =
            at +
            QPointF(at.x() < width() / 2.0 ? kLoupeRadius + 3 * kHandleRadius : -kLoupeRadius - 3 * kHandleRadius, 0);
        middle.setY(qMax(middle.y(), kLoupeRadius + 4));
    }
    middle.setX(qBound(kLoupeRadius + 4, middle.x(), qMax(kLoupeRadius + 4, width() - kLoupeRadius - 4)));
    const QRectF frame(middle.x() - kLoupeRadius, middle.y() - kLoupeRadius, 2 * kLoupeRadius, 2 * kLoupeRadius);
    const qreal scale = pixelsAcross(shown.picture).width() / shown.area.width();
    const QPointF pixel((at.x() - shown.area.left()) * scale, (at.y() - shown.area.top()) * scale);
    const qreal reach = kLoupeRadius / kLoupeScale * scale;
    painter.save();
    QPainterPath round;
    round.addEllipse(frame);
    painter.setClipPath(round);
    painter.fillRect(frame, kHandleInk);
    painter.drawImage(frame, shown.picture, QRectF(pixel.x() - reach, pixel.y() - reach, 2 * reach, 2 * reach));
    painter.setPen(QPen(kHandleInk, 3));
    painter.drawLine(middle - QPointF(kLoupeRadius, 0), middle + QPointF(kLoupeRadius, 0));
    painter.drawLine(middle - QPointF(0, kLoupeRadius), middle + QPointF(0, kLoupeRadius));
    painter.setPen(QPen(kHandleFill, 1.2));
    painter.drawLine(middle - QPointF(kLoupeRadius, 0), middle + QPointF(kLoupeRadius, 0));
    painter.drawLine(middle - QPointF(0, kLoupeRadius), middle + QPointF(0, kLoupeRadius));
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(kHandleInk, 5));
    painter.drawEllipse(frame);
    painter.setPen(QPen(kHandleFill, 2));
    painter.drawEllipse(frame);
}

void CornerMarks::paintWords(QPainter& painter) const {
    const QString words = m_lattice.problem.isEmpty()
                              ? tr("Put each point on the middle of a corner hex, in order round the island.") + u' ' +
                                    tr("Tab: next, arrows: move, Enter: read, Esc: leave.")
                              : m_lattice.problem;
    painter.setFont(sized(font(), 14));
    const QRect room = rect().adjusted(18, 0, -18, 0);
    const QRect text = painter.fontMetrics().boundingRect(room, Qt::AlignHCenter | Qt::TextWordWrap, words);
    QRectF badge(0, 0, text.width() + 20, text.height() + 12);
    badge.moveCenter(QPointF(width() / 2.0, height() - badge.height() / 2 - 8));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x14, 0x17, 0x19, 230));
    painter.drawRoundedRect(badge, 3, 3);
    painter.setPen(m_lattice.problem.isEmpty() ? QColor(Qt::white) : kHandleFill);
    painter.drawText(badge, Qt::AlignCenter | Qt::TextWordWrap, words);
}

void CornerMarks::paintEvent(QPaintEvent*) {
    const Shown shown = m_shown();
    if (shown.area.isEmpty()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintLattice(painter, shown);
    paintPoints(painter, shown.area);
    paintWords(painter);
    paintLoupe(painter, shown);
}

}  // namespace ui
