// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/trade_sum.h"

#include <QPainter>
#include <functional>
#include <vector>

#include "ui/board/artwork.h"
#include "ui/text/units_text.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr int kSumHigh = 48;
constexpr qreal kLargest = 34;

/// So many of something, and how it is drawn.
struct SumPart {
    int count = 0;
    std::function<void(QPainter&, qreal size)> draw;
};

std::vector<SumPart> sumPartsOf(const std::optional<engine::Cards>& cards, int hidden, std::size_t pieces) {
    std::vector<SumPart> parts;
    for (const engine::Resource resource : engine::kResources) {
        if (cards && (*cards)[resource] > 0) {
            parts.push_back({(*cards)[resource],
                             [resource](QPainter& p, qreal size) { artwork::paintResource(p, resource, size); }});
        }
    }
    const auto drawn = [](Icon icon) {
        return [icon](QPainter& p, qreal size) {
            const int whole = qRound(size);
            p.drawPixmap(QPointF(-size / 2, -size / 2),
                         ui::drawn(icon, colours().text, whole, p.device()->devicePixelRatioF()));
        };
    };
    if (hidden > 0) {
        parts.push_back({hidden, drawn(Icon::Cards)});
    }
    if (pieces > 0) {
        parts.push_back({static_cast<int>(pieces), drawn(Icon::Settlement)});
    }
    return parts;
}

}  // namespace

TradeSum::TradeSum(QWidget* parent) : QWidget(parent) {
    setFixedHeight(kSumHigh);
    setObjectName(QStringLiteral("tradeSum"));
}

void TradeSum::show(const engine::Trade& trade, bool givesTooMuch, bool getsTooMuch) {
    m_trade = trade;
    m_givesTooMuch = givesTooMuch;
    m_getsTooMuch = getsTooMuch;
    setAccessibleName(QStringLiteral("%1 ⇄ %2").arg(cardsWords(trade.give.value_or(engine::Cards{})),
                                                    cardsWords(trade.take.value_or(engine::Cards{}))));
    update();
}

void TradeSum::paintEvent(QPaintEvent*) {
    constexpr int kArrows = 28;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const qreal side = (width() - kArrows - 16) / 2.0;
    paintSide(p, {0, 0, side, static_cast<qreal>(height())}, true);
    p.drawPixmap(QPointF(side + 8, (height() - kArrows) / 2.0),
                 drawn(Icon::Trade, colours().text, kArrows, devicePixelRatioF()));
    paintSide(p, {side + 16 + kArrows, 0, side, static_cast<qreal>(height())}, false);
}

/// Each kind with its number, in the middle of its side; many of them smaller.
void TradeSum::paintSide(QPainter& p, const QRectF& room, bool isGiven) const {
    const Colours& c = colours();
    const bool isWrong = isGiven ? m_givesTooMuch : m_getsTooMuch;
    const auto parts = isGiven ? sumPartsOf(m_trade.give, m_trade.giveCards.value_or(0), m_trade.givePieces.size())
                               : sumPartsOf(m_trade.take, m_trade.takeCards.value_or(0), m_trade.takePieces.size());
    qreal size = kLargest;
    const auto wideAt = [&](qreal at) {
        qreal wide = isWrong ? at : 0;
        for (const SumPart& part : parts) {
            const QFontMetricsF metrics(sized(font(), qRound(at), QFont::Bold));
            wide += metrics.horizontalAdvance(QString::number(part.count)) + at + 8;
        }
        return wide;
    };
    while (size > 14 && wideAt(size) > room.width()) {
        size -= 2;
    }
    p.setFont(sized(font(), qRound(size), QFont::Bold));
    p.setPen(isWrong ? c.bad : parts.empty() ? c.dim : c.text);
    if (parts.empty()) {
        p.drawText(room, Qt::AlignCenter, QStringLiteral("–"));
        return;
    }
    qreal x = room.x() + (room.width() - wideAt(size)) / 2;
    const QFontMetricsF metrics(p.font());
    for (const SumPart& part : parts) {
        const QString count = QString::number(part.count);
        const qreal wide = metrics.horizontalAdvance(count);
        p.drawText(QRectF(x, room.y(), wide + 2, room.height()), Qt::AlignLeft | Qt::AlignVCenter, count);
        p.save();
        p.translate(x + wide + 2 + size / 2, room.center().y());
        part.draw(p, size);
        p.restore();
        x += wide + size + 8;
    }
    if (isWrong) {
        p.drawPixmap(QPointF(x, room.center().y() - size / 2),
                     drawn(Icon::Cross, c.bad, qRound(size * 0.8), devicePixelRatioF()));
    }
}

}  // namespace ui
