// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "adjudicator/statistics/statistics_sum.h"

namespace adjudicator::cli {

/// docs/statistics.md, "The command line". `games` are those that the sum is of, for what only a single game has.
[[nodiscard]] nlohmann::ordered_json statisticsJson(const StatisticsSum& sum, const std::vector<GameStatistics>& games);

}  // namespace adjudicator::cli
