// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "engine/notation/tournament_json.h"
#include "engine/tournament/escalation.h"
#include "engine/tournament/protest.h"
#include "engine/tournament/standings.h"
#include "tests/engine/tournament/tournament_position.h"

namespace engine::tournament {

namespace {

Penalize warningFor(PlayerId player, const std::string& rule) {
    return {player, PenaltyKind::Warning, {}, {}, {}, rule, "seen"};
}

CarriedFrom lastYear(int penalty) {
    return {std::string(32, 'a'), "Last year", "ADJ1:" + std::string(32, 'A') + ":7:" + std::string(64, '0'), penalty};
}

}  // namespace

TEST_CASE("a rule that is broken again proposes the next step, and applies nothing", "[engine][tournament]") {
    Position position = tournamentOf(4);
    const Penalize late = warningFor(PlayerId(0), "Late");
    CHECK_FALSE(escalationOf(position, late));
    act(position, late);
    auto due = escalationOf(position, warningFor(PlayerId(0), " late "));
    REQUIRE(due);
    CHECK(due->due.kind == PenaltyKind::Deduction);
    CHECK(due->earlier == std::vector<int>{1});
    CHECK_FALSE(escalationOf(position, warningFor(PlayerId(1), "Late")));
    CHECK_FALSE(escalationOf(position, warningFor(PlayerId(0), "Noise")));
    act(position, late);
    due = escalationOf(position, late);
    REQUIRE(due);
    CHECK(due->due.kind == PenaltyKind::Disqualification);
    CHECK_FALSE((*position.table)[PlayerId(0)].disqualified);
    // As severe as is due: nothing to propose. What was withdrawn does not count.
    Penalize out = late;
    out.kind = PenaltyKind::Disqualification;
    CHECK_FALSE(escalationOf(position, out));
    act(position, WithdrawPenalty{1, "misread"});
    act(position, WithdrawPenalty{2, "misread"});
    CHECK_FALSE(escalationOf(position, late));
}

TEST_CASE("where B ranks, nothing escalates to a disqualification unless the settings say so", "[engine][tournament]") {
    Position position = tournamentOf(4, System::B);
    const Penalize late = warningFor(PlayerId(0), "late");
    for (int i = 0; i < 4; ++i) {
        act(position, late);
    }
    REQUIRE(escalationOf(position, late));
    CHECK(escalationOf(position, late)->due.kind == PenaltyKind::Deduction);
    position.settings.escalation = {{PenaltyKind::Warning},
                                    {PenaltyKind::Deduction, Criterion::PlacePoints, Fraction(1, 2)}};
    CHECK_FALSE(faultOf(position.settings));
    CHECK(escalationOf(position, late)->due.amount == Fraction(1, 2));
    const auto read = settingsFromJson(toJson(position.settings));
    REQUIRE(read);
    CHECK(*read == position.settings);
    position.settings.escalation = {{PenaltyKind::Warning}};
    CHECK_FALSE(escalationOf(position, late));
    position.settings.escalation = {{PenaltyKind::Deduction}, {PenaltyKind::Warning}};
    CHECK(faultOf(position.settings) == "escalation");
    position.settings.escalation = {{PenaltyKind::Warning, Criterion::Points, Fraction(1)}};
    CHECK(faultOf(position.settings) == "escalation");
    position.settings.escalation = {{PenaltyKind::Deduction, Criterion::Points, {}}};
    CHECK(faultOf(position.settings) == "escalation");
}

TEST_CASE("a penalty that was carried over counts for the steps and changes no standing", "[engine][tournament]") {
    Position position = tournamentOf(4);
    const Standings before = standings(position);
    Penalize carried = warningFor(PlayerId(0), "late");
    carried.kind = PenaltyKind::Disqualification;
    carried.carried = lastYear(1);
    act(position, carried);
    CHECK_FALSE((*position.table)[PlayerId(0)].disqualified);
    Penalize deduction = warningFor(PlayerId(0), "late");
    deduction.kind = PenaltyKind::Deduction;
    deduction.criterion = Criterion::Points;
    deduction.amount = Fraction(3);
    deduction.carried = lastYear(2);
    act(position, deduction);
    CHECK(standings(position).of(PlayerId(0))->value(Criterion::Points) ==
          before.of(PlayerId(0))->value(Criterion::Points));
    REQUIRE(escalationOf(position, warningFor(PlayerId(0), "late")));
    CHECK(escalationOf(position, warningFor(PlayerId(0), "late"))->earlier == std::vector<int>{1, 2});
    // Once each, with its source whole, and in no round of this tournament.
    CHECK(decide(position, carried).error().why == Why::AlreadySo);
    carried.carried = lastYear(3);
    carried.round = 1;
    CHECK(decide(position, carried).error().why == Why::NoSuchRound);
    carried.round.reset();
    carried.carried->head = "x";
    CHECK(decide(position, carried).error().why == Why::BadHead);
    carried.carried = lastYear(3);
    carried.carried->tournament = "x";
    CHECK(decide(position, carried).error().why == Why::BadText);
    // To withdraw it lets nobody in who is out by this tournament's own penalty.
    Penalize own = warningFor(PlayerId(0), "cheating");
    own.kind = PenaltyKind::Disqualification;
    act(position, own);
    act(position, WithdrawPenalty{1, "long ago"});
    CHECK((*position.table)[PlayerId(0)].disqualified);
    act(position, WithdrawPenalty{3, "not so"});
    CHECK_FALSE((*position.table)[PlayerId(0)].disqualified);
}

TEST_CASE("a protest ends with the signature, after a time, or when it is official", "[engine][tournament]") {
    Settings settings;
    Result result;
    CHECK(protestMinutes(settings) == 0);
    CHECK(protestTime(settings, result, {}).state == Protest::Unsigned);
    result.state = ResultState::Confirmed;
    CHECK(protestTime(settings, result, 0).state == Protest::Over);
    settings.protest = 10;
    CHECK(protestTime(settings, result, 60) == ProtestTime{Protest::Open, 540});
    CHECK(protestTime(settings, result, -60) == ProtestTime{Protest::Open, 600});
    CHECK(protestTime(settings, result, {}) == ProtestTime{Protest::Open, 600});
    CHECK(protestTime(settings, result, 600).state == Protest::Over);
    result.state = ResultState::Disputed;
    CHECK(protestTime(settings, result, 600).state == Protest::Raised);
    result.state = ResultState::Official;
    CHECK(protestTime(settings, result, 0).state == Protest::Over);
    settings.protest.reset();
    settings.scoring = presetOf(System::B, 10);
    result.state = ResultState::Confirmed;
    CHECK(protestTime(settings, result, 0).state == Protest::Untimed);
    settings.name = "Cup";
    settings.protest = 1441;
    CHECK(faultOf(settings) == "protest_minutes");
}

}  // namespace engine::tournament
