// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "engine/clauses/clause_id.h"
#include "engine/clauses/ruling_id.h"

using namespace engine;

TEST_CASE("names in code become ids and options in files", "[clauses]") {
    CHECK(identifierOf("SA_K4").text() == "SA-K4");
    CHECK(kebabOf("Join").text() == "join");
    CHECK(kebabOf("SettlementFirst").text() == "settlement-first");
    CHECK(kebabOf("At14").text() == "at-14");
    CHECK(listItem("Join, No", 0) == "Join");
    CHECK(listItem("Join, No", 1) == "No");
    CHECK_FALSE(listItem("Join, No", 2));
    CHECK_FALSE(listItem("", 0));
}

TEST_CASE("clause ids are unique and read back", "[clauses]") {
    CHECK(kClauseCount == 116);
    std::set<std::string_view> texts;
    for (const ClauseId id : kClauseIds) {
        texts.insert(toText(id));
        CHECK(clauseFromText(toText(id)) == id);
    }
    CHECK(texts.size() == kClauseCount);
    CHECK_FALSE(clauseFromText("SA-K15"));
    CHECK_FALSE(clauseFromText("sa-k4"));
    CHECK_FALSE(clauseFromText(""));
}

TEST_CASE("a clause knows its document", "[clauses]") {
    const auto [text, document] = GENERATE(table<std::string, Document>({{"B-1", Document::Base},
                                                                         {"B-15", Document::Base},
                                                                         {"SA-1", Document::Soldiers},
                                                                         {"SA-V3", Document::Soldiers},
                                                                         {"MO-1", Document::Monopolists},
                                                                         {"MO-20", Document::Monopolists},
                                                                         {"WP-1", Document::DiceGamePlus},
                                                                         {"WP-10", Document::DiceGamePlus},
                                                                         {"SW-1", Document::Shadow},
                                                                         {"SW-11", Document::Shadow},
                                                                         {"CC-1", Document::Ccm},
                                                                         {"CC-19", Document::Ccm}}));
    const auto id = clauseFromText(text);
    REQUIRE(id);
    CHECK(documentOf(*id) == document);
}

TEST_CASE("documents read back from their word", "[clauses]") {
    for (const Document document : kDocuments) {
        CHECK(documentFromText(toText(document)) == document);
        CHECK(titleOf(document).english != titleOf(document).german);
    }
    CHECK_FALSE(documentFromText("seafarers"));
}

TEST_CASE("ruling ids and options are unique and read back", "[clauses]") {
    std::set<std::string_view> ids;
    for (const RulingId id : kRulingIds) {
        CAPTURE(toText(id));
        ids.insert(toText(id));
        CHECK(rulingFromText(toText(id)) == id);
        CHECK(optionCount(id) >= 2);
        std::set<std::string_view> options;
        for (std::uint8_t option = 0; option < optionCount(id); ++option) {
            const RulingChoice choice{id, option};
            options.insert(optionText(choice));
            CHECK(optionFromText(id, optionText(choice)) == choice);
        }
        CHECK(options.size() == optionCount(id));
    }
    CHECK(ids.size() == kRulingCount);
    CHECK_FALSE(rulingFromText("R-NOTHING"));
    CHECK_FALSE(optionFromText(RulingId::R_MERGE, "whole"));
}
