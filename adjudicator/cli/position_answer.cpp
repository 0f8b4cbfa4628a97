// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/position_answer.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "adjudicator/cli/record_line.h"
#include "adjudicator/text/refusals/fault_text.h"
#include "adjudicator/text/refusals/irregularity_text.h"
#include "adjudicator/text/say.h"
#include "engine/notation/position_json.h"
#include "engine/rules/longest_road/longest_road.h"
#include "engine/rules/placement.h"
#include "engine/rules/points.h"
#include "engine/rules/production.h"
#include "engine/state/to_position.h"

namespace adjudicator::cli {

namespace {

using engine::PlayerId;
using engine::Position;
using Json = nlohmann::ordered_json;

constexpr int kLeastSum = 2;
constexpr int kMostSum = 12;

std::string id(const Position& position, PlayerId player) {
    return position.table->idOf(player);
}

void addLongestRoad(Json& json, const Position& position) {
    engine::PerPlayer<int> lengths;
    Json cutShort = Json::array();
    json["longest_road_length"] = Json::object();
    for (const PlayerId player : position.seats()) {
        const engine::RoadLength road = engine::measuredRoad(position, player);
        lengths[player] = road.length;
        json["longest_road_length"][id(position, player)] = road.length;
        if (!road.isExact) {
            cutShort.push_back(id(position, player));
        }
    }
    // Said only of nets beyond any game: every other answer has the same fields.
    if (!cutShort.empty()) {
        json["longest_road_at_least"] = std::move(cutShort);
    }
    const int needed = position.rules().number(engine::Number::RoadLengthNeeded);
    const auto owner =
        engine::longestRoadOwner(lengths, position.table->players.size(), position.longestRoadHolder, needed);
    json["longest_road_owner"] = owner ? Json(id(position, *owner)) : Json(nullptr);
}

Json yieldJson(const engine::Yield& yield) {
    Json json = Json::object();
    for (const engine::Resource resource : engine::kResources) {
        if (yield.cards[resource] != 0) {
            json[std::string(engine::toText(resource))] = yield.cards[resource];
        }
    }
    if (yield.gold != 0) {
        json["gold"] = yield.gold;
    }
    return json;
}

void addProduction(Json& json, const Position& position) {
    for (int sum = kLeastSum; sum <= kMostSum; ++sum) {
        Json& players = json["production"][std::to_string(sum)] = Json::object();
        const auto yields = engine::production(position, sum);
        for (const PlayerId player : position.seats()) {
            if (!yields[player].none()) {
                players[id(position, player)] = yieldJson(yields[player]);
            }
        }
    }
}

void addLegalPlaces(Json& json, const Position& position) {
    const engine::Topology& board = position.topology();
    json["legal_settlements"] = Json::object();
    json["legal_roads"] = Json::object();
    for (const PlayerId player : position.seats()) {
        Json& settlements = json["legal_settlements"][id(position, player)] = Json::array();
        for (const engine::CornerId corner : engine::legalSettlements(position, player)) {
            settlements.push_back(engine::toText(board.corner(corner)));
        }
        Json& roads = json["legal_roads"][id(position, player)] = Json::array();
        for (const engine::SideId side : engine::legalRoutes(position, player, engine::RouteKind::Road)) {
            roads.push_back(engine::toText(board.side(side)));
        }
    }
}

std::string placeText(const engine::Topology& board, const engine::Place& place) {
    struct Namer {
        const engine::Topology& board;
        std::string operator()(engine::HexId hex) const { return engine::toText(board.hex(hex)); }
        std::string operator()(engine::CornerId corner) const { return engine::toText(board.corner(corner)); }
        std::string operator()(engine::SideId side) const { return engine::toText(board.side(side)); }
    };
    return std::visit(Namer{board}, place);
}

void addIrregularities(Json& json, const Position& position, engine::Language language) {
    json["irregularities"] = Json::array();
    for (const engine::Irregularity& irregularity : engine::irregularities(position)) {
        const Json at = irregularity.at ? Json(placeText(position.topology(), *irregularity.at)) : Json(nullptr);
        json["irregularities"].push_back({{"clause", std::string(engine::toText(irregularity.clause))},
                                          {"at", at},
                                          {"why", sentence(irregularity, position, language)}});
    }
}

}  // namespace

engine::Expected<Position, std::string> positionOf(std::string_view positionFile, engine::Language language,
                                                   std::optional<std::size_t> line) {
    const auto setup = engine::setupFromJson(positionFile);
    if (!setup) {
        return engine::unexpected(line ? sentenceAtLine(setup.error(), *line, language)
                                       : sentence(setup.error(), language));
    }
    auto position = engine::toPosition(*setup);
    if (!position) {
        std::string all;
        for (const engine::Fault& fault : position.error()) {
            all += (all.empty() ? "" : "; ") + sentence(fault, language);
        }
        return engine::unexpected(line ? say(language, "line {}: {}", *line, all) : all);
    }
    return std::move(*position);
}

std::string positionAnswer(const Position& position, engine::Language language) {
    Json json = Json::object();
    addLongestRoad(json, position);
    json["board_points"] = Json::object();
    for (const PlayerId player : position.seats()) {
        json["board_points"][id(position, player)] = engine::boardPoints(position, player);
    }
    addProduction(json, position);
    addLegalPlaces(json, position);
    addIrregularities(json, position, language);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace adjudicator::cli
