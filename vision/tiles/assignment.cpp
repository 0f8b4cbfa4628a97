// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/tiles/assignment.h"

#include <limits>

#include "engine/check.h"

namespace vision::tiles {

Assignment assign(const Costs& costs) {
    const std::size_t rows = costs.size();
    const std::size_t columns = rows == 0 ? 0 : costs.front().size();
    ADJ_CHECK(columns >= rows, "there is a column for every row");
    constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
    std::vector<double> rowPrice(rows, 0.0);
    std::vector<double> columnPrice(columns, 0.0);
    std::vector<std::size_t> rowOf(columns, kNone);

    for (std::size_t start = 0; start < rows; ++start) {
        // Dijkstra from the new row over reduced costs to the nearest free column.
        std::vector<double> distance(columns, std::numeric_limits<double>::infinity());
        std::vector<std::size_t> cameFrom(columns, kNone);
        std::vector<bool> done(columns, false);
        std::size_t row = start;
        std::size_t column = kNone;
        double reached = 0;
        std::size_t end = kNone;
        while (end == kNone) {
            for (std::size_t j = 0; j < columns; ++j) {
                const double through = reached + costs[row][j] - rowPrice[row] - columnPrice[j];
                if (!done[j] && through < distance[j]) {
                    distance[j] = through;
                    cameFrom[j] = column;
                }
            }
            std::size_t nearest = kNone;
            for (std::size_t j = 0; j < columns; ++j) {
                if (!done[j] && (nearest == kNone || distance[j] < distance[nearest])) {
                    nearest = j;
                }
            }
            done[nearest] = true;
            reached = distance[nearest];
            column = nearest;
            if (rowOf[nearest] == kNone) {
                end = nearest;
            } else {
                row = rowOf[nearest];
            }
        }
        rowPrice[start] += reached;
        for (std::size_t j = 0; j < columns; ++j) {
            if (done[j] && j != end) {
                rowPrice[rowOf[j]] += reached - distance[j];
                columnPrice[j] -= reached - distance[j];
            }
        }
        for (std::size_t j = end; j != kNone; j = cameFrom[j]) {
            rowOf[j] = cameFrom[j] == kNone ? start : rowOf[cameFrom[j]];
        }
    }

    Assignment result;
    result.columns.assign(rows, 0);
    for (std::size_t j = 0; j < columns; ++j) {
        if (rowOf[j] != kNone) {
            result.columns[rowOf[j]] = j;
            result.cost += costs[rowOf[j]][j];
        }
    }
    return result;
}

}  // namespace vision::tiles
