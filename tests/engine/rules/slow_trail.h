// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/rules/longest_road/longest_trail.h"
#include "engine/state/position.h"

namespace engine::test {

/// Walks every trail from every place. Exact and slow.
inline int slowTrail(std::span<const TrailEdge> edges) {
    std::vector<bool> used(edges.size(), false);
    const std::function<int(std::uint32_t)> from = [&](std::uint32_t place) {
        int best = 0;
        for (std::size_t edge = 0; edge < edges.size(); ++edge) {
            if (!used[edge] && (edges[edge].a == place || edges[edge].b == place)) {
                used[edge] = true;
                best = std::max(best, 1 + from(edges[edge].a == place ? edges[edge].b : edges[edge].a));
                used[edge] = false;
            }
        }
        return best;
    };
    int best = 0;
    for (const TrailEdge& edge : edges) {
        best = std::max({best, from(edge.a), from(edge.b)});
    }
    return best;
}

/// Tries every set of edges for being connected with at most two odd places. Exact, for about 20 edges.
inline int slowEulerSet(std::span<const TrailEdge> edges) {
    std::uint32_t places = 0;
    for (const TrailEdge& edge : edges) {
        places = std::max({places, edge.a + 1, edge.b + 1});
    }
    int best = 0;
    for (std::size_t set = 1; set < std::size_t{1} << edges.size(); ++set) {
        const int size = __builtin_popcountll(set);
        if (size <= best) {
            continue;
        }
        std::vector<std::uint32_t> part(places);
        std::vector<int> degree(places, 0);
        for (std::uint32_t place = 0; place < places; ++place) {
            part[place] = place;
        }
        const auto partOf = [&](std::uint32_t place) {
            while (part[place] != place) {
                place = part[place];
            }
            return place;
        };
        int joined = 0;
        for (std::size_t edge = 0; edge < edges.size(); ++edge) {
            if ((set >> edge & 1U) != 0) {
                ++degree[edges[edge].a];
                ++degree[edges[edge].b];
                const auto a = partOf(edges[edge].a);
                const auto b = partOf(edges[edge].b);
                joined += a != b ? 1 : 0;
                part[a] = b;
            }
        }
        const auto odd = std::count_if(degree.begin(), degree.end(), [](int count) { return count % 2 == 1; });
        const auto touched = std::count_if(degree.begin(), degree.end(), [](int count) { return count > 0; });
        if (odd <= 2 && touched == joined + 1) {
            best = size;
        }
    }
    return best;
}

/// The rules told as a walk: which route may follow which at a corner. Every walk is tried.
inline int slowRoad(const Position& position, PlayerId player) {
    struct Piece {
        CornerId a;
        CornerId b;
        RouteKind kind;
        bool used = false;
    };
    std::vector<Piece> pieces;
    for (const SideId side : position.topology().sides()) {
        const auto& route = position.routes[side];
        if (route && route->owner == player) {
            const auto& ends = position.topology().endsOf(side);
            pieces.push_back({ends[0], ends[1], route->kind});
        }
    }
    for (const Bridge& bridge : position.bridges) {
        if (bridge.owner == player) {
            pieces.push_back({bridge.from, bridge.to, RouteKind::Road});
        }
    }
    const std::function<int(CornerId, std::optional<RouteKind>)> from = [&](CornerId corner,
                                                                            std::optional<RouteKind> last) {
        const auto& building = position.buildings[corner];
        if (last && building && building->owner != player) {
            return 0;
        }
        int best = 0;
        for (Piece& piece : pieces) {
            const bool touches = piece.a == corner || piece.b == corner;
            if (piece.used || !touches || (last && *last != piece.kind && !building)) {
                continue;
            }
            piece.used = true;
            best = std::max(best, 1 + from(piece.a == corner ? piece.b : piece.a, piece.kind));
            piece.used = false;
        }
        return best;
    };
    int best = 0;
    for (const CornerId corner : position.topology().corners()) {
        best = std::max(best, from(corner, std::nullopt));
    }
    return best;
}

}  // namespace engine::test
