// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/action/action.h"
#include "engine/state/position.h"

namespace adjudicator::saying {

/// What a person chooses to do before saying where.
enum class Act {
    Found,
    Road,
    Ship,
    Bridge,
    Settlement,
    City,
    Great,  ///< A capital or a factory.
    Infantry,
    Cavalry,
    Artillery,
    Train,
    BuyNuke,
    Wall,
    Trade,
    Card,  ///< Buying, playing or drawing one.
    TakeOver,
    MoveShip,
    Choose,  ///< Naming cards taken unseen, or a harbour.
    Boycott,
    Vote,
    Move,
    Attack,
    FightRobber,
    Fire,
    Robber,
    Stop,
    Capitulate,
    Due,      ///< Whatever else waits to be settled.
    Discard,  ///< Cards given up.
    Referee   ///< Leaving, time and ends: nobody's turn. Behind it come the acts of guests, in their order.
};

/// Which places a step wants; Any: whatever is nearest.
enum class Wanted { Any, Corner, Side, Hex };

/// One row of the table of acts: everything that is known of an act before a place or an answer is given.
struct ActSaying {
    Act act{};
    /// Whether the table's documents and phase have the act at all (it may still have no legal place).
    bool (*belongs)(const engine::Position&) = nullptr;
    /// Whether this action is one of the act.
    bool (*is)(const engine::Action&) = nullptr;
    /// Which places its first and its later steps want.
    Wanted first = Wanted::Corner;
    Wanted later = Wanted::Corner;
    /// The action that pointing at these places would mean; null: it has none before questions are answered.
    std::optional<engine::Action> (*meant)(const engine::Position&, std::span<const engine::Place>) = nullptr;
    /// What the rules say of it; null: nothing before it is said.
    engine::ClauseId (*clause)(const engine::Position&) = nullptr;
    std::optional<engine::Item> price = std::nullopt;
    /// Who and what come before where.
    bool asksFirst = false;
    /// Families of acts are answered too; else they have a way of their own: an army is split, a trade counted.
    bool families = true;
};

/// All acts, in the order of Act; the acts of guests last.
[[nodiscard]] std::span<const ActSaying> allSayings();
[[nodiscard]] inline const ActSaying& sayingOf(Act act) {
    return allSayings()[static_cast<std::size_t>(act)];
}

/// The guest's act that it is, by its name in files; empty: one of the program's own.
[[nodiscard]] std::string guestActOf(Act act);

/// The places that a person points at, in order, to say this action.
[[nodiscard]] std::vector<engine::Place> placesOf(const engine::Action& action);
/// Which places the next step of the act wants, after so many.
[[nodiscard]] inline Wanted wantedFor(Act act, std::size_t chosen) {
    return chosen == 0 ? sayingOf(act).first : sayingOf(act).later;
}
/// The action that pointing at these places would mean, legal or not; empty as long as places are missing or of the
/// wrong kind. An act that needs no place means its plainest action.
[[nodiscard]] std::optional<engine::Action> actionFor(Act act, const engine::Position& position,
                                                      std::span<const engine::Place> places);

/// Who now names an offer that the others must not see before theirs (R-SW-BID: all at the same time); empty when no
/// offers are taken like that.
[[nodiscard]] std::vector<engine::PlayerId> blindBidders(const engine::Position& position);

/// Whether the referee may still say how many cards each player hands over: a monopoly of hands that nobody knows.
[[nodiscard]] bool countsCards(const engine::Position& position, const engine::Action& action);

}  // namespace adjudicator::saying
