// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <mutex>

namespace adjudicator::web {

/// How often something happened in the last ten seconds. Time is the caller's; any thread.
class RecentCount {
public:
    using Time = std::chrono::steady_clock::time_point;
    static constexpr std::size_t kSeconds = 10;

    void add(Time now);
    [[nodiscard]] std::size_t lately(Time now) const;

private:
    struct Second {
        std::int64_t when = -1;
        std::size_t times = 0;
    };
    mutable std::mutex m_mutex;
    std::array<Second, kSeconds> m_seconds;
};

}  // namespace adjudicator::web
