// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/pieces/sight.h"
#include "vision/watch/gains.h"
#include "vision/watch/table_watch.h"
#include "vision/watch/view.h"

namespace vision::watch {

/// A figure that looked like a settlement: the settlement that it may be after all, and how likely it is one.
struct Doubt {
    PieceChange settlement;
    double chance = 0;
};
/// By the index of the crossing.
using Doubtful = std::map<std::size_t, Doubt>;

/// Takes out of the changes at sites the settlements that came and are figures by where they stand and by their
/// outline; a settlement that may be one gets `other`. `open`: where the table looks different (CV_8UC1).
[[nodiscard]] Doubtful removeFigures(std::vector<PieceChange>& atSites, const Gains& came, const cv::Mat& open,
                                     const pieces::Sight& sight, const View& now);

/// What is no clear figure may be the settlement after all that it looked like at first: it is put back, if that is
/// likely enough.
void putBack(std::vector<PieceChange>& atSites, const Doubt& doubt);

}  // namespace vision::watch
