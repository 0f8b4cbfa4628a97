// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "db/merge.h"
#include "tests/db/book_support.h"

namespace test {

using namespace db;

using Content = std::set<std::tuple<GameId, std::uint64_t, std::string, Hash>>;

inline Content contentOf(const Book& book) {
    Content content;
    const std::vector<GameInfo> games = book.games().value();
    for (const GameInfo& game : games) {
        const std::vector<Entry> entries = book.entries(game.id).value();
        for (const Entry& entry : entries) {
            content.emplace(game.id, entry.seq, entry.body, entry.hash);
        }
    }
    return content;
}

inline MergeResult merge(Book& into, const std::filesystem::path& from) {
    auto result = mergeBook(into, openBook(from, OpenMode::Foreign));
    REQUIRE(result.has_value());
    REQUIRE_FALSE(result->stoppedBy.has_value());
    return std::move(*result);
}

/// The one game's outcome.
inline MergeOutcome mergeOne(Book& into, const std::filesystem::path& from) {
    const MergeResult result = merge(into, from);
    REQUIRE(result.games.size() == 1);
    return result.games.front().outcome;
}

inline void append(Book& book, GameInfo& game, const std::vector<std::string>& bodies) {
    const auto head = book.append(game.id, game.head, bodies);
    REQUIRE(head.has_value());
    game.head = *head;
    game.entryCount += bodies.size();
}

inline std::vector<std::string> bodies(int from, int count) {
    std::vector<std::string> all;
    for (int i = 0; i < count; ++i) {
        all.push_back(body(from + i));
    }
    return all;
}

/// Two books with the same game of 5 entries.
struct Pair {
    Folder folder;
    GameInfo here;
    GameInfo there;
    Pair() {
        Book book = openBook(folder / "here.db", OpenMode::Create);
        here = makeGame(book, 0);
        append(book, here, bodies(1, 4));
        Book other = openBook(folder / "there.db", OpenMode::Create);
        REQUIRE(mergeBook(other, book).has_value());
        there = here;
    }
    [[nodiscard]] Book open(const std::string& name) const { return openBook(folder / name, OpenMode::ReadWrite); }
};

}  // namespace test
