// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <memory>

#include "adjudicator/cli/not_empty.h"
#include "adjudicator/cli/web/serving.h"

namespace adjudicator::cli {

void registerServe(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    const auto options = std::make_shared<ServeOptions>();
    CLI::App* command =
        app.add_subcommand("serve", "Show a book’s tournament, and the game at a table, to phones and other browsers");
    command->add_option("--db,BOOK", options->game.book, "The record book; without it the one that the window uses")
        ->check(kNotEmpty);
    command->add_option("--tournament", options->tournament, "Its id or the beginning; without it the newest");
    command->add_option("--game", options->game.game, "The game at a table; without it the newest");
    command->add_option(
        "--address", options->address,
        "The address of this machine to listen at; 0.0.0.0 for all. Default: 127.0.0.1, this machine alone");
    command->add_option("--port", options->port, "Default: 8080; 0 for any that is free")->check(CLI::Range(0, 65535));
    command->add_option("--url", options->url, "What browsers are to open, where that is another address");
    command
        ->add_option_function<std::string>(
            "--hub", [options](const std::string& address) { options->hub = address; },
            "Follow a hub, postgresql://LOGIN@HOST/DATABASE: the book is caught up by itself, and begun where there is "
            "none; without an address the hub that is kept")
        ->expected(0, 1);
    command->add_flag("--phones", options->hearsPhones,
                      "Phones that tournament admit has given a code may propose and sign the results of their tables, "
                      "those of game admit say words for throws; without it phones only look");
    command->add_option("--name", options->name, "What this desk’s proposals are called. Default: Phones")
        ->check(kNotEmpty);
    command->add_flag_callback("--no-qr", [options] { options->hasQr = false; }, "No QR code");
    command->add_option("--for", options->lasts, "End after so many seconds; without it until it is stopped")
        ->check(CLI::Range(0, 1'000'000));
    command->callback([options, streams, &common, &exit] { exit = serveBook(*options, streams, common.language); });
}

}  // namespace adjudicator::cli
