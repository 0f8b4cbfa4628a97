// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/clauses/clause_id.h"
#include "engine/state/position.h"
#include "engine/state/setup.h"

namespace engine {

/// What somebody may hold that a board shows, or does not; in JSON `longest-road` and so on.
enum class Holding : std::uint8_t { LongestRoad, LargestArmy, SecondRoad, SecondArmy, Monopolist, ExchangePoint };
[[nodiscard]] std::string_view toText(Holding what);

/// Given without doubt: a sole longest road (B-11), a Monopolist (MO-15), the like. With a continent for a Monopolist.
/// `reached` is the length, the knights or the points there, `next` the most that anybody else has.
struct BoardGift {
    Holding what{};
    PlayerId player{};
    std::string continent;
    int reached = 0;
    int next = 0;
    ClauseId clause{};
    bool operator==(const BoardGift&) const = default;
};

/// A gift to the holder of a card that players race for, by what each has reached.
[[nodiscard]] BoardGift giftOf(const Position& position, Holding what, PlayerId holder, ClauseId clause,
                               const std::function<int(PlayerId)>& reached);

/// Left open by the board: who of these holds it, or nobody, is for the table to say.
struct OpenHolding {
    Holding what{};
    std::vector<PlayerId> among;
    ClauseId clause{};
    bool operator==(const OpenHolding&) const = default;
};

/// What a game that begins from a set-up under way finds on its board: cards that follow without doubt and that nobody
/// was said to hold, and questions for the table. Nothing before the founding is over.
struct BoardReading {
    std::vector<BoardGift> given;
    std::vector<OpenHolding> open;
};
[[nodiscard]] BoardReading readBoard(const Setup& setup);

/// The set-up with what its board gives without doubt; unchanged where it cannot stand.
[[nodiscard]] Setup withWhatTheBoardGives(const Setup& setup);

}  // namespace engine
