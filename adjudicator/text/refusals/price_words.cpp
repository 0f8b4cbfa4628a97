// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/refusals/price_words.h"

#include <algorithm>
#include <vector>

namespace adjudicator {

std::string PriceWords::shortage() const {
    std::vector<std::string> items;
    for (const engine::Resource resource : engine::kResources) {
        if (const int count = m_words.refusal().more().lacks->cards[resource]; count > 0) {
            items.push_back(fmt::format("{} {}{}", count, word(resource, m_words.language()), known(resource)));
        }
    }
    if (m_words.refusal().more().lacks->more > 0) {
        items.push_back(countedCards(m_words.refusal().more().lacks->more, m_words.language()));
    }
    return joinedAnd(items, m_words.language());
}

std::string PriceWords::known(engine::Resource resource) const {
    const auto& player = m_words.refusal().player;
    const engine::Range held =
        player ? m_words.scene().position().hands[*player].cards[resource] : engine::Range{0, engine::kUnlimited};
    if (held.isExact() || held.most >= engine::kUnlimited) {
        return {};
    }
    return m_words.in(" (has at most {})", held.most);
}

std::string PriceWords::priceText() const {
    using engine::Item;
    std::vector<std::string> cards;
    const bool each = std::ranges::all_of(m_words.refusal().price->items, [](int count) { return count <= 1; });
    for (const engine::Resource resource : engine::kResources) {
        if (const int count = (*m_words.refusal().price)[resource]; count > 0) {
            cards.push_back(each && m_words.refusal().more().item
                                ? std::string(word(resource, m_words.language()))
                                : fmt::format("{} {}", count, word(resource, m_words.language())));
        }
    }
    if (m_words.refusal().more().item == Item::Factory && m_words.refusal().price->total() == 4) {
        cards.push_back(m_words.in("one further card"));
    }
    const std::string price = joinedAnd(cards, m_words.language());
    if (!m_words.refusal().more().item) {
        return m_words.refusal().price->total() == 1 ? m_words.in("needed is {}", price)
                                                     : m_words.in("needed are {}", price);
    }
    if (m_words.refusal().more().item == Item::ExtraStep) {
        return m_words.in("the steps beyond the free ones cost {}", price);
    }
    std::string what = thing();
    if (m_words.language() == engine::Language::German && what.front() == 'e') {
        what.front() = 'E';
    }
    return m_words.in("{} costs {}", what, price);
}

std::string PriceWords::thing() const {
    using engine::Item;
    using engine::Piece;
    if (!m_words.refusal().more().item) {
        return {};
    }
    switch (*m_words.refusal().more().item) {
        case Item::Road:
            return withArticle(Piece::Road, m_words.language());
        case Item::Ship:
            return withArticle(Piece::Ship, m_words.language());
        case Item::Settlement:
            return withArticle(Piece::Settlement, m_words.language());
        case Item::City:
            return withArticle(Piece::City, m_words.language());
        case Item::Infantry:
            return std::string(word(engine::UnitKind::Infantry, m_words.language()));
        case Item::Cavalry:
            return std::string(word(engine::UnitKind::Cavalry, m_words.language()));
        case Item::Artillery:
            return std::string(word(engine::UnitKind::Artillery, m_words.language()));
        case Item::Nuke:
            return withArticle(Piece::Nuke, m_words.language());
        case Item::Wall:
            return withArticle(Piece::Wall, m_words.language());
        case Item::ExtraStep:
            return m_words.in("a further step");
        case Item::Card:
            return m_words.in("a development card");
        case Item::Factory:
            return withArticle(Piece::Factory, m_words.language());
        case Item::Bridge:
            return withArticle(Piece::Bridge, m_words.language());
        case Item::Capital:
            return withArticle(Piece::Capital, m_words.language());
    }
    return {};
}

std::string PriceWords::cannotPay() const {
    if (!m_words.refusal().more().lacks) {
        return m_words.in("{} cannot have so many cards, by what is known of that hand", m_words.player());
    }
    const std::string what = shortage();
    const bool one = m_words.refusal().more().lacks->cards.total() + m_words.refusal().more().lacks->more == 1;
    const std::string why = what.empty() ? m_words.in("{} cannot have these cards", m_words.player())
                            : one        ? m_words.in({"one card", "{} lacks {}"}, m_words.player(), what)
                                         : m_words.in("{} lacks {}", m_words.player(), what);
    return m_words.refusal().price && !m_words.refusal().price->none() ? why + ": " + priceText() : why;
}

std::string PriceWords::noPieceLeft() const {
    return m_words.refusal().more().item
               ? m_words.in("{} has none left of the pieces for {}", m_words.player(), thing())
               : m_words.in("{} has no such piece left in the supply", m_words.player());
}

std::string PriceWords::holdsMore() const {
    const std::string least =
        m_words.refusal().price ? cardsText(*m_words.refusal().price, m_words.language()) : m_words.in("more of it");
    return m_words.in("{} holds at least {} by what is known, and gives all of it", m_words.player(), least);
}

}  // namespace adjudicator
