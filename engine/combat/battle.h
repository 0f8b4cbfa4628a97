// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/clauses/clause_id.h"
#include "engine/clauses/ruling_id.h"
#include "engine/combat/forces.h"
#include "engine/expected.h"

namespace engine {

/// The two parties of a combat.
enum class Party : std::uint8_t { Attacker, Defender };

/// A combat between two rounds. `defender` is the side that is fought now; `covered` the side of the building on the
/// attacked army's crossing, which is fought after it (SA-K2), empty once it is `defender` itself.
struct Battle {
    Forces attacker;
    Forces defender;
    std::optional<Forces> covered;

    /// One party is gone: the defender only when what its army covered is gone too (SA-K8).
    [[nodiscard]] bool over() const;
    /// All that the defender still has in this combat.
    [[nodiscard]] Standing defenderStanding() const;
    bool operator==(const Battle&) const = default;
};

/// Lets a side that is gone make way for the covered one; a battle must have passed through it before its first round.
[[nodiscard]] Battle onToCovered(Battle battle);

/// The dice of one round by their number of sides, the attacker's first, each side's in the order of its members.
struct RoundDice {
    std::vector<int> attacker;
    std::vector<int> defender;
    [[nodiscard]] std::size_t size() const { return attacker.size() + defender.size(); }
    bool operator==(const RoundDice&) const = default;
};

/// Empty on both sides when the combat is over.
[[nodiscard]] RoundDice diceOf(const Battle& battle, const CombatRules& rules);

/// What the walls add to the defender's result in the next round (SA-K4): nothing while a covering army is fought.
[[nodiscard]] int wallsOf(const Battle& battle);

/// One decided round.
struct Round {
    RoundDice dice;
    /// What was thrown, without walls, in the order of `dice`.
    RoundDice faces;
    int walls = 0;
    Party loser = Party::Attacker;
    /// The loser's member on which the loss fell, and what it was before.
    Member member = 0;
    Battle before;
    Battle after;
    /// In the order of the catalogue, each once.
    std::vector<ClauseId> clauses;
    std::vector<RulingChoice> rulings;
    bool operator==(const Round&) const = default;
};

/// Why a round cannot be decided.
struct RoundFault {
    enum class Kind : std::uint8_t {
        CombatOver,      ///< one party is gone
        WrongCount,      ///< `at` is the number of faces that the round needs
        FaceOutOfRange,  ///< `at` is the index of the face
        WrongMember,     ///< the loss cannot fall on the member chosen
    };
    Kind kind = Kind::CombatOver;
    std::size_t at = 0;
    bool operator==(const RoundFault&) const = default;
};

/// Who loses with these faces (one for each die of diceOf, in that order); a tie is the attacker's defeat (SA-K5).
[[nodiscard]] Expected<Party, RoundFault> loserOf(const Battle& battle, std::span<const int> faces,
                                                  const CombatRules& rules);

/// Decides one round. `member` is the loser's choice where lossChoices leaves one; without it the first is taken.
[[nodiscard]] Expected<Round, RoundFault> decideRound(const Battle& battle, std::span<const int> faces,
                                                      const CombatRules& rules,
                                                      std::optional<Member> member = std::nullopt);

}  // namespace engine
