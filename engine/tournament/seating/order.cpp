// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/seating/order.h"

#include <algorithm>
#include <utility>

#include "engine/tournament/seating/random.h"

namespace engine::tournament {

namespace {

constexpr std::size_t kOrderMovesPerGroup = 20'000;
constexpr std::size_t kMostOrderMoves = 6'000'000;
constexpr std::size_t kTableMovesPerGroup = 4'000;
constexpr std::size_t kMostTableMoves = 1'500'000;
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

void orderTables(const OrderTask& task, std::vector<GroupRound>& rounds, Seeded& random) {
    static const Thresholds kThresholds;
    auto tables = task.tables;
    std::size_t groups = 0;
    for (const GroupRound& round : rounds) {
        groups += round.size();
        for (std::size_t table = 0; table < round.size(); ++table) {
            for (const std::size_t player : round[table]) {
                ++tables[player][table];
            }
        }
    }
    // What moving a group from one table to another saves or costs.
    const auto delta = [&](const std::vector<std::size_t>& group, std::size_t from, std::size_t to) {
        std::int64_t change = 0;
        for (const std::size_t player : group) {
            change += tables[player][to] - (tables[player][from] - 1);
        }
        return change;
    };
    const auto move = [&](const std::vector<std::size_t>& group, std::size_t from, std::size_t to) {
        for (const std::size_t player : group) {
            --tables[player][from];
            ++tables[player][to];
        }
    };
    std::int64_t cost = 0;
    for (const auto& visits : tables) {
        for (const auto& [table, times] : visits) {
            cost += static_cast<std::int64_t>(times) * (times - 1) / 2;
        }
    }
    auto best = rounds;
    std::int64_t bestCost = cost;
    const std::size_t moves = std::min(kMostTableMoves, kTableMovesPerGroup * groups);
    for (std::size_t i = 0; i < moves && bestCost > 0; ++i) {
        GroupRound& round = rounds[random.below(rounds.size())];
        const std::size_t a = random.below(round.size());
        const std::size_t b = random.below(round.size());
        if (a == b) {
            continue;
        }
        const std::int64_t change = delta(round[a], a, b) + delta(round[b], b, a);
        if (!kThresholds.accepts(change, coolingAt(i, moves) / 2, random)) {
            continue;
        }
        move(round[a], a, b);
        move(round[b], b, a);
        std::swap(round[a], round[b]);
        cost += change;
        if (cost < bestCost) {
            bestCost = cost;
            best = rounds;
        }
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
