// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/playback.h"

#include <catch2/catch.hpp>

#include "adjudicator/record/correction.h"
#include "tests/adjudicator/record/test_desk.h"
#include "tests/support/random_player.h"
#include "tests/support/random_start.h"

using namespace adjudicator;
using adjudicator::test::Desk;
using adjudicator::test::kRedRolls;
using adjudicator::test::oneHex;

namespace {

constexpr const char* kEndOfTurn = R"({"do":"end-turn","by":"red"})";

/// After every entry the table stands as the record up to there says.
void checkAll(const Line& line, const Playback& way) {
    REQUIRE(way.size() == line.log().size());
    for (std::uint64_t seq = 0; seq < way.size(); ++seq) {
        INFO("entry " << seq);
        REQUIRE(way.positionAfter(line, seq) == line.upTo(seq).position());
    }
}

}  // namespace

TEST_CASE("the way through the record goes over what was taken back", "[adjudicator][record][playback]") {
    Desk desk(oneHex());
    Playback way(desk.table().line());
    desk.play(kRedRolls);
    const std::uint64_t roll = desk.table().line().lastStep()->entry;
    desk.play(kEndOfTurn);
    const std::uint64_t end = desk.table().line().lastStep()->entry;
    desk.table().undoTo({roll, {}});
    const std::uint64_t undone = *desk.table().line().restorable();
    const Line& line = desk.table().line();
    way.extend(line);
    checkAll(line, way);
    // What does not count any more is shown as it was.
    CHECK(way.positionAfter(line, end).turn.player == engine::PlayerId{1});
    CHECK(way.positionAfter(line, undone).turn.player == engine::PlayerId{0});

    CHECK(way.stopBefore(line, undone) == end);
    CHECK(way.stopBefore(line, end) == roll);
    CHECK(way.stopBefore(line, roll) == 0);
    CHECK_FALSE(way.stopBefore(line, 0));
    CHECK(way.stopAfter(line, 0) == roll);
    CHECK(way.stopAfter(line, end) == undone);
    CHECK_FALSE(way.stopAfter(line, undone));
    CHECK(way.lastStop(line) == undone);
    CHECK(way.momentOf(roll).turn == way.momentOf(end).turn);
    CHECK(way.momentOf(undone).turn != way.momentOf(end).turn);

    desk.table().restore();
    way.extend(desk.table().line());
    checkAll(desk.table().line(), way);
    desk.play(R"({"do":"roll","by":"blue","dice":[{"sides":6,"value":1},{"sides":6,"value":1}],"source":"entered"})");
    REQUIRE_FALSE(desk.refused);
    way.extend(desk.table().line());
    checkAll(desk.table().line(), way);
}

TEST_CASE("steps by turns lead from the end of a turn to the end of the next", "[adjudicator][record][playback]") {
    Desk desk(oneHex());
    const auto roll = [&](const std::string& by) {
        desk.play(R"({"do":"roll","by":")" + by +
                  R"(","dice":[{"sides":6,"value":1},{"sides":6,"value":1}],"source":"entered"})");
        REQUIRE_FALSE(desk.refused);
        return desk.table().line().lastStep()->entry;
    };
    const auto end = [&](const std::string& by) {
        desk.play(R"({"do":"end-turn","by":")" + by + "\"}");
        REQUIRE_FALSE(desk.refused);
        return desk.table().line().lastStep()->entry;
    };
    roll("red");
    const auto firstEnd = end("red");
    const auto second = roll("blue");
    const auto secondEnd = end("blue");
    const auto third = roll("red");
    const Line& line = desk.table().line();
    const Playback way(line);
    CHECK(way.turnBefore(line, third) == secondEnd);
    CHECK(way.turnBefore(line, secondEnd) == firstEnd);
    CHECK(way.turnBefore(line, second) == firstEnd);
    CHECK(way.turnAfter(line, firstEnd) == secondEnd);
    CHECK(way.turnAfter(line, secondEnd) == third);
    CHECK_FALSE(way.turnAfter(line, third));
    CHECK(way.momentOf(third).round == 3);
    CHECK(way.momentOf(firstEnd).round == 2);
}

TEST_CASE("every entry of a random game can be gone back to, whatever was taken back",
          "[adjudicator][record][playback]") {
    const auto start = engine::test::randomStart({"base", "soldiers"}, 5);
    Desk desk(toSetup(start));
    engine::test::RandomPlayer player(start, 5, engine::test::Manner::Eager);
    std::vector<std::uint64_t> acts;
    for (int i = 0; i < 220 && !player.ended(); ++i) {
        desk.play(player.play(legalActs(player.now())).action);
        REQUIRE_FALSE(desk.refused);
        acts.push_back(desk.table().line().lastStep()->entry);
        if (i % 30 == 20) {
            // Far enough back to pass what the line keeps, and forth again.
            desk.table().undoTo({acts[acts.size() / 3], {}});
            desk.table().restore();
        }
    }
    REQUIRE(acts.size() > 100);
    desk.table().undoTo({acts[40], {}});
    const Line& line = desk.table().line();
    CHECK(line.position() == line.positionBeforeAct(line.acts().size()));
    checkAll(line, Playback(line));
}
