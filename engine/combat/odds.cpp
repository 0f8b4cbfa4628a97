// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/odds.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

#include "engine/check.h"
#include "engine/combat/course.h"
#include "engine/combat/ladder_odds.h"
#include "engine/combat/values.h"

namespace engine {

namespace {

/// Chances that differ by less are the same but for rounding.
constexpr double kSame = 1e-13;

/// How many ways each sum of the dice can fall; index 0 is the least sum, one for each die.
std::vector<double> waysOf(const std::vector<int>& dice) {
    std::vector<double> ways{1};
    for (const int sides : dice) {
        std::vector<double> more(ways.size() + static_cast<std::size_t>(sides) - 1, 0);
        for (std::size_t sum = 0; sum < ways.size(); ++sum) {
            for (std::size_t face = 0; face < static_cast<std::size_t>(sides); ++face) {
                more[sum + face] += ways[sum];
            }
        }
        ways = std::move(more);
    }
    return ways;
}

double winProbabilityOfOne(int attacker, int defender, int bonus) {
    int wins = 0;
    for (int face = 1; face <= attacker; ++face) {
        wins += std::clamp(face - 1 - bonus, 0, defender);
    }
    return static_cast<double>(wins) / (attacker * defender);
}

/// Where a combat may end: the probability of each state of the one party while the other is gone (or has stopped).
struct Ends {
    std::vector<double> attacker;
    std::vector<double> defender;
    std::vector<double> rounds;
};

Ends endsOf(const Courses& courses, const std::optional<int>& stopAfter) {
    const auto& attackers = courses.attacker.states();
    const auto& defenders = courses.defender.states();
    const std::size_t width = defenders.size();
    const WinTable wins(courses.attacker, courses.defender);
    std::optional<PairTable> values;
    if (courses.hasChoices()) {
        values = winValues(courses.attacker, courses.defender, wins);
    }
    Ends ends{std::vector<double>(attackers.size()), std::vector<double>(width),
              std::vector<double>(static_cast<std::size_t>(attackers.back().lost + defenders.back().lost))};
    std::vector<double> chances(attackers.size() * width, 0);
    chances.front() = 1;
    for (std::size_t a = 0; a < attackers.size(); ++a) {
        const bool attackerGone = a + 1 == attackers.size();
        for (std::size_t d = 0; d < width; ++d) {
            const double chance = chances[a * width + d];
            if (chance == 0) {
                continue;
            }
            const int rounds = attackers[a].lost + defenders[d].lost;
            const bool defenderGone = d + 1 == width;
            if (attackerGone || defenderGone || rounds == stopAfter) {
                (defenderGone ? ends.attacker[a] : ends.defender[d]) += chance;
                ends.rounds[static_cast<std::size_t>(rounds)] += chance;
                continue;
            }
            const double p = wins(attackers[a], defenders[d]);
            const Course::Next down = courses.defender.next(defenders[d]);
            const Course::Next back = courses.attacker.next(attackers[a]);
            chances[a * width + (values ? values->bestForDefender(a, down) : *down.begin())] += chance * p;
            chances[(values ? values->bestForAttacker(back, d) : *back.begin()) * width + d] += chance * (1 - p);
        }
    }
    return ends;
}

/// The strongest first; what is written alike counts as one.
template <class Left, class Order>
void sortAndMerge(std::vector<Left>& lefts, Order order) {
    const auto before = [&order](const Left& a, const Left& b) { return order(a) > order(b); };
    if (!std::is_sorted(lefts.begin(), lefts.end(), before)) {
        std::stable_sort(lefts.begin(), lefts.end(), before);
    }
    std::size_t kept = 0;
    for (std::size_t i = 1; i < lefts.size(); ++i) {
        if (order(lefts[i]) == order(lefts[kept])) {
            lefts[kept].p += lefts[i].p;
        } else {
            lefts[++kept] = lefts[i];
        }
    }
    if (!lefts.empty()) {
        lefts.resize(kept + 1);
    }
}

/// The chance of all of them together; those that cannot happen leave the list.
template <class Left>
double summed(std::vector<Left>& lefts) {
    double sum = 0;
    for (const Left& left : lefts) {
        sum += left.p;
    }
    std::erase_if(lefts, [](const Left& left) { return left.p == 0; });
    return sum;
}

/// What follows from the chances of all standings and rounds.
void sumUp(Odds& odds) {
    odds.attackerWins = summed(odds.attackerLeft);
    odds.defenderHolds = summed(odds.defenderLeft);
    while (!odds.rounds.empty() && odds.rounds.back() == 0) {
        odds.rounds.pop_back();
    }
    for (std::size_t k = 0; k < odds.rounds.size(); ++k) {
        odds.meanRounds += static_cast<double>(k) * odds.rounds[k];
    }
}

auto orderOf(const Units& units) {
    return std::tuple(units.endurance(), units.artillery, units.cavalry);
}

}  // namespace

double winProbability(const std::vector<int>& attacker, const std::vector<int>& defender, int bonus) {
    if (attacker.size() == 1 && defender.size() == 1) {
        return winProbabilityOfOne(attacker.front(), defender.front(), bonus);
    }
    const std::vector<double> attack = waysOf(attacker);
    const std::vector<double> defence = waysOf(defender);
    // A throw of the attacker wins against all defender's sums below it.
    const int offset = static_cast<int>(attacker.size()) - static_cast<int>(defender.size()) - bonus;
    double wins = 0;
    double below = 0;
    std::size_t next = 0;
    for (std::size_t sum = 0; sum < attack.size(); ++sum) {
        while (next < defence.size() && static_cast<int>(next) < static_cast<int>(sum) + offset) {
            below += defence[next++];
        }
        wins += attack[sum] * below;
    }
    return wins /
           (std::accumulate(attack.begin(), attack.end(), 0.0) * std::accumulate(defence.begin(), defence.end(), 0.0));
}

Expected<Odds, OddsFault> oddsOf(const Battle& battle, const CombatRules& rules, std::optional<int> stopAfter) {
    if (std::optional<Odds> odds = ladderOdds(battle, rules, stopAfter)) {
        sumUp(*odds);
        return std::move(*odds);
    }
    const auto courses = coursesOf(battle, rules);
    if (!courses) {
        return unexpected(courses.error());
    }
    Ends ends = endsOf(*courses, stopAfter);
    Odds odds;
    const auto& attackers = courses->attacker.states();
    for (std::size_t a = 0; a < attackers.size(); ++a) {
        odds.attackerLeft.push_back({attackers[a].standing.units, ends.attacker[a]});
    }
    const auto& defenders = courses->defender.states();
    for (std::size_t d = 0; d < defenders.size(); ++d) {
        odds.defenderLeft.push_back({defenders[d].standing, ends.defender[d]});
    }
    odds.rounds = std::move(ends.rounds);
    sumUp(odds);
    sortAndMerge(odds.attackerLeft, [](const Odds::AttackerLeft& left) { return orderOf(left.units); });
    sortAndMerge(odds.defenderLeft, [](const Odds::DefenderLeft& left) {
        const int fort = left.standing.fort ? left.standing.fort->endurance() : 0;
        return std::tuple(left.standing.units.endurance() + fort, fort, orderOf(left.standing.units));
    });
    return odds;
}

struct BestPlay::Table {
    Courses courses;
    PairTable values;
};

BestPlay::BestPlay(const CombatRules& rules, std::shared_ptr<const Table> table)
    : m_rules(rules), m_table(std::move(table)) {}

Expected<BestPlay, OddsFault> BestPlay::of(const Battle& battle, const CombatRules& rules) {
    auto courses = coursesOf(battle, rules);
    if (!courses) {
        return unexpected(courses.error());
    }
    if (!courses->hasChoices()) {
        return BestPlay(rules, nullptr);
    }
    PairTable values = winValues(courses->attacker, courses->defender, WinTable(courses->attacker, courses->defender));
    return BestPlay(rules, std::make_shared<const Table>(Table{std::move(*courses), std::move(values)}));
}

Member BestPlay::choose(const Battle& battle, Party loser) const {
    const bool attacks = loser == Party::Attacker;
    const Forces& side = attacks ? battle.attacker : battle.defender;
    const std::vector<Member> choices = lossChoices(side, m_rules);
    ADJ_CHECK(!choices.empty(), "a party that loses a round has a member to lose it");
    if (!m_table || choices.size() == 1) {
        return choices.front();
    }
    // The loser's chance to win the whole combat after the loss falls on that member.
    const auto chance = [&](Member member) {
        Battle after = battle;
        (attacks ? after.attacker : after.defender) = afterLoss(side, member, m_rules);
        after = onToCovered(std::move(after));
        const Courses& courses = m_table->courses;
        const double wins = m_table->values.at(courses.attacker.indexOf(after.attacker, std::nullopt),
                                               courses.defender.indexOf(after.defender, after.covered));
        return attacks ? wins : -wins;
    };
    Member best = choices.front();
    double bestChance = chance(best);
    for (const Member member : choices) {
        if (const double c = chance(member); c > bestChance + kSame) {
            best = member;
            bestChance = c;
        }
    }
    return best;
}

}  // namespace engine
