// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/card_row.h"

#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/acting/public_card_art.h"
#include "ui/table/middle_card.h"
#include "ui/text/language.h"
#include "ui/theme/colours.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr int kHighRow = 92;
constexpr int kLowRow = 58;

}  // namespace

CardRow::CardRow(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("cardRow"));
    setLow(false);
    hide();
}

void CardRow::setLow(bool low) {
    setFixedHeight(low ? kLowRow : kHighRow);
}

void CardRow::show(std::vector<adjudicator::PublicCard> cards, const engine::Position& position) {
    m_cards = std::move(cards);
    m_looks = looksOf(position);
    QStringList words;
    for (const adjudicator::PublicCard& card : m_cards) {
        words.append(said(adjudicator::told(card)));
    }
    setToolTip(words.join(QLatin1Char('\n')));
    setAccessibleName(words.isEmpty() ? tr("No boycott, no catastrophe") : words.join(QLatin1Char('\n')));
    const auto& played = position.rules().documents;
    setVisible(std::ranges::find(played, engine::Document::Ccm) != played.end());
    update();
}

void CardRow::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    p.fillRect(rect(), c.base);
    p.fillRect(QRect(0, height() - 1, width(), 1), c.hairline);
    const QRectF inside = QRectF(rect()).adjusted(6, 4, -6, -5);
    if (m_cards.empty()) {
        p.setPen(c.dim);
        p.setFont(sized(font(), 15));
        p.drawText(inside, Qt::AlignCenter, tr("No boycott, no catastrophe"));
        return;
    }
    // More than three would not be legible: the others are counted, the tip tells them.
    constexpr std::size_t kMost = 3;
    constexpr qreal kGap = 6;
    constexpr qreal kMoreWide = 34;
    const std::size_t shown = std::min(m_cards.size(), kMost);
    const std::size_t more = m_cards.size() - shown;
    const qreal room = inside.width() - (more > 0 ? kMoreWide : 0);
    const qreal wide = (room - kGap * static_cast<qreal>(shown - 1)) / static_cast<qreal>(shown);
    qreal x = inside.left();
    for (std::size_t i = 0; i < shown; ++i) {
        paintBriefCard(p, {m_cards[i], m_looks, font(), 1}, QRectF(x, inside.top(), wide, inside.height()));
        x += wide + kGap;
    }
    if (more > 0) {
        p.setPen(c.text);
        p.setFont(sized(font(), 18, QFont::DemiBold));
        p.drawText(QRectF(inside.right() - kMoreWide, inside.top(), kMoreWide, inside.height()),
                   Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("+%1").arg(more));
    }
}

}  // namespace ui
