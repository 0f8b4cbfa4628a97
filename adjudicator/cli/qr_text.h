// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace adjudicator::cli {

/// The code of a text for a terminal, two rows of it in one line; dark on light whatever the terminal's colours are.
/// Empty where there is no code.
[[nodiscard]] std::string qrText(std::string_view text);

}  // namespace adjudicator::cli
