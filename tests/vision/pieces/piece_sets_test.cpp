// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <numbers>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "engine/notation/position_json.h"
#include "tests/vision/support/pictures.h"
#include "tests/vision/support/truth.h"
#include "vision/read_photo.h"

namespace {

/// One row of tests/data/piece_sets.txt.
struct PieceRow {
    int pictures = 0;
    /// Read with the right owner, whatever the kind; roads read with the right owner.
    int buildings = 0;
    int roads = 0;
    /// Read, not there or another's, and nobody was asked about it.
    int misread = 0;
    /// Of another kind, and nobody was asked.
    int kindsMisread = 0;
    /// The robber is where it is, or none was read where none stands.
    int robbers = 0;
};

std::map<std::string, PieceRow> pieceRows() {
    std::ifstream stream(std::filesystem::path(ADJ_TEST_DATA) / "piece_sets.txt");
    std::map<std::string, PieceRow> rows;
    for (std::string line; std::getline(stream, line);) {
        if (line.empty() || line.front() == '#') {
            continue;
        }
        std::istringstream words(line);
        std::string set;
        PieceRow row;
        words >> set >> row.pictures >> row.buildings >> row.roads >> row.misread >> row.kindsMisread >> row.robbers;
        REQUIRE_FALSE(words.fail());
        rows[set] = row;
    }
    return rows;
}

engine::Hex turnedBy(engine::Hex hex, int sixths) {
    for (int i = 0; i < sixths; ++i) {
        hex = {-hex.r, hex.q + hex.r};
    }
    return hex;
}

engine::Corner turnedBy(const engine::Corner& corner, int sixths) {
    const int k = (corner.south ? 3 : 0) + sixths;
    return engine::cornerOf(turnedBy(corner.hex, sixths), engine::kCornerDirections[static_cast<std::size_t>(k % 6)]);
}

engine::Side turnedBy(const engine::Side& side, int sixths) {
    const auto k = static_cast<int>(side.direction) + sixths;
    return engine::sideOf(turnedBy(side.hex, sixths), engine::kHexDirections[static_cast<std::size_t>(k % 6)]);
}

/// How the names of the reading come from those of the truth: the turn under which hexes lie where they should.
int turnsOf(const tests::Truth& truth, const vision::Homography& seen) {
    int best = 0;
    double least = 1e9;
    for (int turns = 0; turns < 6; ++turns) {
        double apart = 0;
        for (const engine::Hex hex : {engine::Hex{2, 0}, engine::Hex{0, 2}, engine::Hex{-2, 2}}) {
            const auto middle = [](engine::Hex h) {
                return vision::Point{std::numbers::sqrt3 * (h.q + h.r / 2.0), 1.5 * h.r};
            };
            const vision::Point a = truth.pixel(middle(hex));
            const vision::Point b = seen(middle(turnedBy(hex, turns)));
            apart += std::hypot(a.x - b.x, a.y - b.y);
        }
        if (apart < least) {
            least = apart;
            best = turns;
        }
    }
    return best;
}

bool asked(const vision::BoardReading& reading, const vision::Place& place, bool alsoKind) {
    return std::any_of(reading.unsure.begin(), reading.unsure.end(), [&](const vision::Unsure& unsure) {
        return unsure.at == place && (alsoKind || unsure.what != vision::Doubt::Kind);
    });
}

void count(PieceRow& row, const engine::Setup& truth, const vision::BoardReading& reading, int turns) {
    for (const vision::BuildingReading& seen : reading.buildings) {
        const auto there = std::find_if(truth.buildings.begin(), truth.buildings.end(),
                                        [&](const auto& b) { return turnedBy(b.at, turns) == seen.at; });
        const bool right = there != truth.buildings.end() && there->owner == toText(seen.owner);
        row.buildings += right ? 1 : 0;
        if (right) {
            row.kindsMisread += there->kind != seen.kind && !asked(reading, seen.at, true) ? 1 : 0;
        } else {
            row.misread += asked(reading, seen.at, false) ? 0 : 1;
        }
    }
    for (const vision::RouteReading& seen : reading.routes) {
        const auto there = std::find_if(truth.routes.begin(), truth.routes.end(),
                                        [&](const auto& r) { return turnedBy(r.at, turns) == seen.at; });
        const bool right = there != truth.routes.end() && there->owner == toText(seen.owner);
        row.roads += right ? 1 : 0;
        row.misread += !right && !asked(reading, seen.at, false) ? 1 : 0;
    }
    const auto robber = truth.robber ? std::optional(turnedBy(*truth.robber, turns)) : std::nullopt;
    row.robbers += (reading.robber ? std::optional(reading.robber->hex) : std::nullopt) == robber ? 1 : 0;
}

void checkPieces(const std::string& set, const std::filesystem::path& folder) {
    const auto rows = pieceRows();
    REQUIRE(rows.count(set) == 1);
    const PieceRow& wanted = rows.at(set);
    PieceRow row;
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".jpg") {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    for (const auto& file : files) {
        ++row.pictures;
        const auto json = std::filesystem::path(file).replace_extension(".json");
        std::ifstream stream(json);
        const std::string text{std::istreambuf_iterator<char>(stream), {}};
        const auto setup = engine::setupFromJson(text);
        REQUIRE(setup);
        const auto photo = vision::readPhoto(file);
        if (!photo) {
            continue;
        }
        const tests::Truth truth = tests::readTruth(json);
        count(row, *setup, photo->board, turnsOf(truth, photo->board.homography));
    }
    INFO("measured: " << set << ' ' << row.pictures << ' ' << row.buildings << ' ' << row.roads << ' ' << row.misread
                      << ' ' << row.kindsMisread << ' ' << row.robbers);
    CHECK(row.pictures == wanted.pictures);
    CHECK(row.buildings >= wanted.buildings);
    CHECK(row.roads >= wanted.roads);
    CHECK(row.misread <= wanted.misread);
    CHECK(row.kindsMisread <= wanted.kindsMisread);
    CHECK(row.robbers >= wanted.robbers);
}

void checkSharedPieces(const std::string& set, const std::string& folder) {
    const auto shared = tests::sharedFolder();
    if (!shared || !std::filesystem::is_directory(*shared / folder)) {
        WARN("skipped: " << folder << " is not there (ADJ_SHARED)");
        SUCCEED("skipped");
        return;
    }
    checkPieces(set, *shared / folder);
}

}  // namespace

TEST_CASE("pieces on rendered tables are read as well as their row says", "[vision][pieces][photos]") {
    checkPieces("scenes", std::filesystem::path(ADJ_TEST_DATA) / "scenes");
}

TEST_CASE("pieces on phone photos are read as well as their row says", "[vision][pieces][photos]") {
    checkSharedPieces("phone", "photos/phone");
}

TEST_CASE("pieces on webcam photos are read as well as their row says", "[vision][pieces][photos]") {
    checkSharedPieces("webcam", "photos/webcam");
}

TEST_CASE("pieces on photos of six other tables are read as well as their row says", "[vision][pieces][photos]") {
    checkSharedPieces("mixed", "photos/mixed");
}
