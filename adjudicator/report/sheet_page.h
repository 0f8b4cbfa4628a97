// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of sheets only.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/report/sheet_block.h"

namespace adjudicator::sheet {

/// One way to show the middle of a page: its parts from the most to the least important, and the smallest type that it
/// is worth.
struct Variant {
    std::vector<Block> blocks;
    double leastType = 0;
};

/// A page: what goes across at its top and bottom, and between them, in two columns, the first variant that fits.
struct Page {
    Block head{kWidth};
    std::vector<Variant> variants;
    Block decision{kWidth};
    Block foot{kWidth};
};

inline constexpr double kLargestType = 3.0;
inline constexpr double kSmallestType = 1.9;

/// How a page is filled: by its first variant and in the largest type that fit, else by the last one in its least type.
struct Fit {
    double type = kLargestType;
    std::size_t variant = 0;
    /// By their place in the variant.
    std::array<std::vector<std::size_t>, 2> columns;
    double height = 0;
};
[[nodiscard]] Fit fitOf(const Page& page);

/// The whole HTML document; `language` is its tag ("de"), `title` is escaped here.
[[nodiscard]] std::string htmlOf(const Page& page, std::string_view language, std::string_view title);

}  // namespace adjudicator::sheet
