// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/players.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>
#include <QStringList>
#include <array>

#include "adjudicator/report/piece_art.h"
#include "ui/theme/art_canvas.h"

namespace ui {

namespace {

struct Known {
    const char* id;
    const char* word;
};

constexpr std::array<Known, 6> kKnown{{
    {"red", QT_TRANSLATE_NOOP("ui::Players", "Red")},
    {"blue", QT_TRANSLATE_NOOP("ui::Players", "Blue")},
    {"white", QT_TRANSLATE_NOOP("ui::Players", "White")},
    {"orange", QT_TRANSLATE_NOOP("ui::Players", "Orange")},
    {"green", QT_TRANSLATE_NOOP("ui::Players", "Green")},
    {"brown", QT_TRANSLATE_NOOP("ui::Players", "Brown")},
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
    const QColor own(colour);
    const auto look = adjudicator::svg::lookOf(
        word != nullptr ? std::string(word->id) : id.toLower().toStdString(),
        word == nullptr && own.isValid() ? own.name().toStdString() : std::string(), static_cast<std::size_t>(seat));
    return {QColor(QString::fromStdString(look.colour)), QColor(QString::fromStdString(look.ink)), look.emblem};
}

PlayerLook lookOf(const engine::PlayerSetup& player, engine::PlayerId seat) {
    return lookOf(QString::fromStdString(player.id), QString::fromStdString(player.colour),
                  static_cast<int>(engine::index(seat)));
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

adjudicator::svg::PlayerLook artLook(const PlayerLook& look) {
    return {look.colour.name().toStdString(), look.ink.name().toStdString(), look.emblem};
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
    ArtCanvas canvas(painter);
    adjudicator::svg::emblem(canvas, artLook(look), {}, rect.width() * 0.42);
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
