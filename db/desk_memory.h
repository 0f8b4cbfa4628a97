// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "db/book_error.h"
#include "db/chain.h"

namespace db {

/// A game that a desk wrote into a book, and that the book lacks.
struct GameMissed {
    GameId game;
    /// Among the desk's games; 0 where nobody knows.
    std::uint64_t number = 0;
    /// The newest entry of it that the desk wrote.
    Head head;
    /// The entry of another game that says so already.
    GameId toldIn;
    std::optional<Head> told;
};

/// A head of a game that was seen in another desk's book, and when (UTC, as entries write it).
struct HeadSeen {
    Head head;
    std::string time;
};

/// What a desk remembers over all its books: the numbers that each of its keys has given, the newest entry that it
/// wrote of each game and into which books, heads that it saw in others. Kept in `memory.db` of the desk's own folder;
/// a change is on disk when it returns, but for `note`. What cannot be kept is forgotten: no error, see `fault`.
/// May be asked by several threads and programs at a time.
class DeskMemory {
public:
    /// `folder` is the desk's own; nothing is made there before something is to be kept. Marks of earlier versions
    /// (`heads/`) are taken over on first use.
    explicit DeskMemory(const std::filesystem::path& folder);
    ~DeskMemory();
    DeskMemory(DeskMemory&&) noexcept;
    DeskMemory& operator=(DeskMemory&&) noexcept;

    /// Why the memory cannot be used; empty where it can, or where there is none yet.
    [[nodiscard]] std::optional<BookError> fault() const;
    /// Files among the marks of earlier versions that say nothing; they stay where they are.
    [[nodiscard]] std::vector<std::filesystem::path> strangeMarks() const;

    /// Gives the next number of that key, at least `least`: no number twice. Empty where nothing can be kept.
    [[nodiscard]] std::optional<std::uint64_t> giveNumber(const std::string& key, std::uint64_t least);
    /// The number given last was not used.
    void giveBack(const std::string& key, std::uint64_t number);
    /// A game of that key begins in that book.
    void begun(const std::filesystem::path& book, const GameId& game, const std::string& key, std::uint64_t number,
               const Head& head);
    /// This desk has written the game up to there. Outlives the program at once, a power cut after a tenth of a second.
    void note(const std::filesystem::path& book, const GameId& game, const Head& head);
    [[nodiscard]] std::optional<Head> newest(const GameId& game) const;

    /// The games written into that book which are not among those that it holds, oldest number first.
    [[nodiscard]] std::vector<GameMissed> missedIn(const std::filesystem::path& book,
                                                   const std::vector<GameId>& held) const;
    /// It was written into other books and never into this one.
    [[nodiscard]] bool isElsewhere(const std::filesystem::path& book, const GameId& game) const;
    /// An entry of that game says that the book lacks the other.
    void told(const std::filesystem::path& book, const GameId& missed, const GameId& in, const Head& entry);

    /// These heads were in a book from elsewhere.
    void saw(const std::vector<std::pair<GameId, Head>>& heads, const std::string& time);
    /// In the order of their numbers.
    [[nodiscard]] std::vector<HeadSeen> seenOf(const GameId& game) const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

}  // namespace db
