// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera_dock/photo_view.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/theme/colours.h"
#include "ui/theme/type.h"

namespace ui {

PhotoView::PhotoView(QWidget* parent) : QWidget(parent) {
    setMinimumSize(220, 90);
    setAccessibleName(tr("Photo with the recognised hexes"));
}

void PhotoView::setPhoto(QImage image, std::vector<PhotoResult::Outline> outlines) {
    m_image = std::move(image);
    m_outlines = std::move(outlines);
    update();
}

void PhotoView::setWhole(bool isWhole) {
    m_isWhole = isWhole;
    update();
}

QRectF PhotoView::pictureArea() const {
    return m_image.isNull() ? QRectF() : toScreen().mapRect(QRectF(m_image.rect()));
}

void PhotoView::setDoubtful(const std::set<engine::Hex>& doubtful) {
    for (auto& outline : m_outlines) {
        outline.doubtful = doubtful.contains(outline.hex);
    }
    update();
}

void PhotoView::setMarks(std::vector<Mark> marks) {
    m_marks = std::move(marks);
    update();
}

void PhotoView::setChosen(std::optional<engine::Hex> hex) {
    m_chosen = hex;
    update();
}

QTransform PhotoView::toScreen() const {
    QTransform transform;
    if (m_image.isNull()) {
        return transform;
    }
    // The board with some of its surroundings; the whole picture when no board was found in it.
    QRectF seen(m_image.rect());
    if (!m_outlines.empty() && !m_isWhole) {
        QRectF board;
        for (const auto& outline : m_outlines) {
            board |= outline.polygon.boundingRect();
        }
        const qreal margin = 0.16 * qMax(board.width(), board.height());
        seen &= board.adjusted(-margin, -margin, margin, margin);
    }
    const qreal scale = qMin(width() / seen.width(), height() / seen.height());
    transform.translate(width() / 2.0, height() / 2.0);
    transform.scale(scale, scale);
    transform.translate(-seen.center().x(), -seen.center().y());
    return transform;
}

void PhotoView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.fillRect(rect(), colours().window);
    const QTransform transform = toScreen();
    painter.drawImage(transform.mapRect(QRectF(m_image.rect())), m_image);
    if (m_isWhole) {
        return;
    }
    for (const auto& outline : m_outlines) {
        const bool chosen = m_chosen == outline.hex;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(255, 255, 255, 200), chosen ? 6 : 3.5));
        painter.drawPolygon(transform.map(outline.polygon));
        painter.setPen(QPen(outline.doubtful ? QColor(0xe0, 0x90, 0x10) : QColor(0x0b, 0x6e, 0x7f), chosen ? 4 : 2));
        painter.drawPolygon(transform.map(outline.polygon));
    }
    paintMarks(painter, transform);
}

void PhotoView::paintMarks(QPainter& painter, const QTransform& transform) const {
    // The window's type is given in pixels and has no size in points.
    painter.setFont(sized(font(), qRound(0.75 * QFontInfo(font()).pixelSize())));
    const qreal scale = transform.m11();
    for (const Mark& mark : m_marks) {
        const QPointF at = transform.map(mark.at);
        if (!mark.isNow) {
            painter.setPen(QPen(QColor(255, 255, 255), 2));
            painter.setBrush(QColor(0x9a, 0x5f, 0x00));
            painter.drawEllipse(at, circle(), circle());
            painter.setPen(Qt::white);
            painter.drawText(QRectF(at.x() - circle(), at.y() - circle(), 2 * circle(), 2 * circle()), Qt::AlignCenter,
                             QString::number(mark.number));
        }
    }
    // Above all others, and seen on any ground.
    for (const Mark& mark : m_marks) {
        if (mark.isNow) {
            const QPointF at = transform.map(mark.at);
            const qreal radius = qMax(mark.radius * scale, 1.2 * circle());
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(QColor(255, 255, 255), 6));
            painter.drawEllipse(at, radius, radius);
            painter.setPen(QPen(QColor(0x0b, 0x6e, 0x7f), 3));
            painter.drawEllipse(at, radius, radius);
        }
    }
}

void PhotoView::mousePressEvent(QMouseEvent* event) {
    const QTransform transform = toScreen();
    for (const Mark& mark : m_marks) {
        const QPointF off = transform.map(mark.at) - event->position();
        if (!mark.isNow && QPointF::dotProduct(off, off) <= circle() * circle()) {
            Q_EMIT questionChosen(mark.number);
            return;
        }
    }
    for (const auto& outline : m_outlines) {
        if (transform.map(outline.polygon).containsPoint(event->position(), Qt::OddEvenFill)) {
            Q_EMIT hexChosen(outline.hex);
            return;
        }
    }
}

}  // namespace ui
