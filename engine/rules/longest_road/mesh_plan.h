// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/rules/longest_road/mesh_trail.h"

namespace engine {

/// In which order the edges of a mesh are decided, and what is known beforehand at each step.
struct MeshPlan {
    /// A place on the front after a step.
    struct FrontPlace {
        std::uint16_t slot = 0;
        /// Whether an odd number of its edges is still open.
        bool odd = false;
        /// The shortest open edge that leads elsewhere.
        int shortest = 0;
    };
    struct Step {
        MeshEdge edge;
        std::uint16_t slotA = 0;
        std::uint16_t slotB = 0;
        /// The place has no open edge after this step.
        bool leavesA = false;
        bool leavesB = false;
        /// Length of all edges up to this one, taken or not.
        int decided = 0;
        /// FrontPlaces after this step: front[frontBegin] … front[frontEnd - 1].
        std::uint32_t frontBegin = 0;
        std::uint32_t frontEnd = 0;
        /// Slots in use after this step are below this.
        std::uint16_t width = 0;
        /// Over the places not yet reached that have an odd number of edges: sum and two greatest of the shortest
        /// edges.
        int untouchedSum = 0;
        int untouchedFirst = 0;
        int untouchedSecond = 0;
    };
    std::vector<Step> steps;
    std::vector<FrontPlace> front;
    std::size_t width = 0;
    int length = 0;
};

[[nodiscard]] MeshPlan planMesh(std::span<const MeshEdge> edges, std::size_t places);

}  // namespace engine
