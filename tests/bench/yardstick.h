// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <time.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

namespace bench {

/// Limits hold for a core that makes so many steps of the yardstick a second, on another proportionally.
inline constexpr double kYardstick = 110e6;

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

/// Work as rules and readers do it, step by step: a table of a megabyte is walked by what was found in it, each step
/// branches by chance, and every eighth makes a short list and lets an older one go. A neighbour on the same core's
/// units and caches slows it down as it slows down what is measured; multiplications in a row it would not.
class Yardstick {
public:
    Yardstick() : m_table(kPlaces) {
        std::uint32_t random = 3;
        for (std::uint32_t& place : m_table) {
            random = random * 1664525U + 1013904223U;
            place = random >> 4U;
        }
    }

    /// What this core makes of a second just now.
    [[nodiscard]] double stepsASecond() {
        constexpr int kSteps = 500'000;
        return kSteps / secondsOf([&] {
                   for (int i = 0; i < kSteps; ++i) {
                       step();
                   }
               });
    }

private:
    static constexpr std::size_t kPlaces = std::size_t{1} << 18U;

    void step() {
        const std::uint32_t found = m_table[(m_at ^ m_sum) % kPlaces];
        if ((found & 1U) != 0) {
            m_sum += found >> 3U;
        } else {
            m_sum ^= found;
        }
        if ((found & 14U) == 0) {
            m_lists[found / 16 % m_lists.size()] = std::vector<std::uint32_t>(1 + found % 12, m_sum);
        }
        m_at += found;
    }

    std::vector<std::uint32_t> m_table;
    std::array<std::vector<std::uint32_t>, 64> m_lists;
    std::uint32_t m_at = 1;
    std::uint32_t m_sum = 0;
};

/// How often a work must be done for the clock to tell its time.
template <class Work>
int timesToTell(Work work) {
    int times = 1;
    while (secondsOf([&] {
               for (int i = 0; i < times; ++i) {
                   work();
               }
           }) < 0.02 &&
           times < (1 << 24)) {
        times *= 2;
    }
    return times;
}

template <class Work>
double secondsEachOf(int times, Work work) {
    return secondsOf([&] {
               for (int i = 0; i < times; ++i) {
                   work();
               }
           }) /
           times;
}

/// Core seconds of one turn of the work, done so often that the clock can tell; the best of five.
template <class Work>
double secondsEach(Work work) {
    const int times = timesToTell(work);
    double best = secondsEachOf(times, work);
    for (int i = 1; i < 5; ++i) {
        best = std::min(best, secondsEachOf(times, work));
    }
    return best;
}

/// How many times the peer's core time the work takes, both done in turn so that both meet the same machine; the
/// median of so many turns.
template <class Work, class Peer>
double ratioInTurn(int turns, Work work, Peer peer) {
    const int workTimes = timesToTell(work);
    const int peerTimes = timesToTell(peer);
    std::vector<double> ratios;
    for (int i = 0; i < turns; ++i) {
        const double seconds = secondsEachOf(workTimes, work);
        ratios.push_back(seconds / secondsEachOf(peerTimes, peer));
    }
    std::sort(ratios.begin(), ratios.end());
    return ratios[ratios.size() / 2];
}

/// Prints figures as JSON lines and remembers whether all were met.
class Figures {
public:
    Figures() : m_pace(m_yardstick.stepsASecond()) { say("steps of the yardstick", "1/s", m_pace); }
    /// A time just measured on this core, limited to so much on the yardstick's core: the yardstick is made before each
    /// figure and after it, and the slower of both counts.
    void time(const std::string& figure, const char* unit, double unitsASecond, double seconds, double limit) {
        const double scaled = limit * kYardstick / paceAround();
        tell(figure, unit, seconds * unitsASecond, scaled, seconds * unitsASecond <= scaled);
    }
    /// So many a second at least on the yardstick's core.
    void rate(const std::string& figure, const char* unit, double aSecond, double limit) {
        const double scaled = limit * paceAround() / kYardstick;
        tell(figure, unit, aSecond, scaled, aSecond >= scaled);
    }
    /// At most so much of something measured beside it.
    void ratio(const std::string& figure, const char* beside, double value, double limit) {
        m_isRatio = true;
        tell(figure, beside, value, limit, value <= limit);
        m_isRatio = false;
    }
    /// The same, measured here, in turn.
    template <class Work, class Peer>
    void beside(const std::string& figure, const char* peerName, double limit, int turns, Work work, Peer peer) {
        ratio(figure, peerName, ratioInTurn(turns, work, peer), limit);
    }
    void tell(const std::string& figure, const char* unit, double value, double limit, bool met) {
        std::printf(R"({"figure":"%s","unit":"%s","value":%.4g,"limit":%.4g,"met":%s%s})"
                    "\n",
                    figure.c_str(), unit, value, limit, met ? "true" : "false", m_isRatio ? R"(,"ratio":true)" : "");
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
    [[nodiscard]] double paceAround() {
        const double before = m_pace;
        m_pace = m_yardstick.stepsASecond();
        return std::min(before, m_pace);
    }

    Yardstick m_yardstick;
    double m_pace;
    bool m_isRatio = false;
    int m_missed = 0;
};

}  // namespace bench
