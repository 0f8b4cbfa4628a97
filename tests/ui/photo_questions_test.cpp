// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include "ui/board/board_view.h"
#include "ui/draft/drawn_places.h"
#include "ui/draft/game_draft.h"
#include "ui/files/picture_names.h"
#include "ui/new_game/new_game_page.h"
#include "ui/text/language.h"
#include "ui/text/photo_text.h"
#include "ui/text/place_text.h"
#include "ui/text/units_text.h"

namespace {

ui::PhotoResult photoWith(const QStringList& questions) {
    ui::PhotoResult photo;
    photo.image = QImage(200, 150, QImage::Format_RGB888);
    photo.image.fill(Qt::gray);
    photo.setup = ui::GameDraft().setup();
    for (const QString& question : questions) {
        photo.questions.push_back({QPointF(100, 75), question});
    }
    return photo;
}

}  // namespace

TEST_CASE("every word of a doubt is told in the window's language", "[ui][vision]") {
    for (const char* option :
         {"none", "army", "nuke", "wall", "bridge", "road", "ship", "robber", "pirate", "face_down", "removed",
          "settlement", "city", "capital", "factory", "forest", "brick", "any", "red"}) {
        CHECK_FALSE(ui::optionWord(option).isEmpty());
        CHECK_FALSE(ui::optionWord(option).contains(QLatin1Char('_')));
    }
    CHECK(ui::optionWord("8") == QStringLiteral("8"));
    CHECK(ui::optionWord("2I") == ui::unitsWords({0, 0, 2}));
    CHECK(ui::optionWord("1C+nuke").contains(ui::unitsWords({0, 1, 0})));
    const engine::Corner corner = engine::cornerOf({0, 0}, engine::CornerDirection::N);
    const vision::Unsure unsure{corner, vision::Doubt::Piece, {"army", "settlement", "none"}};
    CHECK(ui::questionText(unsure) == QStringLiteral("0,0:N: army or settlement or nothing?"));
    // On a board the place has the words that people use.
    ui::GameDraft draft;
    draft.board().dealUsual(7);
    const auto board = ui::bareBoard(draft.setup());
    REQUIRE(board);
    const QString question = ui::questionText(unsure, &*board);
    CHECK(question == ui::capital(ui::placeLabel(*board, ui::PlaceName(corner))) +
                          QStringLiteral(": army or settlement or nothing?"));
    CHECK_FALSE(question.contains(QStringLiteral("0,0")));
}

TEST_CASE("nothing is an answer where there may be nothing, and takes away what was seen", "[ui][vision]") {
    ui::GameDraft draft;
    ui::NewGamePage page(draft, nullptr);
    page.resize(1280, 700);
    page.show();
    ui::PhotoResult photo = photoWith({QStringLiteral("sure")});
    ui::GameDraft dealt;
    dealt.board().dealUsual(7);
    photo.setup = dealt.setup();
    const engine::Corner corner = engine::cornerOf({0, 0}, engine::CornerDirection::N);
    photo.setup.buildings.push_back({corner, engine::BuildingKind::Settlement, "red", 0, false});
    photo.setup.armies.push_back({corner, "red", {0, 0, 2}});
    photo.questions.push_back({QPointF(90, 70), QStringLiteral("2 infantry or nothing?"), corner, "2I", true});
    page.takePhoto(std::move(photo));
    QListWidget* list = nullptr;
    for (auto* each : page.findChildren<QListWidget*>()) {
        list = each->count() == 2 ? each : list;
    }
    REQUIRE(list != nullptr);
    list->setCurrentRow(0);
    QTest::keyClick(list, Qt::Key_0);
    CHECK(draft.setup().armies.size() == 1);
    CHECK(list->item(0)->checkState() == Qt::Unchecked);
    list->setCurrentRow(1);
    QTest::keyClick(list, Qt::Key_0);
    CHECK(draft.setup().armies.empty());
    CHECK(draft.setup().buildings.size() == 1);
    CHECK(list->item(1)->checkState() == Qt::Checked);
    page.undo();
    CHECK(draft.setup().armies.size() == 1);
}

TEST_CASE("a photo without a board is not shown beside the board of before", "[ui][vision]") {
    ui::GameDraft draft;
    ui::NewGamePage page(draft, nullptr);
    page.resize(1280, 700);
    page.show();
    const auto* board = page.findChild<ui::BoardView*>();
    REQUIRE(board != nullptr);
    const auto before = draft.setup().hexes;
    page.takePhoto(photoWith({}));
    CHECK(board->isVisible());
    ui::PhotoResult failed = photoWith({});
    failed.problem = QStringLiteral("No board here.");
    page.takePhoto(std::move(failed));
    CHECK_FALSE(board->isVisible());
    // It has no place on the page of documents and players.
    page.showStep(ui::NewGamePage::Step::Game);
    CHECK(board->isVisible());
    page.showStep(ui::NewGamePage::Step::Board);
    CHECK_FALSE(board->isVisible());
    for (auto* button : page.findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text() == QStringLiteral("Put the photo away")) {
            button->click();
            break;
        }
    }
    CHECK(board->isVisible());
    page.undo();
    CHECK(draft.setup().hexes == before);
}

TEST_CASE("what was seen at a place goes, and nothing else there", "[ui][draft]") {
    const engine::Corner corner = engine::cornerOf({0, 0}, engine::CornerDirection::N);
    const engine::Side side = engine::sideOf({0, 0}, engine::HexDirection::E);
    engine::Setup setup = ui::GameDraft().setup();
    setup.hexes.emplace_back().hex = engine::Hex{0, 0};
    setup.hexes.front().terrain = engine::Terrain::Forest;
    setup.buildings.push_back({corner, engine::BuildingKind::City, "red", 2, false});
    setup.armies.push_back({corner, "red", {1, 0, 0}});
    setup.nukes.push_back({corner, "red"});
    setup.routes.push_back({side, engine::RouteKind::Road, "red"});
    setup.harbours.push_back({side, std::nullopt});
    setup.robber = engine::Hex{0, 0};
    CHECK(ui::takeAwaySeen(setup, corner, "wall"));
    CHECK(setup.buildings.front().walls == 0);
    CHECK(ui::takeAwaySeen(setup, corner, "1A"));
    CHECK(setup.armies.empty());
    CHECK(setup.nukes.size() == 1);
    CHECK(ui::takeAwaySeen(setup, corner, "nuke"));
    CHECK(ui::takeAwaySeen(setup, side, "any"));
    CHECK(setup.routes.size() == 1);
    CHECK(ui::takeAwaySeen(setup, side, "road"));
    CHECK(ui::takeAwaySeen(setup, corner, "city"));
    CHECK(ui::takeAwaySeen(setup, engine::Hex{0, 0}, "robber"));
    CHECK_FALSE(ui::takeAwaySeen(setup, engine::Hex{0, 0}, "robber"));
    CHECK_FALSE(ui::takeAwaySeen(setup, engine::Hex{0, 0}, "bridge"));
    CHECK(setup.hexes.size() == 1);
}

TEST_CASE("what a photo leaves in doubt is listed and can be ticked off", "[ui][vision]") {
    ui::GameDraft draft;
    ui::NewGamePage page(draft, nullptr);
    page.resize(1280, 700);
    page.show();
    page.takePhoto(photoWith({QStringLiteral("first"), QStringLiteral("second")}));
    auto* list = page.findChild<QListWidget*>();
    for (auto* each : page.findChildren<QListWidget*>()) {
        list = each->count() == 2 ? each : list;
    }
    REQUIRE(list != nullptr);
    REQUIRE(list->count() == 2);
    CHECK(list->isVisibleTo(&page));
    CHECK(list->item(1)->text().contains(QStringLiteral("second")));
    list->item(0)->setCheckState(Qt::Checked);
    list->setCurrentRow(1);
    CHECK_FALSE(page.grab().isNull());
    page.takePhoto(photoWith({}));
    CHECK_FALSE(list->isVisibleTo(&page));
}

TEST_CASE("a mirrored picture and corners without tiles are said beside the board that was read", "[ui][vision]") {
    ui::GameDraft draft;
    ui::NewGamePage page(draft, nullptr);
    page.resize(1280, 700);
    page.show();
    const auto says = [&](const QString& part) {
        for (const auto* label : page.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains(part)) {
                return true;
            }
        }
        return false;
    };
    ui::PhotoResult photo = photoWith({});
    photo.isMirrored = true;
    page.takePhoto(std::move(photo));
    CHECK(says(QStringLiteral("The picture is mirrored")));
    CHECK_FALSE(says(QStringLiteral("No tiles are seen")));
    photo = photoWith({});
    photo.isVouched = false;
    page.takePhoto(std::move(photo));
    CHECK(says(QStringLiteral("No tiles are seen")));
    CHECK_FALSE(says(QStringLiteral("mirrored")));
    page.takePhoto(photoWith({}));
    CHECK_FALSE(says(QStringLiteral("No tiles are seen")));
}

TEST_CASE("every picture that is read is known by its ending", "[ui][vision]") {
    for (const char* name : {"a.jpg", "b.HEIC", "c.webp", "d.tiff", "e.AVIF"}) {
        CHECK(ui::isPictureName(QString::fromLatin1(name)));
    }
    CHECK_FALSE(ui::isPictureName(QStringLiteral("position.json")));
    CHECK_FALSE(ui::isPictureName(QStringLiteral("jpg")));
    CHECK(ui::pictureGlobs().split(QLatin1Char(' ')).contains(QStringLiteral("*.heic")));
}
