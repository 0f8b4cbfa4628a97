// SPDX-License-Identifier: GPL-3.0-or-later
// A hall as it is: who did not come, who left, who sat elsewhere, and what is odd about a result.
#include <catch2/catch.hpp>

#include "engine/notation/tournament_json.h"
#include "engine/state/names.h"
#include "engine/tournament/doubt.h"
#include "engine/tournament/meetings.h"
#include "engine/tournament/seat_advantage.h"
#include "engine/tournament/seating/plan.h"
#include "engine/tournament/standings.h"
#include "tests/engine/tournament/tournament_position.h"

namespace engine::tournament {

namespace {

Why refusalOf(const Position& position, const Action& action) {
    const auto decision = decide(position, action);
    REQUIRE_FALSE(decision);
    return decision.error().why;
}

/// Sixteen players at four tables in the order of entry; the first table has its result.
Position begunSixteen(System system) {
    Position position = tournamentOf(16, system);
    std::vector<std::vector<PlayerId>> tables;
    for (int table = 0; table < 4; ++table) {
        auto& seats = tables.emplace_back();
        for (int i = 0; i < 4; ++i) {
            seats.push_back(PlayerId(table * 4 + i));
        }
    }
    act(position, seatsFor(1, tables));
    act(position, resultAt(position, 1, 1, {10, 8, 5, 2}));
    return position;
}

ChangeSeats threeAtTableTwo() {
    return {1, {{2, {PlayerId(4), PlayerId(5), PlayerId(6)}}}, "did not come"};
}

}  // namespace

TEST_CASE("a no-show makes a table of three although others have results", "[engine][tournament]") {
    const System system = GENERATE(System::A, System::B, System::C);
    Position position = begunSixteen(system);
    ChangeSeats change = threeAtTableTwo();
    change.reason.clear();
    CHECK(refusalOf(position, change) == Why::ReasonMissing);
    act(position, threeAtTableTwo());
    CHECK_FALSE((*position.table)[PlayerId(7)].playsIn(1));
    CHECK((*position.table)[PlayerId(7)].playsIn(2));
    act(position, resultAt(position, 1, 2, {10, 7, 4}));
    const Standings table = standings(position);
    // The absent one has no game and no point of it.
    CHECK(table.of(PlayerId(7))->games.empty());
    CHECK(table.of(PlayerId(7))->value(Criterion::PlacePoints).isZero());
    CHECK(table.of(PlayerId(6))->value(Criterion::PlacePoints) == Fraction(1));
    CHECK(table.of(PlayerId(5))->value(Criterion::PlacePoints) == Fraction(3));
    // A and C count a dummy with the average of the three: 10 of 28, not of 21.
    const bool hasDummy = system != System::B;
    CHECK(table.of(PlayerId(4))->value(Criterion::ShareSum) == (hasDummy ? Fraction(10, 28) : Fraction(10, 21)));
}

TEST_CASE("whoever comes after all sits down, and the table of three becomes one of four", "[engine][tournament]") {
    Position position = begunSixteen(System::A);
    act(position, threeAtTableTwo());
    act(position, resultAt(position, 1, 2, {10, 7, 4}));
    const ChangeSeats four{1, {{2, {PlayerId(7), PlayerId(4), PlayerId(5), PlayerId(6)}}}, "came late"};
    act(position, four);
    CHECK((*position.table)[PlayerId(7)].playsIn(1));
    // Somebody else sat there: the result is asked anew.
    CHECK_FALSE(position.pod(1, 2)->result);
    CHECK(position.pod(1, 2)->awaitsResult());
    CHECK(refusalOf(position, four) == Why::AlreadySo);
}

TEST_CASE("another order of play keeps the result, other players do not", "[engine][tournament]") {
    Position position = begunSixteen(System::A);
    act(position, SignResult{1, 1, {PlayerId(2)}});
    act(position, ChangeSeats{1, {{1, {PlayerId(3), PlayerId(2), PlayerId(1), PlayerId(0)}}}, "sat so"});
    REQUIRE(position.pod(1, 1)->result);
    CHECK(position.pod(1, 1)->result->scores.front() == Score{PlayerId(3), 2, 4, false});
    CHECK(position.pod(1, 1)->result->signedBy == std::vector{PlayerId(2)});
    // Two took each other's tables.
    act(position, ChangeSeats{1,
                              {{1, {PlayerId(4), PlayerId(2), PlayerId(1), PlayerId(0)}},
                               {2, {PlayerId(3), PlayerId(5), PlayerId(6), PlayerId(7)}}},
                              "wrong table"});
    CHECK_FALSE(position.pod(1, 1)->result);
    CHECK(position.pod(1, 2)->seats.front() == PlayerId(3));
    // A swap is the same where neither table has a result.
    act(position, resultAt(position, 1, 3, {10, 8, 5, 2}));
    CHECK(refusalOf(position, SwapSeats{1, PlayerId(8), PlayerId(12), "by hand"}) == Why::RoundHasResults);
    CHECK(refusalOf(position, SwapSeats{1, PlayerId(3), PlayerId(4), {}}) == Why::ReasonMissing);
    act(position, SwapSeats{1, PlayerId(3), PlayerId(4), "by hand"});
    CHECK(position.pod(1, 3)->result);
}

TEST_CASE("seats that cannot be are refused, and change nothing", "[engine][tournament]") {
    Position position = begunSixteen(System::A);
    const auto why = [&](std::vector<TableSeats> tables) {
        return refusalOf(position, ChangeSeats{1, std::move(tables), "so"});
    };
    CHECK(why({}) == Why::NothingSaid);
    CHECK(why({{6, {PlayerId(4), PlayerId(5), PlayerId(6)}}}) == Why::NoSuchTable);
    CHECK(why({{2, {PlayerId(4), PlayerId(5)}}}) == Why::WrongTableSize);
    CHECK(why({{2, {PlayerId(4), PlayerId(5), PlayerId(8)}}}) == Why::SeatedTwice);
    CHECK(why({{1, {}}, {2, {}}, {3, {}}, {4, {}}}) == Why::NothingSaid);
    CHECK(refusalOf(position, ChangeSeats{2, {{1, {}}}, "so"}) == Why::NoSuchRound);
    act(position, EnterPlayers{{{{}, "Late", {}}}, 2});
    CHECK(why({{2, {PlayerId(4), PlayerId(5), PlayerId(6), PlayerId(16)}}}) == Why::NotPlaying);
}

TEST_CASE("a table whose players sit elsewhere stays empty, and nothing waits for it", "[engine][tournament]") {
    Position position = tournamentOf(15, System::B, 1);
    position.settings.cut = Cut::Final;
    act(position, seatsFor(1, {{PlayerId(0), PlayerId(1), PlayerId(2), PlayerId(3)},
                               {PlayerId(4), PlayerId(5), PlayerId(6), PlayerId(7)},
                               {PlayerId(8), PlayerId(9), PlayerId(10), PlayerId(11)},
                               {PlayerId(12), PlayerId(13), PlayerId(14)}}));
    act(position, resultAt(position, 1, 1, {10, 8, 5, 2}));
    // Two of the last table go home: the third plays at a new table with two of others.
    act(position, ChangeSeats{1,
                              {{2, {PlayerId(4), PlayerId(5), PlayerId(6)}},
                               {3, {PlayerId(8), PlayerId(9), PlayerId(10)}},
                               {4, {}},
                               {5, {PlayerId(12), PlayerId(7), PlayerId(11)}}},
                              "two went home"});
    CHECK_FALSE(position.pod(1, 4)->awaitsResult());
    for (const int table : {2, 3, 5}) {
        act(position, resultAt(position, 1, table, {10, 7, table}));
        act(position, SetState{1, table, ResultState::Official, {}, "seen", {}});
    }
    act(position, SetState{1, 1, ResultState::Official, {}, "seen", {}});
    CHECK_FALSE(standings(position).isProvisional);
    CHECK(planStage(position, 2, 1));
}

TEST_CASE("a stand-in fills a seat, counts at the table and has no rank", "[engine][tournament]") {
    Position position = begunSixteen(System::B);
    EnterPlayers enter;
    enter.players.push_back({{}, "Stand-in", {}, true});
    act(position, enter);
    const PlayerId standIn{16};
    CHECK(std::ranges::count(position.playing(1), standIn) == 0);
    act(position, ChangeSeats{1, {{2, {standIn, PlayerId(5), PlayerId(6), PlayerId(7)}}}, "Player 5 is ill"});
    act(position, resultAt(position, 1, 2, {10, 8, 5, 2}));
    const Standings table = standings(position);
    CHECK(table.of(standIn) == nullptr);
    CHECK(table.rows.size() == 16);
    CHECK(table.of(PlayerId(5))->value(Criterion::PlacePoints) == Fraction(3));
    CHECK(table.of(PlayerId(5))->value(Criterion::ShareMean) == Fraction(8, 25));
    PlanWish wish;
    wish.round = 2;
    const auto plan = planRounds(position, wish);
    REQUIRE(plan);
    for (const auto& seats : plan->acts.front().tables) {
        CHECK(std::ranges::count(seats, standIn) == 0);
    }
}

TEST_CASE("whoever leaves in mid-game is last, or absent, as the settings say", "[engine][tournament]") {
    Position position = begunSixteen(System::A);
    EnterResult result = resultAt(position, 1, 2, {8, 9, 7, 5});
    result.scores[1].left = true;
    CHECK(refusalOf(position, result) == Why::ReasonMissing);
    result.reason = "had to catch a train";
    act(position, result);
    // Nine points, and behind everybody who stayed.
    CHECK(position.pod(1, 2)->result->scores[1] == Score{PlayerId(5), 9, 4, true});
    CHECK(position.pod(1, 2)->result->scores[0].place == 1);
    Standings table = standings(position);
    CHECK(table.of(PlayerId(4))->value(Criterion::ShareSum) == Fraction(8, 29));
    CHECK(table.of(PlayerId(5))->value(Criterion::PlacePoints) == Fraction(1));
    CHECK(table.of(PlayerId(5))->value(Criterion::Points) == Fraction(9));
    position.settings.scoring.leaver = Leaver::Absent;
    table = standings(position);
    CHECK(table.of(PlayerId(5))->games.empty());
    CHECK(table.of(PlayerId(5))->value(Criterion::Points).isZero());
    // As at a table of three, with its dummy: 8 of 20 and a third.
    CHECK(table.of(PlayerId(4))->value(Criterion::ShareSum) == Fraction(24, 80));
    CHECK(table.of(PlayerId(7))->value(Criterion::PlacePoints) == Fraction(1));
    for (EnteredScore& score : result.scores) {
        score.left = true;
    }
    CHECK(refusalOf(position, result) == Why::NobodyStayed);
}

TEST_CASE("later plans rest on who really met", "[engine][tournament]") {
    Position position = begunSixteen(System::A);
    act(position, ChangeSeats{1,
                              {{2, {PlayerId(8), PlayerId(5), PlayerId(6), PlayerId(7)}},
                               {3, {PlayerId(4), PlayerId(9), PlayerId(10), PlayerId(11)}}},
                              "wrong table"});
    const auto met = [&](PlayerId a, PlayerId b) {
        return std::ranges::any_of(meetings(position), [&](const Meeting& each) { return each.a == a && each.b == b; });
    };
    CHECK(met(PlayerId(5), PlayerId(8)));
    CHECK_FALSE(met(PlayerId(4), PlayerId(5)));
    PlanWish wish;
    wish.round = 2;
    wish.count = 2;
    const auto plan = planRounds(position, wish);
    REQUIRE(plan);
    CHECK(plan->quality.repeats.count == 0);
}

TEST_CASE("who is out and still has a seat is named", "[engine][tournament]") {
    Position position = begunSixteen(System::A);
    CHECK(awaySeats(position).empty());
    act(position, DropOut{PlayerId(5), 1, "ill"});
    act(position, DropOut{PlayerId(0), 1, "ill"});
    // At a table with a result somebody did play.
    CHECK(awaySeats(position) == std::vector{AwaySeat{1, 2, PlayerId(5)}});
}

TEST_CASE("what is odd about a result is told and refuses nothing", "[engine][tournament]") {
    Settings settings;
    const auto words = [&](std::vector<int> points) {
        std::vector<Score> scores;
        for (std::size_t i = 0; i < points.size(); ++i) {
            scores.push_back({PlayerId(i), points[i], 1, false});
        }
        std::string text;
        for (const Doubted& each : doubtsIn(settings, scores)) {
            text += std::string(engine::nameOf(each.doubt, kDoubtWords)) + ":" + std::to_string(each.players.size()) + " ";
        }
        return text;
    };
    CHECK(words({10, 9, 4, 2}).empty());
    CHECK(words({11, 9, 4, 2}).empty());
    CHECK(words({12, 9, 4, 2}) == "points-too-many:1 ");
    CHECK(words({77, 9, 4, 2}) == "points-too-many:1 ");
    CHECK(words({10, 10, 4, 2}) == "two-winners:2 ");
    CHECK(words({9, 9, 4, 2}) == "no-winner:0 ");
    settings.timeLimit = 90;
    CHECK(words({9, 9, 4, 2}).empty());
    // At 20 points the cards of the CCM rules are worth 4.
    settings.winningScore = 20;
    CHECK(mostPlausiblePoints(settings) == 21);
    settings.documents = {"base", "ccm"};
    CHECK(mostPlausiblePoints(settings) == 23);
    Position position = begunSixteen(System::A);
    EnterResult result = resultAt(position, 1, 2, {77, 9, 4, 2});
    result.despite = {Doubt::PointsTooMany};
    act(position, result);
    CHECK(actionFromJson(toJson(Action(result), *position.table), *position.table) == Action(result));
    EnterResult record = result;
    record.scores[0].points = 7;
    CHECK(otherwiseIn(record, result) == std::vector{PlayerId(4)});
}

TEST_CASE("a seed is drawn by four dice, one of two thousand million", "[engine][tournament]") {
    Position position = tournamentOf(16);
    DrawSeed draw;
    CHECK(diceNeeded(position, Action(draw)) == std::vector<int>{128, 256, 256, 256});
    CHECK(refusalOf(position, draw) == Why::DiceMissing);
    draw.dice.dice = {{128, 1}, {256, 1}, {256, 2}, {256, 4}};
    act(position, draw);
    CHECK(position.drawnSeed == 259);
    draw.dice.dice = {{128, 128}, {256, 256}, {256, 256}, {256, 256}};
    act(position, draw);
    CHECK(position.drawnSeed == 0x7fffffff);
    draw.dice.dice[0].sides = 6;
    CHECK(refusalOf(position, draw) == Why::DiceWrong);
}

TEST_CASE("new acts and events read back as they were written, and old ones read as before", "[engine][tournament]") {
    Position position = begunSixteen(System::A);
    for (const Action& action : {Action(threeAtTableTwo()), Action(ChangeSeats{1, {{2, {}}}, "moved"}),
                                 Action(EnterPlayers{{{{}, "Stand-in", {}, true}}, {}})}) {
        CHECK(actionFromJson(toJson(action, *position.table), *position.table) == action);
    }
    const auto events = decide(position, threeAtTableTwo())->events;
    CHECK(eventsFromJson(toJson(events, *position.table), *position.table) == events);
    const auto old = eventsFromJson(
        R"([{"event":"player-entered","id":"77","name":"Eva","club":"","from":1,"clauses":[],"rulings":{}}])",
        *position.table);
    REQUIRE(old);
    CHECK_FALSE(std::get<PlayerEntered>(old->front().body).standIn);
    const auto settings = settingsFromJson(R"({"format":"tournament/1","name":"x","scoring":{"system":"B"}})");
    REQUIRE(settings);
    CHECK(settings->scoring.leaver == Leaver::Last);
}

TEST_CASE("the worth of a seat is told with its error", "[engine][tournament]") {
    Position position = begunSixteen(System::A);
    CHECK(seatAdvantages(Position()).empty());
    act(position, resultAt(position, 1, 2, {10, 10, 4, 2}));
    act(position, resultAt(position, 1, 3, {2, 10, 4, 3}));
    act(position, resultAt(position, 1, 4, {10, 5, 4, 1}));
    const auto seats = seatAdvantages(position);
    REQUIRE(seats.size() == 4);
    CHECK(seats[0].games == 4);
    CHECK(seats[0].wins == Fraction(5, 2));
    CHECK(seats[0].winRate == Approx(0.625));
    CHECK(seats[0].expected == Approx(0.25));
    CHECK(seats[0].error == Approx(0.2165).epsilon(0.001));
    CHECK_FALSE(seats[0].isBeyondChance);
    CHECK(seats[3].wins.isZero());
    // 10/25, 10/26, 2/19 and 10/20.
    CHECK(seats[0].share == Approx((0.4 + 10.0 / 26 + 2.0 / 19 + 0.5) / 4));
}

TEST_CASE("24 players play seven rounds and 32 ten without meeting anybody twice", "[engine][tournament]") {
    const auto [players, rounds] =
        GENERATE(Catch::Generators::table<std::size_t, int>({{24, 7}, {32, 10}, {23, 7}, {31, 10}}));
    PlanWish wish;
    wish.count = rounds;
    wish.seed = 4'711;
    Position position = tournamentOf(players, System::A, rounds);
    const auto plan = planRounds(position, wish);
    REQUIRE(plan);
    for (const SeatRound& round : plan->acts) {
        act(position, round);
    }
    for (const Meeting& each : meetings(position)) {
        CHECK(each.rounds.size() == 1);
    }
    CHECK(plan->quality.repeats.count == 0);
}

TEST_CASE("tables change as far as the groups let them", "[engine][tournament]") {
    // 25 is the least that any numbering of these groups gives (all were tried).
    PlanWish wish;
    wish.count = 5;
    const auto plan = planRounds(tournamentOf(16, System::A, 5), wish);
    REQUIRE(plan);
    CHECK(plan->quality.sameTable.count == 25);
}

TEST_CASE("twelve players repeat as few meetings as any greedy program's best", "[engine][tournament]") {
    const auto [rounds, greedyBest] = GENERATE(Catch::Generators::table<int, int>({{3, 8}, {4, 17}}));
    PlanWish wish;
    wish.count = rounds;
    const auto plan = planRounds(tournamentOf(12, System::A, rounds), wish);
    REQUIRE(plan);
    CHECK(plan->quality.repeats.count <= greedyBest);
}

}  // namespace engine::tournament
