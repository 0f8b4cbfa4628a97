// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/action/action.h"
#include "engine/state/position.h"
#include "ui/board/hex_layout.h"
#include "ui/board/wanted.h"
#include "ui/theme/icons.h"

namespace ui {

/// What a person chooses to do before saying where: one button and one key each.
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
    Referee   ///< Leaving, time and ends: nobody's turn.
};

/// The panel that guides through an act, besides the board and the strip.
enum class Guide { None, Questions, Trade, Discards, Votes, Referee, Facts, Bids };

/// One row of the table of acts: everything that is known of an act before a place or an answer is given.
struct ActInfo {
    Act act{};
    Icon icon{};
    Qt::Key key{};
    /// English; the button shows its translation (context ui::Acts).
    const char* word = nullptr;
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
    /// The panel while it is being said.
    Guide guide = Guide::None;
    std::optional<engine::Item> price = std::nullopt;
    /// With Shift.
    bool shift = false;
    /// Has a button in the act bar; others come by themselves or from a menu.
    bool inBar = true;
};

/// All acts in the order of the act bar.
[[nodiscard]] std::span<const ActInfo> allActs();
[[nodiscard]] const ActInfo& infoOf(Act act);
/// The word on the button.
[[nodiscard]] QString wordOf(Act act);
/// The same, said more closely where the position tells what is chosen: cards, a harbour.
[[nodiscard]] QString wordOf(Act act, const engine::Position& position);

/// Its key as printed on the button.
[[nodiscard]] QString keyOf(Act act);
/// Whether the act has a button in the bar now; the others are reached by their key or the menu.
[[nodiscard]] bool hasButton(Act act, const engine::Position& position);

/// The places that a person points at, in order, to say this action.
[[nodiscard]] std::vector<engine::Place> placesOf(const engine::Action& action);
/// Which places the next step of the act wants, after so many.
[[nodiscard]] inline Wanted wantedFor(Act act, std::size_t chosen) {
    return chosen == 0 ? infoOf(act).first : infoOf(act).later;
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

/// From names on the screen to places of the table's board and back.
[[nodiscard]] std::optional<engine::Place> placeOf(const engine::Topology& topology, const PlaceName& name);
[[nodiscard]] PlaceName nameOf(const engine::Topology& topology, const engine::Place& place);
/// `2,0:NE` as typed and shown.
[[nodiscard]] QString textOf(const PlaceName& name);
/// A typed name; empty when it is none. A name such as `0,0:NE` can mean a corner or a side: `wanted` says which.
[[nodiscard]] std::optional<PlaceName> placeFromText(const QString& text, Wanted wanted);

}  // namespace ui
