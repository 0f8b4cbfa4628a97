// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "adjudicator/record/line.h"

namespace adjudicator {

/// Something that happened between the acts of a dispute and that they do not show: a throw that was taken back or is
/// now another, a throw that never fell, a book that was put back.
struct Incident {
    enum class Kind : std::uint8_t { TakenBack, Corrected, Void, PutBack };
    Kind kind = Kind::TakenBack;
    /// Of a throw the entry that it was thrown or typed in by.
    std::uint64_t entry = 0;
    /// As they fell, "4 : 3"; empty where none did.
    std::string faces;
    /// The entry whose dice count in its place, and those: typed ones, or what a correction made of it.
    std::optional<std::uint64_t> instead;
    std::string facesInstead;
};

/// Of the record, from the act that counts before these acts of a line to the one that counts after them; in the order
/// of the entries. The line may be the record's as it was once.
[[nodiscard]] std::vector<Incident> incidentsAround(const Line& record, const Line& line,
                                                    std::span<const LineAct> acts);

/// "4 : 3 + 1" of a combat round with a wall, "3 + 5" of other dice; empty without dice.
[[nodiscard]] std::string facesIn(const engine::Action& action, const engine::Events& events);

}  // namespace adjudicator
