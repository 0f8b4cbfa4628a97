// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/sets/places_json.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "db/codes.h"

namespace adjudicator::sets {

namespace {

using Json = nlohmann::ordered_json;
using vision::kPlaceFeatures;

/// By vision::pieces::PlaceKind.
constexpr std::array<std::string_view, vision::kLearnedKinds> kKindWords{"none", "road",   "ship",   "settlement",
                                                                         "city", "figure", "covered"};
constexpr std::size_t kHead = (vision::kLearnedKinds + vision::kLearnedColours) * (vision::kPlaceFeatures + 1);
/// Numbers are kept in such steps, and none makes sense beyond kMost.
constexpr double kUnit = 100000;
constexpr double kMost = 20;
constexpr double kMostPieces = 100000;
constexpr int kHexadecimal = 16;

std::int64_t inUnits(double value) {
    return std::llround(value * kUnit);
}

std::optional<double> unitsIn(const Json& json, double least, double most) {
    if (!json.is_number()) {
        return std::nullopt;
    }
    const double value = json.get<double>() / kUnit;
    return value >= least && value <= most ? std::optional(value) : std::nullopt;
}

/// Numbers in units, as many as are asked for.
template <class Numbers>
bool readNumbers(const Json& json, Numbers& numbers) {
    if (!json.is_array() || json.size() != numbers.size()) {
        return false;
    }
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto value = unitsIn(json[i], -kMost, kMost);
        if (!value) {
            return false;
        }
        numbers[i] = static_cast<typename Numbers::value_type>(*value);
    }
    return true;
}

template <class Numbers>
Json numbersJson(const Numbers& numbers) {
    Json json = Json::array();
    for (const auto number : numbers) {
        json.push_back(inUnits(static_cast<double>(number)));
    }
    return json;
}

bool readHowMany(const Json& json, const char* key, double& count) {
    const auto found = json.find(key);
    const auto value = found == json.end() ? std::nullopt : unitsIn(*found, 0, kMostPieces);
    count = value.value_or(0);
    return value.has_value();
}

std::optional<vision::PlaceFeatures> featuresFrom(const Json& json) {
    constexpr std::size_t kDigits = 2;
    if (!json.is_string() || json.get_ref<const std::string&>().size() != kDigits * kPlaceFeatures) {
        return std::nullopt;
    }
    const char* digits = json.get_ref<const std::string&>().data();
    vision::PlaceFeatures features{};
    for (std::uint8_t& feature : features) {
        const auto [end, error] = std::from_chars(digits, digits + kDigits, feature, kHexadecimal);
        if (error != std::errc() || end != digits + kDigits) {
            return std::nullopt;
        }
        digits += kDigits;
    }
    return features;
}

std::optional<vision::PieceColour> colourFrom(const std::string& word) {
    const auto colour =
        std::ranges::find_if(vision::kPieceColours, [&](vision::PieceColour c) { return vision::toText(c) == word; });
    return colour == vision::kPieceColours.end() ? std::nullopt : std::optional(*colour);
}

Json sampleJson(const vision::PlaceSample& sample) {
    Json json = {{"kind", kKindWords[sample.kind]}};
    if (sample.owner) {
        json["owner"] = vision::toText(*sample.owner);
    }
    for (const vision::PlaceFeatures& view : sample.views) {
        json["views"].push_back(db::toHex(view));
    }
    return json;
}

std::optional<vision::PlaceSample> sampleFrom(const Json& json) {
    const Json kind = json.is_object() ? json.value("kind", Json()) : Json();
    const auto word =
        kind.is_string() ? std::ranges::find(kKindWords, kind.get_ref<const std::string&>()) : kKindWords.end();
    const Json views = json.is_object() ? json.value("views", Json()) : Json();
    if (word == kKindWords.end() || !views.is_array() || views.empty() || views.size() > vision::kMostViews) {
        return std::nullopt;
    }
    vision::PlaceSample sample;
    sample.kind = static_cast<std::uint8_t>(word - kKindWords.begin());
    if (const auto owner = json.find("owner"); owner != json.end()) {
        sample.owner = owner->is_string() ? colourFrom(owner->get<std::string>()) : std::nullopt;
        if (!sample.owner) {
            return std::nullopt;
        }
    }
    for (const Json& view : views) {
        const auto features = featuresFrom(view);
        if (!features) {
            return std::nullopt;
        }
        sample.views.push_back(*features);
    }
    return sample;
}

bool readBoards(const Json& json, std::vector<vision::PlaceSamples>& boards) {
    if (!json.is_array() || json.size() > vision::kMostLearnedBoards) {
        return false;
    }
    for (const Json& board : json) {
        if (!board.is_array() || board.size() > vision::kMostSamples) {
            return false;
        }
        vision::PlaceSamples& samples = boards.emplace_back();
        for (const Json& item : board) {
            const auto sample = sampleFrom(item);
            if (!sample) {
                return false;
            }
            samples.push_back(*sample);
        }
    }
    return true;
}

bool readPlayers(const Json& json, vision::LearnedPlaces& places) {
    if (!json.is_object()) {
        return false;
    }
    for (const auto& [name, value] : json.items()) {
        const auto colour = colourFrom(name);
        if (!colour || !value.is_object()) {
            return false;
        }
        vision::PlayerLook& player = places.players[index(*colour)];
        if (!readNumbers(value.value("look", Json()), player.colour) || !readHowMany(value, "pieces", player.pieces)) {
            return false;
        }
    }
    return true;
}

}  // namespace

Json toJson(const vision::LearnedPlaces& places) {
    Json json = {{"net", fmt::format("{:016x}", places.net)}};
    json["head"] = numbersJson(places.head);
    json["players"] = Json::object();
    for (const vision::PieceColour colour : vision::kPieceColours) {
        const vision::PlayerLook& player = places.players[index(colour)];
        if (player.pieces > 0) {
            json["players"][std::string(vision::toText(colour))] = {{"look", numbersJson(player.colour)},
                                                                    {"pieces", inUnits(player.pieces)}};
        }
    }
    json["boards"] = Json::array();
    for (const vision::PlaceSamples& board : places.boards) {
        Json& samples = json["boards"].emplace_back(Json::array());
        for (const vision::PlaceSample& sample : board) {
            samples.push_back(sampleJson(sample));
        }
    }
    return json;
}

bool readPlaces(const Json& json, vision::LearnedPlaces& places) {
    const Json net = json.is_object() ? json.value("net", Json()) : Json();
    if (!net.is_string()) {
        return false;
    }
    const std::string& digits = net.get_ref<const std::string&>();
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), places.net, kHexadecimal);
    const Json head = json.value("head", Json());
    if (error != std::errc() || end != digits.data() + digits.size() || !head.is_array() ||
        (!head.empty() && head.size() != kHead)) {
        return false;
    }
    places.head.resize(head.size());
    return readNumbers(head, places.head) && readPlayers(json.value("players", Json()), places) &&
           readBoards(json.value("boards", Json()), places.boards);
}

}  // namespace adjudicator::sets
