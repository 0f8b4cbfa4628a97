// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "adjudicator/record/game_kind.h"
#include "db/book.h"
#include "engine/state/position.h"

namespace adjudicator {

/// One game of a book in a few words: who plays what, and how it stands.
struct GameSummary {
    db::GameId id;
    /// The desk's number of the game.
    std::uint64_t number = 0;
    GameKind kind = GameKind::Table;
    /// It cannot be read or does not follow from its entries; all else is then as far as it could be told.
    bool isDamaged = false;
    /// Several of its branches may count: a ruling must name one. All else is of the longest.
    bool isForked = false;
    std::uint64_t entries = 0;
    /// When it began, UTC.
    std::string time;
    std::vector<engine::Document> documents;
    std::vector<engine::Player> players;
    /// By seat, with what all may know.
    std::vector<int> points;
    int round = 0;
    engine::PlayerId turn{};
    /// Of a game of the board.
    engine::Phase phase = engine::Phase::Found;
    bool isOver = false;
    /// Holds a combat's ruling alone, or is a tournament; nobody plays it.
    bool isAside = false;
};

/// Reads one game off its book.
[[nodiscard]] GameSummary summaryOf(const db::Book& book, const db::GameInfo& game);

}  // namespace adjudicator
