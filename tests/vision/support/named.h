// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/vision/support/truth.h"
#include "vision/reading/reading.h"

namespace tests {

/// A reading under the names that the truth has for the places, of those that its board allows.
[[nodiscard]] vision::BoardReading namedAs(const Truth& truth, vision::BoardReading reading);

}  // namespace tests
