// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/cli/command.h"

namespace adjudicator::cli {

/// The subcommand `odds`.
void registerOdds(CLI::App& app, Streams streams, CommonOptions& common, int& exit);

}  // namespace adjudicator::cli
