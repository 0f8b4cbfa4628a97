// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cctype>
#include <string>
#include <string_view>
#include <vector>

namespace adjudicator::test {

/// English words that no German sentence has.
inline constexpr std::array<std::string_view, 44> kEnglishWords{
    "the",  "of",    "and", "is",    "are",    "to",     "from",   "by",     "with",   "must", "army",
    "road", "city",  "hex", "turn",  "dice",   "throw",  "throws", "card",   "cards",  "not",  "there",
    "this", "that",  "one", "no",    "only",   "first",  "phase:", "player", "gets",   "pays", "moves",
    "side", "place", "now", "round", "combat", "attack", "wins",   "game",   "lumber", "at",   "wool"};
/// Words that the glossary avoids.
inline constexpr std::array<std::string_view, 8> kAvoided{"Kachel",   "Sechseck", "Aktion",  "Atombombe",
                                                          "Schlacht", "Rekord",   "illegal", "übernehmen"};

inline std::vector<std::string> wordsOf(const std::string& text) {
    std::vector<std::string> words(1);
    for (const char c : text) {
        if (std::isalpha(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80) {
            words.back() += c;
        } else if (!words.back().empty()) {
            words.emplace_back();
        }
    }
    return words;
}

inline bool isTidy(const std::string& text) {
    const bool clean = text.find_first_of("{}\n\r\t") == std::string::npos && text.find("  ") == std::string::npos &&
                       text.find(" ,") == std::string::npos && text.find(" ;") == std::string::npos &&
                       text.find("::") == std::string::npos;
    return !text.empty() && text.front() != ' ' && text.back() != ' ' && text.back() != '.' && text.back() != ':' &&
           clean;
}

/// Both sentences are there, differ, and each speaks its own language.
inline void checkPair(const std::string& english, const std::string& german) {
    INFO(english);
    INFO(german);
    CHECK(isTidy(english));
    CHECK(isTidy(german));
    CHECK(english != german);
    for (const std::string& word : wordsOf(german)) {
        INFO(word);
        CHECK(std::ranges::find(kEnglishWords, word) == kEnglishWords.end());
        CHECK(std::ranges::find(kAvoided, word) == kAvoided.end());
    }
}

}  // namespace adjudicator::test
