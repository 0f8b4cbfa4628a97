// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "adjudicator/cli/command.h"

namespace adjudicator::cli {

/// What one run of a command left behind.
struct CommandRun {
    int exit = -1;
    std::string out;
    std::string err;
};

/// Runs `arguments` in an app that knows only the command that `add` registers.
inline CommandRun runCommand(Register add, std::vector<std::string> arguments,
                             engine::Language language = engine::Language::English) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    CommonOptions common;
    int exit = -1;
    CLI::App app;
    add(app, {in, out, err}, common, exit);
    common.language = language;  // As the frame does: options are known only after registering.
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
    app.parse(std::move(reversed));
    return {exit, out.str(), err.str()};
}

}  // namespace adjudicator::cli
