// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/true_cards.h"

#include <algorithm>
#include <catch2/catch.hpp>

namespace engine::test {

namespace {

template <class Kind>
bool isNegative(const CountsOf<Kind>& counts) {
    return *std::min_element(counts.items.begin(), counts.items.end()) < 0;
}

/// One card out of many, each equally likely.
template <class Kind>
CountsOf<Kind> drawn(const CountsOf<Kind>& from, std::mt19937_64& random) {
    if (from.total() <= 0) {
        return {};
    }
    auto at = static_cast<int>(random() % static_cast<std::size_t>(from.total()));
    for (const Kind kind : kCardsOf<Kind>) {
        if (at < from[kind]) {
            return CountsOf<Kind>::one(kind);
        }
        at -= from[kind];
    }
    return {};
}

/// The cards of a hand of which everything is known.
template <class Kind>
CountsOf<Kind> exactOf(const HandOf<Kind>& known) {
    CountsOf<Kind> counts;
    for (const Kind kind : kCardsOf<Kind>) {
        REQUIRE(known.cards[kind].isExact());
        counts[kind] = known.cards[kind].least;
    }
    return counts;
}

}  // namespace

TrueCards::TrueCards(const Position& start) : m_bank(exactOf(start.bank)), m_deck(exactOf(start.deck)) {
    for (const PlayerId player : start.seats()) {
        m_hands[player] = exactOf(start.hands[player]);
        m_development[player] = exactOf(start.development[player].hidden);
    }
}

bool TrueCards::move(const Cards& cards, Cards& from, Cards& to) {
    to += cards;
    from -= cards;
    return !isNegative(from);
}

bool TrueCards::allows(const Events& events) const {
    std::mt19937_64 chance(1);
    TrueCards trial = *this;
    return std::all_of(events.begin(), events.end(), [&](const Event& event) { return trial.follow(event, chance); });
}

bool TrueCards::follow(const Event& event, std::mt19937_64& random) {
    const auto& body = event.body;
    if (const auto* dealt = std::get_if<CardsDealt>(&body)) {
        return move(dealt->cards, m_bank, m_hands[dealt->player]);
    }
    if (const auto* paid = std::get_if<CardsPaid>(&body)) {
        return move(paid->cards, m_hands[paid->player], m_bank);
    }
    if (const auto* gold = std::get_if<GoldDealt>(&body)) {
        bool held = true;
        for (int i = 0; i < gold->count; ++i) {
            const Cards card = drawn(m_bank, random);
            m_unnamed[gold->player] += card;
            held = m_bank.total() > 0 && move(card, m_bank, m_hands[gold->player]) && held;
        }
        return held;
    }
    if (const auto* paid = std::get_if<FactoryPaid>(&body)) {
        bool held = true;
        for (int i = 0; i < paid->count; ++i) {
            Cards open;
            for (const Resource resource : kResources) {
                open[resource] = paid->options[resource] > 0 && m_bank[resource] > 0 ? 1 : 0;
            }
            const Cards card = drawn(open, random);
            m_unnamed[paid->player] += card;
            held = open.total() > 0 && move(card, m_bank, m_hands[paid->player]) && held;
        }
        return held;
    }
    if (const auto* discarded = std::get_if<CardsDiscarded>(&body)) {
        Cards& hand = m_hands[discarded->player];
        if (discarded->cards) {
            return move(*discarded->cards, hand, m_bank);
        }
        bool held = hand.total() >= discarded->count;
        for (int i = 0; i < discarded->count && held; ++i) {
            held = move(drawn(hand, random), hand, m_bank);
        }
        return held;
    }
    if (const auto* stolen = std::get_if<CardStolen>(&body)) {
        return m_hands[stolen->from].total() > 0 &&
               move(drawn(m_hands[stolen->from], random), m_hands[stolen->from], m_hands[stolen->to]);
    }
    if (const auto* returned = std::get_if<CardReturned>(&body)) {
        return m_hands[returned->player].total() > 0 &&
               move(drawn(m_hands[returned->player], random), m_hands[returned->player], m_bank);
    }
    if (const auto* named = std::get_if<CardsChosen>(&body)) {
        m_unnamed[named->player] -= named->cards;
        return !isNegative(m_unnamed[named->player]);
    }
    if (const auto* awaiting = std::get_if<Awaiting>(&body)) {
        // A card is put up for auction only if the bank has it.
        const auto* auction = std::get_if<Auction>(&*awaiting->pending);
        return auction == nullptr || !auction->resource || m_bank[*auction->resource] > 0;
    }
    if (const auto* bid = std::get_if<BidMade>(&body)) {
        return m_hands[bid->player].holds(bid->cards);
    }
    if (const auto* given = std::get_if<CardsGiven>(&body)) {
        return move(given->cards, m_hands[given->from], m_hands[given->to]);
    }
    if (const auto* collected = std::get_if<CardsCollected>(&body)) {
        const int held = m_hands[collected->from][collected->resource];
        return (!collected->count || *collected->count == held) &&
               move(Cards::one(collected->resource, held), m_hands[collected->from], m_hands[collected->to]);
    }
    if (const auto* taken = std::get_if<HandTaken>(&body)) {
        Cards& to = taken->to ? m_hands[*taken->to] : m_bank;
        DevelopmentCounts& cards = taken->to ? m_development[*taken->to] : m_deck;
        cards += m_development[taken->from];
        m_development[taken->from] = {};
        return move(Cards(m_hands[taken->from]), m_hands[taken->from], to);
    }
    if (const auto* card = std::get_if<CardDrawn>(&body)) {
        const auto which = drawn(m_deck, random);
        m_deck -= which;
        m_development[card->player] += which;
        return which.total() == 1;
    }
    if (const auto* played = std::get_if<CardPlayed>(&body)) {
        m_development[played->player][played->card] -= 1;
        return !isNegative(m_development[played->player]);
    }
    if (const auto* passed = std::get_if<DevelopmentGiven>(&body)) {
        bool held = m_development[passed->from].total() >= passed->count;
        for (int i = 0; i < passed->count && held; ++i) {
            const auto which = drawn(m_development[passed->from], random);
            m_development[passed->from] -= which;
            m_development[passed->to] += which;
        }
        return held;
    }
    return true;
}

std::optional<std::string> TrueCards::contradiction(const Position& position) const {
    for (const PlayerId player : position.seats()) {
        const Hand& known = position.hands[player];
        if (!known.mayHold(m_hands[player]) ||
            known.total.value_or(m_hands[player].total()) != m_hands[player].total()) {
            return "a hand is outside what is known of it: " + position.table->idOf(player);
        }
        const DevelopmentHand& hidden = position.development[player].hidden;
        if (!hidden.mayHold(m_development[player]) ||
            hidden.total.value_or(m_development[player].total()) != m_development[player].total()) {
            return "development cards are outside what is known of them: " + position.table->idOf(player);
        }
    }
    if (!position.bank.mayHold(m_bank)) {
        return "the bank is outside what is known of it";
    }
    if (!position.deck.mayHold(m_deck)) {
        return "the deck is outside what is known of it";
    }
    return std::nullopt;
}

}  // namespace engine::test
