// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/act_form.h"

#include <catch2/catch.hpp>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <set>

#include "engine/action/decide.h"
#include "engine/action/evolve.h"
#include "engine/notation/action_json.h"
#include "tests/support/random_player.h"
#include "tests/support/random_start.h"
#include "tests/support/scene.h"
#include "tests/ui/fit.h"

using engine::test::Scene;

namespace {

template <class Widget>
Widget& part(ui::ActForm& form, const QString& name) {
    test::settleLayout();
    for (Widget* found : form.findChildren<Widget*>(name)) {
        if (!found->isHidden()) {
            return *found;
        }
    }
    FAIL("no part " << name.toStdString());
    throw 0;
}

void press(ui::ActForm& form, const QString& name) {
    auto& button = part<QPushButton>(form, name);
    REQUIRE(button.isEnabled());
    button.click();
    test::settleLayout();
}

QString sentenceOf(ui::ActForm& form) {
    return part<QLabel>(form, QStringLiteral("sentence")).text();
}

engine::Position readyToBuild() {
    return Scene::base()
        .settlement("red", "0,0:N")
        .settlement("blue", "0,0:S")
        .roads("red", {"0,0:NE"})
        .hand("red", engine::Cards::of(5, 5, 5, 5, 5))
        .hand("blue", engine::Cards::of(1, 1, 1, 1, 1))
        .position();
}

}  // namespace

TEST_CASE("every act of a game can be said again in the form as it was", "[ui][act-form]") {
    const engine::test::Documents& documents = GENERATE(from_range(engine::test::everySet()));
    INFO(engine::test::nameOf(documents));
    ui::ActForm form;
    form.resize(420, 700);
    form.show();
    std::map<std::string, int> seen;
    for (unsigned seed = 1; seed <= 2; ++seed) {
        engine::Position position = engine::test::randomStart(documents, seed);
        for (const engine::test::Played& played : engine::test::playedOut(position, seed, 500)) {
            const std::string kind(engine::nameOf(played.action));
            constexpr int kOfAKind = 2;
            if (seen[kind]++ < kOfAKind) {
                INFO(engine::toJson(played.action, *position.table));
                form.start(position, played.action, false);
                CHECK(form.action() == played.action);
                CHECK_FALSE(form.refusal());
                CHECK(form.isComplete());
                CHECK_FALSE(sentenceOf(form).isEmpty());
                CHECK_FALSE(part<QComboBox>(form, QStringLiteral("kind")).currentText().isEmpty());
                // Wherever the board glows the act is allowed.
                const ui::Markers markers = form.markers();
                constexpr std::size_t kTried = 3;
                for (std::size_t i = 0; i < markers.legal.size() && i < kTried; ++i) {
                    form.start(position, played.action, false);
                    form.takePlace(markers.legal[i].at);
                    CHECK_FALSE(form.refusal());
                    CHECK_FALSE(form.action() == played.action);
                }
            }
            engine::evolve(position, played.decision.events);
        }
    }
    CHECK(seen.size() > 7);
}

TEST_CASE("a building that stood elsewhere is pointed at or typed", "[ui][act-form]") {
    const engine::Position position = readyToBuild();
    const engine::Topology& board = position.topology();
    const engine::PlayerId red{0};
    const auto side = [&](const char* name) { return *board.find(engine::test::sideNamed(name)); };
    const engine::Build road{red, engine::Piece::Road, engine::Site(side("0,0:E"))};
    ui::ActForm form;
    form.show();
    form.start(position, road, false);
    CHECK(form.asksPlaces());
    CHECK(form.wanted() == ui::Wanted::Side);
    REQUIRE_FALSE(form.markers().legal.empty());
    const ui::PlaceName other = form.markers().legal.back().at;
    form.takePlace(other);
    const auto& now = std::get<engine::Build>(form.action());
    CHECK(ui::PlaceName(board.side(std::get<engine::SideId>(now.at))) == other);
    CHECK_FALSE(form.refusal());
    // A place far off is taken as said, and the clause says why not.
    auto& typed = part<QLineEdit>(form, QStringLiteral("at"));
    typed.setText(QStringLiteral("-2,2:SE"));
    Q_EMIT typed.editingFinished();
    test::settleLayout();
    CHECK(std::get<engine::Build>(form.action()).at == engine::Site(side("-2,2:SE")));
    REQUIRE(form.refusal());
    CHECK(part<QLabel>(form, QStringLiteral("judged")).property("kind").toString() == QStringLiteral("bad"));
    auto& nonsense = part<QLineEdit>(form, QStringLiteral("at"));
    const engine::Action before = form.action();
    nonsense.setText(QStringLiteral("9,9:N"));
    Q_EMIT nonsense.editingFinished();
    test::settleLayout();
    CHECK(form.action() == before);
}

TEST_CASE("another kind of act begins with what is possible then", "[ui][act-form]") {
    const engine::Position position = readyToBuild();
    ui::ActForm form;
    form.show();
    form.start(position, engine::EndTurn{engine::PlayerId{0}}, false);
    auto& kind = part<QComboBox>(form, QStringLiteral("kind"));
    const int city = kind.findText(QStringLiteral("City"));
    REQUIRE(city > 0);
    kind.setCurrentIndex(city);
    Q_EMIT kind.activated(city);
    test::settleLayout();
    REQUIRE(std::holds_alternative<engine::Upgrade>(form.action()));
    CHECK_FALSE(form.refusal());
    CHECK(sentenceOf(form).contains(QString::fromUtf8("8–9–4")));
    for (const char* word : {"Road", "Trade", "Facts entered", "A point is decided", "The game ends otherwise"}) {
        INFO(word);
        CHECK(part<QComboBox>(form, QStringLiteral("kind")).findText(QString::fromLatin1(word)) >= 0);
    }
}

TEST_CASE("a trade is corrected by partner and amounts", "[ui][act-form][B-9]") {
    const engine::Position position = readyToBuild();
    engine::Trade trade;
    trade.by = engine::PlayerId{0};
    trade.with = engine::PlayerId{1};
    trade.give = engine::Cards::one(engine::Resource::Wool, 2);
    trade.take = engine::Cards::one(engine::Resource::Ore);
    ui::ActForm form;
    form.show();
    form.start(position, trade, false);
    CHECK_FALSE(form.refusal());
    auto& give = part<QWidget>(form, QStringLiteral("give"));
    give.findChild<QPushButton*>(QStringLiteral("more-0"))->click();
    const auto said = [&] { return std::get<engine::Trade>(form.action()); };
    CHECK(said().give == engine::Cards::of(1, 0, 2, 0, 0));
    CHECK_FALSE(form.refusal());
    // With the bank nobody takes three cards for one.
    press(form, QStringLiteral("with-0"));
    CHECK_FALSE(said().with);
    CHECK(form.refusal());
}

TEST_CASE("a discard is corrected by number or by the cards that were seen", "[ui][act-form][B-8]") {
    Scene scene = Scene::base("roll").hand("red", engine::Cards::of(4, 4, 0, 0, 0)).hand("blue", {}).hand("white", {});
    engine::test::Game game(scene);
    game.play(game.roll("red", 3, 4));
    ui::ActForm form;
    form.show();
    form.start(game.now, engine::Discard{game.player("red"), std::nullopt, 4}, false);
    press(form, QStringLiteral("count-less"));
    REQUIRE(form.refusal());
    CHECK(form.refusal()->clause == engine::clause::B_8);
    press(form, QStringLiteral("count-more"));
    CHECK_FALSE(form.refusal());
    press(form, QStringLiteral("cards-none"));
    auto& cards = part<QWidget>(form, QStringLiteral("cards"));
    for (int i = 0; i < 4; ++i) {
        cards.findChild<QPushButton*>(QStringLiteral("more-1"))->click();
    }
    const auto& said = std::get<engine::Discard>(form.action());
    CHECK(said.cards == engine::Cards::of(0, 4, 0, 0, 0));
    CHECK_FALSE(said.count);
    CHECK_FALSE(form.refusal());
}

TEST_CASE("faces are typed or stepped, and proved ones are only shown", "[ui][act-form]") {
    engine::test::Game game(Scene::base("roll").hand("red", {}).hand("blue", {}).hand("white", {}));
    const engine::Roll roll{game.player("red"), {{{6, 3}, {6, 4}}, engine::DiceSource::Entered}};
    ui::ActForm form;
    form.show();
    form.start(game.now, roll, true);
    CHECK(form.findChildren<QLineEdit*>(QStringLiteral("dice")).isEmpty());
    form.start(game.now, roll, false);
    auto& typed = part<QLineEdit>(form, QStringLiteral("dice"));
    typed.setText(QStringLiteral("3 7"));
    Q_EMIT typed.textEdited(typed.text());
    CHECK_FALSE(form.isComplete());
    typed.setText(QStringLiteral("3 5"));
    Q_EMIT typed.textEdited(typed.text());
    CHECK(form.isComplete());
    CHECK(std::get<engine::Roll>(form.action()).dice.sum() == 8);
    form.start(game.now, roll, false);
    press(form, QStringLiteral("die0-less"));
    CHECK(std::get<engine::Roll>(form.action()).dice.sum() == 6);
}

TEST_CASE("the robber's hex is pointed at, and the victim follows it", "[ui][act-form][B-8]") {
    Scene scene = Scene::base("roll").settlement("blue", "0,0:S").settlement("white", "-2,2:S");
    engine::test::Game game(scene.hand("red", {})
                                .hand("blue", engine::Cards::of(1, 0, 0, 0, 0))
                                .hand("white", engine::Cards::of(1, 0, 0, 0, 0)));
    game.play(game.roll("red", 3, 4));
    ui::ActForm form;
    form.show();
    form.start(game.now, engine::MoveRobber{game.player("red"), game.hex("0,0"), game.player("blue")}, false);
    CHECK(form.wanted() == ui::Wanted::Hex);
    form.takePlace(ui::PlaceName(engine::test::hexNamed("-2,2")));
    const auto said = [&] { return std::get<engine::MoveRobber>(form.action()); };
    CHECK(said().hex == game.hex("-2,2"));
    CHECK(said().victim != game.player("blue"));
    CHECK_FALSE(form.refusal());
    press(form, QStringLiteral("victim-3"));
    CHECK(said().victim == game.player("white"));
    CHECK_FALSE(form.refusal());
}
