// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/desk_folder.h"
#include "db/book.h"

namespace adjudicator {

/// What entry 0 of a game says about its place among the games of its desk (docs/record-format.md, `genesis`).
struct DeskGame {
    db::GameInfo info;
    /// The desk's public key in hexadecimal; empty where the desk kept none.
    std::string desk;
    /// Counted from 1; 0 where entry 0 says none.
    std::uint64_t number = 0;
    /// The newest entry of the desk's game before, as it was then.
    std::optional<db::Hash> previous;
    /// The number of that game in the desk's book; 0 where there was none.
    std::uint64_t before = 0;
};

/// Every game of the book that has an entry 0, oldest in the book first.
[[nodiscard]] engine::Expected<std::vector<DeskGame>, db::BookError> deskGames(const db::Book& book);

/// The desk's key in hexadecimal; empty where it has none.
[[nodiscard]] std::string keyText(const DeskFolder& desk);

/// Where a new game stands among those of its desk. Games of other desks do not count: a book takes them in by merging.
struct GamePlace {
    /// Over all books of the desk.
    std::uint64_t number = 1;
    /// The desk's newest game of the book; empty before its first.
    std::optional<db::GameInfo> previous;
    /// Its number; 0 before the first.
    std::uint64_t before = 0;
};
/// Gives the next number: it is never given again.
[[nodiscard]] engine::Expected<GamePlace, db::BookError> nextGamePlace(const db::Book& book, const DeskFolder& desk);

/// What this desk wrote into a book that lacks it now.
struct LostHere {
    /// The newest entry of the game in question.
    std::optional<db::Head> head;
    /// Whole games, of which no entry of the book says so yet.
    std::vector<db::GameMissed> games;
};
[[nodiscard]] LostHere lostHere(const db::Book& book, const db::GameId& game, const DeskFolder& desk);
/// The desk remembers the heads of every game of a book from elsewhere.
void rememberSeen(const DeskFolder& desk, const db::Book& elsewhere, const std::string& time);
/// The games alone. Errors: the book's.
[[nodiscard]] engine::Expected<std::vector<db::GameMissed>, db::BookError> gamesLost(const db::Book& book,
                                                                                     const db::DeskMemory& memory);

}  // namespace adjudicator
