// SPDX-License-Identifier: GPL-3.0-or-later
// Offers, votes, catastrophes and boycotts on the audience display.
#include <algorithm>

#include "ui/acting/public_card_art.h"
#include "ui/audience/audience_column.h"

namespace ui::audience {

namespace {

using adjudicator::PublicCard;

bool stands(const PublicCard& card) {
    return card.state == PublicCard::State::Holds || card.state == PublicCard::State::Threatens;
}

std::vector<PlayerLook> looksIn(const PublicView& view) {
    std::vector<PlayerLook> looks;
    for (std::size_t seat = 0; seat < view.board.players.size(); ++seat) {
        looks.push_back(lookOf(view, engine::PlayerId(seat)));
    }
    return looks;
}

}  // namespace

const PublicCard* momentOf(const PublicView& view) {
    const auto found = std::ranges::find_if_not(view.cards, stands);
    return found != view.cards.end() ? &*found : nullptr;
}

bool isOnCard(const PublicView& view, const std::string& warning) {
    return std::ranges::find(view.cards, warning, &PublicCard::warning) != view.cards.end();
}

void paintStandingCards(Column& column, const PublicView& view) {
    constexpr qreal kHigh = 144;
    constexpr std::size_t kMost = 2;
    constexpr qreal kLeastLeft = 420;
    const std::vector<PlayerLook> looks = looksIn(view);
    std::size_t shown = 0;
    for (const PublicCard& card : view.cards) {
        if (!stands(card)) {
            continue;
        }
        column.skip(8);
        if (++shown > kMost) {
            // Those there is no room for are told in a line, as far as there is any.
            column.text(said(card.warning), 26, QFont::DemiBold, colours().warning, 1);
        } else {
            paintBriefCard(column.painter(), {card, looks, column.painter().font(), 1}, column.row(kHigh));
        }
        if (column.room() < column.px(kLeastLeft)) {
            return;
        }
    }
}

void paintMomentCard(Column& column, const PublicView& view) {
    const PublicCard* card = momentOf(view);
    if (card == nullptr) {
        return;
    }
    constexpr qreal kWideAtUnit = 680;
    constexpr qreal kLeastShare = 0.5;
    const std::vector<PlayerLook> looks = looksIn(view);
    const qreal most = column.width() / kWideAtUnit;
    qreal unit = most;
    const auto highAt = [&](qreal size) {
        return heightOf({*card, looks, column.painter().font(), size}, column.width());
    };
    while (unit > most * kLeastShare && highAt(unit) > column.room()) {
        unit *= 0.95;
    }
    const QRectF area = column.row(highAt(unit) / column.px(1));
    paintPublicCard(column.painter(), {*card, looks, column.painter().font(), unit}, area);
    column.skip(12);
}

}  // namespace ui::audience
