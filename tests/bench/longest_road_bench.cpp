// SPDX-License-Identifier: GPL-3.0-or-later
// How long one player's longest road takes, over random nets of growing size: longest_road_bench [SCALE]. Beside it
// stands a plain search that walks every trail, where that ends. Prints one JSON object a figure; ends with 1 if one
// misses its limit.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "engine/check.h"
#include "engine/rules/longest_road/longest_road.h"
#include "tests/bench/yardstick.h"
#include "tests/engine/rules/route_boards.h"

namespace {

using engine::CornerId;
using engine::PlayerId;
using engine::Position;
using engine::SideId;

constexpr PlayerId kRed{0};

/// Keeps the answers from being thought away.
volatile long lengths = 0;

/// What anybody would write: from each crossing, on along every own route that is not used yet. Roads alone; a foreign
/// building ends a trail.
class PlainSearch {
public:
    explicit PlainSearch(const Position& position)
        : m_position(position), m_used(position.topology().sideCount(), false) {}

    /// Empty where it takes more than so many steps.
    [[nodiscard]] std::optional<int> longest(long mostSteps) {
        m_left = mostSteps;
        int best = 0;
        for (const CornerId corner : m_position.topology().corners()) {
            best = std::max(best, from(corner));
        }
        return m_left > 0 ? std::optional(best) : std::nullopt;
    }

private:
    int from(CornerId corner) {
        int best = 0;
        for (const SideId side : m_position.topology().sidesOf(corner)) {
            const auto& route = m_position.routes[side];
            if (!route || route->owner != kRed || m_used[side] != 0 || --m_left <= 0) {
                continue;
            }
            const CornerId next = m_position.topology().otherEnd(side, corner);
            const auto& building = m_position.buildings[next];
            m_used[side] = 1;
            best = std::max(best, 1 + (building && building->owner != kRed ? 0 : from(next)));
            m_used[side] = 0;
        }
        return best;
    }

    const Position& m_position;
    engine::PerSide<char> m_used;
    long m_left = 0;
};

/// Microseconds a player on the yardstick's core.
struct Limits {
    double mean = 0;
    double worst = 0;
};

struct Case {
    std::string name;
    engine::test::MeshWish wish;
    int nets = 0;
    Limits limits;
    /// At most so much of the plain search, all nets together; empty where that does not end.
    std::optional<double> besidePlain = std::nullopt;
};

/// The best of three of one net: short ones often enough for the clock.
double microsecondsOf(const Position& position) {
    constexpr int kTimes = 4;
    long sum = 0;
    const double best = bench::bestSecondsOf(3, [&] {
        for (int time = 0; time < kTimes; ++time) {
            sum += engine::longestRoad(position, kRed);
        }
    });
    lengths = lengths + sum;
    return 1e6 * best / kTimes;
}

void measureBesidePlain(bench::Figures& figures, const Case& one, const std::vector<Position>& nets) {
    constexpr long kMostSteps = 5'000'000;
    constexpr int kTurns = 5;
    std::vector<const Position*> ending;
    for (const Position& net : nets) {
        if (const auto plain = PlainSearch(net).longest(kMostSteps)) {
            ADJ_CHECK(*plain == engine::longestRoad(net, kRed), "both searches say the same");
            ending.push_back(&net);
        }
    }
    figures.beside(
        one.name, "of a plain search", *one.besidePlain, kTurns,
        [&] {
            for (const Position* net : ending) {
                lengths = lengths + engine::longestRoad(*net, kRed);
            }
        },
        [&] {
            for (const Position* net : ending) {
                lengths = lengths + *PlainSearch(*net).longest(kMostSteps);
            }
        });
    if (ending.size() < nets.size()) {
        bench::Figures::say(one.name + ", nets that a plain search gives up", "nets",
                            static_cast<double>(nets.size() - ending.size()));
    }
}

void measure(bench::Figures& figures, const Case& one) {
    std::mt19937 random(1234);
    std::vector<Position> nets;
    for (int net = 0; net < one.nets; ++net) {
        nets.push_back(engine::test::randomNet(one.wish, random));
    }
    if (one.besidePlain) {
        measureBesidePlain(figures, one, nets);
    }
    std::vector<double> microseconds;
    double total = 0;
    for (const Position& net : nets) {
        microseconds.push_back(microsecondsOf(net));
        total += microseconds.back();
    }
    figures.time(one.name + ", mean", "us", 1, total / one.nets, one.limits.mean);
    figures.time(one.name + ", worst", "us", 1, *std::ranges::max_element(microseconds), one.limits.worst);
}

}  // namespace

int main(int argc, char** argv) {
    bench::Figures figures;
    const int scale = argc > 1 ? std::max(1, std::atoi(argv[1])) : 1;
    const std::vector<Case> cases{
        {"15 routes, radius 2", {2, 15, 0, 2, 3, 0, false}, 2000 * scale, {1, 4}, 1.0},
        {"15 roads and ships, radius 3", {3, 15, 1, 2, 3, 0.3, false}, 2000 * scale, {1, 4}},
        {"20 roads, radius 3, round", {3, 20, 0, 2, 0, 0, true}, 200 * scale, {20, 80}, 0.8},
        {"30 roads, radius 3, round", {3, 30, 0, 2, 0, 0, true}, 500 * scale, {40, 200}},
        {"40 roads, radius 3, round", {3, 40, 0, 3, 0, 0, true}, 500 * scale, {80, 400}},
        {"70 roads, radius 3, round", {3, 70, 0, 3, 0, 0, true}, 300 * scale, {150, 1000}},
        {"70 roads, radius 3, round, 6 bridges", {3, 70, 6, 3, 0, 0, true}, 300 * scale, {500, 5000}},
        {"70 roads, radius 3, round, 14 bridges", {3, 70, 14, 0, 0, 0, true}, 300 * scale, {800, 6000}},
        {"70 roads, radius 4, random", {4, 70, 0, 3, 0, 0, false}, 300 * scale, {150, 1000}},
        {"70 roads, radius 4, random, 6 bridges", {4, 70, 6, 3, 0, 0, false}, 300 * scale, {500, 5000}},
        {"70 roads, radius 3, 12 foreign buildings", {3, 70, 4, 12, 0, 0, true}, 300 * scale, {300, 2000}},
        {"72 roads, radius 2 (all)", {2, 72, 0, 0, 0, 0, false}, 20 * scale, {150, 300}},
        {"72 roads, radius 2 (all), 14 bridges", {2, 72, 14, 0, 0, 0, false}, 100 * scale, {800, 5000}},
        {"132 roads, radius 3 (all)", {3, 132, 0, 0, 0, 0, false}, 5 * scale, {1000, 2000}},
    };
    for (const Case& one : cases) {
        measure(figures, one);
    }
    return figures.exitStatus();
}
