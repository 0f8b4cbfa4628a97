// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace vision::tiles {

/// Costs of giving row i column j; at least as many columns as rows. Use infinity-like kForbidden for what must not be.
using Costs = std::vector<std::vector<double>>;
inline constexpr double kForbidden = 1e6;

struct Assignment {
    /// The column of each row, no column twice.
    std::vector<std::size_t> columns;
    double cost = 0;
};

/// The cheapest assignment of every row to a column of its own (shortest augmenting paths, as H. W. Kuhn 1955).
[[nodiscard]] Assignment assign(const Costs& costs);

}  // namespace vision::tiles
