// SPDX-License-Identifier: GPL-3.0-or-later
// The command watch in builds without vision.
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include "adjudicator/cli/text.h"

namespace adjudicator::cli {

void registerWatch(CLI::App& app, Streams streams, CommonOptions&, int& exit) {
    CLI::App* command =
        app.add_subcommand("watch", "Propose acts for what changes on a filmed table (not in this build)");
    command->allow_extras()->callback(
        [streams, &exit] { exit = refuse(streams, "watch", "this program was built without vision"); });
}

}  // namespace adjudicator::cli
