// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/game_seats.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/notation/json_fault.h"

namespace adjudicator {

namespace cup = engine::tournament;

PlaceTold placeTold(const Line& line) {
    const auto& extras = line.genesis().position->extras;
    const auto found = extras.find("tournament");
    const auto json = found == extras.end() || engine::limitFault(found->second)
                          ? nlohmann::json()
                          : nlohmann::json::parse(found->second, nullptr, false);
    const auto number = [&](const char* name) -> std::optional<int> {
        const bool given = json.is_object() && json.contains(name) && json[name].is_number_unsigned() &&
                           json[name].get<std::uint64_t>() <= static_cast<std::uint64_t>(cup::kMostPlayers);
        return given ? std::optional(json[name].get<int>()) : std::nullopt;
    };
    return {number("round"), number("table")};
}

GameSeats seatedAt(const cup::Table& table, const std::vector<engine::Player>& players) {
    GameSeats seats;
    for (const engine::Player& player : players) {
        auto found = table.find(player.id);
        if (!found) {
            const std::string& name = player.name.empty() ? player.id : player.name;
            const auto named = std::ranges::find(table.players, name, &cup::Entrant::name);
            if (named != table.players.end() && std::ranges::count(table.players, name, &cup::Entrant::name) == 1) {
                found = engine::PlayerId(named - table.players.begin());
            }
        }
        seats.push_back(found);
    }
    return seats;
}

std::optional<int> tableIn(const cup::Position& position, int round, const GameSeats& seats, const PlaceTold& told) {
    std::vector<engine::PlayerId> wanted;
    for (const auto& player : seats) {
        if (!player) {
            return std::nullopt;
        }
        wanted.push_back(*player);
    }
    std::ranges::sort(wanted);
    const cup::Round* seated = position.round(round);
    for (std::size_t i = 0; seated != nullptr && told.round.value_or(round) == round && i < seated->pods.size(); ++i) {
        const int table = static_cast<int>(i) + 1;
        std::vector<engine::PlayerId> here = seated->pods[i].seats;
        std::ranges::sort(here);
        if (here == wanted && told.table.value_or(table) == table) {
            return table;
        }
    }
    return std::nullopt;
}

}  // namespace adjudicator
