// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDoubleSpinBox>
#include <QFile>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSettings>

#include "tests/ui/game_on_desk.h"
#include "ui/combat/combat_chart.h"
#include "ui/combat/combat_charts.h"
#include "ui/combat/combat_forecast.h"
#include "ui/combat/combat_price_choice.h"
#include "ui/pages/table_page.h"
#include "ui/text/language.h"
#include "ui/theme/colours.h"

using test::battle;
using test::Game;

namespace {

void attackCity(Game& game) {
    game.desk.saying().choose(ui::Act::Attack);
    if (!std::holds_alternative<engine::Fight>(game.desk.position().turn.pending)) {
        game.desk.saying().confirm();
    }
    game.settle();
}

void throwRound(Game& game, int attacker, int defender) {
    for (const int face : {attacker, defender}) {
        game.desk.dice().type(face);
    }
    game.settle();
}

double sumOfBars(const std::vector<ui::ChartBar>& bars) {
    double sum = 0;
    for (const ui::ChartBar& bar : bars) {
        sum += bar.share;
    }
    return sum;
}

}  // namespace

TEST_CASE("a combat under way has charts of outcomes, rounds and its course", "[ui][charts][SA-K8]") {
    Game game(battle());
    CHECK_FALSE(ui::forecastOf(game.desk));
    attackCity(game);
    const auto before = ui::forecastOf(game.desk);
    REQUIRE(before);
    REQUIRE(before->odds);
    REQUIRE(before->stopping);
    CHECK(before->course.size() == 1);
    CHECK(before->course.front() == Approx(before->odds->attackerWins).margin(1e-12));
    CHECK(sumOfBars(ui::barsOf(*before, ui::CombatChart::Outcomes)) == Approx(1).margin(1e-9));
    CHECK(sumOfBars(ui::barsOf(*before, ui::CombatChart::Rounds)) == Approx(1).margin(1e-9));
    CHECK(sumOfBars(ui::barsOf(*before, ui::CombatChart::Swing)) == Approx(1).margin(1e-9));
    throwRound(game, 10, 7);
    const auto after = ui::forecastOf(game.desk);
    REQUIRE(after);
    REQUIRE(after->course.size() == 2);
    CHECK(after->course.back() > after->course.front());
    CHECK(after->course.back() == Approx(after->odds->attackerWins).margin(1e-12));
    CHECK(ui::barsOf(*after, ui::CombatChart::Course).size() == 2);
    CHECK(ui::stoppingWords(*after).size() == 4);
}

TEST_CASE("charts take the place of the combat by one key, and give it back", "[ui][charts]") {
    Game game(battle());
    ui::TablePage page(game.desk, nullptr);
    page.resize(1280, 620);
    page.show();
    attackCity(game);
    throwRound(game, 10, 7);
    page.enter();
    auto* charts = page.findChild<ui::CombatCharts*>();
    REQUIRE(charts != nullptr);
    CHECK_FALSE(charts->isVisible());
    const auto press = [&] { return page.takeKey(QKeyEvent(QEvent::KeyPress, Qt::Key_J, Qt::NoModifier)); };
    for (const ui::CombatChart chart :
         {ui::CombatChart::Outcomes, ui::CombatChart::Rounds, ui::CombatChart::Swing, ui::CombatChart::Course}) {
        CHECK(press());
        CHECK(charts->isVisible());
        CHECK(charts->chart() == chart);
    }
    CHECK(press());
    CHECK_FALSE(charts->isVisible());
}

TEST_CASE("a chart is saved as PNG and as SVG, in both looks and languages", "[ui][charts]") {
    Game game(battle());
    attackCity(game);
    for (const ui::Look look : {ui::Look::Light, ui::Look::Dark}) {
        ui::applyLook(look);
        for (const engine::Language language : {engine::Language::English, engine::Language::German}) {
            ui::setLanguage(language);
            const auto forecast = ui::forecastOf(game.desk);
            REQUIRE(forecast);
            for (const ui::CombatChart chart : {ui::CombatChart::Outcomes, ui::CombatChart::Rounds,
                                                ui::CombatChart::Swing, ui::CombatChart::Course}) {
                const QString png = game.folder.filePath(QStringLiteral("chart.png"));
                const QString svg = game.folder.filePath(QStringLiteral("chart.svg"));
                REQUIRE(ui::saveChart(png, *forecast, chart));
                REQUIRE(ui::saveChart(svg, *forecast, chart));
                const QImage picture(png);
                CHECK(picture.size() == ui::chartPageSize(*forecast, chart) * 2);
                CHECK(picture.pixelColor(2, 2) == ui::colours().base);
                QFile file(svg);
                REQUIRE(file.open(QIODevice::ReadOnly));
                const QString text = QString::fromUtf8(file.readAll());
                CHECK(text.contains(QStringLiteral("<svg")));
                CHECK(text.contains(ui::titleOf(*forecast, chart).toHtmlEscaped()));
                for (const ui::ChartBar& bar : ui::barsOf(*forecast, chart)) {
                    CHECK(text.contains(bar.label.toHtmlEscaped()));
                }
            }
            CHECK_FALSE(ui::saveChart(QStringLiteral("/nowhere/at/all.png"), *forecast, ui::CombatChart::Rounds));
        }
    }
    ui::applyLook(ui::Look::Light);
    ui::setLanguage(engine::Language::English);
}

TEST_CASE("the prices that stopping is weighed with are chosen beside the charts and kept", "[ui][charts][odds]") {
    QSettings().clear();
    Game game(battle());
    ui::TablePage page(game.desk, nullptr);
    page.resize(1280, 620);
    page.show();
    attackCity(game);
    page.enter();
    REQUIRE(page.takeKey(QKeyEvent(QEvent::KeyPress, Qt::Key_J, Qt::NoModifier)));
    const auto stopping = [&] { return ui::forecastOf(game.desk)->stopping->states.front(); };
    const double before = stopping().goOn;
    const double usual = ui::forecastOf(game.desk)->gamePrices.of(engine::Weight::Artillery);
    auto* tab = page.findChild<QPushButton*>(QStringLiteral("chartPrices"));
    REQUIRE(tab != nullptr);
    tab->click();
    auto* artillery = page.findChild<QDoubleSpinBox*>(QStringLiteral("price2"));
    REQUIRE(artillery != nullptr);
    CHECK(artillery->isVisible());
    CHECK(artillery->value() == Approx(usual).margin(0.006));
    // The first loss is the artillery: dearer, it makes going on worth less.
    artillery->setValue(20);
    CHECK(ui::preferences::combatPrice(engine::Weight::Artillery) == 20);
    CHECK(stopping().goOn < before);
    CHECK(ui::stoppingWords(*ui::forecastOf(game.desk)).back().contains(QStringLiteral("chosen here")));
    // What was left alone goes on following the game.
    CHECK_FALSE(ui::preferences::combatPrice(engine::Weight::City));
    auto* back = page.findChild<QPushButton*>(QStringLiteral("pricesBack"));
    REQUIRE(back->isEnabled());
    back->click();
    CHECK_FALSE(back->isEnabled());
    CHECK(stopping().goOn == Approx(before));
    CHECK(artillery->value() == Approx(usual).margin(0.006));
    QSettings().setValue(QStringLiteral("prices/wall"), QStringLiteral("dear"));
    CHECK_FALSE(ui::preferences::combatPrice(engine::Weight::Wall));
    QSettings().clear();
}
