// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/strands.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace engine {

namespace {

using Kind = AccountFault::Kind;

/// More ways through an account than this are not followed.
constexpr std::size_t kMostStrands = 100'000;

Battle afterLostRound(Battle battle, Party loser, Member member, const CombatRules& rules) {
    Forces& hit = loser == Party::Attacker ? battle.attacker : battle.defender;
    hit = afterLoss(hit, member, rules);
    return onToCovered(std::move(battle));
}

/// What tells two moments of one combat apart: what every member still has.
std::vector<int> keyOf(const Battle& battle) {
    std::vector<int> key{battle.covered ? 1 : 0};
    for (const Forces* side : {&battle.attacker, &battle.defender}) {
        key.push_back(side->fort ? side->fort->endurance() : 0);
        for (const Units& army : side->armies) {
            key.insert(key.end(), {army.artillery, army.cavalry, army.infantry});
        }
    }
    return key;
}

}  // namespace

std::pair<std::size_t, std::ptrdiff_t> Strand::cost() const {
    return {turned.size(),
            std::count_if(turned.begin(), turned.end(), [](const TurnedRound& each) { return !each.contested; })};
}

/// A round as far as it is known.
struct Strands::RoundChance {
    /// Of what is remembered.
    double likelihood = 1;
    double attackerWins = 0;
    /// Equal results (SA-K5).
    bool tie = false;
    bool contested = false;
};

Expected<Strands::RoundChance, AccountFault> Strands::chanceOf(const Battle& battle, const RoundRemembered& round,
                                                               const CombatRules& rules) {
    if (battle.over()) {
        return unexpected(AccountFault{Kind::CombatOver, 0, 0});
    }
    const RoundDice dice = diceOf(battle, rules);
    if (!round.empty() && round.size() != dice.size()) {
        return unexpected(AccountFault{Kind::WrongCount, 0, dice.size()});
    }
    RoundChance chance;
    int lead = 0;
    RoundDice unknown;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        const bool attacks = i < dice.attacker.size();
        const int sides = attacks ? dice.attacker[i] : dice.defender[i - dice.attacker.size()];
        const std::optional<int> face = round.empty() ? std::nullopt : round[i];
        if (!face) {
            (attacks ? unknown.attacker : unknown.defender).push_back(sides);
        } else if (*face < 1 || *face > sides) {
            return unexpected(AccountFault{Kind::FaceOutOfRange, 0, i});
        } else {
            lead += attacks ? *face : -*face;
            chance.likelihood /= sides;
        }
    }
    const int walls = wallsOf(battle);
    const bool allKnown = unknown.size() == 0;
    chance.attackerWins = winProbability(unknown.attacker, unknown.defender, walls - lead);
    chance.tie = allKnown && lead == walls;
    chance.contested = allKnown && lead >= 0 && lead <= walls;
    return chance;
}

Strands::Strands(const Battle& battle, const CombatRules& rules, BestPlay play, bool mayTurn)
    : m_rules(rules), m_play(std::move(play)), m_mayTurn(mayTurn) {
    m_now.emplace(keyOf(battle), Strand{battle, 1, {}});
}

Expected<void, AccountFault> Strands::take(const RoundRemembered& round, std::size_t number) {
    std::optional<AccountFault> fault;
    Moments next;
    for (const auto& [key, strand] : m_now) {
        const auto chance = chanceOf(strand.battle, round, m_rules);
        if (!chance) {
            // A wrong face says more than a combat that was over.
            if (!fault || fault->kind == Kind::CombatOver) {
                fault = AccountFault{chance.error().kind, number, chance.error().at};
            }
            continue;
        }
        add(next, strand, Party::Defender, chance->attackerWins, *chance, number);
        add(next, strand, Party::Attacker, 1 - chance->attackerWins, *chance, number);
        if (m_mayTurn && chance->tie) {
            Strand again{strand.battle, 0, strand.turned};
            again.turned.push_back({.round = number, .before = strand.battle, .contested = true, .nobodyLost = true});
            join(next, std::move(again));
        }
    }
    if (next.empty()) {
        return unexpected(*fault);
    }
    if (next.size() > kMostStrands) {
        return unexpected(AccountFault{Kind::TooManyStates, number, 0});
    }
    m_now = std::move(next);
    return {};
}

bool Strands::canGoOn() const {
    return std::any_of(m_now.begin(), m_now.end(), [](const auto& each) { return !each.second.battle.over(); });
}

double Strands::total() const {
    return std::accumulate(m_now.begin(), m_now.end(), 0.0,
                           [](double sum, const auto& each) { return sum + each.second.p; });
}

void Strands::add(Moments& next, const Strand& strand, Party loser, double p, const RoundChance& chance,
                  std::size_t number) const {
    if (p <= 0 && !m_mayTurn) {
        return;
    }
    const Forces& side = loser == Party::Attacker ? strand.battle.attacker : strand.battle.defender;
    const Member best = m_play.choose(strand.battle, loser);
    for (const Member member : lossChoices(side, m_rules)) {
        Strand after{afterLostRound(strand.battle, loser, member, m_rules), 0, strand.turned};
        if (p <= 0) {
            after.turned.push_back({number, strand.battle, chance.contested, false});
        } else if (member == best) {
            after.p = strand.p * chance.likelihood * p;
        }
        join(next, std::move(after));
    }
}

void Strands::join(Moments& next, Strand strand) {
    const auto [same, fresh] = next.try_emplace(keyOf(strand.battle), strand);
    if (fresh) {
        return;
    }
    const double p = same->second.p + strand.p;
    if (strand.cost() < same->second.cost()) {
        same->second = std::move(strand);
    }
    same->second.p = p;
}

}  // namespace engine
