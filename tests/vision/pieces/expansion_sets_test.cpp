// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "engine/notation/position_json.h"
#include "tests/places.h"
#include "tests/vision/support/expansion_score.h"
#include "tests/vision/support/pictures.h"
#include "vision/read_photo.h"

namespace {

using tests::ExpansionScore;
using tests::Found;

/// Renderers call a hex that lies face down a terrain of its own.
engine::Setup setupOf(const std::filesystem::path& json) {
    std::ifstream stream(json);
    std::string text{std::istreambuf_iterator<char>(stream), {}};
    const std::string own = "\"terrain\": \"nuked\"";
    for (std::size_t at = text.find(own); at != std::string::npos; at = text.find(own, at)) {
        text.replace(at, own.size(), "\"face_down\": true");
    }
    auto setup = engine::setupFromJson(text);
    REQUIRE(setup);
    return *setup;
}

struct SetSum {
    int pictures = 0;
    int unread = 0;
    ExpansionScore score;
};

SetSum readSet(const std::filesystem::path& folder, const vision::LookedFor& lookedFor) {
    SetSum sum;
    for (const auto& file : tests::jpegsIn(folder)) {
        const auto json = std::filesystem::path(file).replace_extension(".json");
        ++sum.pictures;
        const auto photo = vision::readPhoto(file, {}, lookedFor);
        if (!photo) {
            ++sum.unread;
            continue;
        }
        sum.score += tests::scoreExpansion(tests::readTruth(json), setupOf(json), photo->board);
    }
    return sum;
}

vision::LookedFor lookedForIn(const std::string& column) {
    return vision::kWhateverThereIs.asCertain(column == "in-play");
}

/// One row of tests/data/expansion_sets.txt.
struct WantedRow {
    std::string set;
    std::string column;
    int pictures = 0;
    int unread = 0;
    std::array<Found, 5> found;  ///< figures, bridges, ships, walls, backs
};

std::vector<WantedRow> wantedRows() {
    std::ifstream stream(std::filesystem::path(ADJ_TEST_DATA) / "expansion_sets.txt");
    std::vector<WantedRow> rows;
    for (std::string line; std::getline(stream, line);) {
        if (line.empty() || line.front() == '#') {
            continue;
        }
        std::istringstream words(line);
        WantedRow row;
        words >> row.set >> row.column >> row.pictures >> row.unread;
        for (Found& found : row.found) {
            words >> found.there >> found.found >> found.wrong;
        }
        REQUIRE_FALSE(words.fail());
        rows.push_back(row);
    }
    return rows;
}

void checkExpansion(const std::string& set, const std::filesystem::path& folder) {
    int checked = 0;
    for (const WantedRow& wanted : wantedRows()) {
        if (wanted.set != set) {
            continue;
        }
        ++checked;
        const SetSum seen = readSet(folder, lookedForIn(wanted.column));
        const std::array<Found, 5> found{seen.score.figures, seen.score.bridges, seen.score.ships, seen.score.walls,
                                         seen.score.backs};
        std::ostringstream measured;
        measured << set << ' ' << wanted.column << ' ' << seen.pictures << ' ' << seen.unread;
        for (const Found& one : found) {
            measured << ' ' << one.there << ' ' << one.found << ' ' << one.wrong;
        }
        INFO("measured: " << measured.str());
        CHECK(seen.pictures == wanted.pictures);
        CHECK(seen.unread <= wanted.unread);
        for (std::size_t i = 0; i < found.size(); ++i) {
            CAPTURE(i);
            CHECK(found[i].there == wanted.found[i].there);
            CHECK(found[i].found >= wanted.found[i].found);
            CHECK(found[i].wrong <= wanted.found[i].wrong);
        }
    }
    CHECK(checked > 0);
}

}  // namespace

TEST_CASE("other documents' pieces on rendered tables are found as often as their rows say",
          "[vision][pieces][photos]") {
    checkExpansion("expansion", std::filesystem::path(ADJ_TEST_DATA) / "scenes_expansion");
}

TEST_CASE("other documents' pieces on all rendered stills are found as often as their rows say",
          "[vision][pieces][.photos]") {
    const auto shared = tests::sharedFolder();
    if (!shared || !std::filesystem::is_directory(*shared / "scenes/still")) {
        WARN("skipped: scenes/still is not there (ADJ_SHARED)");
        SUCCEED("skipped");
        return;
    }
    checkExpansion("stills", *shared / "scenes/still");
}

TEST_CASE("on boards of the base game nothing else is seen", "[vision][pieces][.photos]") {
    const auto shared = tests::sharedFolder();
    for (const std::string set : {"phone", "webcam", "mixed"}) {
        if (!shared || !std::filesystem::is_directory(*shared / "photos" / set)) {
            WARN("skipped: photos/" << set << " is not there (ADJ_SHARED)");
            continue;
        }
        for (const auto& file : tests::jpegsIn(*shared / "photos" / set)) {
            const auto whatever = vision::readPhoto(file);
            REQUIRE(whatever);
            const auto base = vision::readPhoto(file, {}, vision::kBaseGameOnly);
            REQUIRE(base);
            CAPTURE(file);
            CHECK(whatever->board.armies.empty());
            CHECK(whatever->board.nukes.empty());
            CHECK(whatever->board.bridges.empty());
            CHECK(std::none_of(whatever->board.tiles.begin(), whatever->board.tiles.end(),
                               [](const auto& tile) { return tile.faceDown || tile.removed; }));
            CHECK(whatever->board.buildings == base->board.buildings);
            CHECK(whatever->board.routes == base->board.routes);
            for (const vision::Unsure& unsure : whatever->board.unsure) {
                // A question more may be asked, but nothing more is believed.
                const auto& before = base->board.unsure;
                const bool asked = std::find(before.begin(), before.end(), unsure) != before.end();
                CHECK((asked || unsure.options.front() == vision::kNothing));
            }
        }
    }
    SUCCEED("all that are there");
}

TEST_CASE("where only the base game is played an army is never read", "[vision][pieces][photos]") {
    const auto armies = std::filesystem::path(ADJ_TEST_DATA) / "scenes" / "scene_0002.jpg";
    const auto base = vision::readPhoto(armies, {}, vision::kBaseGameOnly);
    REQUIRE(base);
    CHECK(base->board.armies.empty());
    CHECK(base->board.nukes.empty());
    const auto isArmy = [](const vision::Unsure& unsure) {
        return std::find(unsure.options.begin(), unsure.options.end(), "army") != unsure.options.end();
    };
    CHECK(std::none_of(base->board.unsure.begin(), base->board.unsure.end(), isArmy));
    const auto whatever = vision::readPhoto(armies);
    REQUIRE(whatever);
    CHECK_FALSE(whatever->board.armies.empty());
}

TEST_CASE("what kind of army stands there is always asked", "[vision][pieces][SA-4]") {
    const auto photo = vision::readPhoto(std::filesystem::path(ADJ_TEST_DATA) / "scenes" / "scene_0002.jpg");
    REQUIRE(photo);
    REQUIRE_FALSE(photo->board.armies.empty());
    for (const vision::ArmyReading& army : photo->board.armies) {
        const auto asked =
            std::find_if(photo->board.unsure.begin(), photo->board.unsure.end(), [&](const vision::Unsure& unsure) {
                return unsure.at == vision::Place(army.at) && unsure.what == vision::Doubt::Kind &&
                       unsure.options.front() == engine::toText(army.units);
            });
        CHECK(asked != photo->board.unsure.end());
    }
}
