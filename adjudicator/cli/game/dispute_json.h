// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "adjudicator/dispute/dispute.h"
#include "engine/clauses/language.h"

namespace adjudicator::cli {

/// What `dispute --json` answers (docs/disputes.md).
[[nodiscard]] nlohmann::ordered_json disputeJson(const Dispute& dispute, engine::Language language);

}  // namespace adjudicator::cli
