// SPDX-License-Identifier: GPL-3.0-or-later
// How long one player's longest road takes, over random nets of growing size: longest_road_bench [SCALE]. Prints one
// JSON object a figure; ends with 1 if one misses its limit.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "engine/rules/longest_road/longest_road.h"
#include "tests/bench/yardstick.h"
#include "tests/engine/rules/route_boards.h"

namespace {

/// Keeps the answers from being thought away.
volatile long lengths = 0;

/// Microseconds a player on the yardstick's core.
struct Limits {
    double mean = 0;
    double worst = 0;
};

void measure(bench::Figures& figures, const std::string& name, const engine::test::MeshWish& wish, int nets,
             const Limits& limits) {
    std::mt19937 random(1234);
    std::vector<double> microseconds;
    long sum = 0;
    for (int net = 0; net < nets; ++net) {
        const engine::Position position = engine::test::randomNet(wish, random);
        // The best of three: the machine's other work is not ours.
        double best = 1e300;
        for (int run = 0; run < 3; ++run) {
            // Short ones often enough for the clock.
            constexpr int kTimes = 4;
            best = std::min(best, 1e6 / kTimes * bench::secondsOf([&] {
                                      for (int time = 0; time < kTimes; ++time) {
                                          sum += engine::longestRoad(position, engine::PlayerId{0});
                                      }
                                  }));
        }
        microseconds.push_back(best);
    }
    std::sort(microseconds.begin(), microseconds.end());
    double total = 0;
    for (const double one : microseconds) {
        total += one;
    }
    figures.time(name + ", mean", "us", 1, total / nets, limits.mean);
    figures.time(name + ", worst", "us", 1, microseconds.back(), limits.worst);
    lengths = lengths + sum;
}

}  // namespace

int main(int argc, char** argv) {
    bench::Figures figures;
    const int scale = argc > 1 ? std::max(1, std::atoi(argv[1])) : 1;
    measure(figures, "15 routes, radius 2", {2, 15, 0, 2, 3, 0, false}, 2000 * scale, {1, 20});
    measure(figures, "15 roads and ships, radius 3", {3, 15, 1, 2, 3, 0.3, false}, 2000 * scale, {1, 20});
    measure(figures, "30 roads, radius 3, round", {3, 30, 0, 2, 0, 0, true}, 500 * scale, {1000, 5000});
    measure(figures, "40 roads, radius 3, round", {3, 40, 0, 3, 0, 0, true}, 500 * scale, {1000, 5000});
    measure(figures, "70 roads, radius 3, round", {3, 70, 0, 3, 0, 0, true}, 300 * scale, {1000, 5000});
    measure(figures, "70 roads, radius 3, round, 6 bridges", {3, 70, 6, 3, 0, 0, true}, 300 * scale, {1000, 5000});
    measure(figures, "70 roads, radius 3, round, 14 bridges", {3, 70, 14, 0, 0, 0, true}, 300 * scale, {1000, 5000});
    measure(figures, "70 roads, radius 4, random", {4, 70, 0, 3, 0, 0, false}, 300 * scale, {1000, 5000});
    measure(figures, "70 roads, radius 4, random, 6 bridges", {4, 70, 6, 3, 0, 0, false}, 300 * scale, {1000, 5000});
    measure(figures, "70 roads, radius 3, 12 foreign buildings", {3, 70, 4, 12, 0, 0, true}, 300 * scale, {1000, 5000});
    measure(figures, "72 roads, radius 2 (all)", {2, 72, 0, 0, 0, 0, false}, 20 * scale, {1000, 5000});
    measure(figures, "72 roads, radius 2 (all), 14 bridges", {2, 72, 14, 0, 0, 0, false}, 100 * scale, {1000, 5000});
    measure(figures, "132 roads, radius 3 (all)", {3, 132, 0, 0, 0, 0, false}, 5 * scale, {1000, 5000});
    return figures.exitStatus();
}
