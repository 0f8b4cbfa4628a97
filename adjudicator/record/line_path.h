// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <vector>

#include "adjudicator/record/line.h"

namespace adjudicator {

/// The act that a line ended with at some time, by where it stands; before the first act it is entry 0.
struct LineEnd {
    static constexpr std::uint32_t kWhole = std::numeric_limits<std::uint32_t>::max();
    std::uint32_t entry = 0;
    /// Of a correction; kWhole: an entry of its own.
    std::uint32_t item = kWhole;
    auto operator<=>(const LineEnd&) const = default;
};

/// Which acts counted after each entry of a record, taken back since or not: each act has one before it. Keeps only the
/// entries that changed the line.
class LinePath {
public:
    /// Takes in the next entry of the record; every one, in order.
    void take(const Line& line, std::uint64_t entry);
    /// With which act the line ended after that entry, which was taken in.
    [[nodiscard]] LineEnd endAfter(const Line& line, std::uint64_t entry) const;
    /// The act before one that is not entry 0.
    [[nodiscard]] LineEnd before(const Line& line, const LineEnd& act) const;
    /// Where the line says what it did.
    [[nodiscard]] static ActPlace placeOf(const LineEnd& act);

private:
    struct Turned {
        std::uint32_t entry = 0;
        LineEnd end;
        /// Of a correction: the act before the first that it replaced.
        LineEnd kept;
    };
    [[nodiscard]] const Turned& turnedBy(std::uint32_t entry) const;
    /// The act before the one that first stood there, on the line that ends so.
    [[nodiscard]] LineEnd beforeOrigin(const Line& line, LineEnd end, const ActPlace& origin) const;

    std::vector<Turned> m_turned;
};

/// Positions after acts on such a path, kept wherever so many acts count; of two with as many the newer one stays.
class PathPositions {
public:
    struct Kept {
        std::size_t acts = 0;
        engine::Position position;
    };
    /// What happens when there are that many: those of the fewest acts go, or every second one does.
    enum class Full { Oldest, EverySecond };

    PathPositions(std::size_t every, std::size_t most, Full full) : m_every(every), m_most(most), m_full(full) {}
    /// The position after that many acts, the newest being that one: kept where it is due.
    void pass(std::size_t acts, const LineEnd& newest, const engine::Position& position);
    /// Null where it is not kept.
    [[nodiscard]] const Kept* after(const LineEnd& newest) const;

private:
    void thin();

    std::size_t m_every;
    std::size_t m_most;
    Full m_full;
    std::vector<std::optional<LineEnd>> m_places;
    std::map<LineEnd, Kept> m_kept;
};

}  // namespace adjudicator
