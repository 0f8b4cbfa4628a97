// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>

#include "tests/ui/game_on_desk.h"
#include "ui/camera/camera_desk.h"
#include "ui/pages/settings_page.h"
#include "ui/rules/clause_tag.h"
#include "ui/rules/nearest_clause.h"

using ui::LookWish;

namespace {

void activate(QComboBox& box, int index) {
    box.setCurrentIndex(index);
    Q_EMIT box.activated(index);
}

}  // namespace

TEST_CASE("each setting holds at once and is read again", "[ui][settings]") {
    test::Game game(test::battle());
    ui::CameraDesk camera(game.desk);
    ui::SettingsPage page(game.desk, camera, nullptr);
    page.resize(1280, 720);
    page.show();
    std::optional<engine::Language> tongue;
    int looks = 0;
    int audiences = 0;
    QObject::connect(&page, &ui::SettingsPage::languageChosen, [&](engine::Language chosen) { tongue = chosen; });
    QObject::connect(&page, &ui::SettingsPage::lookChosen, [&] { ++looks; });
    QObject::connect(&page, &ui::SettingsPage::audienceChanged, [&] { ++audiences; });
    const auto box = [&](const char* name) { return page.findChild<QComboBox*>(QString::fromLatin1(name)); };
    const auto tick = [&](const char* name) { return page.findChild<QCheckBox*>(QString::fromLatin1(name)); };

    activate(*box("settingsLanguage"), 1);
    CHECK(tongue == engine::Language::German);
    activate(*box("settingsLook"), 2);
    CHECK(looks == 1);
    CHECK(ui::preferences::look() == LookWish::System);
    int scales = 0;
    QObject::connect(&page, &ui::SettingsPage::scaleChosen, [&] { ++scales; });
    CHECK(box("settingsScale")->count() >= 2);
    CHECK_FALSE(ui::preferences::scale());
    activate(*box("settingsScale"), 1);
    CHECK(ui::preferences::scale() == 100);
    activate(*box("settingsScale"), 0);
    CHECK_FALSE(ui::preferences::scale());
    activate(*box("settingsScale"), 1);
    CHECK(scales == 3);
    CHECK(ui::preferences::audienceLook() == LookWish::Dark);
    activate(*box("settingsAudienceLook"), 0);
    CHECK(ui::preferences::audienceLook() == LookWish::Light);
    tick("settingsAudienceOdds")->click();
    CHECK_FALSE(ui::preferences::audienceOdds());
    CHECK(audiences == 2);
    activate(*box("clockTurn"), 2);
    page.findChild<QSpinBox*>(QStringLiteral("clockTurnSeconds"))->setValue(75);
    CHECK(ui::preferences::clocks().turn == ui::ClockWay::Down);
    CHECK(ui::preferences::clocks().turnSeconds == 75);
    CHECK(ui::preferences::clocks().game == ui::ClockWay::Off);

    // A page made anew shows what was kept.
    const ui::SettingsPage again(game.desk, camera, nullptr);
    CHECK(again.findChild<QComboBox*>(QStringLiteral("settingsScale"))->currentData().toInt() == 100);
    CHECK_FALSE(again.findChild<QCheckBox*>(QStringLiteral("settingsAudienceOdds"))->isChecked());
    CHECK(again.findChild<QSpinBox*>(QStringLiteral("clockTurnSeconds"))->value() == 75);
    QSettings().clear();
    CHECK(ui::preferences::clocks() == ui::ClockSettings{});
}

TEST_CASE("the yes or no of earlier versions is still understood", "[ui][settings]") {
    QSettings().clear();
    CHECK(ui::preferences::look() == LookWish::Light);
    QSettings().setValue(QStringLiteral("dark"), true);
    CHECK(ui::preferences::look() == LookWish::Dark);
    QSettings().setValue(QStringLiteral("look"), QStringLiteral("light"));
    CHECK(ui::preferences::look() == LookWish::Light);
    QSettings().clear();
}

TEST_CASE("nonsense in the settings file harms nothing", "[ui][settings]") {
    QSettings().setValue(QStringLiteral("scale"), QStringLiteral("many"));
    QSettings().setValue(QStringLiteral("clocks/turn-seconds"), -7);
    QSettings().setValue(QStringLiteral("clocks/turn"), QStringLiteral("sideways"));
    CHECK_FALSE(ui::preferences::scale());
    CHECK(ui::preferences::lastScale() == 100);
    CHECK(ui::preferences::clocks().turnSeconds == 1);
    CHECK(ui::preferences::clocks().turn == ui::ClockWay::Off);
    QSettings().clear();
}

TEST_CASE("without words being asked for a declared throw is thrown at once", "[ui][settings][dice]") {
    ui::preferences::setAsksForWords(false);
    test::Game game(test::battle());
    game.desk.saying().choose(ui::Act::Attack);
    if (!std::holds_alternative<engine::Fight>(game.desk.position().turn.pending)) {
        game.desk.saying().confirm();
    }
    game.settle();
    game.desk.nextStep().take();
    REQUIRE(test::waitFor([&] {
        const auto* fight = std::get_if<engine::Fight>(&game.desk.position().turn.pending);
        return fight == nullptr || fight->rounds == 1;
    }));
    CHECK_FALSE(game.desk.dice().asksForWord());
    QSettings().clear();
}

TEST_CASE("F1 finds the clause nearest to the keyboard", "[ui][help]") {
    QWidget page;
    auto* first = new QWidget(&page);
    auto* second = new QWidget(&page);
    first->setGeometry(0, 0, 200, 100);
    second->setGeometry(0, 100, 200, 100);
    auto* firstTag = new ui::ClauseTag(engine::clause::B_3, first);
    auto* secondTag = new ui::ClauseTag(engine::clause::B_7, second);
    auto* field = new QPushButton(second);
    field->move(100, 40);
    page.resize(200, 200);
    page.show();
    page.activateWindow();
    QTest::qWait(20);
    field->setFocus();
    CHECK(ui::nearestTag(page) == (QApplication::focusWidget() == field ? secondTag : firstTag));
    field->clearFocus();
    CHECK(ui::nearestTag(page) == firstTag);
    first->hide();
    CHECK(ui::nearestTag(page) == secondTag);
    second->hide();
    CHECK(ui::nearestTag(page) == nullptr);
    CHECK(ui::clauseOfPhase(engine::Phase::Found) == engine::clause::B_3);
}
