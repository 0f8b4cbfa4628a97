// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/screen_scale.h"

#include <catch2/catch.hpp>

namespace {

constexpr QSize kSmallScreen(1280, 720);
constexpr QSize kFullHd(1920, 1080);
constexpr QSize kFourK(3840, 2160);

}  // namespace

TEST_CASE("a high screen that nothing scales gets the size it needs, others stay as they are", "[ui][scale]") {
    struct Row {
        QSize screen;
        int needed;
        int largest;
    };
    const auto row = GENERATE(values<Row>({{kSmallScreen, 100, 125},
                                           {kFullHd, 100, 200},
                                           // Large desks of usual pixels.
                                           {{2560, 1440}, 100, 250},
                                           {{3440, 1440}, 100, 275},
                                           {{3200, 1800}, 150, 300},
                                           {kFourK, 200, 300},
                                           {{2560, 1600}, 100, 250},
                                           {{5120, 2880}, 250, 300},
                                           {{7680, 4320}, 300, 300},
                                           // On end: as wide as a small one.
                                           {{1440, 2560}, 100, 150},
                                           {{2160, 3840}, 100, 225},
                                           // Too small for the window at any size.
                                           {{800, 800}, 100, 100}}));
    CAPTURE(row.screen.width(), row.screen.height());
    CHECK(ui::scaleForScreen(row.screen) == row.needed);
    CHECK(ui::largestScale(row.screen) == row.largest);
    CHECK(ui::scaleInForce(std::nullopt, row.screen) == row.needed);
    CHECK(ui::scaleInForce(300, row.screen) == row.largest);
    CHECK(ui::scaleInForce(100, row.screen) == 100);
}

TEST_CASE("what Qt rounds of a screen changes no size", "[ui][scale]") {
    for (const int scale : ui::kScales) {
        const QSize measured = kFourK / (scale / 100.0);
        const QSize own = measured * scale / 100;
        CAPTURE(scale, own.width(), own.height());
        CHECK(ui::scaleForScreen(own) == 200);
    }
}

TEST_CASE("steps go up to what the screen has room for and down to its own pixels", "[ui][scale]") {
    std::optional<int> now = 100;
    int steps = 0;
    while (const auto next = ui::nextScale(*now, true, kFullHd)) {
        CHECK(*next > *now);
        now = next;
        ++steps;
    }
    CHECK(steps == 4);
    CHECK(now == 200);
    while (const auto next = ui::nextScale(*now, false, kFullHd)) {
        now = next;
    }
    CHECK(now == 100);
    // From a size between two steps, as a settings file may hold it.
    CHECK(ui::nextScale(130, true, kFourK) == 150);
    CHECK(ui::nextScale(130, false, kFourK) == 125);
    CHECK_FALSE(ui::nextScale(125, true, kSmallScreen));
}
