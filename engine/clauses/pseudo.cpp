// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/pseudo.h"

#include <algorithm>
#include <array>
#include <utility>

namespace engine {

namespace {

constexpr std::array<std::pair<char, std::string_view>, 14> kAccents{{{'a', "å"},
                                                                      {'e', "é"},
                                                                      {'i', "ï"},
                                                                      {'o', "ø"},
                                                                      {'u', "ü"},
                                                                      {'y', "ÿ"},
                                                                      {'c', "ç"},
                                                                      {'n', "ñ"},
                                                                      {'s', "š"},
                                                                      {'A', "Å"},
                                                                      {'E', "É"},
                                                                      {'I', "Ï"},
                                                                      {'O', "Ø"},
                                                                      {'U', "Ü"}}};

constexpr std::string_view kBlank = " \n\t";

}  // namespace

std::string pseudo(std::string_view english) {
    const std::size_t begin = std::min(english.find_first_not_of(kBlank), english.size());
    const std::size_t end = std::min(english.find_last_not_of(kBlank), english.size() - 1) + 1;
    if (begin == english.size()) {
        return std::string(english);
    }
    std::string text = std::string(english.substr(0, begin)) + '[';
    std::size_t letters = 0;
    int depth = 0;
    bool hasLetters = false;
    for (const char c : english.substr(begin, end - begin)) {
        depth += c == '{' ? 1 : 0;
        const auto* accent = std::ranges::find(kAccents, c, &std::pair<char, std::string_view>::first);
        text += depth == 0 && accent != kAccents.end() ? std::string(accent->second) : std::string(1, c);
        letters += depth == 0 ? 1 : 0;
        hasLetters = hasLetters || (depth == 0 && ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')));
        depth -= c == '}' ? 1 : 0;
    }
    if (!hasLetters) {
        return std::string(english);
    }
    // Two fifths more, one letter at least, in words that may be broken between lines.
    constexpr std::string_view kMore = " ëxtrå wørds tø mäke ït lønger";
    std::size_t more = std::max<std::size_t>(letters * 2 / 5, 1);
    std::size_t at = 0;
    while (more > 0) {
        text += kMore[at];
        const bool isWithin = at + 1 < kMore.size() && (static_cast<unsigned char>(kMore[at + 1]) & 0xC0U) == 0x80U;
        more -= isWithin ? 0 : 1;
        at = (at + 1) % kMore.size();
    }
    return text + ']' + std::string(english.substr(end));
}

}  // namespace engine
