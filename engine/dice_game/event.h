// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/action/dice.h"
#include "engine/clauses/clause_id.h"
#include "engine/clauses/ruling_id.h"
#include "engine/dice_game/position.h"
#include "engine/fields.h"

namespace engine::dice_game {

// What is seen in the dice game, or must be remembered. evolve applies these and knows no rules.

/// A turn with so many dice begins; nothing lies on the table.
struct TurnStarted {
    PlayerId player{};
    int round = 1;
    int dice = kAllDice;
    static constexpr std::string_view kName = "turn-started";
    static void fields(auto& self, auto&& visit) {
        visit("player", self.player);
        visit("round", self.round);
        visit("dice_count", self.dice);
    }
    bool operator==(const TurnStarted&) const = default;
};

/// These dice stayed, those were thrown.
struct DiceThrown {
    PlayerId player{};
    Faces kept;
    Dice dice;
    static constexpr std::string_view kName = "dice-thrown";
    ADJ_FIELDS(player, kept, dice);
    bool operator==(const DiceThrown&) const = default;
};

/// No more throws in this turn.
struct ThrowingEnded {
    PlayerId player{};
    static constexpr std::string_view kName = "throwing-ended";
    ADJ_FIELDS(player);
    bool operator==(const ThrowingEnded&) const = default;
};

/// One die now shows something else.
struct DieTurned {
    PlayerId player{};
    Face from{};
    Face to{};
    static constexpr std::string_view kName = "die-turned";
    ADJ_FIELDS(player, from, to);
    bool operator==(const DieTurned&) const = default;
};

struct JokerStruckOut {
    PlayerId player{};
    JokerId at{};
    static constexpr std::string_view kName = "joker-struck-out";
    ADJ_FIELDS(player, at);
    bool operator==(const JokerStruckOut&) const = default;
};

/// A joker was struck out by mistake and counts again.
struct JokerFreed {
    PlayerId player{};
    JokerId at{};
    static constexpr std::string_view kName = "joker-freed";
    ADJ_FIELDS(player, at);
    bool operator==(const JokerFreed&) const = default;
};

/// These dice have paid and are laid aside.
struct DiceSpent {
    PlayerId player{};
    Faces faces;
    static constexpr std::string_view kName = "dice-spent";
    ADJ_FIELDS(player, faces);
    bool operator==(const DiceSpent&) const = default;
};

/// The dice lie like this, as was noticed late.
struct DiceSet {
    Faces faces;
    static constexpr std::string_view kName = "dice-set";
    ADJ_FIELDS(faces);
    bool operator==(const DiceSet&) const = default;
};

/// A road, site or knight is ticked.
struct PlaceBuilt {
    PlayerId player{};
    PlaceId at{};
    static constexpr std::string_view kName = "place-built";
    ADJ_FIELDS(player, at);
    bool operator==(const PlaceBuilt&) const = default;
};

/// A road, site or knight that was ticked by mistake is erased.
struct PlaceErased {
    PlayerId player{};
    PlaceId at{};
    static constexpr std::string_view kName = "place-erased";
    ADJ_FIELDS(player, at);
    bool operator==(const PlaceErased&) const = default;
};

/// The match of the longest road lies with another player, or with nobody; length is that player's line.
struct LongestRoadMoved {
    std::optional<PlayerId> holder;
    int length = 0;
    static constexpr std::string_view kName = "longest-road-moved";
    ADJ_FIELDS(holder, length);
    bool operator==(const LongestRoadMoved&) const = default;
};

struct LargestArmyMoved {
    std::optional<PlayerId> holder;
    int knights = 0;
    static constexpr std::string_view kName = "largest-army-moved";
    ADJ_FIELDS(holder, knights);
    bool operator==(const LargestArmyMoved&) const = default;
};

/// Points lost by a turn in which nothing was built; only on sheets that say so.
struct PointsLost {
    PlayerId player{};
    int points = 0;
    static constexpr std::string_view kName = "points-lost";
    ADJ_FIELDS(player, points);
    bool operator==(const PointsLost&) const = default;
};

struct Ruled {
    std::string reason;
    std::optional<PlayerId> player;
    static constexpr std::string_view kName = "ruled";
    ADJ_FIELDS(reason, player);
    bool operator==(const Ruled&) const = default;
};

/// Without a winner: nobody is ahead alone, or the referee named nobody.
struct GameEnded {
    std::optional<PlayerId> winner;
    std::string reason;
    PerPlayer<int> points;
    static constexpr std::string_view kName = "game-ended";
    ADJ_FIELDS(winner, reason, points);
    bool operator==(const GameEnded&) const = default;
};

using EventBody =
    std::variant<TurnStarted, DiceThrown, ThrowingEnded, DieTurned, JokerStruckOut, JokerFreed, DiceSpent, DiceSet,
                 PlaceBuilt, PlaceErased, LongestRoadMoved, LargestArmyMoved, PointsLost, Ruled, GameEnded>;

/// An event with the clauses and rulings that produced it.
struct Event {
    EventBody body;
    std::vector<ClauseId> clauses;
    std::vector<RulingChoice> rulings;
    bool operator==(const Event&) const = default;
};

using Events = std::vector<Event>;

/// The written name of an event (`place-built`).
[[nodiscard]] std::string_view nameOf(const Event& event);

}  // namespace engine::dice_game
