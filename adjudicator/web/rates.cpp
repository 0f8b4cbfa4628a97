// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/rates.h"

#include <algorithm>

namespace adjudicator::web {

double Rates::leftOf(const Left& left, Time now) const {
    return std::min(m_atOnce, left.times + m_aSecond * std::chrono::duration<double>(now - left.at).count());
}

void Rates::forget(Time now) {
    std::erase_if(m_known, [&](const auto& each) { return leftOf(each.second, now) >= m_atOnce; });
    // More at once than any hall holds: nobody is known any more.
    if (m_known.size() >= kMostKnown) {
        m_known.clear();
    }
}

bool Rates::mayNow(const std::string& who, Time now) {
    if (m_known.size() >= kMostKnown) {
        forget(now);
    }
    const auto [known, isNew] = m_known.try_emplace(who, Left{m_atOnce, now});
    Left& left = known->second;
    left = {leftOf(left, now), now};
    if (left.times < 1) {
        return false;
    }
    left.times -= 1;
    return true;
}

}  // namespace adjudicator::web
