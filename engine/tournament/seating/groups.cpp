// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/seating/groups.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/tournament/position.h"
#include "engine/tournament/seating/random.h"

namespace engine::tournament {

namespace {

constexpr std::size_t kNoGroup = std::numeric_limits<std::size_t>::max();
/// Moves tried for each seat to be filled, and at most in all: some seconds for 200 players and 5 rounds.
constexpr std::uint64_t kMovesPerSeat = 40'000;
constexpr std::uint64_t kMostMoves = 16'000'000;
constexpr std::uint64_t kMovesBetweenLooks = 1U << 16U;

/// A plan being improved: swaps two players of a round at a cost that is known from their two groups alone.
class Grouping {
public:
    Grouping(const GroupTask& task, std::vector<GroupRound> rounds)
        : m_task(task), m_rounds(std::move(rounds)), m_met(task.met), m_threes(task.threes) {
        m_at.assign(m_rounds.size(), std::vector<Place>(task.players));
        for (std::size_t round = 0; round < m_rounds.size(); ++round) {
            for (std::size_t group = 0; group < m_rounds[round].size(); ++group) {
                const auto& members = m_rounds[round][group];
                for (std::size_t seat = 0; seat < members.size(); ++seat) {
                    m_at[round][members[seat]] = {group, seat};
                    m_cost += isThree(members) ? threeCost(m_threes[members[seat]]++) : 0;
                    for (std::size_t other = seat + 1; other < members.size(); ++other) {
                        m_cost += m_task.pairCost[round][pair(members[seat], members[other])];
                        m_cost += repeatCost(meet(members[seat], members[other], 1) - 1);
                    }
                }
            }
        }
    }

    [[nodiscard]] std::int64_t cost() const { return m_cost; }
    [[nodiscard]] const std::vector<GroupRound>& rounds() const { return m_rounds; }
    [[nodiscard]] std::size_t groupOf(std::size_t round, std::size_t player) const { return m_at[round][player].group; }

    /// What the swap would cost; both play in the round, in different groups.
    [[nodiscard]] std::int64_t delta(std::size_t round, std::size_t a, std::size_t b) const {
        const auto& groupA = m_rounds[round][m_at[round][a].group];
        const auto& groupB = m_rounds[round][m_at[round][b].group];
        const std::vector<int>& costs = m_task.pairCost[round];
        std::int64_t change = 0;
        for (const std::size_t x : groupA) {
            if (x != a) {
                change += repeatCost(m_met[pair(b, x)]) - repeatCost(m_met[pair(a, x)] - 1) + costs[pair(b, x)] -
                          costs[pair(a, x)];
            }
        }
        for (const std::size_t y : groupB) {
            if (y != b) {
                change += repeatCost(m_met[pair(a, y)]) - repeatCost(m_met[pair(b, y)] - 1) + costs[pair(a, y)] -
                          costs[pair(b, y)];
            }
        }
        if (groupA.size() != groupB.size()) {
            const bool leavesThree = isThree(groupA);
            const std::size_t leaver = leavesThree ? a : b;
            const std::size_t comer = leavesThree ? b : a;
            change += threeCost(m_threes[comer]) - threeCost(m_threes[leaver] - 1);
        }
        return change;
    }

    void swap(std::size_t round, std::size_t a, std::size_t b, std::int64_t change) {
        Place& placeA = m_at[round][a];
        Place& placeB = m_at[round][b];
        auto& groupA = m_rounds[round][placeA.group];
        auto& groupB = m_rounds[round][placeB.group];
        for (const std::size_t x : groupA) {
            if (x != a) {
                (void)meet(a, x, -1);
                (void)meet(b, x, 1);
            }
        }
        for (const std::size_t y : groupB) {
            if (y != b) {
                (void)meet(b, y, -1);
                (void)meet(a, y, 1);
            }
        }
        if (groupA.size() != groupB.size()) {
            m_threes[a] += isThree(groupA) ? -1 : 1;
            m_threes[b] += isThree(groupB) ? -1 : 1;
        }
        groupA[placeA.seat] = b;
        groupB[placeB.seat] = a;
        std::swap(placeA, placeB);
        m_cost += change;
    }

private:
    struct Place {
        std::size_t group = kNoGroup;
        std::size_t seat = 0;
    };
    [[nodiscard]] std::size_t pair(std::size_t a, std::size_t b) const { return a * m_task.players + b; }
    [[nodiscard]] static bool isThree(const std::vector<std::size_t>& group) {
        return group.size() + 1 == kMostAtTable;
    }
    /// What one more meeting of a pair costs that has met so often: each further one nearly as much more as the first,
    /// so that they are spread, and of plans that are as even the one with fewer repeats is chosen.
    [[nodiscard]] std::int64_t repeatCost(int met) const {
        const auto weight = static_cast<std::int64_t>(m_task.weights.repeat);
        return met <= 0 ? 0 : weight + weight * (met - 1) * 9 / 10;
    }
    [[nodiscard]] std::int64_t threeCost(int times) const {
        return static_cast<std::int64_t>(m_task.weights.three) * times;
    }
    int meet(std::size_t a, std::size_t b, int times) {
        m_met[pair(b, a)] += times;
        return m_met[pair(a, b)] += times;
    }

    const GroupTask& m_task;
    std::vector<GroupRound> m_rounds;
    std::vector<int> m_met;
    std::vector<int> m_threes;
    /// By round and player.
    std::vector<std::vector<Place>> m_at;
    std::int64_t m_cost = 0;
};

std::vector<GroupRound> randomRounds(const GroupTask& task, Seeded& random) {
    std::vector<GroupRound> rounds;
    for (std::vector<std::size_t> players : task.playing) {
        random.shuffle(players);
        const TableSizes sizes = *tableSizes(players.size());
        GroupRound round;
        auto next = players.begin();
        for (int i = 0; i < sizes.fours + sizes.threes; ++i) {
            const std::ptrdiff_t size = i < sizes.fours ? 4 : 3;
            round.emplace_back(next, next + size);
            next += size;
        }
        rounds.push_back(std::move(round));
    }
    return rounds;
}

/// Rounds of a design for the players of all rounds, by a random naming; only where the same players play in all. What
/// the design does not give is filled at random.
std::optional<std::vector<GroupRound>> designStart(const GroupTask& task, Seeded& random) {
    const std::vector<std::size_t>& players = task.playing.front();
    if (!std::ranges::all_of(task.playing, [&](const auto& each) { return each == players; })) {
        return std::nullopt;
    }
    const std::vector<GroupRound> design = designedRounds(players.size(), task.playing.size());
    if (design.empty()) {
        return std::nullopt;
    }
    std::vector<std::size_t> names = players;
    random.shuffle(names);
    std::vector<GroupRound> rounds = randomRounds(task, random);
    for (std::size_t i = 0; i < design.size(); ++i) {
        rounds[i] = design[i];
        for (auto& group : rounds[i]) {
            for (std::size_t& player : group) {
                player = names[player];
            }
        }
    }
    return rounds;
}

/// Gives the names of a plan to other players, two by two, as long as that costs less: repeats stay as they are, and
/// forbidden pairs come apart.
void rename(const GroupTask& task, std::vector<GroupRound>& rounds, Seeded& random) {
    const std::vector<std::size_t>& players = task.playing.front();
    std::vector<std::vector<std::pair<std::size_t, std::size_t>>> at(
        rounds.size(), std::vector<std::pair<std::size_t, std::size_t>>(task.players));
    for (std::size_t round = 0; round < rounds.size(); ++round) {
        for (std::size_t group = 0; group < rounds[round].size(); ++group) {
            for (std::size_t seat = 0; seat < rounds[round][group].size(); ++seat) {
                at[round][rounds[round][group][seat]] = {group, seat};
            }
        }
    }
    const auto costOf = [&](std::size_t player) {
        std::int64_t cost = 0;
        for (std::size_t round = 0; round < rounds.size(); ++round) {
            for (const std::size_t other : rounds[round][at[round][player].first]) {
                if (other != player) {
                    const std::size_t pair = player * task.players + other;
                    cost +=
                        task.pairCost[round][pair] + static_cast<std::int64_t>(task.weights.repeat) * task.met[pair];
                }
            }
        }
        return cost;
    };
    const auto exchange = [&](std::size_t a, std::size_t b) {
        for (std::size_t round = 0; round < rounds.size(); ++round) {
            auto& placeA = at[round][a];
            auto& placeB = at[round][b];
            rounds[round][placeA.first][placeA.second] = b;
            rounds[round][placeB.first][placeB.second] = a;
            std::swap(placeA, placeB);
        }
    };
    constexpr std::size_t kTriesPerPlayer = 400;
    for (std::size_t i = 0; i < kTriesPerPlayer * players.size(); ++i) {
        const std::size_t a = players[random.below(players.size())];
        const std::size_t b = players[random.below(players.size())];
        if (a == b) {
            continue;
        }
        const std::int64_t before = costOf(a) + costOf(b);
        if (before == 0) {
            continue;
        }
        exchange(a, b);
        if (costOf(a) + costOf(b) > before) {
            exchange(a, b);
        }
    }
}

/// Anneals from a start; the best plan on the way. False when cancelled.
bool anneal(const GroupTask& task, Grouping& now, std::vector<GroupRound>& best, std::int64_t& bestCost, bool isHot,
            Seeded& random, const std::function<bool(double)>& progress) {
    static const Thresholds kThresholds;
    std::uint64_t seats = 0;
    for (const auto& players : task.playing) {
        seats += players.size();
    }
    const std::uint64_t moves = std::min(kMostMoves, kMovesPerSeat * seats);
    const double top = static_cast<double>(task.weights.repeat + 1) * (isHot ? 600 : 60);
    const double bottom = static_cast<double>(task.weights.score + 1) * 60;
    const std::uint64_t looks = moves / kMovesBetweenLooks + 1;
    const double cooling = std::pow(bottom / std::max(top, bottom), 1.0 / static_cast<double>(looks));
    double temperature = std::max(top, bottom);
    for (std::uint64_t look = 0; look < looks && bestCost > 0; ++look, temperature *= cooling) {
        const auto threshold = static_cast<std::int64_t>(temperature);
        for (std::uint64_t i = 0; i < kMovesBetweenLooks; ++i) {
            const std::size_t round = random.below(task.playing.size());
            const auto& players = task.playing[round];
            const std::size_t a = players[random.below(players.size())];
            const std::size_t b = players[random.below(players.size())];
            if (now.groupOf(round, a) == now.groupOf(round, b)) {
                continue;
            }
            const std::int64_t delta = now.delta(round, a, b);
            if (kThresholds.accepts(delta, threshold, random)) {
                now.swap(round, a, b, delta);
                if (now.cost() < bestCost) {
                    bestCost = now.cost();
                    best = now.rounds();
                    if (bestCost == 0) {
                        break;
                    }
                }
            }
        }
        if (progress && !progress(static_cast<double>(look + 1) / static_cast<double>(looks))) {
            return false;
        }
    }
    return true;
}

}  // namespace

std::optional<std::vector<GroupRound>> bestGroups(const GroupTask& task) {
    Seeded random(task.seed);
    std::vector<GroupRound> best = randomRounds(task, random);
    std::int64_t bestCost = Grouping(task, best).cost();
    auto design = designStart(task, random);
    if (design) {
        rename(task, *design, random);
        Grouping start(task, *design);
        if (start.cost() <= bestCost) {
            bestCost = start.cost();
            best = *design;
        }
        const auto half = [&](double done) { return !task.progress || task.progress(done / 2); };
        if (bestCost > 0 && !anneal(task, start, best, bestCost, false, random, half)) {
            return std::nullopt;
        }
    }
    if (bestCost > 0) {
        Grouping start(task, randomRounds(task, random));
        const double from = design ? 0.5 : 0;
        const auto rest = [&](double done) { return !task.progress || task.progress(from + done * (1 - from)); };
        if (!anneal(task, start, best, bestCost, true, random, rest)) {
            return std::nullopt;
        }
    }
    return best;
}

}  // namespace engine::tournament
