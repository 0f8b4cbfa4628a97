// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "engine/state/position.h"
#include "vision/reading/reading.h"

namespace ui {

/// An option of a reading's doubt in words: `face_down`, `2I+nuke`, `red`.
[[nodiscard]] QString optionWord(const std::string& option);
/// "8–10–5: army or settlement or nothing?", the place as people say it; by its coordinates where there is no board.
[[nodiscard]] QString questionText(const vision::Unsure& unsure, const engine::Position* board = nullptr);
/// What nobody can look at pictures without is missing (vision::net::shippedNets); empty when it is not.
[[nodiscard]] QString netProblem();

}  // namespace ui
