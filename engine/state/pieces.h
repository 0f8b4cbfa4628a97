// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/board/ids.h"
#include "engine/combat/units.h"
#include "engine/state/cards.h"

namespace engine {

enum class BuildingKind : std::uint8_t { Settlement, City, Metropolis, Factory, Capital };
inline constexpr std::size_t kBuildingKindCount = 5;
enum class RouteKind : std::uint8_t { Road, Ship };

/// Whatever can be put on the table, by the words of the notation (INTERFACES.md, `piece`).
enum class Piece : std::uint8_t {
    Road,
    Ship,
    Settlement,
    City,
    Metropolis,
    Factory,
    Capital,
    Wall,
    Bridge,
    Army,
    Nuke
};
inline constexpr std::size_t kPieceCount = 11;

[[nodiscard]] std::string_view toText(BuildingKind kind);
[[nodiscard]] std::optional<BuildingKind> buildingKindFromText(std::string_view text);
[[nodiscard]] std::string_view toText(RouteKind kind);
[[nodiscard]] std::optional<RouteKind> routeKindFromText(std::string_view text);
[[nodiscard]] std::string_view toText(Piece piece);
[[nodiscard]] std::optional<Piece> pieceFromText(std::string_view text);
[[nodiscard]] Piece pieceOf(BuildingKind kind);
[[nodiscard]] Piece pieceOf(RouteKind kind);
/// What a building is after the loss of a whole level; empty where nothing is left.
[[nodiscard]] std::optional<BuildingKind> oneLevelLower(BuildingKind kind);

/// A building on a corner. Upside down is the half downgrade of SA-K7; walls stand under cities and metropolises.
struct Building {
    BuildingKind kind = BuildingKind::Settlement;
    PlayerId owner{};
    int walls = 0;
    bool upsideDown = false;
    bool operator==(const Building&) const = default;
};

/// A road or ship on a side.
struct Route {
    RouteKind kind = RouteKind::Road;
    PlayerId owner{};
    bool operator==(const Route&) const = default;
};

/// A bridge (CC-12) joins two opposite corners of a hex.
struct Bridge {
    HexId hex{};
    CornerId from{};
    CornerId to{};
    PlayerId owner{};
    bool operator==(const Bridge&) const = default;
};

/// All units of one player on one corner (SA-5).
struct Army {
    PlayerId owner{};
    Units units;
    bool operator==(const Army&) const = default;
};

/// A harbour on a coast side; no resource means 3:1, else 2:1 of that resource. Face down it trades nothing (MO-2).
struct Harbour {
    SideId side{};
    std::optional<Resource> trade;
    bool faceDown = false;
    bool operator==(const Harbour&) const = default;
};

}  // namespace engine
