// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>

#include "engine/state/setup.h"
#include "ui/board/hex_layout.h"

namespace ui {

/// A brush of the board's editor: what a click puts down. Putting the same down again takes it away.
struct Brush {
    enum class Kind {
        Look,
        Terrain,
        Number,
        Settlement,
        City,
        Metropolis,
        Road,
        Ship,
        Wall,
        Army,
        Nuke,
        Robber,
        Pirate,
        Harbour,
        UpsideDown,
        FaceDown,
        Erase,
        Factory,
        Capital,
        Bridge,
        Removed,
        Continent
    };
    Kind kind = Kind::Look;
    engine::Terrain terrain = engine::Terrain::Forest;
    /// Empty: takes the token away.
    std::optional<int> number;
    std::optional<engine::Resource> trade;
    engine::UnitKind unit = engine::UnitKind::Infantry;
    /// For Kind::Continent; empty: of none.
    std::string continent;
    bool operator==(const Brush&) const = default;
};

/// A brush that its kind says all of.
[[nodiscard]] inline Brush brushOf(Brush::Kind kind) {
    Brush brush;
    brush.kind = kind;
    return brush;
}

/// Which places a brush is put down at.
enum class BrushPlace { Any, Hex, Corner, Side };
[[nodiscard]] BrushPlace placeOf(const Brush& brush);

/// Put down by a player, so that the board beneath stays as it was dealt.
[[nodiscard]] bool isPiece(Brush::Kind kind);

/// Puts the brush down at a place of the board; false, and nothing changed, where it means nothing there. `owner` is a
/// player's id; a hex that was painted leaves the doubtful ones.
bool putDown(engine::Setup& board, std::set<engine::Hex>& doubtful, const Brush& brush, const PlaceName& place,
             const std::string& owner);

}  // namespace ui
