// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/cli/command.h"
#include "adjudicator/replay/replay.h"

namespace adjudicator::cli {

/// Which window is asked for.
struct WindowWish {
    /// A book, a position or a photo; empty: the user's own book.
    std::optional<std::string> file;
    /// Empty: the one remembered.
    std::optional<engine::Language> language;
    /// A lesson on a book of its own, which goes with the window; no file then.
    bool isFirstGame = false;
};

/// What a build with a window adds to the command line.
struct Hooks {
    /// Opens the window and answers with the exit status when it is closed. Empty in builds without a window.
    std::function<int(const WindowWish& wish)> openWindow;
    /// Writes a film of a game to a file, which it replaces, and answers with why not, in words; empty when it is
    /// there. Empty in builds without a window: nobody can draw.
    std::function<std::string(const Line& line, engine::Language language, const Film& film, const std::string& file)>
        writeFilm = {};
};

/// Shows the parser with all its commands, in English, to whoever wants to know what it takes.
void withParser(const std::function<void(const CLI::App& app)>& look);

/// The whole command line (INTERFACES, "Command line"): arguments without the program's name; answers with the exit
/// status.
[[nodiscard]] int run(const std::vector<std::string>& arguments, Streams streams, const Hooks& hooks);

}  // namespace adjudicator::cli
