// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/read_dice.h"
#include "tests/places.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/vision/support/pictures.h"
#include "tests/vision/support/truth.h"
#include "vision/read_photo.h"

namespace {

struct TrueDie {
    int value = 0;
    vision::Point at;  ///< pixels
    double reach = 0;  ///< pixels: a reading this near is of this die
    /// Another die or the picture's edge covers it: it may be read or not.
    bool hidden = false;
};

/// Of a photograph: the upper faces as fractions of the picture. Of a rendered scene: where its dice stand.
std::vector<TrueDie> diceOf(const nlohmann::json& file, const vision::Image& image) {
    std::vector<TrueDie> dice;
    const bool rendered = file.contains("conditions") && file["conditions"].is_object();
    if (!rendered) {
        for (const char* const list : {"dice", "hidden"}) {
            for (const auto& die : file.value(list, nlohmann::json::array())) {
                const auto at = die.at("at").get<std::array<double, 2>>();
                const auto size = die.at("size").get<std::array<double, 2>>();
                dice.push_back({die.value("value", 0),
                                {at[0] * image.width, at[1] * image.height},
                                std::max(0.6 * std::max(size[0] * image.width, size[1] * image.height), 18.0),
                                list == std::string_view("hidden")});
            }
        }
        return dice;
    }
    const auto& scene = file["conditions"];
    const auto camera = scene.at("camera_matrix").get<std::array<std::array<double, 3>, 3>>();
    const auto rotation = scene.at("camera_rotation").get<std::array<std::array<double, 3>, 3>>();
    const auto position = scene.at("camera_position").get<std::array<double, 3>>();
    const auto bend = scene.value("distortion", std::array<double, 2>{0, 0});
    for (const auto& piece : scene.at("placed")) {
        if (piece.at("kind") != "die") {
            continue;
        }
        const auto at = piece.at("xy").get<std::array<double, 2>>();
        const std::array<double, 3> top{at[0] - position[0], at[1] - position[1],
                                        piece.at("z").get<double>() + piece.at("height").get<double>() - position[2]};
        std::array<double, 3> ray{};
        for (std::size_t i = 0; i < 3; ++i) {
            for (std::size_t j = 0; j < 3; ++j) {
                ray[i] += rotation[i][j] * top[j];
            }
        }
        const double x = ray[0] / ray[2];
        const double y = ray[1] / ray[2];
        const double r2 = x * x + y * y;
        const double bent = 1 + bend[0] * r2 + bend[1] * r2 * r2;
        const vision::Point pixel{camera[0][0] * x * bent + camera[0][2], camera[1][1] * y * bent + camera[1][2]};
        if (pixel.x > 0 && pixel.y > 0 && pixel.x < image.width && pixel.y < image.height) {
            dice.push_back({piece.at("value").get<int>(), pixel, 30});
        }
    }
    return dice;
}

struct DiceCount {
    int dice = 0;
    int right = 0;
    /// Another value than the upper face's, and values where no die lies.
    int misread = 0;
};

DiceCount countDice(const std::filesystem::path& folder) {
    DiceCount count;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".jpg") {
            continue;
        }
        const auto image = vision::loadPhoto(entry.path());
        REQUIRE(image);
        std::ifstream stream(std::filesystem::path(entry.path()).replace_extension(".json"));
        const auto truth = diceOf(nlohmann::json::parse(stream), *image);
        std::vector<bool> met(truth.size(), false);
        count.dice +=
            static_cast<int>(std::count_if(truth.begin(), truth.end(), [](const TrueDie& die) { return !die.hidden; }));
        const auto reading = vision::readDice(*image);
        REQUIRE(reading);
        for (const vision::DieReading& die : reading->dice) {
            CHECK(die.value >= 1);
            CHECK(die.value <= 6);
            bool right = false;
            bool covered = false;
            for (std::size_t i = 0; i < truth.size() && !right; ++i) {
                const double apart =
                    std::hypot(die.at.x * image->width - truth[i].at.x, die.at.y * image->height - truth[i].at.y);
                covered = covered || (truth[i].hidden && apart < truth[i].reach);
                right = !met[i] && !truth[i].hidden && apart < truth[i].reach && truth[i].value == die.value;
                met[i] = met[i] || right;
            }
            if (right) {
                ++count.right;
            } else if (!covered) {
                ++count.misread;
            }
        }
    }
    return count;
}

/// tests/data/dice_sets.txt: set, dice, least right, most misread.
void checkDice(const std::string& set, const std::filesystem::path& folder) {
    std::ifstream stream(std::filesystem::path(ADJ_TEST_DATA) / "dice_sets.txt");
    std::map<std::string, DiceCount> rows;
    for (std::string line; std::getline(stream, line);) {
        if (line.empty() || line.front() == '#') {
            continue;
        }
        std::istringstream words(line);
        std::string name;
        DiceCount row;
        words >> name >> row.dice >> row.right >> row.misread;
        REQUIRE_FALSE(words.fail());
        rows[name] = row;
    }
    REQUIRE(rows.count(set) == 1);
    const DiceCount& wanted = rows.at(set);
    const DiceCount seen = countDice(folder);
    INFO("measured: " << set << ' ' << seen.dice << ' ' << seen.right << ' ' << seen.misread);
    CHECK(seen.dice == wanted.dice);
    CHECK(seen.right >= wanted.right);
    CHECK(seen.misread <= wanted.misread);
}

void checkSharedDice(const std::string& set, const std::string& folder) {
    const auto shared = tests::sharedFolder();
    if (!shared || !std::filesystem::is_directory(*shared / folder)) {
        WARN("skipped: " << folder << " is not there (ADJ_SHARED)");
        SUCCEED("skipped");
        return;
    }
    checkDice(set, *shared / folder);
}

constexpr tests::Colour kCloth{70, 90, 60};

/// A die seen from above: a square with pips at the places of its value.
void drawDie(vision::Image& image, double x, double y, double side, double turn, int value, tests::Colour body,
             tests::Colour pip) {
    tests::fillPolygon(image, x, y, side / std::sqrt(2.0), 4, turn + 45, body);
    const std::vector<std::pair<int, int>> corners{{-1, -1}, {1, 1}, {-1, 1}, {1, -1}};
    std::vector<std::pair<int, int>> places;
    if (value % 2 == 1) {
        places.emplace_back(0, 0);
    }
    places.insert(places.end(), corners.begin(), corners.begin() + value / 2 * 2 - (value == 6 ? 2 : 0));
    if (value == 6) {
        places.emplace_back(-1, 0);
        places.emplace_back(1, 0);
    }
    const double angle = turn * 3.14159265358979 / 180;
    for (const auto& [u, v] : places) {
        const double px = x + side * 0.25 * (u * std::cos(angle) - v * std::sin(angle));
        const double py = y + side * 0.25 * (u * std::sin(angle) + v * std::cos(angle));
        tests::fillPolygon(image, px, py, side * 0.09, 40, 0, pip);
    }
}

}  // namespace

TEST_CASE("dice drawn from above are read with value, colour and place", "[vision][dice]") {
    for (int value = 1; value <= 6; ++value) {
        for (const double turn : {0.0, 20.0, 45.0, 77.0}) {
            CAPTURE(value, turn);
            vision::Image image = tests::filled(640, 480, kCloth);
            drawDie(image, 200, 240, 56, turn, value, {240, 240, 235}, {20, 20, 20});
            drawDie(image, 420, 200, 56, turn + 11, 7 - value, {190, 20, 25}, {250, 250, 250});
            const auto dice = vision::readDice(image)->dice;
            REQUIRE(dice.size() == 2);
            CHECK(dice[0].value == value);
            CHECK(dice[0].colour == "white");
            CHECK(dice[0].at.x * image.width == Approx(200).margin(4));
            CHECK(dice[0].at.y * image.height == Approx(240).margin(4));
            CHECK(dice[0].confidence > 0.85);
            CHECK(dice[1].value == 7 - value);
            CHECK(dice[1].colour == "red");
        }
    }
}

TEST_CASE("dice outside the tray are not read", "[vision][dice]") {
    vision::Image image = tests::filled(640, 480, kCloth);
    drawDie(image, 120, 240, 56, 10, 5, {240, 240, 235}, {20, 20, 20});
    drawDie(image, 480, 240, 56, 30, 4, {240, 240, 235}, {20, 20, 20});
    const auto dice = vision::readDice(image, vision::PictureArea{0.5, 0, 0.5, 1})->dice;
    REQUIRE(dice.size() == 1);
    CHECK(dice[0].value == 4);
    CHECK(dice[0].at.x * image.width == Approx(480).margin(4));
}

TEST_CASE("spots without a die around them are none", "[vision][dice]") {
    vision::Image image = tests::filled(640, 480, {200, 190, 170});
    for (int i = 0; i < 5; ++i) {
        tests::fillPolygon(image, 90 + 110 * i, 120 + 60 * (i % 3), 6, 40, 0, {30, 30, 30});
    }
    CHECK(vision::readDice(image)->dice.empty());
    CHECK(vision::readDice(tests::filled(300, 200, kCloth))->dice.empty());
}

TEST_CASE("a die with a digit gets no value", "[vision][dice]") {
    vision::Image image = tests::filled(640, 480, kCloth);
    tests::fillPolygon(image, 320, 240, 44, 6, 15, {240, 240, 235});
    for (int k = 0; k < 30; ++k) {  // a stroke
        tests::fillPolygon(image, 320, 225 + k, 4, 20, 0, {20, 20, 20});
    }
    CHECK(vision::readDice(image)->dice.empty());
}

TEST_CASE("what looks like a die beside one of its size that is sure is read", "[vision][dice]") {
    const auto image = vision::loadPhoto(std::filesystem::path(ADJ_TEST_DATA) / "dice_beside_board.jpg");
    REQUIRE(image);
    const auto both = vision::readDice(*image);
    REQUIRE(both->dice.size() == 2);
    CHECK(both->dice[0].value == 1);
    CHECK(both->dice[1].value == 4);
    CHECK(both->unread.empty());
}

TEST_CASE("dice on rendered tables are read as well as their row says", "[vision][dice][photos]") {
    checkDice("scenes", std::filesystem::path(ADJ_TEST_DATA) / "scenes");
}

TEST_CASE("rendered dice of makes that no net was trained on are read as well as their row says",
          "[vision][dice][photos]") {
    checkDice("rendered", std::filesystem::path(ADJ_TEST_DATA) / "dice");
}

TEST_CASE("dice in a tray and under a webcam are read as well as their row says", "[vision][dice][.photos]") {
    checkSharedDice("dice", "photos/dice");
}
