// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "db/chain.h"

namespace adjudicator {

/// The clock of a round as a desk keeps it beside the record: running until a moment, or paused with so much left.
/// Times are milliseconds, of the wall clock since 1970 UTC.
struct KeptClock {
    int round = 1;
    int minutes = 0;
    std::optional<std::int64_t> endsAt;
    /// Of one that is paused; else none.
    std::int64_t leftMs = 0;
    bool operator==(const KeptClock&) const = default;

    [[nodiscard]] std::int64_t left(std::int64_t now) const { return endsAt ? *endsAt - now : leftMs; }
    void start(std::int64_t now);
    void pause(std::int64_t now);
    /// More time for everybody, or less; never less than none.
    void add(std::int64_t ms, std::int64_t now);
};

/// The clocks of a desk's tournaments, one file for each round in the desk's own folder: what all programs at this desk
/// show, set and pause.
class ClockStore {
public:
    explicit ClockStore(const std::filesystem::path& folder) : m_folder(folder / "clocks") {}
    /// Of that round; empty where none was kept, or none that can be read.
    [[nodiscard]] std::optional<KeptClock> load(const db::GameId& tournament, int round) const;
    /// As its round's. False where it cannot be written.
    [[nodiscard]] bool keep(const db::GameId& tournament, const KeptClock& clock) const;
    /// Where the files lie: a change of a clock is a change there.
    [[nodiscard]] const std::filesystem::path& folder() const { return m_folder; }

private:
    [[nodiscard]] std::filesystem::path fileOf(const db::GameId& tournament, int round) const;
    std::filesystem::path m_folder;
};

}  // namespace adjudicator
