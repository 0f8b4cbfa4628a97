// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <random>
#include <string>
#include <vector>

#include "engine/action/decide.h"
#include "engine/action/legal_actions.h"
#include "engine/state/position.h"
#include "tests/support/true_cards.h"

namespace engine::test {

/// Ends the test: what is wrong, with which act, in which position.
[[noreturn]] void failAt(const Position& now, const std::string& what, const Action* action = nullptr);

/// An act with its dice, and what it brings about.
struct Played {
    Action action;
    Decision decision;
};

/// Restless players try everything; eager ones build, take over and conquer where they can, and reach the end sooner.
enum class Manner { Restless, Eager };

/// Plays all seats at random, and knows what the desk does not: which cards everybody really holds. What is listed must
/// be allowed; nothing is paid that is not there. The same seed plays the same game.
class RandomPlayer {
public:
    /// What is known of the cards at the start must be exact.
    RandomPlayer(Position start, unsigned seed, Manner manner);

    [[nodiscard]] const Position& now() const { return m_now; }
    [[nodiscard]] bool ended() const { return m_now.turn.phase == Phase::Ended; }
    [[nodiscard]] const TrueCards& cards() const { return m_cards; }
    [[nodiscard]] std::mt19937_64& random() { return m_random; }
    /// From 0 to count - 1.
    [[nodiscard]] std::size_t below(std::size_t count) { return count == 0 ? 0 : m_random() % count; }

    /// The act with the dice that it asks for, where it may be thrown for.
    [[nodiscard]] Action withDice(Action action);
    /// Decides an act that is listed, with dice for which the cards suffice; empty when somebody would have to pay what
    /// he does not hold. Refused, it fails the test.
    [[nodiscard]] std::optional<Played> tried(const Action& listed);
    /// The same for one act of a family; empty also when it is refused as a sample may be.
    [[nodiscard]] std::optional<Played> tried(const ActFamily& family);

    /// Makes one of the acts on offer: `legal` is what is allowed now.
    Played play(const LegalActs& legal);

private:
    [[nodiscard]] std::optional<Action> naming() const;
    [[nodiscard]] double weightOf(const Action& action) const;
    void make(const Played& played);

    Position m_now;
    TrueCards m_cards;
    std::mt19937_64 m_random;
    Manner m_manner;
};

/// A game of eager players, until it ends or that many acts are made.
[[nodiscard]] std::vector<Played> playedOut(Position start, unsigned seed, int most);

}  // namespace engine::test
