// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/sets/known_set.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "adjudicator/sets/places_json.h"

namespace adjudicator::sets {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kFormat = "catan-set/1";
/// All that is measured are logarithms of light: beyond this none makes sense.
constexpr double kMostValue = 10;
constexpr double kMostCount = 1000;
/// Signs are kept in hundredths.
constexpr double kSignUnit = 100;

double rounded(double value) {
    constexpr double kDigits = 10000;
    return std::round(value * kDigits) / kDigits;
}

template <std::size_t kSize>
Json valuesJson(const std::array<double, kSize>& values) {
    Json json = Json::array();
    for (const double value : values) {
        json.push_back(rounded(value));
    }
    return json;
}

/// A number within bounds; empty for anything else.
std::optional<double> numberIn(const Json& json, double least, double most) {
    if (!json.is_number()) {
        return std::nullopt;
    }
    const auto value = json.get<double>();
    return value >= least && value <= most ? std::optional(value) : std::nullopt;
}

template <std::size_t kSize>
bool readValues(const Json& item, const char* key, std::array<double, kSize>& values) {
    const auto list = item.find(key);
    if (list == item.end() || !list->is_array() || list->size() != kSize) {
        return false;
    }
    for (std::size_t i = 0; i < kSize; ++i) {
        const auto value = numberIn((*list)[i], -kMostValue, kMostValue);
        if (!value) {
            return false;
        }
        values[i] = *value;
    }
    return true;
}

bool readCount(const Json& item, const char* key, double& count) {
    const auto found = item.find(key);
    const auto value = found == item.end() ? std::nullopt : numberIn(*found, 0, kMostCount);
    count = value.value_or(0);
    return value.has_value();
}

Json signJson(const vision::SignLook& sign) {
    Json picture = Json::array();
    for (const auto& cell : sign.picture) {
        for (const float value : cell) {
            picture.push_back(std::lround(static_cast<double>(value) * kSignUnit));
        }
    }
    return {{"trade", sign.trade ? engine::toText(*sign.trade) : "any"}, {"picture", std::move(picture)}};
}

std::optional<vision::SignLook> signFrom(const Json& json) {
    vision::SignLook sign;
    const auto trade = json.find("trade");
    const auto picture = json.find("picture");
    const std::size_t values = 3 * sign.picture.size();
    if (trade == json.end() || !trade->is_string() || picture == json.end() || !picture->is_array() ||
        picture->size() != values) {
        return std::nullopt;
    }
    if (*trade != "any") {
        sign.trade = engine::resourceFromText(trade->get<std::string>());
        if (!sign.trade) {
            return std::nullopt;
        }
    }
    for (std::size_t i = 0; i < values; ++i) {
        const auto value = numberIn((*picture)[i], -kMostValue * kSignUnit, kMostValue * kSignUnit);
        if (!value) {
            return std::nullopt;
        }
        sign.picture[i / 3][i % 3] = static_cast<float>(*value / kSignUnit);
    }
    return sign;
}

bool readTerrains(const Json& json, vision::LearnedSet& look) {
    if (!json.is_object()) {
        return false;
    }
    for (const auto& [name, value] : json.items()) {
        const auto terrain = std::find_if(vision::kLearnedTerrains.begin(), vision::kLearnedTerrains.end(),
                                          [&](engine::Terrain t) { return engine::toText(t) == name; });
        if (terrain == vision::kLearnedTerrains.end() || !value.is_object()) {
            return false;
        }
        auto& its = look.terrains[static_cast<std::size_t>(terrain - vision::kLearnedTerrains.begin())];
        if (!readValues(value, "look", its.features) || !readCount(value, "tiles", its.tiles)) {
            return false;
        }
    }
    return true;
}

bool readColours(const Json& json, vision::LearnedSet& look) {
    if (!json.is_object()) {
        return false;
    }
    for (const auto& [name, value] : json.items()) {
        const auto colour = std::find_if(vision::kPieceColours.begin(), vision::kPieceColours.end(),
                                         [&](vision::PieceColour c) { return vision::toText(c) == name; });
        if (colour == vision::kPieceColours.end() || !value.is_object()) {
            return false;
        }
        auto& its = look.colours[index(*colour)];
        if (!readValues(value, "look", its.look) || !readCount(value, "pieces", its.pieces)) {
            return false;
        }
    }
    return true;
}

bool readSigns(const Json& json, vision::LearnedSet& look) {
    if (!json.is_array() || json.size() > vision::kMostSigns) {
        return false;
    }
    for (const Json& item : json) {
        const auto sign = item.is_object() ? signFrom(item) : std::nullopt;
        if (!sign) {
            return false;
        }
        look.signs.push_back(*sign);
    }
    return true;
}

}  // namespace

bool isSetName(std::string_view name) {
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; };
    const bool isOneLine = std::none_of(name.begin(), name.end(), isControl);
    return !name.empty() && name.size() <= kMostNameBytes && isOneLine && name.front() != ' ' && name.back() != ' ' &&
           name != kNoSet;
}

std::string toText(const KnownSet& set) {
    Json json = {{"format", kFormat}, {"name", set.name}};
    json["terrains"] = Json::object();
    for (std::size_t k = 0; k < set.look.terrains.size(); ++k) {
        const vision::TerrainLook& its = set.look.terrains[k];
        if (its.tiles > 0) {
            json["terrains"][std::string(engine::toText(vision::kLearnedTerrains[k]))] = {
                {"look", valuesJson(its.features)}, {"tiles", rounded(its.tiles)}};
        }
    }
    json["colours"] = Json::object();
    for (std::size_t k = 0; k < set.look.colours.size(); ++k) {
        const vision::PieceLook& its = set.look.colours[k];
        if (its.pieces > 0) {
            json["colours"][std::string(vision::toText(vision::kPieceColours[k]))] = {{"look", valuesJson(its.look)},
                                                                                      {"pieces", rounded(its.pieces)}};
        }
    }
    json["signs"] = Json::array();
    for (const vision::SignLook& sign : set.look.signs) {
        json["signs"].push_back(signJson(sign));
    }
    if (!set.look.places.boards.empty()) {
        json["places"] = toJson(set.look.places);
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::optional<KnownSet> setFrom(std::string_view text) {
    if (text.size() > kMostSetBytes) {
        return std::nullopt;
    }
    // What is nested deeper than a set is none; the parser must not be led down there.
    constexpr int kDepth = 6;
    const auto shallow = [](int depth, Json::parse_event_t, Json&) { return depth <= kDepth; };
    const Json json = Json::parse(text, shallow, false);
    KnownSet set;
    if (!json.is_object() || json.value("format", Json()) != kFormat) {
        return std::nullopt;
    }
    const Json name = json.value("name", Json());
    const bool isRead = name.is_string() && isSetName(name.get_ref<const std::string&>()) &&
                        readTerrains(json.value("terrains", Json::object()), set.look) &&
                        readColours(json.value("colours", Json::object()), set.look) &&
                        readSigns(json.value("signs", Json::array()), set.look) &&
                        (!json.contains("places") || readPlaces(json["places"], set.look.places));
    if (!isRead) {
        return std::nullopt;
    }
    set.name = name.get<std::string>();
    return set;
}

}  // namespace adjudicator::sets
