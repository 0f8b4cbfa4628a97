// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <opencv2/core.hpp>

#include "vision/board/lattice.h"
#include "vision/pieces/sight.h"
#include "vision/watch/table_watch.h"
#include "vision/watch/view.h"

namespace vision::watch {

/// The chance that a route that came to the coast is a ship, by its outline. `gain`: how surely each pixel shows its
/// colour anew (Gains).
[[nodiscard]] double shipChanceByOutline(const cv::Mat& gain, const View& now, const board::SideSite& site);

/// How unevenly bright a route is along its middle, `at` on the board plane where it is seen: the standard deviation of
/// the logarithm of its light.
[[nodiscard]] double unevennessAlong(const View& now, cv::Point2d at, cv::Point2d along);

/// The median of that over the roads that are known and not covered; empty where they are too few to go by. Roads of
/// one set look alike, whether smooth or carved.
[[nodiscard]] std::optional<double> usualUnevenness(const KnownPieces& known, const View& now,
                                                    const pieces::Sight& sight, const Difference& difference);

/// The chance of a ship by its outline and by what is on its deck, which makes it more uneven than the table's roads.
/// `seenAt`: on the board plane, where the route is seen.
[[nodiscard]] double shipChance(double byOutline, const View& now, const board::SideSite& site, cv::Point2d seenAt,
                                std::optional<double> usual);

}  // namespace vision::watch
