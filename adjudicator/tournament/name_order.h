// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace adjudicator {

/// By what names are put in order: letters without case and accents, "Österle" among the O. For European letters;
/// others keep the order of their code points.
[[nodiscard]] std::string nameKey(std::string_view name);

/// The same where names are numbered: "Table 2" before "Table 10".
[[nodiscard]] std::string numberedKey(std::string_view name);

}  // namespace adjudicator
