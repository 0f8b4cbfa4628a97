// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/table_game.h"
#include "adjudicator/record/tournament_game.h"
#include "engine/check.h"

namespace adjudicator {

enum class GameKind : std::uint8_t { Table, Dice, Tournament };

/// Which game a record is of, by the position in its entry 0; the table game where that says nothing else.
[[nodiscard]] GameKind gameKindOf(std::string_view genesisBody);
/// The same for a position file.
[[nodiscard]] GameKind gameKindOfPosition(std::string_view position);

/// Calls work with the game of that kind as a value: `withGame(kind, [&](auto game) { … LineOf<decltype(game)> … })`.
template <class Work>
auto withGame(GameKind kind, Work work) {
    ADJ_CHECK(kind != GameKind::Tournament, "a tournament is no game to play");
    return kind == GameKind::Dice ? work(DiceGame{}) : work(TableGame{});
}

/// The same for whatever a record may be of.
template <class Work>
auto withRecord(GameKind kind, Work work) {
    return kind == GameKind::Tournament ? work(TournamentGame{}) : withGame(kind, work);
}

}  // namespace adjudicator
