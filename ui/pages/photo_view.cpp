// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/photo_view.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/theme/colours.h"

namespace ui {

PhotoView::PhotoView(QWidget* parent) : QWidget(parent) {
    setMinimumSize(220, 180);
    setAccessibleName(tr("Photo with the recognised hexes"));
}

void PhotoView::setPhoto(QImage image, std::vector<PhotoResult::Outline> outlines) {
    m_image = std::move(image);
    m_outlines = std::move(outlines);
    update();
}

void PhotoView::setDoubtful(const std::set<engine::Hex>& doubtful) {
    for (auto& outline : m_outlines) {
        outline.doubtful = doubtful.contains(outline.hex);
    }
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
    const qreal scale = qMin(width() / qreal(m_image.width()), height() / qreal(m_image.height()));
    transform.translate((width() - m_image.width() * scale) / 2, (height() - m_image.height() * scale) / 2);
    transform.scale(scale, scale);
    return transform;
}

void PhotoView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.fillRect(rect(), colours().window);
    const QTransform transform = toScreen();
    painter.drawImage(transform.mapRect(QRectF(m_image.rect())), m_image);
    for (const auto& outline : m_outlines) {
        const bool chosen = m_chosen == outline.hex;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(255, 255, 255, 200), chosen ? 6 : 3.5));
        painter.drawPolygon(transform.map(outline.polygon));
        painter.setPen(QPen(outline.doubtful ? QColor(0xe0, 0x90, 0x10) : QColor(0x0b, 0x6e, 0x7f), chosen ? 4 : 2));
        painter.drawPolygon(transform.map(outline.polygon));
    }
}

void PhotoView::mousePressEvent(QMouseEvent* event) {
    const QTransform transform = toScreen();
    for (const auto& outline : m_outlines) {
        if (transform.map(outline.polygon).containsPoint(event->position(), Qt::OddEvenFill)) {
            Q_EMIT hexChosen(outline.hex);
            return;
        }
    }
}

}  // namespace ui
