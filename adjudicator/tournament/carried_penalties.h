// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/tournament/tournament_export.h"
#include "engine/clauses/language.h"
#include "engine/expected.h"
#include "engine/notation/json_fault.h"
#include "engine/tournament/action.h"
#include "engine/tournament/escalation.h"

namespace adjudicator {

// Penalties from one tournament to the next (docs/tournament.md, "Penalties").

/// The word in the field `format` of a file of penalties.
inline constexpr std::string_view kPenaltiesFormat = "adj-penalties/1";

/// All penalties that were not withdrawn, also those that were carried over into this one, as the bytes of a file.
[[nodiscard]] std::string penaltiesJsonText(const engine::tournament::Position& position, const TournamentStamp& stamp);

/// What becomes of a penalty of a file.
enum class Carry : std::uint8_t {
    New,         ///< Its player is here.
    There,       ///< It was carried over before, or it is of this tournament.
    NotEntered,  ///< Nobody here has the player's name.
    Unclear,     ///< Several have it, and the club does not tell which.
};
struct FoundPenalty {
    /// The player's, as the file has them.
    std::string name;
    std::string club;
    Carry carry = Carry::New;
    /// What carries it over; of a new one alone.
    engine::tournament::Penalize act;
};
/// The penalties of a file, in its order. Players are found by name, whatever its case and accents; of several that
/// have it by the club. `own`: this tournament.
[[nodiscard]] engine::Expected<std::vector<FoundPenalty>, engine::JsonFault> penaltiesOfFile(
    std::string_view text, const engine::tournament::Position& position, const db::GameId& own);

/// {kind, criterion, amount, earlier, text}.
[[nodiscard]] nlohmann::ordered_json escalationJson(const engine::tournament::Escalation& escalation,
                                                    const engine::tournament::Penalize& act,
                                                    const engine::tournament::Position& position,
                                                    engine::Language language);
/// That the player broke the rule before, and what is proposed. One line, no full stop.
[[nodiscard]] std::string sentence(const engine::tournament::Escalation& escalation,
                                   const engine::tournament::Penalize& act,
                                   const engine::tournament::Position& position, engine::Language language);

}  // namespace adjudicator
