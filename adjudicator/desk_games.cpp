// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk_games.h"

#include <nlohmann/json.hpp>
#include <span>

#include "db/codes.h"

namespace adjudicator {

namespace {

DeskGame placedBy(const db::GameInfo& info, const std::string& body) {
    const auto json = nlohmann::json::parse(body, nullptr, false);
    const auto text = [&](const char* field) {
        const bool given = json.is_object() && json.contains(field) && json[field].is_string();
        return given ? json[field].get<std::string>() : std::string();
    };
    const bool numbered = json.is_object() && json.contains("game_number") && json["game_number"].is_number_unsigned();
    return {info, text("desk_key"), numbered ? json["game_number"].get<std::uint64_t>() : 0,
            db::hashFromHex(text("previous_head"))};
}

}  // namespace

engine::Expected<std::vector<DeskGame>, db::BookError> deskGames(const db::Book& book) {
    const auto games = book.games();
    if (!games) {
        return engine::unexpected(games.error());
    }
    std::vector<DeskGame> all;
    for (const db::GameInfo& each : *games) {
        const auto first = book.entries(each.id, 0, 0);
        if (!first) {
            return engine::unexpected(first.error());
        }
        if (!first->empty()) {
            all.push_back(placedBy(each, first->front().body));
        }
    }
    return all;
}

engine::Expected<GamePlace, db::BookError> nextGamePlace(const db::Book& book, const DeskFolder& desk) {
    const auto games = deskGames(book);
    if (!games) {
        return engine::unexpected(games.error());
    }
    const std::string own =
        desk.key() ? db::toHex(std::span<const std::uint8_t>(desk.key()->publicKey())) : std::string();
    GamePlace place;
    for (const DeskGame& game : *games) {
        if (game.desk == own && game.number >= place.number) {
            place = {game.number + 1, game.info};
        }
    }
    return place;
}

}  // namespace adjudicator
