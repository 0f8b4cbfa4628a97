// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/combat/odds.h"
#include "ui/desk/table_desk.h"

namespace ui {

/// The rounds of the newest combat, with the attacker's chance after each, and the odds from here. What is worked out
/// is kept until the record changes.
class CombatCourse {
public:
    struct Round {
        std::uint64_t entry = 0;
        engine::RoundFought fought;
        engine::Events events;
        /// Empty where the alliances are too great to be counted.
        std::optional<double> chance;
        friend bool operator==(const Round&, const Round&) = default;
    };

    /// Of a desk with a game.
    void renew(const TableDesk& desk);
    /// Oldest first.
    [[nodiscard]] const std::vector<Round>& rounds() const { return m_rounds; }
    /// The attacker's chance before the first round; empty where it cannot be counted.
    [[nodiscard]] const std::optional<double>& atStart() const { return m_atStart; }
    /// Of the combat under way; empty without one, or where it cannot be counted.
    [[nodiscard]] const std::optional<engine::Odds>& odds() const { return m_odds; }
    /// The chance that the attacker wins the next round.
    [[nodiscard]] const std::optional<double>& nextRound() const { return m_nextRound; }

private:
    void renewOdds(const engine::Position& position);
    void renewChances(const TableDesk& desk, std::uint64_t attack, std::size_t known);

    std::vector<Round> m_rounds;
    std::optional<double> m_atStart;
    /// The entry of the attack that this is the chance of.
    std::optional<std::uint64_t> m_attack;
    std::optional<engine::Battle> m_battle;
    engine::CombatRules m_rules;
    std::optional<engine::Odds> m_odds;
    std::optional<double> m_nextRound;
};

}  // namespace ui
