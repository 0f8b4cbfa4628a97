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
};

[[nodiscard]] ReferenceSight referenceSight(const View& view);

/// Whether something large is over the place.
[[nodiscard]] bool isCovered(const View& view, const Difference& difference, const Place& place);

/// What is different at the sites that nothing covers.
[[nodiscard]] std::vector<PieceChange> changesAtSites(const ReferenceSight& reference, const KnownPieces& known,
                                                      const View& now, const Difference& difference);

/// Takes the surroundings of a change, `radius` hex sides wide, as they are now; but what has changed at the places of
/// `open` is still to be accepted.
void renew(View& reference, ReferenceSight& sight, const View& now, const PieceChange& change, double radius,
           const std::vector<Place>& open);

}  // namespace vision::watch
