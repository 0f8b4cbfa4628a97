// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/what_if_page.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>
#include <catch2/catch.hpp>

#include "engine/notation/action_json.h"
#include "tests/adjudicator/dispute/battlefield.h"
#include "tests/ui/fit.h"
#include "tests/ui/game_on_desk.h"
#include "ui/acting/act_form.h"
#include "ui/record/what_if_saying.h"

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
