// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/board_reading.h"

#include <nlohmann/json.hpp>
#include <ostream>

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

}  // namespace adjudicator::cli
