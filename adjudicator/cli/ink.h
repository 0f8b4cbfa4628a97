// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace adjudicator::cli {

/// How a word stands out on a terminal; its words say the same without.
enum class Ink { Good, Bad, Doubtful, Head };

/// The text in that ink where `isInked`, else as it is.
[[nodiscard]] std::string inked(bool isInked, Ink ink, std::string_view text);

/// Whether standard output (1) or standard error (2) is a terminal that shows colours, and nobody asked for none
/// (`NO_COLOR`, no-color.org).
[[nodiscard]] bool showsInk(int stream);

}  // namespace adjudicator::cli
