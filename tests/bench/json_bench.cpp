// SPDX-License-Identifier: GPL-3.0-or-later
// What reading costs: a position file and the lines of a game, beside parsing their JSON alone. Prints one JSON object
// a figure; ends with 1 if one misses its limit.
#include <nlohmann/json.hpp>
#include <string>

#include "engine/check.h"
#include "engine/notation/action_json.h"
#include "engine/notation/position_json.h"
#include "engine/state/layouts.h"
#include "engine/state/to_position.h"
#include "tests/bench/yardstick.h"

namespace {

volatile std::size_t sink = 0;

}  // namespace

int main() {
    bench::Figures figures;
    engine::Setup setup = engine::dealt(engine::layoutForFour(), {});
    setup.documents = {"base", "soldiers"};
    setup.players = {{"red", {}, {}}, {"blue", {}, {}}};
    setup.buildings = {{*engine::cornerFromText("0,0:N"), engine::BuildingKind::City, "blue", 1, false},
                       {*engine::cornerFromText("0,-2:N"), engine::BuildingKind::Settlement, "red", 0, false}};
    setup.armies = {{*engine::cornerFromText("1,-2:S"), "red", {1, 2, 3}}};
    const std::string text = engine::toJson(setup);
    const auto position = engine::toPosition(setup);
    ADJ_CHECK(position.has_value(), "the bench's table stands");
    const double parsing = bench::secondsEach([&] { sink = nlohmann::json::parse(text).size(); });
    const double reading = bench::secondsEach([&] { sink = engine::setupFromJson(text)->hexes.size(); });
    const double standing = bench::secondsEach([&] { sink = engine::toPosition(setup)->hexes.size(); });
    figures.ratio("reading a position file", "of parsing its JSON", reading / parsing, 3);
    figures.time("reading a position file", "us", 1e6, reading, 400);
    figures.time("setting a position up", "us", 1e6, standing, 400);
    const std::string line = R"({"do":"attack","by":"red","from":["1,-2:S"],"at":"0,0:N","allies":[]})";
    const double lineParsing = bench::secondsEach([&] { sink = nlohmann::json::parse(line).size(); });
    const double lineReading =
        bench::secondsEach([&] { sink = engine::actionFromJson(line, *position->table).has_value() ? 1 : 0; });
    figures.ratio("reading an action", "of parsing its JSON", lineReading / lineParsing, 4);
    figures.time("reading an action", "us", 1e6, lineReading, 15);
    return figures.exitStatus();
}
