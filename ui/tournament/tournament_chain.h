// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include "ui/tournament/tournament_hall.h"

namespace ui {

/// Folds a tournament off its book; of several branches the one that ends so or that a ruling names. Errors: Forked
/// where none is named, ChainDamaged.
[[nodiscard]] engine::Expected<TournamentHall::Line, db::BookError> readTournament(
    const db::Book& book, const db::GameId& id, const std::optional<db::Head>& branch = std::nullopt);

/// A tournament as the list shows it.
[[nodiscard]] TournamentListed listedAs(const db::GameId& id, const TournamentHall::Position& position);

/// The tournaments of a book, newest first; empty where it cannot be read. Ends early when `goesOn` says so.
[[nodiscard]] std::vector<TournamentListed> listTournaments(const std::filesystem::path& file,
                                                            const std::function<bool()>& goesOn);

}  // namespace ui
