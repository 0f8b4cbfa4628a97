// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/public_card_art.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include "ui/board/artwork.h"
#include "ui/text/language.h"
#include "ui/text/units_text.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

using adjudicator::PublicCard;
using CardKind = PublicCard::Kind;
using CardState = PublicCard::State;

constexpr qreal kCardPadding = 18;
constexpr qreal kCardSign = 46;
constexpr qreal kCardWide = 104;
constexpr qreal kCardHigh = 138;

class PublicCardWords {
    Q_DECLARE_TR_FUNCTIONS(ui::PublicCardWords)

public:
    /// What it is and how it stands: no card says so by its colour alone.
    static QString kindAndState(const PublicCard& card) {
        return QStringLiteral("%1 · %2").arg(kind(card.kind), state(card.state));
    }

private:
    static QString kind(CardKind kind) {
        switch (kind) {
            case CardKind::Offer:
                return tr("Offer");
            case CardKind::Vote:
                return tr("Vote");
            case CardKind::Catastrophe:
                return tr("Catastrophe");
            case CardKind::Boycott:
                return tr("Boycott");
        }
        return {};
    }
    static QString state(CardState state) {
        switch (state) {
            case CardState::Due:
                return tr("due now");
            case CardState::Result:
                return tr("settled");
            case CardState::Holds:
                return tr("in force");
            case CardState::Threatens:
                return tr("threatens");
        }
        return {};
    }
};

Icon signOf(CardKind kind) {
    switch (kind) {
        case CardKind::Offer:
            return Icon::Trade;
        case CardKind::Vote:
            return Icon::Ballot;
        case CardKind::Catastrophe:
            return Icon::Storm;
        case CardKind::Boycott:
            return Icon::Cross;
    }
    return Icon::Flag;
}

struct CardInks {
    QColor fill;
    QColor ink;
    QColor line;
    Qt::PenStyle style = Qt::SolidLine;
};

CardInks inksOf(CardState state) {
    const Colours& c = colours();
    switch (state) {
        case CardState::Due:
            return {c.selection, c.onSelection, c.accent};
        case CardState::Holds:
            return {c.warningFill, c.warning, c.warning};
        case CardState::Threatens:
            return {c.base, c.text, c.warning, Qt::DashLine};
        case CardState::Result:
            break;
    }
    return {c.base, c.text, c.border};
}

void paintFrame(QPainter& p, const CardInks& inks, const QRectF& area, qreal line) {
    p.setPen(QPen(inks.line, line, inks.style));
    p.setBrush(inks.fill);
    const qreal half = line / 2;
    p.drawRoundedRect(area.adjusted(half, half, -half, -half), 3 * line, 3 * line);
    p.setBrush(Qt::NoBrush);
}

void paintSign(QPainter& p, Icon icon, const QColor& ink, QPointF at, qreal size) {
    p.drawPixmap(at, drawn(icon, ink, qMax(8, qRound(size)), p.device()->devicePixelRatioF()));
}

/// What is lost is crossed out.
void paintLost(QPainter& p, const QRectF& area, qreal line) {
    p.setPen(QPen(colours().bad, qMax(2.0, line)));
    p.drawLine(area.topLeft(), area.bottomRight());
    p.drawLine(area.topRight(), area.bottomLeft());
}

/// A resource as a card with its word; crossed out where it is lost.
void paintResourceCard(QPainter& p, const PublicCardArt& art, const QRectF& area) {
    const Colours& c = colours();
    p.setPen(QPen(c.border, qMax(1.0, 2 * art.unit)));
    p.setBrush(c.base);
    p.drawRoundedRect(area, 8 * art.unit, 8 * art.unit);
    p.setBrush(Qt::NoBrush);
    p.save();
    p.translate(area.center().x(), area.top() + area.height() * 0.42);
    artwork::paintResource(p, *art.card.resource, area.width() * 0.66);
    p.restore();
    if (art.card.kind == CardKind::Catastrophe) {
        paintLost(p,
                  area.adjusted(area.width() * 0.15, area.height() * 0.12, -area.width() * 0.15, -area.height() * 0.28),
                  5 * art.unit);
    }
    p.setFont(sized(art.font, qMax(1, qRound(21 * art.unit)), QFont::DemiBold));
    p.setPen(c.text);
    p.drawText(QRectF(area.left(), area.bottom() - 36 * art.unit, area.width(), 32 * art.unit), Qt::AlignCenter,
               resourceWord(*art.card.resource));
}

/// Goes down the card, with a painter or only to measure.
class CardPen {
public:
    CardPen(QPainter* painter, const PublicCardArt& art, const QRectF& area)
        : m_painter(painter), m_art(art), m_area(area), m_inks(inksOf(art.card.state)), m_y(area.top()) {}

    /// Returns how high all of it is.
    qreal go();

private:
    [[nodiscard]] qreal px(qreal size) const { return size * m_art.unit; }
    [[nodiscard]] QFont font(qreal size, QFont::Weight weight = QFont::Normal) const {
        return sized(m_art.font, qMax(1, qRound(px(size))), weight);
    }
    [[nodiscard]] static QString keptTogether(const QString& words);
    void text(const QString& words, const QFont& font, qreal left, qreal width);
    void row(const PublicCard::Row& row);
    void bid(const PublicCard::Row& row, const QRectF& line);

    QPainter* m_painter;
    const PublicCardArt& m_art;
    QRectF m_area;
    CardInks m_inks;
    qreal m_y;
};

/// The parts of a list go whole into the next line, unless they are long.
QString CardPen::keptTogether(const QString& words) {
    constexpr qsizetype kLongPart = 24;
    const QString between = QStringLiteral(" · ");
    QStringList parts = words.split(between);
    for (QString& part : parts) {
        const qsizetype from = part.indexOf(QStringLiteral(": ")) + 1;
        if (parts.size() > 1 && part.size() - from <= kLongPart) {
            const QString tail = part.mid(from + 1).replace(QLatin1Char(' '), QChar(0xa0));
            part = part.left(from + 1) + tail;
        }
    }
    return parts.join(between);
}

void CardPen::text(const QString& words, const QFont& font, qreal left, qreal width) {
    const QRectF room(left, m_y, width, 1e5);
    const QRectF needed = QFontMetricsF(font).boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, words);
    if (m_painter != nullptr) {
        m_painter->setFont(font);
        m_painter->setPen(m_inks.ink);
        m_painter->drawText(QRectF(left, m_y, width, needed.height() + 2), Qt::AlignLeft | Qt::TextWordWrap, words);
    }
    m_y += needed.height();
}

/// The cards that lie open, at the right end of a line.
void CardPen::bid(const PublicCard::Row& row, const QRectF& line) {
    const QFont type = font(27, QFont::Bold);
    const QFontMetricsF metrics(type);
    const qreal size = px(36);
    qreal right = line.right() - px(10);
    for (auto resource = engine::kResources.rbegin(); resource != engine::kResources.rend(); ++resource) {
        const int count = row.cards[*resource];
        if (count == 0) {
            continue;
        }
        const QString words = QStringLiteral("%1").arg(count);
        right -= size;
        m_painter->save();
        m_painter->translate(right + size / 2, line.center().y());
        artwork::paintResource(*m_painter, *resource, size);
        m_painter->restore();
        const qreal wide = metrics.horizontalAdvance(words) + px(6);
        right -= wide;
        m_painter->setFont(type);
        m_painter->setPen(colours().text);
        m_painter->drawText(QRectF(right, line.top(), wide, line.height()), Qt::AlignLeft | Qt::AlignVCenter, words);
        right -= px(12);
    }
}

void CardPen::row(const PublicCard::Row& row) {
    const Colours& c = colours();
    // What may still be bid is a sentence; a voice is a word beside the name.
    const bool isBid = m_art.card.kind == CardKind::Offer;
    const qreal high = px(isBid ? 84 : 50);
    const QRectF box(m_area.left() + px(kCardPadding), m_y, m_area.width() - 2 * px(kCardPadding), high);
    m_y += high + px(6);
    if (m_painter == nullptr) {
        return;
    }
    QPainter& p = *m_painter;
    p.fillRect(box, c.base);
    if (row.isNext) {
        p.fillRect(QRectF(box.left(), box.top(), px(8), box.height()), c.accent);
    }
    const QRectF line(box.left(), box.top(), box.width(), px(50));
    const qreal mark = px(38);
    if (const std::size_t seat = engine::index(row.player); seat < m_art.looks.size()) {
        paintBadge(p, QRectF(line.left() + px(16), line.center().y() - mark / 2, mark, mark), m_art.looks[seat]);
    }
    const qreal left = line.left() + px(66);
    p.setFont(font(28, row.isNext ? QFont::Bold : QFont::DemiBold));
    p.setPen(c.text);
    const qreal wide = (line.right() - left) * (isBid ? 0.5 : 0.55);
    p.drawText(QRectF(left, line.top(), wide, line.height()), Qt::AlignLeft | Qt::AlignVCenter,
               QFontMetricsF(p.font()).elidedText(said(row.name), Qt::ElideRight, wide));
    const QString word = said(row.word);
    if (isBid) {
        bid(row, line);
        p.setFont(font(22, row.isNext ? QFont::DemiBold : QFont::Normal));
        p.setPen(row.isNext ? c.text : c.dim);
        const QRectF under(left, line.bottom() - px(4), box.right() - left - px(8), px(34));
        p.drawText(under, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(p.font()).elidedText(word, Qt::ElideRight, under.width()));
        return;
    }
    p.setFont(font(24, QFont::DemiBold));
    p.setPen(row.isFor ? c.text : c.dim);
    const QRectF rest(left + wide, line.top(), line.right() - left - wide - px(12), line.height());
    const QString shown = QFontMetricsF(p.font()).elidedText(word, Qt::ElideRight, rest.width());
    p.drawText(rest, Qt::AlignRight | Qt::AlignVCenter, shown);
    if (row.isFor) {
        const qreal before = rest.right() - QFontMetricsF(p.font()).horizontalAdvance(shown) - px(36);
        paintSign(p, *row.isFor ? Icon::Check : Icon::Cross, *row.isFor ? c.good : c.bad,
                  {before, line.center().y() - px(14)}, px(28));
    }
}

qreal CardPen::go() {
    const PublicCard& card = m_art.card;
    const qreal pad = px(kCardPadding);
    if (m_painter != nullptr) {
        paintFrame(*m_painter, m_inks, m_area, qMax(2.0, px(4)));
        paintSign(*m_painter, signOf(card.kind), m_inks.ink, {m_area.left() + pad, m_area.top() + pad}, px(kCardSign));
    }
    m_y += pad * 0.8;
    const qreal left = m_area.left() + pad + px(kCardSign) + px(14);
    const qreal cardRoom = card.resource ? px(kCardWide) + pad : 0;
    const qreal width = m_area.right() - pad - cardRoom - left;
    text(PublicCardWords::kindAndState(card), font(20, QFont::DemiBold), left, width);
    text(said(card.title), font(36, QFont::Bold), left, width);
    m_y += px(4);
    for (const std::string& line : card.lines) {
        text(keptTogether(said(line)), font(22), left, width);
        m_y += px(3);
    }
    if (card.resource) {
        const QRectF at(m_area.right() - pad - px(kCardWide), m_area.top() + pad, px(kCardWide), px(kCardHigh));
        if (m_painter != nullptr) {
            paintResourceCard(*m_painter, m_art, at);
        }
        m_y = qMax(m_y, at.bottom());
    }
    m_y += px(10);
    // Of a boycott the title says whom it hits.
    for (const PublicCard::Row& each : card.rows) {
        if (!each.word.empty()) {
            row(each);
        }
    }
    return m_y + pad * 0.6 - m_area.top();
}

}  // namespace

qreal heightOf(const PublicCardArt& art, qreal width) {
    return CardPen(nullptr, art, QRectF(0, 0, width, 0)).go();
}

void paintPublicCard(QPainter& p, const PublicCardArt& art, const QRectF& area) {
    const QRectF whole(area.topLeft(), QSizeF(area.width(), heightOf(art, area.width())));
    (void)CardPen(&p, art, whole).go();
}

namespace {

/// As many of its lines as there is room for, the first ones first; rather fewer of them than one that is cut.
void paintBriefLines(QPainter& p, const PublicCardArt& art, const QRectF& room, qreal high) {
    constexpr int kLeastLine = 12;
    constexpr int kWrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    QStringList lines;
    for (const std::string& line : art.card.lines) {
        lines.append(said(line));
    }
    for (; !lines.isEmpty(); lines.removeLast()) {
        const QString words = lines.join(QStringLiteral(", "));
        for (int pixels = qMax(kLeastLine, qRound(high * 0.2)); pixels >= kLeastLine; --pixels) {
            p.setFont(sized(art.font, pixels, QFont::Normal));
            if (QFontMetricsF(p.font()).boundingRect(room, kWrapped, words).height() <= room.height()) {
                p.drawText(room, kWrapped, words);
                return;
            }
        }
    }
    if (!art.card.lines.empty()) {
        p.drawText(room, Qt::AlignLeft | Qt::AlignTop,
                   QFontMetricsF(p.font()).elidedText(said(art.card.lines.front()), Qt::ElideRight, room.width()));
    }
}

}  // namespace

void paintBriefCard(QPainter& p, const PublicCardArt& art, const QRectF& area) {
    const PublicCard& card = art.card;
    const CardInks inks = inksOf(card.state);
    paintFrame(p, inks, area, 2);
    const qreal high = area.height();
    const qreal edge = high * 0.09;
    // In a narrow card the lines go below the sign too.
    const bool narrow = area.width() < 4 * high;
    const qreal sign = high * (narrow ? 0.34 : 0.5);
    paintSign(p, signOf(card.kind), inks.ink,
              {area.left() + edge, narrow ? area.top() + edge : area.center().y() - sign / 2}, sign);
    const qreal beside = area.left() + 2 * edge + sign;
    qreal left = beside;
    if (card.kind == CardKind::Boycott && !card.rows.empty()) {
        if (const std::size_t seat = engine::index(card.rows.front().player); seat < art.looks.size()) {
            const qreal mark = high * 0.34;
            paintBadge(p, QRectF(left, area.top() + edge, mark, mark), art.looks[seat]);
            left += mark + edge;
        }
    }
    qreal right = area.right() - edge;
    if (card.resource && !narrow) {
        const qreal size = high * 0.6;
        right -= size;
        const QRectF picture(right, area.center().y() - size / 2, size, size);
        p.save();
        p.translate(picture.center());
        artwork::paintResource(p, *card.resource, size);
        p.restore();
        if (card.kind == CardKind::Catastrophe) {
            paintLost(p, picture, high * 0.05);
        }
        right -= edge;
    }
    constexpr int kLeastTitle = 15;
    int pixels = qMax(kLeastTitle, qRound(high * 0.34));
    const QString title = said(card.title);
    const auto wide = [&](int size) {
        return QFontMetricsF(sized(art.font, size, QFont::Bold)).horizontalAdvance(title);
    };
    while (pixels > kLeastTitle && wide(pixels) > right - left) {
        --pixels;
    }
    p.setPen(inks.ink);
    p.setFont(sized(art.font, pixels, QFont::Bold));
    const QRectF head(left, area.top() + high * 0.04, right - left, high * 0.44);
    p.drawText(head, Qt::AlignLeft | Qt::AlignVCenter,
               QFontMetricsF(p.font()).elidedText(title, Qt::ElideRight, head.width()));
    const qreal under = narrow ? area.left() + edge : beside;
    paintBriefLines(p, art, QRectF(under, head.bottom(), right - under, area.bottom() - 3 - head.bottom()), high);
}

}  // namespace ui
