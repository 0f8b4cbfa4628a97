// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicator/cli/command.h"
#include "adjudicator/desk_folder.h"
#include "adjudicator/record/game_kind.h"
#include "adjudicator/record/line.h"
#include "db/book.h"

namespace adjudicator::cli {

/// Which book and which game a command is about.
struct GameOptions {
    std::string book;
    std::string game;
    /// The hash, or its beginning, of an entry that only one branch holds.
    std::string branch;
    /// A second folder for the heads of what is written.
    std::string witness;
    bool json = false;
};

/// The book's file: as named, else the one that the window uses.
[[nodiscard]] std::string bookFile(const GameOptions& options);

/// Opens the book; the reason why not has been written as the error line, and so has what of a damaged one was saved.
[[nodiscard]] std::optional<db::Book> openBook(const Streams& streams, const GameOptions& options, db::OpenMode mode,
                                               engine::Language language);
/// Writes a line where this is what was saved of a damaged book.
void tellSaved(const Streams& streams, const std::string& file, const db::Book& book, engine::Language language);
/// The game named (its id, or the beginning of it), else the newest; the reason why not has been written.
[[nodiscard]] std::optional<db::GameInfo> chooseGame(const Streams& streams, const GameOptions& options,
                                                     const db::Book& book, engine::Language language);
/// The game's entries in order; of a game with branches those of the one that the options name. With `last` those up
/// to it are enough, though damage or branches come behind it. The reason why not has been written.
[[nodiscard]] std::optional<std::vector<db::Entry>> lineEntries(const Streams& streams, const GameOptions& options,
                                                                const db::Book& book, const db::GameId& game,
                                                                engine::Language language,
                                                                std::optional<std::uint64_t> last = {});
/// The game's entries folded, up to the entry `last` if given; the reason why not has been written.
template <class Game>
[[nodiscard]] std::optional<LineOf<Game>> foldGame(const Streams& streams, const GameOptions& options,
                                                   const db::Book& book, const db::GameId& game,
                                                   std::optional<std::uint64_t> last, engine::Language language);

/// A book with the game chosen in it, and which game that is.
struct OpenedGame {
    db::Book book;
    db::GameInfo game;
    GameKind kind = GameKind::Table;
};
/// Opens the book and finds the game; the reason why not has been written.
[[nodiscard]] std::optional<OpenedGame> openGame(const Streams& streams, const GameOptions& options, db::OpenMode mode,
                                                 engine::Language language);

/// This user's desk, for writing as the options say; what of it cannot be used has been said.
[[nodiscard]] DeskFolder deskToWrite(const Streams& streams, const GameOptions& options, engine::Language language);

/// Says in a line each what of the desk's own files cannot be used: the key (`withKey`), the memory, old marks.
void warnOfDesk(const Streams& streams, const DeskFolder& desk, bool withKey, engine::Language language);
void warnOfMemory(const Streams& streams, const db::DeskMemory& memory, engine::Language language);

/// Writes the error line of a book.
[[nodiscard]] int refuseBook(const Streams& streams, const std::string& file, const db::BookError& error,
                             engine::Language language);

}  // namespace adjudicator::cli
