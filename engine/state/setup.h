// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/coordinates.h"
#include "engine/state/hand.h"
#include "engine/state/marks.h"
#include "engine/state/pending.h"
#include "engine/state/pieces.h"
#include "engine/state/terrain.h"

namespace engine {

/// Anything that can be written down about a table (DESIGN, idea 1): a file, a photo's reading, the editor's board.
/// Places are names that need not exist, players are ids that need not be known. Only toPosition judges it.
struct HexSetup {
    Hex hex;
    std::optional<Terrain> terrain;
    std::optional<int> number;
    bool faceDown = false;
    bool removed = false;
    std::string continent;
    bool operator==(const HexSetup&) const = default;
};

struct HarbourSetup {
    Side side;
    std::optional<Resource> trade;
    bool faceDown = false;
    bool operator==(const HarbourSetup&) const = default;
};

/// A player by id (`red`); name and colour (`#c0392b`) may be empty.
struct PlayerSetup {
    std::string id;
    std::string name;
    std::string colour;
    bool operator==(const PlayerSetup&) const = default;
};

struct BuildingSetup {
    Corner at;
    BuildingKind kind = BuildingKind::Settlement;
    std::string owner;
    int walls = 0;
    bool upsideDown = false;
    bool operator==(const BuildingSetup&) const = default;
};

struct RouteSetup {
    Side at;
    RouteKind kind = RouteKind::Road;
    std::string owner;
    bool operator==(const RouteSetup&) const = default;
};

struct BridgeSetup {
    Hex hex;
    CornerDirection from = CornerDirection::N;
    CornerDirection to = CornerDirection::S;
    std::string owner;
    bool operator==(const BridgeSetup&) const = default;
};

struct ArmySetup {
    Corner at;
    std::string owner;
    Units units;
    bool operator==(const ArmySetup&) const = default;
};

struct NukeSetup {
    Corner at;
    std::string owner;
    bool operator==(const NukeSetup&) const = default;
};

/// What is known of one player's cards besides the pieces on the board, as far as it is said.
struct HoldingSetup {
    std::optional<Hand> hand;
    std::optional<DevelopmentHand> hiddenDevelopment;
    std::optional<DevelopmentCounts> playedDevelopment;
    std::optional<int> extraPoints;
    bool operator==(const HoldingSetup&) const = default;
};

/// Whose turn it is; phase is one of the words of Phase.
struct TurnSetup {
    int round = 1;
    std::string player;
    std::string phase;
    PendingSetup pending;
    std::optional<std::string> winner;
    bool operator==(const TurnSetup&) const = default;
};

struct Setup {
    std::vector<HexSetup> hexes;
    std::optional<Wrap> wrap;
    std::vector<HarbourSetup> harbours;
    /// Empty: the owners that occur are the players, in alphabetical order.
    std::vector<PlayerSetup> players;
    std::vector<BuildingSetup> buildings;
    std::vector<RouteSetup> routes;
    std::vector<BridgeSetup> bridges;
    std::vector<ArmySetup> armies;
    std::vector<NukeSetup> nukes;
    std::optional<Hex> robber;
    std::optional<Hex> pirate;
    std::optional<std::string> pirateOwner;
    std::optional<std::string> longestRoadHolder;
    std::optional<std::string> largestArmyHolder;
    std::optional<std::string> secondRoadHolder;
    std::optional<std::string> secondArmyHolder;

    std::vector<std::string> documents;
    std::map<std::string, std::string> rulings;
    std::vector<std::string> switches;
    std::map<std::string, int> numbers;
    std::map<std::string, Cards> prices;
    std::optional<TurnSetup> turn;
    MarksSetup marks;
    std::map<std::string, HoldingSetup> holdings;
    std::optional<Hand> bank;
    std::optional<DevelopmentHand> deck;

    /// Top-level fields that this program does not know, as JSON texts by name: kept and given back.
    std::map<std::string, std::string> extras;

    bool operator==(const Setup&) const = default;
};

}  // namespace engine
