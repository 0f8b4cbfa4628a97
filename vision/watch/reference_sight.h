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
    /// At the sides that lead out to sea.
    std::vector<std::array<double, pieces::kColours>> seaSides;
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

/// `known`: what stands there; white is known by its pieces, as it is too near to sand to be found by itself.
/// `plays`: the colours that there may be.
[[nodiscard]] ReferenceSight referenceSight(const View& view, const KnownPieces& known,
                                            const pieces::Plays& plays = pieces::kAnybody);
/// What is seen at every site now, by the colours of the confirmed table. `now` must outlive the result.
[[nodiscard]] pieces::Sight sightOf(const ReferenceSight& reference, const View& now);

/// The middle of a place on the board plane.
[[nodiscard]] cv::Point2d planeOf(const Place& place);
[[nodiscard]] std::array<double, pieces::kColours> scoresOf(const pieces::Matches& matches);

/// 255 where the tall things that changed stand, the robber, ships and buildings that grew (CV_8UC1): what hangs
/// together with them is their shadow.
[[nodiscard]] cv::Mat shadowed(const std::vector<PieceChange>& atSites, const View& now);

/// Takes the surroundings of a change, `radius` hex sides wide, as they are now; but what is seen of `open` is still to
/// be accepted.
void renew(View& reference, ReferenceSight& sight, const View& now, const SeenChange& change, double radius,
           const std::vector<SeenChange>& open);

}  // namespace vision::watch
