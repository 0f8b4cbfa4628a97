// SPDX-License-Identifier: GPL-3.0-or-later
// How long one player's longest road takes, over random nets of growing size. Prints mean and worst in microseconds.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

#include "engine/rules/longest_road.h"
#include "tests/engine/rules/route_boards.h"

namespace {

using Clock = std::chrono::steady_clock;

void measure(const char* name, const engine::test::MeshWish& wish, int nets) {
    std::mt19937 random(1234);
    std::vector<double> microseconds;
    long sum = 0;
    for (int net = 0; net < nets; ++net) {
        const engine::Position position = engine::test::randomNet(wish, random);
        // The best of three: the machine's other work is not ours.
        double best = 1e300;
        for (int run = 0; run < 3; ++run) {
            const auto begin = Clock::now();
            sum += engine::longestRoad(position, engine::PlayerId{0});
            best = std::min(best, std::chrono::duration<double, std::micro>(Clock::now() - begin).count());
        }
        microseconds.push_back(best);
    }
    std::sort(microseconds.begin(), microseconds.end());
    double total = 0;
    for (const double one : microseconds) {
        total += one;
    }
    std::printf("%-44s mean %9.1f  median %9.1f  p99 %9.1f  worst %9.1f us  (mean length %.1f)\n", name, total / nets,
                microseconds[microseconds.size() / 2], microseconds[microseconds.size() * 99 / 100],
                microseconds.back(), static_cast<double>(sum) / 3 / nets);
}

}  // namespace

int main(int argc, char** argv) {
    const int scale = argc > 1 ? std::max(1, std::atoi(argv[1])) : 1;
    measure("15 routes, radius 2", {2, 15, 0, 2, 3, 0, false}, 2000 * scale);
    measure("15 roads and ships, radius 3", {3, 15, 1, 2, 3, 0.3, false}, 2000 * scale);
    measure("30 roads, radius 3, round", {3, 30, 0, 2, 0, 0, true}, 500 * scale);
    measure("40 roads, radius 3, round", {3, 40, 0, 3, 0, 0, true}, 500 * scale);
    measure("70 roads, radius 3, round", {3, 70, 0, 3, 0, 0, true}, 300 * scale);
    measure("70 roads, radius 3, round, 6 bridges", {3, 70, 6, 3, 0, 0, true}, 300 * scale);
    measure("70 roads, radius 3, round, 14 bridges", {3, 70, 14, 0, 0, 0, true}, 300 * scale);
    measure("70 roads, radius 4, random", {4, 70, 0, 3, 0, 0, false}, 300 * scale);
    measure("70 roads, radius 4, random, 6 bridges", {4, 70, 6, 3, 0, 0, false}, 300 * scale);
    measure("70 roads, radius 3, 12 foreign buildings", {3, 70, 4, 12, 0, 0, true}, 300 * scale);
    measure("72 roads, radius 2 (all)", {2, 72, 0, 0, 0, 0, false}, 20 * scale);
    measure("72 roads, radius 2 (all), 14 bridges", {2, 72, 14, 0, 0, 0, false}, 100 * scale);
    measure("132 roads, radius 3 (all)", {3, 132, 0, 0, 0, 0, false}, 5 * scale);
    return 0;
}
