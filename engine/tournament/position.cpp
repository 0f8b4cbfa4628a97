// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/position.h"

#include <algorithm>

namespace engine::tournament {

bool Entrant::playsIn(int round) const {
    return round >= from && (!until || round < *until) && std::ranges::find(absent, round) == absent.end();
}

std::optional<PlayerId> Table::find(std::string_view id) const {
    const auto found = std::ranges::find(players, id, &Entrant::id);
    return found == players.end() ? std::nullopt : std::optional(PlayerId(found - players.begin()));
}

std::vector<PlayerId> Table::seats() const {
    std::vector<PlayerId> all;
    for (std::size_t i = 0; i < players.size(); ++i) {
        all.push_back(PlayerId(i));
    }
    return all;
}

const Round* Position::round(int number) const {
    const bool there = number >= 1 && static_cast<std::size_t>(number) <= rounds.size();
    return there ? &rounds[static_cast<std::size_t>(number - 1)] : nullptr;
}

const Pod* Position::pod(int number, int which) const {
    const Round* found = round(number);
    const bool there = found != nullptr && which >= 1 && static_cast<std::size_t>(which) <= found->pods.size();
    return there ? &found->pods[static_cast<std::size_t>(which - 1)] : nullptr;
}

std::vector<PlayerId> Position::playing(int number) const {
    std::vector<PlayerId> players;
    for (const PlayerId player : table->seats()) {
        const Entrant& entrant = (*table)[player];
        if (entrant.playsIn(number) && !entrant.disqualified && !entrant.standIn) {
            players.push_back(player);
        }
    }
    return players;
}

bool isBefore(const Score& a, const Score& b) {
    return a.left == b.left ? a.points > b.points : b.left;
}

std::vector<AwaySeat> awaySeats(const Position& position) {
    std::vector<AwaySeat> away;
    for (std::size_t round = 0; round < position.rounds.size(); ++round) {
        const std::vector<Pod>& pods = position.rounds[round].pods;
        const int number = static_cast<int>(round) + 1;
        for (std::size_t table = 0; table < pods.size(); ++table) {
            for (const PlayerId player : pods[table].awaitsResult() ? pods[table].seats : std::vector<PlayerId>()) {
                const Entrant& entrant = (*position.table)[player];
                if (!entrant.playsIn(number) || entrant.disqualified) {
                    away.push_back({number, static_cast<int>(table) + 1, player});
                }
            }
        }
    }
    return away;
}

std::optional<TableSizes> tableSizes(std::size_t players) {
    const int threes = static_cast<int>((4 - players % 4) % 4);
    const int rest = static_cast<int>(players) - 3 * threes;
    if (players == 0 || rest < 0) {
        return std::nullopt;
    }
    return TableSizes{rest / 4, threes};
}

}  // namespace engine::tournament
