// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <set>

#include "engine/notation/tournament_json.h"
#include "engine/tournament/advice.h"
#include "engine/tournament/seating/plan.h"
#include "engine/tournament/standings.h"
#include "tests/engine/tournament/tournament_position.h"
#include "tests/support/greedy_seats.h"

namespace engine::tournament {

namespace {

Why whyRefused(const Position& position, const Action& action) {
    const auto decision = decide(position, action);
    REQUIRE_FALSE(decision);
    return decision.error().why;
}

SeatingQuality plannedFor(std::size_t players, int rounds, std::uint32_t seed = 7) {
    PlanWish wish;
    wish.count = rounds;
    wish.seed = seed;
    const auto plan = planRounds(tournamentOf(players, System::A, rounds), wish);
    REQUIRE(plan);
    return plan->quality;
}

/// Twelve players at three tables, in the order of entry.
Position seatedTwelve(System system = System::A) {
    Position position = tournamentOf(12, system);
    SeatRound seat;
    for (int table = 0; table < 3; ++table) {
        auto& seats = seat.tables.emplace_back();
        for (int i = 0; i < 4; ++i) {
            seats.push_back(PlayerId(table * 4 + i));
        }
    }
    act(position, seat);
    return position;
}

}  // namespace

TEST_CASE("fractions stay exact and are rounded for reading alone", "[engine][tournament]") {
    Fraction sum;
    for (int i = 1; i <= 60; ++i) {
        sum += Fraction(1, i);
    }
    CHECK(sum.text() == "15117092380124150817026911/3230237388259077233637600");
    CHECK(sum.rounded(4) == "4.6799");
    for (int i = 1; i <= 60; ++i) {
        sum -= Fraction(1, i);
    }
    CHECK(sum.isZero());
    CHECK(Fraction(2, 6) == Fraction(1, 3));
    CHECK(Fraction(-1, 8).rounded(2) == "-0.13");
    CHECK(Fraction(1, 3) > Fraction(333'333, 1'000'000));
    CHECK(Fraction(-1, 2) < Fraction(-1, 3));
    CHECK(Fraction::fromText("-3/4") == Fraction(-3, 4));
    CHECK_FALSE(Fraction::fromText("1/0"));
    CHECK_FALSE(Fraction::fromText("1/2x"));
}

TEST_CASE("equal places share wins, places and place points", "[engine][tournament]") {
    Position position = seatedTwelve(System::B);
    act(position, resultAt(position, 1, 1, {10, 10, 4, 2}));
    act(position, resultAt(position, 1, 2, {6, 5, 5, 5}));
    const Standings table = standings(position);
    CHECK(table.of(PlayerId(0))->value(Criterion::PlacePoints) == Fraction(4));
    CHECK(table.of(PlayerId(0))->value(Criterion::Wins) == Fraction(1, 2));
    CHECK(table.of(PlayerId(5))->value(Criterion::PlacePoints) == Fraction(2));
    CHECK(table.of(PlayerId(5))->value(Criterion::SecondPlaces) == Fraction(1, 3));
    CHECK(table.of(PlayerId(0))->value(Criterion::ShareMean) == Fraction(10, 26));
}

TEST_CASE("a table of three counts for the share as if a fourth had made the average", "[engine][tournament]") {
    Position position = tournamentOf(3);
    SeatRound seat;
    seat.tables = {{PlayerId(0), PlayerId(1), PlayerId(2)}};
    act(position, seat);
    act(position, resultAt(position, 1, 1, {11, 8, 5}));
    const Standings table = standings(position);
    // Eleven count as ten: 10 of 23 and a third of 23.
    CHECK(table.of(PlayerId(0))->value(Criterion::ShareSum) == Fraction(30, 92));
    CHECK(table.of(PlayerId(0))->value(Criterion::Points) == Fraction(10));
}

TEST_CASE("a change of a settled result needs a reason, and a protest after signing too", "[engine][tournament]") {
    Position position = seatedTwelve();
    act(position, resultAt(position, 1, 1, {10, 7, 4, 2}));
    act(position, SignResult{1, 1, {PlayerId(0), PlayerId(1), PlayerId(2), PlayerId(3)}});
    CHECK(position.pod(1, 1)->result->state == ResultState::Confirmed);
    EnterResult other = resultAt(position, 1, 1, {10, 7, 5, 2});
    CHECK(whyRefused(position, other) == Why::ReasonMissing);
    CHECK(whyRefused(position, SetState{1, 1, ResultState::Disputed, "the road", {}, {}}) == Why::ReasonMissing);
    other.reason = "sheet misread";
    act(position, other);
    CHECK(position.pod(1, 1)->result->state == ResultState::Pending);
    CHECK(whyRefused(position, other) == Why::AlreadySo);
    EnterResult odd = resultAt(position, 1, 2, {10, 7, 4, 2});
    odd.scores[0].place = 2;
    odd.scores[1].place = 1;
    odd.scores[2].place = 3;
    odd.scores[3].place = 4;
    CHECK(whyRefused(position, odd) == Why::PlacesContradict);
}

TEST_CASE("a disputed result says who would stand where if the other side is right", "[engine][tournament]") {
    Position position = seatedTwelve();
    act(position, resultAt(position, 1, 1, {10, 9, 4, 2}));
    act(position, resultAt(position, 1, 2, {10, 8, 4, 2}));
    act(position, resultAt(position, 1, 3, {7, 10, 4, 3}));
    SetState dispute{1, 1, ResultState::Disputed, "the last turn", {}, {}};
    CHECK(claimedRanks(position).empty());
    const auto claimOf = [&](const std::vector<int>& points) { return resultAt(position, 1, 1, points).scores; };
    // Everybody's points, places that follow, and only with a dispute.
    dispute.claim = claimOf({9, 10, 4, 2});
    dispute.claim.pop_back();
    CHECK(whyRefused(position, dispute) == Why::ScoresIncomplete);
    dispute.claim = claimOf({9, 10, 4, 1000});
    CHECK(whyRefused(position, dispute) == Why::OutOfRange);
    dispute.claim = claimOf({9, 10, 4, 2});
    SetState confirmed = dispute;
    confirmed.state = ResultState::Confirmed;
    CHECK(whyRefused(position, confirmed) == Why::StateImpossible);
    const Standings before = standings(position);
    act(position, dispute);
    CHECK(rankChanges(before, standings(position)).empty());
    REQUIRE(position.pod(1, 1)->result->claim.size() == 4);
    CHECK(position.pod(1, 1)->result->claim[1].place == 1);
    const auto claimed = claimedRanks(position);
    REQUIRE(claimed.size() == 1);
    CHECK(claimed.front().table == 1);
    // The same as when it is entered so.
    Position granted = position;
    EnterResult other = resultAt(position, 1, 1, {9, 10, 4, 2});
    other.reason = "the claim holds";
    act(granted, other);
    CHECK(claimed.front().ranks == rankChanges(standings(position), standings(granted)));
    CHECK_FALSE(claimed.front().ranks.empty());
    CHECK(granted.pod(1, 1)->result->claim.empty());
    // A dispute that is settled or told otherwise leaves no claim behind.
    act(position, SetState{1, 1, ResultState::Disputed, "something else", {}, {}});
    CHECK(position.pod(1, 1)->result->claim.empty());
    CHECK(claimedRanks(position).empty());
}

TEST_CASE("documents that do not go together are not taken into the settings", "[engine][tournament]") {
    Position position = tournamentOf(12);
    ChangeSettings change{position.settings, "others"};
    change.settings.documents = {"base", "ccm", "dice-game-plus"};
    CHECK(whyRefused(position, change) == Why::SettingsFault);
    change.settings.documents = {"base", "ccm", "soldiers"};
    act(position, change);
    CHECK(position.settings.documents.size() == 3);
    // A record that has such settings goes on with them.
    position.settings.documents = {"base", "dice-game-plus"};
    change.settings = position.settings;
    change.settings.rounds = 4;
    act(position, change);
    CHECK(position.settings.rounds == 4);
}

TEST_CASE("lots are drawn for exactly the players of a tie", "[engine][tournament]") {
    Position position = seatedTwelve();
    for (int table = 1; table <= 3; ++table) {
        act(position, resultAt(position, 1, table, {10, 7, 4, 2}));
    }
    Standings table = standings(position);
    REQUIRE(table.ties.size() == 4);
    DrawLots lots;
    lots.players = {PlayerId(0), PlayerId(4)};
    CHECK(whyRefused(position, lots) == Why::NotTied);
    lots.players = table.ties.front();
    CHECK(diceNeeded(position, Action(lots)) == std::vector<int>{3, 2});
    lots.dice.dice = {{3, 2}, {2, 2}};
    act(position, lots);
    table = standings(position);
    CHECK(table.rows[0].player == PlayerId(4));
    CHECK(table.rows[1].player == PlayerId(8));
    CHECK(table.rows[1].separated == SeparatedBy::Lots);
    CHECK(table.rows[1].rank == 2);
    CHECK(table.ties.size() == 3);
}

TEST_CASE("plans that exist without a repeated opponent are found", "[engine][tournament]") {
    const auto [players, rounds] =
        GENERATE(Catch::Generators::table<int, int>({{16, 5}, {28, 9}, {40, 13}, {64, 5}, {27, 9}, {200, 5}}));
    const SeatingQuality quality = plannedFor(static_cast<std::size_t>(players), rounds);
    INFO(players << " players, " << rounds << " rounds");
    CHECK(quality.repeats.count == 0);
    CHECK(quality.mostMeetings == 1);
    CHECK(quality.uneven.count == 0);
    CHECK(quality.threeAgain.count == 0);
    CHECK(quality.indirectShort == 0);
}

TEST_CASE("a plan follows from its seed, seats everybody once, and never betters its bounds", "[engine][tournament]") {
    const int players = GENERATE(12, 13, 14, 15, 17, 22, 33);
    const Position position = tournamentOf(static_cast<std::size_t>(players));
    PlanWish wish;
    wish.count = 3;
    const auto plan = planRounds(position, wish);
    const auto again = planRounds(position, wish);
    REQUIRE(plan);
    REQUIRE(again);
    CHECK(plan->acts == again->acts);
    for (const SeatRound& round : plan->acts) {
        std::set<PlayerId> seen;
        for (const auto& seats : round.tables) {
            seen.insert(seats.begin(), seats.end());
        }
        CHECK(seen.size() == static_cast<std::size_t>(players));
    }
    const SeatingQuality& quality = plan->quality;
    for (const Against& against :
         {quality.repeats, quality.uneven, quality.seatSpread, quality.sameTable, quality.threes, quality.threeAgain}) {
        CHECK(against.count >= against.bound);
    }
    CHECK(quality.threes.count == quality.threes.bound);
}

TEST_CASE("forbidden pairs come apart and need a reason by hand; a plan can be cancelled", "[engine][tournament]") {
    Position position = tournamentOf(16, System::A, 4);
    act(position, Forbid{{PlayerId(0), PlayerId(1), PlayerId(2)}, true, {}, {}, "family"});
    PlanWish wish;
    wish.count = 4;
    const auto plan = planRounds(position, wish);
    REQUIRE(plan);
    CHECK(plan->quality.forbiddenHard == 0);
    SeatRound bad = plan->acts.front();
    bad.tables.clear();
    for (int table = 0; table < 4; ++table) {
        bad.tables.push_back(
            {PlayerId(table * 4), PlayerId(table * 4 + 1), PlayerId(table * 4 + 2), PlayerId(table * 4 + 3)});
    }
    CHECK(whyRefused(position, bad) == Why::PairIsForbidden);
    bad.reason = "they ask for it";
    act(position, bad);
    wish.round = 2;
    wish.count = 3;
    wish.progress = [](double) { return false; };
    // 12 players cannot avoid repeats, so there is work to cancel.
    Position twelve = tournamentOf(12);
    wish.round = 1;
    const auto cancelled = planRounds(twelve, wish);
    REQUIRE_FALSE(cancelled);
    CHECK(cancelled.error() == PlanProblem::Cancelled);
}

TEST_CASE("a semi-final that too few players are left for is said to be that", "[engine][tournament]") {
    Position position = seatedTwelve();
    position.settings.rounds = 1;
    position.settings.cut = Cut::SemiFinal;
    const auto early = planStage(position, 2, 1);
    REQUIRE_FALSE(early);
    CHECK(early.error() == PlanProblem::StageNotReached);
    act(position, resultAt(position, 1, 1, {10, 9, 8, 2}));
    act(position, resultAt(position, 1, 2, {10, 7, 6, 4}));
    act(position, resultAt(position, 1, 3, {10, 5, 4, 3}));
    const auto plan = planStage(position, 2, 1);
    REQUIRE_FALSE(plan);
    CHECK(plan.error() == PlanProblem::StageTooFew);
    position.settings.cut = Cut::Final;
    CHECK(planStage(position, 2, 1));
}

TEST_CASE("before all tables of a semi-final have a result, places there part nobody", "[engine][tournament]") {
    Position position = seatedTwelve();
    position.settings.rounds = 1;
    position.settings.cut = Cut::SemiFinal;
    act(position, resultAt(position, 1, 1, {10, 9, 8, 2}));
    act(position, resultAt(position, 1, 2, {10, 7, 6, 4}));
    act(position, resultAt(position, 1, 3, {10, 5, 4, 3}));
    SeatRound seat = seatsFor(2, {});
    for (int table = 0; table < 3; ++table) {
        seat.tables.push_back(position.round(1)->pods[static_cast<std::size_t>(table)].seats);
    }
    act(position, seat);
    const auto order = [&] {
        std::vector<PlayerId> players;
        for (const Standing& row : standings(position).rows) {
            players.push_back(row.player);
        }
        return players;
    };
    const std::vector<PlayerId> before = order();
    // The last of a table that has played is not yet behind those whose places are open.
    act(position, resultAt(position, 2, 1, {2, 8, 9, 10}));
    act(position, resultAt(position, 2, 2, {10, 7, 6, 4}));
    CHECK(order() == before);
    act(position, resultAt(position, 2, 3, {10, 5, 4, 3}));
    const Standings after = standings(position);
    CHECK(after.of(position.pod(2, 1)->seats[3])->rank <= 3);
    CHECK(after.of(position.pod(2, 1)->seats[0])->rank >= 10);
}

TEST_CASE("acts and events read back as they were written, and unknown fields are refused", "[engine][tournament]") {
    Position position = seatedTwelve();
    const Action result = resultAt(position, 1, 1, {10, 7, 4, 2});
    const std::string text = toJson(result, *position.table);
    CHECK(actionFromJson(text, *position.table) == result);
    const auto events = decide(position, result)->events;
    CHECK(eventsFromJson(toJson(events, *position.table), *position.table) == events);
    CHECK_FALSE(actionFromJson(R"({"do":"result","round":1,"table":1,"colour":"red"})", *position.table));
    CHECK_FALSE(actionFromJson(R"({"do":"drop-out","player":"99","from":2})", *position.table));
    const auto settings = settingsFromJson(toJson(position.settings));
    REQUIRE(settings);
    CHECK(*settings == position.settings);
    CHECK_FALSE(settingsFromJson(R"({"format":"tournament/1","name":"x","rounds":0})"));
    CHECK(settingsFromJson(R"({"format":"tournament/1","name":"x","winning_score":13,"scoring":{"system":"C"}})")
              ->scoring.cap == 13);
}

TEST_CASE("what is otherwise than the published rules is told, and stops nothing", "[engine][tournament]") {
    const auto words = [](const Position& position) {
        std::string all;
        for (const Advised& each : adviceFor(position)) {
            all += std::string(toText(each.advice)) + ":" + std::to_string(each.count) + " ";
        }
        return all;
    };
    const auto ofA = [](std::size_t players, Cut cut, int rounds) {
        Position position = tournamentOf(players, System::A, rounds);
        position.settings.cut = cut;
        return position;
    };
    CHECK(words(ofA(8, Cut::Final, 3)) == "too-few-players:8 ");
    CHECK(words(ofA(12, Cut::Final, 3)).empty());
    CHECK(words(ofA(15, Cut::SemiFinal, 3)) == "straight-to-final:15 ");
    // From 16 to 28 the semi-final may be played or not.
    CHECK(words(ofA(16, Cut::SemiFinal, 4)).empty());
    CHECK(words(ofA(28, Cut::Final, 4)).empty());
    CHECK(words(ofA(29, Cut::Final, 4)) == "semi-final-missing:29 three-games:4 ");
    CHECK(words(ofA(200, Cut::SemiFinal, 3)).empty());
    CHECK(words(ofA(12, Cut::None, 3)) == "final-missing:12 ");
    Position list = tournamentOf(12, System::B, 5);
    CHECK(words(list) == "three-or-four-rounds:5 ");
    list.settings.rounds = 3;
    list.settings.scoring.cap = 14;
    CHECK(words(list) == "cap-other-than-target:14 ");
    list.settings.winningScore = 14;
    CHECK(words(list).empty());
    SeatRound seat;
    for (int table = 0; table < 3; ++table) {
        seat.tables.push_back(
            {PlayerId(table * 4), PlayerId(table * 4 + 1), PlayerId(table * 4 + 2), PlayerId(table * 4 + 3)});
    }
    act(list, seat);
    CHECK(words(list).empty());
    act(list, resultAt(list, 1, 1, {14, 7, 4, 2}));
    CHECK(words(list) == "plan-late:1 ");
    CHECK(words(tournamentOf(5, System::C)) == "cannot-seat:5 ");
    CHECK(adviceFor(Position{}).empty());
}

TEST_CASE("planned seats repeat fewer meetings than a greedy program's", "[engine][tournament]") {
    constexpr int kSeeds = 20;
    for (const auto& [players, rounds] : {std::pair<std::size_t, int>{16, 5}, {28, 9}, {27, 5}}) {
        int best = 1'000'000;
        int sum = 0;
        for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
            const int repeats = ::test::repeatsOf(::test::greedySeats(players, static_cast<std::size_t>(rounds), seed));
            best = std::min(best, repeats);
            sum += repeats;
        }
        INFO(players << " players, greedy: best " << best << ", together " << sum);
        const int planned = plannedFor(players, rounds).repeats.count;
        CHECK(planned <= best);
        CHECK(planned * kSeeds < sum);
    }
}

}  // namespace engine::tournament
