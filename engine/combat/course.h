// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

#include "engine/combat/battle.h"
#include "engine/combat/odds.h"

namespace engine {

/// What a party throws in one round: its dice by their number of sides, and what is added to their sum.
struct PartyThrow {
    /// The smallest first.
    std::vector<int> dice;
    int bonus = 0;
    /// The least and the most that it can come to.
    [[nodiscard]] int least() const { return static_cast<int>(dice.size()) + bonus; }
    [[nodiscard]] int most() const { return std::accumulate(dice.begin(), dice.end(), bonus); }
    bool operator==(const PartyThrow&) const = default;
};

/// All that can become of one party in a combat, as a graph of states in the order of falling endurance: each lost
/// round leads one step down. The first state is the start, the last one (and only that one) has nothing left. Armies
/// of a side are told apart only as far as the rules make a difference.
class Course {
public:
    struct State {
        /// All that the party still has, without walls.
        Standing standing;
        /// How many rounds it has lost.
        int lost = 0;
        /// Index into throws(); of no meaning in the last state.
        std::uint32_t thrown = 0;
        std::uint32_t firstNext = 0;
        std::uint32_t nextCount = 0;
    };
    /// The states after a lost round, in the order of lossChoices; one for each choice that makes a difference.
    struct Next {
        const std::uint32_t* first;
        const std::uint32_t* last;
        [[nodiscard]] const std::uint32_t* begin() const { return first; }
        [[nodiscard]] const std::uint32_t* end() const { return last; }
    };

    /// The course of `front` and then of `covered`; empty when it has more than `most` states.
    [[nodiscard]] static std::optional<Course> of(const Forces& front, const std::optional<Forces>& covered,
                                                  const CombatRules& rules, std::size_t most);

    [[nodiscard]] const std::vector<State>& states() const { return m_states; }
    [[nodiscard]] const std::vector<PartyThrow>& throws() const { return m_throws; }
    [[nodiscard]] Next next(const State& state) const {
        const std::uint32_t* first = m_next.data() + state.firstNext;
        return {first, first + state.nextCount};
    }
    /// A state has several next ones.
    [[nodiscard]] bool hasChoices() const { return m_hasChoices; }
    /// The state of these sides, which must occur in it.
    [[nodiscard]] std::uint32_t indexOf(const Forces& front, const std::optional<Forces>& covered) const;

private:
    using Key = std::vector<int>;
    [[nodiscard]] static Key keyOf(const Forces& front, const std::optional<Forces>& covered);
    void addLadder(const Forces& side, const Standing& behind, const CombatRules& rules);
    [[nodiscard]] bool addGraph(const Forces& front, const std::optional<Forces>& covered, const CombatRules& rules,
                                std::size_t most);
    [[nodiscard]] std::uint32_t throwIndex(std::span<const int> dice, int bonus);

    std::vector<State> m_states;
    std::vector<std::uint32_t> m_next;
    std::vector<PartyThrow> m_throws;
    std::map<Key, std::uint32_t> m_index;
    bool m_hasChoices = false;
};

/// The courses of both parties of a battle.
struct Courses {
    Course attacker;
    Course defender;
    [[nodiscard]] bool hasChoices() const { return attacker.hasChoices() || defender.hasChoices(); }
};

/// Refused when their states make more than kMostStates pairs.
[[nodiscard]] Expected<Courses, OddsFault> coursesOf(const Battle& battle, const CombatRules& rules);

}  // namespace engine
