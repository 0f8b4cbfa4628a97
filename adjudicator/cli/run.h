// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/cli/command.h"

namespace adjudicator::cli {

/// What a build with a window adds to the command line.
struct Hooks {
    /// Opens the window, on a file if one is named, in a language if one is asked for, and answers with the exit status
    /// when it is closed. Empty in builds without a window.
    std::function<int(const std::optional<std::string>& file, std::optional<engine::Language> language)> openWindow;
};

/// The whole command line (INTERFACES, "Command line"): arguments without the program's name; answers with the exit
/// status.
[[nodiscard]] int run(const std::vector<std::string>& arguments, Streams streams, const Hooks& hooks);

}  // namespace adjudicator::cli
