// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/statistics_page.h"

#include <catch2/catch.hpp>

#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QSignalSpy>

#include "engine/notation/action_json.h"
#include "tests/adjudicator/dispute/battlefield.h"
#include "tests/ui/game_on_desk.h"
#include "ui/charts/bars_chart.h"
#include "ui/charts/histogram_chart.h"
#include "ui/charts/line_chart.h"
#include "ui/charts/stacked_chart.h"

using test::Game;

namespace {

void play(Game& game, const std::string& text) {
    game.desk.play(*engine::actionFromJson(text, *game.desk.position().table));
    game.settle();
}

/// Something was drawn: not all pixels are of one colour.
bool draws(const ui::Chart& chart) {
    QImage image(640, 400, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    chart.draw(painter, image.size());
    painter.end();
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != image.pixel(0, 0)) {
                return true;
            }
        }
    }
    return false;
}

bool says(const QWidget& page, const QString& words) {
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        if (label->text().contains(words)) {
            return true;
        }
    }
    return false;
}

}  // namespace

TEST_CASE("the statistics page counts the game at the table and the whole book", "[ui][statistics]") {
    Game game(adjudicator::test::battlefield());
    play(game, adjudicator::test::kAttack);
    play(game, adjudicator::test::roundOf({12, 10}, {12, 7}));
    play(game, R"({"do":"stop","by":"red","retreat":[{"from":"0,0:N","to":"0,-1:S"}]})");
    play(game, R"({"do":"end-turn","by":"red"})");
    play(game, R"({"do":"roll","by":"blue","dice":[{"sides":6,"value":3},{"sides":6,"value":5}],"source":"entered"})");
    game.desk.startGame(adjudicator::test::battlefield());
    REQUIRE(test::waitFor([&] { return game.desk.table().log().size() < 4; }));
    game.settle();
    play(game, R"({"do":"end-turn","by":"red"})");

    ui::StatisticsPage page(game.desk, nullptr);
    page.resize(1200, 640);
    page.show();
    page.count();
    REQUIRE(test::waitFor([&] { return page.sum().games == 1; }));
    CHECK(page.sum().dice.empty());
    CHECK(says(page, QStringLiteral("Nothing was thrown yet.")));
    page.setWholeBook(true);
    REQUIRE(page.sum().games == 2);
    REQUIRE(page.sum().dice.size() == 3);
    auto* kinds = page.findChild<QListWidget*>();
    CHECK(kinds->count() == 3);
    CHECK(says(page, QStringLiteral("cannot tell anything yet")));
    CHECK(draws(*page.findChild<ui::HistogramChart*>()));
    CHECK(page.findChild<ui::HistogramChart*>()->accessibleName().contains(QStringLiteral("8: 1, expected")));
    CHECK(draws(*page.findChild<ui::StackedChart*>()));
    for (const ui::BarsChart* bars : page.findChildren<ui::BarsChart*>()) {
        CHECK(draws(*bars));
    }
    page.setWholeBook(false);
    CHECK(draws(*page.findChild<ui::LineChart*>()));

    // What is played while the page is seen is counted in.
    play(game, R"({"do":"roll","by":"blue","dice":[{"sides":6,"value":1},{"sides":6,"value":5}],"source":"entered"})");
    REQUIRE(test::waitFor([&] { return !page.sum().dice.empty(); }));
    CHECK(page.sum().dice.front().throws() == 1);

    const QSignalSpy left(&page, &ui::StatisticsPage::leaveRequested);
    QTest::keyClick(&page, Qt::Key_Escape);
    CHECK(left.count() == 1);
}

TEST_CASE("the statistics page keeps to one player and one document", "[ui][statistics]") {
    Game game(adjudicator::test::battlefield());
    play(game, adjudicator::test::kAttack);
    play(game, adjudicator::test::roundOf({12, 10}, {12, 7}));
    ui::StatisticsPage page(game.desk, nullptr);
    page.count();
    REQUIRE(test::waitFor([&] { return page.sum().games == 1; }));
    CHECK(page.sum().dice.front().throws() == 2);
    for (QComboBox* box : page.findChildren<QComboBox*>()) {
        if (const int at = box->findData(QStringLiteral("blue")); at >= 0) {
            box->setCurrentIndex(at);
        }
    }
    REQUIRE(page.sum().players.size() == 1);
    CHECK(page.sum().dice.front().throws() == 1);
}
