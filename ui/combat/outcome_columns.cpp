// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/outcome_columns.h"

#include <QPainter>
#include <algorithm>

#include "ui/text/combat_typed.h"
#include "ui/text/language.h"
#include "ui/text/units_text.h"
#include "ui/theme/colours.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr qreal kColumnWide = 56;
constexpr int kType = 12;

/// "26.9", without the sign that all of them would have.
QString number(double share) {
    return decimal(share * 100, 1);
}

/// "1C 3I", for a narrow column.
QString tight(QString units) {
    return units.remove(QLatin1Char(' ')).replace(QChar(0xb7), QLatin1Char(' '));
}

QString shortWord(engine::CombatLevel level) {
    switch (level) {
        case engine::CombatLevel::Settlement:
            return OutcomeColumns::tr("settl.");
        case engine::CombatLevel::City:
            return buildingWord(engine::BuildingKind::City);
        case engine::CombatLevel::Metropolis:
            return OutcomeColumns::tr("metrop.");
    }
    return {};
}

/// Units, and below them the building, with an arrow where it is upside down.
QStringList linesOf(const engine::Standing& standing) {
    QStringList lines;
    if (!standing.units.empty()) {
        lines.append(tight(unitsText(standing.units)));
    }
    if (standing.fort) {
        lines.append(shortWord(standing.fort->level) + (standing.fort->upsideDown ? QStringLiteral(" ↓") : QString()));
    }
    return lines.isEmpty() ? QStringList(standingText(standing)) : lines;
}

}  // namespace

OutcomeColumns::OutcomeColumns(QWidget* parent) : Chart(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void OutcomeColumns::show(const engine::Odds& odds, const Side& attacker, const Side& defender) {
    m_attacker = attacker;
    m_defender = defender;
    m_attackers.clear();
    m_defenders.clear();
    for (const auto& left : odds.attackerLeft) {
        m_attackers.push_back({{tight(unitsText(left.units))}, unitsText(left.units), left.p});
    }
    for (const auto& left : odds.defenderLeft) {
        m_defenders.push_back({linesOf(left.standing), standingText(left.standing), left.p});
    }
    QStringList read;
    for (const auto& [side, columns] : {std::pair(&m_attacker, &m_attackers), std::pair(&m_defender, &m_defenders)}) {
        for (const Column& column : *columns) {
            read.append(QStringLiteral("%1, %2: %3").arg(side->name, column.spoken, percent(column.share)));
        }
    }
    setAccessibleName(tr("What may be left"));
    setAccessibleDescription(read.join(QStringLiteral("; ")));
    setToolTip(read.join(QLatin1Char('\n')));
    update();
}

/// The likeliest in their order, and one for all others.
std::vector<OutcomeColumns::Column> OutcomeColumns::fitted(std::vector<Column> columns, std::size_t most) {
    if (columns.size() <= most || most == 0) {
        return columns;
    }
    std::vector<double> shares;
    for (const Column& column : columns) {
        shares.push_back(column.share);
    }
    std::ranges::sort(shares, std::greater<>());
    const double least = shares[most - 1];
    Column rest{{tr("others")}, tr("others"), 0};
    std::vector<Column> kept;
    for (Column& column : columns) {
        if (column.share > least && kept.size() + 1 < most) {
            kept.push_back(std::move(column));
        } else {
            rest.share += column.share;
        }
    }
    kept.push_back(std::move(rest));
    return kept;
}

void OutcomeColumns::drawSide(QPainter& p, const QRectF& area, const std::vector<Column>& columns, double full,
                              qreal lines, const QString& caption, const PlayerLook& look, bool hatched) const {
    constexpr qreal kLine = 16;
    const qreal base = area.bottom() - (lines + 1) * kLine - 4;
    const qreal most = qMax(4.0, base - area.top() - kLine - 2);
    const qreal wide = area.width() / static_cast<qreal>(qMax<std::size_t>(1, columns.size()));
    qreal x = area.left();
    for (const Column& column : columns) {
        const qreal high = qMax(2.0, most * column.share / full);
        const QRectF bar(x + wide * 0.1, base - high, wide * 0.8, high);
        p.fillRect(bar, look.colour);
        if (hatched) {
            QColor hatch = look.ink;
            hatch.setAlphaF(0.5F);
            p.fillRect(bar, QBrush(hatch, Qt::BDiagPattern));
        }
        p.setPen(colours().text);
        p.setBrush(Qt::NoBrush);
        p.drawRect(bar);
        p.setFont(typeOf(kType, true));
        p.drawText(QRectF(x, bar.top() - kLine - 1, wide, kLine), Qt::AlignCenter, number(column.share));
        p.setFont(typeOf(kType));
        QRectF label(x, base + 2, wide, kLine);
        for (const QString& line : column.lines) {
            p.drawText(label, Qt::AlignCenter, QFontMetricsF(p.font()).elidedText(line, Qt::ElideRight, wide));
            label.translate(0, kLine);
        }
        x += wide;
    }
    p.setPen(colours().border);
    p.drawLine(QPointF(area.left(), base), QPointF(area.right(), base));
    p.setPen(colours().dim);
    p.setFont(typeOf(kType));
    p.drawText(QRectF(area.left(), base + lines * kLine + 3, area.width(), kLine), Qt::AlignCenter,
               QFontMetricsF(p.font()).elidedText(caption, Qt::ElideRight, area.width()));
}

void OutcomeColumns::draw(QPainter& p, const QSizeF& size) const {
    constexpr qreal kGap = 14;
    p.setRenderHint(QPainter::Antialiasing);
    const auto room = static_cast<std::size_t>(qMax(2.0, (size.width() - kGap) / kColumnWide));
    const std::size_t all = m_attackers.size() + m_defenders.size();
    if (all == 0) {
        return;
    }
    // Each side has its part of the columns, one at least.
    const auto parts = [&](std::size_t own, std::size_t others) {
        return own == 0 ? 0 : others == 0 ? room : std::clamp<std::size_t>(room * own / all, 1, room - 1);
    };
    std::size_t forAttackers = parts(m_attackers.size(), m_defenders.size());
    if (!m_defenders.empty() && m_defenders.size() <= room - forAttackers) {
        forAttackers = room - m_defenders.size();
    }
    const auto attackers = fitted(m_attackers, forAttackers);
    const auto defenders = fitted(m_defenders, room - std::min(forAttackers, attackers.size()));
    double full = 0;
    qsizetype most = 1;
    for (const auto& columns : {attackers, defenders}) {
        for (const Column& column : columns) {
            full = std::max(full, column.share);
            most = std::max(most, column.lines.size());
        }
    }
    const auto lines = static_cast<qreal>(most);
    const bool isBoth = !attackers.empty() && !defenders.empty();
    const qreal wide = (size.width() - (isBoth ? kGap : 0)) / static_cast<qreal>(attackers.size() + defenders.size());
    const QRectF left(0, 0, wide * static_cast<qreal>(attackers.size()), size.height());
    const QRectF right(size.width() - wide * static_cast<qreal>(defenders.size()), 0,
                       wide * static_cast<qreal>(defenders.size()), size.height());
    if (!attackers.empty()) {
        drawSide(p, left, attackers, full, lines, tr("%1 conquers, left with").arg(m_attacker.name), m_attacker.look,
                 false);
    }
    if (!defenders.empty()) {
        drawSide(p, right, defenders, full, lines, tr("%1 keeps").arg(m_defender.name), m_defender.look, true);
    }
    if (isBoth) {
        p.setPen(QPen(colours().border, 1, Qt::DashLine));
        p.drawLine(QPointF(left.right() + kGap / 2, 0), QPointF(left.right() + kGap / 2, size.height() - 20));
    }
}

void OutcomeColumns::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.translate(contentsRect().topLeft());
    draw(painter, contentsRect().size());
}

}  // namespace ui
