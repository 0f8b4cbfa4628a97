// SPDX-License-Identifier: GPL-3.0-or-later
// The command watch in builds without vision.
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"

namespace adjudicator::cli {

void registerWatch(CLI::App& app, Streams streams, CommonOptions&, int& exit) {
    CLI::App* command = app.add_subcommand(
        "watch",
        std::string(
            engine::Phrase{"help", "Propose acts for what changes on a filmed table (not in this build)"}.english()));
    command->allow_extras()->callback([streams, &exit] {
        exit = refuse(streams, "watch", say(streams.language, "this program was built without vision"));
    });
}

}  // namespace adjudicator::cli
