// SPDX-License-Identifier: GPL-3.0-or-later
// What players propose by phone, which another program hears, at the referee's window.
#include "ui/desk/phone_asks.h"

#include <catch2/catch.hpp>

#include "adjudicator/desk.h"
#include "adjudicator/web/admissions.h"
#include "adjudicator/web/phone_chain.h"
#include "engine/notation/action_json.h"
#include "tests/support/scene.h"
#include "tests/ui/still.h"
#include "tests/ui/table_hands.h"
#include "ui/desk/strip_message.h"
#include "ui/text/sentences.h"

using engine::Cards;
using engine::PlayerId;
using engine::test::Scene;
using test::Game;
using test::TableHands;

namespace {

constexpr PlayerId kThrows{0};
constexpr PlayerId kOwes{1};

/// A seven lies on the table, blue owes five cards and has a phone that another program hears.
struct AskedTable {
    Game game{setup()};
    TableHands hands{game};

    AskedTable() {
        game.desk.play(engine::Roll{kThrows, {{{6, 3}, {6, 4}}, engine::DiceSource::Entered}});
        game.settle();
        const adjudicator::web::AdmissionStore store(adjudicator::dataFolder());
        REQUIRE(store.admitToGame(*game.desk.gameId(), {"blue"}, "2026-01-01T10:00:00Z").size() == 1);
    }
    static engine::Setup setup() {
        Scene scene = Scene::base("roll");
        scene.settlement("red", "0,-2:N").city("blue", "0,0:S").settlement("white", "0,0:N").robber("1,0");
        scene.hand("red", Cards::of(1, 1, 0, 0, 0)).hand("blue", Cards::of(3, 3, 2, 2, 1));
        return scene.setup;
    }
    [[nodiscard]] const adjudicator::Line& line() const { return game.desk.table().line(); }
    [[nodiscard]] ui::PhoneAsks& asks() { return game.desk.asks(); }
    /// As the program that hears the phones writes it.
    adjudicator::SeenHead propose(const engine::Action& action) {
        auto book = db::Book::open(game.file(), db::OpenMode::ReadWrite);
        REQUIRE(book);
        adjudicator::DeskFolder own = adjudicator::ownDesk();
        adjudicator::web::PhoneChain chain(*book, own, "Phones");
        const auto at = chain.propose({line().game(), line().head()},
                                      engine::toJson(action, *game.desk.position().table), "blue (phone 0123)");
        REQUIRE(at);
        return *at;
    }
    [[nodiscard]] std::vector<adjudicator::web::PlayerAsk> inBook() const {
        const auto book = db::Book::open(game.file(), db::OpenMode::ReadOnly);
        REQUIRE(book);
        const adjudicator::DeskFolder own = adjudicator::ownDesk();
        return playerAsks(adjudicator::web::phoneProposals(*book, own, line().game()), line());
    }
    [[nodiscard]] QString strip() { return messageOf(game.desk).lead + messageOf(game.desk).text; }
};

const engine::Discard kFive{kOwes, Cards::of(3, 2, 0, 0, 0), std::nullopt};

}  // namespace

TEST_CASE("what a player proposes by phone stands in the strip, and Enter carries it out", "[ui][phones]") {
    AskedTable table;
    const auto at = table.propose(kFive);
    REQUIRE(test::waitFor([&] { return !table.asks().open().empty(); }));
    CHECK(table.strip().contains(QStringLiteral("By phone:")));
    CHECK(table.strip().contains(ui::sentence(engine::Action(kFive), table.game.desk.position()).toHtmlEscaped()));
    REQUIRE(table.hands.key(Qt::Key_Return));
    REQUIRE(test::waitFor([&] { return table.asks().open().empty(); }));
    table.game.settle();
    CHECK(table.game.desk.position().hands[kOwes].total == 6);
    const auto* act = table.line().log()[table.line().lastStep()->entry].act();
    REQUIRE(act != nullptr);
    CHECK(act->action == engine::Action(kFive));
    CHECK(act->proposal == at);
    CHECK(table.inBook().back().state == adjudicator::web::AskState::Taken);
    CHECK_FALSE(table.strip().contains(QStringLiteral("By phone:")));
}

TEST_CASE("Esc refuses what a player proposes by phone, and the chain says so", "[ui][phones]") {
    AskedTable table;
    const auto before = table.line().head();
    (void)table.propose(kFive);
    REQUIRE(test::waitFor([&] { return !table.asks().open().empty(); }));
    REQUIRE(table.hands.key(Qt::Key_Escape));
    CHECK(table.asks().open().empty());
    REQUIRE(test::waitFor([&] { return table.inBook().back().state == adjudicator::web::AskState::Refused; }));
    CHECK(table.line().head() == before);
    // Another of the same player is asked for anew.
    (void)table.propose(engine::Discard{kOwes, Cards::of(1, 2, 2, 0, 0), std::nullopt});
    REQUIRE(test::waitFor([&] { return table.asks().open().size() == 1; }));
}

TEST_CASE("a proposal by phone goes when the game goes on without it", "[ui][phones]") {
    AskedTable table;
    (void)table.propose(kFive);
    REQUIRE(test::waitFor([&] { return !table.asks().open().empty(); }));
    table.game.desk.play(engine::Discard{kOwes, Cards::of(0, 1, 2, 2, 0), std::nullopt});
    table.game.settle();
    CHECK(table.asks().open().empty());
    CHECK(table.inBook().back().state == adjudicator::web::AskState::Gone);
    CHECK_FALSE(table.asks().accept());
}

TEST_CASE("nothing moves when a proposal by phone comes and goes", "[ui][phones][still]") {
    AskedTable table;
    table.hands.page().resize(GENERATE(QSize(1196, 660), QSize(1836, 1020)));
    QTest::qWait(20);
    test::Stillness still(table.hands.page());
    still.look(QStringLiteral("the start"));
    (void)table.propose(kFive);
    REQUIRE(test::waitFor([&] { return !table.asks().open().empty(); }));
    QTest::qWait(20);
    still.look(QStringLiteral("it came"));
    REQUIRE(table.hands.key(Qt::Key_Escape));
    QTest::qWait(20);
    still.look(QStringLiteral("it went"));
    CHECK(still.moved().join(QLatin1Char('\n')).toStdString() == "");
}
