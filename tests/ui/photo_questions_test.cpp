// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QListWidget>

#include "ui/draft/game_draft.h"
#include "ui/new_game/new_game_page.h"
#include "ui/text/photo_text.h"
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
    const QString question = ui::questionText({corner, vision::Doubt::Piece, {"army", "settlement", "none"}});
    CHECK(question == QStringLiteral("0,0:N: army or settlement or nothing?"));
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
