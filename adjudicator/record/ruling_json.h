// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "adjudicator/record/ruling_given.h"
#include "engine/expected.h"
#include "engine/notation/json_fault.h"

namespace adjudicator {

/// The fields of a ruling, as its entry has them (docs/record-format.md); `kind` and `time` are the caller's.
void writeRuling(nlohmann::ordered_json& json, const RulingGiven& ruling);

/// Reads them; other fields are passed over. That the players, the act and the forces exist is for the caller to see.
[[nodiscard]] engine::Expected<RulingGiven, engine::JsonFault> rulingFromJson(const nlohmann::ordered_json& json);

}  // namespace adjudicator
