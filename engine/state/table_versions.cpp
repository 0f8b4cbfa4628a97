// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/table_versions.h"

#include "engine/state/position.h"

namespace engine {

std::shared_ptr<const Table> TableVersions::with(const std::shared_ptr<const Table>& table,
                                                 std::vector<Tile> tiles) const {
    const std::scoped_lock lock(m_known->mutex);
    auto& known = m_known->tables;
    std::erase_if(known, [](const auto& one) { return one.expired(); });
    if (known.empty()) {
        known.push_back(table);
    }
    for (const auto& one : known) {
        if (auto alive = one.lock(); alive && alive->tiles == tiles) {
            return alive;
        }
    }
    auto version = std::make_shared<Table>(*table);
    version->tiles = std::move(tiles);
    version->madeLandmarks = {};
    known.push_back(version);
    return version;
}

}  // namespace engine
