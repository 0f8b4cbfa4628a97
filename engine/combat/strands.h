// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of accounts only.
#pragma once

#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "engine/combat/account.h"
#include "engine/combat/odds.h"

namespace engine {

/// A round that ended otherwise than the rules decide it.
struct TurnedRound {
    std::size_t round = 0;
    Battle before;
    /// Equal results, or walls tipped it.
    bool contested = false;
    bool nobodyLost = false;
};

/// One way through an account.
struct Strand {
    Battle battle;
    double p = 0;
    std::vector<TurnedRound> turned;

    /// Few turned rounds are better than many, contested ones better than plain ones.
    [[nodiscard]] std::pair<std::size_t, std::ptrdiff_t> cost() const;
};

/// All ways through an account, round after round; moments that are the same run together.
class Strands {
public:
    using Moments = std::map<std::vector<int>, Strand>;

    /// With `mayTurn` also the ways on which rounds end against the rules; p is then of no meaning.
    Strands(const Battle& battle, const CombatRules& rules, BestPlay play, bool mayTurn);

    [[nodiscard]] const Moments& now() const { return m_now; }
    /// One more round. When it fits no way, the fault of the first one.
    [[nodiscard]] Expected<void, AccountFault> take(const RoundRemembered& round, std::size_t number);
    [[nodiscard]] bool canGoOn() const;
    /// How likely it is that dice fall as remembered.
    [[nodiscard]] double total() const;

private:
    struct RoundChance;
    [[nodiscard]] static Expected<RoundChance, AccountFault> chanceOf(const Battle& battle,
                                                                      const RoundRemembered& round,
                                                                      const CombatRules& rules);
    void add(Moments& next, const Strand& strand, Party loser, double p, const RoundChance& chance,
             std::size_t number) const;
    static void join(Moments& next, Strand strand);

    CombatRules m_rules;
    BestPlay m_play;
    bool m_mayTurn;
    Moments m_now;
};

}  // namespace engine
