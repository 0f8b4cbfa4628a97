// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <vector>

#include "engine/tournament/seating/random.h"

namespace test {

/// Seats as common programs set them, for comparison: round by round, table by table, and at each chair whoever has
/// met those at the table least often; who comes first when equal is drawn. Groups of player numbers by round.
inline std::vector<std::vector<std::vector<std::size_t>>> greedySeats(std::size_t players, std::size_t rounds,
                                                                      std::uint64_t seed) {
    engine::tournament::Seeded random(seed);
    std::vector<int> met(players * players, 0);
    std::vector<std::vector<std::vector<std::size_t>>> plan;
    for (std::size_t round = 0; round < rounds; ++round) {
        std::vector<std::size_t> waiting(players);
        for (std::size_t i = 0; i < players; ++i) {
            waiting[i] = i;
        }
        random.shuffle(waiting);
        auto& tables = plan.emplace_back();
        const std::size_t threes = (4 - players % 4) % 4;
        const std::size_t count = (players + 3) / 4;
        for (std::size_t table = 0; table < count; ++table) {
            const std::size_t size = table >= count - threes ? 3 : 4;
            auto& seats = tables.emplace_back();
            while (seats.size() < size) {
                const auto cost = [&](std::size_t player) {
                    int sum = 0;
                    for (const std::size_t other : seats) {
                        sum += met[player * players + other];
                    }
                    return sum;
                };
                const auto best = std::ranges::min_element(waiting, {}, cost);
                seats.push_back(*best);
                waiting.erase(best);
            }
            for (const std::size_t a : seats) {
                for (const std::size_t b : seats) {
                    met[a * players + b] += a == b ? 0 : 1;
                }
            }
        }
    }
    return plan;
}

/// Meetings of pairs that had met before.
inline int repeatsOf(const std::vector<std::vector<std::vector<std::size_t>>>& plan) {
    std::map<std::pair<std::size_t, std::size_t>, int> met;
    int repeats = 0;
    for (const auto& round : plan) {
        for (const auto& table : round) {
            for (std::size_t i = 0; i < table.size(); ++i) {
                for (std::size_t j = i + 1; j < table.size(); ++j) {
                    repeats += met[std::minmax(table[i], table[j])]++ > 0 ? 1 : 0;
                }
            }
        }
    }
    return repeats;
}

}  // namespace test
