// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/force_art.h"

#include <QFontMetricsF>
#include <array>

#include "ui/board/artwork.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

/// Draws from left to right, or only measures; all in shares of the type of a count.
class Pen {
public:
    Pen(QPainter* painter, const QFont& font, const QColor& ink) : m_painter(painter), m_font(font), m_ink(ink) {}

    [[nodiscard]] qreal x() const { return m_x; }
    void gap(qreal share) { m_x += share * size(); }
    void text(const QString& words, qreal share = 1, qreal opacity = 1) {
        const QFont font = sized(m_font, qMax(1, qRound(size() * share)), QFont::Bold);
        const qreal wide = QFontMetricsF(font).horizontalAdvance(words);
        if (m_painter != nullptr) {
            m_painter->save();
            m_painter->setOpacity(opacity);
            m_painter->setFont(font);
            m_painter->setPen(m_ink);
            m_painter->drawText(QRectF(m_x, -size(), wide + 2, 2 * size()), Qt::AlignLeft | Qt::AlignVCenter, words);
            m_painter->restore();
        }
        m_x += wide;
    }
    /// Something drawn round its middle, `wide` units of its own, of which so many are as high as a count's type.
    template <class Paint>
    void art(qreal wide, qreal unitsToType, QPointF middle, Paint paint, qreal opacity = 1) {
        const qreal unit = size() / unitsToType;
        if (m_painter != nullptr) {
            m_painter->save();
            m_painter->setOpacity(opacity);
            m_painter->translate(m_x + wide * unit / 2, 0);
            m_painter->scale(unit, unit);
            m_painter->translate(-middle);
            paint(*m_painter);
            m_painter->restore();
        }
        m_x += wide * unit;
    }

private:
    [[nodiscard]] qreal size() const { return m_font.pixelSize(); }

    QPainter* m_painter;
    QFont m_font;
    QColor m_ink;
    qreal m_x = 0;
};

void drawArmy(Pen& pen, const engine::Units& units) {
    using Kind = engine::UnitKind;
    bool isFirst = true;
    for (const auto& [kind, count] :
         {std::pair(Kind::Artillery, units.artillery), std::pair(Kind::Cavalry, units.cavalry),
          std::pair(Kind::Infantry, units.infantry)}) {
        if (count == 0) {
            continue;
        }
        pen.gap(isFirst ? 0 : 0.3);
        isFirst = false;
        pen.art(22, 30, {}, [kind = kind](QPainter& p) { artwork::paintUnitSign(p, kind); });
        pen.gap(0.12);
        pen.text(QString::number(count));
    }
}

/// Pale and small while an army covers it: then it throws no die.
void drawBuilding(Pen& pen, const Fighter& fort, const PlayerLook& look) {
    constexpr qreal kPale = 0.5;
    constexpr qreal kSmall = 0.6;
    const qreal opacity = fort.isCovered ? kPale : 1;
    const qreal share = fort.isCovered ? kSmall : 1;
    const bool isTall = *fort.building == engine::BuildingKind::Capital;
    const QPointF middle(0, isTall ? -15 : -3);
    pen.art(
        76, (isTall ? 70 : 52) / share, middle,
        [&](QPainter& p) { artwork::paintBuilding(p, *fort.building, look, 0, fort.upsideDown); }, opacity);
    if (fort.walls > 0) {
        pen.gap(0.12);
        pen.art(
            27, 40 / share, {0, 27}, [](QPainter& p) { artwork::paintWall(p); }, opacity);
        pen.gap(0.1);
        pen.text(QStringLiteral("+%1").arg(fort.walls), share, opacity);
    }
}

qreal draw(const ForceArt& force, QPainter* painter, const QFont& font, const QColor& ink) {
    Pen pen(painter, font, ink);
    bool isFirst = true;
    for (const Fighter& fighter : force.fighters) {
        if (!isFirst) {
            pen.gap(0.22);
            pen.text(fighter.isCovered ? QStringLiteral("·") : QStringLiteral("+"), 0.6, 0.6);
            pen.gap(0.22);
        }
        isFirst = false;
        if (fighter.owner != force.side) {
            pen.art(24, 44, {12, 0},
                    [&](QPainter& p) { paintBadge(p, QRectF(0, -12, 24, 24), force.lookOf(fighter.owner)); });
            pen.gap(0.14);
        }
        fighter.building ? drawBuilding(pen, fighter, force.lookOf(fighter.owner)) : drawArmy(pen, fighter.units);
    }
    return pen.x();
}

}  // namespace

qreal ForceArt::width(const QFont& font, int pixels) const {
    return draw(*this, nullptr, sized(font, pixels, QFont::Bold), {});
}

void ForceArt::paint(QPainter& p, const QRectF& area, int pixels, const QColor& ink) const {
    const qreal wide = width(p.font(), pixels);
    const qreal scale = wide > area.width() ? area.width() / wide : 1;
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.translate(area.left(), area.center().y());
    p.scale(scale, scale);
    draw(*this, &p, sized(p.font(), pixels, QFont::Bold), ink);
    p.restore();
}

}  // namespace ui
