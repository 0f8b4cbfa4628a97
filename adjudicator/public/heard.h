// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/action/event.h"
#include "engine/clauses/language.h"
#include "engine/state/position.h"

namespace adjudicator {

/// What a table pricks up its ears for.
enum class HeardKind : std::uint8_t { Turn, Throw, Seven, Combat, Award, End };

/// One thing that is told aloud: whole sentences without signs that no voice can read.
struct Heard {
    HeardKind kind = HeardKind::Turn;
    std::string text;
    bool operator==(const Heard&) const = default;
};

/// What everybody at the table is to hear of these events, in their order: whose turn it is, throws, sevens, combats,
/// cards that pass from hand to hand, the end. It tells nothing that not all may know (PublicView).
[[nodiscard]] std::vector<Heard> heard(std::span<const engine::Event> events, const engine::Table& table,
                                       engine::Language language);

}  // namespace adjudicator
