// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/statistics/game_statistics.h"

#include <catch2/catch.hpp>

#include "adjudicator/statistics/book_statistics.h"
#include "adjudicator/statistics/statistics_sum.h"
#include "adjudicator/statistics/statistics_text.h"
#include "engine/combat/odds.h"
#include "tests/adjudicator/dispute/battlefield.h"
#include "tests/adjudicator/record/test_desk.h"

using namespace adjudicator;
using adjudicator::test::battlefield;
using adjudicator::test::Desk;
using adjudicator::test::kAttack;
using adjudicator::test::kRedRolls;
using adjudicator::test::oneHex;
using adjudicator::test::roundOf;

namespace {

constexpr const char* kRedEnds = R"({"do":"end-turn","by":"red"})";
constexpr const char* kBlueRollsFive =
    R"({"do":"roll","by":"blue","dice":[{"sides":6,"value":2},{"sides":6,"value":3}],"source":"entered"})";

const DiceTally* tallyOf(const StatisticsSum& sum, bool isSum, int sides, engine::DiceSource source) {
    for (const DiceTally& tally : sum.dice) {
        if (tally.isSum == isSum && tally.sides == sides && tally.source == source) {
            return &tally;
        }
    }
    return nullptr;
}

}  // namespace

TEST_CASE("a game of two rolls, counted by hand", "[adjudicator][statistics][B-7]") {
    // Red's settlement lies at one hex with an 8: five ways of 36, one card.
    Desk desk(oneHex());
    desk.play(kRedRolls);
    desk.play(kRedEnds);
    desk.play(kBlueRollsFive);
    REQUIRE_FALSE(desk.refused);
    const GameStatistics game = statisticsOf(desk.table().line());
    REQUIRE(game.players.size() == 2);
    const Account& red = game.players[0].production;
    CHECK(red.count() == 2);
    CHECK(red.came() == 1);
    CHECK(red.expected() == Approx(10.0 / 36));
    const double none = 31.0 / 36;
    CHECK(red.percentile() == Approx(none * none + 2 * none * (5.0 / 36) / 2));
    CHECK(game.players[1].production.came() == 0);
    CHECK(game.players[1].production.expected() == Approx(0));
    CHECK(game.players[0].gained.of(CardSource::Production) == 1);
    CHECK(game.players[0].gained.total() == 1);
    REQUIRE(game.points.size() == 3);
    CHECK(game.points.front().points == std::vector{1, 0});
    CHECK(game.points[1].turn == engine::PlayerId{1});
    CHECK(game.turns.size() <= 1);
    CHECK(game.combats.empty());

    const StatisticsSum sum = sumOf({game});
    const DiceTally* sums = tallyOf(sum, true, 6, engine::DiceSource::Entered);
    REQUIRE(sums != nullptr);
    CHECK(sums->counts == std::vector{0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0});
    CHECK(sums->shares[5] == Approx(1.0 / 6));
    CHECK(sums->fit.verdict == FitVerdict::TooFew);
    const DiceTally* faces = tallyOf(sum, false, 6, engine::DiceSource::Entered);
    REQUIRE(faces != nullptr);
    CHECK(faces->counts == std::vector{0, 1, 2, 0, 1, 0});
    CHECK(tallyOf(sum, true, 6, engine::DiceSource::Virtual) == nullptr);
    CHECK_THAT(verdictText(*sums, engine::Language::English), Catch::Contains("cannot tell anything yet"));

    StatisticsFilter blue;
    blue.player = "blue";
    const StatisticsSum his = sumOf({game}, blue);
    REQUIRE(his.players.size() == 1);
    CHECK(tallyOf(his, true, 6, engine::DiceSource::Entered)->throws() == 1);
    StatisticsFilter other;
    other.document = engine::Document::Monopolists;
    CHECK(sumOf({game}, other).games == 0);
    blue.player = "nobody";
    CHECK(sumOf({game}, blue).games == 0);
}

TEST_CASE("real dice taken back do not count, virtual ones count once", "[adjudicator][statistics][dice]") {
    Desk desk(oneHex());
    desk.play(kRedRolls);
    desk.table().takeBack();
    CHECK(statisticsOf(desk.table().line()).throws.empty());
    CHECK(statisticsOf(desk.table().line()).players[0].production.count() == 0);
    desk.play(R"({"do":"roll","by":"red"})");
    desk.table().openThrow({});
    const auto once = statisticsOf(desk.table().line()).throws;
    REQUIRE(once.size() == 1);
    CHECK(once.front().source == engine::DiceSource::Virtual);
    CHECK(once.front().isProduction);
    desk.table().takeBack();
    REQUIRE(statisticsOf(desk.table().line()).throws.size() == 1);
    // The same act uses the same throw again.
    desk.play(R"({"do":"roll","by":"red"})");
    const auto again = statisticsOf(desk.table().line()).throws;
    REQUIRE(again.size() == 1);
    CHECK(again.front().dice == once.front().dice);
}

TEST_CASE("a combat, counted by hand", "[adjudicator][statistics][SA-K5]") {
    Desk desk(battlefield());
    desk.play(kAttack);
    desk.play(roundOf({12, 10}, {12, 7}));
    desk.play(roundOf({12, 5}, {12, 5}));
    REQUIRE_FALSE(desk.refused);
    GameStatistics game = statisticsOf(desk.table().line());
    REQUIRE(game.combats.size() == 1);
    const CombatSeen& combat = game.combats.front();
    CHECK(combat.attacker == engine::PlayerId{0});
    CHECK(combat.defender == engine::PlayerId{1});
    CHECK_FALSE(combat.outcome);
    CHECK(combat.attackerRounds.count() == 2);
    CHECK(combat.attackerRounds.came() == 1);
    // d12 against d12, a tie is lost: 66 of 144. The first round turned the city over; it throws what it threw.
    CHECK(combat.attackerRounds.expected() == Approx(2 * 66.0 / 144));
    engine::Battle battle;
    battle.attacker.armies = {engine::Units{1, 2, 0}};
    battle.defender.fort = engine::Fort{engine::CombatLevel::City};
    REQUIRE(combat.chance);
    CHECK(*combat.chance == Approx(engine::oddsOf(battle, {})->attackerWins));

    // Each side's dice are its own.
    StatisticsFilter blue;
    blue.player = "blue";
    const StatisticsSum his = sumOf({game}, blue);
    const DiceTally* dice = tallyOf(his, false, 12, engine::DiceSource::Entered);
    REQUIRE(dice != nullptr);
    CHECK(dice->throws() == 2);
    CHECK(dice->counts[6] == 1);
    CHECK(dice->counts[4] == 1);
    REQUIRE(his.players.size() == 1);
    CHECK(his.players.front().rounds.came() == 1);
    CHECK(his.players.front().rounds.expected() == Approx(2 - 2 * 66.0 / 144));

    desk.play(R"({"do":"stop","by":"red","retreat":[{"from":"0,0:N","to":"0,-1:S"}]})");
    REQUIRE_FALSE(desk.refused);
    game = statisticsOf(desk.table().line());
    CHECK(game.combats.front().outcome == engine::CombatOutcome::Stopped);
    const StatisticsSum sum = sumOf({game, game});
    CHECK(sum.games == 2);
    CHECK(sum.players.front().combatsStopped == 2);
    CHECK(sum.players.front().winsCounted == 0);
    CHECK(sum.players.front().rounds.came() == 2);
    CHECK(sum.combats.size() == 2);
}

TEST_CASE("a book is counted game by game, and only what has grown again", "[adjudicator][statistics]") {
    Desk desk(oneHex());
    desk.play(kRedRolls);
    BookCounting counting;
    auto all = counting.countAll(desk.book());
    REQUIRE(all);
    REQUIRE(all->games.size() == 1);
    CHECK(all->leftOut.empty());
    CHECK(all->games.front().throws.size() == 1);
    desk.play(kRedEnds);
    desk.play(kBlueRollsFive);
    all = counting.countAll(desk.book());
    REQUIRE(all);
    CHECK(all->games.front().throws.size() == 2);
    CHECK(all->games.front().entries == desk.table().log().size());
}

TEST_CASE("times of entries are read to the millisecond", "[adjudicator][statistics]") {
    CHECK(*secondsOf("1970-01-02T00:00:00.000Z") == 86'400);
    CHECK(*secondsOf("2026-11-21T18:04:05.250Z") - *secondsOf("2026-11-20T18:04:04.000Z") == Approx(86'401.25));
    CHECK_FALSE(secondsOf("2026-02-30T18:04:05.250Z"));
    CHECK_FALSE(secondsOf("2026-11-21 18:04:05.250Z"));
    CHECK_FALSE(secondsOf("2026-11-21T18:04:0x.250Z"));
    CHECK_FALSE(secondsOf(""));
}
