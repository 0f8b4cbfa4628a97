// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "engine/tournament/settings.h"

namespace ui {

/// Points that were typed for a table and are not given in yet, in order of play.
struct ResultDraft {
    /// Whose points they are: when others sit there, they are nobody's.
    std::vector<engine::PlayerId> seats;
    std::array<std::optional<int>, engine::tournament::kMostAtTable> points;
};
/// By round and table, from 1.
using ResultDrafts = std::map<std::pair<int, int>, ResultDraft>;

}  // namespace ui
