// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "adjudicator/verify/verdict.h"

namespace adjudicator::cli {

/// What was found out about one game's chain, dice and rules.
[[nodiscard]] nlohmann::ordered_json verificationJson(const Verification& verification);
/// The same with every part of the verdict.
/// Of a receipt, without its game.
[[nodiscard]] nlohmann::ordered_json receiptJson(const Receipt& receipt);
[[nodiscard]] nlohmann::ordered_json verdictJson(const GameVerdict& verdict);

}  // namespace adjudicator::cli
