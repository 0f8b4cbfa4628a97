// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "db/chain.h"
#include "engine/tournament/position.h"

namespace adjudicator {

/// What the code of a result slip says before there is a game: `ADJS:TOURNAMENT:ROUND:TABLE:NONCE` (docs/tournament.md,
/// "Results from slips"). The nonce follows from the whole id, the place and who sits there: a slip of other seats has
/// another. It is no secret.
struct SlipCode {
    /// The first eight digits of the tournament's id.
    std::string tournament;
    int round = 1;
    int table = 1;
    std::string nonce;
    bool operator==(const SlipCode&) const = default;
};
[[nodiscard]] std::string toText(const SlipCode& code);
/// Reads it, in either case; empty for any other text.
[[nodiscard]] std::optional<SlipCode> slipCodeFromText(std::string_view text);

/// The code of a table as people sit there now; the table must be there.
[[nodiscard]] SlipCode slipCodeOf(const db::GameId& tournament, const engine::tournament::Position& position, int round,
                                  int table);

/// How a code that was scanned stands with the tournament.
enum class SlipStanding : std::uint8_t {
    Fresh,       ///< Its table's, and not noted yet.
    Used,        ///< Its table's, and noted already.
    OtherSeats,  ///< Printed before others sat down at its table.
    NoTable,     ///< There is no such table.
    Foreign,     ///< Another tournament's.
};
[[nodiscard]] SlipStanding standingOf(const SlipCode& code, const db::GameId& tournament,
                                      const engine::tournament::Position& position);

}  // namespace adjudicator
