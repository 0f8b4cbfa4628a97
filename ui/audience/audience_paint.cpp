// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "adjudicator/report/qr_svg.h"
#include "ui/audience/audience_column.h"
#include "ui/kit/code_picture.h"
#include "ui/theme/icons.h"

namespace ui::audience {

namespace {

constexpr qreal kWide = 1920;
constexpr qreal kHigh = 1080;
constexpr qreal kSeatsHigh = 132;
constexpr qreal kSideWide = 800;
constexpr qreal kColumnMargin = 44;

void paintThrow(Column& column, const PublicView& view, const Tumble& tumble) {
    QPainter& p = column.painter();
    const QRectF row = column.row(248);
    int sum = 0;
    for (const engine::Die& die : view.dice) {
        sum += die.value;
    }
    paintDice(p, view.dice, {row.left(), row.top(), row.width() * 0.66, row.height()}, column.px(232), tumble);
    if (tumble.tick == 0) {
        column.font(170, QFont::Bold);
        p.setPen(colours().text);
        p.drawText(QRectF(row.left() + row.width() * 0.66, row.top(), row.width() * 0.34, row.height()),
                   Qt::AlignRight | Qt::AlignVCenter, QString::number(sum));
    }
    column.skip(16);
    for (const PublicView::Gain& gain : view.gains) {
        if (tumble.tick > 0 || column.room() < column.px(400)) {
            break;
        }
        const QRectF line = column.row(58);
        paintBadge(p, QRectF(line.left(), line.top() + column.px(6), column.px(44), column.px(44)),
                   lookOf(view, gain.player));
        column.font(38, QFont::DemiBold);
        p.setPen(colours().text);
        const QString cards = Words::tr("+%n card(s)", nullptr, gain.cards);
        const qreal wide = QFontMetricsF(p.font()).horizontalAdvance(cards);
        p.drawText(line, Qt::AlignRight | Qt::AlignVCenter, cards);
        const QRectF name = line.adjusted(column.px(60), 0, -wide - column.px(12), 0);
        p.drawText(name, Qt::AlignLeft | Qt::AlignVCenter, elided(p, said(gain.name), name.width()));
    }
}

/// Sign, word and time; amber and red only beside a word.
void paintClock(Column& column, const QString& word, const GameClock::Face& face, const QRectF& box) {
    if (!face.isOn) {
        return;
    }
    QPainter& p = column.painter();
    const Colours& c = colours();
    const bool loud = face.level != GameClock::Face::Level::Calm;
    const QColor ink = face.level == GameClock::Face::Level::Over   ? c.bad
                       : face.level == GameClock::Face::Level::Warn ? c.warning
                                                                    : c.text;
    if (loud) {
        p.setPen(Qt::NoPen);
        p.setBrush(face.level == GameClock::Face::Level::Over ? c.badFill : c.warningFill);
        p.drawRoundedRect(box, column.px(6), column.px(6));
    }
    const qreal inset = column.px(12);
    const QRectF inner = box.adjusted(inset, 0, -inset, 0);
    p.setPen(ink);
    column.font(50, QFont::Bold);
    p.drawText(inner, Qt::AlignRight | Qt::AlignVCenter, face.time);
    const qreal wide = QFontMetricsF(p.font()).horizontalAdvance(face.time);
    column.font(22, loud ? QFont::DemiBold : QFont::Normal);
    qreal x = inner.left();
    if (loud) {
        const int size = qMax(8, qRound(column.px(36)));
        p.drawPixmap(QPointF(x, box.center().y() - size / 2.0),
                     drawn(Icon::Warning, ink, size, p.device()->devicePixelRatioF()));
        x += size + column.px(8);
    }
    p.drawText(QRectF(x, box.top(), inner.right() - wide - column.px(10) - x, box.height()),
               Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, word);
}

void paintClocks(Column& column, const GameClock::Face& turn, const GameClock::Face& game) {
    if (!turn.isOn && !game.isOn) {
        return;
    }
    const QRectF row = column.row(84);
    const qreal half = row.width() / 2 - column.px(8);
    QRectF first(row.left(), row.top(), half, row.height());
    if (turn.isOn) {
        paintClock(column, turnClockWord(turn), turn, first);
        first.moveRight(row.right());
    }
    paintClock(column, gameClockWord(game), game, first);
    column.skip(12);
}

constexpr qreal kFootHigh = 158;
/// The bar of the chances with its words and what is between it and the result.
constexpr qreal kOddsHigh = 120;

/// What comes below the dice of a combat must stay: clocks are paid for by the dice.
constexpr qreal kResultAndRounds = 192;

/// What the dice prove, and the head for anybody's camera. Always at the bottom.
void paintFoot(const Column& column, const PublicView& view, const QRectF& area) {
    QPainter& p = column.painter();
    const Colours& c = colours();
    qreal x = area.left();
    if (const auto code = adjudicator::qrCode(view.headText)) {
        constexpr int kRim = 3;
        const int modules = code->size + 2 * kRim;
        const qreal module = area.height() / modules;
        p.fillRect(QRectF(area.left(), area.top(), area.height(), area.height()), Qt::white);
        p.setRenderHint(QPainter::Antialiasing, false);
        for (int row = 0; row < code->size; ++row) {
            for (int across = 0; across < code->size; ++across) {
                if (code->isDark(row, across)) {
                    const QPointF from(area.left() + (across + kRim) * module, area.top() + (row + kRim) * module);
                    p.fillRect(QRectF(from, from + QPointF(module, module)).toAlignedRect(), Qt::black);
                }
            }
        }
        p.setRenderHint(QPainter::Antialiasing, true);
        x += area.height() + column.px(24);
    }
    const qreal wide = area.right() - x;
    qreal y = area.top();
    const auto line = [&](const QString& text, qreal size, QFont::Weight weight, const QColor& ink) {
        column.font(size, weight);
        p.setPen(ink);
        const qreal high = column.px(size * 1.35);
        p.drawText(QRectF(x, y, wide, high), Qt::AlignLeft | Qt::AlignVCenter, elided(p, text, wide));
        y += high;
    };
    if (!view.trust.empty()) {
        const int size = qMax(8, qRound(column.px(32)));
        const QColor ink = view.isOnTrust ? c.warning : view.isWitnessed ? c.good : c.text;
        p.drawPixmap(QPointF(x, y + column.px(2)), drawn(view.isOnTrust     ? Icon::Warning
                                                         : view.isWitnessed ? Icon::Shield
                                                                            : Icon::Dice,
                                                         ink, size, p.device()->devicePixelRatioF()));
        column.font(30, QFont::DemiBold);
        p.setPen(ink);
        const QRectF words(x + size + column.px(10), y, wide - size - column.px(10), column.px(40));
        p.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, elided(p, said(view.trust), words.width()));
        y += column.px(42);
    }
    if (!view.word.empty()) {
        const QString word = QString::fromStdString(view.word);
        line(view.wordBy.empty() ? Words::tr("Witness word: “%1”").arg(word)
                                 : Words::tr("Word of %1: “%2”").arg(QString::fromStdString(view.wordBy), word),
             28, QFont::Normal, c.text);
    }
    line(QString::fromStdString(view.headCode), 38, QFont::Bold, c.text);
    line(Words::tr("chain head after entry %1").arg(view.entry), 24, QFont::Normal, c.dim);
}

}  // namespace

Areas areasOf(QSizeF window) {
    Areas areas;
    areas.scale = qMin(window.width() / kWide, window.height() / kHigh);
    const qreal high = kSeatsHigh * areas.scale;
    const qreal wide = kSideWide * areas.scale;
    areas.seats = QRectF(0, window.height() - high, window.width(), high);
    areas.side = QRectF(window.width() - wide, 0, wide, window.height() - high);
    areas.board = QRectF(0, 0, window.width() - wide, window.height() - high);
    return areas;
}

QRectF placeArea(const Areas& areas) {
    constexpr qreal kHigh = 84;
    return {areas.board.left(), areas.board.top(), areas.board.width(), kHigh * areas.scale};
}

bool showsPlace(const PublicView& view) {
    return view.combat && !view.combat->place.empty();
}

void paintPlace(QPainter& p, const Areas& areas, const PublicView& view) {
    const QRectF area = placeArea(areas);
    const Column column(p, area, areas.scale);
    p.fillRect(area, colours().window);
    p.fillRect(QRectF(area.left(), area.bottom() - 1, area.width(), 1), colours().hairline);
    const QString place = said(view.combat->place);
    const QString from = Words::tr("attacked from %1").arg(said(view.combat->from));
    const qreal gap = column.px(24);
    column.font(30);
    const qreal fromWide = QFontMetricsF(p.font()).horizontalAdvance(from);
    column.font(46, QFont::Bold);
    const QFontMetricsF metrics(p.font());
    const qreal room = area.width() - 2 * gap;
    // Both beside each other where they fit, else the place alone.
    const bool both = metrics.horizontalAdvance(place) + gap + fromWide <= room;
    const qreal placeWide = both ? metrics.horizontalAdvance(place) : qMin(room, metrics.horizontalAdvance(place));
    qreal x = area.center().x() - (placeWide + (both ? gap + fromWide : 0)) / 2;
    p.setPen(colours().text);
    p.drawText(QRectF(x, area.top(), placeWide + 2, area.height()), Qt::AlignLeft | Qt::AlignVCenter,
               elided(p, place, placeWide + 2));
    if (both) {
        x += placeWide + gap;
        column.font(30);
        p.setPen(colours().dim);
        p.drawText(QRectF(x, area.top(), fromWide + 2, area.height()), Qt::AlignLeft | Qt::AlignVCenter, from);
    }
}

QRectF phonesArea(const Areas& areas) {
    constexpr QSizeF kPhones(196, 212);
    constexpr qreal kPhonesEdge = 14;
    const qreal edge = kPhonesEdge * areas.scale;
    const QSizeF size = kPhones * areas.scale;
    return {QPointF(areas.board.left() + edge, areas.board.bottom() - edge - size.height()), size};
}

void paintPhones(QPainter& p, const Areas& areas, const QString& url) {
    if (url.isEmpty()) {
        return;
    }
    const QRectF area = phonesArea(areas);
    const Column column(p, area, areas.scale);
    p.setPen(Qt::NoPen);
    p.setBrush(Qt::white);
    p.drawRoundedRect(area, column.px(6), column.px(6));
    const qreal side = area.height() - column.px(44);
    const QPixmap code = kit::codePixmap(url.toStdString(), qFloor(side), p.device()->devicePixelRatioF());
    const QSizeF drawn = code.deviceIndependentSize();
    p.drawPixmap(QPointF(area.center().x() - drawn.width() / 2, area.top() + (side - drawn.height()) / 2), code);
    // As somebody types it: place and page, one below the other.
    const QString typed = url.section(QStringLiteral("://"), -1);
    QRectF line(area.left(), area.top() + side - column.px(2), area.width(), column.px(22));
    p.setPen(Qt::black);
    for (const QString& words : {typed.section(QLatin1Char('/'), 0, 0), typed.section(QLatin1Char('/'), 1)}) {
        int size = 19;
        do {
            column.font(size, QFont::DemiBold);
        } while (QFontMetricsF(p.font()).horizontalAdvance(words) > area.width() - column.px(8) && --size > 8);
        p.drawText(line, Qt::AlignCenter, words);
        line.translate(0, column.px(22));
    }
}

void paintSeats(QPainter& p, const Areas& areas, const PublicView& view) {
    const Colours& c = colours();
    p.fillRect(areas.seats, c.window);
    Column column(p, areas.seats, areas.scale);
    const qreal last = column.px(200);
    const qreal wide = (areas.seats.width() - last) / static_cast<qreal>(qMax<std::size_t>(1, view.seats.size()));
    qreal x = areas.seats.left();
    for (const PublicView::Seat& seat : view.seats) {
        const QRectF box(x, areas.seats.top(), wide, areas.seats.height());
        if (seat.onTurn || seat.hasWon) {
            p.fillRect(box, c.selection);
            p.fillRect(QRectF(box.left(), box.top(), column.px(10), box.height()), c.accent);
        }
        p.fillRect(QRectF(box.right() - 1, box.top(), 1, box.height()), c.hairline);
        p.setOpacity(seat.isOut ? 0.5 : 1);
        const qreal badge = column.px(58);
        paintBadge(p, QRectF(box.left() + column.px(30), box.center().y() - badge / 2, badge, badge),
                   lookOf(view, seat.player));
        p.setPen(seat.onTurn || seat.hasWon ? c.onSelection : c.text);
        column.font(84, QFont::Bold);
        const QString points = QString::number(seat.points);
        const QRectF right = box.adjusted(0, 0, -column.px(26), 0);
        p.drawText(right, Qt::AlignRight | Qt::AlignVCenter, points);
        const qreal pointsWide = QFontMetricsF(p.font()).horizontalAdvance(points);
        QRectF name = box.adjusted(column.px(104), 0, -pointsWide - column.px(40), 0);
        column.font(40, QFont::DemiBold);
        // What it does stands there as a word too, not by its colour alone.
        const QString state = seat.hasWon           ? Words::tr("has won")
                              : seat.isOut          ? Words::tr("is out")
                              : seat.onTurn         ? Words::tr("on turn")
                              : seat.playsFictional ? Words::tr("plays the fictional turn")
                                                    : QString();
        if (!state.isEmpty()) {
            name.setBottom(name.center().y() + column.px(6));
        }
        const Qt::Alignment where = Qt::AlignLeft | (state.isEmpty() ? Qt::AlignVCenter : Qt::AlignBottom);
        p.drawText(name, static_cast<int>(where), elided(p, said(seat.name), name.width()));
        if (!state.isEmpty()) {
            column.font(26);
            const QRectF under(name.left(), name.bottom() + column.px(2), name.width(), column.px(36));
            p.drawText(under, Qt::AlignLeft | Qt::AlignVCenter, elided(p, state, under.width()));
        }
        p.setOpacity(1);
        x += wide;
    }
    const QRectF box(x, areas.seats.top(), last, areas.seats.height());
    p.setPen(c.dim);
    column.font(28);
    p.drawText(box.adjusted(column.px(24), column.px(12), 0, 0), Qt::AlignLeft | Qt::AlignTop, Words::tr("first to"));
    p.setPen(c.text);
    column.font(54, QFont::Bold);
    p.drawText(box.adjusted(column.px(24), 0, 0, -column.px(8)), Qt::AlignLeft | Qt::AlignBottom,
               QString::number(view.winningScore));
    p.fillRect(QRectF(areas.seats.left(), areas.seats.top(), areas.seats.width(), 1), c.hairline);
}

Told paintSide(QPainter& p, const Areas& areas, const PublicView& view, const GameClock::Face& turn,
               const GameClock::Face& game, const Tumble& tumble) {
    const Colours& c = colours();
    p.fillRect(areas.side, c.base);
    p.fillRect(QRectF(areas.side.left(), areas.side.top(), 1, areas.side.height()), c.hairline);
    const qreal margin = kColumnMargin * areas.scale;
    const QRectF inside = areas.side.adjusted(margin, margin * 0.7, -margin, -margin * 0.5);
    const qreal footHigh = kFootHigh * areas.scale;
    const QRectF foot(inside.left(), inside.bottom() - footHigh, inside.width(), footHigh);
    Column column(p, inside.adjusted(0, 0, 0, -footHigh - margin * 0.4), areas.scale);
    // The names of who fights say the same.
    if (!view.combat || view.combat->isOver) {
        column.text(said(view.headline), 52, QFont::DemiBold, c.text, 2);
        column.text(said(view.phase), 30, QFont::Normal, c.dim, 1);
    }
    constexpr std::size_t kMostWarnings = 3;
    // A combat needs the room.
    const std::size_t warnings = view.combat ? 0 : std::min(view.warnings.size(), kMostWarnings);
    for (std::size_t i = 0; i < warnings; ++i) {
        if (isOnCard(view, view.warnings[i])) {
            continue;
        }
        column.skip(6);
        column.text(said(view.warnings[i]), 30, QFont::DemiBold, c.warning, 2);
    }
    if (!view.combat) {
        paintStandingCards(column, view);
    }
    column.skip(12);
    paintClocks(column, turn, game);
    // What came of a throw is told once the dice lie.
    const adjudicator::PublicCard* moment = momentOf(view);
    const bool showsCard = moment != nullptr && !view.combat && !view.waitsForWord &&
                           (tumble.tick == 0 || moment->state == adjudicator::PublicCard::State::Due);
    const bool hasOdds = view.combat && view.combat->attackerWins;
    if (view.combat) {
        paintCombat(column, view, kResultAndRounds + (hasOdds ? kOddsHigh : 0), tumble);
    } else if (showsCard) {
        paintMomentCard(column, view);
    } else if (!view.dice.empty()) {
        paintThrow(column, view, tumble);
    }
    // The result is told once the dice lie.
    if (view.waitsForWord) {
        column.skip(10);
        column.text(Words::tr("A witness word, please"), 44, QFont::DemiBold, c.accent, 2);
    } else if (tumble.tick == 0) {
        constexpr qreal kTwoLines = 116;
        // What came of it stands on the card.
        const bool isTold = showsCard && moment->state == adjudicator::PublicCard::State::Result;
        if (!isTold && (!showsCard || column.room() > column.px(kTwoLines))) {
            column.text(said(view.result), 46, QFont::DemiBold, c.text,
                        hasOdds && column.room() < column.px(kTwoLines + kOddsHigh) ? 1 : 2);
        }
        // The chances and the rounds of a combat come before what else there is to tell.
        const qreal taken = view.combat ? column.px(view.combat->attackerWins ? 200 : 100) : column.px(40);
        for (const std::string& detail : view.details) {
            if (showsCard || column.room() < taken + column.px(40)) {
                break;
            }
            column.text(said(detail), 30, QFont::Normal, c.dim, column.room() > taken + column.px(120) ? 2 : 1);
        }
        if (column.room() > column.px(40)) {
            column.text(said(view.clauses), 26, QFont::DemiBold, c.accent, 1);
        }
    }
    Told told;
    if (view.combat && tumble.tick == 0) {
        column.skip(10);
        told.odds = hasOdds && column.room() > column.px(kOddsHigh - 24);
        if (told.odds) {
            paintOdds(column, view);
        }
        told.rounds = column.room() > column.px(46);
        if (told.rounds) {
            paintRounds(column, view);
        }
    }
    paintFoot(column, view, foot);
    return told;
}

}  // namespace ui::audience
