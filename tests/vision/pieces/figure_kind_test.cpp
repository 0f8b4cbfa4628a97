// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/figure_kind.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "vision/pieces/outline_kind.h"

using vision::pieces::Figure;
using vision::pieces::FigureKinds;
using vision::pieces::kindsOf;

namespace {

/// A figure seen from above whose spot is a bar of that length and width (hex sides) with round ends.
Figure figureOf(double length, double width, double lean = 0.05) {
    constexpr int kSide = vision::pieces::kOutlineWindow;
    Figure figure;
    figure.lean = lean;
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            const double along = std::abs((x - (kSide - 1) / 2.0) / vision::pieces::kOutlineSidePixels);
            const double across = (y - (kSide - 1) / 2.0) / vision::pieces::kOutlineSidePixels;
            const double inside = width / 2 - std::hypot(std::max(0.0, along - (length - width) / 2), across);
            figure.window.push_back(
                static_cast<float>(std::clamp(inside * vision::pieces::kOutlineSidePixels + 0.5, 0.0, 1.0)));
        }
    }
    return figure;
}

vision::LookedFor soldiersPieces() {
    return {vision::Extra::Armies, vision::Extra::Nukes};
}

}  // namespace

TEST_CASE("a small round figure is asked about as a foot soldier first, a long one is not", "[vision][pieces][SA-4]") {
    const auto small = kindsOf({figureOf(0.19, 0.17)}, soldiersPieces());
    const auto large = kindsOf({figureOf(0.46, 0.15)}, soldiersPieces());
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

TEST_CASE("every figure may be the weapon, and of two only one", "[vision][pieces][SA-N1]") {
    const auto has = [](const std::vector<FigureKinds>& kinds, const std::string& word) {
        return std::any_of(kinds.begin(), kinds.end(), [&](const auto& kind) { return toText(kind) == word; });
    };
    CHECK(has(kindsOf({figureOf(0.19, 0.17)}, soldiersPieces()), "nuke"));
    const auto two = kindsOf({figureOf(0.19, 0.17), figureOf(0.46, 0.15)}, soldiersPieces());
    CHECK(has(two, "1I+nuke"));
    CHECK_FALSE(has(two, "nuke"));
    const vision::LookedFor armies{vision::Extra::Armies};
    CHECK_FALSE(has(kindsOf({figureOf(0.19, 0.17)}, armies), "nuke"));
}

TEST_CASE("units of several figures add up and are told in the short form", "[vision][pieces][SA-5]") {
    const auto kinds = kindsOf({figureOf(0.19, 0.17), figureOf(0.19, 0.17)}, soldiersPieces());
    CHECK(toText(kinds.front()) == "2I");
    CHECK(toText(FigureKinds{{1, 2, 3}, true, 1}) == "1A2C3I+nuke");
}
