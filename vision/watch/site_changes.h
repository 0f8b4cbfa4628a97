// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "vision/pieces/sight.h"
#include "vision/watch/gains.h"
#include "vision/watch/reference_sight.h"
#include "vision/watch/table_watch.h"
#include "vision/watch/view.h"

namespace vision::watch {

/// Whether something large is over the place, or over what is seen of the change.
[[nodiscard]] bool isCovered(const View& view, const Difference& difference, const Place& place);
[[nodiscard]] bool isCovered(const View& view, const Difference& difference, const SeenChange& seen);

/// With all around where a hand's fingers may show: they have the colours of wood, and the sand between them looks like
/// no hand. What is at its place alone stays as it is.
[[nodiscard]] SeenChange widened(SeenChange seen);

/// What else may stand at sites.
struct Watched {
    /// Beside buildings.
    bool figures = false;
    /// On the coast and at the sides that lead out to sea.
    bool ships = false;
    /// The table plays with ships; else only a clear one counts as a ship, not as a road.
    bool shipsInPlay = false;
    /// On top of cities, which are capitals then.
    bool capitals = false;
    /// Houses like settlements, but larger.
    bool factories = false;
};

/// What is different at the sites that nothing covers.
[[nodiscard]] std::vector<PieceChange> changesAtSites(const ReferenceSight& reference, const KnownPieces& known,
                                                      const View& now, const pieces::Sight& sight,
                                                      const Difference& difference, const Turnover& turnover,
                                                      const Watched& watched);

}  // namespace vision::watch
