// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicator/public/public_view.h"
#include "engine/state/position.h"
#include "engine/state/setup.h"
#include "ui/board/hex_layout.h"
#include "ui/theme/players.h"

namespace ui {

/// What the board shows, by names of places: made from a position, or from an unchecked set-up in the editor.
struct BoardPicture {
    struct HexItem {
        engine::Hex at;
        std::optional<engine::Terrain> terrain;
        std::optional<int> number;
        bool faceDown = false;
        bool removed = false;
        /// Read from a picture without certainty: to be looked at by a person.
        bool doubtful = false;
        /// By its name on the map; empty where the map has none.
        std::string continent = {};
        friend bool operator==(const HexItem&, const HexItem&) = default;
    };
    struct HarbourItem {
        engine::Side at;
        /// The hex on the land's side, towards which the piers point.
        engine::Hex land;
        std::optional<engine::Resource> trade;
        /// Nobody has turned it up yet (MO-2): it trades nothing.
        bool faceDown = false;
        friend bool operator==(const HarbourItem&, const HarbourItem&) = default;
    };
    struct BuildingItem {
        engine::Corner at;
        engine::BuildingKind kind{};
        PlayerLook look;
        int walls = 0;
        bool upsideDown = false;
        friend bool operator==(const BuildingItem&, const BuildingItem&) = default;
    };
    struct RouteItem {
        engine::Side at;
        engine::RouteKind kind{};
        PlayerLook look;
        friend bool operator==(const RouteItem&, const RouteItem&) = default;
    };
    struct BridgeItem {
        engine::Corner from;
        engine::Corner to;
        PlayerLook look;
        friend bool operator==(const BridgeItem&, const BridgeItem&) = default;
    };
    struct ArmyItem {
        engine::Corner at;
        engine::Units units;
        PlayerLook look;
        friend bool operator==(const ArmyItem&, const ArmyItem&) = default;
    };
    struct NukeItem {
        engine::Corner at;
        PlayerLook look;
        friend bool operator==(const NukeItem&, const NukeItem&) = default;
    };

    std::vector<HexItem> hexes;
    std::vector<HarbourItem> harbours;
    std::vector<BuildingItem> buildings;
    std::vector<RouteItem> routes;
    std::vector<BridgeItem> bridges;
    std::vector<ArmyItem> armies;
    std::vector<NukeItem> nukes;
    std::optional<engine::Hex> robber;
    std::optional<engine::Hex> pirate;

    [[nodiscard]] std::vector<engine::Hex> hexNames() const;
    /// A building stands there: armies and weapons make room for it.
    [[nodiscard]] const BuildingItem* buildingAt(const engine::Corner& corner) const;
    [[nodiscard]] const ArmyItem* armyAt(const engine::Corner& corner) const;
    [[nodiscard]] const NukeItem* nukeAt(const engine::Corner& corner) const;
    /// The same board with nothing on these crossings.
    [[nodiscard]] BoardPicture without(const std::vector<engine::Corner>& corners) const;
    /// A number token lies on the hex and can be read.
    [[nodiscard]] bool showsToken(const engine::Hex& hex) const;
};

[[nodiscard]] BoardPicture pictureOf(const engine::Position& position);
/// Players are looked up among the set-up's; an unknown owner gets the look of a further seat.
[[nodiscard]] BoardPicture pictureOf(const engine::Setup& setup);
/// Only what all may see.
[[nodiscard]] BoardPicture pictureOf(const adjudicator::PublicBoard& board);

}  // namespace ui
