// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/card_flight.h"

#include <QEasingCurve>
#include <QPainter>
#include <QStyle>
#include <QTimer>

#include "ui/board/artwork.h"
#include "ui/files/preferences.h"
#include "ui/table/players_panel.h"
#include "ui/theme/colours.h"

namespace ui {

namespace {

constexpr int kFlightMs = 450;
/// A card is on its way for so much of the whole flight.
constexpr qreal kOneFlight = 0.7;
constexpr std::size_t kMostFlying = 24;

}  // namespace

CardFlight::CardFlight(QWidget& page, const PlayersPanel& players) : QWidget(&page), m_page(page), m_players(players) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setDuration(kFlightMs);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&m_animation, &QVariantAnimation::finished, this, &QWidget::hide);
}

QPointF CardFlight::spotOf(std::optional<engine::PlayerId> player) const {
    const QWidget& spot = m_players.spotOf(player);
    return spot.mapTo(&m_page, spot.rect().center());
}

void CardFlight::add(const engine::Cards& cards, std::optional<engine::PlayerId> from,
                     std::optional<engine::PlayerId> to) {
    for (const engine::Resource resource : engine::kResources) {
        for (int i = 0; i < cards[resource] && m_cards.size() < kMostFlying; ++i) {
            // Several of them side by side.
            const QPointF beside(6.0 * static_cast<qreal>(m_cards.size() % 5), 0);
            m_cards.push_back({resource, spotOf(from) + beside, spotOf(to) + beside, 0});
        }
    }
}

void CardFlight::flySoon(const engine::Events& events) {
    const bool moves = preferences::movesCards() && m_page.style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
    if (m_page.isVisible() && moves) {
        QTimer::singleShot(0, this, [this, events] { fly(events); });
    }
}

void CardFlight::fly(const engine::Events& events) {
    m_animation.stop();
    m_cards.clear();
    for (const engine::Event& event : events) {
        if (const auto* dealt = std::get_if<engine::CardsDealt>(&event.body)) {
            add(dealt->cards, std::nullopt, dealt->player);
        } else if (const auto* paid = std::get_if<engine::CardsPaid>(&event.body)) {
            add(paid->cards, paid->player, std::nullopt);
        } else if (const auto* given = std::get_if<engine::CardsGiven>(&event.body)) {
            add(given->cards, given->from, given->to);
        } else if (const auto* gone = std::get_if<engine::CardsDiscarded>(&event.body);
                   gone != nullptr && gone->cards) {
            add(*gone->cards, gone->player, std::nullopt);
        }
    }
    setVisible(!m_cards.empty());
    if (m_cards.empty()) {
        return;
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i].starts = (1 - kOneFlight) * static_cast<qreal>(i) / static_cast<qreal>(m_cards.size());
    }
    setGeometry(m_page.rect());
    raise();
    m_animation.start();
}

void CardFlight::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    const qreal now = m_animation.currentValue().toReal();
    const QEasingCurve ease(QEasingCurve::InOutQuad);
    for (const Card& card : m_cards) {
        const qreal way = qBound(0.0, (now - card.starts) / kOneFlight, 1.0);
        if (way <= 0 || way >= 1) {
            continue;
        }
        const QPointF at = card.from + (card.to - card.from) * ease.valueForProgress(way);
        p.setPen(QPen(c.text, 1.5));
        p.setBrush(c.base);
        p.drawRoundedRect(QRectF(at.x() - 13, at.y() - 18, 26, 36), 4, 4);
        p.save();
        p.translate(at);
        artwork::paintResource(p, card.resource, 18);
        p.restore();
    }
}

}  // namespace ui
