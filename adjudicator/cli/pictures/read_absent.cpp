// SPDX-License-Identifier: GPL-3.0-or-later
// The commands markers, read, read-dice and sets in builds without vision.
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include "adjudicator/cli/demo_board.h"
#include "adjudicator/cli/text.h"

namespace adjudicator::cli {

void registerRead(CLI::App& app, Streams streams, CommonOptions&, int& exit) {
    CLI::App* command = app.add_subcommand("read", "Read the board in a photograph (not in this build)");
    command->allow_extras()->callback(
        [streams, &exit] { exit = refuse(streams, "read", "this program was built without vision"); });
}

void registerMarkers(CLI::App& app, Streams streams, CommonOptions&, int& exit) {
    CLI::App* command = app.add_subcommand("markers", "The camera's markers to print (not in this build)");
    command->allow_extras()->callback(
        [streams, &exit] { exit = refuse(streams, "markers", "this program was built without vision"); });
}

void registerReadDice(CLI::App& app, Streams streams, CommonOptions&, int& exit) {
    CLI::App* command = app.add_subcommand("read-dice", "Read the pipped dice in a photograph (not in this build)");
    command->allow_extras()->callback(
        [streams, &exit] { exit = refuse(streams, "read-dice", "this program was built without vision"); });
}

void registerSets(CLI::App& app, Streams streams, CommonOptions&, int& exit) {
    CLI::App* command = app.add_subcommand("sets", "The sets whose looks are known (not in this build)");
    command->allow_extras()->callback(
        [streams, &exit] { exit = refuse(streams, "sets", "this program was built without vision"); });
}

std::string shippedPicture() {
    return ADJ_DEMO_PICTURE;
}

engine::Expected<DemoBoard, std::string> boardFromPhoto(const std::string&, engine::Language) {
    return engine::unexpected(std::string("this program was built without vision"));
}

}  // namespace adjudicator::cli
