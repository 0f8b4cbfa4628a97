// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/combat/battle.h"
#include "engine/expected.h"

namespace engine {

/// The probability that the attacker's dice beat the defender's plus a bonus; a tie does not (SA-K5). Dice are given by
/// their number of sides. Counted in whole numbers up to 2^53 combinations.
[[nodiscard]] double winProbability(const std::vector<int>& attacker, const std::vector<int>& defender, int bonus);

/// What may come of a combat, exactly. Probabilities are joint: those of `attackerLeft` add up to `attackerWins`, those
/// of `defenderLeft` to `defenderHolds`, and these two to 1. What cannot happen is not listed; the strongest comes
/// first.
struct Odds {
    struct AttackerLeft {
        Units units;
        double p = 0;
    };
    struct DefenderLeft {
        /// Without walls.
        Standing standing;
        double p = 0;
    };
    double attackerWins = 0;
    /// The defender still stands at the end: the attacker is gone or has stopped.
    double defenderHolds = 0;
    double meanRounds = 0;
    /// rounds[k] is the probability of exactly k rounds.
    std::vector<double> rounds;
    std::vector<AttackerLeft> attackerLeft;
    std::vector<DefenderLeft> defenderLeft;
};

/// Why odds are not given: the alliances have more states than kMostStates.
enum class OddsFault : std::uint8_t { TooManyStates };
inline constexpr std::size_t kMostStates = std::size_t{1} << 24;

/// The odds of a battle fought to the end, or until `stopAfter` rounds are over. Wherever the owner of an alliance
/// chooses which member loses, each side plays for its own best chance of winning the whole combat.
[[nodiscard]] Expected<Odds, OddsFault> oddsOf(const Battle& battle, const CombatRules& rules,
                                               std::optional<int> stopAfter = std::nullopt);

/// How alliances choose where their losses fall when each side plays for its own best chance of winning.
class BestPlay {
public:
    /// Where the rules leave no choice that matters this costs next to nothing.
    [[nodiscard]] static Expected<BestPlay, OddsFault> of(const Battle& battle, const CombatRules& rules);

    /// The member on which a loss of `loser` should fall; among equally good ones the first of lossChoices. The battle
    /// must be one that can come of the battle given to `of`, and not be over.
    [[nodiscard]] Member choose(const Battle& battle, Party loser) const;

private:
    struct Table;
    BestPlay(const CombatRules& rules, std::shared_ptr<const Table> table);
    CombatRules m_rules;
    /// Empty where no choice matters.
    std::shared_ptr<const Table> m_table;
};

}  // namespace engine
