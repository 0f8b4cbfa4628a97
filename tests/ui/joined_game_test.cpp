// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QComboBox>
#include <QSpinBox>

#include "tests/ui/game_on_desk.h"
#include "ui/new_game/joined_step.h"

namespace {

ui::GameDraft draftWithSettlement() {
    ui::GameDraft draft;
    draft.board().dealUsual(3);
    ui::Brush brush;
    brush.kind = ui::Brush::Kind::Settlement;
    draft.board().paint(brush, engine::cornerOf({0, 0}, engine::CornerDirection::N), "blue");
    return draft;
}

template <class Widget>
Widget* fieldNamed(const QWidget& in, const QString& name) {
    for (auto* widget : in.findChildren<Widget*>()) {
        if (widget->accessibleName() == name && !widget->parentWidget()->isHidden()) {
            return widget;
        }
    }
    return nullptr;
}

}  // namespace

TEST_CASE("pieces on the board make a game under way, without them it begins with founding", "[ui]") {
    ui::GameDraft draft = draftWithSettlement();
    CHECK(draft.isUnderWay());
    const auto position = draft.judge();
    REQUIRE(position);
    CHECK(position->turn.phase == engine::Phase::Roll);
    draft.board().undo();
    CHECK_FALSE(draft.isUnderWay());
    CHECK(draft.judge()->turn.phase == engine::Phase::Found);
}

TEST_CASE("a founding phase is joined where its buildings stand", "[ui][B-3]") {
    ui::GameDraft draft = draftWithSettlement();
    draft.joined().setTurn(1, "blue", "found");
    const auto position = draft.judge();
    REQUIRE(position);
    CHECK(position->marks.founded == 1);
    CHECK(position->turn.player == engine::PlayerId(1));
}

TEST_CASE("what is not said of a joined game stays open", "[ui]") {
    const ui::GameDraft draft = draftWithSettlement();
    const auto position = draft.judge();
    REQUIRE(position);
    for (const engine::PlayerId seat : position->seats()) {
        CHECK_FALSE(position->hands[seat].total);
        CHECK(position->hands[seat].mayHold(engine::Cards::of(3, 3, 3, 3, 3)));
    }
    CHECK_FALSE(position->longestRoadHolder);
}

TEST_CASE("the form of a joined game writes what is known", "[ui][B-11][B-12]") {
    ui::GameDraft draft = draftWithSettlement();
    ui::JoinedStep step(draft, nullptr);
    step.show();
    auto* hand = fieldNamed<QSpinBox>(step, QStringLiteral("Resource cards of Blue"));
    auto* knights = fieldNamed<QSpinBox>(step, QStringLiteral("Knights played by Blue"));
    auto* army = fieldNamed<QComboBox>(step, QStringLiteral("Largest army"));
    auto* phase = fieldNamed<QComboBox>(step, QStringLiteral("Phase"));
    REQUIRE(hand != nullptr);
    REQUIRE(knights != nullptr);
    REQUIRE(army != nullptr);
    REQUIRE(phase != nullptr);
    hand->setValue(5);
    knights->setValue(3);
    army->setCurrentIndex(army->findData(QStringLiteral("blue")));
    Q_EMIT army->activated(army->currentIndex());
    phase->setCurrentIndex(phase->findData(QStringLiteral("build")));
    Q_EMIT phase->activated(phase->currentIndex());
    const auto position = draft.judge();
    REQUIRE(position);
    const auto blue = engine::PlayerId(1);
    CHECK(position->hands[blue].total == 5);
    CHECK(position->development[blue].played[engine::DevelopmentCard::Knight] == 3);
    CHECK(position->largestArmyHolder == blue);
    CHECK(position->marks.largestArmyHeld);
    CHECK(position->turn.phase == engine::Phase::Build);
    hand->setValue(-1);
    CHECK_FALSE(draft.judge()->hands[blue].total);
}

TEST_CASE("only what the documents know is asked for", "[ui][SA-N1][CC-14]") {
    ui::GameDraft draft = draftWithSettlement();
    ui::JoinedStep step(draft, nullptr);
    step.show();
    const QString weapon = QStringLiteral("Blue has bought the nuclear weapon");
    CHECK(fieldNamed<QWidget>(step, weapon) == nullptr);
    draft.setDocument("soldiers", true);
    step.refresh();
    CHECK(fieldNamed<QWidget>(step, weapon) != nullptr);
    CHECK(fieldNamed<QWidget>(step, QStringLiteral("Largest army")) == nullptr);
}

TEST_CASE("votes of a joined game stand as its marks", "[ui][CC-2]") {
    ui::GameDraft draft = draftWithSettlement();
    draft.setDocument("ccm", true);
    draft.setVoice(engine::clause::CC_16, "red", false);
    const ui::GameStart start = draft.start();
    CHECK(start.acts.empty());
    CHECK(start.setup.marks.suspended.size() == 4);
    CHECK_FALSE(draft.judge()->inForce(engine::clause::CC_17));
}

TEST_CASE("a joined game begins as it stands, in its record", "[ui]") {
    ui::GameDraft draft = draftWithSettlement();
    draft.joined().setTurn(6, "white", "build");
    test::Game game(draft.start().setup);
    CHECK(game.desk.position().turn.round == 6);
    CHECK(game.desk.position().turn.player == engine::PlayerId(2));
    CHECK(game.desk.position().turn.phase == engine::Phase::Build);
}
