// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "db/chain.h"
#include "engine/expected.h"

namespace db {

/// Why a hub did not do what was asked.
enum class HubProblem : std::uint8_t {
    NoModule,    ///< This installation has no module for hubs, or the module misses libpqxx.
    BadAddress,  ///< Not `postgresql://…` as libpq reads it.
    NotReached,  ///< Nobody answers there.
    NotLetIn,    ///< The server knows neither this login and password, or not this database for it.
    NotAHub,     ///< The database was not set up as a hub.
    Newer,       ///< It was set up by a newer program.
    NotAllowed,  ///< This login may not write that.
    Cut,         ///< The connection broke meanwhile; what was asked may or may not have been done.
    Taken,       ///< Another file has this number, or another desk wrote at that moment: to be tried again.
    Refused,     ///< Anything else that the server said.
};
struct HubFault {
    HubProblem problem = HubProblem::Refused;
    /// The server's own words in one line, never with a password; may be empty.
    std::string said;
};

/// An entry as a desk's file lists it.
struct HubEntry {
    GameId game;
    Entry entry;
    /// Entry 0 of a chain of proposals; of other entries nothing is asked.
    bool beginsProposals = false;
};

/// A desk's numbered file: its first and its last line, and the entries between them.
struct HubParcel {
    std::uint64_t number = 0;
    std::string first;
    std::vector<HubEntry> entries;
    std::string last;
};

/// A number and the last line of that file.
struct HubNumber {
    std::uint64_t number = 0;
    std::string last;
};

/// What a login may do at a hub.
enum class HubRight : std::uint8_t {
    Reads,
    Proposes,  ///< Writes chains of proposals too.
    Writes,    ///< And entries of games and tournaments, and receipts.
};

/// One connection to a server through which desks share their entries (db/hub/schema.sql). It carries; whatever comes
/// from it is to be verified. After Cut or NotReached it is of no more use. For one thread at a time.
class Hub {
public:
    template <class T>
    using Answer = engine::Expected<T, HubFault>;

    virtual ~Hub() = default;

    /// Made when the database was set up; it stays the same wherever the server moves.
    [[nodiscard]] virtual const std::string& identity() const = 0;
    [[nodiscard]] virtual HubRight right() const = 0;
    /// The public keys, 64 digits each, of all that have sent something, in order.
    [[nodiscard]] virtual Answer<std::vector<std::string>> desks() = 0;
    /// A desk's files from that number on, in the order of the server: nothing says that none is missing.
    [[nodiscard]] virtual Answer<std::vector<HubNumber>> numbers(const std::string& desk, std::uint64_t from) = 0;
    /// The desk's file of that number, whole, and some that follow it while they are small, in order; none where there
    /// is none. Entries without a body are those that the server does not have, though the file names them.
    [[nodiscard]] virtual Answer<std::vector<HubParcel>> parcels(const std::string& desk, std::uint64_t from) = 0;
    /// The entries that a desk's files name, from one number to another, by their hashes.
    [[nodiscard]] virtual Answer<std::vector<std::pair<GameId, Hash>>> namedIn(const std::string& desk,
                                                                               std::uint64_t from,
                                                                               std::uint64_t to) = 0;
    /// A game's entries, whoever sent them and of all branches, by number and hash in this order; the second: whole,
    /// from a number on.
    [[nodiscard]] virtual Answer<std::vector<Head>> headsOf(const GameId& game) = 0;
    [[nodiscard]] virtual Answer<std::vector<Entry>> entriesOf(const GameId& game, std::uint64_t from) = 0;
    /// Everything or nothing, in one transaction. Only what the server lacks travels.
    [[nodiscard]] virtual Answer<void> put(const std::string& desk, const HubParcel& parcel) = 0;
    /// Adds receipts that are not there: the key that signed, the head, the line.
    struct Receipt {
        std::string by;
        GameId game;
        Hash hash;
        std::string line;
    };
    [[nodiscard]] virtual Answer<void> putReceipts(const std::vector<Receipt>& receipts) = 0;
    [[nodiscard]] virtual Answer<std::vector<std::string>> receipts() = 0;
    /// Waits until a desk has sent something since `desks` was asked last, or so long at most; whether one has.
    [[nodiscard]] virtual Answer<bool> wait(std::chrono::milliseconds most) = 0;
};

}  // namespace db
