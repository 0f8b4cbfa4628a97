// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/action/evolve.h"

namespace engine {

namespace {

/// Whether what an event says about the table before it is so.
struct Fitting {
    const Position& p;

    bool operator()(const PiecePlaced& event) const {
        if (const auto* side = std::get_if<SideId>(&event.at)) {
            return (event.piece == Piece::Road || event.piece == Piece::Ship) && !p.routes[*side];
        }
        const CornerId corner = std::get<CornerId>(event.at);
        if (event.piece == Piece::Wall) {
            return p.buildings[corner].has_value();
        }
        if (event.piece == Piece::Nuke) {
            return !p.nukes[corner];
        }
        return buildingKindFromText(toText(event.piece)).has_value() && !p.buildings[corner];
    }
    bool operator()(const PieceRemoved& event) const {
        if (const auto* side = std::get_if<SideId>(&event.at)) {
            return p.routes[*side] && p.routes[*side]->owner == event.owner;
        }
        const CornerId corner = std::get<CornerId>(event.at);
        if (event.piece == Piece::Nuke) {
            return p.nukes[corner] == event.owner;
        }
        if (event.piece == Piece::Army) {
            return p.armies[corner] && p.armies[corner]->owner == event.owner;
        }
        const auto& building = p.buildings[corner];
        return building && building->owner == event.owner && (event.piece != Piece::Wall || building->walls > 0);
    }
    bool operator()(const BuildingChanged& event) const {
        return p.buildings[event.at].has_value() && event.walls >= 0;
    }
    bool operator()(const RouteChanged& event) const { return p.routes[event.at].has_value(); }
    bool operator()(const ShipMoved& event) const {
        const auto& ship = p.routes[event.from];
        return ship && ship->owner == event.owner && !p.routes[event.to];
    }
    bool operator()(const BridgePlaced& event) const {
        const auto& corners = p.topology().cornersOf(event.hex);
        const auto from = std::ranges::find(corners, event.from) - corners.begin();
        return !bridgeAt(event.hex) && from < 6 && corners[static_cast<std::size_t>((from + 3) % 6)] == event.to;
    }
    bool operator()(const BridgeChanged& event) const { return bridgeAt(event.hex) != nullptr; }
    bool operator()(const BridgeRemoved& event) const {
        return bridgeAt(event.hex) != nullptr && bridgeAt(event.hex)->owner == event.owner;
    }
    bool operator()(const SidesNumbered& event) const {
        auto order = event.order;
        std::ranges::sort(order);
        return order == std::vector{1, 2, 3, 4, 5, 6};
    }
    bool operator()(const TokenPlaced& event) const {
        return event.number >= 2 && event.number <= 12 && event.number != 7;
    }
    bool operator()(const CardLost& event) const { return p.development[event.player].played[event.card] > 0; }
    bool operator()(const RoadsFreed& event) const { return event.count >= 0; }
    [[nodiscard]] const Bridge* bridgeAt(HexId hex) const {
        const auto found = std::ranges::find(p.bridges, hex, &Bridge::hex);
        return found == p.bridges.end() ? nullptr : &*found;
    }
    bool operator()(const ArmyMoved& event) const {
        const auto& army = p.armies[event.from];
        const bool units = event.units.empty() ||
                           (army && army->owner == event.owner && army->units.artillery >= event.units.artillery &&
                            army->units.cavalry >= event.units.cavalry && army->units.infantry >= event.units.infantry);
        const bool nuke = !event.nuke || p.nukes[event.from] == event.owner;
        const bool room =
            event.path.empty() || !p.armies[event.path.back()] || p.armies[event.path.back()]->owner == event.owner;
        return !event.path.empty() && event.path.back() != event.from && units && nuke && room;
    }
    bool operator()(const TurnChanged& event) const { return event.phase != Phase::Ended; }
    template <class Other>
    bool operator()(const Other&) const {
        return true;
    }
};

}  // namespace

bool fits(const Position& position, const Event& event) {
    return std::visit(Fitting{position}, event.body);
}

}  // namespace engine
