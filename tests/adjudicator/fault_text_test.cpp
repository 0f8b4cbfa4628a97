// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/refusals/fault_text.h"

#include <catch2/catch.hpp>
#include <string>

#include "engine/notation/position_json.h"
#include "tests/support/both_languages.h"

using namespace adjudicator;
using adjudicator::test::checkPair;
using engine::Language;

TEST_CASE("every fault has its sentence in both languages", "[adjudicator][text]") {
    for (int i = 0; i <= static_cast<int>(engine::FaultKind::ArmyBeyondBox); ++i) {
        const engine::Fault fault{static_cast<engine::FaultKind>(i), "0,0:N"};
        INFO(toText(fault.kind));
        checkPair(sentence(fault, Language::English), sentence(fault, Language::German));
    }
    for (int i = 0; i <= static_cast<int>(engine::JsonProblem::DoesNotFit); ++i) {
        for (const char* at : {"", "hexes[3].terrain", "line 2, column 7", "rulings.R-X", "routes[0].owner"}) {
            for (const char* found : {"", "xyz"}) {
                const engine::JsonFault fault{static_cast<engine::JsonProblem>(i), at, found};
                const std::string english = sentence(fault, Language::English);
                const std::string german = sentence(fault, Language::German);
                INFO(toText(fault.problem) << ' ' << at << ": " << english << " / " << german);
                CHECK(english != german);
                CHECK(english.starts_with(at));
                CHECK(english.size() > std::string_view(at).size() + 10);
                CHECK(german.find("line") == std::string::npos);
            }
        }
    }
}

TEST_CASE("a fault of a file says where and what", "[adjudicator][text]") {
    const auto said = [](const std::string& json, Language language) {
        const auto read = engine::setupFromJson(json);
        REQUIRE_FALSE(read.has_value());
        return sentence(read.error(), language);
    };
    const std::string lava = R"({"format":"catan-position/1","hexes":[{"q":0,"r":0,"terrain":"lava"}]})";
    CHECK(said(lava, Language::English) == "hexes[0].terrain: there is no terrain \"lava\"");
    CHECK(said(lava, Language::German) == "hexes[0].terrain: es gibt keine Landschaft „lava“");
    CHECK(said("{\n\"format\" 1}", Language::English) == "line 2, column 10: this is not JSON");
    CHECK(said("{\n\"format\" 1}", Language::German) == "Zeile 2, Spalte 10: das ist kein JSON");
    CHECK(said(R"({"format":"catan-position/2","hexes":[]})", Language::English) ==
          "format: the format is \"catan-position/2\", not \"catan-position/1\"");
    CHECK(said("[]", Language::English).starts_with("this kind of value does not belong here"));
}
