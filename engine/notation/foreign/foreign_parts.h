// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of this folder only.
#pragma once

#include <algorithm>
#include <iterator>
#include <set>
#include <string>

#include "engine/notation/foreign/foreign_position.h"
#include "engine/notation/json_reader.h"

namespace engine::foreign {

/// More tiles, crossings, sides or pieces than any board of these programs has.
inline constexpr std::size_t kMostItems = 2'000;
/// Larger than any count of cards or any round in a file that a program wrote.
inline constexpr int kMostCount = 999;

/// What the reading of either program comes to.
struct Reading {
    Setup setup;
    std::set<NotKept> notKept;
};

[[nodiscard]] Reading readCatanatron(JsonReader& reader, const Json& json);
/// `json` has the classic board.
[[nodiscard]] Reading readJSettlers(JsonReader& reader, const Json& json);
/// Which board a JSettlers game has that is not read; empty for the classic one.
[[nodiscard]] std::optional<ForeignBoard> otherBoardOf(const Json& json);

/// The items of a list are no more than kMostItems.
[[nodiscard]] bool isBounded(JsonReader& reader, const Json& list, const std::string& path);

/// What a word of another program's file means.
template <class Value>
struct WordOf {
    std::string_view word;
    Value value;
};

/// A word by its table; UnknownWord where it is none.
template <class Value, std::size_t Count>
Value among(JsonReader& reader, const Json& json, const std::string& path, const WordOf<Value> (&words)[Count]) {
    return reader.word(json, path, [&words](std::string_view text) {
        const auto* const found = std::ranges::find(words, text, &WordOf<Value>::word);
        return found == std::end(words) ? std::optional<Value>() : std::optional<Value>(found->value);
    });
}

/// A field that may be absent: a count of 0 to kMostCount.
[[nodiscard]] int countOf(JsonReader& reader, const Json& object, const char* name, const std::string& path);

/// The bank holds what is left of 19 of each when every hand is known; unknown where the hands hold more.
void fillBank(Setup& setup);

}  // namespace engine::foreign
