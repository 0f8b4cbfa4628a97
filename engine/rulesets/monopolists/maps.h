// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "engine/clauses/rulings.h"
#include "engine/state/setup.h"

namespace engine {

/// The map for so many players, four to six (MO-1, MO-2): a ring of continents that deserts keep apart round the sea
/// with the Exchange, on a round world (MO-19). Four continents for four players, a fifth on the far side, where east
/// and west meet, for five and six. Each continent has a 3:1 harbour, the Exchange's harbours lie face down. Nobody
/// sits at it yet. The source's pictures are lost; ours fit its text.
[[nodiscard]] Setup monopolistsMap(std::size_t players, RMoMap exchange = RMoMap::TwoEach);

}  // namespace engine
