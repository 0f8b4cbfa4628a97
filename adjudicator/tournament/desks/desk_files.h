// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "adjudicator/seal/desk_key.h"
#include "adjudicator/tournament/desks/carrier.h"
#include "db/book.h"
#include "engine/tournament/position.h"

namespace adjudicator {

// A desk's new entries as numbered files of JSON lines in a folder that others read, or on a hub (docs/tournament.md,
// "Files of a desk"). Files are never changed; the last line is a sum over all before it, signed with the desk's key,
// so that a torn, half-copied or spoiled file is known, whoever carried it. A place is a folder or `postgresql://…`.

enum class SendProblem : std::uint8_t {
    NoKey,  ///< This desk could not keep a key.
    FolderMissing,
    NotWritable,
    FilesDamaged,  ///< One of this desk's own files there does not hold: the folder is to be looked at first.
    Book,          ///< See `book`.
    Hub,           ///< See `hub`.
};
struct SendFault {
    SendProblem problem{};
    std::optional<db::BookError> book;
    std::optional<db::HubFault> hub;
};

/// What was written: no file when nothing was new.
struct Sent {
    std::optional<std::filesystem::path> file;
    std::uint64_t entries = 0;
};

/// Sends to one place again and again: what the desk's files there hold is read once, and of the book only what has
/// grown, so that a file after every act costs little however long the day is. Another stick in the same place, or
/// files that somebody took away, are noticed and all is looked at anew. To a hub does not go back what came from it:
/// see `notes` of receiveEntries. Borrows the key.
class EntrySender {
public:
    EntrySender(const DeskKey& key, const std::filesystem::path& place, std::filesystem::path notes = {});
    ~EntrySender();
    EntrySender(EntrySender&&) noexcept;
    /// Writes what the book has and the desk's files there have not. Games of other desks go too.
    [[nodiscard]] engine::Expected<Sent, SendFault> send(const db::Book& book, const std::string& time);

private:
    struct Known {
        db::Head head;
        std::uint64_t count = 0;
    };
    [[nodiscard]] Carrier::Answer<void> lookAtPlace();
    [[nodiscard]] Carrier::Answer<bool> isStillThere();
    [[nodiscard]] Carrier::Answer<void> lookAtOthers();
    [[nodiscard]] engine::Expected<std::vector<db::Entry>, db::BookError> newOf(const db::Book& book,
                                                                                const db::GameInfo& info) const;
    [[nodiscard]] engine::Expected<Sent, SendFault> sendOnce(const db::Book& book, const std::string& time);

    const DeskKey& m_key;
    std::string m_name;
    std::unique_ptr<Carrier> m_carrier;
    std::filesystem::path m_notes;
    /// Empty until the place was looked at; and the sum of that file.
    std::optional<std::uint64_t> m_last;
    std::string m_lastSum;
    std::set<EntryName> m_sent;
    /// How far each game is sent.
    std::map<db::GameId, Known> m_games;
    /// Up to which of their files those of other desks are known to be there.
    std::map<std::string, std::uint64_t> m_others;
};

/// The same once.
[[nodiscard]] engine::Expected<Sent, SendFault> sendEntries(const db::Book& book, const DeskKey& key,
                                                            const std::filesystem::path& place, const std::string& time,
                                                            const std::filesystem::path& notes = {});

/// How a desk's files stand.
enum class DeskState : std::uint8_t {
    UpToDate,
    Waiting,     ///< A file is torn, or not all there yet.
    Gap,         ///< A number is missing before files that are there.
    UnknownKey,  ///< Desks are listed, and this one is not: nothing of it was imported.
    FalseFile,   ///< A whole file whose sum or signature is wrong, or that is of another desk.
    NotMerged,   ///< Entries that do not hold on the book's.
    WentBack,    ///< A hub has no longer, or otherwise, what it has shown before: it lost it, or it lies.
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
    /// Games that have become branched by what was new now.
    std::uint64_t forked = 0;
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

/// What came of receiving: how each desk stands, and why the rest was not looked at, where the place failed.
struct Received {
    std::vector<DeskReport> desks;
    std::optional<CarrierFault> fault;
};

/// The desks whose files come in though the tournament does not list them.
struct UnlistedDesks {
    UnlistedDesks() = default;
    UnlistedDesks(const std::optional<PublicKey>& keeperKey, const std::optional<DeskKey>& ownDesk);

    /// A folder gives back no files to the desk that wrote them; at a hub every desk receives all.
    [[nodiscard]] bool comesIn(const std::string& key, bool atHub) const { return key == own ? atHub : key == keeper; }

    /// In hexadecimal; empty where there is none. `keeper` keeps the tournament: others can go on when it is lost.
    std::string keeper;
    std::string own;
};

/// Imports the files of all desks at a place that are whole and in turn. `notes` is the folder where a desk keeps which
/// files it has imported; losing it costs time, not truth: importing twice changes nothing. Desks that the tournament
/// does not list are told and not imported, but for `unlisted`.
[[nodiscard]] engine::Expected<Received, db::BookError> receiveEntries(db::Book& book,
                                                                       const engine::tournament::Position& position,
                                                                       Carrier& carrier,
                                                                       const std::filesystem::path& notes,
                                                                       const UnlistedDesks& unlisted = {});
/// The same where another thread writes the book: `reader` is only read, and nothing waits for a folder that hangs.
/// Errors: Cancelled when the book was closed meanwhile.
[[nodiscard]] engine::Expected<Received, db::BookError> receiveEntries(const db::Book& reader, const BookWrites& writes,
                                                                       const engine::tournament::Position& position,
                                                                       Carrier& carrier,
                                                                       const std::filesystem::path& notes,
                                                                       const UnlistedDesks& unlisted = {});

}  // namespace adjudicator
