// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/figure_kind.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

using vision::pieces::Figure;
using vision::pieces::FigureKinds;
using vision::pieces::kindsOf;

namespace {

Figure figureOf(double area, double length) {
    Figure figure;
    figure.area = area;
    figure.length = length;
    figure.width = 0.05;
    figure.spreadAlong = figure.width;
    figure.spreadAcross = length;
    return figure;
}

vision::LookedFor soldiersPieces() {
    vision::LookedFor lookedFor;
    lookedFor.armies = true;
    lookedFor.nukes = true;
    return lookedFor;
}

}  // namespace

TEST_CASE("a small round figure is asked about as a foot soldier first, a long one is not", "[vision][pieces][SA-4]") {
    const auto small = kindsOf({figureOf(0.03, 0.05)}, soldiersPieces());
    const auto large = kindsOf({figureOf(0.07, 0.12)}, soldiersPieces());
    REQUIRE(small.size() > 2);
    CHECK(toText(small.front()) == "1I");
    CHECK(large.front().units.infantry == 0);
    CHECK(large.front().units.size() == 1);
    for (const auto& kinds : {small, large}) {
        double sum = 0;
        for (const FigureKinds& kind : kinds) {
            sum += kind.chance;
        }
        CHECK(sum == Approx(1));
        CHECK(std::is_sorted(kinds.begin(), kinds.end(),
                             [](const auto& a, const auto& b) { return a.chance > b.chance; }));
    }
}

TEST_CASE("what is long only the way it leans is high and round", "[vision][pieces][SA-4]") {
    Figure figure = figureOf(0.06, 0.05);
    figure.length = 0.1;
    figure.lean = 0.65;
    figure.spreadAlong = 0.1;
    figure.spreadAcross = 0.048;
    CHECK(toText(kindsOf({figure}, soldiersPieces()).front()) == "1I");
    std::swap(figure.spreadAlong, figure.spreadAcross);
    CHECK(kindsOf({figure}, soldiersPieces()).front().units.infantry == 0);
    figure.area = 0.085;
    figure.spreadAlong = 0.1;
    figure.spreadAcross = 0.1;
    figure.slant = 0.7;
    CHECK(kindsOf({figure}, soldiersPieces()).front().units.infantry == 0);
}

TEST_CASE("of two long figures the one with gaps is the gun", "[vision][pieces][SA-4]") {
    Figure figure = figureOf(0, 0.12);
    const double ellipse = 4 * 3.14159 * figure.spreadAlong * figure.spreadAcross;
    figure.area = 0.96 * ellipse;
    CHECK(toText(kindsOf({figure}, soldiersPieces()).front()) == "1C");
    figure.area = 0.82 * ellipse;
    CHECK(toText(kindsOf({figure}, soldiersPieces()).front()) == "1A");
}

TEST_CASE("every figure may be the weapon, and of two only one", "[vision][pieces][SA-N1]") {
    const auto has = [](const std::vector<FigureKinds>& kinds, const std::string& word) {
        return std::any_of(kinds.begin(), kinds.end(), [&](const auto& kind) { return toText(kind) == word; });
    };
    CHECK(has(kindsOf({figureOf(0.03, 0.05)}, soldiersPieces()), "nuke"));
    const auto two = kindsOf({figureOf(0.03, 0.05), figureOf(0.07, 0.12)}, soldiersPieces());
    CHECK(has(two, "1I+nuke"));
    CHECK_FALSE(has(two, "nuke"));
    vision::LookedFor armies;
    armies.armies = true;
    CHECK_FALSE(has(kindsOf({figureOf(0.03, 0.05)}, armies), "nuke"));
}

TEST_CASE("units of several figures add up and are told in the short form", "[vision][pieces][SA-5]") {
    const auto kinds = kindsOf({figureOf(0.03, 0.05), figureOf(0.03, 0.05)}, soldiersPieces());
    CHECK(toText(kinds.front()) == "2I");
    CHECK(toText(FigureKinds{{1, 2, 3}, true, 1}) == "1A2C3I+nuke");
}
