// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of the audience display only.
#pragma once

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include "ui/audience/audience_paint.h"
#include "ui/text/language.h"
#include "ui/theme/players.h"

namespace ui::audience {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::AudienceWindow)
};

/// Paints down a column: what is written moves the pen on.
class Column {
public:
    Column(QPainter& painter, const QRectF& area, qreal scale) : m_painter(painter), m_area(area), m_scale(scale) {
        m_y = area.top();
    }

    [[nodiscard]] QPainter& painter() const { return m_painter; }
    [[nodiscard]] qreal px(qreal size) const { return size * m_scale; }
    [[nodiscard]] qreal y() const { return m_y; }
    [[nodiscard]] qreal left() const { return m_area.left(); }
    [[nodiscard]] qreal width() const { return m_area.width(); }
    [[nodiscard]] qreal room() const { return m_area.bottom() - m_y; }
    void skip(qreal size) { m_y += px(size); }
    /// Takes a row of this height.
    [[nodiscard]] QRectF row(qreal size) {
        const QRectF box(left(), m_y, width(), px(size));
        m_y = box.bottom();
        return box;
    }
    void font(qreal size, QFont::Weight weight = QFont::Normal) const {
        QFont font = m_painter.font();
        font.setPixelSize(qMax(1, qRound(px(size))));
        font.setWeight(weight);
        m_painter.setFont(font);
    }
    /// Text of several lines where it needs them, smaller when it is still too high.
    void text(const QString& words, qreal size, QFont::Weight weight, const QColor& ink, int lines) {
        if (words.isEmpty()) {
            return;
        }
        m_painter.setPen(ink);
        constexpr qreal kLine = 1.25;
        constexpr qreal kLeast = 0.6;
        qreal now = size;
        QRectF needed;
        const QRectF most(left(), m_y, width(), px(size) * kLine * lines);
        do {
            font(now, weight);
            needed = QFontMetricsF(m_painter.font()).boundingRect(most, Qt::AlignLeft | Qt::TextWordWrap, words);
            now *= 0.94;
        } while ((needed.height() > most.height() + 1 || needed.width() > most.width() + 1) && now > size * kLeast);
        m_painter.drawText(QRectF(most.topLeft(), QSizeF(most.width(), qMin(needed.height(), most.height()) + 2)),
                           Qt::AlignLeft | Qt::TextWordWrap, words);
        m_y += qMin(needed.height(), most.height());
    }

private:
    QPainter& m_painter;
    QRectF m_area;
    qreal m_scale;
    qreal m_y = 0;
};

/// How the pieces of a player look.
[[nodiscard]] inline PlayerLook lookOf(const PublicView& view, engine::PlayerId player) {
    return ui::lookOf(view.board.players[engine::index(player)], player);
}

[[nodiscard]] QString elided(const QPainter& painter, const QString& text, qreal width);

/// Dice side by side in the middle of an area, none of them larger than `most`.
void paintDice(QPainter& painter, const std::vector<engine::Die>& dice, const QRectF& area, qreal most,
               const Tumble& tumble);

/// Who attacks whom, forces and dice of both sides of the view's combat, which it must have; `below` at 1920 by 1080 is
/// kept free for what comes under them, if need be at the cost of the dice.
void paintCombat(Column& column, const PublicView& view, qreal below, const Tumble& tumble);
/// The combat's chances, which it must have, as a bar with their percentages.
void paintOdds(Column& column, const PublicView& view);
/// As many of the newest rounds as go into a row, each with who won it.
void paintRounds(Column& column, const PublicView& view);

/// What the table waits for or what came of it, where it is shown on a card; else null.
[[nodiscard]] const adjudicator::PublicCard* momentOf(const PublicView& view);
/// The warning is told by one of the view's cards.
[[nodiscard]] bool isOnCard(const PublicView& view, const std::string& warning);
/// Boycotts and catastrophes that hold or threaten.
void paintStandingCards(Column& column, const PublicView& view);
/// The card of the moment, as large as the column has room for; nothing where there is none.
void paintMomentCard(Column& column, const PublicView& view);

}  // namespace ui::audience
