// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QSignalSpy>

#include "engine/notation/action_json.h"
#include "tests/ui/table_hands.h"
#include "ui/teach/coach.h"
#include "ui/teach/first_game.h"

namespace {

struct Lesson {
    test::Game game{ui::firstGameSetup()};
    test::TableHands hands{game};
    ui::Coach coach{game.desk, ui::firstGameSteps(), hands.page()};

    Lesson() {
        hands.page().resize(1440, 900);
        hands.page().show();
        QTest::qWait(1);
        coach.place();
    }
    QPushButton& button(const char* name) { return *coach.findChild<QPushButton*>(QString::fromLatin1(name)); }
    QString text() { return coach.findChild<QLabel*>(QStringLiteral("coachText"))->text(); }
    void play(const char* act) {
        hands.enter(*engine::actionFromJson(act, *game.desk.position().table));
        game.settle();
    }
    void toStep(std::size_t step) {
        while (coach.step() < step) {
            const std::size_t before = coach.step();
            Q_EMIT coach.findChild<QShortcut*>()->activated();
            REQUIRE(test::waitFor([&] { return coach.step() != before; }));
            game.settle();
        }
    }
};

}  // namespace

TEST_CASE("the first game shows each step, points at what is in sight, and ends", "[ui][teach]") {
    Lesson lesson;
    QSignalSpy ended(&lesson.coach, &ui::Coach::ended);
    const auto& steps = ui::firstGameSteps();
    for (std::size_t step = 0; step < steps.size(); ++step) {
        CAPTURE(step);
        lesson.toStep(step);
        lesson.coach.place();
        CHECK(lesson.text() == ui::textOf(steps[step]));
        CHECK((lesson.coach.target() != nullptr) == (steps[step].target != nullptr));
        CHECK(lesson.hands.page().rect().contains(lesson.coach.geometry()));
        if (const QWidget* target = lesson.coach.target(); target != nullptr) {
            // Only what is as large as the board may lie under the card.
            const QRect its(target->mapTo(&lesson.hands.page(), QPoint(0, 0)), target->size());
            CHECK((!its.intersects(lesson.coach.geometry()) || its.width() > 500));
        }
    }
    CHECK(ended.isEmpty());
    lesson.button("coachNext").click();
    CHECK(ended.size() == 1);
}

TEST_CASE("a newcomer's own hands lead through the first game", "[ui][teach]") {
    Lesson lesson;
    const auto next = [&] { lesson.button("coachNext").click(); };
    next();
    lesson.play(R"({"do":"roll","by":"red","dice":[{"sides":6,"value":3},{"sides":6,"value":5}],"source":"entered"})");
    CHECK(lesson.coach.step() == 2);
    lesson.play(R"({"do":"build","by":"red","piece":"road","at":"1,0:NE"})");
    CHECK(lesson.coach.step() == 3);
    lesson.play(R"({"do":"build","by":"red","piece":"settlement","at":"2,-2:S"})");
    CHECK(lesson.coach.step() == 4);
    next();
    lesson.play(R"({"do":"trade","by":"red","give":{"ore":4},"take":{"grain":1}})");
    CHECK(lesson.coach.step() == 6);
    lesson.play(R"({"do":"end-turn","by":"red"})");
    CHECK(lesson.coach.step() == 7);
    lesson.play(R"({"do":"roll","by":"blue","dice":[{"sides":6,"value":3},{"sides":6,"value":4}],"source":"entered"})");
    CHECK(lesson.coach.step() == 8);
    lesson.play(R"({"do":"move-robber","by":"blue","hex":"1,-1","victim":"red"})");
    CHECK(lesson.coach.step() == 9);
    lesson.game.desk.takeBack();
    CHECK(test::waitFor([&] { return lesson.coach.step() == 10; }));
    lesson.game.settle();
    lesson.game.desk.restore();
    CHECK(test::waitFor([&] { return lesson.coach.step() == 11; }));
}

TEST_CASE("an act that the lesson did not ask for is taken back before it goes on", "[ui][teach]") {
    Lesson lesson;
    lesson.toStep(2);
    lesson.play(R"({"do":"build","by":"red","piece":"settlement","at":"2,-2:S"})");
    CHECK(lesson.coach.step() == 2);
    CHECK(lesson.text().contains(QStringLiteral("another act")));
    lesson.button("coachShow").click();
    CHECK(test::waitFor([&] { return lesson.text() == ui::textOf(ui::firstGameSteps()[2]); }));
    lesson.game.settle();
    CHECK(lesson.coach.step() == 2);
    lesson.toStep(3);
}

TEST_CASE("several acts that the lesson did not ask for are taken back one by one", "[ui][teach]") {
    Lesson lesson;
    lesson.toStep(1);
    lesson.play(R"({"do":"roll","by":"red","dice":[{"sides":6,"value":5},{"sides":6,"value":4}],"source":"entered"})");
    lesson.play(R"({"do":"end-turn","by":"red"})");
    CHECK(lesson.coach.step() == 1);
    lesson.button("coachShow").click();
    lesson.game.settle();
    CHECK(lesson.text().contains(QStringLiteral("another act")));
    lesson.button("coachShow").click();
    lesson.game.settle();
    CHECK(test::waitFor([&] { return lesson.text() == ui::textOf(ui::firstGameSteps()[1]); }));
    lesson.toStep(2);
}

TEST_CASE("an act of the lesson that was taken back is restored before it goes on", "[ui][teach]") {
    Lesson lesson;
    lesson.toStep(3);
    lesson.game.desk.takeBack();
    CHECK(test::waitFor([&] { return lesson.text().contains(QStringLiteral("Ctrl+Shift+Z")); }));
    lesson.game.settle();
    CHECK(lesson.coach.step() == 3);
    lesson.button("coachShow").click();
    CHECK(test::waitFor([&] { return lesson.text() == ui::textOf(ui::firstGameSteps()[3]); }));
    lesson.game.settle();
    lesson.toStep(4);
}
