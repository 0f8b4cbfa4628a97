// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/web/phone_door.h"

namespace adjudicator::web {

/// What a phone says of the result of its table (docs/web.md, "What a phone says"). Points stand in the order of the
/// seats that the phone shows: those that are entered, or those that it saw when it confirmed or disputed them.
struct PhoneWord {
    enum class Do : std::uint8_t { Enter, Confirm, Dispute };

    WordFrom from;
    Do what = Do::Enter;
    int round = 1;
    int table = 1;
    /// Start numbers, as the phone shows the seats.
    std::vector<std::string> seats;
    std::vector<int> points;
    /// What is disputed, in the player's words; may be empty.
    std::string why;
};

/// Empty for whatever is not exactly such a word.
[[nodiscard]] std::optional<PhoneWord> phoneWordFrom(std::string_view body);

}  // namespace adjudicator::web
