// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/card_tile.h"

#include <QCoreApplication>
#include <QPainter>

#include "adjudicator/what_if/standing_text.h"
#include "ui/board/artwork.h"
#include "ui/text/units_text.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/theme/players.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

struct CardWords {
    Q_DECLARE_TR_FUNCTIONS(ui::CardWords)
};

QString doesOf(engine::DevelopmentCard card, const engine::Position& position) {
    using engine::DevelopmentCard;
    switch (card) {
        case DevelopmentCard::Knight:
            return position.inForce(engine::clause::CC_16)
                       ? CardWords::tr("Two dice first; then the robber moves and takes a card.")
                       : CardWords::tr("The robber moves and takes a card; nobody gives up any.");
        case DevelopmentCard::RoadBuilding:
            return CardWords::tr("Two routes free of charge.");
        case DevelopmentCard::YearOfPlenty:
            return CardWords::tr("Two cards of choice from the bank.");
        case DevelopmentCard::Monopoly:
            return position.inForce(engine::clause::SW_7)
                       ? CardWords::tr("All cards of one resource, of the fictional players too.")
                       : CardWords::tr("All cards of one resource from everybody.");
        case DevelopmentCard::VictoryPoint:
            break;
    }
    return position.inForce(engine::clause::SA_V3) ? CardWords::tr("Lifts one own unit by a level.")
                                                   : CardWords::tr("One victory point, laid open.");
}

void paintIcon(QPainter& p, const QRectF& card, Icon icon, const QColor& ink) {
    constexpr int kIcon = 28;
    p.drawPixmap(card.center() - QPointF(kIcon / 2.0, kIcon / 2.0),
                 drawn(icon, ink, kIcon, p.device()->devicePixelRatioF()));
}

void paintResourceAt(QPainter& p, engine::Resource resource, QPointF at, qreal size) {
    p.save();
    p.translate(at);
    artwork::paintResource(p, resource, size);
    p.restore();
}

void paintCard(QPainter& p, const QRectF& card, engine::DevelopmentCard which, const PlayerLook& look) {
    using engine::DevelopmentCard;
    using engine::Resource;
    const QPointF middle = card.center();
    // The art is drawn for hexes with sides of 100.
    constexpr qreal kScale = 0.55;
    switch (which) {
        case DevelopmentCard::Knight:
            p.save();
            p.translate(middle);
            p.scale(kScale, kScale);
            artwork::paintRobber(p);
            p.restore();
            break;
        case DevelopmentCard::RoadBuilding:
            for (const int side : {-1, 1}) {
                p.save();
                p.translate(middle + QPointF(0, side * 10));
                p.rotate(-30);
                p.scale(kScale, kScale);
                artwork::paintRoad(p, look);
                p.restore();
            }
            break;
        case DevelopmentCard::YearOfPlenty:
            paintResourceAt(p, Resource::Grain, middle + QPointF(-6, -9), 20);
            paintResourceAt(p, Resource::Wool, middle + QPointF(6, 10), 20);
            break;
        case DevelopmentCard::Monopoly:
            for (const QPointF at :
                 {QPointF(-9, -10), QPointF(9, -10), QPointF(0, 0), QPointF(-9, 11), QPointF(9, 11)}) {
                paintResourceAt(p, Resource::Brick, middle + at, 14);
            }
            break;
        case DevelopmentCard::VictoryPoint:
            paintIcon(p, card, Icon::Trophy, colours().digit);
            break;
    }
}

}  // namespace

CardFace faceOf(engine::DevelopmentCard card, engine::PlayerId by, const engine::Position& position) {
    return {cardWord(card),
            doesOf(card, position),
            CardWords::tr("played: %1").arg(position.development[by].played[card]),
            {},
            {},
            [card, look = lookOf(position, by)](QPainter& p, const QRectF& rect) { paintCard(p, rect, card, look); }};
}

CardFace faceOf(const engine::Action& example, const QString& name, const engine::Position& position) {
    const auto icon = [](Icon which) {
        return [which](QPainter& p, const QRectF& rect) { paintIcon(p, rect, which, colours().digit); };
    };
    const auto left = [](const engine::DevelopmentHand& hand) {
        const engine::Range size = hand.size();
        return size.most >= engine::kUnlimited ? QString() : QString::fromStdString(adjudicator::countText(size));
    };
    if (const auto* bought = std::get_if<engine::BuyCard>(&example)) {
        const QString deck = left(position.deck);
        CardFace face{bought->cards ? name : CardWords::tr("Buy a card"),
                      CardWords::tr("Taken unseen from the deck; played in a later turn."),
                      deck.isEmpty() ? QString() : CardWords::tr("in the deck: %1").arg(deck),
                      {},
                      {},
                      icon(Icon::CardDrawn)};
        if (!bought->cards) {
            face.cost = position.rules().price(engine::Item::Card);
        }
        return face;
    }
    if (std::holds_alternative<engine::DrawCard>(example)) {
        return {name, CardWords::tr("Drawn unseen from the deck."), {}, {}, {}, icon(Icon::CardDrawn)};
    }
    if (std::holds_alternative<engine::PlayCard>(example)) {
        const QString hidden = left(position.development[position.turn.player].hidden);
        return {name,
                CardWords::tr("Which card it is, is said next."),
                hidden.isEmpty() ? QString() : CardWords::tr("hidden: %1").arg(hidden),
                {},
                {},
                icon(Icon::CardPlayed)};
    }
    return {name, {}, {}, {}, {}, icon(Icon::Cards)};
}

CardTile::CardTile(CardFace face, QWidget* parent) : QPushButton(face.name, parent), m_face(std::move(face)) {
    setProperty("kind", QStringLiteral("option"));
    setAccessibleName(m_face.name);
    const QString cost = m_face.cost ? QStringLiteral(" (%1)").arg(cardsWords(*m_face.cost)) : QString();
    setAccessibleDescription(m_face.does + QLatin1Char(' ') + m_face.note + cost);
    setToolTip(m_face.name + cost + QLatin1Char('\n') + m_face.does);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFixedHeight(kHigh);
}

/// Returns how much room it took.
int CardTile::paintCost(QPainter& p, int right) const {
    constexpr int kCard = 18;
    constexpr int kPitch = kCard + 4;
    if (!m_face.cost) {
        return 0;
    }
    int x = right;
    for (auto resource = engine::kResources.rbegin(); resource != engine::kResources.rend(); ++resource) {
        for (int i = 0; i < (*m_face.cost)[*resource]; ++i) {
            x -= kPitch;
            paintResourceAt(p, *resource, QPointF(x + kPitch / 2.0, 16), kCard);
        }
    }
    return right - x;
}

void CardTile::paintEvent(QPaintEvent*) {
    const Colours& c = colours();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const bool isLit = isDown() || hasFocus() || underMouse();
    p.setPen(QPen(isLit ? c.accent : c.border, hasFocus() ? 2.0 : 1.0));
    p.setBrush(isDown() ? c.selection : c.button);
    p.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    const QColor ink = isDown() ? c.onSelection : c.text;
    const QColor pale = isDown() ? c.onSelection : c.dim;

    const QRectF card(8, 5, 42, height() - 10);
    p.setPen(QPen(c.border, 1));
    p.setBrush(c.token);
    p.drawRoundedRect(card, 4, 4);
    p.save();
    p.setClipRect(card);
    m_face.draw(p, card);
    p.restore();

    constexpr int kCap = 26;
    int right = width() - 10;
    if (!m_face.key.isEmpty()) {
        const QRectF cap(right - kCap, (height() - kCap) / 2.0, kCap, kCap);
        p.setPen(QPen(c.border, 1));
        p.setBrush(c.base);
        p.drawRoundedRect(cap, 4, 4);
        p.setPen(c.text);
        p.setFont(sized(font(), 15, QFont::DemiBold));
        p.drawText(cap, Qt::AlignCenter, m_face.key);
        right -= kCap + 10;
    }
    const int left = static_cast<int>(card.right()) + 12;
    // What it does goes on in a second line rather than being cut.
    const QRect words(left, 28, right - left, height() - 31);
    right -= paintCost(p, right);
    p.setFont(sized(font(), 13));
    p.setPen(pale);
    const int noteWide = m_face.note.isEmpty() ? 0 : QFontMetrics(p.font()).horizontalAdvance(m_face.note) + 12;
    p.drawText(QRect(right - noteWide, 5, noteWide, 22), Qt::AlignRight | Qt::AlignVCenter, m_face.note);
    QFont type = sized(font(), 13);
    while (type.pixelSize() > 10 &&
           QFontMetrics(type).boundingRect(words, Qt::TextWordWrap, m_face.does).height() > words.height()) {
        type.setPixelSize(type.pixelSize() - 1);
    }
    p.setFont(type);
    p.drawText(words, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_face.does);
    p.setPen(ink);
    const int room = right - left - noteWide;
    QFont large = sized(font(), 17, QFont::DemiBold);
    while (large.pixelSize() > 12 && QFontMetrics(large).horizontalAdvance(m_face.name) > room) {
        large.setPixelSize(large.pixelSize() - 1);
    }
    p.setFont(large);
    p.drawText(QRect(left, 4, room, 24), Qt::AlignLeft | Qt::AlignVCenter,
               QFontMetrics(large).elidedText(m_face.name, Qt::ElideRight, room));
}

}  // namespace ui
