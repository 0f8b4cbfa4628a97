// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "engine/action/decide.h"
#include "engine/state/position.h"

namespace engine::test {

/// The Monopolists' map before the first founding, four or five players at it; hands are empty, bank and deck whole.
[[nodiscard]] Position monopolistsStart(std::size_t players);

/// Plays a game of the Monopolists by itself, with a leaning towards points, and knows what the desk does not: which
/// cards everybody really holds. Nothing is paid that is not there. The same seed plays the same game.
class PlayOut {
public:
    /// Hands and bank of the start must be known exactly.
    PlayOut(Position start, unsigned seed);

    /// Makes one act; false when nothing can be done.
    bool step();
    /// Plays until the game ends or so many acts are made.
    void play(int most);

    [[nodiscard]] bool ended() const { return m_now.turn.phase == Phase::Ended; }
    [[nodiscard]] const Position& now() const { return m_now; }
    [[nodiscard]] const std::vector<Action>& actions() const { return m_actions; }
    [[nodiscard]] const Events& events() const { return m_events; }
    /// How often acts and events occurred, by name.
    [[nodiscard]] const std::map<std::string, int>& seen() const { return m_seen; }
    /// Every hand and the bank are within what the desk knows of them.
    [[nodiscard]] bool knowledgeHolds() const;

private:
    std::size_t below(std::size_t count) { return count == 0 ? 0 : m_random() % count; }
    [[nodiscard]] std::vector<Action> offers() const;
    [[nodiscard]] Action withDice(Action action);
    [[nodiscard]] bool canReallyPay(const Events& events) const;
    void take(const Action& action);
    void follow(const Event& event);
    void move(const Cards& cards, Cards& from, Cards& to) const;
    [[nodiscard]] Cards anyCard(const Cards& among);

    std::mt19937_64 m_random;
    Position m_now;
    PerPlayer<Cards> m_truth;
    Cards m_bank;
    /// Cards just taken unseen that their player will name.
    std::vector<Action> m_toName;
    std::vector<Action> m_actions;
    Events m_events;
    std::map<std::string, int> m_seen;
};

}  // namespace engine::test
