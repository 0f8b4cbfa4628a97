// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <random>
#include <string>

#include "engine/action/event.h"
#include "engine/state/position.h"

namespace engine::test {

/// What the desk does not see: which cards everybody really holds, in hand, in the bank and in the deck.
class TrueCards {
public:
    /// The cards of a start; what the desk knows of them must be exact.
    explicit TrueCards(const Position& start);

    /// Whether these events can happen with the cards that there really are.
    [[nodiscard]] bool allows(const Events& events) const;
    /// The event happens; what nobody sees is drawn by chance. False when cards move that nobody has.
    [[nodiscard]] bool follow(const Event& event, std::mt19937_64& random);
    /// Why what is known of the cards does not hold; empty when it does.
    [[nodiscard]] std::optional<std::string> contradiction(const Position& position) const;

    [[nodiscard]] const Cards& handOf(PlayerId player) const { return m_hands[player]; }
    /// What just came into the hand unseen, to be named by its player (gold fields, factories).
    [[nodiscard]] const Cards& unnamedOf(PlayerId player) const { return m_unnamed[player]; }
    /// Nobody names any more what came unseen.
    void leaveUnnamed() { m_unnamed = {}; }

private:
    bool move(const Cards& cards, Cards& from, Cards& to);

    PerPlayer<Cards> m_hands;
    PerPlayer<Cards> m_unnamed;
    Cards m_bank;
    PerPlayer<DevelopmentCounts> m_development;
    DevelopmentCounts m_deck;
};

}  // namespace engine::test
