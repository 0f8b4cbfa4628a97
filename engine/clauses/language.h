// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace engine {

/// A language in which the program speaks: English, in which its sentences are written, German, whose catalogue is the
/// first, and any further catalogue of data/sentences by its number. `Pseudo` is made from English: longer, with
/// accents and between brackets, so that a test sees which text comes from no catalogue.
enum class Language : std::uint8_t { English, German, Pseudo = 255 };

/// A language that can be chosen.
struct LanguageInfo {
    Language language;
    std::string_view code;  ///< "de", as `--lang` and HTML take it.
    std::string_view name;  ///< What it calls itself: "Deutsch".
};

/// English, then the language of each catalogue that was built in; the pseudo-language is not among them.
[[nodiscard]] std::span<const LanguageInfo> languages();
/// "en", "de"; "qps" for the pseudo-language.
[[nodiscard]] std::string_view codeOf(Language language);
/// The language with this code, the pseudo-language among them; empty for any other text.
[[nodiscard]] std::optional<Language> languageFromCode(std::string_view code);

/// What the catalogue has for an English text; the English text where it has nothing. `context` tells texts apart that
/// are one in English. The view lives as long as the program, or as long as `english` where that is the answer.
[[nodiscard]] std::string_view translated(Language language, std::string_view english, std::string_view context = {});

/// A text of the catalogue by its English form, a literal: whatever stands in `Phrase{…}` is found by the test that
/// looks for what is not translated.
class Phrase {
public:
    constexpr Phrase() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): tables of phrases are lists of literals.
    constexpr Phrase(const char* english) : m_english(english) {}
    constexpr Phrase(const char* context, const char* english) : m_english(english), m_context(context) {}

    [[nodiscard]] std::string_view in(Language language) const { return translated(language, m_english, m_context); }
    [[nodiscard]] constexpr std::string_view english() const { return m_english; }
    [[nodiscard]] constexpr std::string_view context() const { return m_context; }

private:
    std::string_view m_english;
    std::string_view m_context;
};

/// A text that has its English and its German form beside it, as clauses have; the views live as long as the program.
/// Any further language looks for the English one in its catalogue.
struct Bilingual {
    std::string_view english;
    std::string_view german;
    [[nodiscard]] std::string_view in(Language language) const {
        return language == Language::German ? german : translated(language, english);
    }
    bool operator==(const Bilingual&) const = default;
};

}  // namespace engine
