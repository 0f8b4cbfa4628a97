// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "vision/watch/table_watch.h"

namespace vision {

/// What a TableWatch asks: the table as the eyes follow it.
class WatchedTable {
public:
    WatchedTable() = default;
    virtual ~WatchedTable() = default;
    WatchedTable(const WatchedTable&) = delete;
    WatchedTable& operator=(const WatchedTable&) = delete;

    [[nodiscard]] virtual WatchFrame next(const Image& frame) = 0;
    [[nodiscard]] virtual std::vector<PieceChange> seenOnce() const = 0;
    virtual void accept(const PieceChange& change) = 0;
    [[nodiscard]] virtual const KnownPieces& known() const = 0;
    [[nodiscard]] virtual const Homography& homography() const = 0;
};

namespace look {
/// As TableWatch's constructor says.
[[nodiscard]] std::unique_ptr<WatchedTable> watchTable(const Image& reference, const Homography& homography,
                                                       KnownPieces known, const engine::Layout& layout,
                                                       const LookedFor& lookedFor);
[[nodiscard]] Homography turned(const Homography& homography, const Turn& turn);
}  // namespace look

}  // namespace vision
