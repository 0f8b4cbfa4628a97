// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/questions/crop_view.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/board/hex_layout.h"
#include "ui/theme/colours.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

/// What lies around what is asked about, as a share of the frame's height: people know a place by its surroundings.
constexpr qreal kRingOfFrame = 0.36;
constexpr int kCropFoot = 30;
constexpr qreal kCropRound = 5;
const QColor kRingColour(0x0b, 0x6e, 0x7f);

/// How far what may lie at a place reaches, in hex sides; a harbour's sign lies out on the sea.
qreal reachOf(const adjudicator::questions::Item& item) {
    return item.what == vision::Doubt::Harbour               ? 0.9
           : std::holds_alternative<engine::Hex>(item.at)    ? 0.72
           : std::holds_alternative<engine::Corner>(item.at) ? 0.4
                                                             : 0.48;
}

}  // namespace

SpotInPicture spotOf(const QTransform& plane, const adjudicator::questions::Item& item) {
    const QPointF middle = std::visit([](const auto& at) { return HexLayout::planeOf(at); }, item.at);
    const QPointF at = plane.map(middle);
    const qreal reach = reachOf(item);
    qreal sum = 0;
    for (const QPointF& by : {QPointF(reach, 0), QPointF(-reach, 0), QPointF(0, reach), QPointF(0, -reach)}) {
        const QPointF off = plane.map(middle + by) - at;
        sum += std::hypot(off.x(), off.y());
    }
    return {at, sum / 4};
}

void paintCrop(QPainter& painter, const QRectF& frame, const QImage& picture, const SpotInPicture& spot) {
    painter.save();
    QPainterPath round;
    round.addRoundedRect(frame, kCropRound, kCropRound);
    painter.setClipPath(round);
    painter.fillRect(frame, colours().window);
    const qreal ring = kRingOfFrame * std::min(frame.height(), 0.8 * frame.width());
    const qreal scale = ring / std::max(spot.radius, 1.0);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QTransform enlarged;
    enlarged.translate(frame.center().x(), frame.center().y());
    enlarged.scale(scale, scale);
    enlarged.translate(-spot.at.x(), -spot.at.y());
    painter.setTransform(enlarged, true);
    painter.drawImage(QPointF(0, 0), picture);
    painter.setTransform(enlarged.inverted(), true);
    painter.setBrush(Qt::NoBrush);
    const qreal width = frame.height() > 120 ? 3 : 2;
    for (const auto& [colour, wide] : {std::pair(QColor(0, 0, 0, 150), 3 * width),
                                       std::pair(QColor(Qt::white), 2.2 * width), std::pair(kRingColour, width)}) {
        painter.setPen(QPen(colour, wide));
        painter.drawEllipse(frame.center(), ring, ring);
    }
    painter.restore();
}

CropView::CropView(Cropped cropped, const adjudicator::questions::Item& item, int number, QWidget* parent)
    : QAbstractButton(parent), m_cropped(std::move(cropped)), m_spot(spotOf(m_cropped.plane, item)), m_number(number) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    // The digits are the keys; the Tab key goes to what has words.
    setFocusPolicy(Qt::NoFocus);
    setEnabled(number > 0);
}

void CropView::say(const QString& taken, const QString& where, bool isThere) {
    m_taken = taken;
    m_where = where;
    m_isThere = isThere;
    setToolTip(where);
    setAccessibleName(m_number > 0 ? tr("%1: %2, taken for: %3").arg(m_number).arg(where, taken)
                                   : tr("Picture of %1").arg(where));
    update();
}

void CropView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& now = colours();
    const QRectF all = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(now.base);
    painter.drawRoundedRect(all, kCropRound, kCropRound);
    paintCrop(painter, all.adjusted(0, 0, 0, m_taken.isEmpty() && m_where.isEmpty() ? 0 : -kCropFoot),
              m_cropped.picture, m_spot);
    const bool isMarked = m_number > 0 && m_isThere;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(isMarked ? now.accent : now.border, isMarked ? 3 : 1.5));
    painter.drawRoundedRect(all, kCropRound, kCropRound);
    const QRectF foot(all.left() + 12, all.bottom() - kCropFoot, all.width() - 24, kCropFoot);
    painter.setFont(sized(font(), 16, QFont::Bold));
    painter.setPen(now.text);
    const QString taken = painter.fontMetrics().elidedText(m_taken, Qt::ElideRight, qRound(foot.width() * 0.6));
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, taken);
    const qreal left = painter.fontMetrics().horizontalAdvance(taken) + 12;
    painter.setFont(sized(font(), 15));
    painter.setPen(now.dim);
    painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_where, Qt::ElideRight, qRound(foot.width() - left)));
    if (m_number > 0) {
        const QRectF box(all.left() + 8, all.top() + 8, 34, 34);
        painter.setPen(QPen(now.accent, 2));
        painter.setBrush(now.base);
        painter.drawRoundedRect(box, 4, 4);
        painter.setFont(sized(font(), 20, QFont::Bold));
        painter.setPen(now.text);
        painter.drawText(box, Qt::AlignCenter, QString::number(m_number));
        const QRectF tick(all.right() - 42, all.top() + 8, 34, 34);
        painter.setPen(QPen(isMarked ? now.accent : now.border, 2));
        painter.setBrush(isMarked ? now.accent : now.base);
        painter.drawRoundedRect(tick, 4, 4);
        painter.setPen(QPen(isMarked ? now.onAccent : now.dim, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QPointF middle = tick.center();
        painter.drawPolyline(
            isMarked ? QPolygonF({middle + QPointF(-8, 0), middle + QPointF(-3, 6), middle + QPointF(9, -7)})
                     : QPolygonF({middle + QPointF(-7, 0), middle + QPointF(7, 0)}));
    }
}

}  // namespace ui
