// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/sheets_out.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "adjudicator/text/words.h"
#include "engine/dice_game/scoring.h"
#include "ui/dice_game/sheet_view.h"
#include "ui/text/language.h"
#include "ui/theme/colours.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

namespace dg = engine::dice_game;

/// All sizes are of a page so many units wide; a sheet is a little higher than wide, with its heading above.
constexpr qreal kWide = 1200;
constexpr qreal kHead = 56;
constexpr qreal kGap = 24;
constexpr int kColumns = 2;
constexpr qreal kCell = (kWide - kGap) / kColumns;
constexpr qreal kSheetHigh = kCell * 0.95;

qreal highOf(const dg::Position& position) {
    const auto rows = (position.table->players.size() + kColumns - 1) / kColumns;
    return static_cast<qreal>(rows) * (kHead + kSheetHigh + kGap) - kGap;
}

void paintHead(QPainter& p, const QRectF& into, const dg::Position& position, engine::PlayerId player) {
    const engine::Player& who = position.table->players[engine::index(player)];
    constexpr qreal kBadge = 34;
    paintBadge(p, QRectF(into.left(), into.top() + 8, kBadge, kBadge),
               lookOf(QString::fromStdString(who.id), QString::fromStdString(who.colour),
                      static_cast<int>(engine::index(player))));
    QFont font;
    font.setPixelSize(26);
    font.setWeight(QFont::DemiBold);
    p.setFont(font);
    p.setPen(Colours::light().text);
    const QString points =
        QCoreApplication::translate("ui::SheetsOut", "%n point(s)", nullptr, dg::points(position, player));
    const qreal pointsWide = QFontMetricsF(font).horizontalAdvance(points) + kGap;
    const QRectF text = into.adjusted(kBadge + 12, 0, 0, -4);
    p.drawText(text, Qt::AlignRight | Qt::AlignVCenter, points);
    const QString name = said(adjudicator::displayName(who, language()));
    p.drawText(text.adjusted(0, 0, -pointsWide, 0), Qt::AlignLeft | Qt::AlignVCenter,
               QFontMetricsF(font).elidedText(name, Qt::ElideRight, text.width() - pointsWide));
}

}  // namespace

void paintSheets(QPainter& painter, const QRectF& into, const dg::Position& position) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal scale = qMin(into.width() / kWide, into.height() / highOf(position));
    painter.translate(into.topLeft());
    painter.scale(scale, scale);
    SheetView view;
    for (std::size_t seat = 0; seat < position.table->players.size(); ++seat) {
        const engine::PlayerId player{static_cast<std::uint8_t>(seat)};
        const std::size_t row = seat / kColumns;
        const std::size_t column = seat % kColumns;
        const QPointF at(static_cast<qreal>(column) * (kCell + kGap),
                         static_cast<qreal>(row) * (kHead + kSheetHigh + kGap));
        paintHead(painter, QRectF(at, QSizeF(kCell, kHead)), position, player);
        view.show(position, player, {});
        view.paintOn(painter, QRectF(at + QPointF(0, kHead), QSizeF(kCell, kSheetHigh)), Colours::light());
    }
    painter.restore();
}

QImage sheetsImage(const dg::Position& position, int pixels) {
    QImage image(pixels, qRound(pixels * highOf(position) / kWide), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintSheets(painter, QRectF(QPointF(), image.size()), position);
    return image;
}

QByteArray sheetsSvg(const dg::Position& position, const QString& title) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    const QSizeF size(kWide, highOf(position));
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(), size));
    generator.setTitle(title);
    QPainter painter(&generator);
    paintSheets(painter, QRectF(QPointF(), size), position);
    painter.end();
    return bytes;
}

QByteArray sheetsPdf(const dg::Position& position, const QString& title) {
    constexpr int kDpi = 300;
    constexpr qreal kMarginMm = 15;
    constexpr qreal kInch = 25.4;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(kMarginMm, kMarginMm, kMarginMm, kMarginMm), QPageLayout::Millimeter);
    writer.setResolution(kDpi);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("The Adjudicator"));
    QPainter painter(&writer);
    QFont font;
    font.setPixelSize(qRound(kDpi * 6 / kInch));
    font.setWeight(QFont::Bold);
    painter.setFont(font);
    const qreal head = kDpi * 12 / kInch;
    painter.drawText(QRectF(0, 0, writer.width(), head), Qt::AlignLeft | Qt::AlignTop, title);
    paintSheets(painter, QRectF(0, head, writer.width(), writer.height() - head), position);
    painter.end();
    return bytes;
}

}  // namespace ui
