// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/combat_course.h"

#include <algorithm>
#include <utility>

#include "adjudicator/dispute/dispute.h"
#include "adjudicator/record/act_now.h"
#include "engine/rulesets/soldiers/fight.h"

namespace ui {

void CombatCourse::renewOdds(const engine::Position& position) {
    const auto* fight = std::get_if<engine::Fight>(&position.turn.pending);
    if (fight == nullptr) {
        m_battle.reset();
        m_odds.reset();
        m_nextRound.reset();
        return;
    }
    const engine::Battle battle = engine::fieldOfBattle(position, *fight).battle;
    const engine::CombatRules rules = engine::combatRules(position);
    if (m_battle == battle && m_rules == rules) {
        return;
    }
    m_battle = battle;
    m_rules = rules;
    m_odds.reset();
    m_nextRound.reset();
    if (battle.over()) {
        return;
    }
    if (auto odds = engine::oddsOf(battle, rules)) {
        m_odds = std::move(*odds);
    }
    const engine::RoundDice dice = engine::diceOf(battle, rules);
    m_nextRound = engine::winProbability(dice.attacker, dice.defender, engine::wallsOf(battle));
}

/// Of the rounds from `known` on. The newest one's is the chance from here; what went before is read out of the record.
void CombatCourse::renewChances(const TableDesk& desk, std::uint64_t attack, std::size_t known) {
    const bool isOver = !m_battle;
    const bool knowsStart = m_attack == attack;
    if (known + 1 == m_rounds.size() && !isOver && knowsStart) {
        m_rounds.back().chance = m_odds ? std::optional(m_odds->attackerWins) : std::nullopt;
        return;
    }
    const auto dispute = adjudicator::disputeAbout(desk.table().line(), attack);
    if (!dispute) {
        return;
    }
    if (!knowsStart) {
        m_attack = attack;
        const auto before = [](const adjudicator::DisputeStep& step) { return step.combatBefore.has_value(); };
        const auto first = std::ranges::find_if(dispute->steps, before);
        m_atStart = first != dispute->steps.end() ? first->combatBefore->attackerWins : std::nullopt;
    }
    auto round = m_rounds.begin();
    for (const adjudicator::DisputeStep& step : dispute->steps) {
        const bool isRound = std::ranges::any_of(step.events, [](const engine::Event& event) {
            return std::holds_alternative<engine::RoundFought>(event.body);
        });
        if (isRound && round != m_rounds.end()) {
            round->chance = step.combatAfter ? step.combatAfter->attackerWins : std::nullopt;
            ++round;
        }
    }
}

void CombatCourse::renew(const TableDesk& desk) {
    const auto lines = adjudicator::combatLines(desk.table().line());
    std::vector<Round> rounds;
    for (const adjudicator::ActNow& line : lines) {
        for (const engine::Event& event : line.act()->events) {
            if (const auto* fought = std::get_if<engine::RoundFought>(&event.body)) {
                rounds.push_back({line.seq(), *fought, line.act()->events, {}});
            }
        }
    }
    renewOdds(desk.position());
    const auto isSame = [](const Round& a, const Round& b) { return a.entry == b.entry && a.events == b.events; };
    const auto [fresh, old] = std::ranges::mismatch(rounds, m_rounds, isSame);
    const auto known = static_cast<std::size_t>(fresh - rounds.begin());
    for (std::size_t i = 0; i < known; ++i) {
        rounds[i].chance = m_rounds[i].chance;
    }
    m_rounds = std::move(rounds);
    if (m_rounds.empty()) {
        m_atStart = m_odds ? std::optional(m_odds->attackerWins) : std::nullopt;
        m_attack = lines.empty() ? std::nullopt : std::optional(lines.front().seq());
    }
    if (known < m_rounds.size()) {
        renewChances(desk, lines.front().seq(), known);
    }
}

}  // namespace ui
