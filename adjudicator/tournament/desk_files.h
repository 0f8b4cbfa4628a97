// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "adjudicator/seal/desk_key.h"
#include "db/book.h"
#include "engine/tournament/position.h"

namespace adjudicator {

// A desk's new entries as numbered files of JSON lines in a folder that others read (docs/tournament.md, "Files of a
// desk"). Files are written under another name and renamed, never changed; the last line is a sum over all before it,
// signed with the desk's key, so that a torn or half-copied file is known.

enum class SendProblem : std::uint8_t {
    NoKey,  ///< This desk could not keep a key.
    FolderMissing,
    NotWritable,
    FilesDamaged,  ///< One of this desk's own files there does not hold: the folder is to be looked at first.
    Book,          ///< See `book`.
};
struct SendFault {
    SendProblem problem{};
    std::optional<db::BookError> book;
};

/// What was written: no file when nothing was new.
struct Sent {
    std::optional<std::filesystem::path> file;
    std::uint64_t entries = 0;
};

/// Sends into one folder again and again: what its files hold is read once, and of the book only what has grown, so
/// that a file after every act costs little however long the day is. Another stick in the same place, or files that
/// somebody took away, are noticed and all is looked at anew. Borrows the key.
class EntrySender {
public:
    EntrySender(const DeskKey& key, std::filesystem::path folder);
    /// Writes what the book has and the desk's files in the folder have not. Games of other desks go too.
    [[nodiscard]] engine::Expected<Sent, SendFault> send(const db::Book& book, const std::string& time);

private:
    using Key = std::pair<db::GameId, db::Hash>;
    struct Known {
        db::Head head;
        std::uint64_t count = 0;
    };
    [[nodiscard]] bool readFolder();
    [[nodiscard]] bool isStillThere() const;
    [[nodiscard]] engine::Expected<std::vector<db::Entry>, db::BookError> newOf(const db::Book& book,
                                                                                const db::GameInfo& info) const;

    const DeskKey& m_key;
    std::string m_name;
    std::filesystem::path m_folder;
    /// Empty until the folder was read.
    std::optional<std::uint64_t> m_last;
    std::set<Key> m_sent;
    /// How far each game is sent.
    std::map<db::GameId, Known> m_games;
};

/// The same once.
[[nodiscard]] engine::Expected<Sent, SendFault> sendEntries(const db::Book& book, const DeskKey& key,
                                                            const std::filesystem::path& folder,
                                                            const std::string& time);

/// How a desk's files stand.
enum class DeskState : std::uint8_t {
    UpToDate,
    Waiting,     ///< A file is torn, or not all there yet.
    Gap,         ///< A number is missing before files that are there.
    UnknownKey,  ///< Desks are listed, and this one is not: nothing of it was imported.
    FalseFile,   ///< A whole file whose sum or signature is wrong, or that is of another desk.
    NotMerged,   ///< Entries that do not hold on the book's.
};
[[nodiscard]] std::string_view toText(DeskState state);

struct DeskReport {
    std::string key;
    std::string name;
    DeskState state = DeskState::UpToDate;
    /// The first file that is not imported.
    std::optional<std::uint64_t> file;
    /// Files and entries that were new now.
    std::uint64_t files = 0;
    std::uint64_t entries = 0;
    /// Number and time of the last file imported, now or before.
    std::uint64_t lastFile = 0;
    std::string lastTime;
    /// All but what is new now is as it was.
    [[nodiscard]] bool standsAs(const DeskReport& before) const {
        return key == before.key && name == before.name && state == before.state && file == before.file &&
               lastFile == before.lastFile && lastTime == before.lastTime;
    }
};

/// Hands a book that can be written to over to a short work, which is over when this returns; false when the book is
/// no longer open.
using BookWrites = std::function<bool(const std::function<void(db::Book&)>& work)>;

/// Imports the files of all desks in the folder that are whole and in turn. `notes` is the folder where the director
/// keeps which files were imported; losing it costs time, not truth: importing twice changes nothing. `keeper` is the
/// key of another desk that is in charge of the tournament: its files come in whether it is listed or not, so that this
/// desk can go on when that one is lost.
[[nodiscard]] engine::Expected<std::vector<DeskReport>, db::BookError> receiveEntries(
    db::Book& book, const engine::tournament::Position& position, const std::filesystem::path& folder,
    const std::filesystem::path& notes, const std::optional<PublicKey>& keeper = {});
/// The same where another thread writes the book: `reader` is only read, and nothing waits for a folder that hangs.
/// Errors: Cancelled when the book was closed meanwhile.
[[nodiscard]] engine::Expected<std::vector<DeskReport>, db::BookError> receiveEntries(
    const db::Book& reader, const BookWrites& writes, const engine::tournament::Position& position,
    const std::filesystem::path& folder, const std::filesystem::path& notes,
    const std::optional<PublicKey>& keeper = {});

}  // namespace adjudicator
