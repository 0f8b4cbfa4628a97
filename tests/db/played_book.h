// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "db/book.h"

namespace test {

/// A game as its writer knows it.
struct PlayedGame {
    db::GameId id;
    std::vector<db::Entry> entries;
};

/// What one act adds: the bodies of a new game's first entry or of the entries that follow in a game.
struct PlayedAct {
    std::size_t game = 0;  ///< Index into PlayedBook::games; as many as there are for a new one.
    std::vector<std::string> bodies;
};

/// The entries that a book must hold: all that were acknowledged.
struct PlayedBook {
    std::vector<PlayedGame> games;

    void add(const PlayedAct& act);
};

/// A new game now and then, and else one to four entries of 300 to 600 bytes, seldom of many pages, in any game.
[[nodiscard]] PlayedAct randomAct(const PlayedBook& played, std::mt19937& random);

/// Writes the act; answers with the problem if it is not acknowledged.
[[nodiscard]] std::optional<db::BookProblem> write(db::Book& book, const PlayedBook& before, const PlayedAct& act);

/// What is wrong with a book that must hold `played` and, of the act under way if there was one, all or nothing. Empty
/// if nothing is. Writes one more act to the book to see that it can be.
[[nodiscard]] std::string faultOf(db::Book& book, const PlayedBook& played, const std::optional<PlayedAct>& underWay);

}  // namespace test
