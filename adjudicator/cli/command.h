// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <istream>
#include <ostream>

#include <CLI/CLI.hpp>

#include "engine/clauses/language.h"

namespace adjudicator::cli {

/// Where a subcommand reads and writes; borrowed.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

/// What is said once for all subcommands.
struct CommonOptions {
    engine::Language language = engine::Language::English;
};

/// Adds one subcommand, which sets `exit` to its exit status when it is called.
using Register = void (*)(CLI::App& app, Streams streams, CommonOptions& common, int& exit);

}  // namespace adjudicator::cli
