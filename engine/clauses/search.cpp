// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/search.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/clauses/catalogue.h"

namespace engine {

namespace {

bool isWordByte(char c) {
    // Bytes of other UTF-8 letters count as letters, so that no word is cut in the middle of one.
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
}

std::vector<std::string> wordsOf(std::string_view folded) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : folded) {
        if (isWordByte(c)) {
            word.push_back(c);
        } else if (!word.empty()) {
            words.push_back(std::exchange(word, {}));
        }
    }
    if (!word.empty()) {
        words.push_back(std::move(word));
    }
    return words;
}

std::string joined(const std::vector<std::string>& words) {
    std::string result;
    for (const std::string& word : words) {
        result += word;
    }
    return result;
}

/// What is searched of one clause or ruling, folded once.
struct Indexed {
    struct Field {
        std::string folded;
        int weight = 0;
        Language language{};
    };
    CatalogueEntry entry;
    std::string id;  ///< Without separators: "sak4".
    std::vector<std::string> idWords;
    std::vector<Field> fields;
};

void addText(Indexed& indexed, const Bilingual& text, int weight) {
    for (const LanguageInfo& each : languages()) {
        indexed.fields.push_back({foldForSearch(text.in(each.language)), weight, each.language});
    }
}

Indexed indexedId(CatalogueEntry entry, std::string_view id) {
    std::vector<std::string> words = wordsOf(foldForSearch(id));
    std::string whole = joined(words);
    return {entry, std::move(whole), std::move(words), {}};
}

std::vector<Indexed> buildIndex() {
    std::vector<Indexed> index;
    for (const ClauseInfo& clause : allClauses()) {
        Indexed indexed = indexedId(clause.id, toText(clause.id));
        addText(indexed, clause.title, 8);
        addText(indexed, clause.section, 4);
        addText(indexed, clause.text, 2);
        index.push_back(std::move(indexed));
    }
    for (const RulingInfo& ruling : allRulings()) {
        Indexed indexed = indexedId(ruling.id, toText(ruling.id));
        addText(indexed, ruling.question, 3);
        for (std::uint8_t option = 0; option < optionCount(ruling.id); ++option) {
            addText(indexed, ruling.options[option], 1);
            const std::string optionId = foldForSearch(optionText({ruling.id, option}));
            for (const LanguageInfo& each : languages()) {
                indexed.fields.push_back({optionId, 1, each.language});
            }
        }
        index.push_back(std::move(indexed));
    }
    return index;
}

/// 4 for a whole word, 2 for the beginning of one, 1 for a part, 0 for nothing.
int fit(std::string_view folded, std::string_view word) {
    int best = 0;
    for (std::size_t at = folded.find(word); at != std::string_view::npos; at = folded.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool begins = at == 0 || !isWordByte(folded[at - 1]);
        const bool ends = end == folded.size() || !isWordByte(folded[end]);
        best = std::max(best, begins ? (ends ? 4 : 2) : 1);
    }
    return best;
}

struct Score {
    bool isTheId = false;
    std::size_t wordsFound = 0;
    int fit = 0;
    auto operator<=>(const Score&) const = default;
};

Score scoreOf(const Indexed& indexed, const std::vector<std::string>& words, std::string_view whole,
              Language language) {
    Score score{indexed.id == whole, 0, 0};
    for (const std::string& word : words) {
        int best = std::ranges::find(indexed.idWords, word) != indexed.idWords.end() ? 40 : 0;
        for (const Indexed::Field& field : indexed.fields) {
            const int own = field.language == language ? 3 : 2;
            best = std::max(best, fit(field.folded, word) * field.weight * own);
        }
        score.wordsFound += best > 0 ? 1 : 0;
        score.fit += best;
    }
    return score;
}

}  // namespace

std::string foldForSearch(std::string_view utf8) {
    // The last is the combining diaeresis, as some keyboards write it.
    constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kLetters{
        {{"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"ß", "ss"}, {"Ä", "ae"}, {"Ö", "oe"}, {"Ü", "ue"}, {"\xCC\x88", "e"}}};
    std::string folded;
    folded.reserve(utf8.size());
    while (!utf8.empty()) {
        const auto letter =
            std::ranges::find_if(kLetters, [&](const auto& pair) { return utf8.starts_with(pair.first); });
        if (letter != kLetters.end()) {
            folded += letter->second;
            utf8.remove_prefix(letter->first.size());
        } else if (utf8.size() >= 3 && utf8.starts_with("\xE2\x80")) {
            // U+2000 to U+203F are quotes, dashes and dots, which separate words like a space.
            folded.push_back(' ');
            utf8.remove_prefix(3);
        } else {
            const char c = utf8.front();
            folded.push_back(c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c);
            utf8.remove_prefix(1);
        }
    }
    return folded;
}

std::vector<CatalogueEntry> search(std::string_view text, Language language) {
    static const std::vector<Indexed> kIndex = buildIndex();
    const std::vector<std::string> words = wordsOf(foldForSearch(text.substr(0, kMaxSearchBytes)));
    const std::string whole = joined(words);
    std::vector<std::pair<Score, CatalogueEntry>> hits;
    std::size_t most = 1;
    for (const Indexed& indexed : kIndex) {
        const Score score = scoreOf(indexed, words, whole, language);
        most = std::max(most, score.wordsFound);
        hits.emplace_back(score, indexed.entry);
    }
    std::erase_if(hits, [&](const auto& hit) { return hit.first.wordsFound < most && !hit.first.isTheId; });
    std::ranges::stable_sort(hits, [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<CatalogueEntry> result;
    for (const auto& hit : hits) {
        result.push_back(hit.second);
    }
    return result;
}

}  // namespace engine
