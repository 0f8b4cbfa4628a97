// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/stopping.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/combat/course.h"
#include "engine/combat/values.h"

namespace engine {

namespace {

/// Weighing keeps several numbers for each pair of states.
constexpr std::size_t kMostWeighed = std::size_t{1} << 20;
/// Gains that differ by less are the same but for rounding; the attacker then stops.
constexpr double kSameGain = 1e-12;
/// A chance that misses its level by no more than rounding reaches it.
constexpr double kSameChance = 1e-12;

/// The building of this battle, whether it is fought now or covered.
std::optional<Fort> buildingOf(const Battle& battle) {
    return battle.covered ? battle.covered->fort : battle.defender.fort;
}

/// What the attacker has gained when it stops, by what is left of each side.
class Gains {
public:
    Gains(const Courses& courses, const Battle& battle, const CombatRules& rules, const CombatPrices& prices) {
        const auto building = buildingOf(battle);
        for (const Course::State& state : courses.attacker.states()) {
            m_lost.push_back(worthOf(state.standing.units, prices));
        }
        for (const Course::State& state : courses.defender.states()) {
            Standing standing = state.standing;
            if (standing.fort) {
                // The course counts without walls; they leave with the city (SA-K13).
                const bool leave =
                    standing.fort->level == CombatLevel::Settlement && rules.wallsDrop == RWallsDrop::Leave;
                standing.fort->walls = building && !leave ? building->walls : 0;
            }
            m_harm.push_back(worthOf(standing, prices));
        }
        const double attackers = m_lost.front();
        const double defenders = m_harm.front();
        for (double& lost : m_lost) {
            lost = attackers - lost;
        }
        for (double& harm : m_harm) {
            harm = defenders - harm;
        }
        m_share = prices.of(Weight::Share);
        m_conquest = building ? worthOf(Fort{}, prices) : 0;
    }
    [[nodiscard]] double lost(std::size_t a) const { return m_lost[a]; }
    [[nodiscard]] double harm(std::size_t d) const { return m_harm[d]; }
    [[nodiscard]] double at(std::size_t a, std::size_t d) const {
        return m_share * m_harm[d] - m_lost[a] + (d + 1 == m_harm.size() ? m_conquest : 0);
    }

private:
    std::vector<double> m_lost;
    std::vector<double> m_harm;
    double m_share = 0;
    double m_conquest = 0;
};

/// Backward induction over all pairs of states.
struct Weighed {
    WinTable wins;
    /// The expected gain when the rule is followed, of one more throw, and to the end.
    PairTable value;
    PairTable goOn;
    PairTable toTheEnd;

    Weighed(const Course& attacker, const Course& defender, const Gains& gains)
        : wins(attacker, defender), value(attacker, defender), goOn(attacker, defender), toTheEnd(attacker, defender) {
        for (std::size_t a = attacker.states().size(); a-- > 0;) {
            for (std::size_t d = defender.states().size(); d-- > 0;) {
                const double now = gains.at(a, d);
                value.at(a, d) = goOn.at(a, d) = toTheEnd.at(a, d) = now;
                if (a + 1 == attacker.states().size() || d + 1 == defender.states().size()) {
                    continue;
                }
                const Course::State& attack = attacker.states()[a];
                const Course::State& defence = defender.states()[d];
                const double p = wins(attack, defence);
                const auto expected = [&](const PairTable& table) {
                    const double won = table.at(a, table.bestForDefender(a, defender.next(defence)));
                    const double lost = table.at(table.bestForAttacker(attacker.next(attack), d), d);
                    return p * won + (1 - p) * lost;
                };
                goOn.at(a, d) = expected(value);
                toTheEnd.at(a, d) = expected(toTheEnd);
                value.at(a, d) = std::max(now, goOn.at(a, d));
            }
        }
    }
};

UnitKind kindAt(std::size_t number) {
    return static_cast<UnitKind>(number);
}

void addUnit(Units& units, UnitKind kind) {
    switch (kind) {
        case UnitKind::Infantry:
            ++units.infantry;
            return;
        case UnitKind::Cavalry:
            ++units.cavalry;
            return;
        case UnitKind::Artillery:
            ++units.artillery;
            return;
    }
}

double holding(const Forces& attacker, const Fort& building, const Units& units, const CombatRules& rules) {
    Battle battle{attacker, {{}, building}, std::nullopt};
    if (!units.empty()) {
        battle = {attacker, {{units}, std::nullopt}, Forces{{}, building}};
    }
    const auto odds = oddsOf(battle, rules);
    return odds ? odds->defenderHolds : 0;
}

/// A garrison that another one does without something of it.
bool hasAllOf(const Garrison& more, const Garrison& less) {
    return more.units.infantry >= less.units.infantry && more.units.cavalry >= less.units.cavalry &&
           more.units.artillery >= less.units.artillery && more.walls >= less.walls;
}

}  // namespace

Expected<Stopping, OddsFault> stoppingOf(const Battle& battle, const CombatRules& rules, const CombatPrices& prices) {
    const auto courses = coursesOf(battle, rules);
    if (!courses) {
        return unexpected(courses.error());
    }
    const Course& attacker = courses->attacker;
    const Course& defender = courses->defender;
    const std::size_t width = defender.states().size();
    if (attacker.states().size() * width > kMostWeighed) {
        return unexpected(OddsFault::TooManyStates);
    }
    const Gains gains(*courses, battle, rules, prices);
    const Weighed weighed(attacker, defender, gains);
    const PairTable chances = winValues(attacker, defender, weighed.wins);

    Stopping result;
    result.gain = weighed.value.at(0, 0);
    result.gainToTheEnd = weighed.toTheEnd.at(0, 0);
    // Which states come, by the rule and to the end; only the choices of losses differ between the two.
    PairTable byRule(attacker, defender);
    PairTable byForce(attacker, defender);
    byRule.at(0, 0) = byForce.at(0, 0) = 1;
    result.states.reserve((attacker.states().size() - 1) * (width - 1));
    for (std::size_t a = 0; a < attacker.states().size(); ++a) {
        for (std::size_t d = 0; d < width; ++d) {
            const double reached = byRule.at(a, d);
            const double forced = byForce.at(a, d);
            const bool attackerGone = a + 1 == attacker.states().size();
            if (attackerGone || d + 1 == width) {
                (attackerGone ? result.destroyed : result.wins) += reached;
                result.attackerLoses += forced * gains.lost(a);
                result.defenderLoses += forced * gains.harm(d);
                continue;
            }
            const Course::State& attack = attacker.states()[a];
            const Course::State& defence = defender.states()[d];
            const double p = weighed.wins(attack, defence);
            const double now = gains.at(a, d);
            const double goOn = weighed.goOn.at(a, d);
            const bool fights = goOn > now + kSameGain;
            const auto spread = [&](PairTable& reach, double chance, const PairTable& choice) {
                reach.at(a, choice.bestForDefender(a, defender.next(defence))) += chance * p;
                reach.at(choice.bestForAttacker(attacker.next(attack), d), d) += chance * (1 - p);
            };
            if (fights) {
                spread(byRule, reached, weighed.value);
            } else {
                result.stops += reached;
            }
            spread(byForce, forced, weighed.toTheEnd);
            result.states.push_back({attack.standing.units, defence.standing, attack.lost + defence.lost, reached,
                                     chances.at(a, d), now, goOn, fights});
        }
    }
    return result;
}

Expected<AttackAdvice, OddsFault> adviceOf(const Battle& battle, const CombatRules& rules, const CombatPrices& prices) {
    AttackAdvice advice;
    constexpr std::size_t kKinds = 3;
    for (std::size_t number = 0; number <= kKinds; ++number) {
        AttackChoice choice;
        Battle tried = battle;
        if (number > 0) {
            choice.more = kindAt(number - 1);
            if (tried.attacker.armies.empty()) {
                tried.attacker.armies.emplace_back();
            }
            addUnit(tried.attacker.armies.front(), *choice.more);
        }
        const auto stopping = stoppingOf(tried, rules, prices);
        if (!stopping) {
            return unexpected(stopping.error());
        }
        choice.wins = stopping->states.empty() ? stopping->wins : stopping->states.front().wins;
        choice.gain = stopping->gain - (number > 0 ? prices.of(Weight::Wait) : 0);
        const double best = advice.best ? advice.choices[*advice.best].gain : 0;
        if (choice.gain > best + kSameGain) {
            advice.best = number;
        }
        advice.choices.push_back(choice);
    }
    return advice;
}

std::vector<Garrison> garrisonsFor(const Forces& attacker, const Fort& building, double chance,
                                   const CombatRules& rules, const CombatPrices& prices) {
    constexpr Units kSupply{3, 4, 7};
    const int mostWalls = building.level == CombatLevel::Settlement ? building.walls : kMaxWalls;
    std::vector<Garrison> enough;
    for (int walls = building.walls; walls <= mostWalls; ++walls) {
        Fort fort = building;
        fort.walls = walls;
        for (int artillery = 0; artillery <= kSupply.artillery; ++artillery) {
            for (int cavalry = 0; cavalry <= kSupply.cavalry; ++cavalry) {
                for (int infantry = 0; infantry <= kSupply.infantry; ++infantry) {
                    Garrison garrison{{artillery, cavalry, infantry}, walls, 0, 0};
                    const bool known = std::any_of(enough.begin(), enough.end(),
                                                   [&](const Garrison& less) { return hasAllOf(garrison, less); });
                    if (known) {
                        break;
                    }
                    garrison.holds = holding(attacker, fort, garrison.units, rules);
                    if (garrison.holds >= chance - kSameChance) {
                        garrison.price =
                            worthOf(garrison.units, prices) + (walls - building.walls) * prices.of(Weight::Wall);
                        enough.push_back(garrison);
                        break;
                    }
                }
            }
        }
    }
    std::stable_sort(enough.begin(), enough.end(), [](const Garrison& a, const Garrison& b) {
        return std::tuple(a.price, -a.holds) < std::tuple(b.price, -b.holds);
    });
    return enough;
}

}  // namespace engine
