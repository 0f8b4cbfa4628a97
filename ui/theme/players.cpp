// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/players.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>
#include <QStringList>
#include <array>

namespace ui {

namespace {

struct Known {
    const char* id;
    const char* word;
    QRgb colour;
    QRgb ink;
    Emblem emblem;
};

constexpr std::array<Known, 6> kKnown{{
    {"red", QT_TRANSLATE_NOOP("ui::Players", "Red"), 0xffc43a44, 0xffffffff, Emblem::Triangle},
    {"blue", QT_TRANSLATE_NOOP("ui::Players", "Blue"), 0xff2168c4, 0xffffffff, Emblem::Disc},
    {"white", QT_TRANSLATE_NOOP("ui::Players", "White"), 0xfffbfbf8, 0xff22262a, Emblem::Diamond},
    {"orange", QT_TRANSLATE_NOOP("ui::Players", "Orange"), 0xfff0a01e, 0xff22262a, Emblem::Square},
    {"green", QT_TRANSLATE_NOOP("ui::Players", "Green"), 0xff63b891, 0xff14251d, Emblem::Plus},
    {"brown", QT_TRANSLATE_NOOP("ui::Players", "Brown"), 0xff3d2010, 0xffffffff, Emblem::Bars},
}};

const Known* find(const QString& id) {
    for (const Known& known : kKnown) {
        if (id.compare(QLatin1String(known.id), Qt::CaseInsensitive) == 0) {
            return &known;
        }
    }
    return nullptr;
}

}  // namespace

PlayerLook lookOf(const QString& id, const QString& colour, int seat) {
    // A colour by one of our words is our own tone of it.
    const Known* word = find(colour);
    const Known* known = word != nullptr ? word : find(id);
    const Known& base = known != nullptr ? *known : kKnown[static_cast<std::size_t>(seat) % kKnown.size()];
    PlayerLook look{QColor(base.colour), QColor(base.ink), base.emblem};
    const QColor own(colour);
    if (word == nullptr && own.isValid()) {
        look.colour = own;
        // The lighter or darker ink, whichever stands out: luminance of 0.18 is half way to the eye.
        const qreal luminance = 0.2126 * std::pow(own.redF(), 2.2) + 0.7152 * std::pow(own.greenF(), 2.2) +
                                0.0722 * std::pow(own.blueF(), 2.2);
        look.ink = luminance > 0.18 ? QColor(0x22, 0x26, 0x2a) : QColor(Qt::white);
    }
    return look;
}

PlayerLook lookOf(const engine::Position& position, engine::PlayerId player) {
    const engine::Player& p = position.table->players[engine::index(player)];
    return lookOf(QString::fromStdString(p.id), QString::fromStdString(p.colour),
                  static_cast<int>(engine::index(player)));
}

QString colourWord(const QString& id) {
    const Known* known = find(id);
    return known != nullptr ? QCoreApplication::translate("ui::Players", known->word) : id;
}

QString nameOf(const engine::PlayerSetup& player) {
    return player.name.empty() ? colourWord(QString::fromStdString(player.id)) : QString::fromStdString(player.name);
}

QString nameOf(const engine::Position& position, engine::PlayerId player) {
    const engine::Player& p = position.table->players[engine::index(player)];
    return p.name.empty() ? colourWord(QString::fromStdString(p.id)) : QString::fromStdString(p.name);
}

const QStringList& colourIds() {
    static const QStringList kIds = [] {
        QStringList ids;
        for (const Known& known : kKnown) {
            ids.append(QString::fromLatin1(known.id));
        }
        return ids;
    }();
    return kIds;
}

QPainterPath emblemPath(Emblem emblem, qreal size) {
    QPainterPath path;
    const qreal h = size / 2;
    switch (emblem) {
        case Emblem::Triangle:
            path.moveTo(0, -h);
            path.lineTo(h * 1.08, h * 0.86);
            path.lineTo(-h * 1.08, h * 0.86);
            path.closeSubpath();
            break;
        case Emblem::Disc:
            path.addEllipse(QPointF(0, 0), h, h);
            break;
        case Emblem::Diamond:
            path.moveTo(0, -h * 1.15);
            path.lineTo(h * 0.9, 0);
            path.lineTo(0, h * 1.15);
            path.lineTo(-h * 0.9, 0);
            path.closeSubpath();
            break;
        case Emblem::Square:
            path.addRect(QRectF(-h * 0.92, -h * 0.92, h * 1.84, h * 1.84));
            break;
        case Emblem::Plus:
            path.addRect(QRectF(-h, -h * 0.36, h * 2, h * 0.72));
            path.addRect(QRectF(-h * 0.36, -h, h * 0.72, h * 2));
            path.setFillRule(Qt::WindingFill);
            break;
        case Emblem::Bars:
            path.addRect(QRectF(-h, -h * 0.72, h * 2, h * 0.5));
            path.addRect(QRectF(-h, h * 0.22, h * 2, h * 0.5));
            break;
    }
    return path;
}

void paintBadge(QPainter& painter, const QRectF& rect, const PlayerLook& look) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal pen = qMax(1.5, rect.width() * 0.07);
    painter.setPen(QPen(QColor(0x1c, 0x1f, 0x22), pen));
    painter.setBrush(look.colour);
    const QRectF inner = rect.adjusted(pen / 2 + 0.5, pen / 2 + 0.5, -pen / 2 - 0.5, -pen / 2 - 0.5);
    painter.drawRoundedRect(inner, rect.width() * 0.14, rect.width() * 0.14);
    painter.translate(rect.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.ink);
    painter.drawPath(emblemPath(look.emblem, rect.width() * 0.42));
    painter.restore();
}

QPixmap badge(const PlayerLook& look, int size, qreal pixelRatio) {
    QPixmap pixmap(qRound(size * pixelRatio), qRound(size * pixelRatio));
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintBadge(painter, QRectF(0, 0, size, size), look);
    return pixmap;
}

}  // namespace ui
