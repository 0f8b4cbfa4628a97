// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "adjudicator/cli/pictures/set_option.h"
#include "vision/read_photo.h"

namespace adjudicator::cli {

/// What was read as a position file with how sure it is, and what is to be asked (`unsure`).
[[nodiscard]] nlohmann::ordered_json readingJson(const vision::PhotoReading& reading, const SetChoice& sets);

}  // namespace adjudicator::cli
