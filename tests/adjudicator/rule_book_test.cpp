// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/rule_book.h"

#include <catch2/catch.hpp>

#include "engine/rulesets/registry.h"
#include "engine/state/to_position.h"

using namespace adjudicator;
using engine::Document;
namespace clause = engine::clause;
namespace ruling = engine::ruling;

namespace {

engine::Position table(std::vector<std::string> documents, std::vector<std::string> switches = {}) {
    engine::Setup setup;
    for (const engine::Hex hex : {engine::Hex{0, 0}, engine::Hex{1, 0}, engine::Hex{0, 1}}) {
        engine::HexSetup& added = setup.hexes.emplace_back();
        added.hex = hex;
        added.terrain = engine::Terrain::Forest;
    }
    setup.players = {{"red", "", ""}, {"blue", "", ""}};
    setup.documents = std::move(documents);
    setup.switches = std::move(switches);
    auto position = engine::toPosition(setup);
    REQUIRE(position);
    return std::move(*position);
}

}  // namespace

TEST_CASE("a table without a document has none of its clauses in force", "[adjudicator][rules]") {
    const engine::Position position = table({"base"});
    CHECK(standingOf(position, clause::B_4) == ClauseStanding::InForce);
    CHECK(standingOf(position, clause::SA_5) == ClauseStanding::DocumentNotPlayed);
    CHECK(standingOf(position, clause::WP_1) == ClauseStanding::DocumentNotPlayed);
    for (const engine::ClauseId id : engine::kClauseIds) {
        CHECK(isInForce(standingOf(position, id)) == position.inForce(id));
    }
}

TEST_CASE("an optional clause is in force when the table switched it on", "[adjudicator][rules][SA-V1]") {
    CHECK(standingOf(table({"base", "soldiers"}), clause::SA_V1) == ClauseStanding::OptionNotChosen);
    CHECK(standingOf(table({"base", "soldiers"}, {"SA-V1"}), clause::SA_V1) == ClauseStanding::InForce);
}

TEST_CASE("Soldiers & Armies suspends the largest army, which is no option", "[adjudicator][rules][SA-1]") {
    CHECK(standingOf(table({"base", "soldiers"}), clause::B_12) == ClauseStanding::Suspended);
}

TEST_CASE("a clause voted in or put out since the start says so", "[adjudicator][rules][CC-2][CC-4]") {
    engine::Position position = table({"base", "ccm"});
    REQUIRE(standingOf(position, clause::CC_12) == ClauseStanding::InForce);
    position.marks.suspended.push_back(clause::CC_12);
    CHECK(standingOf(position, clause::CC_12) == ClauseStanding::PutOut);
    REQUIRE(standingOf(position, clause::CC_15) == ClauseStanding::OptionNotChosen);
    position.marks.adopted.push_back(clause::CC_15);
    CHECK(standingOf(position, clause::CC_15) == ClauseStanding::VotedIn);
}

TEST_CASE("the rulings of a combination are those named after two documents, of these only", "[adjudicator][rules]") {
    int combinations = 0;
    for (const engine::RulingId id : engine::kRulingIds) {
        INFO(engine::toText(id));
        CHECK(isOfCombination(id) == engine::toText(id).starts_with("R-X-"));
        combinations += isOfCombination(id) ? 1 : 0;
    }
    CHECK(combinations == 21);
    CHECK(combinationRulings({Document::Base, Document::Soldiers}).empty());
    CHECK(combinationRulings({Document::Base, Document::Soldiers, Document::Shadow}) ==
          std::vector{ruling::R_X_SA_SW_SCORE, ruling::R_X_SA_SW_BORDER});
    // Three documents: every pair of them.
    const auto all = combinationRulings({Document::Base, Document::Soldiers, Document::Monopolists, Document::Ccm});
    CHECK(all.size() == 16);
    CHECK(concerns(ruling::R_START, {Document::Base, Document::Soldiers}));
    CHECK_FALSE(concerns(ruling::R_START, {Document::Base, Document::Ccm}));
    CHECK(concerns(ruling::R_RETHROW, {Document::Base}));
}

TEST_CASE("a house combination is told with its chosen options", "[adjudicator][rules]") {
    engine::RulesChoice choice;
    choice.documents = {"base", "soldiers", "shadow"};
    choice.players = 2;
    choice.rulings = {{"R-X-SA-SW-BORDER", "closed"}};
    const auto house = engine::combine(choice);
    REQUIRE(house);
    CHECK(combinationText(*house) == "R-X-SA-SW-SCORE=soldiers, R-X-SA-SW-BORDER=closed");
    choice.documents = {"base", "soldiers"};
    const auto single = engine::combine(choice);
    REQUIRE(single);
    CHECK(combinationText(*single).empty());
}
