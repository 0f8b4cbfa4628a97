// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of this folder only.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace adjudicator::web {

/// On one line; what is no UTF-8 is replaced.
[[nodiscard]] std::string jsonText(const nlohmann::ordered_json& json);

}  // namespace adjudicator::web
