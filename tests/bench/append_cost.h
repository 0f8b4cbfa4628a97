// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

#include "db/book.h"

namespace bench {

/// The upper of two in the middle; the values may not be empty.
[[nodiscard]] double median(std::vector<double> values);

/// Medians in microseconds.
struct AppendCost {
    double act = 0;
    double plainRow = 0;  ///< SQLite's own durable commit of one row of the same length.
};

/// What an act of one entry costs beside a plain row, turn and turn about so that both meet the same disk. Appends to
/// the game; the plain table is made in `plainFile`.
[[nodiscard]] engine::Expected<AppendCost, db::BookError> appendCost(db::Book& book, const db::GameInfo& game,
                                                                     const std::filesystem::path& plainFile);

}  // namespace bench
