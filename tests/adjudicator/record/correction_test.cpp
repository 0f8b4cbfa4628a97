// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/correction.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

#include "engine/action/evolve.h"
#include "engine/rules/given/adjusting.h"
#include "tests/adjudicator/record/test_desk.h"
#include "tests/support/random_player.h"
#include "tests/support/random_start.h"

using namespace adjudicator;
using adjudicator::test::Desk;
using engine::Action;
using engine::Position;
using engine::test::Documents;
using engine::test::Manner;
using engine::test::RandomPlayer;

namespace {

using Asked = CorrectionAskedOf<TableGame>;
using Wish = CorrectionWishOf<TableGame>;
using Plan = CorrectionPlanOf<TableGame>;

/// An island of fields with number 8: red and blue have a settlement each, red a road.
engine::Setup island() {
    engine::Setup setup;
    for (int q = -2; q <= 2; ++q) {
        for (int r = -2; r <= 2; ++r) {
            if (engine::distance({0, 0}, {q, r}) <= 2) {
                setup.hexes.push_back({{q, r}, engine::Terrain::Fields, q == 0 ? 8 : 5, false, false, {}});
            }
        }
    }
    const auto text = R"({"format":"catan-position/1","hexes":[],"players":["red","blue"],
        "buildings":[{"at":"0,0:N","kind":"settlement","owner":"red"},{"at":"-1,1:S","kind":"settlement","owner":"blue"}],
        "routes":[{"at":"0,0:NE","kind":"road","owner":"red"}],
        "turn":{"round":3,"player":"red","phase":"roll"}})";
    engine::Setup rest = *TableGame::setupFromJson(text);
    rest.hexes = setup.hexes;
    return rest;
}

Action act(Desk& desk, const char* text) {
    const auto action = engine::actionFromJson(text, *desk.table().position().table);
    REQUIRE(action);
    return *action;
}

/// Plays and answers where the record holds the act.
ActPlace played(Desk& desk, const char* text) {
    desk.play(text);
    INFO(text);
    REQUIRE_FALSE(desk.refused);
    return *desk.table().line().lastStep();
}

constexpr const char* kRollEight =
    R"({"do":"roll","by":"red","dice":[{"sides":6,"value":3},{"sides":6,"value":5}],"source":"entered"})";
constexpr const char* kRollFive =
    R"({"do":"roll","by":"red","dice":[{"sides":6,"value":1},{"sides":6,"value":4}],"source":"entered"})";
constexpr const char* kFirstRoad = R"({"do":"build","by":"red","piece":"road","at":"0,0:E"})";
constexpr const char* kSecondRoad = R"({"do":"build","by":"red","piece":"road","at":"0,0:SE"})";

Plan planned(Desk& desk, const Asked& asked) {
    auto plan = planCorrection(desk.table().line(), asked);
    REQUIRE(plan);
    return *plan;
}

}  // namespace

TEST_CASE("a roll entered wrongly is corrected: the yields change, what followed is decided again",
          "[adjudicator][record]") {
    Desk desk(island());
    const ActPlace roll = played(desk, kRollEight);
    played(desk, kFirstRoad);
    const engine::Setup asPlayed = desk.setup();

    Plan plan = planned(desk, {roll, "it was a five", engine::clause::B_7, {{roll, false, act(desk, kRollFive), {}}}});
    REQUIRE(plan.conflicts.empty());
    REQUIRE(plan.corrected.line.size() == 2);
    CHECK(plan.corrected.line[0].how == CorrectedHow::Changed);
    CHECK(plan.corrected.line[1].how == CorrectedHow::Kept);
    CHECK_FALSE(engine::differences(plan.before, plan.after).empty());
    CHECK(desk.setup() == asPlayed);

    desk.table().correct(plan.corrected);
    CHECK(desk.table().position() == plan.after);
    CHECK(desk.table().log()[roll.entry].correctedBy == desk.table().line().lastStep()->entry);
    CHECK(desk.verified().kind == VerdictKind::Sound);

    // It is as if it had been played so.
    Desk other(island());
    played(other, kRollFive);
    played(other, kFirstRoad);
    CHECK(other.setup() == desk.setup());

    const engine::Setup corrected = desk.setup();
    desk.restart();
    CHECK(desk.setup() == corrected);
    desk.table().takeBack();
    CHECK(desk.setup() == asPlayed);
    desk.table().restore();
    CHECK(desk.setup() == corrected);
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("an act that rested on a dropped one is a conflict until it is decided", "[adjudicator][record]") {
    Desk desk(island());
    played(desk, kRollEight);
    const ActPlace first = played(desk, kFirstRoad);
    const ActPlace second = played(desk, kSecondRoad);
    const std::size_t entries = desk.table().log().size();

    const Asked dropped{first, "it was never built", {}, {{first, true, {}, {}}}};
    const Plan open = planned(desk, dropped);
    REQUIRE(open.conflicts.size() == 1);
    CHECK(open.conflicts[0].of == second);
    REQUIRE(open.conflicts[0].refusal);
    CHECK(open.conflicts[0].refusal->clause == engine::clause::B_5);
    CHECK(desk.table().log().size() == entries);

    SECTION("dropped too") {
        Asked both = dropped;
        both.wishes.push_back({second, true, {}, {}});
        const Plan plan = planned(desk, both);
        REQUIRE(plan.conflicts.empty());
        desk.table().correct(plan.corrected);
        CHECK(desk.setup().routes.size() == 1);
        CHECK_FALSE(desk.table().log()[second.entry].onLine);
    }
    SECTION("or let stand by a ruling") {
        Asked stands = dropped;
        stands.wishes.push_back({second, false, {}, "both players agree"});
        const Plan plan = planned(desk, stands);
        REQUIRE(plan.conflicts.empty());
        desk.table().correct(plan.corrected);
        CHECK(desk.setup().routes.size() == 2);
        CHECK(desk.table().log()[second.entry].onLine);
        // It goes on standing when something else is corrected later.
        const ActPlace roll = desk.table().line().acts().front().origin;
        const Plan later = planned(desk, {roll, "it was a five", {}, {{roll, false, act(desk, kRollFive), {}}}});
        CHECK(later.conflicts.empty());
        CHECK(later.corrected.line.back().stands == "both players agree");
    }
    SECTION("or changed") {
        Asked elsewhere = dropped;
        elsewhere.wishes.push_back(
            {second, false, act(desk, R"({"do":"build","by":"red","piece":"road","at":"0,0:NW"})"), {}});
        const Plan plan = planned(desk, elsewhere);
        REQUIRE(plan.conflicts.empty());
        desk.table().correct(plan.corrected);
        CHECK(desk.table().log()[second.entry].correctedBy);
    }
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("a forgotten act is put in where it happened, and can be named later", "[adjudicator][record]") {
    Desk desk(island());
    const ActPlace roll = played(desk, kRollEight);
    const ActPlace end = played(desk, R"({"do":"end-turn","by":"red"})");
    const Plan plan =
        planned(desk, {end, "the road was overlooked", {}, {{std::nullopt, false, act(desk, kFirstRoad), {}}}});
    REQUIRE(plan.conflicts.empty());
    desk.table().correct(plan.corrected);
    CHECK(desk.setup().routes.size() == 2);
    const ActPlace correction = *desk.table().line().lastStep();
    const ActPlace road{correction.entry, 0};
    REQUIRE(desk.table().line().indexOf(road));

    SECTION("a later correction drops it again") {
        const Plan again = planned(desk, {roll, "no, it was not", {}, {{road, true, {}, {}}}});
        desk.table().correct(again.corrected);
        CHECK(desk.setup().routes.size() == 1);
    }
    SECTION("undo to it leaves what came before") {
        desk.table().undoTo(road);
        CHECK(desk.setup().routes.size() == 1);
        CHECK(desk.table().line().acts().size() == 1);
        // The correction stands whole no more: the next step back is the roll.
        CHECK(*desk.table().line().lastStep() == roll);
    }
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("faces thrown by commitment are not to be changed", "[adjudicator][record][dice]") {
    Desk desk(island());
    desk.play(R"({"do":"roll","by":"red"})");
    desk.table().openThrow({"word"});
    const ActPlace roll = *desk.table().line().lastStep();
    const engine::Dice thrown = *engine::diceOf(desk.table().line().actAt(roll).action);
    const Action other = act(desk, thrown.sum() == 8 ? kRollFive : kRollEight);
    const auto plan = planCorrection(desk.table().line(), Asked{roll, "no", {}, {{roll, false, other, {}}}});
    REQUIRE_FALSE(plan);
    CHECK(plan.error() == CorrectionRefusal::DiceProved);
}

TEST_CASE("what cannot be corrected is refused", "[adjudicator][record]") {
    Desk desk(island());
    const ActPlace roll = played(desk, kRollEight);
    const ActPlace road = played(desk, kFirstRoad);
    const auto refusalOf = [&](const Asked& asked) {
        const auto plan = planCorrection(desk.table().line(), asked);
        return plan ? std::nullopt : std::optional(plan.error());
    };
    CHECK(refusalOf({{0, {}}, "why", {}, {{roll, true, {}, {}}}}) == CorrectionRefusal::NotOnLine);
    CHECK(refusalOf({road, "why", {}, {{roll, true, {}, {}}}}) == CorrectionRefusal::NotOnLine);
    CHECK(refusalOf({roll, " ", {}, {{roll, true, {}, {}}}}) == CorrectionRefusal::ReasonMissing);
    CHECK(refusalOf({roll, "why", {}, {{roll, false, act(desk, kRollEight), {}}}}) ==
          CorrectionRefusal::NothingChanges);
}

namespace {

/// Drops an act of a game, and with it all that no longer works; what is left is as if only that had been played.
void dropOne(unsigned seed, const Documents& documents, int most) {
    INFO(engine::test::nameOf(documents) << ", seed " << seed);
    const Position start = engine::test::randomStart(documents, seed);
    Desk desk(toSetup(start));
    RandomPlayer player(start, seed, Manner::Eager);
    for (int i = 0; i < most && !player.ended(); ++i) {
        desk.play(player.play(legalActs(player.now())).action);
        REQUIRE_FALSE(desk.refused);
    }
    const engine::Setup asPlayed = desk.setup();
    const LineActs now = desk.table().line().acts();
    const std::vector<LineAct> acts(now.begin(), now.end());
    const ActPlace from = acts[player.below(acts.size())].origin;
    Asked asked{from, "it did not happen", {}, {{from, true, {}, {}}}};
    for (Plan plan = planned(desk, asked);; plan = planned(desk, asked)) {
        if (plan.conflicts.empty()) {
            desk.table().correct(plan.corrected);
            break;
        }
        asked.wishes.push_back({plan.conflicts.front().of, true, {}, {}});
    }
    Position again = *TableGame::toPosition(toSetup(start));
    for (const LineAct& act : desk.table().line().acts()) {
        const auto decision = decide(again, desk.table().line().actAt(act.now).action);
        REQUIRE(decision);
        evolve(again, decision->events);
    }
    CHECK(toSetup(again) == desk.setup());
    CHECK(desk.verified().kind == VerdictKind::Sound);
    const engine::Setup corrected = desk.setup();
    desk.restart();
    CHECK(desk.setup() == corrected);
    desk.table().takeBack();
    CHECK(desk.setup() == asPlayed);
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

}  // namespace

TEST_CASE("an act dropped from a random game leaves the game without it", "[adjudicator][record][random]") {
    for (unsigned seed = 1; seed <= 12; ++seed) {
        const bool war = seed % 3 == 0;
        dropOne(seed, war ? Documents{"base", "soldiers", "ccm"} : Documents{"base"}, war ? 90 : 60);
    }
}
