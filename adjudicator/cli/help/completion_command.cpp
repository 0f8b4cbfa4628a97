// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <memory>
#include <ostream>
#include <string>

#include "adjudicator/cli/command.h"
#include "adjudicator/cli/help/command_tree.h"

namespace adjudicator::cli {

void registerCompletion(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    const auto shell = std::make_shared<std::string>();
    CLI::App* command =
        app.add_subcommand("completion", "A script by which a shell completes what is typed after adjudicator");
    command->add_option("SHELL", *shell, "bash, zsh or fish")
        ->required()
        ->check(CLI::IsMember({"bash", "zsh", "fish"}));
    command->callback([shell, streams, &app, &exit] {
        streams.out << completionOf(wordsOf(app), *shell == "bash"  ? Shell::Bash
                                                  : *shell == "zsh" ? Shell::Zsh
                                                                    : Shell::Fish);
        exit = kFine;
    });

    // For the package alone: hidden from help.
    app.add_subcommand("manual", "The commands as sections of the manual page")
        ->group("")
        ->callback([streams, &app, &common, &exit] {
            streams.out << manualOf(wordsOf(app), common.language);
            exit = kFine;
        });
}

}  // namespace adjudicator::cli
