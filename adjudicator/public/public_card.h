// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/record/line.h"
#include "engine/clauses/language.h"
#include "engine/state/position.h"

namespace adjudicator {

/// Something that all at the table are to see at one glance, as a large card: a fictional player's offer with what is
/// bid for it, a vote, a catastrophe, a boycott. In words of one language; it shows only what lies open.
struct PublicCard {
    enum class Kind : std::uint8_t { Offer, Vote, Catastrophe, Boycott };
    enum class State : std::uint8_t {
        Due,        ///< The table waits for it: bids, a throw.
        Result,     ///< What came of it with the last act.
        Holds,      ///< In force until it ends.
        Threatens,  ///< May come into force.
    };
    /// What a player has to do with it.
    struct Row {
        engine::PlayerId player{};
        std::string name;
        /// A bid, which lies open (SW-9).
        engine::Cards cards;
        /// "bids 2 cards or more, or passes", "has passed", "for".
        std::string word;
        /// The table waits for this player.
        bool isNext = false;
        /// The voice in a vote.
        std::optional<bool> isFor;
        bool operator==(const Row&) const = default;
    };

    Kind kind = Kind::Offer;
    State state = State::Due;
    /// "Offered: 1 ore", "Hail: no grain".
    std::string title;
    /// What is offered or lost; drawn as a card.
    std::optional<engine::Resource> resource;
    /// What it does, how long, what is due.
    std::vector<std::string> lines;
    std::vector<Row> rows;
    std::vector<engine::ClauseId> clauses;
    /// The warning that it shows, as it is told in one line (warnings.h); else empty.
    std::string warning;
    bool operator==(const PublicCard&) const = default;
};

/// All of it in words, for who does not see it.
[[nodiscard]] std::string told(const PublicCard& card);

/// What the table waits for, or what came of it with the last act; empty where neither is shown on a card.
[[nodiscard]] std::optional<PublicCard> cardOfMoment(const Line& line, engine::Language language);
/// Boycotts and catastrophes that hold or threaten, in the order of the warnings.
[[nodiscard]] std::vector<PublicCard> standingCards(const engine::Position& position, engine::Language language);

}  // namespace adjudicator
