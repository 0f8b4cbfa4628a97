// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "db/book.h"
#include "db/book_file.h"

namespace SQLite {
class Database;
class Statement;
}  // namespace SQLite

namespace db {

/// A game's row number in this file; no other file has the same.
enum class GameRow : std::int64_t {};

/// Entries as far as the file could be read.
struct ReadEntries {
    std::vector<Entry> entries;
    bool complete = true;  ///< False if the file is damaged right after the last of them.
};

/// The open connection and its prepared statements. All functions here may throw SQLite::Exception, which `guarded`
/// (book.cpp) turns into a BookError.
struct Book::Impl {
    explicit Impl(std::filesystem::path path);
    ~Impl();

    std::filesystem::path file;
    bool writable = false;
    std::chrono::milliseconds busyTimeout{0};
    std::function<bool()> goesOn;                  ///< Outlives the connection that asks it; may be empty.
    std::unique_ptr<PrivateFolder> privateFolder;  ///< Outlives the connection to the copy in it.
    std::unique_ptr<SQLite::Database> database;
    std::unique_ptr<SQLite::Statement> insertEntry;
    std::unique_ptr<SQLite::Statement> insertBranch;
    std::unique_ptr<SQLite::Statement> findGame;
    std::unique_ptr<SQLite::Statement> findLevel;
    std::unique_ptr<SQLite::Statement> findNewest;
    std::unique_ptr<SQLite::Statement> findInfo;
    std::optional<int> versionSeen;        ///< What SQLite counts others' writes by.
    std::optional<SalvageReport> salvage;  ///< Set where this is what was saved of a damaged file;
    std::set<GameRow> cutGames;            ///< then the games that may have gone on.
    std::set<GameId> soundTails;           ///< The games whose newest entries were found to hold.

    /// What is left of a book that SQLite cannot read; null where nothing is.
    [[nodiscard]] static std::unique_ptr<Impl> salvaged(const std::filesystem::path& file,
                                                        const std::function<bool()>& goesOn);

    void prepare();
    [[nodiscard]] std::optional<GameRow> rowOf(const GameId& game);
    [[nodiscard]] std::vector<std::pair<GameRow, GameId>> gameRows();
    [[nodiscard]] std::vector<Entry> level(GameRow row, std::uint64_t seq);
    [[nodiscard]] ReadEntries readEntries(GameRow row, std::uint64_t from, std::uint64_t to);
    /// Reads a few pages of the file however long the game is.
    [[nodiscard]] GameInfo infoOf(GameRow row, const GameId& game);
    /// Really counted, so all of the game is read.
    [[nodiscard]] std::uint64_t countOf(GameRow row);
    /// Whether the game has this entry and nothing beside or after it.
    [[nodiscard]] bool isNewest(GameRow row, const Head& entry);
    /// Whether an act may follow this entry: it is there, and what has the next number follows other entries.
    [[nodiscard]] bool isHead(GameRow row, const GameId& game, const Head& entry);
    [[nodiscard]] std::optional<ChainSound> plainChain(GameRow row, const GameId& game);
    [[nodiscard]] ChainVerdict verdictOn(GameRow row, const GameId& game);
    [[nodiscard]] GameTree treeOf(GameRow row, const GameId& game);
    [[nodiscard]] GameRow insertGame(const GameId& game);
    /// No other entry of the game may have its number.
    void insert(GameRow row, const Head& head, std::string_view body);
    /// Another entry of the game may have its number, which makes a branch.
    void insertBeside(GameRow row, const Head& head, std::string_view body);
    /// In place of what lies behind its hash, if anything does.
    void insertPicture(const Picture& picture);
    /// The number of the game's newest entry if it does not follow from the one before. Looks once; then the game is
    /// only written here.
    [[nodiscard]] std::optional<std::uint64_t> damagedTail(GameRow row, const GameId& game);
    /// Folds the write-ahead log into the file; false if somebody reads it just now.
    [[nodiscard]] bool fold();

    [[nodiscard]] BookError error(BookProblem problem, std::optional<std::uint64_t> seq = {}) const {
        return {problem, file, seq, 0, 0};
    }
};

}  // namespace db
