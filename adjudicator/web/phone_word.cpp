// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/phone_word.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "engine/state/names.h"
#include "engine/tournament/position.h"
#include "engine/tournament/text_limits.h"

namespace adjudicator::web {

namespace {

using WordJson = nlohmann::json;

constexpr std::array<std::string_view, 3> kDoWords{"enter", "confirm", "dispute"};
constexpr std::size_t kMostWhy = 300;
constexpr std::size_t kNonceDigits = 32;
constexpr std::size_t kMostDepth = 3;
constexpr int kMostTables = 100;

bool isHex(std::string_view text, std::size_t digits) {
    return text.size() == digits &&
           std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

}  // namespace

std::optional<PhoneWord> phoneWordFrom(std::string_view body) {
    // Deep nests are no words of ours, and reading them costs.
    if (std::ranges::count(body, '[') + std::ranges::count(body, '{') > static_cast<std::ptrdiff_t>(kMostDepth)) {
        return std::nullopt;
    }
    const auto json = WordJson::parse(body, nullptr, false);
    if (!json.is_object()) {
        return std::nullopt;
    }
    const auto text = [&](const char* name) {
        return json.contains(name) && json[name].is_string() ? json[name].get<std::string>() : std::string();
    };
    const auto number = [&](const char* name) {
        const bool isThere = json.contains(name) && json[name].is_number_unsigned();
        return isThere ? std::min<std::uint64_t>(json[name].get<std::uint64_t>(), kMostTables + 1) : 0;
    };
    const auto isList = [&](const char* name) { return json.contains(name) && json[name].is_array(); };
    PhoneWord word{text("admission"),
                   text("session"),
                   text("nonce"),
                   {},
                   static_cast<int>(number("round")),
                   static_cast<int>(number("table")),
                   {},
                   {},
                   text("why"),
                   text("lang") == "de"};
    const auto what = std::ranges::find(kDoWords, text("do"));
    const bool isPlaced = word.round >= 1 && word.round <= engine::tournament::kMostRounds + 2 && word.table >= 1 &&
                          word.table <= kMostTables;
    const bool isNamed = isHex(word.admission, 16) && isHex(word.nonce, kNonceDigits);
    if (what == kDoWords.end() || !isPlaced || !isNamed || !engine::tournament::isPlainText(word.why, kMostWhy) ||
        !isList("points") || !isList("seats") || json["points"].size() != json["seats"].size() ||
        json["seats"].size() > engine::tournament::kMostAtTable) {
        return std::nullopt;
    }
    word.what = static_cast<PhoneWord::Do>(what - kDoWords.begin());
    for (const WordJson& each : json["points"]) {
        if (!each.is_number_unsigned() || each.get<std::uint64_t>() > engine::tournament::kMostPoints) {
            return std::nullopt;
        }
        word.points.push_back(each.get<int>());
    }
    for (const WordJson& each : json["seats"]) {
        if (!each.is_string()) {
            return std::nullopt;
        }
        word.seats.push_back(each.get<std::string>());
    }
    return word;
}

}  // namespace adjudicator::web
