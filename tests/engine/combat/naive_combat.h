// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/combat/odds.h"

/// The rules of combat once more, told naively and by following every path: an army is a word of the letters A, C, I; a
/// building is its number of lives.
namespace naive {

struct Result {
    double wins = 0;
    std::map<std::string, double> attackerLeft;
    std::map<std::string, double> defenderLeft;
    std::map<int, double> rounds;
    void add(const Result& other, double p) {
        wins += p * other.wins;
        for (const auto& [key, q] : other.attackerLeft) {
            attackerLeft[key] += p * q;
        }
        for (const auto& [key, q] : other.defenderLeft) {
            defenderLeft[key] += p * q;
        }
        for (const auto& [k, q] : other.rounds) {
            rounds[k + 1] += p * q;
        }
    }
};

/// The chance that the attacker throws more, the best of each side's dice or their sum as they are given.
double win(const std::vector<int>& attacker, const std::vector<int>& defender, int walls);
std::string word(const engine::Units& units);
Result odds(const engine::Battle& battle, const engine::CombatRules& rules, int stopAfter = 1000);

}  // namespace naive
