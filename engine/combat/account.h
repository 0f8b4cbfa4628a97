// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/combat/battle.h"
#include "engine/expected.h"

namespace engine {

/// One round as somebody remembers it: a face for each die of diceOf, in that order, empty where nobody knows. With no
/// places at all nothing is known of the round.
using RoundRemembered = std::vector<std::optional<int>>;

/// A combat as somebody remembers it.
struct Account {
    std::vector<RoundRemembered> rounds;
    /// More rounds may have followed, of which nothing is known.
    bool open = false;
    bool operator==(const Account&) const = default;
};

/// What both sides have left when the combat is over or the attacker has stopped.
struct CombatResult {
    Standing attacker;
    Standing defender;
    bool operator==(const CombatResult&) const = default;
};

/// How somebody says that a combat ended; walls aside.
struct ResultClaim {
    /// Empty: the claim does not mention the attacker.
    std::optional<Standing> attacker;
    Standing defender;
    bool operator==(const ResultClaim&) const = default;
};
[[nodiscard]] bool agrees(const ResultClaim& claim, const CombatResult& result);

/// A result that the rules allow.
struct ResultChance {
    CombatResult result;
    /// How likely it is by what is remembered, every face of a die being as likely as any other: 1 when all dice are
    /// known. 0 for a result that comes only if an alliance chooses against its own best chance. In an open account the
    /// chance that the combat comes by this result, since the attacker may have stopped there.
    double p = 0;
};

/// Why nobody can have seen that.
struct AccountFault {
    enum class Kind : std::uint8_t {
        CombatOver,      ///< The combat is over before this round.
        WrongCount,      ///< `at` is the number of dice that the round needs.
        FaceOutOfRange,  ///< `at` is the index of a face that its die does not have.
        NumberUnclear,   ///< How many dice the round has depends on faces that nobody knows.
        TooManyStates    ///< Too many alliances to follow exactly.
    };
    Kind kind = Kind::CombatOver;
    /// From 0.
    std::size_t round = 0;
    std::size_t at = 0;
    bool operator==(const AccountFault&) const = default;
};

/// All results that the remembered dice allow, the likeliest first.
[[nodiscard]] Expected<std::vector<ResultChance>, AccountFault> resultsOf(const Battle& battle,
                                                                          const CombatRules& rules,
                                                                          const Account& account);

/// Faces in one row, as rounds.
[[nodiscard]] Expected<std::vector<RoundRemembered>, AccountFault> roundsFrom(
    const Battle& battle, const CombatRules& rules, std::span<const std::optional<int>> faces);

/// The round with which a claim parts from the rules.
struct Parting {
    /// From 0.
    std::size_t round = 0;
    /// As the rules decide it; a face that nobody remembers is shown as 1, whatever it was.
    Round decided;
    /// The claim takes the tie for a round that nobody loses; else it has the other side lose.
    bool nobodyLost = false;
    /// How many later rounds must have ended against the rules as well.
    std::size_t later = 0;
};

/// What the rules say to a claim.
struct ClaimJudged {
    /// The remembered dice can lead to it, and how likely that is (ResultChance::p, added up).
    bool allowed = false;
    double p = 0;
    /// Of one that they cannot lead to: the fewest rounds that the claim decides against the rules, first the ties and
    /// those that walls decided. Empty when no such rounds lead to it either.
    std::optional<Parting> parting;
    /// Other dice in as many rounds could lead to it.
    bool otherDice = false;
};

[[nodiscard]] Expected<ClaimJudged, AccountFault> judgeClaim(const Battle& battle, const CombatRules& rules,
                                                             const Account& account, const ResultClaim& claim);

/// Where two accounts of a combat first differ.
struct AccountDifference {
    std::size_t round = 0;
    /// The die of the round; empty when only one account has this round.
    std::optional<std::size_t> die;
    bool operator==(const AccountDifference&) const = default;
};
/// Empty when they do not contradict each other: what one does not remember contradicts nothing.
[[nodiscard]] std::optional<AccountDifference> firstDifference(const Account& a, const Account& b);

/// What both accounts agree on: faces on which they differ are unknown, faces that only one remembers are taken. Open
/// behind the shorter one when they are not of one length.
[[nodiscard]] Account agreedOf(const Account& a, const Account& b);

}  // namespace engine
