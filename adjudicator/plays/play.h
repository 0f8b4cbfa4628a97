// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/record/line.h"
#include "db/chain.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// A game at a table as logs of plays know it: who played what, when, for how long, and who won.
struct Play {
    struct Seat {
        /// The player's id at this table, "red".
        std::string id;
        /// Empty where nobody typed one and the id is a colour.
        std::string name;
        /// "Red", "Rot"; empty where the id is none. One of the two is there.
        std::string colour;
        /// Open points; once the game is over also the victory point cards that are known in the hand.
        int points = 0;
        /// 1 for the winner, then by points; equal points share a rank. Empty while the game goes on.
        std::optional<int> rank;
        bool hasWon = false;
        /// Had the first turn; of a game that began from a position under way nobody.
        bool isFirst = false;
    };
    db::GameId game;
    std::uint64_t number = 0;
    /// When it began, UTC, "2026-11-21 18:04:05".
    std::string time;
    /// Without the pauses, each more than kLongestThought; at least 1.
    int minutes = 1;
    /// Titles; the base game alone is one of them.
    std::vector<std::string> documents;
    /// Their words in files, "base-soldiers".
    std::string documentKey;
    /// In seat order.
    std::vector<Seat> seats;
    int round = 0;
    bool isOver = false;
};

/// How many seconds lie at most between two entries of one evening; what is longer is a pause.
inline constexpr double kLongestThought = 60.0 * 60.0;

[[nodiscard]] Play playOf(const Line& line, engine::Language language);

/// The name, or the colour where there is none.
[[nodiscard]] const std::string& shownName(const Play::Seat& seat);

/// The play as BG Stats takes it: one JSON object on one line.
[[nodiscard]] std::string playJson(const Play& play, engine::Language language);

/// The address that hands the play to BG Stats on whatever opens it. Nothing of it is sent to anybody before.
[[nodiscard]] std::string playLink(const Play& play, engine::Language language);

/// The play in a few lines, as one types it into the log of BoardGameGeek.
[[nodiscard]] std::string playText(const Play& play, engine::Language language);
/// The same in one line.
[[nodiscard]] std::string playLine(const Play& play, engine::Language language);

/// A page with the link, its QR code and the lines to copy; HTML in UTF-8 that fetches nothing and runs nothing.
[[nodiscard]] std::string playPage(const Play& play, engine::Language language);

}  // namespace adjudicator
