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

/// How clearly a narrow line, lighter or darker than what is on both sides of it, runs along the middle of a route: a
/// ship's sail seen from above. In logarithms of light. `chroma`: as in Sight.
[[nodiscard]] double lineAlong(const cv::Mat& chroma, const board::Rectified& board, cv::Point2d at, cv::Point2d along);

/// What a route's top looks like.
struct RouteTop {
    double unevenness = 0;
    double line = 0;
};
/// `seenAt`: on the board plane, where the route is seen.
[[nodiscard]] RouteTop topOf(const View& now, const cv::Mat& chroma, const board::SideSite& site, cv::Point2d seenAt);

/// The medians over the roads that are known and not covered; empty where they are too few to go by. Roads of one set
/// look alike, whether smooth or carved.
[[nodiscard]] std::optional<RouteTop> usualTop(const KnownPieces& known, const View& now, const pieces::Sight& sight,
                                               const Difference& difference);

/// The chance of a ship by its outline and by what is on its deck, compared with the table's roads.
[[nodiscard]] double shipChance(double byOutline, const RouteTop& top, const std::optional<RouteTop>& usual);

}  // namespace vision::watch
