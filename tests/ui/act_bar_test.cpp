// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/act_bar.h"

#include <catch2/catch.hpp>

#include <QTest>

#include "tests/support/random_start.h"
#include "tests/ui/fit.h"
#include "tests/ui/game_on_desk.h"
#include "ui/pages/table_page.h"
#include "ui/table/player_row.h"
#include "ui/text/language.h"

using engine::test::Documents;
using test::Game;

TEST_CASE("no word of an act is cut and none loses its key on a low screen, whatever is played", "[ui][fit][acts]") {
    const auto documents = GENERATE(Documents{"base"}, Documents{"base", "soldiers"}, Documents{"base", "monopolists"},
                                    Documents{"base", "ccm"}, Documents{"base", "soldiers", "ccm"},
                                    Documents{"base", "soldiers", "monopolists"});
    const auto language = GENERATE(engine::Language::English, engine::Language::German);
    CAPTURE(engine::test::nameOf(documents), static_cast<int>(language));
    ui::setLanguage(language);
    {
        Game game(engine::test::freshTable(documents, 4));
        ui::TablePage page(game.desk, nullptr);
        page.show();
        for (const QSize size : {QSize(1280, 720), QSize(960, 540)}) {
            page.resize(size - QSize(84, 60));
            test::settleLayout();
            int seen = 0;
            for (const auto* button : page.findChildren<ui::ActButton*>()) {
                INFO(button->text().toStdString() << " " << button->width() << "×" << button->height());
                CHECK(button->isWhole());
                ++seen;
            }
            CHECK(seen > 6);
        }
    }
    ui::setLanguage(engine::Language::English);
}

TEST_CASE("a word too long for its button stands in two lines", "[ui][acts]") {
    ui::ActButton button(ui::Act::TakeOver, QStringLiteral("Feindliche Übernahme"), nullptr, nullptr);
    button.resize(90, 42);
    CHECK(button.isWhole());
    button.resize(50, 42);
    CHECK_FALSE(button.isWhole());
    CHECK(ui::ActButton::leastWidth(button.font(), button.text()) <= 90);
}

TEST_CASE("all players are in sight on a low screen, four with their pieces", "[ui][fit][players]") {
    const std::size_t players = GENERATE(4U, 5U);
    CAPTURE(players);
    Game game(engine::test::freshTable({"base", "soldiers"}, players));
    ui::TablePage page(game.desk, nullptr);
    page.resize(1280 - 84, 720 - 60);
    page.show();
    test::settleLayout();
    const auto cards = page.findChildren<ui::PlayerCard*>();
    REQUIRE(cards.size() == static_cast<qsizetype>(players));
    for (const ui::PlayerCard* card : cards) {
        INFO(card->content().name.toStdString() << " " << card->height());
        CHECK(card->visibleRegion().boundingRect() == card->rect());
        CHECK(card->height() >= (players == 4 ? 66 : ui::PlayerCard::kLeast));
    }
}
