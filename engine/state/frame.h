// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "engine/board/coordinates.h"
#include "engine/board/ids.h"

namespace engine {

/// How places and players are held: by the dense ids of one table, or by the names of the notation. Marks and pending
/// steps are written once over such a frame; translation and notation walk their fields.
struct ByIds {
    using Player = PlayerId;
    using Hex = HexId;
    using Corner = CornerId;
    using Side = SideId;
    template <class T>
    using EachPlayer = PerPlayer<T>;
};

struct ByNames {
    using Player = std::string;
    using Hex = engine::Hex;
    using Corner = engine::Corner;
    using Side = engine::Side;
    /// Players who are not named have the default.
    template <class T>
    using EachPlayer = std::map<std::string, T>;
};

}  // namespace engine
