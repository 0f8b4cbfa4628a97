// SPDX-License-Identifier: GPL-3.0-or-later
// Folders and hubs through which desks send and receive.
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/cli/tournament/tournament_access.h"
#include "adjudicator/tournament/desks/desk_files.h"

namespace adjudicator::cli {

/// The folder or the hub that a command was given; nothing where neither or both were, or no hub is kept: that has been
/// said.
[[nodiscard]] std::optional<std::filesystem::path> placeOf(const TournamentOptions& options, const Streams& streams,
                                                           engine::Language language);
/// All of them, of `watch`.
[[nodiscard]] std::optional<std::vector<std::filesystem::path>> placesOf(const TournamentOptions& options,
                                                                         const Streams& streams,
                                                                         engine::Language language);

/// How a desk stands, as `receive` tells it.
[[nodiscard]] nlohmann::ordered_json deskJson(const DeskReport& report);

/// Receives from the folder or hub of the command, tells how each desk stands, and leaves receipts there. Answers with
/// the exit status; unusable where that has been said.
[[nodiscard]] int receiveThrough(const TournamentOptions& options, OpenedTournament& opened, Streams streams,
                                 engine::Language language);

/// Where a hub is named and the book has no tournament: takes in what the hub has, whoever sent it, so that there is
/// one to open. False where that failed or brought none, and said.
[[nodiscard]] bool joinThrough(const TournamentOptions& options, Streams streams, engine::Language language);

/// The hub that is kept: shows it, keeps another, forgets it.
TournamentWork showHub;

}  // namespace adjudicator::cli
