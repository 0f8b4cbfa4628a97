// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify_neighbours.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "db/codes.h"

namespace adjudicator {

namespace {

/// What entry 0 says about its place among the desk's games.
struct Begun {
    db::GameId game;
    std::string key;
    std::uint64_t number = 0;
    std::optional<db::Hash> previous;
};

Begun begunFrom(const db::GameId& game, const std::string& body) {
    const auto json = nlohmann::json::parse(body, nullptr, false);
    const auto text = [&](const char* field) {
        const bool given = json.is_object() && json.contains(field) && json[field].is_string();
        return given ? json[field].get<std::string>() : std::string();
    };
    const bool numbered = json.is_object() && json.contains("game_number") && json["game_number"].is_number_unsigned();
    return {game, text("desk_key"), numbered ? json["game_number"].get<std::uint64_t>() : 0,
            db::hashFromHex(text("previous_head"))};
}

}  // namespace

engine::Expected<Neighbours, db::BookError> judgeNeighbours(const db::Book& book, const db::GameId& game) {
    const auto games = book.games();
    if (!games) {
        return engine::unexpected(games.error());
    }
    std::vector<Begun> all;
    for (const db::GameInfo& each : *games) {
        const auto first = book.entries(each.id, 0, 0);
        if (!first) {
            return engine::unexpected(first.error());
        }
        if (!first->empty()) {
            all.push_back(begunFrom(each.id, first->front().body));
        }
    }
    const auto own = std::ranges::find(all, game, &Begun::game);
    if (own == all.end() || own->number < 2) {
        return Neighbours{};
    }
    std::set<std::uint64_t> earlier;
    std::vector<db::GameId> before;
    for (const Begun& each : all) {
        if (each.key == own->key && each.number < own->number) {
            earlier.insert(each.number);
            if (each.number + 1 == own->number) {
                before.push_back(each.game);
            }
        }
    }
    if (earlier.empty()) {
        return Neighbours{VerdictReason::None, true};
    }
    // From the earliest game that the book holds on, every number is there.
    if (own->number - *earlier.begin() != earlier.size()) {
        return Neighbours{VerdictReason::GameMissing, false};
    }
    for (const db::GameId& previous : before) {
        const auto entries = book.entries(previous);
        if (!entries) {
            return engine::unexpected(entries.error());
        }
        if (own->previous && std::ranges::find(*entries, *own->previous, &db::Entry::hash) != entries->end()) {
            return Neighbours{};
        }
    }
    return Neighbours{VerdictReason::PreviousCut, false};
}

}  // namespace adjudicator
