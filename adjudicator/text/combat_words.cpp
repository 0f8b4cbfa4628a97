// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/combat_words.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/combat/units.h"

namespace adjudicator {

namespace {

using engine::Language;
using engine::Phrase;

/// By their words in files. A catalogue may have several, with "|" between: the first is printed, all are understood.
constexpr std::array kWords{Phrase{"typed", "settlement"},  Phrase{"typed", "city"},      Phrase{"typed", "metropolis"},
                            Phrase{"typed", "upside-down"}, Phrase{"typed", "destroyed"}, Phrase{"typed", "nothing"},
                            Phrase{"typed", "infantry"},    Phrase{"typed", "cavalry"},   Phrase{"typed", "artillery"},
                            Phrase{"typed", "capital"},     Phrase{"typed", "wall"},      Phrase{"typed", "point"},
                            Phrase{"typed", "wait"},        Phrase{"typed", "share"}};
constexpr Phrase kCavalry{"cavalry", "C"};

bool isOfWord(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || c == '-' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// ASCII letters and the accented ones of Latin-1, in UTF-8.
std::string lower(std::string_view word) {
    std::string small;
    char before = 0;
    for (const char c : word) {
        const auto byte = static_cast<unsigned char>(c);
        const bool isLarge = (c >= 'A' && c <= 'Z') || (before == '\xC3' && byte >= 0x80 && byte <= 0x9E);
        small += isLarge ? static_cast<char>(byte + 0x20) : c;
        before = c;
    }
    return small;
}

/// The texts between "|".
template <class Visit>
void forEachForm(std::string_view forms, const Visit& visit) {
    while (!forms.empty()) {
        const std::size_t end = std::min(forms.find('|'), forms.size());
        visit(forms.substr(0, end));
        forms.remove_prefix(std::min(end + 1, forms.size()));
    }
}

/// "2K1I" as files have it, by the letter that a language has for cavalry; empty for anything else.
std::optional<std::string> fileUnits(std::string_view word, Language language) {
    const std::string_view letter = kCavalry.in(language);
    if (letter.size() != 1) {
        return std::nullopt;
    }
    std::string units;
    for (const char c : word) {
        const char large = c >= 'a' && c <= 'z' ? static_cast<char>(c - 0x20) : c;
        units += large == letter.front() ? 'C' : large;
    }
    return engine::unitsFromText(units) ? std::optional(units) : std::nullopt;
}

/// The word that files have for what a phrase means.
std::string_view fileWordOf(const Phrase& known) {
    return known.english() == "nothing" ? std::string_view("destroyed") : known.english();
}

std::string fileWord(std::string_view word) {
    const std::string small = lower(word);
    for (const engine::LanguageInfo& each : engine::languages()) {
        for (const Phrase& known : kWords) {
            bool isMeant = false;
            forEachForm(known.in(each.language),
                        [&](std::string_view form) { isMeant = isMeant || lower(form) == small; });
            if (isMeant) {
                return std::string(fileWordOf(known));
            }
        }
        if (auto units = fileUnits(word, each.language)) {
            return *units;
        }
    }
    return std::string(word);
}

std::string wordOf(Language language, std::string_view word) {
    const auto* known = std::ranges::find(kWords, word, &Phrase::english);
    if (known != kWords.end()) {
        const std::string_view forms = known->in(language);
        return std::string(forms.substr(0, forms.find('|')));
    }
    std::string text(word);
    if (engine::unitsFromText(word)) {
        const std::string_view letter = kCavalry.in(language);
        if (const std::size_t at = text.find('C'); at != std::string::npos) {
            text.replace(at, 1, letter);
        }
    }
    return text;
}

/// The text with each of its words changed.
template <class Change>
std::string changed(std::string_view text, const Change& change) {
    std::string result;
    std::size_t at = 0;
    while (at < text.size()) {
        const auto end = static_cast<std::size_t>(std::ranges::find_if_not(text.substr(at), isOfWord) - text.begin());
        if (end == at) {
            result += text[at++];
            continue;
        }
        result += change(text.substr(at, end - at));
        at = end;
    }
    return result;
}

}  // namespace

std::string inFileWords(std::string_view typed) {
    return changed(typed, [](std::string_view word) { return fileWord(word); });
}

std::vector<std::string> typedFormsOf(std::string_view fileWord) {
    std::vector<std::string> all;
    for (const engine::LanguageInfo& each : engine::languages()) {
        for (const Phrase& known : kWords) {
            if (fileWordOf(known) == fileWord) {
                forEachForm(known.in(each.language), [&](std::string_view form) { all.push_back(lower(form)); });
            }
        }
    }
    return all;
}

std::string inWordsOf(Language language, std::string_view fileWords) {
    if (language == Language::English) {
        return std::string(fileWords);
    }
    return changed(fileWords, [language](std::string_view word) { return wordOf(language, word); });
}

}  // namespace adjudicator
