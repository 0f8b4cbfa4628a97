// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/board/ids.h"
#include "engine/clauses/clause_id.h"

namespace engine {

struct Position;

/// What somebody has to do, or may do first, before the game goes on; in JSON by the words of toText (`move-robber`).
enum class Duty : std::uint8_t {
    Found,
    Roll,
    Turn,             ///< Anything of the own turn.
    SpecialBuilding,  ///< Build and buy after another's turn (B-15).
    Discard,
    MoveRobber,
    Throw,
    Combat,  ///< Throw, or stop the attack (SA-K8).
    Conquer,
    Tribute,
    Claim,
    Relocate,
    RemoveSides,  ///< Number the sides, or accept those thrown (SW-2).
    Bid,
    DrawToken,
};
[[nodiscard]] std::string_view toText(Duty duty);

/// Who is due, for what, and by which clause. Without a player it is for anybody at the table.
struct Due {
    std::optional<PlayerId> player;
    Duty duty{};
    ClauseId clause{};
    bool operator==(const Due&) const = default;
};

/// Everybody who is due now, in the order in which they act; empty when the game is over.
[[nodiscard]] std::vector<Due> dueNow(const Position& position);

}  // namespace engine
