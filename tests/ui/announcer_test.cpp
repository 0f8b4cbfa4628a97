// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/announcer/announcer.h"

#include <catch2/catch.hpp>

#include <QComboBox>
#include <QLabel>
#include <vector>

#include "tests/support/scene.h"
#include "tests/ui/game_on_desk.h"
#include "ui/announcer/hearing_form.h"
#include "ui/files/preferences.h"
#include "ui/text/language.h"

namespace {

/// Writes down what would be heard.
class HeardVoice : public ui::Voice {
public:
    bool speaks(engine::Language language) override { return language == spoken; }
    void say(const QString& text, engine::Language) override { said.append(text); }
    void ring(ui::Chime chime) override { rung.push_back(chime); }
    void beQuiet() override {}

    engine::Language spoken = engine::Language::English;
    QStringList said;
    std::vector<ui::Chime> rung;
};

class Wishes {
public:
    explicit Wishes(ui::HearWish wish) { ui::preferences::setHearing(wish); }
    ~Wishes() { ui::preferences::setHearing(ui::HearWish::Nothing); }
    Wishes(const Wishes&) = delete;
    Wishes& operator=(const Wishes&) = delete;
};

engine::Roll rolled(engine::PlayerId by, int one, int other) {
    engine::Roll roll;
    roll.by = by;
    roll.dice.dice = {{6, one}, {6, other}};
    roll.dice.source = engine::DiceSource::Entered;
    return roll;
}

struct Announced {
    explicit Announced(ui::HearWish wish) : wishes(wish) {}

    Wishes wishes;
    HeardVoice voice;
    int asked = 0;
    qint64 now = 0;
    test::Game game{engine::test::Scene::base("roll").settlement("red", "0,0:N").setup};
    ui::GameClock clock{nullptr, [this] { return now; }};
    ui::Announcer announcer{game.desk, clock, [this] {
                                ++asked;
                                return &voice;
                            }};

    void throwEight() {
        game.desk.play(rolled(engine::PlayerId{0}, 3, 5));
        REQUIRE(test::waitFor([&] { return game.desk.position().turn.phase != engine::Phase::Roll; }));
        game.settle();
    }
};

}  // namespace

TEST_CASE("nothing is announced unless somebody wants it, and no voice is looked for", "[ui][announcer]") {
    Announced table(ui::HearWish::Nothing);
    table.throwEight();
    CHECK(table.asked == 0);
    CHECK(table.voice.said.isEmpty());
    CHECK(table.voice.rung.empty());
}

TEST_CASE("a throw is told by the voice; what is taken back is not told again", "[ui][announcer]") {
    Announced table(ui::HearWish::Voice);
    table.throwEight();
    REQUIRE(table.voice.said.size() == 1);
    CHECK(table.voice.said.front() == QStringLiteral("Red throws 8: 3 and 5."));
    CHECK(table.voice.rung.empty());
    table.game.desk.takeBack();
    REQUIRE(test::waitFor([&] { return table.game.desk.position().turn.phase == engine::Phase::Roll; }));
    table.game.settle();
    CHECK(table.voice.said.size() == 1);
}

TEST_CASE("where the voice speaks another language a chime is heard", "[ui][announcer]") {
    Announced table(ui::HearWish::Voice);
    table.voice.spoken = engine::Language::German;
    table.throwEight();
    CHECK(table.voice.said.isEmpty());
    CHECK(table.voice.rung == std::vector{ui::Chime::Throw});
}

TEST_CASE("a clock is announced once when it warns and once when its time is up", "[ui][announcer]") {
    Announced table(ui::HearWish::Voice);
    table.clock.follow(*table.game.desk.gameId(), {1, 0, false});
    table.clock.setSettings({ui::ClockWay::Down, 120, ui::ClockWay::Off, 60, 30});
    const auto at = [&](qint64 time) {
        table.now = time;
        Q_EMIT table.clock.ticked();
    };
    at(10'000);
    CHECK(table.voice.said.isEmpty());
    at(90'000);
    at(95'000);
    REQUIRE(table.voice.said.size() == 1);
    CHECK(table.voice.said.front() == QStringLiteral("30 seconds left for this turn."));
    at(121'000);
    at(125'000);
    REQUIRE(table.voice.said.size() == 2);
    CHECK(table.voice.said.back() == QStringLiteral("The time of this turn is up."));
}

TEST_CASE("the setting tries out what is chosen and says what is missing", "[ui][announcer]") {
    const Wishes wishes(ui::HearWish::Nothing);
    HeardVoice voice;
    ui::HearingForm form([&] { return &voice; }, nullptr);
    auto* choice = form.findChild<QComboBox*>(QStringLiteral("settingsHearing"));
    auto* missing = form.findChild<QLabel*>(QStringLiteral("settingsHearingMissing"));
    const auto choose = [&](int index) {
        choice->setCurrentIndex(index);
        Q_EMIT choice->activated(index);
    };
    choose(1);
    CHECK(ui::preferences::hearing() == ui::HearWish::Chime);
    CHECK(voice.rung.size() == 1);
    CHECK(missing->isHidden());
    choose(2);
    CHECK(voice.said.size() == 1);
    voice.spoken = engine::Language::German;
    choose(2);
    CHECK_FALSE(missing->isHidden());
    CHECK(missing->text().contains(QStringLiteral("No voice for this language")));
    // Whoever chose it on another day is told as well, without a sound.
    ui::HearingForm later([&] { return &voice; }, nullptr);
    const std::size_t rung = voice.rung.size();
    later.show();
    CHECK_FALSE(later.findChild<QLabel*>(QStringLiteral("settingsHearingMissing"))->isHidden());
    CHECK(voice.rung.size() == rung);
    ui::HearingForm none([] { return nullptr; }, nullptr);
    auto* silent = none.findChild<QComboBox*>(QStringLiteral("settingsHearing"));
    silent->setCurrentIndex(1);
    Q_EMIT silent->activated(1);
    CHECK(none.findChild<QLabel*>(QStringLiteral("settingsHearingMissing"))
              ->text()
              .contains(QStringLiteral("libraries")));
}

TEST_CASE("the voice of this machine is found beside the program", "[ui][announcer]") {
    CHECK(ui::machineVoice() != nullptr);
}
