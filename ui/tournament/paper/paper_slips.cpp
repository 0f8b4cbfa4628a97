// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of paper that are boxes: tables of a round, and slips to be cut.
#include "adjudicator/text/say.h"
#include "ui/tournament/paper/paper_pages.h"

namespace ui::paper {

namespace {

using adjudicator::PaperWords;

const QColor kCut(0x77, 0x77, 0x77);
const QColor kQuiet(0x44, 0x44, 0x44);

/// Where to cut.
void drawCut(QPainter& painter, const QRectF& box) {
    painter.setPen(QPen(kCut, 0.2 * kMm, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
}

Draw podBox(const adjudicator::PaperTable& table, const PaperWords& words) {
    return [table, away = QStringLiteral(" – ") + text(words.away)](QPainter& painter, const QRectF& box) {
        painter.setPen(QPen(Qt::black, 0.3 * kMm));
        painter.drawRect(box);
        const QRectF inner = box.adjusted(2.5 * kMm, 1 * kMm, -2.5 * kMm, -1 * kMm);
        drawFitted(painter, {inner.left(), inner.top(), inner.width(), 7 * kMm}, text(table.name),
                   typeOf(13, QFont::Bold));
        constexpr qreal kLine = 6 * kMm;
        constexpr qreal kSeatWide = 7 * kMm;
        constexpr qreal kIdWide = 13 * kMm;
        qreal y = inner.top() + 7.2 * kMm;
        for (std::size_t i = 0; i < table.seats.size(); ++i) {
            drawFitted(painter, {inner.left(), y, kSeatWide, kLine}, QStringLiteral("%1.").arg(i + 1),
                       typeOf(11, QFont::DemiBold));
            drawFitted(painter, {inner.left() + kSeatWide, y, inner.width() - kSeatWide - kIdWide - kMm, kLine},
                       text(table.seats[i].name) + (table.seats[i].isAway ? away : QString()), typeOf(11));
            drawFitted(painter, {inner.right() - kIdWide, y, kIdWide, kLine}, text(table.seats[i].id), typeOf(9),
                       Qt::AlignRight | Qt::AlignVCenter, kQuiet);
            y += kLine;
        }
    };
}

constexpr qreal kSlipTop = 9 * kMm;
constexpr qreal kSlipLine = 5.8 * kMm;

Draw seatSlipBox(const adjudicator::SeatSlip& slip, const QString& tournament) {
    return [slip, tournament](QPainter& painter, const QRectF& box) {
        drawCut(painter, box);
        const QRectF inner = box.adjusted(3 * kMm, 2 * kMm, -3 * kMm, -2 * kMm);
        constexpr qreal kIdWide = 14 * kMm;
        drawFitted(painter, {inner.left(), inner.top(), inner.width() - kIdWide - kMm, 7 * kMm}, text(slip.player.name),
                   typeOf(12.5, QFont::Bold));
        drawFitted(painter, {inner.right() - kIdWide, inner.top(), kIdWide, 7 * kMm}, text(slip.player.id), typeOf(11),
                   Qt::AlignRight | Qt::AlignVCenter);
        qreal y = inner.top() + kSlipTop - kMm;
        for (const adjudicator::SeatSlip::Line& line : slip.lines) {
            const qreal first = inner.width() * 0.27;
            const qreal second = inner.width() * 0.22;
            drawFitted(painter, {inner.left(), y, first - kMm, kSlipLine}, text(line.round), typeOf(10));
            drawFitted(painter, {inner.left() + first, y, second - kMm, kSlipLine}, text(line.table),
                       typeOf(10.5, QFont::Bold));
            drawFitted(painter, {inner.left() + first + second, y, inner.width() - first - second, kSlipLine},
                       text(line.seat), typeOf(10));
            y += kSlipLine;
        }
        drawFitted(painter, {inner.left(), inner.bottom() - 4 * kMm, inner.width(), 4 * kMm}, tournament, typeOf(7.5),
                   Qt::AlignLeft | Qt::AlignBottom, kQuiet);
    };
}

constexpr qreal kPhoneHigh = 54 * kMm;

Draw phoneSlipBox(const PhoneSlip& slip, const QString& tournament, engine::Language language) {
    const QString about = text(
        slip.isOfGame
            ? adjudicator::say(language,
                               "Scan this with your phone: then it has your word in each throw, and proposes what a "
                               "step asks of you. For you alone.")
            : adjudicator::say(language,
                               "Scan this with your phone: then it enters and confirms the results of your tables. For "
                               "you alone."));
    return [slip, tournament, about](QPainter& painter, const QRectF& box) {
        drawCut(painter, box);
        const QRectF inner = box.adjusted(3 * kMm, 2 * kMm, -3 * kMm, -2 * kMm);
        constexpr qreal kCode = 46 * kMm;
        drawCode(painter, {inner.left(), inner.top() + 2 * kMm, kCode, kCode}, slip.code);
        const QRectF words(inner.left() + kCode + 2 * kMm, inner.top(), inner.width() - kCode - 2 * kMm,
                           inner.height());
        drawFitted(painter, {words.left(), words.top() + 2 * kMm, words.width(), 10 * kMm}, slip.name,
                   typeOf(12.5, QFont::Bold));
        drawFitted(painter, {words.left(), words.top() + 12 * kMm, words.width(), 5 * kMm}, slip.mark, typeOf(11));
        drawFitted(painter, {words.left(), words.top() + 18 * kMm, words.width(), 21 * kMm}, about, typeOf(8.5),
                   Qt::AlignLeft | Qt::AlignTop);
        drawFitted(painter, {words.left(), words.bottom() - 10 * kMm, words.width(), 5 * kMm}, slip.address,
                   typeOf(8, QFont::DemiBold));
        drawFitted(painter, {words.left(), words.bottom() - 5 * kMm, words.width(), 5 * kMm}, tournament, typeOf(7.5),
                   Qt::AlignLeft | Qt::AlignBottom, kQuiet);
    };
}

constexpr qreal kResultHigh = 65 * kMm;

Draw resultSlipBox(const adjudicator::ResultSlip& slip, const PaperContent& content) {
    return [slip, head = content.head, words = adjudicator::paperWords(content.language)](QPainter& painter,
                                                                                          const QRectF& box) {
        drawCut(painter, box);
        const QRectF inner = box.adjusted(3 * kMm, 2 * kMm, -3 * kMm, -2 * kMm);
        constexpr qreal kCode = 38 * kMm;
        if (slip.phones.empty()) {
            drawCode(painter, {inner.right() - kCode, inner.top(), kCode, kCode}, slip.head);
        } else {
            // Both codes in the room of the one.
            constexpr qreal kHeadCode = 26 * kMm;
            constexpr qreal kPhoneCode = 20 * kMm;
            drawCode(painter, {inner.right() - kHeadCode, inner.top(), kHeadCode, kHeadCode}, slip.head);
            const QRectF phone(inner.right() - kPhoneCode, inner.top() + kHeadCode, kPhoneCode, kPhoneCode);
            drawCode(painter, phone, slip.phones);
            drawFitted(painter, {inner.right() - kCode, phone.top(), kCode - kPhoneCode - kMm, kPhoneCode},
                       text(words.phones), typeOf(8), Qt::AlignRight | Qt::AlignVCenter, kQuiet);
        }
        const qreal wide = inner.width() - kCode - 3 * kMm;
        constexpr qreal kTitleWide = 60 * kMm;
        drawFitted(painter, {inner.left(), inner.top(), kTitleWide, 7 * kMm},
                   QStringLiteral("%1 · %2").arg(text(slip.round), text(slip.table)), typeOf(13, QFont::Bold));
        QString about = text(head.tournament) + text(head.where);
        if (slip.timeLimit) {
            about += QStringLiteral(" · %1 %2").arg(*slip.timeLimit).arg(text(words.timeLimit));
        }
        drawFitted(painter, {inner.left() + kTitleWide, inner.top(), wide - kTitleWide, 7 * kMm}, about, typeOf(9),
                   Qt::AlignRight | Qt::AlignVCenter, kQuiet);
        // Seat, player, points, place, signature.
        const qreal seatWide = 8 * kMm;
        const qreal numberWide = 17 * kMm;
        const qreal signWide = 42 * kMm;
        const qreal nameWide = wide - seatWide - 2 * numberWide - signWide;
        const qreal pointsAt = inner.left() + seatWide + nameWide;
        const qreal placeAt = pointsAt + numberWide;
        const qreal signAt = placeAt + numberWide;
        qreal y = inner.top() + 8 * kMm;
        constexpr qreal kHeadLine = 4.5 * kMm;
        const QFont small = typeOf(8, QFont::DemiBold);
        drawFitted(painter, {inner.left() + seatWide, y, nameWide, kHeadLine}, text(words.player), small);
        drawFitted(painter, {pointsAt, y, numberWide, kHeadLine}, text(words.points), small, Qt::AlignCenter);
        drawFitted(painter, {placeAt, y, numberWide, kHeadLine}, text(words.place), small, Qt::AlignCenter);
        drawFitted(painter, {signAt + 2 * kMm, y, signWide - 2 * kMm, kHeadLine}, text(words.signature), small);
        y += kHeadLine;
        constexpr qreal kRow = 8.6 * kMm;
        for (const adjudicator::ResultSlip::Line& line : slip.lines) {
            const QRectF row(inner.left(), y, wide, kRow);
            drawFitted(painter, {row.left(), y, seatWide, kRow}, QStringLiteral("%1.").arg(line.seat),
                       typeOf(11, QFont::DemiBold));
            constexpr qreal kIdWide = 11 * kMm;
            drawFitted(painter, {row.left() + seatWide, y, nameWide - kIdWide - kMm, kRow}, text(line.player.name),
                       typeOf(11));
            drawFitted(painter, {pointsAt - kIdWide - kMm, y, kIdWide, kRow}, text(line.player.id), typeOf(8.5),
                       Qt::AlignRight | Qt::AlignVCenter, kQuiet);
            for (const auto& [x, number] : {std::pair(pointsAt, line.points), std::pair(placeAt, line.place)}) {
                const QRectF field(x + 2 * kMm, y + 0.7 * kMm, numberWide - 4 * kMm, kRow - 1.4 * kMm);
                painter.setPen(QPen(Qt::black, 0.25 * kMm));
                painter.drawRect(field);
                if (number) {
                    drawFitted(painter, field, QString::number(*number), typeOf(12, QFont::DemiBold), Qt::AlignCenter);
                }
            }
            painter.setPen(QPen(Qt::black, 0.25 * kMm));
            painter.drawLine(QPointF(signAt + 2 * kMm, y + kRow - kMm), QPointF(row.right(), y + kRow - kMm));
            y += kRow;
        }
        // Referee and director below, whatever the number of players.
        const qreal below = inner.bottom() - 14.5 * kMm;
        const auto sign = [&](const QString& who, qreal from, qreal wordWide, qreal to) {
            drawFitted(painter, {from, below, wordWide, 7 * kMm}, who, typeOf(10), Qt::AlignLeft | Qt::AlignBottom);
            painter.setPen(QPen(Qt::black, 0.25 * kMm));
            painter.drawLine(QPointF(from + wordWide, below + 6.5 * kMm), QPointF(to, below + 6.5 * kMm));
        };
        const qreal middle = inner.left() + wide / 2;
        sign(text(words.referee), inner.left(), 26 * kMm, middle - 3 * kMm);
        sign(text(words.director), middle, 28 * kMm, inner.left() + wide);
        sign(text(words.clock), inner.right() - kCode + 2 * kMm, 16 * kMm, inner.right());
        // Until when a protest is possible is read, and written, at the table: larger than what is for the desk alone.
        const qreal protestWide = inner.width() * 0.55;
        drawFitted(painter, {inner.left(), inner.bottom() - 7.8 * kMm, protestWide, 4.4 * kMm}, text(slip.protest),
                   typeOf(9));
        drawFitted(painter,
                   {inner.left() + protestWide + 2 * kMm, inner.bottom() - 7.4 * kMm,
                    inner.width() - protestWide - 2 * kMm, 3.6 * kMm},
                   text(slip.verdict.empty() ? slip.rules : slip.verdict),
                   typeOf(7.5, slip.verdict.empty() ? QFont::Normal : QFont::DemiBold),
                   Qt::AlignRight | Qt::AlignVCenter, kQuiet);
        constexpr qreal kHeadWordsWide = 40 * kMm;
        drawFitted(painter, {inner.left(), inner.bottom() - 3.2 * kMm, kHeadWordsWide, 3.4 * kMm}, text(words.head),
                   typeOf(7), Qt::AlignLeft | Qt::AlignVCenter, kQuiet);
        drawFitted(painter,
                   {inner.left() + kHeadWordsWide + kMm, inner.bottom() - 3.2 * kMm,
                    inner.width() - kHeadWordsWide - kMm, 3.4 * kMm},
                   text(slip.head), typeOf(7, QFont::Normal, true), Qt::AlignLeft | Qt::AlignVCenter, kQuiet);
    };
}

}  // namespace

void setPairings(Flow& flow, const adjudicator::PairingFacts& facts, const PaperWords& words) {
    std::vector<Draw> pods;
    for (const adjudicator::PaperTable& table : facts.tables) {
        pods.push_back(podBox(table, words));
    }
    flow.paragraph(text(facts.rules), 10.5);
    flow.skip(1.5 * kMm);
    constexpr qreal kPodHigh = 34 * kMm;
    constexpr qreal kGap = 1.8 * kMm;
    flow.boxes(2, kPodHigh, kGap, pods);
    std::vector<std::vector<Cell>> rows;
    for (const adjudicator::PaperSeat& seat : facts.byName) {
        const QString away = seat.player.isAway ? QStringLiteral(" – ") + text(words.away) : QString();
        rows.push_back({{text(seat.player.name) + away, {}, false},
                        {text(seat.player.id), {}, false},
                        {QString::number(seat.tableNumber), {}, true},
                        {QStringLiteral("%1.").arg(seat.seat), {}, false}});
    }
    // The list by name hangs by itself where it does not go with the tables.
    constexpr qreal kRowHigh = 6.4 * kMm;
    const std::size_t inColumn = (rows.size() + 1) / 2;
    if (static_cast<qreal>(inColumn) * kRowHigh + 25 * kMm > flow.room()) {
        flow.newPage();
    }
    flow.heading(text(words.byName));
    flow.listInColumns(2,
                       {{text(words.player), 50, false},
                        {QString(), 12, true},
                        {text(words.table), 14, true},
                        {text(words.seat), 14, true}},
                       rows);
    if (!facts.resting.empty()) {
        QStringList names;
        for (const adjudicator::PaperPlayer& player : facts.resting) {
            names.append(QStringLiteral("%1 (%2)").arg(text(player.name), text(player.id)));
        }
        flow.skip(2 * kMm);
        flow.paragraph(text(words.resting) + QLatin1Char(' ') + names.join(QStringLiteral(", ")));
    }
}

void setSeatSlips(Flow& flow, const std::vector<adjudicator::SeatSlip>& slips, const PaperContent& content) {
    std::vector<Draw> boxes;
    std::size_t lines = 1;
    for (const adjudicator::SeatSlip& slip : slips) {
        lines = std::max(lines, slip.lines.size());
        boxes.push_back(seatSlipBox(slip, text(content.head.tournament + content.head.where)));
    }
    // All of one height, so that a pile is cut at once; never higher than a page.
    const qreal high = std::min(flow.wholePage(), kSlipTop + static_cast<qreal>(lines) * kSlipLine + 8.5 * kMm);
    flow.boxes(2, high, 0, boxes);
}

void setPhoneSlips(Flow& flow, const std::vector<PhoneSlip>& slips, const PaperContent& content) {
    std::vector<Draw> boxes;
    for (const PhoneSlip& slip : slips) {
        boxes.push_back(phoneSlipBox(slip, text(content.head.tournament), content.language));
    }
    flow.boxes(2, kPhoneHigh, 0, boxes);
}

void setResultSlips(Flow& flow, const std::vector<adjudicator::ResultSlip>& slips, const PaperContent& content) {
    std::vector<Draw> boxes;
    for (const adjudicator::ResultSlip& slip : slips) {
        boxes.push_back(resultSlipBox(slip, content));
    }
    flow.boxes(1, kResultHigh, 1.5 * kMm, boxes);
}

}  // namespace ui::paper
