// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/throw_counts.h"

#include <catch2/catch.hpp>

#include "adjudicator/record/correction.h"
#include "tests/adjudicator/dispute/battlefield.h"
#include "tests/adjudicator/record/test_desk.h"

using namespace adjudicator;
using adjudicator::test::battlefield;
using adjudicator::test::Desk;
using adjudicator::test::kAttack;

namespace {

constexpr const char* kRound =
    R"({"do":"throw","dice":[{"sides":12,"value":9},{"sides":12,"value":2}],"source":"entered"})";
constexpr const char* kBlueRolls =
    R"({"do":"roll","by":"blue","dice":[{"sides":6,"value":3},{"sides":6,"value":5}],"source":"entered"})";

ThrowCounts of(Desk& desk, const std::string& player) {
    for (const PlayerThrows& each : countsByPlayer(desk.table().line())) {
        if (each.player == player) {
            return each.counts;
        }
    }
    FAIL("no such player");
    return {};
}

/// In the order of the fields, for one comparison.
std::vector<int> listed(const ThrowCounts& counts) {
    return {counts.witnessed, counts.desk, counts.entered, counts.camera, counts.voids, counts.takenBack};
}

/// All together are the game's, but for voids that nobody had declared.
void checkSum(Desk& desk, int nobodys) {
    ThrowCounts sum;
    for (const PlayerThrows& each : countsByPlayer(desk.table().line())) {
        sum.witnessed += each.counts.witnessed;
        sum.desk += each.counts.desk;
        sum.entered += each.counts.entered;
        sum.camera += each.counts.camera;
        sum.voids += each.counts.voids;
        sum.takenBack += each.counts.takenBack;
    }
    sum.voids += nobodys;
    CHECK(listed(sum) == listed(countsOf(desk.table().line())));
}

}  // namespace

TEST_CASE("throws are counted for who threw them, also those without an actor and those taken back",
          "[adjudicator][record][dice]") {
    Desk desk(battlefield());
    desk.play(kAttack);
    const ActPlace attack = *desk.table().line().lastStep();
    desk.play(kRound);
    REQUIRE_FALSE(desk.refused);
    CHECK(listed(of(desk, "red")) == std::vector{0, 0, 1, 0, 0, 0});
    desk.play(R"({"do":"throw"})");
    desk.table().openThrow({"gull"});
    CHECK(listed(of(desk, "red")) == std::vector{1, 0, 1, 0, 0, 0});
    CHECK(listed(of(desk, "blue")) == std::vector{0, 0, 0, 0, 0, 0});
    desk.table().takeBack();
    CHECK(listed(of(desk, "red")) == std::vector{0, 0, 1, 0, 0, 1});
    // The same act uses the same throw: it counts again, and what was taken back stays counted.
    desk.play(R"({"do":"throw"})");
    CHECK(listed(of(desk, "red")) == std::vector{1, 0, 1, 0, 0, 1});
    checkSum(desk, 0);

    desk.table().undoTo(attack);
    CHECK(listed(of(desk, "red")) == std::vector{0, 0, 0, 0, 0, 3});
    desk.play(R"({"do":"end-turn","by":"red"})");
    REQUIRE_FALSE(desk.refused);
    // It is blue's turn now; what red took back stays red's.
    CHECK(listed(of(desk, "red")) == std::vector{0, 0, 0, 0, 0, 3});
    desk.play(kBlueRolls);
    CHECK(listed(of(desk, "blue")) == std::vector{0, 0, 1, 0, 0, 0});
    checkSum(desk, 0);
}

TEST_CASE("a void is counted for who had declared it, else for nobody", "[adjudicator][record][dice]") {
    Desk desk(battlefield());
    desk.restart([&] { desk.loseSecrets(); });
    CHECK(countsOf(desk.table().line()).voids == 1);
    checkSum(desk, 1);
    desk.play(R"({"do":"end-turn","by":"red"})");
    desk.play(R"({"do":"roll","by":"blue"})");
    REQUIRE(desk.table().declared());
    desk.restart([&] { desk.loseSecrets(); });
    CHECK(of(desk, "blue").voids == 1);
    CHECK(of(desk, "red").voids == 0);
    checkSum(desk, 1);
    const Verification verified = desk.verified();
    REQUIRE(verified.throwsByPlayer.size() == 2);
    CHECK(verified.throwsByPlayer[1].player == "blue");
    CHECK(verified.throwsByPlayer[1].counts.voids == 1);
}

TEST_CASE("a round that a correction changed counts for who threw it", "[adjudicator][record][dice]") {
    Desk desk(battlefield());
    desk.play(kAttack);
    desk.play(kRound);
    REQUIRE_FALSE(desk.refused);
    const ActPlace round = *desk.table().line().lastStep();
    const auto other = engine::actionFromJson(
        R"({"do":"throw","dice":[{"sides":12,"value":1},{"sides":12,"value":2}],"source":"entered"})",
        *desk.table().position().table);
    REQUIRE(other);
    const auto plan = planCorrection<TableGame>(desk.table().line(),
                                                {round, "read wrongly", std::nullopt, {{round, false, *other, {}}}});
    REQUIRE(plan);
    REQUIRE(plan->conflicts.empty());
    desk.table().correct(plan->corrected);
    REQUIRE_FALSE(desk.refusedByTable);
    CHECK(listed(of(desk, "red")) == std::vector{0, 0, 1, 0, 0, 0});
    CHECK(listed(of(desk, "blue")) == std::vector{0, 0, 0, 0, 0, 0});
    checkSum(desk, 0);
}
