// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/action/dice.h"
#include "engine/clauses/clause_id.h"
#include "engine/dice_game/position.h"
#include "engine/fields.h"

namespace engine::dice_game {

// What people do in the dice game (docs/dice-game.md). Fields are listed once, as in engine/action/action.h.

/// One of up to three throws of a turn: the dice of `keep` stay, all others are thrown. Without dice the table throws
/// virtual ones.
struct Throw {
    PlayerId by{};
    Faces keep;
    Dice dice;
    std::optional<std::string> word;
    static constexpr std::string_view kName = "throw";
    ADJ_FIELDS(by, keep, dice, word);
    bool operator==(const Throw&) const = default;
};

/// A resource joker turns one die (WP-5). A joker of one resource needs no `to`.
struct UseJoker {
    PlayerId by{};
    JokerId at{};
    Face from{};
    std::optional<Resource> to;
    static constexpr std::string_view kName = "joker";
    ADJ_FIELDS(by, at, from, to);
    bool operator==(const UseJoker&) const = default;
};

/// A place of the sheet is built. `piece` may be said beside the place; `pay` are the dice spent, else those that leave
/// the most gold.
struct Build {
    PlayerId by{};
    std::optional<Piece> piece;
    PlaceId at{};
    Faces pay;
    static constexpr std::string_view kName = "build";
    ADJ_FIELDS(by, piece, at, pay);
    bool operator==(const Build&) const = default;
};

struct EndTurn {
    PlayerId by{};
    static constexpr std::string_view kName = "end-turn";
    ADJ_FIELDS(by);
    bool operator==(const EndTurn&) const = default;
};

/// The referee decides a point: a reason, the clause it rests on, the player it is about. No sheet changes.
struct Rule {
    std::string reason;
    std::optional<ClauseId> clause;
    std::optional<PlayerId> player;
    static constexpr std::string_view kName = "rule";
    ADJ_FIELDS(reason, clause, player);
    bool operator==(const Rule&) const = default;
};

/// Ticks of one player's sheet.
struct Ticks {
    PlayerId player{};
    std::vector<PlaceId> built;
    std::vector<JokerId> jokers;
    bool operator==(const Ticks&) const = default;
};

/// What was noticed late is entered: `set` is ticked or struck out, `remove` is erased, the dice lie as in `faces`,
/// the cards are with these players, it is this player's turn. No rule is asked, only that the sheets can be so.
struct Adjust {
    std::string reason;
    std::vector<Ticks> set;
    std::vector<Ticks> remove;
    Faces faces;
    std::optional<PlayerId> longestRoad;
    std::optional<PlayerId> largestArmy;
    std::optional<PlayerId> turn;
    static constexpr std::string_view kName = "adjust";
    static void fields(auto& self, auto&& visit) {
        visit("reason", self.reason);
        visit("set", self.set);
        visit("remove", self.remove);
        visit("faces", self.faces);
        visit("longest_road_holder", self.longestRoad);
        visit("largest_army_holder", self.largestArmy);
        visit("turn", self.turn);
    }
    bool operator==(const Adjust&) const = default;
};

/// The game ends otherwise than by points.
struct EndGame {
    std::optional<PlayerId> winner;
    std::string reason;
    static constexpr std::string_view kName = "end-game";
    ADJ_FIELDS(winner, reason);
    bool operator==(const EndGame&) const = default;
};

using Action = std::variant<Throw, UseJoker, Build, EndTurn, Rule, Adjust, EndGame>;

/// The written name of an action (`end-turn`).
[[nodiscard]] std::string_view nameOf(const Action& action);
/// Who acts; empty for acts of the referee.
[[nodiscard]] std::optional<PlayerId> actorOf(const Action& action);
/// The dice that an action carries, to be filled in by the table; null for actions without dice.
[[nodiscard]] const Dice* diceOf(const Action& action);
[[nodiscard]] Dice* diceOf(Action& action);

}  // namespace engine::dice_game
