// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "adjudicator/record/line.h"

namespace adjudicator {

/// The way of a game's record through time: how the table stood after each entry, as it was then, whether that still
/// counts or not. Positions are kept at intervals and wherever the line changed, so that a step costs next to nothing.
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
    [[nodiscard]] std::uint64_t size() const { return m_moments.size(); }
    /// The position after this entry, which must be known. `line` is the record it was made of.
    [[nodiscard]] engine::Position positionAfter(const Line& line, std::uint64_t seq) const;
    /// The turn that the entry was made in: the one before it was applied.
    [[nodiscard]] const Moment& momentOf(std::uint64_t seq) const { return m_moments[seq]; }

    // Where a step leads to; empty at the ends. A step stops at entries that somebody made at the table: acts, what
    // takes back, restores and corrects; never at commitments, declarations, pictures and seals.
    [[nodiscard]] static bool isStop(const LogLine& line);
    [[nodiscard]] std::optional<std::uint64_t> stopBefore(const Line& line, std::uint64_t seq) const;
    [[nodiscard]] std::optional<std::uint64_t> stopAfter(const Line& line, std::uint64_t seq) const;
    [[nodiscard]] std::uint64_t firstStop() const { return 0; }
    [[nodiscard]] std::uint64_t lastStop(const Line& line) const;
    /// The end of the turn before the one that this entry was made in, and the end of the one after it (the newest
    /// entry's where it is not over).
    [[nodiscard]] std::optional<std::uint64_t> turnBefore(const Line& line, std::uint64_t seq) const;
    [[nodiscard]] std::optional<std::uint64_t> turnAfter(const Line& line, std::uint64_t seq) const;

private:
    struct Mark {
        std::uint64_t seq = 0;
        engine::Position position;
    };
    void take(const Line& line);
    [[nodiscard]] Moment now() const;

    /// The record as it was after the newest entry taken in.
    Line m_then;
    std::uint32_t m_turns = 0;
    std::vector<Moment> m_moments;
    /// In the order of their entries, the first after entry 0.
    std::vector<Mark> m_marks;
};

}  // namespace adjudicator
