// SPDX-License-Identifier: GPL-3.0-or-later
// Games that began, and acts that were decided, under an earlier version of the rules.
#include <catch2/catch.hpp>

#include "adjudicator/record/line.h"
#include "tests/adjudicator/record/test_desk.h"

namespace adjudicator::test {

namespace {

/// A genesis as the program of version 1 wrote it.
std::string genesisOfVersionOne(const engine::Setup& setup) {
    const Folder folder;
    const DeskFolder own(folder.path());
    std::string body = genesisBody(setup, {}, own);
    const std::string now = "\"rules\":" + std::to_string(kRulesVersion);
    const std::size_t at = body.find(now);
    REQUIRE(at != std::string::npos);
    return body.replace(at, now.size(), "\"rules\":1");
}

}  // namespace

TEST_CASE("A game that began under earlier rules keeps what those did where a ruling came later",
          "[adjudicator][record][R-NUKE-ALONE][R-X-SW-CC-BOYCOTT]") {
    engine::Setup setup = oneHex();
    setup.documents = {"base", "soldiers"};
    const auto old = Line::begin(genesisOfVersionOne(setup));
    REQUIRE(old);
    CHECK(old->position().choice(engine::ruling::R_NUKE_ALONE) == choiceOf(engine::RNukeAlone::Blocks));
    CHECK(old->position().choice(engine::ruling::R_X_SW_CC_BOYCOTT) == choiceOf(engine::RXSwCcBoycott::Yes));
    const Folder folder;
    const DeskFolder own(folder.path());
    const auto today = Line::begin(genesisBody(setup, {}, own));
    REQUIRE(today);
    CHECK(today->position().choice(engine::ruling::R_NUKE_ALONE) == choiceOf(engine::RNukeAlone::Destroyed));
}

TEST_CASE("A clause that an old record cites twice is the same as cited once", "[adjudicator][record]") {
    const engine::Event twice{engine::RobberStirred{}, {engine::clause::B_8, engine::clause::B_8}, {}};
    const engine::Event once{engine::RobberStirred{}, {engine::clause::B_8}, {}};
    CHECK(twice == once);
    CHECK_FALSE(twice == engine::Event{engine::RobberStirred{}, {engine::clause::B_7}, {}});
}

}  // namespace adjudicator::test
