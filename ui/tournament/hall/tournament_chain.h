// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include "ui/tournament/hall/tournament_hall.h"

namespace ui {

/// A tournament as the list shows it.
[[nodiscard]] TournamentListed listedAs(const db::GameId& id, const TournamentHall::Position& position);

/// The tournaments of a book, newest first; empty where it cannot be read. Ends early when `goesOn` says so.
[[nodiscard]] std::vector<TournamentListed> listTournaments(const std::filesystem::path& file,
                                                            const std::function<bool()>& goesOn);

}  // namespace ui
