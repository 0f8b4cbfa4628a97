// SPDX-License-Identifier: GPL-3.0-or-later
// Summaries as the book keeps them.
#include <nlohmann/json.hpp>

#include "adjudicator/game_summary.h"
#include "engine/notation/json_fault.h"

namespace adjudicator {

namespace {

using Json = nlohmann::ordered_json;

Json playersJson(const std::vector<engine::Player>& players) {
    Json json = Json::array();
    for (const engine::Player& player : players) {
        json.push_back({player.id, player.name, player.colour});
    }
    return json;
}

}  // namespace

std::string toText(const GameSummary& summary) {
    Json json = {{"number", summary.number},
                 {"kind", static_cast<int>(summary.kind)},
                 {"name", summary.name},
                 {"forked", summary.isForked},
                 {"time", summary.time},
                 {"documents", Json::array()},
                 {"players", playersJson(summary.players)},
                 {"points", summary.points},
                 {"round", summary.round},
                 {"turn", engine::index(summary.turn)},
                 {"phase", std::string(engine::toText(summary.phase))},
                 {"over", summary.isOver},
                 {"aside", summary.isAside}};
    for (const engine::Document document : summary.documents) {
        json["documents"].push_back(std::string(engine::toText(document)));
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<GameSummary> summaryFrom(const std::string& text, const db::GameInfo& game) {
    if (engine::limitFault(text)) {
        return std::nullopt;
    }
    // Anybody may have written it: what is not as it is written here is worked out again.
    try {
        const Json json = Json::parse(text);
        GameSummary summary;
        summary.id = game.id;
        summary.entries = game.entryCount;
        summary.number = json.at("number").get<std::uint64_t>();
        const int kind = json.at("kind").get<int>();
        summary.kind = static_cast<GameKind>(kind);
        summary.name = json.at("name").get<std::string>();
        summary.isForked = json.at("forked").get<bool>();
        summary.time = json.at("time").get<std::string>();
        for (const Json& document : json.at("documents")) {
            summary.documents.push_back(engine::documentFromText(document.get<std::string>()).value());
        }
        for (const Json& player : json.at("players")) {
            summary.players.push_back(
                {player.at(0).get<std::string>(), player.at(1).get<std::string>(), player.at(2).get<std::string>()});
        }
        summary.points = json.at("points").get<std::vector<int>>();
        summary.round = json.at("round").get<int>();
        const auto turn = json.at("turn").get<std::size_t>();
        summary.turn = engine::PlayerId(turn);
        summary.phase = engine::phaseFromText(json.at("phase").get<std::string>()).value();
        summary.isOver = json.at("over").get<bool>();
        summary.isAside = json.at("aside").get<bool>();
        const bool isSound = kind >= 0 && kind <= static_cast<int>(GameKind::Proposals) &&
                             summary.points.size() == summary.players.size() &&
                             (summary.players.empty() || turn < summary.players.size());
        return isSound ? std::optional(std::move(summary)) : std::nullopt;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

}  // namespace adjudicator
