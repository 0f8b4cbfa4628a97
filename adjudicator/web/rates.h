// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <string>

namespace adjudicator::web {

/// Lets everybody do something so many times a second, and a number of times at once after a rest. Time is the
/// caller's. Whoever has rested long enough is forgotten, and never more than `kMostKnown` are known.
class Rates {
public:
    using Time = std::chrono::steady_clock::time_point;
    static constexpr std::size_t kMostKnown = 8192;

    Rates(double aSecond, double atOnce) : m_aSecond(aSecond), m_atOnce(atOnce) {}
    /// Whether this one may, once, now.
    [[nodiscard]] bool mayNow(const std::string& who, Time now);

private:
    struct Left {
        double times = 0;
        Time at;
    };
    void forget(Time now);
    [[nodiscard]] double leftOf(const Left& left, Time now) const;

    double m_aSecond;
    double m_atOnce;
    std::map<std::string, Left> m_known;
};

}  // namespace adjudicator::web
