// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/what_if/what_if.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "adjudicator/what_if/compared.h"
#include "engine/notation/action_json.h"
#include "tests/adjudicator/record/test_desk.h"
#include "tests/support/scene.h"

namespace adjudicator::test {

namespace {

using engine::Cards;
using engine::Language;
using engine::test::Scene;

using Wish = CorrectionWishOf<TableGame>;

/// Red's army beside Blue's settlement, in the combat phase.
engine::Setup war() {
    return Scene::soldiers("combat")
        .settlement("red", "0,2:S")
        .army("red", "0,0:N", "2C")
        .settlement("blue", "0,0:NE")
        .settlement("blue", "-2,2:N")
        .setup;
}

constexpr const char* kAttack = R"({"do":"attack","by":"red","from":["0,0:N"],"at":"0,0:NE"})";
std::string thrown(int red, int blue) {
    return R"({"do":"throw","dice":[{"sides":10,"value":)" + std::to_string(red) + R"(},{"sides":6,"value":)" +
           std::to_string(blue) + R"(}],"source":"entered"})";
}

ActPlace play(Desk& desk, const std::string& text) {
    desk.play(text.c_str());
    INFO(text);
    REQUIRE_FALSE(desk.refused);
    return *desk.table().line().lastStep();
}

engine::Action act(Desk& desk, const std::string& text) {
    const auto action = engine::actionFromJson(text, *desk.table().position().table);
    INFO(text);
    REQUIRE(action);
    return *action;
}

const ComparedRow* rowOf(const std::vector<ComparedRow>& rows, ComparedKind kind) {
    const auto found = std::ranges::find(rows, kind, &ComparedRow::kind);
    return found == rows.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("a disputed throw is tried on a copy: both outcomes stand side by side, and what falls says why",
          "[adjudicator][what-if][SA-K6]") {
    Desk desk(war());
    play(desk, kAttack);
    const ActPlace first = play(desk, thrown(9, 2));
    const ActPlace conquest = play(desk, R"({"do":"conquer","by":"red","decline":true})");
    const ActPlace end = play(desk, R"({"do":"end-turn","by":"red"})");
    const std::size_t entries = desk.table().log().size();
    const engine::Setup asPlayed = desk.setup();

    const auto tried = tryOut(desk.table().line(), {first, {{first, false, act(desk, thrown(2, 6)), {}}}});
    REQUIRE(tried);
    CHECK(desk.table().log().size() == entries);
    CHECK(desk.setup() == asPlayed);
    CHECK(tried->acts.size() == 3);
    CHECK(tried->first == 0);
    CHECK(tried->acts[0].how == TriedHow::Otherwise);
    CHECK(tried->acts[1].how == TriedHow::Falls);
    CHECK(tried->acts[1].of == conquest);
    REQUIRE(tried->acts[1].refusal);
    CHECK(tried->acts[1].refusal->why == engine::Why::NoConquest);
    CHECK(whyItFalls(tried->acts[1], Language::English) == "Nothing to conquer: no settlement has just been destroyed");
    CHECK(tried->acts[2].of == end);
    CHECK(tried->acts[2].how == TriedHow::Falls);
    CHECK(tried->canBeAdopted());
    REQUIRE(tried->asTried.attackerWins);
    CHECK_FALSE(tried->asRecorded.attackerWins);

    const auto rows = compared(*tried, Language::English);
    CHECK(rows.front().differs);
    CHECK_FALSE(rows.back().differs);
    CHECK(rowOf(rows, ComparedKind::Points)->asRecorded == "Red 1, Blue 1, White 0");
    CHECK(rowOf(rows, ComparedKind::Points)->asTried == "Red 1, Blue 2, White 0");
    const ComparedRow* place = rowOf(rows, ComparedKind::Place);
    REQUIRE(place);
    CHECK(place->ring == 1);
    CHECK(rowOf(rows, ComparedKind::Combat)->asTried.find("Red attacks") == 0);
    for (const ComparedRow& row : compared(*tried, Language::German)) {
        CHECK_FALSE(row.what.empty());
        CHECK((row.asRecorded != row.asTried) == row.differs);
    }

    // Adopted, the game goes on from there, and what fell is struck through.
    auto plan = planCorrection(desk.table().line(), tried->asCorrection("both saw a 2", engine::clause::SA_K6));
    REQUIRE(plan);
    REQUIRE(plan->conflicts.empty());
    desk.table().correct(plan->corrected);
    CHECK(desk.table().position() == tried->asTried.position);
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("a forgotten act is tried, and an act that the rules refuse says why it cannot be",
          "[adjudicator][what-if]") {
    Scene scene = Scene::base().settlement("red", "0,0:N").roads("red", {"0,0:NE", "0,0:E"});
    scene.hand("red", Cards::of(2, 2, 1, 1, 0));
    Desk desk(scene.setup);
    const ActPlace road = play(desk, R"({"do":"build","by":"red","piece":"road","at":"0,0:SE"})");
    play(desk, R"({"do":"end-turn","by":"red"})");

    const Wish settlement{{}, false, act(desk, R"({"do":"build","by":"red","piece":"settlement","at":"0,0:SE"})"), {}};
    const auto tried = tryOut(desk.table().line(), {road, {settlement}});
    REQUIRE(tried);
    CHECK(tried->acts.front().how == TriedHow::Added);
    CHECK(tried->count(TriedHow::Falls) == 0);
    const auto rows = compared(*tried, Language::English);
    CHECK(rowOf(rows, ComparedKind::Points)->asTried == "Red 2, Blue 0, White 0");
    CHECK(rowOf(rows, ComparedKind::Cards)->differs);

    const Wish city{{}, false, act(desk, R"({"do":"upgrade","by":"red","piece":"city","at":"0,0:N"})"), {}};
    const auto refused = tryOut(desk.table().line(), {road, {city}});
    REQUIRE(refused);
    CHECK(refused->acts.front().how == TriedHow::Falls);
    CHECK_FALSE(refused->canBeAdopted());
    CHECK(whyItFalls(refused->acts.front(), Language::English).find("Red lacks") == 0);

    const auto same = tryOut(desk.table().line(), {road, {}});
    REQUIRE_FALSE(same);
    CHECK(same.error() == CorrectionRefusal::NothingChanges);
}

TEST_CASE("dice that are proved are looked at otherwise, but never adopted", "[adjudicator][what-if]") {
    Desk desk(Scene::base("roll").settlement("red", "0,0:N").setup);
    const ActPlace roll = play(desk, R"({"do":"roll","by":"red"})");
    const engine::Dice was = *diceOf(desk.table().line().actAt(roll).action);
    const int sum = was.sum() == 8 ? 9 : 8;
    const auto other = act(desk, R"({"do":"roll","by":"red","dice":[{"sides":6,"value":4},{"sides":6,"value":)" +
                                     std::to_string(sum - 4) + R"(}],"source":"entered"})");
    const auto tried = tryOut(desk.table().line(), {roll, {{roll, false, other, {}}}});
    REQUIRE(tried);
    CHECK(tried->againstProof);
    CHECK_FALSE(tried->canBeAdopted());
    const auto plan = planCorrection(desk.table().line(), tried->asCorrection("no", {}));
    REQUIRE_FALSE(plan);
    CHECK(plan.error() == CorrectionRefusal::DiceProved);
}

}  // namespace adjudicator::test
