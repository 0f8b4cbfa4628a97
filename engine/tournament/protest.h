// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/tournament/position.h"

namespace engine::tournament {

/// Whether a result can still be protested.
enum class Protest : std::uint8_t {
    Untimed,   ///< Neither the rules nor the settings name a time.
    Unsigned,  ///< Yes: it is not signed by all, and the time has not begun.
    Open,      ///< Yes: the time runs.
    Raised,    ///< There is one: the result is disputed.
    Over,      ///< No: the time has run out, or the result is official.
};
inline constexpr std::array<std::string_view, 5> kProtestWords{"untimed", "unsigned", "open", "raised", "over"};

/// Minutes after the signatures; 0: a protest ends with them. As set, else as published: A and whatever is ranked as A
/// ends it with the signature, B names no time (empty).
[[nodiscard]] std::optional<int> protestMinutes(const Settings& settings);

struct ProtestTime {
    Protest state = Protest::Untimed;
    /// While it is open.
    int secondsLeft = 0;
    bool operator==(const ProtestTime&) const = default;
};
/// `secondsSinceSigned`: how long ago the result was confirmed as it stands; where that is not known the time has just
/// begun.
[[nodiscard]] ProtestTime protestTime(const Settings& settings, const Result& result,
                                      std::optional<std::int64_t> secondsSinceSigned);

}  // namespace engine::tournament
