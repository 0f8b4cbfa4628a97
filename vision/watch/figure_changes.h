// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "vision/pieces/sight.h"
#include "vision/reading/looked_for.h"
#include "vision/watch/gains.h"
#include "vision/watch/site_changes.h"
#include "vision/watch/table_watch.h"
#include "vision/watch/view.h"

namespace vision::watch {

/// Whether figures are watched for at all.
[[nodiscard]] bool areFiguresWatched(const LookedFor& lookedFor);

/// Whether the table plays with figures or walls, as far as anybody knows.
[[nodiscard]] bool areFiguresInPlay(const KnownPieces& known, const LookedFor& lookedFor);

/// Figures beside crossings, and walls under cities, that came or went where nothing covers them. `atSites` holds
/// the changes at the corners and sides themselves; loses each apparent settlement that is rather a figure. Reports
/// only very clear changes where nobody named the documents and no such piece is known yet.
[[nodiscard]] std::vector<SeenChange> changesOfFigures(const ReferenceSight& reference, const KnownPieces& known,
                                                       const View& now, const pieces::Sight& sight,
                                                       const Difference& difference, const Turnover& turnover,
                                                       const LookedFor& lookedFor, std::vector<PieceChange>& atSites);

}  // namespace vision::watch
