// SPDX-License-Identifier: GPL-3.0-or-later
// What "does the table match the record?" says of armies, weapons and walls on rendered tables.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "adjudicator/watch/known_table.h"
#include "engine/notation/position_json.h"
#include "tests/places.h"
#include "vision/read_photo.h"

namespace {

using vision::PieceChange;
using What = vision::PieceChange::What;

/// What the picture truly shows, as a record that plays with armies would have it.
engine::Setup recordedIn(const std::filesystem::path& file) {
    std::ifstream in(file);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    const std::string turned = "\"terrain\": \"nuked\"";
    for (auto at = text.find(turned); at != std::string::npos; at = text.find(turned)) {
        text.replace(at, turned.size(), "\"face_down\": true");
    }
    auto setup = engine::setupFromJson(text);
    REQUIRE(setup);
    setup->documents = {"base", "soldiers"};
    return *setup;
}

bool isOfArmsHere(const PieceChange& change) {
    return change.what != What::RobberMoved &&
           (change.piece == engine::Piece::Army || change.piece == engine::Piece::Nuke ||
            change.piece == engine::Piece::Wall);
}

struct CheckCount {
    int pictures = 0;
    int figures = 0;
    /// Differences that are none, and real ones that were said: an army taken from the record, one put into it.
    int falselyNew = 0;
    int falselyGone = 0;
    int newTold = 0;
    int newThere = 0;
    int goneTold = 0;
    int goneThere = 0;
};

void countIn(const std::filesystem::path& json, CheckCount& count) {
    const auto image = vision::loadPhoto(std::filesystem::path(json).replace_extension(".jpg"));
    REQUIRE(image);
    const engine::Setup record = recordedIn(json);
    const auto check = adjudicator::watch::checkTable(*image, record);
    if (!check) {
        return;
    }
    ++count.pictures;
    count.figures += static_cast<int>(record.armies.size() + record.nukes.size());
    for (const PieceChange& change : check->differences) {
        if (isOfArmsHere(change)) {
            (change.what == What::Appeared ? count.falselyNew : count.falselyGone) += 1;
        }
    }
    const auto tells = [&](const engine::Setup& wrong, const engine::Corner& at, What what) {
        const auto again = adjudicator::watch::checkTable(*image, wrong);
        return again && std::any_of(again->differences.begin(), again->differences.end(), [&](const auto& change) {
                   return isOfArmsHere(change) && change.at == vision::Place(at) && change.what == what;
               });
    };
    if (!record.armies.empty()) {
        engine::Setup without = record;
        const engine::ArmySetup army = without.armies.front();
        without.armies.erase(without.armies.begin());
        ++count.newThere;
        count.newTold += tells(without, army.at, What::Appeared) ? 1 : 0;
    }
    // Beside a building that nothing stands at.
    for (const engine::BuildingSetup& building : record.buildings) {
        const auto isHere = [&](const auto& piece) { return piece.at == building.at; };
        if (building.owner == "white" || std::any_of(record.armies.begin(), record.armies.end(), isHere) ||
            std::any_of(record.nukes.begin(), record.nukes.end(), isHere)) {
            continue;
        }
        engine::Setup more = record;
        more.armies.push_back({building.at, building.owner, {0, 1, 0}});
        ++count.goneThere;
        count.goneTold += tells(more, building.at, What::Vanished) ? 1 : 0;
        break;
    }
}

std::vector<std::filesystem::path> truthsIn(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".json" &&
            std::filesystem::exists(std::filesystem::path(entry.path()).replace_extension(".jpg"))) {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace

TEST_CASE("armies on the table are compared with the record without false alarm", "[ui][watch][camera]") {
    CheckCount count;
    for (const auto& file : truthsIn(std::filesystem::path(ADJ_SOURCE_DIR) / "tests/data/scenes_expansion")) {
        countIn(file, count);
    }
    CAPTURE(count.pictures, count.figures, count.falselyNew, count.falselyGone, count.newTold, count.newThere,
            count.goneTold, count.goneThere);
    CHECK(count.pictures == 3);
    CHECK(count.falselyNew == 0);
    CHECK(count.falselyGone == 0);
}
