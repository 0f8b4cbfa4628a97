// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "vision/reading.h"

namespace ui {

/// An option of a reading's doubt in words: `face_down`, `2I+nuke`, `red`.
[[nodiscard]] QString optionWord(const std::string& option);
/// "0,-2:N: army or settlement or nothing?"
[[nodiscard]] QString questionText(const vision::Unsure& unsure);

}  // namespace ui
