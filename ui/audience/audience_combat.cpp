// SPDX-License-Identifier: GPL-3.0-or-later
// A combat on the audience display.
#include "adjudicator/dispute/settle.h"
#include "ui/audience/audience_column.h"
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

void paintForce(Column& column, const PublicView& view, const PublicView::Force& force, const QRectF& area) {
    QPainter& p = column.painter();
    const qreal badge = column.px(44);
    paintBadge(p, QRectF(area.left(), area.top(), badge, badge), lookOf(view, force.player));
    column.font(34, QFont::DemiBold);
    p.setPen(colours().text);
    const QRectF name(area.left() + badge + column.px(14), area.top(), area.width() - badge - column.px(14), badge);
    p.drawText(name, Qt::AlignLeft | Qt::AlignVCenter, elided(p, said(force.name), name.width()));
    column.font(30);
    p.setPen(colours().dim);
    const QString units = said(force.forces);
    const QRectF forces(area.left(), area.top() + badge + column.px(4), area.width(), column.px(54));
    if (QFontMetricsF(p.font()).horizontalAdvance(units) > forces.width()) {
        // Smaller in two lines rather than cut.
        column.font(21);
    }
    p.drawText(forces, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, units);
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
    p.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, said(chances.first));
    p.drawText(words, Qt::AlignRight | Qt::AlignVCenter, said(chances.second));
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

void paintCombat(Column& column, const PublicView& view, qreal diceHigh, const Tumble& tumble) {
    const PublicView::Combat& combat = *view.combat;
    QPainter& p = column.painter();
    const QRectF dice = column.row(diceHigh + 2);
    const qreal half = dice.width() / 2 - column.px(24);
    paintDice(p, combat.attacker.dice, {dice.left(), dice.top(), half, dice.height()}, column.px(diceHigh), tumble);
    paintDice(p, combat.defender.dice, {dice.right() - half, dice.top(), half, dice.height()}, column.px(diceHigh),
              tumble);
    column.font(72, QFont::Bold);
    p.setPen(colours().dim);
    p.drawText(dice, Qt::AlignCenter, QStringLiteral(":"));
    column.font(28);
    const QRectF words = column.row(40);
    p.drawText(QRectF(words.left(), words.top(), half, words.height()), Qt::AlignCenter,
               dieWords(combat.attacker.dice, 0));
    p.drawText(QRectF(words.right() - half, words.top(), half, words.height()), Qt::AlignCenter,
               dieWords(combat.defender.dice, combat.defender.walls));
    const QRectF forces = column.row(combat.isOver ? 52 : 98);
    paintForce(column, view, combat.attacker, {forces.left(), forces.top(), half, forces.height()});
    paintForce(column, view, combat.defender, {forces.right() - half, forces.top(), half, forces.height()});
    column.skip(8);
}

void paintRounds(Column& column, const std::vector<std::string>& rounds) {
    if (rounds.empty()) {
        return;
    }
    QPainter& p = column.painter();
    column.font(32, QFont::DemiBold);
    p.setPen(colours().text);
    const QRectF row = column.row(48);
    QString shown;
    // As many of the newest as go into the row.
    for (auto round = rounds.rbegin(); round != rounds.rend(); ++round) {
        const QString longer = shown.isEmpty() ? said(*round) : said(*round) + QStringLiteral("   |   ") + shown;
        if (QFontMetricsF(p.font()).horizontalAdvance(longer) > row.width()) {
            break;
        }
        shown = longer;
    }
    p.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, shown);
}

}  // namespace ui::audience
