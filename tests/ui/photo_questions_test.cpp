// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <algorithm>
#include <cstdlib>

#include "tests/ui/fit.h"
#include "ui/board/board_view.h"
#include "ui/draft/game_draft.h"
#include "ui/files/picture_names.h"
#include "ui/new_game/new_game_page.h"
#include "ui/new_game/questions/crop_view.h"
#include "ui/text/language.h"
#include "ui/theme/colours.h"

namespace {

using adjudicator::questions::Item;
using adjudicator::questions::Question;

const engine::Corner kCorner = engine::cornerOf({0, 0}, engine::CornerDirection::N);

/// A dealt board with two red settlements, both in doubt, and a hex whose terrain is.
ui::PhotoResult photoOf(std::vector<Question> questions) {
    ui::PhotoResult photo;
    photo.image = QImage(200, 150, QImage::Format_RGB888);
    photo.image.fill(Qt::gray);
    photo.plane = QTransform(20, 0, 0, 20, 100, 75);
    ui::GameDraft dealt;
    dealt.board().dealUsual(7);
    photo.setup = dealt.setup();
    photo.setup.players.clear();
    photo.setup.buildings.push_back({kCorner, engine::BuildingKind::Settlement, "red", 0, false});
    photo.questions = std::move(questions);
    return photo;
}

Item building(const engine::Corner& at) {
    return {at, vision::Doubt::Piece, {{"settlement", "red"}, {"none"}, {"city", "red"}}, 0.6};
}

Item terrainOf(engine::Hex hex) {
    return {hex, vision::Doubt::Terrain, {{"forest"}, {"hills"}}, 0.6};
}

/// New game's page in which a photo was just read.
struct Asked {
    explicit Asked(ui::PhotoResult photo) : page(draft, nullptr) {
        page.resize(1280, 700);
        page.show();
        page.takePhoto(std::move(photo));
    }
    [[nodiscard]] QString question() const {
        const auto* label = page.findChild<QLabel*>(QStringLiteral("question"));
        return label != nullptr && label->isVisible() ? label->text() : QString();
    }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&page, static_cast<Qt::Key>(key), modifiers);
    }
    [[nodiscard]] engine::Terrain terrainAt(engine::Hex at) const {
        return std::ranges::find(draft.setup().hexes, at, &engine::HexSetup::hex)->terrain.value();
    }
    ui::GameDraft draft;
    ui::NewGamePage page;
};

ui::PhotoResult photoWith() {
    ui::PhotoResult photo;
    photo.image = QImage(200, 150, QImage::Format_RGB888);
    photo.image.fill(Qt::gray);
    photo.setup = ui::GameDraft().setup();
    return photo;
}

}  // namespace

TEST_CASE("a question is answered by a key, goes onto the board at once and can be taken back", "[ui][vision]") {
    Asked asked(photoOf({{{terrainOf({0, 0})}}, {{building(kCorner)}}}));
    CHECK(asked.question().contains(QStringLiteral("forest")));
    asked.press(Qt::Key_2);
    CHECK(asked.terrainAt({0, 0}) == engine::Terrain::Hills);
    CHECK(asked.question().contains(QStringLiteral("settlement")));
    // The place as people say it.
    CHECK_FALSE(asked.question().contains(QStringLiteral("0,0")));
    asked.press(Qt::Key_0);
    CHECK(asked.draft.setup().buildings.empty());
    CHECK(asked.question().isEmpty());
    // Nothing begins by one press too many.
    asked.press(Qt::Key_Return);
    CHECK(asked.page.step() == ui::NewGamePage::Step::Board);
    QPushButton* again = nullptr;
    for (auto* button : asked.page.findChildren<QPushButton*>()) {
        again =
            button->isVisible() && button->text().contains(QStringLiteral("Back to the questions")) ? button : again;
    }
    REQUIRE(again != nullptr);
    again->click();
    CHECK(asked.draft.setup().buildings.size() == 1);
    CHECK(asked.question().contains(QStringLiteral("settlement")));
    asked.press(Qt::Key_Backspace);
    CHECK(asked.question().contains(QStringLiteral("forest")));
    // Another terrain than those that it was likely to be.
    asked.press(Qt::Key_O);
    asked.press(Qt::Key_3);
    CHECK(asked.terrainAt({0, 0}) == engine::Terrain::Mountains);
}

TEST_CASE("the harbours in doubt are answered at one stroke, one of them otherwise", "[ui][vision]") {
    ui::PhotoResult photo = photoOf({});
    Question question;
    for (engine::HarbourSetup& harbour : photo.setup.harbours) {
        harbour.trade = engine::Resource::Ore;
        question.items.push_back({harbour.side, vision::Doubt::Harbour, {{"ore"}, {"wool"}, {"any"}}, 0.6});
    }
    REQUIRE(question.items.size() == adjudicator::questions::kMostHarbours);
    photo.questions = {question};
    Asked asked(std::move(photo));
    CHECK(asked.question() == QStringLiteral("Are these nine harbours right?"));
    CHECK(asked.page.findChildren<ui::CropView*>().size() >= std::ssize(question.items));
    // They cannot all be nothing.
    asked.press(Qt::Key_0);
    CHECK_FALSE(asked.question().isEmpty());
    asked.press(Qt::Key_9);
    asked.press(Qt::Key_9);
    asked.press(Qt::Key_Return);
    CHECK(asked.question().isEmpty());
    const auto& harbours = asked.draft.setup().harbours;
    const auto ore = std::optional(engine::Resource::Ore);
    CHECK(std::ranges::count(harbours, ore, &engine::HarbourSetup::trade) == 8);
    CHECK(std::ranges::count(harbours, std::optional<engine::Resource>(), &engine::HarbourSetup::trade) == 1);
}

TEST_CASE("several places are answered at one stroke, one of them otherwise", "[ui][vision]") {
    const engine::Corner other = engine::cornerOf({0, 0}, engine::CornerDirection::S);
    ui::PhotoResult photo = photoOf({{{building(kCorner), building(other)}}});
    photo.setup.buildings.push_back({other, engine::BuildingKind::Settlement, "red", 0, false});
    Asked asked(std::move(photo));
    CHECK(asked.question() == QStringLiteral("Are these two pieces Red’s?"));
    SECTION("all as read") {
        asked.press(Qt::Key_Return);
        CHECK(asked.draft.setup().buildings.size() == 2);
    }
    SECTION("without the second") {
        asked.press(Qt::Key_2);
        asked.press(Qt::Key_Return);
        REQUIRE(asked.draft.setup().buildings.size() == 1);
        CHECK(asked.draft.setup().buildings.front().at == kCorner);
    }
    SECTION("none") {
        asked.press(Qt::Key_0);
        CHECK(asked.draft.setup().buildings.empty());
    }
    SECTION("another colour, which plays from now on") {
        asked.press(Qt::Key_O);
        asked.press(Qt::Key_5);
        CHECK(asked.draft.setup().buildings.back().owner == "brown");
        CHECK(asked.draft.setup().players.back().id == "brown");
    }
    SECTION("nobody plays it") {
        asked.press(Qt::Key_N);
        CHECK(asked.draft.setup().buildings.empty());
        CHECK(asked.draft.setup().players.front().id != "red");
    }
    CHECK(asked.question().isEmpty());
}

TEST_CASE("the rest is taken as it was read, and Enter starts nothing while questions are asked", "[ui][vision]") {
    Asked asked(photoOf({{{terrainOf({0, 0})}}, {{building(kCorner)}}, {{terrainOf({1, 0})}}}));
    asked.press(Qt::Key_Return);
    CHECK(asked.question().contains(QStringLiteral("settlement")));
    asked.press(Qt::Key_Return, Qt::ShiftModifier);
    CHECK(asked.question().isEmpty());
    CHECK(asked.page.step() == ui::NewGamePage::Step::Board);
    CHECK(asked.draft.setup().buildings.size() == 1);
}

TEST_CASE("twenty questions are answered by twenty presses", "[ui][vision]") {
    std::vector<Question> questions;
    for (int q = -2; q <= 2; ++q) {
        for (int r = -2; r <= 2; ++r) {
            if (std::abs(q + r) <= 2) {
                questions.push_back({{terrainOf({q, r})}});
            }
        }
    }
    REQUIRE(questions.size() == 19);
    questions.push_back({{building(kCorner)}});
    Asked asked(photoOf(questions));
    for (std::size_t i = 0; i < questions.size(); ++i) {
        CHECK_FALSE(asked.question().isEmpty());
        asked.press(i % 2 == 0 ? Qt::Key_1 : Qt::Key_2);
    }
    CHECK(asked.question().isEmpty());
}

TEST_CASE("questions fit in windows of every size, and their pictures are large", "[ui][fit][vision]") {
    const auto [language, look] = GENERATE(table<engine::Language, ui::Look>(
        {{engine::Language::English, ui::Look::Light}, {engine::Language::German, ui::Look::Dark}}));
    ui::setLanguage(language);
    ui::applyLook(look);
    {
        Question group;
        for (int q = -1; q <= 2; ++q) {
            group.items.push_back(building(engine::cornerOf({q, 0}, engine::CornerDirection::N)));
        }
        const Item many{kCorner,
                        vision::Doubt::Piece,
                        {{"2I", "red"}, {"1C", "red"}, {"1I+nuke", "red"}, {"settlement", "red"}, {"none"}},
                        0.4};
        Asked asked(photoOf({group, {{many}}, {{terrainOf({0, 0})}}}));
        constexpr int kRoomy = 1000;
        constexpr int kLargeCrop = 330;
        while (!asked.question().isEmpty()) {
            for (const QSize& size : {QSize(876, 480), QSize(1196, 660), QSize(1356, 840), QSize(1836, 1020)}) {
                asked.page.resize(size);
                test::settleLayout();
                INFO(asked.question().toStdString() << " at " << size.width());
                INFO(test::misfitsIn(asked.page).join(QLatin1Char('\n')).toStdString());
                CHECK(test::misfitsIn(asked.page).isEmpty());
                for (const auto* crop : asked.page.findChildren<ui::CropView*>()) {
                    CHECK((!crop->isVisible() || size.width() < kRoomy || crop->width() >= kLargeCrop));
                }
            }
            asked.press(Qt::Key_Return);
        }
    }
    ui::setLanguage(engine::Language::English);
    ui::applyLook(ui::Look::Light);
}

TEST_CASE("after a photo that fails the board and the questions of the one before are gone", "[ui][vision]") {
    const bool hasPicture = GENERATE(true, false);
    Asked asked(photoOf({{{building(kCorner)}}}));
    CHECK_FALSE(asked.question().isEmpty());
    ui::PhotoResult failed;
    failed.image = hasPicture ? photoWith().image : QImage();
    failed.problem = QStringLiteral("No board here.");
    asked.page.takePhoto(std::move(failed));
    CHECK(asked.question().isEmpty());
    CHECK(asked.draft.setup().buildings.empty());
    asked.page.redo();
    CHECK(asked.draft.setup().buildings.size() == 1);
}

TEST_CASE("a photo without a board is not shown beside the board of before", "[ui][vision]") {
    ui::GameDraft draft;
    ui::NewGamePage page(draft, nullptr);
    page.resize(1280, 700);
    page.show();
    const auto* board = page.findChild<ui::BoardView*>();
    REQUIRE(board != nullptr);
    const auto before = draft.setup().hexes;
    page.takePhoto(photoWith());
    CHECK(board->isVisible());
    ui::PhotoResult failed = photoWith();
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
    ui::PhotoResult photo = photoWith();
    photo.isMirrored = true;
    page.takePhoto(std::move(photo));
    CHECK(says(QStringLiteral("The picture is mirrored")));
    CHECK_FALSE(says(QStringLiteral("No tiles are seen")));
    photo = photoWith();
    photo.isVouched = false;
    page.takePhoto(std::move(photo));
    CHECK(says(QStringLiteral("No tiles are seen")));
    CHECK_FALSE(says(QStringLiteral("mirrored")));
    page.takePhoto(photoWith());
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
