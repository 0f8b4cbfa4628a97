// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "engine/rules/longest_road/longest_trail.h"

namespace engine {

/// The longest trail of a network of few edges by trying all, without memory from the heap. Empty when the network has
/// too many edges or forks for that, or trying takes too long: then it must be searched by its structure.
[[nodiscard]] std::optional<int> longestSmallTrail(std::span<const TrailEdge> edges);

}  // namespace engine
