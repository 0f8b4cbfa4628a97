// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/clauses/clause_id.h"
#include "engine/clauses/rulings.h"
#include "engine/dice_game/faces.h"
#include "engine/dice_game/sheet.h"
#include "engine/state/position.h"

namespace engine::dice_game {

/// Two to four play (WP-1).
inline constexpr std::size_t kLeastPlayers = 2;
inline constexpr std::size_t kMostPlayers = 4;
/// At most so many throws in a turn, with at most so many dice.
inline constexpr int kMostThrows = 3;
inline constexpr int kAllDice = 6;

/// What never changes during a game: the players in seat order, the sheet that all of them have, the rulings.
struct Table {
    std::vector<Player> players;
    Sheet sheet;
    Rulings rulings;
    /// Unknown top-level fields of the position file (JSON texts by name).
    std::map<std::string, std::string> extras;

    [[nodiscard]] std::optional<PlayerId> find(std::string_view playerId) const;
    [[nodiscard]] IdRange<PlayerId> seats() const { return ids<PlayerId>(players.size()); }
    [[nodiscard]] const std::string& idOf(PlayerId player) const { return players[index(player)].id; }
    [[nodiscard]] PlayerId next(PlayerId player) const { return PlayerId((index(player) + 1) % players.size()); }
};

/// The player still throws: so many throws are made, the dice lie like this. Before the first throw none lie there.
struct Throwing {
    int throws = 0;
    Faces faces;
    bool operator==(const Throwing&) const = default;
};
/// The player turns dice with jokers and builds; these dice are not spent yet.
struct Building {
    Faces faces;
    bool operator==(const Building&) const = default;
};
struct Ended {
    std::optional<PlayerId> winner;
    bool operator==(const Ended&) const = default;
};
using Phase = std::variant<Throwing, Building, Ended>;

struct Turn {
    int round = 1;
    PlayerId player{};
    /// With so many dice this turn is thrown.
    int dice = kAllDice;
    /// Something was built in this turn.
    bool hasBuilt = false;
    Phase phase;
    bool operator==(const Turn&) const = default;
};

/// One player's sheet as it is ticked.
struct SheetMarks {
    PerId<PlaceId, bool> built;
    /// Jokers struck out.
    PerId<JokerId, bool> struckOut;
    /// Points lost by turns in which nothing was built.
    int lostPoints = 0;
    bool operator==(const SheetMarks&) const = default;
};

/// Everything on the table at one moment. Made by newGame or read from a file; changed by evolve and nothing else.
struct Position {
    std::shared_ptr<const Table> table;
    PerPlayer<SheetMarks> marks;
    std::optional<PlayerId> longestRoadHolder;
    std::optional<PlayerId> largestArmyHolder;
    Turn turn;

    [[nodiscard]] const Sheet& sheet() const { return table->sheet; }
    [[nodiscard]] IdRange<PlayerId> seats() const { return table->seats(); }
    [[nodiscard]] bool isBuilt(PlayerId player, PlaceId place) const { return marks[player].built[place]; }
    [[nodiscard]] bool isOver() const { return std::holds_alternative<Ended>(turn.phase); }
    /// The dice that lie there to be kept, turned or spent.
    [[nodiscard]] Faces faces() const;
    /// Same table (the very object) and same state.
    bool operator==(const Position&) const = default;
};

/// The start of a game: nothing is ticked but what the sheet gives; the first player has the first turn (WP-2).
[[nodiscard]] Position newGame(std::shared_ptr<const Table> table);

/// The dice of the turn after one with so many (WP-2).
[[nodiscard]] constexpr int diceAfter(int dice) {
    return dice < kAllDice ? dice + 1 : kAllDice;
}

/// Something that stands although a clause forbids it: a place ticked before what it needs (WP-4), a joker struck out
/// without its knights (WP-5, WP-6).
struct Irregularity {
    ClauseId clause{};
    PlayerId player{};
    SheetPart at;
    bool operator==(const Irregularity&) const = default;
};
[[nodiscard]] std::vector<Irregularity> irregularities(const Position& position);

}  // namespace engine::dice_game
