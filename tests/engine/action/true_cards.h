// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <random>
#include <string>

#include "engine/action/event.h"

namespace engine::test {

/// What the desk does not see: which cards everybody really holds, in hand, in the bank and in the deck.
class TrueCards {
public:
    TrueCards(std::mt19937_64& random, const Cards& bank, const DevelopmentCounts& deck)
        : m_random(random), m_bank(bank), m_deck(deck) {}

    /// The game is played with this deck.
    void take(const DevelopmentCounts& deck) { m_deck = deck; }

    /// Whether these events can happen with the cards that there really are.
    [[nodiscard]] bool allows(const Position& position, const Events& events) const;
    /// The event happens; what nobody sees is drawn by chance. False when cards move that nobody has.
    [[nodiscard]] bool follow(const Position& before, const Event& event);
    /// Why what is known of the cards does not hold; empty when it does.
    [[nodiscard]] std::optional<std::string> contradiction(const Position& position) const;

private:
    bool move(const Cards& cards, Cards& from, Cards& to);
    Cards anyCard(const Cards& hand);
    DevelopmentCounts anyDevelopment(const DevelopmentCounts& cards);

    std::mt19937_64& m_random;
    PerPlayer<Cards> m_hands;
    Cards m_bank;
    PerPlayer<DevelopmentCounts> m_development;
    DevelopmentCounts m_deck;
};

}  // namespace engine::test
