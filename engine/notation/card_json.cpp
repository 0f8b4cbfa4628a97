// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/setup_fields.h"

namespace engine {

Cards readCards(JsonReader& reader, const Json& json, const std::string& path) {
    Cards cards;
    if (reader.isObject(json, path, {"brick", "lumber", "wool", "grain", "ore"})) {
        for (const auto& [name, count] : json.items()) {
            if (const auto resource = resourceFromText(name)) {
                cards[*resource] = reader.integer(count, path + '.' + name, 0, kUnlimited);
            }
        }
    }
    return cards;
}

Json writeCards(const Cards& cards) {
    Json json = Json::object();
    for (const Resource resource : kResources) {
        if (cards[resource] != 0) {
            json[std::string(toText(resource))] = cards[resource];
        }
    }
    return json;
}

Hand readHand(JsonReader& reader, const Json& json, const std::string& path) {
    Hand hand;
    if (!reader.isObject(json, path, {"total", "brick", "lumber", "wool", "grain", "ore"})) {
        return hand;
    }
    if (const Json* total = JsonReader::find(json, "total")) {
        hand.total = reader.integer(*total, path + ".total", 0, kUnlimited);
    }
    for (const Resource resource : kResources) {
        const std::string name(toText(resource));
        const Json* range = JsonReader::find(json, name.c_str());
        const std::string at = path + '.' + name;
        if (range == nullptr) {
            continue;
        }
        if (range->is_number()) {
            const int count = reader.integer(*range, at, 0, kUnlimited);
            hand.cards[resource] = {count, count};
        } else if (!range->is_array() || range->size() != 2) {
            reader.fail(JsonProblem::WrongType, at, dumpJson(*range));
        } else {
            const bool open = (*range)[1].is_null();
            hand.cards[resource].least = reader.integer((*range)[0], at, 0, kUnlimited);
            hand.cards[resource].most = open ? kUnlimited : reader.integer((*range)[1], at, 0, kUnlimited);
        }
    }
    return hand;
}

Json writeHand(const Hand& hand) {
    Json json = Json::object();
    if (hand.total) {
        json["total"] = *hand.total;
    }
    for (const Resource resource : kResources) {
        const Range range = hand.cards[resource];
        if (range != Range{0, kUnlimited}) {
            const Json most = range.most == kUnlimited ? Json(nullptr) : Json(range.most);
            json[std::string(toText(resource))] = Json::array({range.least, most});
        }
    }
    return json;
}

}  // namespace engine
