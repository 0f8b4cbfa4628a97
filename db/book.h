// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "db/book_error.h"
#include "db/chain.h"
#include "db/game_tree.h"
#include "db/merge.h"
#include "db/outline.h"
#include "db/picture.h"
#include "db/salvage.h"
#include "engine/expected.h"

namespace db {

using engine::Expected;

enum class OpenMode {
    Create,     ///< Read and write; a missing or empty file becomes a new book.
    ReadWrite,  ///< Read and write; the file must be a book.
    ReadOnly,   ///< Nothing is ever written to the file; without permission to lock it there, a private copy is read.
    Foreign,    ///< A file from elsewhere: always a private copy.
};

/// How the file's changes are kept apart until committed.
enum class Journal {
    ByFileSystem,  ///< Write-ahead log, but a rollback journal on network shares, where shared memory fails.
    WriteAhead,
    Rollback,
};

struct OpenOptions {
    std::chrono::milliseconds busyTimeout{3000};  ///< How long to wait for another program's lock.
    Journal journal = Journal::ByFileSystem;
    /// Asked now and then, on the caller's thread, while a private copy is made and while the book reads or writes, for
    /// as long as it is open; false ends that with Cancelled.
    std::function<bool()> goesOn = {};
};

/// One game of the book, as listed. `head` is the newest entry; with branches, the one with the highest number.
struct GameInfo {
    GameId id;
    Head head;
    std::uint64_t entryCount = 0;  ///< With all branches, if the chain holds.
    bool isReadable = true;        ///< False where the file is damaged there, so that head and count are unknown.
    bool isCut = false;            ///< Entries after the head may be lost: the file is damaged after it.
    /// It is whole, as far as can be said without reading it, and has no branches.
    [[nodiscard]] bool isStraight() const { return isReadable && !isCut && entryCount == head.seq + 1; }
};

/// How far a backup is, in pages of the file.
struct BackupProgress {
    std::uint64_t done = 0;
    std::uint64_t all = 0;
};

struct BackupOptions {
    int pagesAtOnce = 256;
    /// Told after each step, on the caller's thread; false ends the backup (Cancelled).
    std::function<bool(const BackupProgress&)> progress;
    /// Called after each step and each game verified, on the caller's thread, so that it can do other things between,
    /// through another connection also write to the book.
    std::function<void()> between;
};

struct FileState;

/// A record book on disk: games of chained entries that are only ever added. One connection; use it from one thread at
/// a time. Closing folds the write-ahead log into the file.
class Book {
public:
    /// A newer, foreign or damaged file is refused and stays as it is, byte for byte. For reading (ReadOnly, Foreign) a
    /// file that is cut short or damaged where all hangs together is opened as far as its pages hold: see salvage().
    [[nodiscard]] static Expected<Book, BookError> open(const std::filesystem::path& file, OpenMode mode,
                                                        const OpenOptions& options = {});
    ~Book();
    Book(Book&& other) noexcept;
    Book& operator=(Book&& other) noexcept;

    /// The file as given to open, made absolute.
    [[nodiscard]] const std::filesystem::path& file() const;
    [[nodiscard]] bool isWritable() const;
    /// What was saved, where the file could be opened only so: games that may have gone on count as damaged after their
    /// last entry, and the file as damaged.
    [[nodiscard]] const std::optional<SalvageReport>& salvage() const;

    /// Begins a game with the body of its entry 0; the body decides the id, so it must hold something unique.
    /// Errors: AlreadyExists, BodyNotJson, NotWritable, Busy, DiskFull, Io, FileDamaged.
    [[nodiscard]] Expected<GameInfo, BookError> createGame(std::string_view firstBody);

    /// One act: all bodies or none, in one transaction and one sync, if `after` is a head of the game. Answers with the
    /// new head once it is on disk. After an error the entries are not in the book; only a machine that fails in the
    /// very moment of an Io error, or a disk that refuses all that follows it, can bring them back, all of them.
    /// `pictures` are kept with the entries that name them.
    /// Errors: as createGame, UnknownGame, HeadMoved, ChainDamaged, PictureRefused.
    [[nodiscard]] Expected<Head, BookError> append(const GameId& game, const Head& after,
                                                   std::span<const std::string> bodies,
                                                   std::span<const Picture> pictures = {});

    /// In the order in which the book learned of them; one that damage hides is among them.
    [[nodiscard]] Expected<std::vector<GameInfo>, BookError> games() const;
    /// The same of one game; nothing but its end is read. Errors: UnknownGame.
    [[nodiscard]] Expected<GameInfo, BookError> info(const GameId& game) const;
    /// Where the game goes on. Errors: UnknownGame, Forked, ChainDamaged.
    [[nodiscard]] Expected<Head, BookError> head(const GameId& game) const;
    /// All branches' ends, in the order (seq, hash). Errors: UnknownGame, ChainDamaged.
    [[nodiscard]] Expected<std::vector<Head>, BookError> heads(const GameId& game) const;
    /// Entries with from <= seq <= to, in the order (seq, hash).
    [[nodiscard]] Expected<std::vector<Entry>, BookError> entries(
        const GameId& game, std::uint64_t from = 0, std::uint64_t to = std::numeric_limits<std::uint64_t>::max()) const;
    /// Whether this very entry is in the book: a head seen outside anchors everything before it.
    [[nodiscard]] Expected<bool, BookError> contains(const GameId& game, const Head& entry) const;

    /// All games' ids, in the order of games().
    [[nodiscard]] Expected<std::vector<GameId>, BookError> gameIds() const;
    /// The game with its branches: all that can be read and holds, and where it does not. Error: UnknownGame.
    [[nodiscard]] Expected<GameTree, BookError> tree(const GameId& game) const;
    /// The entries of one branch, from entry 0 to this one. Errors: UnknownGame, HeadMoved where it is not there (any
    /// more) or does not hold.
    [[nodiscard]] Expected<std::vector<Entry>, BookError> entriesTo(const GameId& game, const Head& entry) const;

    /// Adds what the book lacks of this game, all or nothing, in one transaction; where both are sound the book then
    /// holds the union of the entries. Never changes an entry. Errors: as createGame.
    [[nodiscard]] Expected<MergeOutcome, BookError> add(const GameTree& theirs);

    // Pictures are no part of the logical content: they lie beside the entries that name them by their hash.

    /// The picture with this hash; empty where there is none or its bytes do not give the hash.
    [[nodiscard]] Expected<std::optional<Picture>, BookError> picture(const Hash& hash) const;
    [[nodiscard]] Expected<PictureState, BookError> pictureState(const Hash& hash) const;
    /// All pictures of the book.
    [[nodiscard]] Expected<PictureStock, BookError> pictureBytes() const;
    /// Keeps a picture that an entry already here names. Errors: NotWritable, PictureRefused, Busy, DiskFull, Io.
    [[nodiscard]] Expected<void, BookError> keepPicture(const Picture& picture);
    /// Takes pictures out for good, the oldest first, in one transaction; no entry changes. Then the file is made as
    /// small as it can be. Errors: NotWritable, Busy, DiskFull, Io, FileDamaged.
    [[nodiscard]] Expected<PicturesPruned, BookError> prunePictures(const PictureLimits& limits);

    // Outlines of games for lists: what is kept is checked against the game by whoever uses it.

    /// All of a kind.
    [[nodiscard]] Expected<std::map<GameId, Outline>, BookError> outlines(std::string_view kind) const;
    /// In place of those that were kept of these games, in one transaction; games that are not here are passed over.
    /// Errors: NotWritable, Busy, DiskFull, Io, FileDamaged.
    [[nodiscard]] Expected<void, BookError> keepOutlines(std::string_view kind,
                                                         const std::map<GameId, Outline>& outlines);

    /// Recomputes the whole chain of one game and names the first entry that does not hold. A chain cut off at its end
    /// still holds: checkFile finds an end lost by damage, and only a head seen outside one that was taken away.
    [[nodiscard]] Expected<ChainVerdict, BookError> verifyChain(const GameId& game) const;
    /// SQLite's own check of the whole file, and that no entry lacks its game. Error: FileDamaged.
    [[nodiscard]] Expected<void, BookError> checkFile() const;

    /// Whether another connection has written to the file since this was asked last; false the first time.
    [[nodiscard]] bool wasWrittenElsewhere();

    /// Folds the write-ahead log into the file, so that the file alone is the book. Busy while others read.
    [[nodiscard]] Expected<void, BookError> rest();
    /// Writes a compact copy to a new file, verifies it and syncs it. Error: AlreadyExists.
    [[nodiscard]] Expected<void, BookError> handOver(const std::filesystem::path& target) const;

    /// Copies the book to a new file while others go on writing; what stood in it at the beginning is in the copy. The
    /// file gets its name once it is whole, found equal and synced. Answers with the games whose chain does not hold,
    /// here as in the copy. Errors: AlreadyExists, FolderMissing, Cancelled, Busy, FileDamaged (export can still save
    /// games), DiskFull, Io.
    [[nodiscard]] Expected<std::vector<GameId>, BookError> backUp(const std::filesystem::path& target,
                                                                  const BackupOptions& options = {}) const;

    struct Impl;

private:
    [[nodiscard]] static Expected<Book, BookError> openWhole(const std::filesystem::path& file, OpenMode mode,
                                                             const OpenOptions& options, const FileState& state);
    [[nodiscard]] bool isWhollyReadable() const;
    explicit Book(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

}  // namespace db
