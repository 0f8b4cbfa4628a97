// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/harbours/tell_harbours.h"

#include <cmath>
#include <set>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "engine/board/coordinates.h"
#include "vision/board/shape.h"

namespace {

using vision::harbours::CoastLook;
using vision::harbours::kCoastSides;
using vision::harbours::Trade;
using vision::harbours::TradeChances;

/// A coast on which these sides have a sign that looks like this trade.
std::vector<CoastLook> coastWith(const std::vector<std::pair<std::size_t, Trade>>& signs) {
    std::vector<CoastLook> looks(kCoastSides);
    for (CoastLook& look : looks) {
        look.seen = true;
        look.marks = {-0.9, 1.3, 0, 0};
    }
    for (const auto& [side, trade] : signs) {
        looks[side].sign = 1.1;
        switch (trade) {
            case Trade::Any:
                looks[side].marks = {-0.3, 0.7, 0, 0};
                break;
            case Trade::Brick:
                looks[side].marks = {1.0, -0.2, 0.75, 0.1};
                break;
            case Trade::Lumber:
                looks[side].marks = {0.25, -0.1, 0.17, 0.1};
                break;
            case Trade::Wool:
                looks[side].marks = {-0.1, 0.35, 0, 0.1};
                break;
            case Trade::Grain:
                looks[side].marks = {0.25, -0.9, 0.1, -0.55};
                break;
            case Trade::Ore:
                looks[side].marks = {-0.15, 0.4, 0, 0.1};
                break;
        }
    }
    return looks;
}

double sum(const TradeChances& chances) {
    double total = 0;
    for (const double chance : chances) {
        total += chance;
    }
    return total;
}

double chanceOf(const std::vector<TradeChances>& all, std::size_t side, Trade trade) {
    return all[side][static_cast<std::size_t>(trade)];
}

/// The six usual pieces: singles at 9, 19, 29, pairs at 2 and 5, 12 and 15, 22 and 25.
std::vector<std::pair<std::size_t, Trade>> usualFrame() {
    return {{2, Trade::Any},     {5, Trade::Wool}, {9, Trade::Any},    {12, Trade::Any}, {15, Trade::Brick},
            {19, Trade::Lumber}, {22, Trade::Any}, {25, Trade::Grain}, {29, Trade::Ore}};
}

}  // namespace

TEST_CASE("the coast has thirty sides, clockwise from the north, each once", "[vision][harbours]") {
    const auto& coast = vision::board::smallShape()->coast;
    REQUIRE(coast.size() == kCoastSides);
    std::set<engine::Side> names;
    for (std::size_t i = 0; i < coast.size(); ++i) {
        names.insert(coast[i].side);
        const cv::Point2d next = coast[(i + 1) % kCoastSides].at;
        CHECK(coast[i].at.cross(next) > 0);        // y points south: clockwise as seen
        CHECK(coast[i].out.dot(coast[i].at) > 0);  // away from the middle
        CHECK(coast[i].out.dot(coast[i].along) == Approx(0).margin(1e-9));
    }
    CHECK(names.size() == kCoastSides);
    // A sixth of a turn brings side i to side i + 5.
    const double c = 0.5;
    const double s = std::sqrt(3.0) / 2;
    for (std::size_t i = 0; i < kCoastSides; ++i) {
        const cv::Point2d turned(c * coast[i].at.x - s * coast[i].at.y, s * coast[i].at.x + c * coast[i].at.y);
        CHECK(cv::norm(turned - coast[(i + 5) % kCoastSides].at) < 1e-9);
    }
}

TEST_CASE("clear signs of the usual frame are told with their trades", "[vision][harbours]") {
    const auto frame = usualFrame();
    const auto all = vision::harbours::tellHarbours(coastWith(frame));
    for (const auto& [side, trade] : frame) {
        CAPTURE(side);
        CHECK(sum(all[side]) > 0.99);
        CHECK(chanceOf(all, side, trade) > 0.6);
    }
    double total = 0;
    for (const TradeChances& side : all) {
        CHECK(sum(side) <= 1 + 1e-9);
        total += sum(side);
    }
    CHECK(total == Approx(9).margin(0.1));
}

TEST_CASE("a sign that a piece covers is told by its neighbours", "[vision][harbours]") {
    auto looks = coastWith(usualFrame());
    looks[15].seen = false;
    looks[15].sign = 0;
    const auto all = vision::harbours::tellHarbours(looks);
    // The frame's piece has its other harbour at 12, and brick is the one trade left.
    CHECK(sum(all[15]) > 0.99);
    CHECK(chanceOf(all, 15, Trade::Brick) > 0.9);
}

TEST_CASE("harbours in another order than the usual pieces have are told too", "[vision][harbours]") {
    std::vector<std::pair<std::size_t, Trade>> frame{{1, Trade::Brick}, {4, Trade::Grain},   {7, Trade::Ore},
                                                     {11, Trade::Any},  {14, Trade::Lumber}, {17, Trade::Any},
                                                     {21, Trade::Wool}, {24, Trade::Any},    {27, Trade::Any}};
    const auto all = vision::harbours::tellHarbours(coastWith(frame));
    for (const auto& [side, trade] : frame) {
        CAPTURE(side);
        CHECK(sum(all[side]) > 0.99);
    }
    CHECK(chanceOf(all, 1, Trade::Brick) > 0.9);
    CHECK(chanceOf(all, 4, Trade::Grain) > 0.9);
}

TEST_CASE("a bare frame has no harbours that are sure", "[vision][harbours]") {
    for (const TradeChances& side : vision::harbours::tellHarbours(coastWith({}))) {
        CHECK(sum(side) < 0.5);
    }
}

TEST_CASE("a doubtful sign is told by the order in which the frame's pieces are numbered", "[vision][harbours]") {
    // Clockwise: 3:1 and brick, lumber, 3:1 and grain, ore, 3:1 and wool, 3:1; two signs look like nothing.
    std::vector<std::pair<std::size_t, Trade>> signs{{2, Trade::Any},  {5, Trade::Brick},  {9, Trade::Lumber},
                                                     {12, Trade::Any}, {15, Trade::Grain}, {19, Trade::Ore},
                                                     {22, Trade::Any}, {25, Trade::Wool},  {29, Trade::Any}};
    auto looks = coastWith(signs);
    looks[19].marks = looks[29].marks;
    const auto numbered = vision::harbours::tellHarbours(looks);
    // With brick and grain exchanged the pieces lie in another order, which is rarer.
    std::swap(signs[1].second, signs[4].second);
    looks = coastWith(signs);
    looks[19].marks = looks[29].marks;
    const auto other = vision::harbours::tellHarbours(looks);
    CHECK(chanceOf(numbered, 19, Trade::Ore) > chanceOf(other, 19, Trade::Ore));
    CHECK(chanceOf(other, 5, Trade::Grain) > 0.5);
}
