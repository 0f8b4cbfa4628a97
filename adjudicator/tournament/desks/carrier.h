// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "adjudicator/seal/receipt.h"
#include "db/chain.h"
#include "db/hub/hub.h"
#include "engine/expected.h"

namespace adjudicator {

/// Why a carrier did not do what was asked: a hub says why, a folder is only not there or not to be written.
struct CarrierFault {
    enum class Problem : std::uint8_t {
        FolderMissing,
        NotWritable,
        Damaged,  ///< A desk's own file there does not hold.
        Taken,    ///< Another file has that number, or another desk wrote at that moment: to be tried again.
        Hub,      ///< See `hub`.
    };
    Problem problem = Problem::FolderMissing;
    std::optional<db::HubFault> hub;
};

/// An entry of a game, by its hash.
using EntryName = std::pair<db::GameId, db::Hash>;

/// What takes desks' numbered files (docs/tournament.md, "Files of a desk") from one to the other: a folder, or a hub.
/// It decides nothing, and nothing that comes from it is believed: senders and receivers read a file's text and check
/// it, wherever it comes from. Desks are named by their public keys, 64 digits; numbers count from 1.
class Carrier {
public:
    template <class T>
    using Answer = engine::Expected<T, CarrierFault>;

    virtual ~Carrier() = default;

    /// For people: the folder, or the hub's address without its password.
    [[nodiscard]] virtual std::string shown() const = 0;
    /// Whether it can be asked now; a hub is connected to where it is not.
    [[nodiscard]] virtual Answer<void> reach() = 0;
    /// By which notes about it are kept apart from those about others; after `reach`.
    [[nodiscard]] virtual std::string identity() const = 0;
    /// Nobody takes files away there, so whoever misses one that he has seen was deceived, or the server was put back.
    [[nodiscard]] virtual bool keepsAll() const = 0;

    /// Desks that have sent something, in order.
    [[nodiscard]] virtual Answer<std::vector<std::string>> desks() = 0;
    /// The numbers of a desk's files, from one on.
    [[nodiscard]] virtual Answer<std::set<std::uint64_t>> numbers(const std::string& desk, std::uint64_t from) = 0;
    /// A file's whole text. Nothing where it cannot be read, or not yet.
    [[nodiscard]] virtual Answer<std::optional<std::string>> text(const std::string& desk, std::uint64_t number) = 0;
    /// The sum that a file's last line tells, read without the rest; empty where there is none (yet).
    [[nodiscard]] virtual Answer<std::string> sum(const std::string& desk, std::uint64_t number) = 0;
    /// The entries that a desk's files name, from one number to another; those of a hub as it tells them.
    [[nodiscard]] virtual Answer<std::vector<EntryName>> namedIn(const std::string& desk, std::uint64_t from,
                                                                 std::uint64_t to) = 0;
    /// Writes a new file, whole or not at all, never in place of another.
    [[nodiscard]] virtual Answer<void> put(const std::string& desk, std::uint64_t number, const std::string& text) = 0;
    /// How people find that file.
    [[nodiscard]] virtual std::filesystem::path placeOf(const std::string& desk, std::uint64_t number) const = 0;

    /// Leaves receipts for the desks, those that are not there yet.
    [[nodiscard]] virtual Answer<void> leave(const PublicKey& by, const std::vector<Receipt>& receipts) = 0;
    /// Waits until something new may be there, or so long at most; whether it is worth a look. A folder tells nothing
    /// of itself: it always is. So is a hub that is cut off meanwhile, which has waited all the same; a hub where
    /// nobody has sent anything is not, and was not asked either.
    virtual bool wait(std::chrono::milliseconds most) = 0;
};

/// The carrier at a place that somebody named: a hub where it is `postgresql://…`, else a folder. Asks nothing yet.
[[nodiscard]] std::unique_ptr<Carrier> carrierAt(const std::filesystem::path& place);
/// What people may see of a place: all but a hub's password.
[[nodiscard]] std::string shownPlace(const std::filesystem::path& place);

}  // namespace adjudicator
