// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/course.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/check.h"
#include "engine/combat/ladder.h"

namespace engine {

namespace {

/// The most states of one party; with kMostStates for both together it bounds memory to some hundred megabytes.
constexpr std::size_t kMostOfOneParty = std::size_t{1} << 18;

/// The side with its armies in an order of their own: which of two armies is named first makes no difference.
Forces sorted(Forces side) {
    std::erase_if(side.armies, [](const Units& army) { return army.empty(); });
    std::sort(side.armies.begin(), side.armies.end(), [](const Units& a, const Units& b) {
        return std::tie(a.artillery, a.cavalry, a.infantry) > std::tie(b.artillery, b.cavalry, b.infantry);
    });
    return side;
}

Standing together(const Standing& front, const Standing& behind) {
    Standing sum{front.units, front.fort ? front.fort : behind.fort};
    sum.units += behind.units;
    if (sum.fort) {
        sum.fort->walls = 0;
    }
    return sum;
}

std::vector<int> sortedDice(const Forces& side, const CombatRules& rules) {
    std::vector<int> dice = diceOf(side, rules);
    std::sort(dice.begin(), dice.end());
    return dice;
}

int bonusOf(const Forces& side) {
    return side.fort ? side.fort->wallBonus() : 0;
}

}  // namespace

bool countsAsOneArmy(const Forces& side, const CombatRules& rules) {
    return side.strength() <= 1 || (rules.allyDie == RAllyDie::Best && rules.allyLoss == RAllyLoss::Highest);
}

std::optional<Course> Course::of(const Forces& front, const std::optional<Forces>& covered, const CombatRules& rules,
                                 std::size_t most) {
    Course course;
    if (!countsAsOneArmy(front, rules) || (covered && !countsAsOneArmy(*covered, rules))) {
        return course.addGraph(front, covered, rules, most) ? std::optional(std::move(course)) : std::nullopt;
    }
    const auto rungs = static_cast<std::size_t>(front.endurance() + (covered ? covered->endurance() : 0)) + 1;
    if (rungs > most) {
        return std::nullopt;
    }
    course.m_states.reserve(rungs);
    course.addLadder(front, covered ? standingOf(*covered) : Standing{}, rules);
    if (covered) {
        course.addLadder(*covered, {}, rules);
    }
    course.m_states.push_back({{}, static_cast<int>(rungs) - 1, 0, 0, 0});
    course.m_next.reserve(rungs);
    for (std::uint32_t i = 0; i + 1 < rungs; ++i) {
        course.m_states[i].firstNext = i;
        course.m_states[i].nextCount = 1;
        course.m_next.push_back(i + 1);
    }
    return course;
}

void Course::addLadder(const Forces& side, const Standing& behind, const CombatRules& rules) {
    eachRung(side, behind, rules, [this](const Standing& standing, const RungThrow& now) {
        const std::uint32_t thrown = throwIndex({&now.die, 1}, now.bonus);
        m_states.push_back({standing, static_cast<int>(m_states.size()), thrown, 0, 0});
    });
}

bool Course::addGraph(const Forces& front, const std::optional<Forces>& covered, const CombatRules& rules,
                      std::size_t most) {
    struct Room {
        Forces front;
        std::optional<Forces> covered;
    };
    std::vector<Room> places;
    const auto indexed = [&](Forces side, std::optional<Forces> behind) {
        if (side.gone() && behind) {
            side = *std::exchange(behind, std::nullopt);
        }
        side = sorted(std::move(side));
        const auto [at, isNew] = m_index.try_emplace(keyOf(side, behind), static_cast<std::uint32_t>(places.size()));
        if (isNew) {
            places.push_back({std::move(side), std::move(behind)});
        }
        return at->second;
    };
    indexed(front, covered);
    const int endurance = front.endurance() + (covered ? covered->endurance() : 0);
    // Found level by level, the places are in the order of falling endurance by themselves.
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places.size() > most) {
            return false;
        }
        const Room place = places[i];
        const Standing behind = place.covered ? standingOf(*place.covered) : Standing{};
        const int left = place.front.endurance() + (place.covered ? place.covered->endurance() : 0);
        State state{together(standingOf(place.front), behind), endurance - left, 0,
                    static_cast<std::uint32_t>(m_next.size()), 0};
        if (!place.front.gone()) {
            state.thrown = throwIndex(sortedDice(place.front, rules), bonusOf(place.front));
            for (const Member member : lossChoices(place.front, rules)) {
                const std::uint32_t to = indexed(afterLoss(place.front, member, rules), place.covered);
                if (std::find(m_next.begin() + state.firstNext, m_next.end(), to) == m_next.end()) {
                    m_next.push_back(to);
                }
            }
            state.nextCount = static_cast<std::uint32_t>(m_next.size()) - state.firstNext;
            m_hasChoices = m_hasChoices || state.nextCount > 1;
        }
        m_states.push_back(state);
    }
    return true;
}

std::uint32_t Course::indexOf(const Forces& front, const std::optional<Forces>& covered) const {
    if (m_index.empty()) {
        // A ladder: each rung is one lost round below the one before.
        const int left = front.endurance() + (covered ? covered->endurance() : 0);
        ADJ_CHECK(left < static_cast<int>(m_states.size()), "the sides come of the battle that the course was made of");
        return static_cast<std::uint32_t>(static_cast<int>(m_states.size()) - 1 - left);
    }
    const auto at = m_index.find(keyOf(sorted(front), covered));
    ADJ_CHECK(at != m_index.end(), "the sides come of the battle that the course was made of");
    return at->second;
}

/// What tells two states of one course apart; the covered side is either the one of the start or fought now.
Course::Key Course::keyOf(const Forces& front, const std::optional<Forces>& covered) {
    Key key{covered ? 1 : 0, front.fort ? front.fort->endurance() : 0};
    for (const Units& army : front.armies) {
        key.insert(key.end(), {army.artillery, army.cavalry, army.infantry});
    }
    return key;
}

std::uint32_t Course::throwIndex(std::span<const int> dice, int bonus) {
    const auto at = std::find_if(m_throws.begin(), m_throws.end(), [&](const PartyThrow& known) {
        return known.bonus == bonus && std::equal(known.dice.begin(), known.dice.end(), dice.begin(), dice.end());
    });
    if (at != m_throws.end()) {
        return static_cast<std::uint32_t>(at - m_throws.begin());
    }
    m_throws.push_back({{dice.begin(), dice.end()}, bonus});
    return static_cast<std::uint32_t>(m_throws.size() - 1);
}

Expected<Courses, OddsFault> coursesOf(const Battle& battle, const CombatRules& rules) {
    auto attacker = Course::of(battle.attacker, std::nullopt, rules, kMostOfOneParty);
    auto defender = Course::of(battle.defender, battle.covered, rules, kMostOfOneParty);
    if (!attacker || !defender || attacker->states().size() * defender->states().size() > kMostStates) {
        return unexpected(OddsFault::TooManyStates);
    }
    return Courses{std::move(*attacker), std::move(*defender)};
}

}  // namespace engine
