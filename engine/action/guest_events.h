// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/board/ids.h"
#include "engine/fields.h"

namespace engine {

/// What a guest's rules remember of a player is now this count. All else that comes of its acts are events of the game.
struct GuestMarked {
    PlayerId player{};
    std::string mark;
    int count = 0;
    static constexpr std::string_view kName = "guest-marked";
    ADJ_FIELDS(player, mark, count);
    bool operator==(const GuestMarked&) const = default;
};

}  // namespace engine
