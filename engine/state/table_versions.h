// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "engine/state/landmarks.h"

namespace engine {

struct Table;

/// The tables of one game, which differ in their tiles alone: by corrections of the set-up. The same board is the very
/// same table, so that positions can be compared. Copies know the same tables; any thread may ask.
class TableVersions {
public:
    /// That table with these tiles.
    [[nodiscard]] std::shared_ptr<const Table> with(const std::shared_ptr<const Table>& table,
                                                    std::vector<Tile> tiles) const;

private:
    struct Known {
        std::mutex mutex;
        std::vector<std::weak_ptr<const Table>> tables;
    };
    std::shared_ptr<Known> m_known = std::make_shared<Known>();
};

}  // namespace engine
