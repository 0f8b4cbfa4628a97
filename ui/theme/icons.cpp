// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include <QFile>
#include <QMetaEnum>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <QWidget>

#include "ui/theme/colours.h"

namespace ui {

namespace {

QString fileOf(Icon icon) {
    QString name;
    for (const QChar letter : QString::fromLatin1(QMetaEnum::fromType<Icon>().valueToKey(static_cast<int>(icon)))) {
        name +=
            letter.isUpper() && !name.isEmpty() ? QStringLiteral("_") + letter.toLower() : QString(letter.toLower());
    }
    return QStringLiteral(":/icons/%1.svg").arg(name);
}

}  // namespace

QPixmap drawn(Icon icon, const QColor& ink, int size, qreal pixelRatio) {
    const QString key =
        QStringLiteral("icon %1 %2 %3 %4").arg(static_cast<int>(icon)).arg(ink.rgba()).arg(size).arg(pixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) {
        return pixmap;
    }
    QFile file(fileOf(icon));
    QByteArray svg = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    QSvgRenderer renderer(svg.replace("currentColor", ink.name().toLatin1()));
    pixmap = QPixmap(qRound(size * pixelRatio), qRound(size * pixelRatio));
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setOpacity(ink.alphaF());
    renderer.render(&painter, QRectF(0, 0, size, size));
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QIcon icon(Icon which, const QWidget* on, int size) {
    const qreal ratio = on != nullptr ? on->devicePixelRatioF() : 1.0;
    QIcon result(drawn(which, colours().text, size, ratio));
    QColor faint = colours().dim;
    faint.setAlphaF(0.5F);
    result.addPixmap(drawn(which, faint, size, ratio), QIcon::Disabled);
    return result;
}

}  // namespace ui
