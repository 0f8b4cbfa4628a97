// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/combat/naive_combat.h"

#include <algorithm>
#include <optional>

namespace naive {

using namespace engine;

namespace {

struct Force {
    std::vector<std::string> armies;
    int lives = 0;
    int walls = 0;
    bool gone() const {
        return lives == 0 && std::all_of(armies.begin(), armies.end(), [](const auto& army) { return army.empty(); });
    }
};

struct Game {
    Force attacker;
    std::vector<Force> stages;
    bool sum = false;
    bool owner = false;
    bool ten = false;
};

std::vector<int> dice(const Force& force, const Game& game) {
    std::vector<int> all;
    for (const std::string& army : force.armies) {
        if (!army.empty()) {
            all.push_back(army.find('A') != std::string::npos ? 12 : army.find('C') != std::string::npos ? 10 : 6);
        }
    }
    if (force.lives > 0) {
        all.push_back(force.lives > 4 ? 20 : force.lives > 2 ? (game.ten ? 10 : 12) : 8);
    }
    return game.sum ? all : std::vector{*std::max_element(all.begin(), all.end())};
}

void enumerate(const std::vector<int>& dice, std::size_t i, int sum, std::map<int, double>& counts) {
    if (i == dice.size()) {
        counts[sum] += 1;
        return;
    }
    for (int face = 1; face <= dice[i]; ++face) {
        enumerate(dice, i + 1, sum + face, counts);
    }
}

char highest(const std::string& army) {
    for (const char letter : {'A', 'C', 'I'}) {
        if (army.find(letter) != std::string::npos) {
            return letter;
        }
    }
    return 'Z';
}

std::vector<Force> losses(const Force& force, const Game& game) {
    std::vector<Force> all;
    char top = 'Z';
    for (const std::string& army : force.armies) {
        top = std::min(top, highest(army));
    }
    for (std::size_t i = 0; i < force.armies.size(); ++i) {
        const char mine = highest(force.armies[i]);
        if (mine != 'Z' && (mine == top || game.owner)) {
            Force less = force;
            std::string& army = less.armies[i];
            const std::size_t at = army.find(mine);
            if (mine == 'I') {
                army.erase(at, 1);
            } else {
                army[at] = mine == 'A' ? 'C' : 'I';
            }
            all.push_back(less);
        }
    }
    if (force.lives > 0 && (top == 'Z' || game.owner)) {
        Force less = force;
        --less.lives;
        all.push_back(less);
    }
    return all;
}

std::string letters(const std::vector<std::string>& armies) {
    std::string all;
    for (const std::string& army : armies) {
        all += army;
    }
    std::sort(all.begin(), all.end());
    return all;
}

Result play(Game game, int stopAfter) {
    while (!game.stages.empty() && game.stages.front().gone()) {
        game.stages.erase(game.stages.begin());
    }
    Result result;
    if (game.stages.empty()) {
        result.wins = 1;
        result.attackerLeft[letters(game.attacker.armies)] = 1;
        result.rounds[0] = 1;
        return result;
    }
    if (game.attacker.gone() || stopAfter == 0) {
        std::string left;
        int lives = 0;
        for (const Force& stage : game.stages) {
            left += letters(stage.armies);
            lives += stage.lives;
        }
        std::sort(left.begin(), left.end());
        result.defenderLeft[left + "+" + std::to_string(lives)] = 1;
        result.rounds[0] = 1;
        return result;
    }
    const Force& front = game.stages.front();
    const double p = win(dice(game.attacker, game), dice(front, game), front.lives > 2 ? front.walls : 0);
    std::optional<Result> won;
    for (const Force& less : losses(front, game)) {
        Game next = game;
        next.stages.front() = less;
        const Result r = play(next, stopAfter - 1);
        won = won && won->wins <= r.wins + 1e-13 ? won : r;
    }
    std::optional<Result> lost;
    for (const Force& less : losses(game.attacker, game)) {
        Game next = game;
        next.attacker = less;
        const Result r = play(next, stopAfter - 1);
        lost = lost && lost->wins >= r.wins - 1e-13 ? lost : r;
    }
    result.add(*won, p);
    result.add(*lost, 1 - p);
    return result;
}

Force force(const Forces& side) {
    Force result;
    for (const Units& army : side.armies) {
        result.armies.push_back(word(army));
    }
    result.lives = side.fort ? side.fort->endurance() : 0;
    result.walls = side.fort ? side.fort->walls : 0;
    return result;
}

}  // namespace

double win(const std::vector<int>& attacker, const std::vector<int>& defender, int walls) {
    std::map<int, double> a;
    std::map<int, double> d;
    enumerate(attacker, 0, 0, a);
    enumerate(defender, 0, walls, d);
    double wins = 0;
    double all = 0;
    for (const auto& [x, n] : a) {
        for (const auto& [y, m] : d) {
            all += n * m;
            wins += x > y ? n * m : 0;
        }
    }
    return wins / all;
}

std::string word(const Units& units) {
    return std::string(static_cast<std::size_t>(units.artillery), 'A') +
           std::string(static_cast<std::size_t>(units.cavalry), 'C') +
           std::string(static_cast<std::size_t>(units.infantry), 'I');
}

Result odds(const Battle& battle, const CombatRules& rules, int stopAfter) {
    Game game{force(battle.attacker),
              {force(battle.defender)},
              rules.allyDie == RAllyDie::Sum,
              rules.allyLoss == RAllyLoss::Owner,
              rules.citiesThrowTen};
    if (battle.covered) {
        game.stages.push_back(force(*battle.covered));
    }
    return play(game, stopAfter);
}

}  // namespace naive
