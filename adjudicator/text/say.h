// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <type_traits>

#include <fmt/format.h>

#include "engine/clauses/language.h"

namespace adjudicator {

using engine::Phrase;

/// An English sentence whose holes fit what fills them, as the key of the catalogue: a literal, or {"context",
/// "literal"} where one English sentence has several in another language.
template <class... Args>
class BasicSentence {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): a literal is a sentence.
    consteval BasicSentence(const char* english) : m_phrase(english) {
        [[maybe_unused]] const fmt::format_string<Args...> checked(english);
    }
    consteval BasicSentence(const char* context, const char* english) : m_phrase(context, english) {
        [[maybe_unused]] const fmt::format_string<Args...> checked(english);
    }
    [[nodiscard]] const Phrase& phrase() const { return m_phrase; }

private:
    Phrase m_phrase;
};
template <class... Args>
using Sentence = BasicSentence<std::type_identity_t<Args>...>;

/// A text that is no sentence, filled as fmt does: numbers with an L ("{:.2Lf}") as the language writes them.
[[nodiscard]] std::string formattedIn(engine::Language language, std::string_view text, fmt::format_args args);
template <class... Args>
[[nodiscard]] std::string formatted(engine::Language language, fmt::format_string<Args...> text, Args&&... args) {
    const fmt::string_view plain = text;
    return formattedIn(language, {plain.data(), plain.size()}, fmt::make_format_args(args...));
}

/// The sentence in that language, filled; in English where the catalogue's does not fit what fills it.
[[nodiscard]] std::string filledSentence(engine::Language language, const Phrase& phrase, fmt::format_args args);

/// One sentence in the language wanted; the catalogue (data/sentences) has what is not English.
template <class... Args>
[[nodiscard]] std::string say(engine::Language language, Sentence<Args...> sentence, Args&&... args) {
    return filledSentence(language, sentence.phrase(), fmt::make_format_args(args...));
}

}  // namespace adjudicator
