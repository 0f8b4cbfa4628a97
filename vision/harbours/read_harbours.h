// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "vision/board/lattice.h"
#include "vision/reading/learned_set.h"
#include "vision/reading/reading.h"
#include "vision/tiles/light.h"

namespace vision::harbours {

/// The harbours printed on the sea frame; where one is doubtful, or its trade, `unsure` gets a question. Empty when the
/// frame shows none that can be vouched for. `known`: signs of the set on the table.
[[nodiscard]] std::vector<HarbourReading> readHarbours(const board::Rectified& board, const tiles::Print& print,
                                                       std::vector<Unsure>& unsure,
                                                       const std::vector<SignLook>& known = {});

}  // namespace vision::harbours
