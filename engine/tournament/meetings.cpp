// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/meetings.h"

#include <algorithm>
#include <map>
#include <utility>

namespace engine::tournament {

std::vector<Meeting> meetings(const Position& position) {
    std::map<std::pair<PlayerId, PlayerId>, std::vector<int>> met;
    for (std::size_t round = 0; round < position.rounds.size(); ++round) {
        for (const Pod& pod : position.rounds[round].pods) {
            for (std::size_t i = 0; i < pod.seats.size(); ++i) {
                for (std::size_t k = i + 1; k < pod.seats.size(); ++k) {
                    const auto [a, b] = std::minmax(pod.seats[i], pod.seats[k]);
                    met[{a, b}].push_back(static_cast<int>(round) + 1);
                }
            }
        }
    }
    std::vector<Meeting> all;
    for (auto& [pair, rounds] : met) {
        all.push_back({pair.first, pair.second, std::move(rounds)});
    }
    return all;
}

}  // namespace engine::tournament
