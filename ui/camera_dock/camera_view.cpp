// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera_dock/camera_view.h"

#include <QPainter>

#include "ui/theme/type.h"

namespace ui {

CameraView::CameraView(CameraDesk& desk, WatchDesk& watch, QWidget* parent)
    : QWidget(parent), m_desk(desk), m_watch(watch) {
    setMinimumSize(200, 106);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Picture of the camera"));
    connect(&m_watch, &WatchDesk::changed, this, [this] { update(); });
    connect(&m_watch, &WatchDesk::looked, this, [this] { update(); });
    connect(&m_desk, &CameraDesk::frameCame, this, [this] { update(); });
    connect(&m_desk, &CameraDesk::changed, this, [this] {
        askForSize();
        setAccessibleDescription(m_desk.stateText() + QLatin1Char(' ') + m_desk.board().text());
        update();
    });
}

void CameraView::askForSize() {
    m_desk.setPreviewSize(isVisible() ? (QSizeF(size()) * devicePixelRatioF()).toSize() : QSize(0, 0));
}

void CameraView::resizeEvent(QResizeEvent*) {
    askForSize();
}

void CameraView::showEvent(QShowEvent*) {
    askForSize();
}

void CameraView::hideEvent(QHideEvent*) {
    askForSize();
}

void CameraView::paintRings(QPainter& painter, const QRectF& target, qreal side) const {
    const auto ring = [&](const PlaceName& place, int number) {
        const auto pixel = m_watch.pixelOf(place);
        if (!pixel) {
            return;
        }
        const QPointF at = *pixel * side + target.topLeft();
        constexpr qreal kRadius = 22;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(0x10, 0x2a, 0x30, 220), 7));
        painter.drawEllipse(at, kRadius, kRadius);
        painter.setPen(QPen(QColor(0xff, 0xd3, 0x5c), 3.5));
        painter.drawEllipse(at, kRadius, kRadius);
        painter.setFont(sized(painter.font(), 15, QFont::Bold));
        const QRectF disc(at.x() + kRadius - 8, at.y() - kRadius - 10, 22, 22);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0xff, 0xd3, 0x5c));
        painter.drawEllipse(disc);
        painter.setPen(QColor(0x14, 0x17, 0x19));
        painter.drawText(disc, Qt::AlignCenter, QString::number(number));
    };
    int number = 0;
    for (const WatchDesk::Proposal& proposal : m_watch.proposals()) {
        ring(proposal.at, ++number);
    }
    number = 0;
    for (const WatchDesk::Difference& difference : m_watch.differences()) {
        ring(difference.at, ++number);
    }
}

QRectF CameraView::pictureArea() const {
    const QSizeF frame = m_desk.frameSize();
    if (frame.isEmpty()) {
        return {};
    }
    const QSizeF shown = frame * qMin(1.0, qMin(width() / frame.width(), height() / frame.height()));
    return {QPointF((width() - shown.width()) / 2, (height() - shown.height()) / 2), shown};
}

void CameraView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), QColor(0x14, 0x17, 0x19));
    const QImage picture = m_desk.preview();
    const QSizeF frame = m_desk.frameSize();
    if (picture.isNull() || frame.isEmpty()) {
        painter.setPen(QColor(0xe8, 0xeb, 0xed));
        painter.drawText(rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap, m_desk.stateText());
        return;
    }
    const QRectF target = pictureArea();
    const QSizeF shown = target.size();
    const QSizeF made = QSizeF(picture.size()) / devicePixelRatioF();
    // Made for this place it is only copied; until it is made anew it is stretched.
    if (qAbs(made.width() - shown.width()) < 1.5 && qAbs(made.height() - shown.height()) < 1.5) {
        QImage exact = picture;
        exact.setDevicePixelRatio(devicePixelRatioF());
        painter.drawImage(target.topLeft().toPoint(), exact);
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(target, picture);
    }
    painter.setClipRect(target);
    const qreal side = target.width() / frame.width();
    QVector<QLineF> lines;
    for (const QLineF& line : m_desk.board().lattice()) {
        lines.append(QLineF(line.p1() * side + target.topLeft(), line.p2() * side + target.topLeft()));
    }
    painter.setPen(QPen(QColor(0x10, 0x2a, 0x30, 190), 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(lines);
    painter.setPen(QPen(QColor(0x6f, 0xe3, 0xf2), 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(lines);
    paintRings(painter, target, side);
    painter.setClipping(false);
    if (m_desk.state() == CameraDesk::State::Retrying || m_desk.state() == CameraDesk::State::Silent) {
        // What is seen is not the table of now.
        painter.fillRect(target, QColor(0x14, 0x17, 0x19, 170));
        painter.setFont(sized(font(), 20));
        painter.setPen(QColor(0xf2, 0xc0, 0x63));
        painter.drawText(target, Qt::AlignCenter | Qt::TextWordWrap, m_desk.stateText());
        return;
    }
    const QString words = m_desk.board().text();
    if (!words.isEmpty()) {
        painter.setFont(sized(font(), 14));
        const QRect box = painter.fontMetrics().boundingRect(words).adjusted(-10, -6, 10, 6);
        const QRectF badge(10, 10, box.width(), box.height());
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0x14, 0x17, 0x19, 225));
        painter.drawRoundedRect(badge, 3, 3);
        painter.setPen(QColor(0xff, 0xff, 0xff));
        painter.drawText(badge, Qt::AlignCenter, words);
    }
}

}  // namespace ui
