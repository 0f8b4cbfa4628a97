// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QSettings>
#include <algorithm>
#include <filesystem>

#include "engine/action/decide.h"
#include "engine/state/to_position.h"
#include "tests/places.h"
#include "tests/ui/game_on_desk.h"
#include "ui/camera/camera_desk.h"
#include "ui/camera/watch_desk.h"
#include "ui/camera_dock/watch_panel.h"
#include "vision/read_photo.h"

using test::Game;

namespace {

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

const vision::PhotoReading& watchedPhoto() {
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

RoadToCome roadToCome() {
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

}  // namespace

TEST_CASE("a road on the table that the record lacks is proposed, and Enter builds it", "[ui][watch][camera]") {
    WatchedTable table;
    ui::WatchPanel panel(table.watch, nullptr);
    REQUIRE(watchUntil([&] { return !table.watch.proposals().empty(); }));
    REQUIRE(table.watch.proposals().size() == 1);
    CHECK(table.watch.proposals().front().action == engine::Action(table.come.road));
    CHECK(table.watch.proposals().front().legal);
    CHECK(table.watch.proposals().front().sure >= 90);
    CHECK(table.watch.pixelOf(table.watch.proposals().front().at));
    const std::size_t before = table.entries();
    panel.show();
    CHECK(table.entries() == before);
    CHECK(panel.takeKey(Qt::Key_Return));
    table.game.settle();
    CHECK(table.hasRoad());
    CHECK(table.watch.proposals().empty());
    CHECK_FALSE(table.watch.enteredByItself());
}

TEST_CASE("a refused proposal is not made again and leaves no trace in the record", "[ui][watch][camera]") {
    WatchedTable table;
    ui::WatchPanel panel(table.watch, nullptr);
    REQUIRE(watchUntil([&] { return !table.watch.proposals().empty(); }));
    const std::size_t before = table.entries();
    panel.show();
    CHECK(panel.takeKey(Qt::Key_Escape));
    CHECK(table.watch.proposals().empty());
    // More pictures of the same table change nothing about it.
    QTest::qWait(2500);
    CHECK(table.watch.proposals().empty());
    CHECK(table.entries() == before);
    CHECK_FALSE(table.hasRoad());
}

TEST_CASE("a wrong proposal is corrected in two clicks", "[ui][watch][camera]") {
    WatchedTable table;
    ui::WatchPanel panel(table.watch, nullptr);
    panel.show();
    REQUIRE(watchUntil([&] { return !table.watch.proposals().empty(); }));
    const auto press = [&](const QString& name) {
        for (auto* button : panel.findChildren<QPushButton*>(name)) {
            if (button->isVisible()) {
                QTest::mouseClick(button, Qt::LeftButton);
                QCoreApplication::processEvents();
                return true;
            }
        }
        return false;
    };
    REQUIRE(press(QStringLiteral("other0")));
    const auto others = table.watch.alternatives(0);
    REQUIRE(others.size() == table.come.setup.players.size());
    CHECK(others[0].text != others[1].text);
    QCoreApplication::processEvents();
    REQUIRE(press(QStringLiteral("instead0")));
    table.game.settle();
    REQUIRE(watchUntil([&] { return table.hasRoad(); }));
    // Not paid for: an entry of the referee.
    CHECK(table.game.desk.position().hands[table.come.road.by] ==
          engine::Hand::exactly(engine::Cards::of(3, 3, 3, 3, 3)));
}

TEST_CASE("a plain placement enters by itself only where that was switched on, and says so", "[ui][watch][camera]") {
    WatchedTable table;
    CHECK_FALSE(table.watch.acceptsByItself());
    REQUIRE(watchUntil([&] { return !table.watch.proposals().empty(); }));
    QTest::qWait(2300);
    CHECK_FALSE(table.hasRoad());
    QElapsedTimer timer;
    timer.start();
    table.watch.setAcceptsByItself(true);
    REQUIRE(watchUntil([&] { return table.hasRoad(); }));
    CHECK(timer.elapsed() >= 2000);
    table.game.settle();
    REQUIRE(table.watch.enteredByItself());
    table.game.desk.takeBack();
    table.game.settle();
    CHECK_FALSE(table.hasRoad());
    CHECK_FALSE(table.watch.enteredByItself());
}

TEST_CASE("the table is compared with the record when asked", "[ui][watch][camera]") {
    WatchedTable table;
    table.watch.check();
    CHECK(table.watch.isChecking());
    REQUIRE(watchUntil([&] { return !table.watch.isChecking(); }));
    REQUIRE(table.watch.differences().size() == 1);
    CHECK(table.watch.differences().front().at ==
          ui::PlaceName(table.game.desk.position().topology().side(std::get<engine::SideId>(table.come.road.at))));
    CHECK_FALSE(table.watch.checkText().isEmpty());
    table.game.desk.play(table.come.road);
    table.game.settle();
    // The record went on: what was found is no longer of now.
    CHECK(table.watch.differences().empty());
    table.watch.check();
    REQUIRE(watchUntil([&] { return !table.watch.isChecking(); }));
    CHECK(table.watch.differences().empty());
}
