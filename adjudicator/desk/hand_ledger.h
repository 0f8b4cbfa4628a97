// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/record/line.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// Whether a hand pays something: every hand that fits what is known, some of them, none.
enum class Affords : std::uint8_t { Surely, Perhaps, No };

/// What the desk knows of one hand, and why it does not know more. For the desk alone: never for the audience's
/// display.
struct HandLedger {
    struct Price {
        engine::Item item{};
        engine::Cards cards;
        Affords affords = Affords::No;
    };
    /// An entry that left open which cards the hand holds, and nothing since has settled it.
    struct Opened {
        std::uint64_t entry = 0;
        engine::ClauseId clause{};
        std::string says;
    };

    engine::PlayerId player{};
    engine::Hand hand;
    engine::Range size;
    /// Cards of which the kind is known.
    int certain = 0;
    /// How many different hands fit; empty where nobody has counted it, or there are more than kMostHands.
    std::optional<int> possible;
    int limit = 0;
    engine::ClauseId limitClause{};
    /// What this game has to buy, in the order of the price list.
    std::vector<Price> prices;
    std::vector<Opened> opened;

    [[nodiscard]] bool isKnown() const { return size.isExact() && certain == size.least; }
};
/// Card by card.
[[nodiscard]] bool isKnown(const engine::Hand& hand);
inline constexpr int kMostHands = 999;

[[nodiscard]] HandLedger ledgerOf(const Line& line, engine::PlayerId player, engine::Language language);

/// How many different hands fit; empty as in HandLedger.
[[nodiscard]] std::optional<int> handsThatFit(const engine::Hand& hand);

}  // namespace adjudicator
