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

#include "engine/board/owned_per_id.h"
#include "engine/board/shared_per_id.h"
#include "engine/board/topology.h"
#include "engine/state/hand.h"
#include "engine/state/landmarks.h"
#include "engine/state/lazy.h"
#include "engine/state/marks.h"
#include "engine/state/pending.h"
#include "engine/state/pieces.h"
#include "engine/state/rules.h"
#include "engine/state/table_versions.h"
#include "engine/state/terrain.h"

namespace engine {

struct Player {
    std::string id;
    std::string name;
    std::string colour;
    bool operator==(const Player&) const = default;
};

/// What no act changes during a game: the lattice, the players in seat order, the rules in force. A correction of the
/// set-up makes another table with other tiles.
struct Table {
    Topology topology;
    std::vector<Player> players;
    Rules rules;
    /// Prices, numbers and rulings that the set-up gave, for writing the set-up back.
    std::map<std::string, int> givenNumbers;
    std::map<std::string, Cards> givenPrices;
    /// Unknown top-level fields of the set-up (JSON texts by name).
    std::map<std::string, std::string> extras;
    /// The board as it was set up, corrections included; removed hexes are sea. The landmarks are made of it when
    /// somebody asks for them.
    std::vector<Tile> tiles;
    Lazy<Landmarks> madeLandmarks;
    TableVersions versions;

    [[nodiscard]] const Landmarks& landmarks() const {
        return madeLandmarks.get([this] { return Landmarks(topology, tiles); });
    }
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

/// As who looks for the hex sees it; a hex off the board is sea.
[[nodiscard]] inline Tile tileOf(const HexState& hex) {
    return {hex.removed ? Terrain::Sea : hex.terrain, hex.number};
}

/// Special: the building phase of the others after a turn (B-15). Fictional: the turn of a fictional player (SW-8).
enum class Phase : std::uint8_t { Found, Roll, Build, Move, Combat, Special, Fictional, Ended };
[[nodiscard]] std::string_view toText(Phase phase);
[[nodiscard]] std::optional<Phase> phaseFromText(std::string_view text);

struct Turn {
    int round = 1;
    PlayerId player{};
    Phase phase = Phase::Build;
    Pending pending;
    std::optional<PlayerId> winner;
    bool operator==(const Turn&) const = default;
};

/// Development cards of one player: what is known of the hidden ones, and those played. Cards that left the game are
/// not among the played ones.
struct DevelopmentCards {
    DevelopmentHand hidden;
    DevelopmentCounts played;
    bool operator==(const DevelopmentCards&) const = default;
};

/// Everything on the table at one moment. Made by toPosition, changed by evolve and by nothing else. What lies on the
/// board is shared between copies, since an act changes a place or two of it.
struct Position {
    std::shared_ptr<const Table> table;
    SharedPerHex<HexState> hexes;
    std::vector<Harbour> harbours;
    OwnedPerCorner<Building> buildings;
    OwnedPerSide<Route> routes;
    std::vector<Bridge> bridges;
    OwnedPerCorner<Army> armies;
    OwnedPerCorner<PlayerId> nukes;
    std::optional<HexId> robber;
    std::optional<HexId> pirate;
    /// Whose pirate ship it is (Explorers & Pirates); empty: the pirate is nobody's.
    std::optional<PlayerId> pirateOwner;
    std::optional<PlayerId> longestRoadHolder;
    std::optional<PlayerId> largestArmyHolder;
    /// The cards for second place (CC-10).
    std::optional<PlayerId> secondRoadHolder;
    std::optional<PlayerId> secondArmyHolder;
    Turn turn;
    Marks marks;
    PerPlayer<Hand> hands;
    Hand bank;
    PerPlayer<DevelopmentCards> development;
    DevelopmentHand deck;
    PerPlayer<int> extraPoints;

    [[nodiscard]] const Topology& topology() const { return table->topology; }
    [[nodiscard]] const Rules& rules() const { return table->rules; }
    /// The option of a ruling at this table.
    [[nodiscard]] RulingChoice choice(RulingId id) const { return rules().rulings.choice(id); }
    [[nodiscard]] IdRange<PlayerId> seats() const { return table->seats(); }
    /// Whether a clause is in force: by the rules of the table, unless voted in, voted out or repealed since (CC-2,
    /// CC-4).
    [[nodiscard]] bool inForce(ClauseId clause) const {
        return marks.adopted.empty() && marks.suspended.empty() ? rules().has(clause) : inForceByVotes(clause);
    }
    [[nodiscard]] bool inForceByVotes(ClauseId clause) const;
    /// A number of the rules; the base game's where the clause that set it is no longer in force.
    [[nodiscard]] int number(Number which) const;
    [[nodiscard]] bool isOut(PlayerId player) const { return marks.out[player]; }
    [[nodiscard]] std::optional<PlayerId> ownerAt(CornerId corner) const {
        return buildings[corner] ? std::optional(buildings[corner]->owner) : std::nullopt;
    }
    /// Same table (the very object) and same state.
    bool operator==(const Position&) const = default;
};

}  // namespace engine
