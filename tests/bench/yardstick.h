// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <time.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <string>

namespace bench {

/// Limits hold for a core that makes so many multiplications in a row a second, on another proportionally.
inline constexpr double kYardstick = 900e6;

/// Of this process, so that what else the machine does is not counted.
inline double coreSeconds() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

template <class Work>
double secondsOf(Work work) {
    const double start = coreSeconds();
    work();
    return coreSeconds() - start;
}

/// The best of several, in case the core's clock changes on the way.
template <class Work>
double bestSecondsOf(int times, Work work) {
    double best = secondsOf(work);
    for (int i = 1; i < times; ++i) {
        best = std::min(best, secondsOf(work));
    }
    return best;
}

/// What this core makes of a second: multiplications that wait for each other.
inline double multiplicationsInARow() {
    constexpr int kCount = 20'000'000;
    volatile std::uint64_t seed = 3;
    std::uint64_t product = seed;
    const double seconds = bestSecondsOf(5, [&] {
        for (int i = 0; i < kCount; ++i) {
            product = product * 6364136223846793005U + 1;
        }
        seed = product;
    });
    return kCount / seconds;
}

/// Core seconds of one turn of the work, done so often that the clock can tell; the best of five.
template <class Work>
double secondsEach(Work work) {
    int times = 1;
    while (secondsOf([&] {
               for (int i = 0; i < times; ++i) {
                   work();
               }
           }) < 0.02 &&
           times < (1 << 24)) {
        times *= 2;
    }
    return bestSecondsOf(5,
                         [&] {
                             for (int i = 0; i < times; ++i) {
                                 work();
                             }
                         }) /
           times;
}

/// Prints figures as JSON lines and remembers whether all were met.
class Figures {
public:
    Figures() : m_core(multiplicationsInARow()) {
        std::printf(R"({"figure":"multiplications in a row","unit":"1/s","value":%.0f})"
                    "\n",
                    m_core);
    }
    /// A time on this core, limited to so much on the yardstick's core.
    void time(const std::string& figure, const char* unit, double unitsASecond, double seconds, double limit) {
        const double scaled = limit * kYardstick / m_core;
        tell(figure, unit, seconds * unitsASecond, scaled, seconds * unitsASecond <= scaled);
    }
    /// At most so much of something measured beside it.
    void ratio(const std::string& figure, const char* beside, double value, double limit) {
        tell(figure, beside, value, limit, value <= limit);
    }
    void tell(const std::string& figure, const char* unit, double value, double limit, bool met) {
        std::printf(R"({"figure":"%s","unit":"%s","value":%.4g,"limit":%.4g,"met":%s})"
                    "\n",
                    figure.c_str(), unit, value, limit, met ? "true" : "false");
        std::fflush(stdout);
        m_missed += met ? 0 : 1;
    }
    /// A figure that bounds nothing: a part of a whole that is limited, or what something else is measured by.
    static void say(const std::string& figure, const char* unit, double value) {
        std::printf(R"({"figure":"%s","unit":"%s","value":%.4g})"
                    "\n",
                    figure.c_str(), unit, value);
        std::fflush(stdout);
    }
    [[nodiscard]] int exitStatus() const { return m_missed > 0 ? 1 : 0; }

private:
    double m_core;
    int m_missed = 0;
};

}  // namespace bench
