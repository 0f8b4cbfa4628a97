// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

/// Why a set-up cannot stand.
enum class FaultKind : std::uint8_t {
    NoHexes,
    TooManyHexes,
    HexTwice,
    BadWrap,
    TerrainMissing,
    BadNumber,
    UnknownHex,
    UnknownCorner,
    UnknownSide,
    TwoBuildings,
    TwoRoutes,
    TwoArmies,
    TwoNukes,
    TwoBridges,
    PieceOfNobody,
    TooManyPlayers,
    PlayerTwice,
    UnknownPlayer,
    EmptyArmy,
    BadWalls,
    BridgeNotOpposite,
    UnknownDocument,
    DocumentsExclude,
    NoTableGame,
    NoCombinationRuling,
    UnknownRuling,
    UnknownSwitch,
    UnknownNumber,
    NumberOutOfRange,
    UnknownPrice,
    UnknownPhase,
    BadPending,
    BadHand,
    PlaceTwice,
    ShipInland,
    HarbourInland,
    CardsBeyondBox,
    BadMark,
    EverybodyOut,
    SecondCardsBarred,
    ArmyBeyondBox,
};
[[nodiscard]] std::string_view toText(FaultKind kind);

/// One thing that cannot stand: what, and where in the words of the set-up (a place, an id; may be empty).
struct Fault {
    FaultKind kind{};
    std::string at;
    bool operator==(const Fault&) const = default;
};
using Faults = std::vector<Fault>;

}  // namespace engine
