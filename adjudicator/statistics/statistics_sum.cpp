// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/statistics/statistics_sum.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace adjudicator {

namespace {

/// Sums stand before single dice, few sides before many.
using TallyKey = std::tuple<bool, int, engine::DiceSource>;

TallyKey tallyKey(bool isSum, int sides, engine::DiceSource source) {
    return {!isSum, sides, source};
}

DiceTally emptyTally(bool isSum, int sides, engine::DiceSource source) {
    DiceTally tally;
    tally.source = source;
    tally.isSum = isSum;
    tally.sides = sides;
    if (!isSum) {
        tally.counts.assign(static_cast<std::size_t>(sides), 0);
        tally.shares.assign(static_cast<std::size_t>(sides), 1.0 / sides);
        return tally;
    }
    tally.first = 2;
    for (int sum = 2; sum <= 2 * sides; ++sum) {
        tally.counts.push_back(0);
        tally.shares.push_back((sides - std::abs(sum - (sides + 1))) / static_cast<double>(sides * sides));
    }
    return tally;
}

class Tallying {
public:
    void add(const ThrowSeen& seen) {
        int sum = 0;
        for (const engine::Die& die : seen.dice) {
            // A coin of two sides tells less than a list of it would cost.
            constexpr int kFewestSides = 2;
            if (die.sides > kFewestSides && die.value >= 1 && die.value <= die.sides) {
                count(false, die.sides, seen.source, die.value - 1);
            }
            sum += die.value;
        }
        if (seen.isProduction) {
            count(true, seen.dice.front().sides, seen.source, sum - 2);
        }
    }

    std::vector<DiceTally> tallies() && {
        std::vector<DiceTally> all;
        for (auto& [key, tally] : m_tallies) {
            tally.fit = goodnessOfFit(tally.counts, tally.shares);
            for (const double share : tally.shares) {
                tally.bands.push_back(expectedBand(tally.fit.throws, share));
            }
            all.push_back(std::move(tally));
        }
        return all;
    }

private:
    void count(bool isSum, int sides, engine::DiceSource source, int cell) {
        auto [found, isNew] = m_tallies.try_emplace(tallyKey(isSum, sides, source));
        if (isNew) {
            found->second = emptyTally(isSum, sides, source);
        }
        ++found->second.counts[static_cast<std::size_t>(cell)];
    }

    std::map<TallyKey, DiceTally> m_tallies;
};

class Summing {
public:
    explicit Summing(const StatisticsFilter& filter) : m_filter(filter) {}

    void add(const GameStatistics& game) {
        if (!isAmong(m_filter, game)) {
            return;
        }
        ++m_sum.games;
        for (const ThrowSeen& seen : game.throws) {
            if (isWanted(game.players[engine::index(seen.player)].player)) {
                m_tallies.add(seen);
            }
        }
        for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
            addPlayer(game, engine::PlayerId(seat));
        }
        for (const CombatSeen& combat : game.combats) {
            addCombat(game, combat);
        }
        for (const TurnTaken& turn : game.turns) {
            if (PlayerSum* player = wanted(game, turn.player)) {
                player->turns.push_back(turn.seconds);
            }
        }
    }

    StatisticsSum sum() && {
        m_sum.dice = std::move(m_tallies).tallies();
        return std::move(m_sum);
    }

private:
    [[nodiscard]] bool isWanted(const engine::Player& player) const {
        return m_filter.player.empty() || countedAs(player) == m_filter.player;
    }

    /// Null for a player that is filtered out.
    PlayerSum* wanted(const GameStatistics& game, engine::PlayerId seat) {
        const engine::Player& player = game.players[engine::index(seat)].player;
        if (!isWanted(player)) {
            return nullptr;
        }
        const std::string& name = countedAs(player);
        const auto found = std::ranges::find(m_sum.players, name, &PlayerSum::name);
        if (found != m_sum.players.end()) {
            return &*found;
        }
        m_sum.players.emplace_back().name = name;
        m_sum.players.back().player = player;
        return &m_sum.players.back();
    }

    void addPlayer(const GameStatistics& game, engine::PlayerId seat) {
        if (PlayerSum* player = wanted(game, seat)) {
            const PlayerStatistics& its = game.players[engine::index(seat)];
            ++player->games;
            player->wins += game.winner == seat ? 1 : 0;
            player->production.add(its.production);
            player->gained.add(its.gained);
        }
    }

    void addCombat(const GameStatistics& game, const CombatSeen& combat) {
        const auto& attacker = game.players[engine::index(combat.attacker)].player;
        const auto& defender = game.players[engine::index(combat.defender)].player;
        if (isWanted(attacker) || isWanted(defender)) {
            m_sum.combats.push_back({game.number, countedAs(attacker), countedAs(defender), combat});
        }
        addSide(game, combat, combat.attacker, true);
        addSide(game, combat, combat.defender, false);
    }

    void addSide(const GameStatistics& game, const CombatSeen& combat, engine::PlayerId seat, bool isAttacker) {
        PlayerSum* player = wanted(game, seat);
        if (player == nullptr) {
            return;
        }
        player->rounds.add(isAttacker ? combat.attackerRounds : combat.attackerRounds.opposite());
        if (!combat.outcome) {
            return;
        }
        if (*combat.outcome == engine::CombatOutcome::Stopped) {
            ++player->combatsStopped;
            return;
        }
        const bool hasWon = (*combat.outcome == engine::CombatOutcome::Conquered) == isAttacker;
        ++(hasWon ? player->combatsWon : player->combatsLost);
        if (combat.chance) {
            player->winsExpected += isAttacker ? *combat.chance : 1 - *combat.chance;
            player->winsCounted += hasWon ? 1 : 0;
        }
    }

    const StatisticsFilter& m_filter;
    StatisticsSum m_sum;
    Tallying m_tallies;
};

}  // namespace

const std::string& countedAs(const engine::Player& player) {
    return player.name.empty() ? player.id : player.name;
}

std::optional<double> PlayerSum::medianTurn() const {
    if (turns.empty()) {
        return std::nullopt;
    }
    std::vector<double> sorted = turns;
    std::ranges::sort(sorted);
    const std::size_t half = sorted.size() / 2;
    return sorted.size() % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

std::optional<double> PlayerSum::longestTurn() const {
    return turns.empty() ? std::nullopt : std::optional(*std::ranges::max_element(turns));
}

bool isAmong(const StatisticsFilter& filter, const GameStatistics& game) {
    const auto& documents = game.documents;
    const bool plays =
        !filter.document || std::find(documents.begin(), documents.end(), *filter.document) != documents.end();
    return plays && (filter.player.empty() || std::ranges::any_of(game.players, [&](const PlayerStatistics& each) {
                         return countedAs(each.player) == filter.player;
                     }));
}

StatisticsSum sumOf(const std::vector<GameStatistics>& games, const StatisticsFilter& filter) {
    Summing summing(filter);
    for (const GameStatistics& game : games) {
        summing.add(game);
    }
    return std::move(summing).sum();
}

}  // namespace adjudicator
