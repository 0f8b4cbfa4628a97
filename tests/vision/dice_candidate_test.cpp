// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a die, what is asked about it, and what is left alone.
#include "vision/dice/candidate.h"

#include <vector>

#include <catch2/catch.hpp>

namespace {

using vision::dice::Candidate;

/// A face at a place, as surely there, with the rest of its chance for the value 4.
Candidate faceAt(double x, double there, double noPips) {
    constexpr double kSide = 30;
    Candidate one;
    one.face.at = {x, 100};
    one.face.side = kSide;
    one.face.axes = cv::Matx22d::eye() * kSide;
    one.face.there = there;
    one.chances = {noPips};
    one.chances[4] = 1 - noPips;
    return one;
}

}  // namespace

TEST_CASE("a die whose pips hardly show is asked about where dice are thrown", "[vision][dice]") {
    Candidate die = faceAt(100, 0.98, 0.7);
    CHECK_FALSE(vision::dice::isPerhapsDie(die));
    die.isConfirmed = true;
    CHECK(vision::dice::isPerhapsDie(die));
    die.face.there = 0.9;
    CHECK_FALSE(vision::dice::isPerhapsDie(die));
    die.face.there = 0.98;
    die.isDoubted = true;
    CHECK_FALSE(vision::dice::isPerhapsDie(die));
}

TEST_CASE("a print beside a die that is sure is trusted with its pips, but not asked about without", "[vision][dice]") {
    std::vector<Candidate> dice{faceAt(100, 1, 0.001), faceAt(160, 0.98, 0.7), faceAt(900, 0.98, 0.2)};
    dice[0].isConfirmed = true;
    vision::dice::compareWithSure(dice);
    CHECK(dice[1].isTrusted());
    CHECK_FALSE(vision::dice::isPerhapsDie(dice[1]));
    dice[1].chances = faceAt(160, 0.98, 0.4).chances;
    CHECK(vision::dice::isPerhapsDie(dice[1]));
    CHECK_FALSE(dice[2].isTrusted());
}
