// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/recent_count.h"

namespace adjudicator::web {

namespace {

std::int64_t secondOf(RecentCount::Time time) {
    return std::chrono::duration_cast<std::chrono::seconds>(time.time_since_epoch()).count();
}

}  // namespace

void RecentCount::add(Time now) {
    const std::int64_t when = secondOf(now);
    const std::lock_guard lock(m_mutex);
    Second& second = m_seconds[static_cast<std::size_t>(when) % kSeconds];
    if (second.when != when) {
        second = {when, 0};
    }
    ++second.times;
}

std::size_t RecentCount::lately(Time now) const {
    const std::int64_t oldest = secondOf(now) - static_cast<std::int64_t>(kSeconds);
    const std::lock_guard lock(m_mutex);
    std::size_t times = 0;
    for (const Second& second : m_seconds) {
        times += second.when > oldest ? second.times : 0;
    }
    return times;
}

}  // namespace adjudicator::web
