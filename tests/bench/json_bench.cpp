// SPDX-License-Identifier: GPL-3.0-or-later
// What reading costs: a position file and the lines of a game, beside simdjson parsing the same text, which is about
// the least that reading JSON can cost. Prints one JSON object a figure; ends with 1 if one misses its limit.
#include <simdjson.h>

#include <string>

#include "engine/check.h"
#include "engine/notation/action_json.h"
#include "engine/notation/position_json.h"
#include "engine/state/layouts.h"
#include "engine/state/to_position.h"
#include "tests/bench/yardstick.h"

namespace {

constexpr double kPositionRatio = 55;
constexpr double kActionRatio = 45;
/// Microseconds on the yardstick's core.
constexpr double kPositionLimit = 60;
constexpr double kStandingLimit = 60;
constexpr double kActionLimit = 5;

volatile std::size_t sink = 0;

/// Parses the text whole, as simdjson does it best: the parser and its padded text are kept.
class Parsing {
public:
    explicit Parsing(const std::string& text) : m_text(text) {}
    void operator()() {
        simdjson::dom::element root;
        ADJ_CHECK(m_parser.parse(m_text).get(root) == simdjson::SUCCESS, "the bench's text is JSON");
        sink = root.is_object() ? 1 : 0;
    }

private:
    simdjson::padded_string m_text;
    simdjson::dom::parser m_parser;
};

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
    constexpr int kTurns = 9;
    const auto read = [&] { sink = engine::setupFromJson(text)->hexes.size(); };
    Parsing parseText(text);
    figures.beside("reading a position file", "of simdjson parsing it", kPositionRatio, kTurns, read,
                   [&] { parseText(); });
    figures.time("reading a position file", "us", 1e6, bench::secondsEach(read), kPositionLimit);
    figures.time("setting a position up", "us", 1e6,
                 bench::secondsEach([&] { sink = engine::toPosition(setup)->hexes.size(); }), kStandingLimit);
    const std::string line = R"({"do":"attack","by":"red","from":["1,-2:S"],"at":"0,0:N","allies":[]})";
    const auto readLine = [&] { sink = engine::actionFromJson(line, *position->table).has_value() ? 1 : 0; };
    Parsing parseLine(line);
    figures.beside("reading an action", "of simdjson parsing it", kActionRatio, kTurns, readLine, [&] { parseLine(); });
    figures.time("reading an action", "us", 1e6, bench::secondsEach(readLine), kActionLimit);
    return figures.exitStatus();
}
