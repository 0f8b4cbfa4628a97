// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <filesystem>

#include "adjudicator/verify/verify.h"
#include "db/book.h"
#include "engine/action/legal_actions.h"
#include "tests/places.h"
#include "tests/ui/game_on_desk.h"
#include "ui/camera/camera_desk.h"
#include "ui/camera_dock/camera_panel.h"
#include "ui/camera_dock/camera_view.h"
#include "ui/desk/board_markers.h"
#include "ui/desk/strip_message.h"
#include "ui/new_game/new_game_page.h"
#include "ui/pages/dispute_page.h"
#include "ui/record/kept_pictures.h"

using test::Game;
using test::waitFor;

namespace {

/// A folder with one rendered picture of a board, which stands in for a camera.
struct Table {
    QTemporaryDir folder;

    Table() { add(QStringLiteral("scene_0007.jpg")); }
    void add(const QString& scene) {
        REQUIRE(QFile::copy(QStringLiteral(ADJ_SOURCE_DIR "/tests/data/scenes/") + scene,
                            frames() + QLatin1Char('/') + scene));
    }
    [[nodiscard]] QString frames() const {
        const QString path = folder.filePath(QStringLiteral("frames"));
        QDir().mkpath(path);
        return path;
    }
};

std::vector<adjudicator::EvidenceKept> picturesOf(const ui::TableDesk& desk) {
    std::vector<adjudicator::EvidenceKept> kept;
    for (const adjudicator::LogLine& line : desk.table().log()) {
        if (const auto* picture = std::get_if<adjudicator::EvidenceKept>(&line.entry.body)) {
            kept.push_back(*picture);
        }
    }
    return kept;
}

/// Founds wherever it is allowed first; the entry of the act.
std::uint64_t found(Game& game) {
    for (const engine::Action& action : engine::legalActions(game.desk.position())) {
        if (std::holds_alternative<engine::Found>(action)) {
            const auto before = game.desk.table().line().lastStep();
            game.desk.play(action);
            REQUIRE(waitFor([&] { return game.desk.table().line().lastStep() != before; }));
            return game.desk.table().line().lastStep()->entry;
        }
    }
    FAIL("a new game is founded");
    return 0;
}

bool hasPictures(const Game& game, std::size_t count) {
    return waitFor([&] { return picturesOf(game.desk).size() >= count && !game.desk.table().isWriting(); });
}

}  // namespace

TEST_CASE("each act gets a picture of the board when it is wanted, and the record stays sound", "[ui][camera]") {
    const Table table;
    Game game(test::freshSetup());
    ui::CameraDesk camera(game.desk);
    camera.pictures().setOn(false);
    CHECK_FALSE(camera.isOn());
    CHECK(camera.state() == ui::CameraDesk::State::Off);
    camera.choose(table.frames());
    REQUIRE(camera.problem().isEmpty());
    REQUIRE(camera.isOn());
    REQUIRE(waitFor([&] { return !camera.board().lattice().empty(); }));
    CHECK(camera.board().lattice().size() == 72);
    CHECK(camera.frameSize() == QSize(1920, 1080));
    CHECK(camera.current().size() == QSize(1920, 1080));

    // Not unless it is wanted.
    (void)found(game);
    QTest::qWait(100);
    CHECK(picturesOf(game.desk).empty());
    camera.pictures().setOn(true);
    const std::uint64_t first = found(game);
    REQUIRE(hasPictures(game, 1));
    const std::uint64_t second = found(game);
    REQUIRE(hasPictures(game, 2));
    const auto kept = picturesOf(game.desk);
    CHECK(kept[0].entry == first);
    CHECK(kept[1].entry == second);

    const auto book = db::Book::open(game.file(), db::OpenMode::ReadOnly);
    REQUIRE(book);
    for (const auto& each : kept) {
        const auto picture = book->picture(each.picture);
        REQUIRE(picture);
        REQUIRE(*picture);
        const std::string& jpeg = (*picture)->jpeg;
        const QImage image =
            QImage::fromData(reinterpret_cast<const uchar*>(jpeg.data()), static_cast<int>(jpeg.size()));
        CHECK(image.size() == QSize(static_cast<int>(each.width), static_cast<int>(each.height)));
        // Of the board, not of the room: nearer to a square than the frame.
        CHECK(each.width < 1.5 * each.height);
    }
    const auto verified = adjudicator::verify(*book, game.desk.table().line().game(), std::nullopt);
    REQUIRE(verified);
    CHECK(verified->kind == adjudicator::VerdictKind::Sound);
}

TEST_CASE("a picture that comes late disturbs nothing that is being said", "[ui][camera]") {
    const Table table;
    Game game(test::freshSetup());
    ui::CameraDesk camera(game.desk);
    camera.pictures().setOn(false);
    camera.choose(table.frames());
    REQUIRE(waitFor([&] { return !camera.current().isNull(); }));
    (void)found(game);
    // The crossing of the next founding is said, its side not yet.
    game.desk.saying().takePlace(markersOf(game.desk).legal.front().at);
    REQUIRE(markersOf(game.desk).chosen.size() == 1);
    camera.pictures().keepNow();
    REQUIRE(hasPictures(game, 1));
    CHECK(markersOf(game.desk).chosen.size() == 1);
    CHECK(game.desk.saying().act() == ui::Act::Found);
}

TEST_CASE("a camera that is lost is said once and blocks no act", "[ui][camera]") {
    const Table table;
    Game game(test::freshSetup());
    ui::CameraDesk camera(game.desk);
    camera.pictures().setOn(true);
    camera.choose(table.frames());
    REQUIRE(waitFor([&] { return camera.state() == ui::CameraDesk::State::Standing; }));
    CHECK_FALSE(camera.isTroubled());
    REQUIRE(QDir(table.frames()).removeRecursively());
    REQUIRE(waitFor([&] { return camera.state() == ui::CameraDesk::State::Retrying; }));
    CHECK(camera.isTroubled());
    CHECK(camera.stateText().contains(QStringLiteral("trying again")));
    (void)found(game);
    CHECK(waitFor([&] { return messageOf(game.desk).text.contains(QStringLiteral("No picture is kept")); }));
    (void)found(game);
    QTest::qWait(50);
    CHECK_FALSE(messageOf(game.desk).text.contains(QStringLiteral("No picture is kept")));
    CHECK(picturesOf(game.desk).empty());
    // It comes back by itself.
    Table again;
    REQUIRE(QDir().rename(again.frames(), table.folder.filePath(QStringLiteral("frames"))));
    REQUIRE(waitFor([&] { return camera.state() == ui::CameraDesk::State::Standing; }));
    (void)found(game);
    CHECK(hasPictures(game, 1));
    camera.setOn(false);
    CHECK(camera.state() == ui::CameraDesk::State::Off);
    // Off though pictures are wanted: that is said, too.
    CHECK(camera.isTroubled());
    camera.pictures().setOn(false);
    CHECK_FALSE(camera.isTroubled());
}

TEST_CASE("source and switch are remembered, and what is no source changes nothing", "[ui][camera]") {
    const Table table;
    ui::TableDesk desk;
    {
        ui::CameraDesk camera(desk);
        camera.choose(table.frames());
        camera.pictures().setOn(true);
        camera.choose(QStringLiteral("/no/such/folder"));
        CHECK_FALSE(camera.problem().isEmpty());
        CHECK(camera.source() == table.frames());
        CHECK(camera.isOn());
    }
    ui::CameraDesk camera(desk);
    CHECK(camera.source() == table.frames());
    CHECK(camera.pictures().isOn());
    CHECK_FALSE(camera.isOn());
    camera.setOn(true);
    CHECK(waitFor([&] { return camera.state() == ui::CameraDesk::State::Standing; }));
    camera.pictures().setOn(false);
}

TEST_CASE("the camera's panel shows the picture with the lattice over it", "[ui][camera]") {
    const Table table;
    ui::TableDesk desk;
    ui::CameraDesk camera(desk);
    camera.pictures().setOn(false);
    ui::WatchDesk watch(desk, camera);
    ui::DiceWatch dice(desk, camera);
    ui::CameraPanel panel(camera, watch, dice, nullptr);
    panel.resize(800, 600);
    panel.show();
    auto* view = panel.findChild<ui::CameraView*>();
    REQUIRE(view != nullptr);
    CHECK_FALSE(view->isVisible());
    camera.choose(table.frames());
    CHECK(view->isVisible());
    REQUIRE(waitFor([&] { return !camera.preview().isNull() && !camera.board().lattice().empty(); }));
    REQUIRE(waitFor([&] { return camera.preview().width() <= view->width(); }));
    // The middle of a lattice line has the lattice's colour, whatever the picture has there.
    const QImage shown = view->grab().toImage();
    const qreal scale = qMin(view->width() / 1920.0, view->height() / 1080.0);
    const QPointF origin((view->width() - 1920 * scale) / 2, (view->height() - 1080 * scale) / 2);
    int bright = 0;
    for (const QLineF& line : camera.board().lattice()) {
        const QPoint middle = (line.center() * scale + origin).toPoint();
        bool isDrawn = false;
        for (int i = 0; i < 9; ++i) {
            const QColor at = shown.pixelColor(middle + QPoint(i % 3 - 1, i / 3 - 1));
            isDrawn = isDrawn || (at.blue() > 150 && at.blue() > at.red() + 40);
        }
        bright += isDrawn ? 1 : 0;
    }
    CHECK(bright > 60);
    // The switch is the desk's.
    auto* keeps = panel.findChild<QCheckBox*>();
    REQUIRE(keeps != nullptr);
    keeps->click();
    CHECK(camera.pictures().isOn());
    camera.pictures().setOn(false);
    CHECK_FALSE(keeps->isChecked());
}

TEST_CASE("a dispute shows the pictures of its acts, and says which are gone", "[ui][camera][dispute]") {
    const Table table;
    Game game(test::freshSetup());
    ui::CameraDesk camera(game.desk);
    camera.pictures().setOn(true);
    camera.choose(table.frames());
    REQUIRE(waitFor([&] { return !camera.current().isNull(); }));
    const std::uint64_t act = found(game);
    REQUIRE(hasPictures(game, 1));
    camera.pictures().setOn(false);

    ui::DisputePage page(game.desk, nullptr);
    page.resize(1400, 800);
    page.show();
    REQUIRE(page.open(act));
    const auto thumbnails = [&] {
        QList<QPushButton*> found;
        for (auto* kept : page.findChildren<ui::KeptPictures*>()) {
            found += kept->findChildren<QPushButton*>();
        }
        return found;
    };
    REQUIRE(waitFor([&] { return thumbnails().size() == 1; }));
    CHECK(page.findChild<QWidget*>(QStringLiteral("largePicture")) == nullptr);
    thumbnails().front()->click();
    CHECK(page.findChild<QWidget*>(QStringLiteral("largePicture")) != nullptr);
    thumbnails().front()->click();
    CHECK(page.findChild<QWidget*>(QStringLiteral("largePicture")) == nullptr);

    // The sheet carries it.
    const QString sheet = game.folder.filePath(QStringLiteral("sheet.html"));
    bool isWritten = false;
    QObject::connect(&page, &ui::DisputePage::sheetWritten, &page, [&] { isWritten = true; });
    page.writeSheet(sheet);
    REQUIRE(waitFor([&] { return isWritten; }));
    QFile file(sheet);
    REQUIRE(file.open(QIODevice::ReadOnly));
    CHECK(file.readAll().contains("data:image/jpeg;base64,"));

    // Another one that comes while the referee writes takes nothing away.
    auto* question = page.findChild<QLineEdit*>();
    REQUIRE(question != nullptr);
    question->setText(QStringLiteral("the road was not there"));
    camera.pictures().keepNow();
    REQUIRE(hasPictures(game, 2));
    REQUIRE(waitFor([&] { return thumbnails().size() == 2; }));
    CHECK(question->text() == QStringLiteral("the road was not there"));

    // Pruned: named as such.
    auto book = db::Book::open(game.file(), db::OpenMode::ReadWrite);
    REQUIRE(book);
    REQUIRE(book->prunePictures({"9999", std::nullopt}));
    REQUIRE(page.open(act));
    const auto says = [&](const QString& words) {
        for (const QLabel* label : page.findChildren<QLabel*>()) {
            if (label->text().contains(words)) {
                return true;
            }
        }
        return false;
    };
    CHECK(waitFor([&] { return says(QStringLiteral("is not kept any more")); }));
    CHECK(thumbnails().isEmpty());
}
