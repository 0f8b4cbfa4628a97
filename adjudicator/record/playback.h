// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "adjudicator/record/line.h"
#include "adjudicator/record/line_path.h"

namespace adjudicator {

/// The way of a game's record through time: how the table stood after each entry, as it was then, whether that still
/// counts or not. Positions are kept at intervals, close ones near the end and where somebody looked last, so that a
/// step costs next to nothing and a long record little room. Whoever follows a line entry by entry as it grows reads
/// nothing twice.
class Playback {
public:
    /// Whose turn an entry fell into.
    struct Moment {
        int round = 1;
        engine::PlayerId player{};
        engine::Phase phase{};
        /// How many turns had begun before, of this line or one taken back: the same number, the same turn.
        std::uint32_t turn = 0;
        bool operator==(const Moment&) const = default;
    };

    /// Knows all entries, or only so many of the first.
    explicit Playback(const Line& line, std::uint64_t most = kAll);
    /// Takes in what the record has grown by since, at most so many entries; whether all are known now. Only lines of
    /// the same game that hold all that was here before.
    bool extend(const Line& line, std::uint64_t most = kAll);
    static constexpr std::uint64_t kAll = std::numeric_limits<std::uint64_t>::max();

    /// How many entries are known.
    [[nodiscard]] std::uint64_t size() const { return m_size; }
    /// The position after this entry, which must be known. `line` is the record it was made of.
    [[nodiscard]] engine::Position positionAfter(const Line& line, std::uint64_t seq) const;
    /// The turn that the entry was made in: the one before it was applied.
    [[nodiscard]] Moment momentOf(std::uint64_t seq) const;

    // Where a step leads to; empty at the ends. A step stops at entries that somebody made at the table: acts, what
    // takes back, restores and corrects; never at commitments, declarations, pictures and seals.

    [[nodiscard]] std::optional<std::uint64_t> stopBefore(const Line& line, std::uint64_t seq) const;
    [[nodiscard]] std::optional<std::uint64_t> stopAfter(const Line& line, std::uint64_t seq) const;
    [[nodiscard]] std::uint64_t firstStop() const { return 0; }
    [[nodiscard]] std::uint64_t lastStop(const Line& line) const;
    /// The end of the turn before the one that this entry was made in, and the end of the one after it (the newest
    /// entry's where it is not over).
    [[nodiscard]] std::optional<std::uint64_t> turnBefore(const Line& line, std::uint64_t seq) const;
    [[nodiscard]] std::optional<std::uint64_t> turnAfter(const Line& line, std::uint64_t seq) const;

private:
    void take(const Line& line);
    /// The position that the line had when it ended so.
    [[nodiscard]] PathPositions::Kept positionAt(const Line& line, const LineEnd& end) const;
    [[nodiscard]] const PathPositions::Kept* keptAt(const LineEnd& end) const;
    [[nodiscard]] bool isStopAt(const Line& line, std::uint64_t seq) const;
    void note(const engine::Turn& turn);

    /// From which entry on it was that moment.
    struct Since {
        std::uint32_t seq = 0;
        Moment moment;
    };
    std::uint64_t m_size = 0;
    std::vector<Since> m_moments;
    /// The turn after the newest entry taken in.
    engine::Turn m_turn;
    LinePath m_path;
    /// The position after it, while a record is gone through that is longer; else that is the line's own.
    std::optional<PathPositions::Kept> m_then;
    /// Near the end, all the way, and where somebody looked last.
    PathPositions m_newest;
    PathPositions m_far;
    mutable PathPositions m_looked;
};

}  // namespace adjudicator
