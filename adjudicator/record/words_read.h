// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/dice/word_seal.h"
#include "db/codes.h"

namespace adjudicator {

// Lists of several players' words in the body of an entry. Each is nothing where it is not as it must be; absent, it is
// empty.

/// The objects of a list, no more than there are players, and one who says a word aloud.
template <class Table>
[[nodiscard]] std::optional<std::vector<nlohmann::ordered_json>> objectsIn(const nlohmann::ordered_json& body,
                                                                           const char* name, const Table& table) {
    const auto found = body.find(name);
    if (found == body.end()) {
        return std::vector<nlohmann::ordered_json>();
    }
    const auto isObject = [](const nlohmann::ordered_json& each) { return each.is_object(); };
    if (!found->is_array() || found->size() > table.players.size() + 1 ||
        !std::all_of(found->begin(), found->end(), isObject)) {
        return std::nullopt;
    }
    return std::vector<nlohmann::ordered_json>(found->begin(), found->end());
}

[[nodiscard]] inline std::string textOr(const nlohmann::ordered_json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// Of different players of the table.
template <class Table>
[[nodiscard]] std::optional<std::vector<WordSeal>> sealsIn(const nlohmann::ordered_json& body, const Table& table) {
    const auto objects = objectsIn(body, "seals", table);
    std::vector<WordSeal> seals;
    for (const auto& each : objects.value_or(std::vector<nlohmann::ordered_json>())) {
        const auto seal = db::hashFromHex(textOr(each, "seal"));
        const std::string by = textOr(each, "by");
        if (!seal || !table.find(by) || std::ranges::find(seals, by, &WordSeal::by) != seals.end()) {
            return std::nullopt;
        }
        seals.push_back({by, *seal});
    }
    return objects ? std::optional(std::move(seals)) : std::nullopt;
}

/// Of players of the table; only one that is said aloud may be nobody's.
template <class Table>
[[nodiscard]] std::optional<std::vector<WordOpened>> wordsIn(const nlohmann::ordered_json& body, const Table& table) {
    const auto objects = objectsIn(body, "words", table);
    std::vector<WordOpened> words;
    for (const auto& each : objects.value_or(std::vector<nlohmann::ordered_json>())) {
        WordOpened word{textOr(each, "by"), textOr(each, "word"), saltFromText(textOr(each, "salt"))};
        const bool isNamed = each.contains("by") || each.contains("salt");
        if (word.text.empty() || (isNamed && !table.find(word.by)) || (each.contains("salt") && !word.salt)) {
            return std::nullopt;
        }
        words.push_back(std::move(word));
    }
    return objects ? std::optional(std::move(words)) : std::nullopt;
}

}  // namespace adjudicator
