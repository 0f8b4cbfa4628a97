// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "vision/pieces/chroma.h"
#include "vision/pieces/sight.h"
#include "vision/watch/table_watch.h"
#include "vision/watch/view.h"

namespace vision::watch {

/// What is kept of how the confirmed table looks.
struct ReferenceSight {
    pieces::Looks looks;
    /// Scores of the colours at each corner and side, in the order of the shape's corners and sides.
    std::vector<std::array<double, pieces::kColours>> corners;
    std::vector<std::array<double, pieces::kColours>> sides;
    /// How much is seen of each colour at each corner, in square hex sides.
    std::vector<std::array<double, pieces::kColours>> areas;
    /// In the order of the land's hexes.
    std::vector<double> robber;
    /// As in Sight.
    cv::Mat chroma;
    cv::Mat bare;
};

/// A change, and where on the board plane it is seen: for figures a circle, else around its place.
struct SeenChange {
    PieceChange change;
    cv::Point2d middle;
    double radius = 0;
    /// Nothing that a record would say: figures put aside, one more wall.
    bool quiet = false;
};

[[nodiscard]] ReferenceSight referenceSight(const View& view);
/// What is seen at every site now, by the colours of the confirmed table. `now` must outlive the result.
[[nodiscard]] pieces::Sight sightOf(const ReferenceSight& reference, const View& now);

/// Whether something large is over the place, or over what is seen of the change.
[[nodiscard]] bool isCovered(const View& view, const Difference& difference, const Place& place);
[[nodiscard]] bool isCovered(const View& view, const Difference& difference, const SeenChange& seen);

/// With all around where a hand's fingers may show: they have the colours of wood, and the sand between them looks like
/// no hand. What is at its place alone stays as it is.
[[nodiscard]] SeenChange widened(SeenChange seen);

/// What is different at the sites that nothing covers.
[[nodiscard]] std::vector<PieceChange> changesAtSites(const ReferenceSight& reference, const KnownPieces& known,
                                                      const View& now, const pieces::Sight& sight,
                                                      const Difference& difference);

/// Takes the surroundings of a change, `radius` hex sides wide, as they are now; but what is seen of `open` is still to
/// be accepted.
void renew(View& reference, ReferenceSight& sight, const View& now, const SeenChange& change, double radius,
           const std::vector<SeenChange>& open);

}  // namespace vision::watch
