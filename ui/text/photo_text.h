// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "vision/reading/reading.h"

namespace ui {

/// An option of a reading's doubt in words: `face_down`, `2I+nuke`, `red`.
[[nodiscard]] QString optionWord(const std::string& option);
/// "0,-2:N: army or settlement or nothing?"
[[nodiscard]] QString questionText(const vision::Unsure& unsure);
/// What nobody can look at pictures without is missing (vision::net::shippedNets); empty when it is not.
[[nodiscard]] QString netProblem();

}  // namespace ui
