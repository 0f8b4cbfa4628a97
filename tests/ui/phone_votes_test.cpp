// SPDX-License-Identifier: GPL-3.0-or-later
// Votes by phone at the referee's window.
#include <catch2/catch.hpp>

#include "adjudicator/desk.h"
#include "adjudicator/web/admissions.h"
#include "adjudicator/web/phone_chain.h"
#include "tests/support/scene.h"
#include "tests/ui/still.h"
#include "tests/ui/table_hands.h"
#include "ui/desk/phone_asks.h"
#include "ui/desk/strip_message.h"

using engine::PlayerId;
using engine::test::Scene;
using test::Game;
using test::TableHands;

namespace {

constexpr PlayerId kAsker{0};
constexpr PlayerId kVoter{1};
constexpr PlayerId kWhite{2};

/// Before a game by the CCM rules; all players have phones that another program hears.
struct VotingWindow {
    Game game{setup()};
    TableHands hands{game};

    VotingWindow() {
        const adjudicator::web::AdmissionStore store(adjudicator::dataFolder());
        REQUIRE(store.admitToGame(*game.desk.gameId(), {"red", "blue", "white"}, "2026-01-01T10:00:00Z").size() == 3);
    }
    static engine::Setup setup() {
        Scene scene = Scene::base("found");
        scene.setup.documents = {"base", "ccm"};
        return scene.setup;
    }
    [[nodiscard]] const adjudicator::Line& line() const { return game.desk.table().line(); }
    [[nodiscard]] ui::PhoneAsks& asks() { return game.desk.asks(); }
    adjudicator::SeenHead say(const adjudicator::ChainWord& word, const std::string& player) const {
        auto book = db::Book::open(game.file(), db::OpenMode::ReadWrite);
        REQUIRE(book);
        adjudicator::DeskFolder own = adjudicator::ownDesk();
        adjudicator::web::PhoneChain chain(*book, own, "Phones");
        const auto at = chain.propose({line().game(), line().head()}, toJson(word), player + " (phone 0123)");
        REQUIRE(at);
        return *at;
    }
    [[nodiscard]] QString strip() { return messageOf(game.desk).lead + messageOf(game.desk).text; }
    [[nodiscard]] bool waitForVoices(std::size_t count) {
        return test::waitFor([&] { return asks().ballot() && asks().ballot()->said.size() == count; });
    }
    [[nodiscard]] const adjudicator::ActDone& act() const { return *line().log()[line().lastStep()->entry].act(); }
};

const adjudicator::BallotWord kBoycott{false, engine::clause::CC_14};

}  // namespace

TEST_CASE("a vote by phone stands in the strip, and Enter enters it once all have said theirs", "[ui][phones]") {
    VotingWindow window;
    const auto ballot = window.say(kBoycott, "blue");
    const auto first = window.say(adjudicator::VoiceWord{ballot, adjudicator::Voice::For}, "blue");
    const auto second = window.say(adjudicator::VoiceWord{ballot, adjudicator::Voice::Against}, "red");
    const auto third = window.say(adjudicator::VoiceWord{ballot, adjudicator::Voice::For}, "white");
    REQUIRE(window.waitForVoices(3));
    CHECK(window.strip().contains(QStringLiteral("By phone:")));
    CHECK(window.strip().contains(QStringLiteral("Against:")));
    CHECK_FALSE(window.strip().contains(QStringLiteral("Not yet:")));
    REQUIRE(window.hands.key(Qt::Key_Return));
    window.game.settle();
    REQUIRE(test::waitFor([&] { return !window.asks().ballot(); }));
    const auto& vote = std::get<engine::Vote>(window.act().action);
    CHECK(vote.inFavour == std::vector{kVoter, kWhite});
    CHECK(vote.against == std::vector{kAsker});
    CHECK(window.act().proposal == ballot);
    CHECK(window.act().voices == std::vector{second, first, third});
}

TEST_CASE("the voices of raised hands are added to those by phone", "[ui][phones]") {
    VotingWindow window;
    const auto ballot = window.say(kBoycott, "blue");
    const auto voice = window.say(adjudicator::VoiceWord{ballot, adjudicator::Voice::For}, "blue");
    const auto changed = window.say(adjudicator::VoiceWord{ballot, adjudicator::Voice::Against}, "white");
    REQUIRE(window.waitForVoices(2));
    CHECK(window.strip().contains(QStringLiteral("Not yet:")));
    // Enter leads to the panel, in which the phones' voices stand.
    REQUIRE(window.hands.key(Qt::Key_Return));
    CHECK(window.line().acts().empty());
    CHECK(window.game.desk.saying().act() == ui::Act::Vote);
    window.hands.press(QStringLiteral("for-red"));
    // White says aloud that it was a slip.
    window.hands.press(QStringLiteral("for-white"));
    REQUIRE(window.hands.key(Qt::Key_Return));
    window.game.settle();
    const auto& vote = std::get<engine::Vote>(window.act().action);
    CHECK(vote.inFavour == std::vector{kAsker, kVoter, kWhite});
    CHECK(window.act().proposal == ballot);
    // The voice that was counted otherwise is not named.
    CHECK(window.act().voices == std::vector{voice});
    CHECK(changed.head.seq > voice.head.seq);
}

TEST_CASE("the referee asks the phones, and Esc ends a vote by phone", "[ui][phones]") {
    VotingWindow window;
    REQUIRE(test::waitFor([&] { return window.asks().hasPhones(); }));
    window.asks().holdBallot(engine::clause::CC_14);
    REQUIRE(test::waitFor([&] { return window.asks().ballot().has_value(); }));
    CHECK_FALSE(window.asks().ballot()->by);
    REQUIRE(window.hands.key(Qt::Key_Escape));
    CHECK_FALSE(window.asks().ballot());
    // Another is written into the same chain.
    REQUIRE(test::waitFor([&] {
        const auto book = db::Book::open(window.game.file(), db::OpenMode::ReadOnly);
        const adjudicator::DeskFolder own = adjudicator::ownDesk();
        const auto ballot = adjudicator::web::ballotOf(
            adjudicator::web::phoneProposals(*book, own, window.line().game()), window.line());
        return ballot && ballot->state == adjudicator::web::AskState::Refused;
    }));
    CHECK(window.line().acts().empty());
}

TEST_CASE("nothing moves when a vote by phone comes and goes", "[ui][phones][still]") {
    VotingWindow window;
    window.hands.page().resize(GENERATE(QSize(1196, 660), QSize(1836, 1020)));
    QTest::qWait(20);
    test::Stillness still(window.hands.page());
    still.look(QStringLiteral("the start"));
    const auto ballot = window.say(kBoycott, "blue");
    (void)window.say(adjudicator::VoiceWord{ballot, adjudicator::Voice::For}, "blue");
    REQUIRE(window.waitForVoices(1));
    QTest::qWait(20);
    still.look(QStringLiteral("it came"));
    REQUIRE(window.hands.key(Qt::Key_Escape));
    QTest::qWait(20);
    still.look(QStringLiteral("it went"));
    CHECK(still.moved().join(QLatin1Char('\n')).toStdString() == "");
}
