// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <fstream>
#include <istream>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>

#include "adjudicator/cli/input.h"
#include "adjudicator/cli/position_answer.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/text/words.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using Json = nlohmann::ordered_json;

struct PositionOptions {
    std::string file;
    bool json = false;
    bool lines = false;
};

/// The length of a player's road, or what is known of it where the search was cut short.
std::string roadText(const Json& answer, const std::string& player, int length, Language language) {
    const auto cutShort = answer.find("longest_road_at_least");
    const bool isExact =
        cutShort == answer.end() || std::find(cutShort->begin(), cutShort->end(), player) == cutShort->end();
    return isExact ? std::to_string(length) : say(language, "at least {}", length);
}

void writeText(const engine::Position& position, const Json& answer, const Streams& streams, Language language) {
    std::string owner = say(language, "nobody");
    std::string players;
    for (const engine::PlayerId player : position.seats()) {
        const std::string name = displayName(player, *position.table, language);
        const std::string& id = position.table->idOf(player);
        if (answer["longest_road_owner"] == id) {
            owner = name;
        }
        players += say(language, "{}: road {}, board points {}, {} legal settlements, {} legal roads\n", name,
                       roadText(answer, id, answer["longest_road_length"][id].get<int>(), language),
                       answer["board_points"][id].get<int>(), answer["legal_settlements"][id].size(),
                       answer["legal_roads"][id].size());
    }
    streams.out << say(language, "Longest road: {}\n", owner) << players;
    for (const Json& irregularity : answer["irregularities"]) {
        streams.out << say(language, "irregular by {}: {}\n", irregularity["clause"].get<std::string>(),
                           irregularity["why"].get<std::string>());
    }
}

int answerFile(const PositionOptions& options, Streams streams, Language language) {
    auto text = readInput(streams, options.file);
    text = text ? inOwnFormat(streams, options.file, std::move(*text), language) : std::nullopt;
    if (!text) {
        return kUnusable;
    }
    const auto position = positionOf(*text, language);
    if (!position) {
        return refuse(streams, options.file, position.error());
    }
    const std::string answer = positionAnswer(*position, language);
    if (options.json) {
        streams.out << answer << '\n';
    } else {
        writeText(*position, Json::parse(answer), streams, language);
    }
    return kFine;
}

int answerLines(std::istream& in, Streams streams, Language language) {
    int status = kFine;
    std::string line;
    for (std::size_t number = 1; readLine(in, line); ++number) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        const auto position = positionOf(line, language, number);
        if (position) {
            streams.out << positionAnswer(*position, language) << '\n';
        } else {
            streams.out << Json{{"error", position.error()}}.dump(-1, ' ', false, Json::error_handler_t::replace)
                        << '\n';
            status = kUnusable;
        }
    }
    return status;
}

int position(const PositionOptions& options, Streams streams, Language language) {
    if (!options.lines) {
        return answerFile(options, streams, language);
    }
    if (options.file == "-") {
        return answerLines(streams.in, streams, language);
    }
    std::ifstream in(options.file, std::ios::binary);
    if (!in) {
        return refuse(streams, options.file, say(language, "it cannot be read"));
    }
    return answerLines(in, streams, language);
}

}  // namespace

void registerPosition(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    const auto options = std::make_shared<PositionOptions>();
    CLI::App* command = app.add_subcommand(
        "position", "Longest road, points, production, legal places and irregularities of a position");
    command->add_option("FILE", options->file, "A position file, of Catanatron or JSettlers too, - for standard input")
        ->required();
    command->add_flag("--json", options->json, "One JSON document");
    command->add_flag("--lines", options->lines, "One position a line, one answer a line");
    command->callback([options, streams, &common, &exit] { exit = position(*options, streams, common.language); });
}

}  // namespace adjudicator::cli
