// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of odds and of stopping only.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/combat/course.h"
#include "engine/combat/odds.h"

namespace engine {

/// The chance of the attacker to win a round, by the throws of both.
class WinTable {
public:
    WinTable(const Course& attacker, const Course& defender);
    [[nodiscard]] double operator()(const Course::State& attacker, const Course::State& defender) const {
        return m_chances[attacker.thrown * m_width + defender.thrown];
    }

private:
    std::size_t m_width;
    std::vector<double> m_chances;
};

/// A number for each pair of states of two courses.
class PairTable {
public:
    PairTable(const Course& attacker, const Course& defender)
        : m_width(defender.states().size()), m_values(attacker.states().size() * m_width, 0) {}
    [[nodiscard]] double at(std::size_t a, std::size_t d) const { return m_values[a * m_width + d]; }
    [[nodiscard]] double& at(std::size_t a, std::size_t d) { return m_values[a * m_width + d]; }

    /// The state after a loss of the attacker for which the number is highest, of the defender for which it is lowest;
    /// among equally good ones the first.
    [[nodiscard]] std::uint32_t bestForAttacker(Course::Next next, std::size_t d) const;
    [[nodiscard]] std::uint32_t bestForDefender(std::size_t a, Course::Next next) const;

private:
    std::size_t m_width;
    std::vector<double> m_values;
};

/// The chance that the attacker wins the whole combat from each pair of states, both sides playing their best.
[[nodiscard]] PairTable winValues(const Course& attacker, const Course& defender, const WinTable& wins);

}  // namespace engine
