// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/check.h"
#include "engine/clauses/catalogues.h"
#include "engine/clauses/language.h"
#include "engine/clauses/po_file.h"
#include "engine/clauses/pseudo.h"

namespace engine {

namespace {

/// A sentence by its context and its English text.
struct Key {
    std::string_view context;
    std::string_view english;
    bool operator==(const Key&) const = default;
};
struct KeyHash {
    std::size_t operator()(const Key& key) const {
        constexpr std::size_t kSpread = 31;
        return std::hash<std::string_view>()(key.english) * kSpread + std::hash<std::string_view>()(key.context);
    }
};

/// One language's sentences; what was not translated is not in it.
class Sentences {
public:
    explicit Sentences(std::string_view text) {
        auto file = readPo(text);
        ADJ_CHECK(file.has_value(), "a catalogue of sentences cannot be read");
        m_file = std::move(*file);
        m_texts.reserve(m_file.entries.size());
        for (const PoEntry& entry : m_file.entries) {
            if (!entry.text.empty()) {
                m_texts.emplace(Key{entry.context, entry.english}, entry.text);
            }
        }
    }

    [[nodiscard]] std::string_view operator()(std::string_view english, std::string_view context) const {
        const auto found = m_texts.find({context, english});
        return found == m_texts.end() ? english : found->second;
    }
    [[nodiscard]] const PoFile& file() const { return m_file; }

private:
    PoFile m_file;
    std::unordered_map<Key, std::string_view, KeyHash> m_texts;
};

/// Read when the first of its sentences is asked for.
const Sentences& sentencesOf(std::size_t catalogue) {
    static std::array<std::once_flag, std::size(kCatalogues)> read;
    static std::array<std::optional<Sentences>, std::size(kCatalogues)> all;
    std::call_once(read.at(catalogue), [&] { all.at(catalogue).emplace(kCatalogues[catalogue].text); });
    return *all.at(catalogue);
}

/// Texts of the pseudo-language, made when they are first asked for and kept as long as the program.
std::string_view pseudoText(std::string_view english) {
    static std::mutex guard;
    static std::map<std::string, std::string, std::less<>> made;
    const std::lock_guard lock(guard);
    const auto found = made.find(english);
    return found != made.end() ? found->second : made.emplace(english, pseudo(english)).first->second;
}

constexpr LanguageInfo kEnglish{Language::English, "en", "English"};
constexpr LanguageInfo kPseudo{Language::Pseudo, "qps", "Pseudo"};

}  // namespace

std::span<const LanguageInfo> languages() {
    static const std::vector<LanguageInfo> all = [] {
        std::vector<LanguageInfo> each{kEnglish};
        for (const Catalogue& catalogue : kCatalogues) {
            each.push_back({static_cast<Language>(each.size()), catalogue.code, catalogue.name});
        }
        return each;
    }();
    return all;
}

std::string_view codeOf(Language language) {
    const auto number = static_cast<std::size_t>(language);
    return number < languages().size() ? languages()[number].code : kPseudo.code;
}

std::optional<Language> languageFromCode(std::string_view code) {
    const auto known = std::ranges::find(languages(), code, &LanguageInfo::code);
    if (known != languages().end()) {
        return known->language;
    }
    return code == kPseudo.code ? std::optional(Language::Pseudo) : std::nullopt;
}

std::string_view translated(Language language, std::string_view english, std::string_view context) {
    if (language == Language::English || english.empty()) {
        return english;
    }
    if (language == Language::Pseudo) {
        return pseudoText(english);
    }
    return sentencesOf(static_cast<std::size_t>(language) - 1)(english, context);
}

}  // namespace engine
