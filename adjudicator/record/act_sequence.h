// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace adjudicator {

/// Where the record holds an act: in an entry of its own, or as one of a correction's.
struct ActPlace {
    std::uint64_t entry = 0;
    /// Of a correction; small, for a long record has many places.
    std::optional<std::uint32_t> item;
    bool operator==(const ActPlace&) const = default;
};

/// An act of the line: where it first stood, and where it stands as it is now.
struct LineAct {
    ActPlace origin;
    ActPlace now;
    [[nodiscard]] bool isCorrected() const { return origin != now; }
};

/// What a change of a sequence touched. From `first` on its acts are others now; `before` are those that stood there.
/// `corrections` stood whole before or do so now.
struct SequenceChange {
    std::size_t first = 0;
    std::vector<LineAct> before;
    std::vector<std::uint64_t> corrections;
};

/// The acts that count, in order: which ones take-backs, restorations and corrections leave. Knows places in the record
/// alone. A change costs as much as what it touches, however long the line is.
class ActSequence {
public:
    [[nodiscard]] const std::vector<LineAct>& acts() const { return m_now.acts; }
    /// The act's index; empty when it does not count.
    [[nodiscard]] std::optional<std::size_t> indexOf(const ActPlace& origin) const;
    /// What the next take-back undoes: the last act, or the last correction if nothing followed it.
    [[nodiscard]] std::optional<ActPlace> lastStep() const;
    /// A correction that stands whole: no act of it was taken back.
    [[nodiscard]] bool isWholeCorrection(const ActPlace& place) const { return wholeCorrection(place) != nullptr; }
    /// A take-back may begin here: an act that counts, or a correction that still stands whole.
    [[nodiscard]] bool canUndoTo(const ActPlace& from) const;

    void add(std::uint64_t entry);
    /// The entry `by` takes back from there on; `canUndoTo` must hold.
    SequenceChange takeBack(const ActPlace& from, std::uint64_t by);
    /// Puts back what that entry took away.
    SequenceChange restore(std::uint64_t by);
    /// The correction `by` replaces all acts from this one, which counts, by those.
    SequenceChange correct(const ActPlace& from, const std::vector<LineAct>& acts, std::uint64_t by);

private:
    /// In force, as far as take-backs concern it: its acts are `count` from `first` on.
    struct Correction {
        std::uint64_t entry = 0;
        std::size_t first = 0;
        std::size_t count = 0;
    };
    /// Corrections in the order in which they came and in which they end.
    struct Standing {
        std::vector<LineAct> acts;
        std::vector<Correction> corrections;
    };
    /// The end of a line: its acts from an index on, and the corrections that reach beyond it.
    struct Tail {
        std::size_t first = 0;
        Standing line;
    };

    [[nodiscard]] const Correction* wholeCorrection(const ActPlace& place) const;
    /// The place among the corrections of the first that reaches beyond this act.
    [[nodiscard]] std::size_t reachingBeyond(std::size_t index) const;
    SequenceChange cut(std::size_t index, std::size_t correction, std::uint64_t by);
    void putBack(const Tail& tail, SequenceChange& change);

    Standing m_now;
    /// What the line was before each take-back and correction, as far as that changed it.
    std::map<std::uint64_t, Tail> m_before;
};

}  // namespace adjudicator
