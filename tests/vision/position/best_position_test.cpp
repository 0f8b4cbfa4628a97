// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/position/best_position.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using vision::PieceColour;
using vision::position::Best;
using vision::position::BoardSites;
using vision::position::Evidence;
using vision::position::kBare;
using vision::position::Rules;
using vision::position::State;
using vision::position::stateOf;

/// The small box's board, bare as far as anybody sees.
struct Seen {
    BoardSites sites{*vision::board::smallShape()};
    Evidence evidence;

    Seen() {
        evidence.resize(sites.count());
        for (auto& site : evidence) {
            site.fill(vision::position::kNever);
            site[kBare] = 0;
        }
    }
    /// The logarithm of the odds of a piece there against nothing.
    void show(std::size_t site, State state, double odds) { evidence[site][state] = odds; }
    [[nodiscard]] Best best(std::vector<vision::position::Join> joins = {}) const {
        std::array<bool, vision::kPieceColours.size()> expected{};
        expected.fill(true);
        return bestPosition(evidence, sites, Rules(sites, std::move(joins), expected));
    }
    /// A chain of roads from a corner, `length` long, as sides.
    [[nodiscard]] std::vector<std::size_t> chainFrom(std::size_t corner, std::size_t length) const {
        std::vector<std::size_t> chain;
        std::vector<std::size_t> passed{corner};
        while (chain.size() < length) {
            for (const std::size_t side : sites.sidesAt(passed.back())) {
                const auto& ends = sites.ends(side);
                const std::size_t next = ends[0] == passed.back() ? ends[1] : ends[0];
                if (std::find(passed.begin(), passed.end(), next) == passed.end()) {
                    chain.push_back(side);
                    passed.push_back(next);
                    break;
                }
            }
        }
        return chain;
    }
};

constexpr State kRed = stateOf(PieceColour::Red);
constexpr State kBlue = stateOf(PieceColour::Blue);

/// The chance of a state at a site, whether it is the best or another.
double chanceOf(const Best& best, std::size_t site, State state) {
    if (best.position[site] == state) {
        return best.chances[site];
    }
    const auto& others = best.others[site];
    const auto found = std::find_if(others.begin(), others.end(), [&](const auto& o) { return o.state == state; });
    return found == others.end() ? 0 : found->chance;
}

}  // namespace

TEST_CASE("a board on which nothing is seen is bare, and surely so", "[vision][position]") {
    const Best best = Seen().best();
    CHECK(std::all_of(best.position.begin(), best.position.end(), [](State state) { return state == kBare; }));
    CHECK(std::all_of(best.chances.begin(), best.chances.end(), [](double chance) { return chance == 1; }));
}

TEST_CASE("a chance is that of the evidence and the rules together", "[vision][position]") {
    Seen seen;
    const std::size_t corner = 10;
    seen.show(corner, kRed, 9);
    const std::size_t road = seen.sites.sidesAt(corner)[0];
    seen.show(road, kRed, 9);
    // One more own road at the same building, as roads mostly lie.
    const std::size_t other = seen.sites.sidesAt(corner)[1];
    seen.show(other, kRed, 1);
    const Best best = seen.best();
    CHECK(best.position[corner] == kRed);
    CHECK(best.position[road] == kRed);
    CHECK(best.position[other] == kRed);
    CHECK(chanceOf(best, other, kBare) == Approx(1 / (1 + std::exp(1.2))));
}

TEST_CASE("a doubtful road is believed where it begins at a building of its colour, not in the air",
          "[vision][position][B-5]") {
    Seen seen;
    const auto chain = seen.chainFrom(20, 2);
    seen.show(chain[0], kRed, 1);
    CHECK(seen.best().position[chain[0]] == kBare);
    seen.show(20, kRed, 9);
    const Best joined = seen.best();
    CHECK(joined.position[chain[0]] == kRed);
    CHECK(chanceOf(joined, chain[0], kRed) > 0.8);
    // What is clear is read, rule or no rule, but less surely.
    Seen alone;
    alone.show(chain[1], kRed, 3);
    CHECK(alone.best().position[chain[1]] == kRed);
    CHECK(alone.best().chances[chain[1]] < 0.9);
}

TEST_CASE("a bridge joins a chain to its building", "[vision][position]") {
    Seen seen;
    seen.show(0, kRed, 9);
    const std::size_t far = seen.sites.corners() - 1;
    const std::size_t road = seen.sites.sidesAt(far)[0];
    seen.show(road, kRed, 2.5);
    CHECK(seen.best().chances[road] < 0.7);
    CHECK(seen.best({{PieceColour::Red, 0, far}}).chances[road] > 0.9);
    CHECK(seen.best({{PieceColour::Blue, 0, far}}).chances[road] < 0.7);
}

TEST_CASE("of two buildings beside each other the weaker one is doubted", "[vision][position][B-4]") {
    Seen seen;
    const std::size_t corner = 15;
    const std::size_t beside = seen.sites.beside(corner)[0];
    seen.show(corner, kRed, 8);
    seen.show(beside, kBlue, 1.5);
    const Best best = seen.best();
    CHECK(best.position[corner] == kRed);
    CHECK(best.position[beside] == kBare);
    CHECK(chanceOf(best, beside, kBlue) > 0);
    // A board may break any rule.
    seen.show(beside, kBlue, 8);
    CHECK(seen.best().position[beside] == kBlue);
}

TEST_CASE("a chain that another's building cuts is in the air behind it", "[vision][position]") {
    Seen seen;
    const auto chain = seen.chainFrom(20, 2);
    const auto& first = seen.sites.ends(chain[0]);
    const std::size_t between = first[0] == 20 ? first[1] : first[0];
    seen.show(20, kRed, 9);
    seen.show(chain[0], kRed, 9);
    seen.show(chain[1], kRed, 2.5);
    CHECK(seen.best().chances[chain[1]] > 0.9);
    seen.show(between, kBlue, 9);
    CHECK(seen.best().chances[chain[1]] < 0.9);
}

TEST_CASE("nobody has more pieces than the box", "[vision][position]") {
    Seen seen;
    std::vector<std::size_t> corners;
    for (std::size_t i = 0; i < seen.sites.corners() && corners.size() < 6; ++i) {
        const auto& beside = seen.sites.beside(i);
        if (std::none_of(corners.begin(), corners.end(), [&](std::size_t taken) {
                return std::find(beside.begin(), beside.end(), taken) != beside.end();
            })) {
            corners.push_back(i);
        }
    }
    REQUIRE(corners.size() == 6);
    for (const std::size_t corner : corners) {
        seen.show(corner, kRed, 8);
        seen.show(seen.sites.sidesAt(corner)[0], kRed, 9);
    }
    seen.show(corners[3], kRed, -0.5);
    CHECK(seen.best().position[corners[3]] == kBare);
    // As a city it is one of the four.
    seen.show(corners[3], stateOf(PieceColour::Red, true), -0.6);
    CHECK(seen.best().position[corners[3]] == stateOf(PieceColour::Red, true));
}

TEST_CASE("what comes together is found together", "[vision][position]") {
    // A building and its road, each too weak alone.
    Seen seen;
    const std::size_t corner = 12;
    const std::size_t road = seen.sites.sidesAt(corner)[1];
    seen.show(corner, kRed, 0.6);
    seen.show(road, kRed, 0.6);
    const Best best = seen.best();
    CHECK(best.position[corner] == kRed);
    CHECK(best.position[road] == kRed);
}
