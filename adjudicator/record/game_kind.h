// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/record/table_game.h"
#include "adjudicator/record/tournament_game.h"
#include "engine/check.h"

namespace adjudicator {

enum class GameKind : std::uint8_t { Table, Dice, Tournament, Proposals };
/// Players sit at it; the other records are kept beside games.
[[nodiscard]] constexpr bool isPlayed(GameKind kind) {
    return kind == GameKind::Table || kind == GameKind::Dice;
}

/// Which game a record is of, by the position in its entry 0; the table game where that says nothing else.
[[nodiscard]] GameKind gameKindOf(std::string_view genesisBody);
/// The same for a position file.
[[nodiscard]] GameKind gameKindOfPosition(std::string_view position);

/// Calls work with the game of that kind as a value: `withGame(kind, [&](auto game) { … LineOf<decltype(game)> … })`.
template <class Work>
auto withGame(GameKind kind, Work work) {
    ADJ_CHECK(isPlayed(kind), "a tournament is no game to play");
    return kind == GameKind::Dice ? work(DiceGame{}) : work(TableGame{});
}

/// The same for whatever a record may be of.
template <class Work>
auto withRecord(GameKind kind, Work work) {
    return kind == GameKind::Tournament  ? work(TournamentGame{})
           : kind == GameKind::Proposals ? work(ProposalsGame{})
                                         : withGame(kind, work);
}

}  // namespace adjudicator
