// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "vision/reading/learned_places.h"

namespace adjudicator::sets {

/// What a set's file says of the net of places.
[[nodiscard]] nlohmann::ordered_json toJson(const vision::LearnedPlaces& places);
/// False where anything in it is missing or out of bounds.
[[nodiscard]] bool readPlaces(const nlohmann::ordered_json& json, vision::LearnedPlaces& places);

}  // namespace adjudicator::sets
