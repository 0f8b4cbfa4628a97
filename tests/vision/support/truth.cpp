// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/support/truth.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>
#include <numbers>

#include <nlohmann/json.hpp>

namespace tests {

namespace {

engine::Hex turned(engine::Hex hex, int times) {
    for (int i = 0; i < times; ++i) {
        hex = {-hex.r, hex.q + hex.r};  // 60 degrees clockwise
    }
    return hex;
}

vision::Point turned(vision::Point point, int times) {
    const double angle = times * std::numbers::pi / 3;
    return {std::cos(angle) * point.x - std::sin(angle) * point.y,
            std::sin(angle) * point.x + std::cos(angle) * point.y};
}

std::vector<vision::Point> cornersOfIsland(const Truth& truth) {
    std::vector<vision::Point> corners;
    for (const auto& [hex, terrain] : truth.terrains) {
        for (int k = 0; k < 6; ++k) {
            const double angle = (60.0 * k - 90) * std::numbers::pi / 180;
            corners.push_back(
                {std::numbers::sqrt3 * (hex.q + hex.r / 2.0) + std::cos(angle), 1.5 * hex.r + std::sin(angle)});
        }
    }
    return corners;
}

vision::Point inColumn(const Truth& truth, vision::Point p, const Column& column) {
    p = {(p.x + 0.5) * column.factor - 0.5, (p.y + 0.5) * column.factor - 0.5};
    if (column.turned) {
        return {std::floor(truth.height * column.factor) - 1 - p.y, p.x};
    }
    return p;
}

double apart(vision::Point a, vision::Point b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

bool isAsked(const vision::BoardReading& reading, engine::Hex hex, vision::Doubt what) {
    return std::any_of(reading.unsure.begin(), reading.unsure.end(),
                       [&](const vision::Unsure& u) { return u.at == vision::Place(hex) && u.what == what; });
}

Score scoreTurned(const Truth& truth, const vision::BoardReading& reading, const Column& column, int times) {
    Score result;
    const auto corners = cornersOfIsland(truth);
    constexpr double kStep = 0.01;
    for (const vision::Point corner : corners) {
        const auto seen = [&](double dx, double dy) {
            return inColumn(truth, truth.pixel({corner.x + dx, corner.y + dy}), column);
        };
        const vision::Point at = seen(0, 0);
        const double side = std::sqrt(apart(at, seen(kStep, 0)) * apart(at, seen(0, kStep))) / kStep;
        const double error = apart(at, reading.homography(turned(corner, times))) / side;
        result.cornerMean += error / static_cast<double>(corners.size());
        result.cornerMost = std::max(result.cornerMost, error);
    }
    for (const auto& [hex, terrain] : truth.terrains) {
        const engine::Hex there = turned(hex, times);
        const auto tile =
            std::find_if(reading.tiles.begin(), reading.tiles.end(), [&](const auto& t) { return t.hex == there; });
        const bool asked = isAsked(reading, there, vision::Doubt::Terrain);
        const bool back = truth.faceDown.contains(hex);
        const bool right =
            tile != reading.tiles.end() && tile->faceDown == back && (back || (terrain && tile->terrain == *terrain));
        result.tilesRight += right && !back ? 1 : 0;
        result.unsure += asked ? 1 : 0;
        result.confidentMistakes += !right && !asked ? 1 : 0;
    }
    for (const auto& [hex, number] : truth.numbers) {
        const engine::Hex there = turned(hex, times);
        const auto tile =
            std::find_if(reading.tiles.begin(), reading.tiles.end(), [&](const auto& t) { return t.hex == there; });
        const bool asked = isAsked(reading, there, vision::Doubt::Number);
        const bool right = tile != reading.tiles.end() && tile->number == number;
        result.numbersAsked += asked ? 1 : 0;
        result.numbersRight += right && !asked ? 1 : 0;
        result.numbersMisread += !right && !asked ? 1 : 0;
    }
    return result;
}

}  // namespace

vision::Point Truth::pixel(vision::Point board) const {
    const vision::Point ideal = homography(board);
    if (!lens) {
        return ideal;
    }
    const double x = (ideal.x - lens->middleX) / lens->focal;
    const double y = (ideal.y - lens->middleY) / lens->focal;
    const double r2 = x * x + y * y;
    const double bend = 1 + lens->k1 * r2 + lens->k2 * r2 * r2;
    return {lens->middleX + lens->focal * x * bend, lens->middleY + lens->focal * y * bend};
}

Truth readTruth(const std::filesystem::path& json) {
    std::ifstream stream(json);
    const nlohmann::json file = nlohmann::json::parse(stream);
    Truth truth;
    truth.width = file.at("size").at(0).get<int>();
    truth.height = file.at("size").at(1).get<int>();
    truth.homography.m = file.at("homography").get<std::array<std::array<double, 3>, 3>>();
    const auto uncertain = file.value("uncertain", std::vector<std::string>{});
    for (const auto& hex : file.at("hexes")) {
        const engine::Hex at{hex.at("q").get<int>(), hex.at("r").get<int>()};
        std::optional<engine::Terrain> terrain = engine::terrainFromText(hex.value("terrain", std::string()));
        if (std::find(uncertain.begin(), uncertain.end(), engine::toText(at)) != uncertain.end()) {
            terrain.reset();
        } else {
            if (hex.value("face_down", false) || hex.value("terrain", std::string()) == "nuked") {
                truth.faceDown.insert(at);
            }
            const auto number = hex.find("number");
            truth.numbers[at] =
                number == hex.end() || number->is_null() ? std::nullopt : std::optional(number->get<int>());
        }
        truth.terrains[at] = terrain;
    }
    if (file.contains("conditions") && file["conditions"].is_object() && file["conditions"].contains("camera_matrix")) {
        const auto& conditions = file["conditions"];
        const auto camera = conditions.at("camera_matrix").get<std::array<std::array<double, 3>, 3>>();
        const auto bend = conditions.at("distortion").get<std::array<double, 2>>();
        truth.lens = Truth::Lens{camera[0][0], camera[0][2], camera[1][2], bend[0], bend[1]};
    }
    return truth;
}

Score score(const Truth& truth, const vision::BoardReading& reading, const Column& column) {
    Score best;
    best.cornerMean = std::numeric_limits<double>::infinity();
    for (int times = 0; times < 6; ++times) {
        const Score here = scoreTurned(truth, reading, column, times);
        if (here.cornerMean < best.cornerMean) {
            best = here;
        }
    }
    return best;
}

}  // namespace tests
