// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/action/decide.h"
#include "engine/action/evolve.h"
#include "engine/state/position.h"

namespace engine {

/// A refusal, ready to return from a judge.
[[nodiscard]] tl::unexpected<Refusal> refuse(ClauseId clause, Why why, Places at = {},
                                             std::optional<RulingChoice> ruling = std::nullopt);

/// The place of a piece, as a refusal names it.
[[nodiscard]] Places placesOf(const Site& at);

/// No hand that the player may hold pays this price.
[[nodiscard]] Refusal cannotPay(PlayerId player, const Cards& price, ClauseId clause,
                                std::optional<RulingChoice> ruling = std::nullopt);
/// What a hand that cannot pay this price lacks of it.
[[nodiscard]] Shortage shortageOf(const Hand& hand, const Cards& price);

/// Whether some hand that the player may hold pays this price.
[[nodiscard]] bool canPay(const Position& position, PlayerId player, const Cards& price);

/// Gathers the events of a decision. The position that they lead to is made when somebody asks for it: to know that an
/// act is allowed costs no position.
class Deciding {
public:
    explicit Deciding(const Position& position) : m_before(&position) {}

    /// A building on this corner was removed by the events so far.
    [[nodiscard]] bool fellAt(CornerId corner) const;
    /// The position that the act was judged on; it must outlive this.
    [[nodiscard]] const Position& before() const { return *m_before; }
    [[nodiscard]] const Events& events() const { return m_decision.events; }
    /// Of which kinds the events so far are.
    [[nodiscard]] const EventKinds& kinds() const { return m_kinds; }
    /// The position after the events so far; an event added later may leave it behind.
    [[nodiscard]] const Position& now() const;
    /// As now(), for whoever asks for nothing but pieces other than armies, special cards, points, who is in the game,
    /// which clauses are in force and catastrophes: while the events so far leave all that alone it is the position
    /// before, and none need be made.
    [[nodiscard]] const Position& standingNow() const { return m_kinds.within(kCourse) ? *m_before : now(); }
    /// The turn after the events so far; none where it is still the one before.
    [[nodiscard]] std::optional<Turn> turnMoved() const;
    [[nodiscard]] Turn turnNow() const { return turnMoved().value_or(m_before->turn); }
    void add(EventBody body, Clauses clauses, RulingChoices rulings = {});
    void trust(const Trust& trust) { m_decision.trusted.push_back(trust); }

    /// Takes the price out of the player's hand: refused when no possible hand holds it, on trust when none is known
    /// to.
    [[nodiscard]] std::optional<Refusal> pay(PlayerId player, const Cards& price, ClauseId clause,
                                             const RulingChoices& rulings = {});

    /// Nobody is asked whether somebody has won: for what would happen, outside a turn.
    void leaveOutVictory() { m_victory = false; }
    /// The decision, with what follows from it (consequences.h): cards that change hands, and whether somebody has won.
    [[nodiscard]] Decision concluded() &&;

private:
    const Position* m_before;
    /// The position after the events so far, once it was asked for.
    mutable std::unique_ptr<Position> m_now;
    Decision m_decision;
    /// Those that change nothing, and those too that change only what standingNow leaves out.
    static constexpr EventKinds kNothing = EventKinds::of<DiceThrown, Ruled>();
    static constexpr EventKinds kCourse = kNothing | EventKinds::of(static_cast<const CourseEvent*>(nullptr));
    EventKinds m_kinds;
    bool m_victory = true;
};

/// What a judge of one kind of act answers: what the act itself brings about, or why it is not allowed.
using Judgement = Expected<Deciding, Refusal>;

}  // namespace engine
