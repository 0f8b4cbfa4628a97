// SPDX-License-Identifier: GPL-3.0-or-later
// A combat on the audience display.
#include "adjudicator/dispute/settle.h"
#include "ui/audience/audience_column.h"
#include "ui/combat/force_art.h"
#include "ui/dice/die_art.h"
#include "ui/text/units_text.h"

namespace ui::audience {

namespace {

QString dieWords(const std::vector<engine::Die>& dice, int walls) {
    QStringList words;
    for (const engine::Die& die : dice) {
        words.append(dieWord(die.sides));
    }
    return words.join(QStringLiteral(" + ")) + (walls > 0 ? QStringLiteral(" + %1").arg(walls) : QString());
}

/// Counts in this type, and rows as high as it needs.
constexpr qreal kCountType = 104;
constexpr qreal kForcesHigh = 118;
constexpr qreal kBadge = 46;

/// What an army covers throws no die: the board shows it, and the counts have the room.
ForceArt artOf(const PublicView& view, const PublicView::Force& force) {
    std::vector<Fighter> fighters = force.fighters;
    std::erase_if(fighters, [](const Fighter& fighter) { return fighter.isCovered; });
    return {std::move(fighters), force.player, [&view](engine::PlayerId player) { return lookOf(view, player); }};
}

void paintForces(const Column& column, const PublicView& view, const PublicView::Force& force, const QRectF& area) {
    artOf(view, force).paint(column.painter(), area, qRound(column.px(kCountType)), colours().text);
}

/// A badge with a name beside it, from the left.
void paintName(const Column& column, const PublicView& view, const PublicView::Force& force, const QRectF& area) {
    QPainter& p = column.painter();
    const qreal badge = column.px(kBadge);
    paintBadge(p, QRectF(area.left(), area.center().y() - badge / 2, badge, badge), lookOf(view, force.player));
    column.font(42, QFont::DemiBold);
    p.setPen(colours().text);
    const QRectF name = area.adjusted(badge + column.px(14), 0, 0, 0);
    p.drawText(name, Qt::AlignLeft | Qt::AlignVCenter, elided(p, said(force.name), name.width()));
}

void paintNames(Column& column, const PublicView& view, qreal half) {
    QPainter& p = column.painter();
    const PublicView::Combat& combat = *view.combat;
    const QRectF row = column.row(60);
    const QString word = Words::tr("attacks");
    column.font(30);
    const qreal wide = QFontMetricsF(p.font()).horizontalAdvance(word) + column.px(40);
    const qreal each = qMin(half, (row.width() - wide) / 2);
    p.setPen(colours().dim);
    p.drawText(row, Qt::AlignCenter, word);
    paintName(column, view, combat.attacker, {row.left(), row.top(), each, row.height()});
    paintName(column, view, combat.defender, {row.right() - each, row.top(), each, row.height()});
}

}  // namespace

QString elided(const QPainter& p, const QString& text, qreal width) {
    return QFontMetricsF(p.font()).elidedText(text, Qt::ElideRight, width);
}

void paintDice(QPainter& p, const std::vector<engine::Die>& dice, const QRectF& area, qreal most,
               const Tumble& tumble) {
    if (dice.empty()) {
        return;
    }
    const auto count = static_cast<qreal>(dice.size());
    const qreal gap = most * 0.08;
    const qreal side = qMin(most, qMin(area.height(), (area.width() - gap * (count - 1)) / count));
    qreal x = area.center().x() - (side * count + gap * (count - 1)) / 2;
    int number = 0;
    for (const engine::Die& die : dice) {
        const QRectF square(x, area.center().y() - side / 2, side, side);
        if (tumble.tick > 0) {
            p.save();
            p.translate(square.center());
            p.rotate((tumble.of - tumble.tick) * (number % 2 == 0 ? 19 : -23));
            paintDie(p, QRectF(-side / 2, -side / 2, side, side), die.sides,
                     (tumble.tick * 5 + number * 3 + 1) % die.sides + 1);
            p.restore();
        } else {
            paintDie(p, square, die.sides, die.value, die.value == 0);
        }
        x += side + gap;
        ++number;
    }
}

void paintOdds(Column& column, const PublicView& view) {
    const PublicView::Combat& combat = *view.combat;
    QPainter& p = column.painter();
    const double wins = *combat.attackerWins;
    column.font(34, QFont::Bold);
    p.setPen(colours().text);
    const QRectF words = column.row(48);
    const auto chances = adjudicator::percentTexts(wins, language());
    const qreal badge = column.px(34);
    const qreal off = badge + column.px(10);
    const qreal top = words.center().y() - badge / 2;
    paintBadge(p, QRectF(words.left(), top, badge, badge), lookOf(view, combat.attacker.player));
    paintBadge(p, QRectF(words.right() - badge, top, badge, badge), lookOf(view, combat.defender.player));
    p.drawText(words.adjusted(off, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, said(chances.first));
    p.drawText(words.adjusted(0, 0, -off, 0), Qt::AlignRight | Qt::AlignVCenter, said(chances.second));
    column.font(26);
    p.setPen(colours().dim);
    p.drawText(words, Qt::AlignCenter, Words::tr("chance from here"));
    const QRectF bar = column.row(34);
    QRectF left = bar;
    left.setWidth(bar.width() * wins);
    QRectF right = bar;
    right.setLeft(left.right());
    p.fillRect(left, lookOf(view, combat.attacker.player).colour);
    const PlayerLook defender = lookOf(view, combat.defender.player);
    p.fillRect(right, defender.colour);
    QColor hatch = defender.ink;
    hatch.setAlphaF(0.45F);
    p.fillRect(right, QBrush(hatch, Qt::BDiagPattern));
    p.setPen(QPen(colours().border, qMax(1.0, column.px(2))));
    p.setBrush(Qt::NoBrush);
    p.drawRect(bar);
    column.skip(14);
}

void paintCombat(Column& column, const PublicView& view, qreal below, const Tumble& tumble) {
    const PublicView::Combat& combat = *view.combat;
    QPainter& p = column.painter();
    constexpr qreal kWordsHigh = 38;
    constexpr qreal kSmallestDice = 130;
    constexpr qreal kLargestDice = 214;
    const qreal half = column.width() / 2 - column.px(24);
    paintNames(column, view, half);
    const QFont type = p.font();
    const auto isWide = [&](const PublicView::Force& force) {
        return artOf(view, force).width(type, qRound(column.px(kCountType))) > half;
    };
    const qreal room = column.room() / column.px(1) - below - kWordsHigh;
    const bool hasForces = !combat.attacker.fighters.empty() || !combat.defender.fighters.empty();
    // Where a side is too wide for its half they stand below each other, as large, if the dice leave the room for it.
    const bool isStacked =
        hasForces && (isWide(combat.attacker) || isWide(combat.defender)) && room - 2 * kForcesHigh >= kSmallestDice;
    if (isStacked) {
        for (const PublicView::Force* force : {&combat.attacker, &combat.defender}) {
            const QRectF row = column.row(kForcesHigh);
            const qreal badge = column.px(kBadge);
            paintBadge(p, QRectF(row.left(), row.center().y() - badge / 2, badge, badge), lookOf(view, force->player));
            paintForces(column, view, *force, row.adjusted(badge + column.px(20), 0, 0, 0));
        }
    } else if (hasForces) {
        const QRectF row = column.row(kForcesHigh);
        paintForces(column, view, combat.attacker, {row.left(), row.top(), half, row.height()});
        paintForces(column, view, combat.defender, {row.right() - half, row.top(), half, row.height()});
    }
    const qreal taken = isStacked ? 2 * kForcesHigh : hasForces ? kForcesHigh : 0;
    const qreal diceHigh = qBound(96.0, room - taken, kLargestDice);
    const QRectF dice = column.row(diceHigh + 2);
    paintDice(p, combat.attacker.dice, {dice.left(), dice.top(), half, dice.height()}, column.px(diceHigh), tumble);
    paintDice(p, combat.defender.dice, {dice.right() - half, dice.top(), half, dice.height()}, column.px(diceHigh),
              tumble);
    column.font(72, QFont::Bold);
    p.setPen(colours().dim);
    p.drawText(dice, Qt::AlignCenter, QStringLiteral(":"));
    column.font(28);
    const QRectF words = column.row(kWordsHigh);
    p.drawText(QRectF(words.left(), words.top(), half, words.height()), Qt::AlignCenter,
               dieWords(combat.attacker.dice, 0));
    p.drawText(QRectF(words.right() - half, words.top(), half, words.height()), Qt::AlignCenter,
               dieWords(combat.defender.dice, combat.defender.walls));
}

void paintRounds(Column& column, const PublicView& view) {
    const std::vector<std::string>& rounds = view.combat->rounds;
    if (rounds.empty()) {
        return;
    }
    QPainter& p = column.painter();
    const QRectF row = column.row(48);
    const qreal badge = column.px(28);
    const qreal gap = column.px(26);
    column.font(26);
    const QString word = Words::tr("Rounds");
    const qreal head = QFontMetricsF(p.font()).horizontalAdvance(word) + column.px(20);
    column.font(32, QFont::DemiBold);
    const QFontMetricsF metrics(p.font());
    const auto wideOf = [&](std::size_t i) {
        return badge + column.px(8) + metrics.horizontalAdvance(said(rounds[i]));
    };
    // As many of the newest as go into the row.
    std::size_t first = rounds.size();
    qreal wide = head;
    while (first > 0 && wide + wideOf(first - 1) + gap <= row.width() + gap) {
        --first;
        wide += wideOf(first) + gap;
    }
    column.font(26);
    p.setPen(colours().dim);
    p.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, word);
    qreal x = row.left() + head;
    for (std::size_t i = first; i < rounds.size(); ++i) {
        if (i < view.combat->winners.size()) {
            paintBadge(p, QRectF(x, row.center().y() - badge / 2, badge, badge), lookOf(view, view.combat->winners[i]));
        }
        column.font(32, QFont::DemiBold);
        p.setPen(colours().text);
        p.drawText(QRectF(x + badge + column.px(8), row.top(), row.right() - x, row.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, said(rounds[i]));
        x += wideOf(i) + gap;
    }
}

}  // namespace ui::audience
