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

void writeText(const Json& answer, const Streams& streams, Language language) {
    const auto& owner = answer["longest_road_owner"];
    streams.out << say(language, "Longest road: {}\n",
                       owner.is_null() ? say(language, "nobody") : owner.get<std::string>());
    for (const auto& [player, length] : answer["longest_road_length"].items()) {
        streams.out << say(language, "{}: road {}, board points {}, {} legal settlements, {} legal roads\n", player,
                           roadText(answer, player, length.get<int>(), language),
                           answer["board_points"][player].get<int>(), answer["legal_settlements"][player].size(),
                           answer["legal_roads"][player].size());
    }
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
    const auto answer = positionAnswer(*text, language);
    if (!answer) {
        return refuse(streams, options.file, answer.error());
    }
    if (options.json) {
        streams.out << *answer << '\n';
    } else {
        writeText(Json::parse(*answer), streams, language);
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
        const auto answer = positionAnswer(line, language, number);
        if (answer) {
            streams.out << *answer << '\n';
        } else {
            streams.out << Json{{"error", answer.error()}}.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
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
