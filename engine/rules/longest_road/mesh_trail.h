// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/rules/longest_road/longest_trail.h"

namespace engine {

/// A connected stretch of routes without a fork; `length` counts the routes.
struct MeshEdge {
    std::uint16_t a = 0;
    std::uint16_t b = 0;
    int length = 1;
};

/// The length of the longest trail in one connected mesh, places numbered 0 to places - 1. Exact for every mesh that a
/// player's pieces allow and far beyond (all sides of a board of 127 hexes). Where a mesh is so wide that millions of
/// states do not settle it: the longest trail found by then or by one broad sweep.
///
/// The edges are taken or left one by one in an order that keeps the front of half-settled places narrow. What was done
/// behind the front matters only through the parity and the connection of the places on it, so equal fronts are one
/// state. States are opened by the least length that is already given up or sure to be (every place where an odd number
/// of edges is still open must lose one or end the trail), and the first finished trail is the longest.
[[nodiscard]] TrailLength longestMeshTrail(std::span<const MeshEdge> edges, std::size_t places);

}  // namespace engine
