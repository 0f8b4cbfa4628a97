// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/longest_road/longest_road.h"

#include <algorithm>
#include <vector>

#include "engine/rules/longest_road/longest_trail.h"

namespace engine {

namespace {

/// A player's network as the longest trail sees it: one place for each corner where all own routes join, two where
/// roads and ships pass each other by, one for each route that stops at another player's building.
class RouteNetwork {
public:
    RouteNetwork(const Position& position, PlayerId player)
        : m_position(position), m_player(player), m_placeOf(position.topology().cornerCount() * 2, kNone) {
        constexpr std::size_t kUsualRoutes = 24;
        m_edges.reserve(kUsualRoutes);
        const Topology& board = position.topology();
        for (const SideId side : position.routes.of(player)) {
            const auto& ends = board.endsOf(side);
            add(ends[0], ends[1], position.routes[side]->kind);
        }
        for (const Bridge& bridge : position.bridges) {
            if (bridge.owner == player) {
                add(bridge.from, bridge.to, RouteKind::Road);
            }
        }
    }

    [[nodiscard]] const std::vector<TrailEdge>& edges() const { return m_edges; }

private:
    static constexpr std::uint16_t kNone = 0xffff;

    void add(CornerId a, CornerId b, RouteKind kind) {
        const std::uint16_t placeA = placeAt(a, kind);
        m_edges.push_back({placeA, placeAt(b, kind)});
    }

    std::uint16_t placeAt(CornerId corner, RouteKind kind) {
        const auto& building = m_position.buildings[corner];
        if (building && building->owner != m_player) {
            return m_places++;
        }
        const bool apart = !building && kind == RouteKind::Ship;
        std::uint16_t& place = m_placeOf[index(corner) * 2 + (apart ? 1 : 0)];
        if (place == kNone) {
            place = m_places++;
        }
        return place;
    }

    const Position& m_position;
    PlayerId m_player;
    std::vector<std::uint16_t> m_placeOf;
    std::vector<TrailEdge> m_edges;
    std::uint16_t m_places = 0;
};

}  // namespace

int mostOfARoad(const Position& position, PlayerId player) {
    const auto routes = static_cast<std::ptrdiff_t>(position.routes.of(player).size());
    return static_cast<int>(routes + std::ranges::count(position.bridges, player, &Bridge::owner));
}

int longestRoad(const Position& position, PlayerId player) {
    return measuredRoad(position, player).length;
}

RoadLength measuredRoad(const Position& position, PlayerId player) {
    const TrailLength trail = measuredTrail(RouteNetwork(position, player).edges());
    return {trail.edges, trail.isExact};
}

std::optional<PlayerId> longestRoadOwner(const PerPlayer<int>& lengths, std::size_t players,
                                         std::optional<PlayerId> holder, int needed) {
    const auto first = lengths.begin();
    const auto last = first + static_cast<std::ptrdiff_t>(players);
    const auto leader = std::max_element(first, last);
    const int least = holder ? std::min(needed, kLeastRoadLength) : needed;
    if (leader == last || *leader < least) {
        return std::nullopt;
    }
    if (std::count(first, last, *leader) == 1) {
        return static_cast<PlayerId>(leader - first);
    }
    return holder && index(*holder) < players && lengths[*holder] == *leader ? holder : std::nullopt;
}

}  // namespace engine
