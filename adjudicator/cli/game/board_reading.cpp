// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/board_reading.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/text/board_figures_text.h"
#include "adjudicator/text/board_text.h"

namespace adjudicator::cli {

using Json = nlohmann::ordered_json;

void writeBoardReading(Json& json, const engine::BoardReading& reading, const engine::Position& position,
                       engine::Language language) {
    const engine::Table& table = *position.table;
    for (const engine::BoardGift& gift : reading.given) {
        Json one = {{"what", std::string(toText(gift.what))}, {"player", table.idOf(gift.player)}};
        if (!gift.continent.empty()) {
            one["continent"] = gift.continent;
        }
        one["reached"] = gift.reached;
        one["next"] = gift.next;
        one["clause"] = std::string(toText(gift.clause));
        one["why"] = sentence(gift, position, language);
        json["given"].push_back(std::move(one));
    }
    for (const engine::OpenHolding& open : reading.open) {
        Json one = {{"what", std::string(toText(open.what))}, {"among", Json::array()}};
        for (const engine::PlayerId player : open.among) {
            one["among"].push_back(table.idOf(player));
        }
        one["clause"] = std::string(toText(open.clause));
        one["why"] = sentence(open, position, language);
        json["open"].push_back(std::move(one));
    }
}

void tellBoardReading(const Streams& streams, const engine::BoardReading& reading, const engine::Position& position,
                      engine::Language language) {
    for (const engine::BoardGift& gift : reading.given) {
        streams.err << sentence(gift, position, language) << '\n';
    }
    for (const engine::OpenHolding& open : reading.open) {
        streams.err << sentence(open, position, language) << '\n';
    }
}

void writeBoardFigures(Json& json, const engine::Setup& setup, const engine::Position& position,
                       engine::Language language) {
    constexpr std::size_t kBest = 10;
    const engine::BoardFigures figures = engine::boardFigures(position);
    if (figures.places.empty() || figures.places.front().pips == 0) {
        return;
    }
    const engine::Topology& topology = position.topology();
    Json board = Json::object();
    if (const auto seed = engine::boardSeedOf(setup)) {
        board["seed"] = *seed;
    }
    for (const engine::Resource resource : engine::kResources) {
        const auto& yield = figures.resources[resource];
        board["resources"][std::string(toText(resource))] = {{"hexes", yield.hexes}, {"pips", yield.pips}};
    }
    for (std::size_t i = 0; i < std::min(kBest, figures.places.size()); ++i) {
        const auto& place = figures.places[i];
        board["best"].push_back(
            {{"at", toText(topology.corner(place.at))}, {"pips", place.pips}, {"resources", place.kinds}});
    }
    board["median"] = figures.places[figures.places.size() / 2].pips;
    board["sixths"] = figures.sixths;
    board["neighbours"] = {{"six_eight", figures.neighbours.sixEight},
                           {"same_number", figures.neighbours.sameNumber},
                           {"same_resource", figures.neighbours.sameResource}};
    board["says"] = linesOf(figures, *position.table, language);
    json["board"] = std::move(board);
}

}  // namespace adjudicator::cli
