// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/face_art.h"

#include <QCoreApplication>
#include <cmath>

#include "ui/board/artwork.h"
#include "ui/text/units_text.h"

namespace ui {

namespace {

class FaceWords {
    Q_DECLARE_TR_FUNCTIONS(ui::DicePage)
};

}  // namespace

void paintFace(QPainter& p, engine::dice_game::Face face, qreal size) {
    if (const auto resource = engine::dice_game::resourceOf(face)) {
        artwork::paintResource(p, *resource, size);
        return;
    }
    QPolygonF coin;
    for (int corner = 0; corner < 5; ++corner) {
        const qreal angle = corner * 2 * M_PI / 5 - M_PI / 2;
        coin.append(QPointF(std::cos(angle), std::sin(angle)) * size * 0.46);
    }
    p.setPen(QPen(QColor(0x22, 0x22, 0x22), size * 0.07, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(QColor(0xe0, 0xa8, 0x10));
    p.drawPolygon(coin);
}

QPixmap facePixmap(std::optional<engine::dice_game::Face> face, int size, qreal pixelRatio) {
    QPixmap pixmap(qRound(size * pixelRatio), qRound(size * pixelRatio));
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter p(&pixmap);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(QPen(QColor(0x22, 0x22, 0x22), 2));
    p.setBrush(QColor(0xff, 0xfd, 0xf5));
    p.setOpacity(face ? 1 : 0.5);
    p.drawRoundedRect(QRectF(1, 1, size - 2, size - 2), size * 0.14, size * 0.14);
    if (face) {
        p.translate(size / 2.0, size / 2.0);
        paintFace(p, *face, size * 0.62);
    }
    return pixmap;
}

QString faceWord(engine::dice_game::Face face) {
    const auto resource = engine::dice_game::resourceOf(face);
    return resource ? resourceWord(*resource) : FaceWords::tr("gold");
}

}  // namespace ui
