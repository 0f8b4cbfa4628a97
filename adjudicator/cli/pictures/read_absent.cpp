// SPDX-License-Identifier: GPL-3.0-or-later
// The commands markers, read, read-dice and sets in builds without vision.
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include "adjudicator/cli/demo_board.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"

namespace adjudicator::cli {

void registerRead(CLI::App& app, Streams streams, CommonOptions&, int& exit) {
    CLI::App* command = app.add_subcommand(
        "read", std::string(engine::Phrase{"help", "Read the board in a photograph (not in this build)"}.english()));
    command->allow_extras()->callback([streams, &exit] {
        exit = refuse(streams, "read", say(streams.language, "this program was built without vision"));
    });
}

void registerMarkers(CLI::App& app, Streams streams, CommonOptions&, int& exit) {
    CLI::App* command = app.add_subcommand(
        "markers", std::string(engine::Phrase{"help", "The camera's markers to print (not in this build)"}.english()));
    command->allow_extras()->callback([streams, &exit] {
        exit = refuse(streams, "markers", say(streams.language, "this program was built without vision"));
    });
}

void registerReadDice(CLI::App& app, Streams streams, CommonOptions&, int& exit) {
    CLI::App* command = app.add_subcommand(
        "read-dice",
        std::string(engine::Phrase{"help", "Read the pipped dice in a photograph (not in this build)"}.english()));
    command->allow_extras()->callback([streams, &exit] {
        exit = refuse(streams, "read-dice", say(streams.language, "this program was built without vision"));
    });
}

void registerSets(CLI::App& app, Streams streams, CommonOptions&, int& exit) {
    CLI::App* command = app.add_subcommand(
        "sets", std::string(engine::Phrase{"help", "The sets whose looks are known (not in this build)"}.english()));
    command->allow_extras()->callback([streams, &exit] {
        exit = refuse(streams, "sets", say(streams.language, "this program was built without vision"));
    });
}

std::string shippedPicture() {
    return "table.jpg";
}

engine::Expected<DemoBoard, std::string> boardFromPhoto(const std::string&, engine::Language language) {
    return engine::unexpected(say(language, "this program was built without vision"));
}

}  // namespace adjudicator::cli
