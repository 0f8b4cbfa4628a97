// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/record/game_kind.h"
#include "adjudicator/record/game_outlines.h"
#include "adjudicator/record/line.h"
#include "db/book.h"
#include "engine/clauses/language.h"
#include "engine/state/position.h"

namespace adjudicator {

/// One game of a book in a few words: who plays what, and how it stands.
struct GameSummary {
    db::GameId id;
    /// The desk's number of the game.
    std::uint64_t number = 0;
    GameKind kind = GameKind::Table;
    /// Of a tournament, or of whoever keeps a chain of proposals.
    std::string name;
    /// It cannot be read or does not follow from its entries; all else is then as far as it could be told.
    bool isDamaged = false;
    /// Several of its branches may count: a ruling must name one. All else is of the longest.
    bool isForked = false;
    /// Only its first entry was read: how it stands is not known yet.
    bool isUnread = false;
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
    /// Holds a combat's ruling alone, or is a tournament or a chain of proposals; nobody plays it.
    bool isAside = false;
};

/// Which game this one of the book is; the table game where that cannot be read.
[[nodiscard]] GameKind gameKindOf(const db::Book& book, const db::GameId& game);

/// Reads one game off its book.
[[nodiscard]] GameSummary summaryOf(const db::Book& book, const db::GameInfo& game);

/// The same of a game that is open: nothing is read.
[[nodiscard]] GameSummary summaryOf(const Line& line);

/// What a book keeps of a summary, and the summary again; empty where it is not what this program writes.
[[nodiscard]] std::string toText(const GameSummary& summary);
[[nodiscard]] std::optional<GameSummary> summaryFrom(const std::string& text, const db::GameInfo& game);

/// Of a game of which no summary was kept, all its entries are read, or the first alone (GameSummary::isUnread).
enum class NotKept { Read, Begun };

/// All games of a book, in its order, each read only where no summary of it as it is now was kept. Those that were
/// read whole are among the outlines' fresh ones; damaged games are not kept. `open`: the summary of one that somebody
/// has open; it is not read, unless it has branches.
[[nodiscard]] engine::Expected<std::vector<GameSummary>, db::BookError> summariesOf(
    const db::Book& book, GameOutlines& outlines, const std::optional<GameSummary>& open = {},
    NotKept notKept = NotKept::Read);

/// A branch of a game in a few words, for whoever says which one counts.
struct GameBranch {
    db::Head end;
    /// How many of its entries no other branch has.
    std::uint64_t ownEntries = 0;
    /// When its last entry was written, UTC.
    std::string time;
    /// What its last act says; empty where it has none.
    std::string lastAct;
    /// By seat, with what all may know.
    std::vector<int> points;
};

/// The branches of a game that may count, the longest last; one where nothing is to be said. Errors: those of
/// Book::tree; ChainDamaged.
[[nodiscard]] engine::Expected<std::vector<GameBranch>, db::BookError> branchesOf(const db::Book& book,
                                                                                  const db::GameId& game,
                                                                                  engine::Language language);

}  // namespace adjudicator
