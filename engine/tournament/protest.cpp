// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/protest.h"

#include <algorithm>

namespace engine::tournament {

std::optional<int> protestMinutes(const Settings& settings) {
    if (settings.protest) {
        return settings.protest;
    }
    return settings.scoring.rankedAs == System::B ? std::nullopt : std::optional(0);
}

ProtestTime protestTime(const Settings& settings, const Result& result,
                        std::optional<std::int64_t> secondsSinceSigned) {
    if (result.state == ResultState::Official) {
        return {Protest::Over, 0};
    }
    if (result.state == ResultState::Disputed) {
        return {Protest::Raised, 0};
    }
    const auto minutes = protestMinutes(settings);
    if (!minutes) {
        return {Protest::Untimed, 0};
    }
    if (result.state == ResultState::Pending) {
        return {Protest::Unsigned, 0};
    }
    constexpr std::int64_t kMinute = 60;
    // A clock that went back has not made the time longer.
    const std::int64_t since = std::max<std::int64_t>(secondsSinceSigned.value_or(0), 0);
    const std::int64_t left = *minutes * kMinute - since;
    return left > 0 ? ProtestTime{Protest::Open, static_cast<int>(left)} : ProtestTime{Protest::Over, 0};
}

}  // namespace engine::tournament
