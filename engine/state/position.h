// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/board/topology.h"
#include "engine/state/hand.h"
#include "engine/state/pieces.h"
#include "engine/state/rules.h"
#include "engine/state/terrain.h"

namespace engine {

struct Player {
    std::string id;
    std::string name;
    std::string colour;
    bool operator==(const Player&) const = default;
};

/// What never changes during a game: the lattice, the players in seat order, the rules in force.
struct Table {
    Topology topology;
    std::vector<Player> players;
    Rules rules;
    /// Prices, numbers and rulings that the set-up gave, for writing the set-up back.
    std::map<std::string, int> givenNumbers;
    std::map<std::string, Cards> givenPrices;
    /// Unknown top-level fields of the set-up (JSON texts by name).
    std::map<std::string, std::string> extras;

    [[nodiscard]] std::optional<PlayerId> find(std::string_view playerId) const;
    [[nodiscard]] IdRange<PlayerId> seats() const { return ids<PlayerId>(players.size()); }
    [[nodiscard]] const std::string& idOf(PlayerId player) const { return players[index(player)].id; }
    [[nodiscard]] PlayerId next(PlayerId player) const { return PlayerId((index(player) + 1) % players.size()); }
};

struct HexState {
    /// Empty on a face-down hex whose terrain nobody knows.
    std::optional<Terrain> terrain;
    std::optional<int> number;
    /// Turned over by a nuclear weapon (SA-N3): yields nothing.
    bool faceDown = false;
    /// Taken off the board (SW-2).
    bool removed = false;
    std::string continent;

    /// A hex of the island that pieces may stand at.
    [[nodiscard]] bool isLand() const { return !removed && (!terrain || engine::isLand(*terrain)); }
    bool operator==(const HexState&) const = default;
};

enum class Phase : std::uint8_t { Found, Roll, Build, Move, Combat, Ended };
[[nodiscard]] std::string_view toText(Phase phase);
[[nodiscard]] std::optional<Phase> phaseFromText(std::string_view text);

/// After a 7 (B-8): so many cards are due from each player, then the robber moves.
struct RobberDue {
    PerPlayer<int> discards;
    bool operator==(const RobberDue&) const = default;
};

/// A combat under way (SA-K8).
struct Fight {
    PlayerId attacker{};
    PlayerId defender{};
    std::vector<CornerId> from;
    CornerId at{};
    std::vector<CornerId> allies;
    /// It began against an army: the building on the crossing comes when that army and its allies are gone (SA-K2).
    bool againstArmy = false;
    int rounds = 0;
    bool operator==(const Fight&) const = default;
};

/// A settlement was destroyed: the attacker conquers its crossing or declines (SA-K11).
struct ConquestDue {
    PlayerId by{};
    PlayerId loser{};
    CornerId at{};
    bool operator==(const ConquestDue&) const = default;
};

/// What must be settled before anything else goes on.
using Pending = std::variant<std::monostate, RobberDue, Fight, ConquestDue>;

struct Turn {
    int round = 1;
    PlayerId player{};
    Phase phase = Phase::Build;
    Pending pending;
    std::optional<PlayerId> winner;
    bool operator==(const Turn&) const = default;
};

/// What the rules must remember; the marks of a turn are cleared by `turn-started`.
struct Marks {
    /// Foundings made so far, by all players (B-3).
    int founded = 0;
    /// Has bought the nuclear weapon of the game (SA-N1).
    PerPlayer<bool> nukeBought;
    /// Steps that the army on a corner has made this turn (SA-6); sorted by corner.
    std::vector<std::pair<CornerId, int>> stepsUsed;
    /// Armies that may attack no more in this phase (SA-K10); sorted.
    std::vector<CornerId> attackSpent;
    /// A combat was fought in this phase (R-MULTI).
    bool fought = false;

    [[nodiscard]] int stepsAt(CornerId corner) const;
    void setSteps(CornerId corner, int steps);
    [[nodiscard]] bool isSpent(CornerId corner) const;
    void setSpent(CornerId corner, bool spent);
    bool operator==(const Marks&) const = default;
};

/// Development cards of one player, as far as they are seen.
struct DevelopmentCards {
    std::optional<int> hidden;
    std::map<std::string, int> played;
    bool operator==(const DevelopmentCards&) const = default;
};

/// Everything on the table at one moment. Made by toPosition, changed by evolve and by nothing else.
struct Position {
    std::shared_ptr<const Table> table;
    PerHex<HexState> hexes;
    std::vector<Harbour> harbours;
    PerCorner<std::optional<Building>> buildings;
    PerSide<std::optional<Route>> routes;
    std::vector<Bridge> bridges;
    PerCorner<std::optional<Army>> armies;
    PerCorner<std::optional<PlayerId>> nukes;
    std::optional<HexId> robber;
    std::optional<HexId> pirate;
    std::optional<PlayerId> longestRoadHolder;
    std::optional<PlayerId> largestArmyHolder;
    Turn turn;
    Marks marks;
    PerPlayer<Hand> hands;
    Hand bank;
    PerPlayer<DevelopmentCards> development;
    PerPlayer<int> extraPoints;

    [[nodiscard]] const Topology& topology() const { return table->topology; }
    [[nodiscard]] const Rules& rules() const { return table->rules; }
    [[nodiscard]] IdRange<PlayerId> seats() const { return table->seats(); }
    /// Same table (the very object) and same state.
    bool operator==(const Position&) const = default;
};

}  // namespace engine
