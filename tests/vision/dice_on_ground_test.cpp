// SPDX-License-Identifier: GPL-3.0-or-later
// Dice drawn on even grounds and on patterned ones: small, turned, touching, and in colours whose light hardly differs
// from their pips'.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <random>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "vision/read_dice.h"

namespace {

using Rgb = std::array<double, 3>;
/// Its colour at each point of the picture.
using Ground = std::function<Rgb(double, double)>;

struct DrawnDie {
    double x = 0;
    double y = 0;
    double side = 30;
    double turn = 0;
    int value = 1;
    Rgb body{};
    Rgb pips{};
};

std::vector<std::pair<int, int>> pipPlaces(int value) {
    std::vector<std::pair<int, int>> places;
    if (value % 2 == 1) {
        places.emplace_back(0, 0);
    }
    if (value >= 2) {
        places.insert(places.end(), {{-1, -1}, {1, 1}});
    }
    if (value >= 4) {
        places.insert(places.end(), {{-1, 1}, {1, -1}});
    }
    if (value == 6) {
        places.insert(places.end(), {{-1, 0}, {1, 0}});
    }
    return places;
}

/// The colour at a point of the picture; nothing is left of edges but what sampling makes of them.
Rgb colourAt(double x, double y, const Ground& ground, const std::vector<DrawnDie>& dice) {
    for (const DrawnDie& die : dice) {
        const double dx = x - die.x;
        const double dy = y - die.y;
        const double u = (dx * std::cos(die.turn) + dy * std::sin(die.turn)) / die.side;
        const double v = (dy * std::cos(die.turn) - dx * std::sin(die.turn)) / die.side;
        constexpr double kRound = 0.12;
        const double outU = std::max(std::abs(u) - (0.5 - kRound), 0.0);
        const double outV = std::max(std::abs(v) - (0.5 - kRound), 0.0);
        if (std::hypot(outU, outV) > kRound) {
            continue;
        }
        for (const auto& [column, row] : pipPlaces(die.value)) {
            constexpr double kPlace = 0.25;
            constexpr double kPip = 0.095;
            if (std::hypot(u - kPlace * column, v - kPlace * row) < kPip) {
                return die.pips;
            }
        }
        return die.body;
    }
    return ground(x, y);
}

vision::Image drawn(const Ground& ground, const std::vector<DrawnDie>& dice, unsigned seed) {
    constexpr int kSide = 640;
    constexpr int kSamples = 3;
    vision::Image image;
    image.width = kSide;
    image.height = kSide;
    image.rgb.resize(image.stride() * kSide);
    std::mt19937 random(seed);
    std::normal_distribution<double> noise(0, 2.0);
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            Rgb sum{};
            for (int sample = 0; sample < kSamples * kSamples; ++sample) {
                const Rgb one =
                    colourAt(x + (sample % kSamples + 0.5) / kSamples - 0.5,
                             y + (static_cast<double>(sample / kSamples) + 0.5) / kSamples - 0.5, ground, dice);
                for (std::size_t i = 0; i < 3; ++i) {
                    sum[i] += one[i] / (kSamples * kSamples);
                }
            }
            for (std::size_t i = 0; i < 3; ++i) {
                const double value = std::clamp(sum[i] + noise(random), 0.0, 255.0);
                image.rgb[static_cast<std::size_t>(y) * image.stride() + static_cast<std::size_t>(x) * 3 + i] =
                    static_cast<std::uint8_t>(std::lround(value));
            }
        }
    }
    return image;
}

vision::Image drawn(const Rgb& even, const std::vector<DrawnDie>& dice, unsigned seed) {
    return drawn([&](double, double) { return even; }, dice, seed);
}

/// How many of the dice were read right, and how many values are false.
std::pair<int, int> countRead(const vision::DiceReading& reading, const std::vector<DrawnDie>& dice) {
    int right = 0;
    for (const DrawnDie& die : dice) {
        right += std::any_of(reading.dice.begin(), reading.dice.end(),
                             [&](const vision::DieReading& read) {
                                 return read.value == die.value &&
                                        std::hypot(read.at.x * 640 - die.x, read.at.y * 640 - die.y) < die.side / 2;
                             })
                     ? 1
                     : 0;
    }
    return {right, static_cast<int>(reading.dice.size()) - right};
}

std::vector<DrawnDie> sixDice(const Rgb& body, const Rgb& pips, double side, unsigned seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> unit(0, 1);
    std::vector<DrawnDie> dice;
    for (int i = 0; i < 6; ++i) {
        dice.push_back({110 + 210.0 * (i % 3) + 30 * unit(random), 180 + 250.0 * (i / 3) + 30 * unit(random), side,
                        3.14 * unit(random), i + 1, body, pips});
    }
    return dice;
}

}  // namespace

TEST_CASE("dice on an even ground are read whatever their colours", "[vision][dice]") {
    struct Look {
        const char* name;
        Rgb ground;
        Rgb body;
        Rgb pips;
    };
    const std::vector<Look> looks{
        {"black on white", {184, 180, 176}, {238, 236, 230}, {24, 24, 26}},
        {"white on black", {184, 180, 176}, {30, 30, 34}, {236, 236, 236}},
        {"red on black", {184, 180, 176}, {44, 34, 34}, {176, 34, 36}},
        {"yellow on green", {184, 180, 176}, {36, 112, 84}, {206, 200, 60}},
        {"red on blue", {40, 90, 60}, {50, 70, 120}, {150, 40, 50}},
        {"white on red", {60, 60, 64}, {180, 30, 40}, {240, 236, 230}},
    };
    int right = 0;
    int wrong = 0;
    int all = 0;
    for (const Look& look : looks) {
        for (const double side : {27.0, 36.0}) {
            const auto dice = sixDice(look.body, look.pips, side, 7);
            const auto [read, misread] = countRead(vision::readDice(drawn(look.ground, dice, 11)).value(), dice);
            INFO(look.name << ", " << side << " pixels: " << read << " of 6, false " << misread);
            CHECK(read >= 5);
            CHECK(misread == 0);
            right += read;
            wrong += misread;
            all += 6;
        }
    }
    INFO(right << " of " << all << ", false " << wrong);
    CHECK(right >= all * 95 / 100);
}

TEST_CASE("dice that touch are read one by one", "[vision][dice]") {
    const Rgb body{30, 30, 34};
    const Rgb pips{236, 236, 236};
    std::vector<DrawnDie> dice{{200, 200, 34, 0, 5, body, pips},
                               {234, 203, 34, 0.05, 3, body, pips},
                               {217, 236, 34, 0.02, 6, body, pips},
                               {430, 400, 34, 0.7, 4, body, pips}};
    const auto [right, wrong] = countRead(vision::readDice(drawn({184, 180, 176}, dice, 3)).value(), dice);
    CHECK(right == 4);
    CHECK(wrong == 0);
}

TEST_CASE("things without pips are no dice", "[vision][dice]") {
    std::vector<DrawnDie> dice = sixDice({180, 30, 40}, {180, 30, 40}, 34, 5);
    for (DrawnDie& die : dice) {
        die.pips = die.body;
    }
    CHECK(vision::readDice(drawn({184, 180, 176}, dice, 9))->dice.empty());
}

TEST_CASE("dice on a patterned ground are read, and the ground is none", "[vision][dice]") {
    struct Patterned {
        const char* name;
        Ground ground;
    };
    const std::vector<Patterned> grounds{
        {"planks",
         [](double x, double y) {
             const double grain = 14 * std::sin(0.35 * y + 2 * std::sin(0.02 * x)) + 9 * std::sin(0.9 * y + 0.01 * x);
             const double gap = std::fmod(y, 120) < 3 ? -70 : 12 * std::floor(y / 120);
             return Rgb{150 + grain + gap, 110 + grain + gap, 70 + grain + gap};
         }},
        {"checks",
         [](double x, double y) {
             const bool isRed = std::fmod(x, 96) < 48;
             const bool isDark = std::fmod(y, 96) < 48;
             return isRed && isDark ? Rgb{150, 30, 40} : isRed || isDark ? Rgb{190, 110, 110} : Rgb{226, 220, 210};
         }},
        {"dots",
         [](double x, double y) {
             const bool isDot = std::hypot(std::fmod(x, 64) - 32, std::fmod(y, 64) - 32) < 7;
             return isDot ? Rgb{235, 232, 225} : Rgb{60, 90, 140};
         }},
    };
    int right = 0;
    int all = 0;
    for (const Patterned& patterned : grounds) {
        CAPTURE(patterned.name);
        CHECK(vision::readDice(drawn(patterned.ground, {}, 4))->dice.empty());
        for (const double side : {36.0, 60.0}) {
            const auto dice = sixDice({240, 238, 230}, {24, 24, 26}, side, 8);
            const auto [read, misread] = countRead(vision::readDice(drawn(patterned.ground, dice, 4)).value(), dice);
            INFO(patterned.name << ", " << side << " pixels: " << read << " of 6, false " << misread);
            CHECK(read >= 5);
            CHECK(misread == 0);
            right += read;
            all += 6;
        }
    }
    INFO(right << " of " << all);
    CHECK(right >= all * 95 / 100);
}
