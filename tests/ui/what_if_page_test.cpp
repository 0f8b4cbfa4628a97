// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/what_if_page.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTabBar>
#include <QTest>
#include <catch2/catch.hpp>

#include "engine/notation/action_json.h"
#include "tests/adjudicator/dispute/battlefield.h"
#include "tests/ui/fit.h"
#include "tests/ui/game_on_desk.h"
#include "ui/acting/act_form.h"
#include "ui/dice/face_reading.h"
#include "ui/record/tried_lines.h"

using test::Game;

namespace {

/// Red attacks blue's city with entered dice: 10 : 7, then a tie.
struct FoughtTwice {
    Game game{adjudicator::test::battlefield()};
    std::uint64_t first = 0;
    std::uint64_t tie = 0;

    FoughtTwice() {
        play(adjudicator::test::kAttack);
        first = play(adjudicator::test::roundOf({12, 10}, {12, 7}));
        tie = play(adjudicator::test::roundOf({12, 5}, {12, 5}));
    }
    std::uint64_t play(const std::string& line) {
        game.desk.play(*engine::actionFromJson(line, *game.desk.position().table));
        game.settle();
        return game.desk.table().line().lastStep()->entry;
    }
};

QRadioButton* radio(QWidget& page, const QString& text) {
    for (QRadioButton* each : page.findChildren<QRadioButton*>()) {
        if (each->text() == text) {
            return each;
        }
    }
    return nullptr;
}

}  // namespace

TEST_CASE("another throw is tried: both boards, what differs, and one press corrects the record", "[ui][what-if]") {
    FoughtTwice fought;
    ui::WhatIfPage page(fought.game.desk, nullptr);
    page.resize(1400, 820);
    page.show();
    REQUIRE(page.open(fought.first));
    auto* adopt = page.findChild<QPushButton*>(QStringLiteral("adopt"));
    REQUIRE(adopt != nullptr);
    CHECK_FALSE(page.tried());
    CHECK_FALSE(adopt->isEnabled());

    const std::size_t entries = fought.game.desk.table().log().size();
    auto* form = page.findChild<ui::ActForm*>();
    REQUIRE(form != nullptr);
    form->setAction(
        *engine::actionFromJson(adjudicator::test::roundOf({12, 2}, {12, 9}), *fought.game.desk.position().table));
    REQUIRE(page.tried());
    CHECK(page.tried()->acts.front().how == adjudicator::TriedHow::Otherwise);
    CHECK(page.tried()->acts.size() == 2);
    CHECK(fought.game.desk.table().log().size() == entries);
    CHECK(adopt->isEnabled());
    test::settleLayout();
    for (const QString& misfit : test::misfitsIn(page)) {
        FAIL_CHECK(misfit.toStdString());
    }

    // Without a reason it asks for one.
    adopt->click();
    CHECK(fought.game.desk.table().log().size() == entries);
    auto* reason = page.findChild<QLineEdit*>(QStringLiteral("reason"));
    REQUIRE(reason != nullptr);
    reason->setText(QStringLiteral("both saw a 2"));
    const engine::Position wanted = page.tried()->asTried.position;
    bool left = false;
    QObject::connect(&page, &ui::Page::leaveRequested, &page, [&] { left = true; });
    adopt->click();
    fought.game.settle();
    CHECK(left);
    CHECK(fought.game.desk.position() == wanted);
    CHECK(fought.game.desk.table().log().size() > entries);
}

TEST_CASE("what did not happen falls away, and Escape drops the copy", "[ui][what-if]") {
    FoughtTwice fought;
    ui::WhatIfPage page(fought.game.desk, nullptr);
    page.resize(1400, 820);
    page.show();
    REQUIRE(page.open(fought.tie));
    QRadioButton* never = radio(page, QStringLiteral("It did not happen"));
    REQUIRE(never != nullptr);
    never->click();
    REQUIRE(page.tried());
    CHECK(page.tried()->acts.front().how == adjudicator::TriedHow::LeftOut);
    const engine::Position before = fought.game.desk.position();
    bool left = false;
    QObject::connect(&page, &ui::Page::leaveRequested, &page, [&] { left = true; });
    QTest::keyClick(&page, Qt::Key_Escape);
    CHECK(left);
    CHECK(fought.game.desk.position() == before);
    CHECK_FALSE(page.open(9999));
}

TEST_CASE("faces are read with gaps between them and without", "[ui][what-if]") {
    const std::vector<int> twoSix{6, 6};
    const std::vector<int> twoTwelve{12, 12};
    const std::vector<int> twelveTen{12, 10};
    const auto faces = [](const char* typed, const std::vector<int>& sides) {
        const ui::FaceReading read = ui::facesRead(QString::fromLatin1(typed), sides);
        CHECK(read.isWhole == (read.faces.size() == sides.size()));
        return read.faces;
    };
    CHECK(faces("43", twoSix) == std::vector{4, 3});
    CHECK(faces("4 3", twoSix) == std::vector{4, 3});
    CHECK(faces(" 4,3", twoSix) == std::vector{4, 3});
    CHECK(faces("4", twoSix) == std::vector{4});
    CHECK(faces("47", twoSix).empty());
    CHECK(faces("433", twoSix).empty());
    CHECK(faces("x", twoSix).empty());
    CHECK(faces("107", twoTwelve) == std::vector{10, 7});
    CHECK(faces("1207", twoTwelve) == std::vector{12, 7});
    CHECK(faces("0704", twoTwelve) == std::vector{7, 4});
    CHECK(faces("0107", twoTwelve) == std::vector{1, 7});
    CHECK(faces("10 7", twoTwelve) == std::vector{10, 7});
    CHECK(faces("70", twelveTen) == std::vector{7, 10});
    CHECK(faces("1010", twelveTen) == std::vector{10, 10});
    // One and twelve, or eleven and two?
    CHECK(ui::facesRead(QStringLiteral("112"), twoTwelve).isAmbiguous);
    CHECK(faces("1 12", twoTwelve) == std::vector{1, 12});
    CHECK(faces("11 2", twoTwelve) == std::vector{11, 2});
}

TEST_CASE("faces typed in what if are tried at once, and stepped from there", "[ui][what-if]") {
    FoughtTwice fought;
    ui::WhatIfPage page(fought.game.desk, nullptr);
    page.resize(1400, 820);
    page.show();
    REQUIRE(page.open(fought.first));
    auto* typed = page.findChild<QLineEdit*>(QStringLiteral("dice"));
    REQUIRE(typed != nullptr);
    // It waits for faces, all of those that are recorded marked.
    CHECK(typed->selectedText() == QStringLiteral("10 7"));
    typed->clear();
    QTest::keyClicks(typed, QStringLiteral("29"));
    REQUIRE(page.tried());
    const auto diceOf = [&] { return std::get<engine::Throw>(page.saying().form().action()).dice.dice; };
    CHECK(diceOf() == std::vector<engine::Die>{{12, 2}, {12, 9}});
    auto* more = page.findChild<QPushButton*>(QStringLiteral("die0-more"));
    REQUIRE(more != nullptr);
    more->click();
    test::settleLayout();
    CHECK(diceOf() == std::vector<engine::Die>{{12, 3}, {12, 9}});
}

TEST_CASE("several lines are tried, each behind its tab, and compared with one another", "[ui][what-if]") {
    FoughtTwice fought;
    ui::WhatIfPage page(fought.game.desk, nullptr);
    page.resize(1400, 820);
    page.show();
    REQUIRE(page.open(fought.first));
    const auto type = [&](const char* faces) {
        auto* typed = page.findChild<QLineEdit*>(QStringLiteral("dice"));
        REQUIRE(typed != nullptr);
        typed->clear();
        QTest::keyClicks(typed, QString::fromLatin1(faces));
        REQUIRE(page.tried());
    };
    type("2 9");
    const engine::Position lost = page.tried()->asTried.position;
    REQUIRE(QTest::qWaitForWindowActive(&page));
    // From the field itself: a plus is no part of the faces.
    auto* faces = page.findChild<QLineEdit*>(QStringLiteral("dice"));
    faces->setFocus();
    QTest::keyClick(faces, Qt::Key_Plus);
    auto* tabs = page.findChild<QTabBar*>(QStringLiteral("lines"));
    REQUIRE(tabs != nullptr);
    CHECK(page.lines().count() == 2);
    CHECK(tabs->currentIndex() == 1);
    type("12 9");
    CHECK_FALSE(page.tried()->asTried.position == lost);
    auto* against = page.findChild<QComboBox*>(QStringLiteral("against"));
    REQUIRE(against != nullptr);
    CHECK(against->count() == 2);
    against->setCurrentIndex(1);
    Q_EMIT against->activated(1);
    test::settleLayout();
    for (const QString& misfit : test::misfitsIn(page)) {
        FAIL_CHECK(misfit.toStdString());
    }
    tabs->setCurrentIndex(0);
    REQUIRE(page.tried());
    CHECK(page.tried()->asTried.position == lost);
    // Another act begins anew.
    REQUIRE(page.open(fought.tie));
    CHECK(page.lines().count() == 1);
    CHECK(tabs->count() == 1);
}
