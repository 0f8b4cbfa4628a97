// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <string>

#include "engine/tournament/action.h"
#include "engine/tournament/event.h"
#include "tests/support/documentation.h"

using namespace engine;
using namespace engine::test;

TEST_CASE("the schemas of a tournament have the fields of the code", "[notation][docs][tournament]") {
    CHECK(fieldsInSchema(schema("tournament-action"), {"do"}) == fieldsInCode<tournament::Action>());
    CHECK(fieldsInSchema(schema("tournament-event"), {"event", "clauses", "rulings"}) ==
          fieldsInCode<tournament::EventBody>());
}

TEST_CASE("docs/tournament.md has a row for every act of the director", "[notation][docs][tournament]") {
    std::ifstream file(ADJ_SOURCE_DIR "/docs/tournament.md");
    const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    for (const auto& [name, fields] : fieldsInCode<tournament::Action>()) {
        INFO(name);
        CHECK(text.find("`" + name + "`") != std::string::npos);
    }
}
