// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk_games.h"

#include <algorithm>
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
    const auto number = [&](const char* field, std::uint64_t otherwise) {
        const bool given = json.is_object() && json.contains(field) && json[field].is_number_unsigned();
        return given ? json[field].get<std::uint64_t>() : otherwise;
    };
    const std::uint64_t own = number("game_number", 0);
    const std::uint64_t before = std::min(number("before", own == 0 ? 0 : own - 1), own == 0 ? 0 : own - 1);
    return {info, text("desk_key"), own, db::hashFromHex(text("previous_head")), before};
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

std::string keyText(const DeskFolder& desk) {
    return desk.key() ? db::toHex(std::span<const std::uint8_t>(desk.key()->publicKey())) : std::string();
}

engine::Expected<GamePlace, db::BookError> nextGamePlace(const db::Book& book, const DeskFolder& desk) {
    const auto games = deskGames(book);
    if (!games) {
        return engine::unexpected(games.error());
    }
    const std::string own = keyText(desk);
    GamePlace place;
    for (const DeskGame& game : *games) {
        if (game.desk == own && game.number > place.before) {
            place.previous = game.info;
            place.before = game.number;
        }
    }
    place.number = desk.memory().giveNumber(own, place.before + 1).value_or(place.before + 1);
    return place;
}

engine::Expected<std::vector<db::GameMissed>, db::BookError> gamesLost(const db::Book& book,
                                                                       const db::DeskMemory& memory) {
    const auto held = book.gameIds();
    if (!held) {
        return engine::unexpected(held.error());
    }
    auto missed = memory.missedIn(book.file(), *held);
    std::erase_if(missed, [&](const db::GameMissed& each) {
        return each.told && book.contains(each.toldIn, *each.told).value_or(false);
    });
    return missed;
}

void rememberSeen(const DeskFolder& desk, const db::Book& elsewhere, const std::string& time) {
    std::vector<std::pair<db::GameId, db::Head>> heads;
    for (const db::GameId& game : elsewhere.gameIds().value_or(std::vector<db::GameId>())) {
        for (const db::Head& head : elsewhere.heads(game).value_or(std::vector<db::Head>())) {
            heads.emplace_back(game, head);
        }
    }
    if (!heads.empty()) {
        desk.memory().saw(heads, time);
    }
}

LostHere lostHere(const db::Book& book, const db::GameId& game, const DeskFolder& desk) {
    LostHere lost{desk.memory().newest(game), gamesLost(book, desk.memory()).value_or(std::vector<db::GameMissed>())};
    if (lost.head && book.contains(game, *lost.head).value_or(true)) {
        lost.head.reset();
    }
    return lost;
}

}  // namespace adjudicator
