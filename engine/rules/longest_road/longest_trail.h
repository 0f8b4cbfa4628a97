// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace engine {

/// One edge between two places; places are any small numbers. Two edges may join the same places.
struct TrailEdge {
    std::uint32_t a = 0;
    std::uint32_t b = 0;
};

/// How long a trail is, and whether none is longer: false where a search was cut short.
struct TrailLength {
    int edges = 0;
    bool isExact = true;
};

/// The number of edges of the longest trail: a walk that uses no edge twice; places may be met again. Exact (but see
/// mesh_trail.h for meshes of many hundreds of edges). Where a trail must not pass through a place, the caller gives
/// each edge there an end of its own.
///
/// A set of edges is a trail when it is connected and at most two places meet an odd number of them (Euler). Trees and
/// single rings cost microseconds; for dense meshes the time grows with the narrowest front that can be swept over the
/// mesh, not with the number of trails.
[[nodiscard]] TrailLength measuredTrail(std::span<const TrailEdge> edges);
[[nodiscard]] inline int longestTrail(std::span<const TrailEdge> edges) {
    return measuredTrail(edges).edges;
}

}  // namespace engine
