// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/action/refusal.h"
#include "engine/board/id_set.h"
#include "engine/state/position.h"

namespace engine {

/// Land at the corner or side: at least one hex of the island touches it.
[[nodiscard]] bool isOnLand(const Position& position, CornerId corner);
[[nodiscard]] bool isOnLand(const Position& position, SideId side);
/// A sea hex, or no hex at all, touches the side.
[[nodiscard]] bool isOnSea(const Position& position, SideId side);

/// A road, ship or bridge of the player's ends at the crossing.
[[nodiscard]] bool hasOwnRouteAt(const Position& position, PlayerId player, CornerId corner);

/// Why no settlement may stand here, whoever builds it: the crossing is taken, off the land, or too close to a building
/// (B-4), or an opponent's army stands on it (SA-8). Empty when it may.
[[nodiscard]] std::optional<Refusal> settlementSiteRefusal(const Position& position, PlayerId player, CornerId at);
/// The same after founding, when an own route must lead there too (B-4).
[[nodiscard]] std::optional<Refusal> settlementRefusal(const Position& position, PlayerId player, CornerId at);

/// Why this route may not be built (B-5, B-14, SA-8). Empty when it may. Price and supply are not asked.
[[nodiscard]] std::optional<Refusal> routeRefusal(const Position& position, PlayerId player, SideId at, RouteKind kind);

/// The same for a side that is free, or would be: where a route of somebody else's makes way (MO-11), or the own ship
/// `lifted` goes there (B-14).
[[nodiscard]] std::optional<Refusal> freeSideRefusal(const Position& position, PlayerId player, SideId at,
                                                     RouteKind kind, std::optional<SideId> lifted = std::nullopt);

/// What of a player's board a new piece could be joined to, looked up once for the whole board. Places in order.
class OwnNetwork {
public:
    OwnNetwork(const Position& position, PlayerId player);
    /// Where hasOwnRouteAt.
    [[nodiscard]] const IdSet<CornerId>& routeEnds() const { return m_routeEnds; }
    [[nodiscard]] bool hasRouteAt(CornerId corner) const { return m_routeEnds.contains(corner); }
    /// Those, and where an own building stands.
    [[nodiscard]] const IdSet<CornerId>& corners() const { return m_corners; }
    /// The sides that end there, whatever stands in the way; own routes are among them.
    [[nodiscard]] const IdSet<SideId>& sides() const { return m_sides; }

private:
    IdSet<CornerId> m_routeEnds;
    IdSet<CornerId> m_corners;
    IdSet<SideId> m_sides;
};

/// All corners and sides where a settlement or route of that kind may be built after founding, in order.
[[nodiscard]] std::vector<CornerId> legalSettlements(const Position& position, PlayerId player);
[[nodiscard]] std::vector<SideId> legalRoutes(const Position& position, PlayerId player, RouteKind kind);

}  // namespace engine
