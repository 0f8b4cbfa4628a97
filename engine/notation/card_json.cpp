// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/setup_fields.h"
#include "engine/notation/words.h"

namespace engine {

template <class Kind>
CountsOf<Kind> readCounts(JsonReader& reader, const Json& json, const std::string& path) {
    CountsOf<Kind> counts;
    if (!reader.isObject(json, path)) {
        return counts;
    }
    for (const auto& [name, count] : json.items()) {
        const auto kind = kReadWord<Kind>(name);
        if (name == "confidence") {
            continue;
        }
        if (!kind) {
            reader.fail(JsonProblem::UnknownField, path + '.' + name, name);
            return counts;
        }
        counts[*kind] = reader.integer(count, path + '.' + name, 0, kUnlimited);
    }
    return counts;
}

template <class Kind>
Json writeCounts(const CountsOf<Kind>& counts) {
    Json json = Json::object();
    for (const Kind kind : kCardsOf<Kind>) {
        if (counts[kind] != 0) {
            json[std::string(toText(kind))] = counts[kind];
        }
    }
    return json;
}

template <class Kind>
HandOf<Kind> readHand(JsonReader& reader, const Json& json, const std::string& path) {
    HandOf<Kind> hand;
    if (!reader.isObject(json, path)) {
        return hand;
    }
    for (const auto& [name, item] : json.items()) {
        const auto kind = kReadWord<Kind>(name);
        const std::string at = path + '.' + name;
        if (name == "total" && !item.is_null()) {
            hand.total = reader.integer(item, at, 0, kUnlimited);
        } else if (kind && item.is_number()) {
            const int count = reader.integer(item, at, 0, kUnlimited);
            hand.cards[*kind] = {count, count};
        } else if (kind && item.is_array() && item.size() == 2) {
            hand.cards[*kind].least = reader.integer(item[0], at, 0, kUnlimited);
            hand.cards[*kind].most = item[1].is_null() ? kUnlimited : reader.integer(item[1], at, 0, kUnlimited);
        } else if (kind && !item.is_null()) {
            reader.fail(JsonProblem::WrongType, at, dumpJson(item));
        } else if (!kind && name != "total" && name != "confidence") {
            reader.fail(JsonProblem::UnknownField, at, name);
        }
    }
    return hand;
}

template <class Kind>
Json writeHand(const HandOf<Kind>& hand) {
    Json json = Json::object();
    if (hand.total) {
        json["total"] = *hand.total;
    }
    for (const Kind kind : kCardsOf<Kind>) {
        const Range range = hand.cards[kind];
        if (range != Range{0, kUnlimited}) {
            const Json most = range.most == kUnlimited ? Json(nullptr) : Json(range.most);
            json[std::string(toText(kind))] = Json::array({range.least, most});
        }
    }
    return json;
}

template CountsOf<Resource> readCounts(JsonReader&, const Json&, const std::string&);
template CountsOf<DevelopmentCard> readCounts(JsonReader&, const Json&, const std::string&);
template Json writeCounts(const CountsOf<Resource>&);
template Json writeCounts(const CountsOf<DevelopmentCard>&);
template HandOf<Resource> readHand(JsonReader&, const Json&, const std::string&);
template HandOf<DevelopmentCard> readHand(JsonReader&, const Json&, const std::string&);
template Json writeHand(const HandOf<Resource>&);
template Json writeHand(const HandOf<DevelopmentCard>&);

}  // namespace engine
