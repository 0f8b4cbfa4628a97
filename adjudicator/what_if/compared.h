// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/what_if/what_if.h"
#include "engine/clauses/language.h"

namespace adjudicator {

enum class ComparedKind : std::uint8_t { Points, Winner, Place, Combat, Cards, Development, Holders, Due };
/// `points`, `place`, …
[[nodiscard]] std::string_view toText(ComparedKind kind);

/// One line of the comparison, in words.
struct ComparedRow {
    ComparedKind kind{};
    bool differs = false;
    /// Of a place: where, and its number from 1, which the boards show in a ring.
    std::optional<engine::Place> place;
    int ring = 0;
    /// "points", "cards of Anna", "8–10–5".
    std::string what;
    std::string asRecorded;
    std::string asTried;
};

/// Both outcomes side by side: what differs first, then what is equal.
[[nodiscard]] std::vector<ComparedRow> compared(const WhatIf& tried, engine::Language language);

/// "251 Anna throws 3 : 3 instead of 7 : 3", for the act that differs first and any other; "253 … falls: why".
[[nodiscard]] std::string sentence(const TriedAct& act, const engine::Table& table, engine::Language language);
/// Why an act falls; empty for any other.
[[nodiscard]] std::string whyItFalls(const TriedAct& act, engine::Language language);

}  // namespace adjudicator
