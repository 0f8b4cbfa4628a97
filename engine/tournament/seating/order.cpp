// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/seating/order.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "engine/tournament/seating/random.h"

namespace engine::tournament {

namespace {

constexpr std::size_t kOrderMovesPerGroup = 20'000;
constexpr std::size_t kMostOrderMoves = 6'000'000;
constexpr std::size_t kTableMovesPerGroup = 4'000;
constexpr std::size_t kMostTableMoves = 1'500'000;
/// Small plans are tried from several starts: together as many moves as a large one has.
constexpr std::size_t kTableStarts = 12;
/// What coming to a table again costs, and what it costs more each further time.
constexpr std::int64_t kAgain = 4;
constexpr std::int64_t kStillAgain = 1;
constexpr std::int64_t kTop = 1'500;
constexpr std::int64_t kBottom = 60;

/// The temperature at a move, falling evenly.
std::int64_t coolingAt(std::size_t move, std::size_t moves) {
    return kTop - (kTop - kBottom) * static_cast<std::int64_t>(move) / static_cast<std::int64_t>(moves);
}

/// The squares of the counts, less what equal counts would give: 0 for a player who cannot do better.
int excess(const std::array<int, kMostAtTable>& seats) {
    int games = 0;
    int squares = 0;
    for (const int count : seats) {
        games += count;
        squares += count * count;
    }
    constexpr int kSeats = static_cast<int>(kMostAtTable);
    const int least = games / kSeats;
    const int more = games % kSeats;
    return squares - more * (least + 1) * (least + 1) - (kSeats - more) * least * least;
}

void orderPlay(const OrderTask& task, std::vector<GroupRound>& rounds, Seeded& random) {
    static const Thresholds kThresholds;
    auto seats = task.seats;
    std::vector<std::vector<std::size_t>*> groups;
    for (GroupRound& round : rounds) {
        for (auto& group : round) {
            random.shuffle(group);
            for (std::size_t seat = 0; seat < group.size(); ++seat) {
                ++seats[group[seat]][seat];
            }
            groups.push_back(&group);
        }
    }
    std::int64_t cost = 0;
    for (const auto& counts : seats) {
        cost += excess(counts);
    }
    auto best = rounds;
    std::int64_t bestCost = cost;
    const std::size_t moves = std::min(kMostOrderMoves, kOrderMovesPerGroup * groups.size());
    for (std::size_t move = 0; move < moves && bestCost > 0; ++move) {
        auto& group = *groups[random.below(groups.size())];
        const std::size_t i = random.below(group.size());
        const std::size_t k = random.below(group.size());
        auto& a = seats[group[i]];
        auto& b = seats[group[k]];
        if (i == k) {
            continue;
        }
        // Moving one game from place i to k changes the squares by 2 (c_k − c_i + 1).
        const std::int64_t delta = 2 * (a[k] - a[i] + 1) + 2 * (b[i] - b[k] + 1);
        if (!kThresholds.accepts(delta, coolingAt(move, moves), random)) {
            continue;
        }
        --a[i];
        ++a[k];
        --b[k];
        ++b[i];
        std::swap(group[i], group[k]);
        cost += delta;
        if (cost < bestCost) {
            bestCost = cost;
            best = rounds;
        }
    }
    rounds = std::move(best);
}

/// What so many games of a player at one table cost: the first nothing.
std::int64_t visitCost(int times) {
    return times < 2 ? 0 : kAgain * (times - 1) + kStillAgain * (times - 1) * (times - 2) / 2;
}

/// The tables of a plan as they are improved: by player and table, how often.
class Visits {
public:
    Visits(const OrderTask& task, const std::vector<GroupRound>& rounds) {
        for (const GroupRound& round : rounds) {
            m_tables = std::max(m_tables, round.size());
        }
        for (const auto& visits : task.tables) {
            for (const auto& [table, times] : visits) {
                m_tables = std::max(m_tables, table + 1);
            }
        }
        m_visits.resize(task.tables.size() * m_tables);
        for (std::size_t player = 0; player < task.tables.size(); ++player) {
            for (const auto& [table, times] : task.tables[player]) {
                at(player, table) = times;
            }
        }
        for (const GroupRound& round : rounds) {
            for (std::size_t table = 0; table < round.size(); ++table) {
                for (const std::size_t player : round[table]) {
                    ++at(player, table);
                }
            }
        }
        for (const int times : m_visits) {
            m_cost += visitCost(times);
        }
    }
    [[nodiscard]] std::int64_t cost() const { return m_cost; }
    /// What moving a group from one table to another costs.
    [[nodiscard]] std::int64_t delta(const std::vector<std::size_t>& group, std::size_t from, std::size_t to) {
        std::int64_t change = 0;
        for (const std::size_t player : group) {
            const int there = at(player, to);
            const int here = at(player, from);
            change += visitCost(there + 1) - visitCost(there) - visitCost(here) + visitCost(here - 1);
        }
        return change;
    }
    void move(const std::vector<std::size_t>& group, std::size_t from, std::size_t to) {
        for (const std::size_t player : group) {
            --at(player, from);
            ++at(player, to);
        }
    }
    void changeBy(std::int64_t change) { m_cost += change; }

private:
    [[nodiscard]] int& at(std::size_t player, std::size_t table) { return m_visits[player * m_tables + table]; }

    std::size_t m_tables = 0;
    std::vector<int> m_visits;
    std::int64_t m_cost = 0;
};

/// Anneals which group of a round sits at which table. The best order so far and its cost are bettered.
void annealTables(const OrderTask& task, std::vector<GroupRound> rounds, std::size_t moves, Seeded& random,
                  std::vector<GroupRound>& best, std::int64_t& bestCost) {
    static const Thresholds kThresholds;
    Visits visits(task, rounds);
    const auto keepIfBest = [&] {
        if (visits.cost() < bestCost) {
            bestCost = visits.cost();
            best = rounds;
        }
    };
    keepIfBest();
    for (std::size_t i = 0; i < moves && bestCost > 0; ++i) {
        GroupRound& round = rounds[random.below(rounds.size())];
        const std::size_t a = random.below(round.size());
        const std::size_t b = random.below(round.size());
        if (a == b) {
            continue;
        }
        const std::int64_t change = visits.delta(round[a], a, b) + visits.delta(round[b], b, a);
        if (!kThresholds.accepts(change, coolingAt(i, moves) * kAgain / 2, random)) {
            continue;
        }
        visits.move(round[a], a, b);
        visits.move(round[b], b, a);
        std::swap(round[a], round[b]);
        visits.changeBy(change);
        keepIfBest();
    }
}

void orderTables(const OrderTask& task, std::vector<GroupRound>& rounds, Seeded& random) {
    std::size_t groups = 0;
    for (const GroupRound& round : rounds) {
        groups += round.size();
    }
    const std::size_t moves = std::min(kMostTableMoves, kTableMovesPerGroup * groups);
    const std::size_t starts =
        std::clamp<std::size_t>(kMostTableMoves / std::max<std::size_t>(moves, 1), 1, kTableStarts);
    auto best = rounds;
    std::int64_t bestCost = std::numeric_limits<std::int64_t>::max();
    for (std::size_t start = 0; start < starts && bestCost > 0; ++start) {
        auto from = rounds;
        for (GroupRound& round : from) {
            if (start > 0) {
                random.shuffle(round);
            }
        }
        annealTables(task, std::move(from), moves, random, best, bestCost);
    }
    rounds = std::move(best);
}

}  // namespace

void arrange(const OrderTask& task, std::vector<GroupRound>& rounds) {
    Seeded random(task.seed ^ 0x5ea75U);
    orderTables(task, rounds, random);
    orderPlay(task, rounds, random);
}

}  // namespace engine::tournament
