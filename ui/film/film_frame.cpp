// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/film/film_frame.h"

#include <QPainter>
#include <QSvgRenderer>

#include "adjudicator/public/public_view.h"
#include "adjudicator/record/log_text.h"
#include "adjudicator/report/player_look.h"
#include "adjudicator/text/words.h"
#include "adjudicator/web/table_json.h"
#include "ui/dice/die_art.h"

namespace ui {

namespace {

constexpr int kBoardHigh = 780;
constexpr int kMargin = 24;
constexpr int kDie = 56;
constexpr int kSeatHigh = 44;
const QColor kPaper(0xfa, 0xf7, 0xf0);
const QColor kInk(0x1a, 0x1a, 0x1a);

void drawSvg(QPainter& painter, const std::string& svg, const QRectF& room) {
    QSvgRenderer renderer(QByteArray(svg.data(), static_cast<qsizetype>(svg.size())));
    const QSizeF whole = renderer.viewBoxF().size();
    if (!renderer.isValid() || whole.isEmpty()) {
        return;
    }
    QRectF place(QPointF(), whole.scaled(room.size(), Qt::KeepAspectRatio));
    place.moveCenter(room.center());
    renderer.render(&painter, place);
}

QFont fontOf(int pixels, bool bold) {
    QFont font;
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

QString said(const std::string& text) {
    return QString::fromStdString(text);
}

/// The faces of the act, of a combat's round too.
std::vector<engine::Die> diceOfAct(const adjudicator::LogLine& entry) {
    const adjudicator::ActDone* act = entry.act();
    const engine::Dice* dice = act != nullptr ? engine::diceOf(act->action) : nullptr;
    return dice != nullptr ? dice->dice : std::vector<engine::Die>{};
}

/// Points in two columns, each with the emblem, so that no player is told by the colour alone; ▶ has the turn.
void drawSeats(QPainter& painter, const adjudicator::PublicView& view, const engine::Table& table, int top) {
    const int wide = (kFilmSize.width() - 3 * kMargin) / 2;
    int number = 0;
    for (const auto& seat : view.seats) {
        const int left = kMargin + (number % 2) * (wide + kMargin);
        const int y = top + (number / 2) * kSeatHigh;
        ++number;
        constexpr int kBadge = 30;
        constexpr int kBefore = 28;
        painter.setFont(fontOf(24, true));
        if (seat.onTurn) {
            painter.drawText(QRect(left, y, kBefore, kSeatHigh), Qt::AlignVCenter, QStringLiteral("▶"));
        }
        drawSvg(painter, adjudicator::svg::badge(adjudicator::svg::lookOf(table, seat.player)),
                QRectF(left + kBefore, y + (kSeatHigh - kBadge) / 2.0, kBadge, kBadge));
        constexpr int kPoints = 90;
        const QRect name(left + kBefore + kBadge + 10, y, wide - kBefore - kBadge - 10 - kPoints, kSeatHigh);
        painter.setFont(fontOf(24, seat.hasWon));
        painter.drawText(name, Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(said(seat.name), Qt::ElideRight, name.width()));
        painter.setFont(fontOf(28, true));
        painter.drawText(QRect(name.right(), y, kPoints, kSeatHigh), Qt::AlignVCenter | Qt::AlignRight,
                         QString::number(seat.points) + (seat.hasWon ? QStringLiteral(" ★") : QString()));
    }
}

}  // namespace

QImage filmFrame(const adjudicator::Line& at, const adjudicator::LogLine& entry, engine::Language language) {
    const adjudicator::PublicView view = adjudicator::publicViewOf(at, language, false);
    const engine::Table& table = *at.position().table;
    QImage image(kFilmSize, QImage::Format_RGB32);
    image.fill(kPaper);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(kInk);
    drawSvg(painter, adjudicator::web::boardPicture(at.position(), language),
            QRectF(0, 0, kFilmSize.width(), kBoardHigh));
    // The sentence has two lines beside the dice.
    const std::vector<engine::Die> dice = diceOfAct(entry);
    const int ofDice = static_cast<int>(dice.size()) * (kDie + 10);
    int left = kFilmSize.width() - kMargin - ofDice;
    constexpr int kSaidHigh = 112;
    const QRect says(kMargin, kBoardHigh, left - 2 * kMargin, kSaidHigh);
    painter.setFont(fontOf(28, true));
    painter.drawText(says, Qt::AlignVCenter | Qt::TextWordWrap, said(adjudicator::summaryOf(entry, table, language)));
    for (const engine::Die& die : dice) {
        paintDie(painter, QRectF(left, kBoardHigh + (kSaidHigh - kDie) / 2.0, kDie, kDie), die.sides, die.value);
        left += kDie + 10;
    }
    painter.setPen(kInk);
    drawSeats(painter, view, table, kBoardHigh + kSaidHigh + 8);
    painter.setFont(fontOf(18, false));
    painter.drawText(QRect(kMargin, kFilmSize.height() - 34, kFilmSize.width() - 2 * kMargin, 28),
                     Qt::AlignVCenter | Qt::AlignRight,
                     QString::number(entry.seq()) + QStringLiteral(" · The Adjudicator"));
    painter.end();
    return image.convertToFormat(QImage::Format_RGB888);
}

}  // namespace ui
