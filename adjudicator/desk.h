// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

#include "adjudicator/desk_games.h"
#include "adjudicator/live_table.h"
#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/record/tournament_game.h"
#include "db/book.h"

namespace adjudicator {

/// $XDG_DATA_HOME/adjudicator, else ~/.local/share/adjudicator; the folder need not exist.
[[nodiscard]] std::filesystem::path dataFolder();
/// The record book of a command that names none. Makes its folder where it can.
[[nodiscard]] std::filesystem::path defaultBook();
/// This user's desk.
[[nodiscard]] DeskFolder ownDesk();

/// UTC now, "2026-11-21T18:04:05.123Z".
[[nodiscard]] std::string utcNow();
[[nodiscard]] std::string utcText(std::chrono::system_clock::time_point time);
/// 16 random bytes in hexadecimal.
[[nodiscard]] std::string freshNonce();

/// The body of a new game's entry 0, with the cards that its board gives without doubt.
[[nodiscard]] std::string genesisBody(const engine::Setup& position, const GamePlace& place, const DeskFolder& desk);
[[nodiscard]] std::string genesisBody(const engine::dice_game::Position& position, const GamePlace& place,
                                      const DeskFolder& desk);
[[nodiscard]] std::string genesisBody(const engine::tournament::Settings& settings, const GamePlace& place,
                                      const DeskFolder& desk);
[[nodiscard]] std::string genesisBody(const engine::proposals::Setup& setup, const GamePlace& place,
                                      const DeskFolder& desk);

}  // namespace adjudicator
