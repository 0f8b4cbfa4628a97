// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>

#include <QDir>
#include <QFile>
#include <algorithm>
#include <filesystem>

#include "engine/action/decide.h"
#include "engine/state/to_position.h"
#include "tests/places.h"
#include "tests/ui/game_on_desk.h"
#include "ui/camera/camera_desk.h"
#include "ui/camera/watch_desk.h"
#include "vision/read_photo.h"

namespace test {

/// Reading a picture takes its time in a checked build.
template <class Condition>
bool watchUntil(Condition condition) {
    QElapsedTimer timer;
    timer.start();
    while (!condition() && timer.elapsed() < 120'000) {
        QTest::qWait(10);
    }
    return condition();
}

inline const vision::PhotoReading& watchedPhoto() {
    static const vision::PhotoReading kPhoto = [] {
        auto photo = vision::readPhoto(std::filesystem::path(ADJ_SOURCE_DIR) / "tests/data/scenes/scene_0007.jpg");
        REQUIRE(photo);
        return std::move(*photo);
    }();
    return kPhoto;
}

/// The table of the picture in the building phase of a road's owner, who has every card, without that road, which may
/// be built again and which the reading is sure of.
struct RoadToCome {
    engine::Setup setup;
    engine::Build road;
};

inline RoadToCome roadToCome() {
    const vision::BoardReading& board = watchedPhoto().board;
    engine::Setup full = vision::toSetup(board);
    full.documents = {"base"};
    full.players.clear();
    for (const auto colour : vision::kPieceColours) {
        const std::string id(vision::toText(colour));
        const auto owns = [&](const auto& pieces) {
            return std::any_of(pieces.begin(), pieces.end(), [&](const auto& piece) { return piece.owner == id; });
        };
        if (owns(full.buildings) || owns(full.routes)) {
            full.players.push_back({id, "", ""});
            full.holdings[id].hand = engine::Hand::exactly(engine::Cards::of(3, 3, 3, 3, 3));
        }
    }
    for (const vision::RouteReading& route : board.routes) {
        if (route.confidence < 0.95) {
            continue;
        }
        RoadToCome come{full, {}};
        std::erase_if(come.setup.routes, [&](const engine::RouteSetup& each) { return each.at == route.at; });
        engine::TurnSetup turn;
        turn.player = std::string(vision::toText(route.owner));
        turn.phase = "build";
        come.setup.turn = turn;
        const auto position = engine::toPosition(come.setup);
        if (!position) {
            continue;
        }
        come.road.by = *position->table->find(turn.player);
        come.road.piece = engine::Piece::Road;
        come.road.at = *position->topology().find(route.at);
        if (!engine::actionRefusal(*position, come.road)) {
            return come;
        }
    }
    FAIL("no road of the picture can be built last");
    return {};
}

/// A folder with the picture, which stands in for the camera over the table.
struct WatchedTable {
    QTemporaryDir folder;
    RoadToCome come = roadToCome();
    Game game{come.setup};
    ui::CameraDesk camera{game.desk};
    ui::WatchDesk watch{game.desk, camera};

    WatchedTable() {
        REQUIRE(QFile::copy(QStringLiteral(ADJ_SOURCE_DIR "/tests/data/scenes/scene_0007.jpg"),
                            folder.filePath(QStringLiteral("frame.jpg"))));
        camera.pictures().setOn(false);
        watch.setOn(true);
        camera.choose(folder.path());
        REQUIRE(watchUntil([&] { return camera.state() == ui::CameraDesk::State::Standing; }));
    }
    [[nodiscard]] bool hasRoad() const {
        return game.desk.position().routes[std::get<engine::SideId>(come.road.at)].has_value();
    }
    [[nodiscard]] std::size_t entries() const { return game.desk.table().log().size(); }
};

}  // namespace test
