// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/free_lattice.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <random>
#include <set>
#include <vector>

#include <catch2/catch.hpp>

#include "engine/state/layouts.h"
#include "vision/board/lattice.h"

namespace {

using engine::Hex;
using vision::board::FreeLattice;
using vision::board::freeLattice;
using vision::board::LatticePeak;
using vision::board::LatticePeaks;
using vision::board::peaksOf;

constexpr int kWidth = 320;
constexpr int kHeight = 240;

/// A board that a camera sees which leans so far and is so many hex sides away, `turn` degrees round.
cv::Matx33d seen(double lean, double turn, double sides, cv::Point2d middle = {kWidth / 2.0, kHeight / 2.0}) {
    const double l = lean * CV_PI / 180;
    const double t = turn * CV_PI / 180;
    constexpr double kFocal = 300;
    const cv::Matx33d turned(std::cos(t), -std::sin(t), 0, std::sin(t), std::cos(t), 0, 0, 0, 1);
    // What is farther up in the picture is farther away.
    const cv::Matx33d leant(1, 0, 0, 0, std::cos(l), 0, 0, -std::sin(l), sides);
    const cv::Matx33d camera(kFocal, 0, middle.x, 0, kFocal, middle.y, 0, 0, 1);
    return vision::board::scaled(camera * leant * turned);
}

struct Doubts {
    double noise = 0;    ///< in hex sides
    double missing = 0;  ///< share of the peaks
    double false_ = 0;   ///< so many more, as a share
};

class Peaks {
public:
    Peaks(const std::vector<Hex>& land, const cv::Matx33d& homography, const Doubts& doubts, unsigned seed)
        : m_random(seed), m_homography(homography), m_doubts(doubts) {
        std::set<std::pair<int, int>> corners;
        for (const Hex hex : land) {
            add(peaks.middles, vision::board::centreOf(hex));
            for (int k = 0; k < 6; ++k) {
                const cv::Point2d at = vision::board::cornerOf(hex, k);
                if (corners.emplace(cvRound(at.x * 100), cvRound(at.y * 100)).second) {
                    add(peaks.corners, at);
                }
            }
        }
        addFalse(peaks.middles);
        addFalse(peaks.corners);
        for (auto* list : {&peaks.middles, &peaks.corners}) {
            std::stable_sort(list->begin(), list->end(),
                             [](const LatticePeak& a, const LatticePeak& b) { return a.chance > b.chance; });
        }
    }

    LatticePeaks peaks;

private:
    double between(double least, double most) { return std::uniform_real_distribution(least, most)(m_random); }

    void add(std::vector<LatticePeak>& list, cv::Point2d at) {
        std::normal_distribution<double> noise(0, m_doubts.noise + 1e-9);
        const cv::Point2d pixel =
            vision::board::apply(m_homography, at + cv::Point2d(noise(m_random), noise(m_random)));
        if (cv::Rect2d(0, 0, kWidth, kHeight).contains(pixel) && between(0, 1) >= m_doubts.missing) {
            list.push_back({pixel, between(0.4, 0.95)});
        }
    }
    void addFalse(std::vector<LatticePeak>& list) {
        const auto count = static_cast<int>(std::lround(m_doubts.false_ * static_cast<double>(list.size())));
        for (int i = 0; i < count; ++i) {
            list.push_back({{between(0, kWidth), between(0, kHeight)}, between(0.2, 0.8)});
        }
    }

    std::mt19937 m_random;
    cv::Matx33d m_homography;
    Doubts m_doubts;
};

/// The hexes of the board that a lattice names, by the board's own names; empty when it lies otherwise than the board
/// by more than `most` hex sides anywhere on the land that is in the picture.
std::optional<std::set<Hex>> named(const FreeLattice& lattice, const std::vector<Hex>& land,
                                   const cv::Matx33d& homography, double most) {
    const cv::Matx33d back = homography.inv() * lattice.homography;
    std::set<Hex> hexes;
    for (const Hex hex : lattice.hexes) {
        const cv::Point2d at = vision::board::apply(back, vision::board::centreOf(hex));
        std::optional<Hex> nearest;
        for (int q = -8; q <= 8; ++q) {
            for (int r = -8; r <= 8; ++r) {
                if (cv::norm(at - vision::board::centreOf({q, r})) <= most) {
                    nearest = Hex{q, r};
                }
            }
        }
        const bool isLand = nearest && std::find(land.begin(), land.end(), *nearest) != land.end();
        if (isLand) {
            hexes.insert(*nearest);
        } else if (!nearest) {
            return std::nullopt;
        }
    }
    return hexes;
}

std::size_t inPicture(const std::vector<Hex>& land, const cv::Matx33d& homography) {
    return static_cast<std::size_t>(std::count_if(land.begin(), land.end(), [&](Hex hex) {
        const cv::Point2d at = vision::board::apply(homography, vision::board::centreOf(hex));
        return cv::Rect2d(0, 0, kWidth, kHeight).contains(at);
    }));
}

}  // namespace

TEST_CASE("a lattice is found from its peaks, however the camera leans", "[vision][lattice]") {
    for (const auto& land : {engine::layoutForFour().land, engine::layoutForSix().land}) {
        for (const double lean : {0.0, 20.0, 40.0, 50.0, 60.0}) {
            for (const double turn : {0.0, 13.0, 30.0, 47.0}) {
                CAPTURE(land.size(), lean, turn);
                const auto homography = seen(lean, turn, land.size() > 19 ? 18 : 15);
                const Peaks peaks(land, homography, {0.03, 0, 0}, 1);
                const auto lattice = freeLattice(peaks.peaks, {kWidth, kHeight});
                REQUIRE(lattice);
                const auto hexes = named(*lattice, land, homography, 0.1);
                REQUIRE(hexes);
                CHECK(hexes->size() == inPicture(land, homography));
                CHECK(lattice->hexes.size() == hexes->size());
                CHECK(lattice->support > 0.9);
            }
        }
    }
}

TEST_CASE("a lattice is found though peaks are missing, false and off", "[vision][lattice]") {
    int found = 0;
    int right = 0;
    int tries = 0;
    for (const auto& land : {engine::layoutForFour().land, engine::layoutForSix().land}) {
        for (const double lean : {0.0, 30.0, 45.0, 60.0}) {
            for (unsigned seed = 1; seed <= 10; ++seed) {
                const auto homography = seen(lean, 17.0 * seed, land.size() > 19 ? 18 : 15);
                const Peaks peaks(land, homography, {0.05, 0.3, 0.3}, seed);
                const auto lattice = freeLattice(peaks.peaks, {kWidth, kHeight});
                ++tries;
                if (lattice) {
                    ++found;
                    const auto hexes = named(*lattice, land, homography, 0.3);
                    const bool isRight = hexes && hexes->size() * 10 >= inPicture(land, homography) * 7;
                    right += isRight ? 1 : 0;
                    CAPTURE(land.size(), lean, seed, lattice->support, lattice->hexes.size(),
                            hexes ? int(hexes->size()) : -1, inPicture(land, homography));
                    CHECK(isRight);
                }
            }
        }
    }
    CHECK(found == right);
    CHECK(found >= tries * 95 / 100);
}

TEST_CASE("part of a board shows its lattice", "[vision][lattice]") {
    const auto land = engine::layoutForFour().land;
    for (const auto& [x, y] : {std::pair{0.0, 120.0}, {320.0, 120.0}, {160.0, 0.0}, {160.0, 240.0}, {20.0, 60.0}}) {
        for (unsigned seed = 1; seed <= 4; ++seed) {
            CAPTURE(x, y, seed);
            const auto homography = seen(30, 20.0 * seed, 13, {x, y});
            const Peaks peaks(land, homography, {0.04, 0.15, 0.15}, seed);
            const std::size_t there = inPicture(land, homography);
            const auto lattice = freeLattice(peaks.peaks, {kWidth, kHeight});
            if (there >= 8) {
                REQUIRE(lattice);
            }
            if (lattice) {
                const auto hexes = named(*lattice, land, homography, 0.3);
                REQUIRE(hexes);
                CHECK(hexes->size() + 3 >= there);
            }
        }
    }
}

TEST_CASE("north is what points highest of the lattice's six ways", "[vision][lattice]") {
    const auto land = engine::layoutForFour().land;
    for (const double turn : {0.0, 25.0, 55.0, 95.0, 170.0, 290.0}) {
        const auto homography = seen(0, turn, 15);
        const auto lattice = freeLattice(Peaks(land, homography, {}, 3).peaks, {kWidth, kHeight});
        REQUIRE(lattice);
        const cv::Point2d middle = vision::board::centreOf(lattice->hexes[lattice->hexes.size() / 2]);
        const cv::Point2d north = vision::board::apply(lattice->homography, middle + cv::Point2d(0, -1)) -
                                  vision::board::apply(lattice->homography, middle);
        CAPTURE(turn);
        CHECK(-north.y >= std::cos(30.5 * CV_PI / 180) * cv::norm(north));
        CHECK_FALSE(cv::determinant(lattice->homography) < 0);
    }
}

TEST_CASE("peaks that lie anywhere, in squares or too few show no lattice", "[vision][lattice]") {
    CHECK_FALSE(freeLattice({}, {kWidth, kHeight}));
    for (unsigned seed = 1; seed <= 20; ++seed) {
        CAPTURE(seed);
        std::mt19937 random(seed);
        std::uniform_real_distribution<double> x(0, kWidth);
        std::uniform_real_distribution<double> y(0, kHeight);
        LatticePeaks anywhere;
        for (int i = 0; i < 60; ++i) {
            anywhere.corners.push_back({{x(random), y(random)}, 0.6});
            if (i % 3 == 0) {
                anywhere.middles.push_back({{x(random), y(random)}, 0.6});
            }
        }
        CHECK_FALSE(freeLattice(anywhere, {kWidth, kHeight}));
    }
    LatticePeaks squares;
    for (int i = 0; i < 8; ++i) {
        for (int j = 0; j < 6; ++j) {
            squares.middles.push_back({{20.0 + 38 * i, 20.0 + 38 * j}, 0.9});
            squares.corners.push_back({{39.0 + 38 * i, 39.0 + 38 * j}, 0.9});
        }
    }
    CHECK_FALSE(freeLattice(squares, {kWidth, kHeight}));
    const std::vector<Hex> three{{0, 0}, {1, 0}, {0, 1}};
    CHECK_FALSE(freeLattice(Peaks(three, seen(0, 0, 15), {}, 1).peaks, {kWidth, kHeight}));
}

TEST_CASE("peaks lie between the places of a map", "[vision][lattice]") {
    cv::Mat map(12, 16, CV_32F, cv::Scalar(0.02));
    const cv::Point2d top(7.3, 4.8);
    for (int y = 0; y < map.rows; ++y) {
        for (int x = 0; x < map.cols; ++x) {
            const double off = std::pow(x - top.x, 2) + std::pow(y - top.y, 2);
            map.at<float>(y, x) = static_cast<float>(std::max(0.02, std::exp(-off / 2)));
        }
    }
    const auto peaks = peaksOf(map, 0.2);
    REQUIRE(peaks.size() == 1);
    CHECK(cv::norm(peaks.front().at - top) < 0.05);
    CHECK(peaksOf(cv::Mat(5, 5, CV_32F, cv::Scalar(0.5)), 0.2).size() == 1);
    CHECK(peaksOf(cv::Mat(5, 5, CV_32F, cv::Scalar(0.1)), 0.2).empty());
}
