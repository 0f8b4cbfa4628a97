// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/page_sentences.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>

#include "adjudicator/text/say.h"
#include "adjudicator/web/json_text.h"
#include "adjudicator/web/script_words.h"

namespace adjudicator::web {

namespace {

/// The text of a literal of a script; empty for any other word.
std::optional<std::string> literalText(std::string_view word) {
    if (word.size() < 2 || (word.front() != '\'' && word.front() != '"')) {
        return std::nullopt;
    }
    std::string text;
    for (std::size_t at = 1; at + 1 < word.size(); ++at) {
        at += word[at] == '\\' ? 1U : 0U;
        text += word[at];
    }
    return text;
}

/// A sentence, and where a script says it: its literal, or the brackets around context and literal.
struct SaidAt {
    PageSentence sentence;
    std::size_t begin = 0;
    std::size_t end = 0;
};

std::vector<SaidAt> saidIn(std::string_view script) {
    const std::vector<std::string_view> words = scriptWords(script);
    const auto beginOf = [&](std::size_t word) { return static_cast<std::size_t>(words[word].data() - script.data()); };
    constexpr std::size_t kWithContext = 7;  // say ( [ context , sentence ]
    std::vector<SaidAt> all;
    for (std::size_t at = 0; at + 2 < words.size(); ++at) {
        if (words[at] != "say" || words[at + 1] != "(") {
            continue;
        }
        std::size_t last = at + 2;
        std::optional<std::string> context = std::string();
        auto english = literalText(words[last]);
        if (!english && at + kWithContext <= words.size() && words[last] == "[" && words[at + 4] == ",") {
            context = literalText(words[at + 3]);
            english = literalText(words[at + 5]);
            last = at + kWithContext - 1;
        }
        if (english && context) {
            all.push_back({{*context, *english}, beginOf(at + 2), beginOf(last) + words[last].size()});
        }
    }
    return all;
}

}  // namespace

std::vector<PageSentence> sentencesOf(std::string_view script) {
    std::vector<PageSentence> sentences;
    for (SaidAt& said : saidIn(script)) {
        sentences.push_back(std::move(said.sentence));
    }
    return sentences;
}

std::string keyOf(const PageSentence& sentence) {
    // FNV-1a.
    constexpr std::uint32_t kBasis = 2'166'136'261;
    constexpr std::uint32_t kPrime = 16'777'619;
    constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuvwxyz";
    constexpr std::uint32_t kBase = 36;
    constexpr std::size_t kLength = 5;
    std::uint32_t hash = kBasis;
    for (const char c : sentence.context + '|' + sentence.english) {
        hash = (hash ^ static_cast<unsigned char>(c)) * kPrime;
    }
    std::string key;
    for (; key.size() < kLength; hash /= kBase) {
        key += kDigits[hash % kBase];
    }
    return key;
}

std::string withKeys(std::string_view script) {
    std::string keyed;
    std::size_t done = 0;
    for (const SaidAt& said : saidIn(script)) {
        keyed += script.substr(done, said.begin - done);
        keyed += '\'' + keyOf(said.sentence) + '\'';
        done = said.end;
    }
    return keyed += script.substr(done);
}

std::string sentencesJson(std::span<const PageSentence> sentences, engine::Language language) {
    auto json = nlohmann::ordered_json::object();
    for (const PageSentence& each : sentences) {
        json[keyOf(each)] = engine::translated(language, each.english, each.context);
    }
    return jsonText(json);
}

std::string withoutScripts(std::span<const engine::LanguageInfo> languages) {
    std::string all;
    for (const engine::LanguageInfo& its : languages) {
        all += (all.empty() ? "" : " ") + say(its.language, "This page needs JavaScript.");
    }
    return all;
}

std::vector<engine::LanguageInfo> languagesServed(engine::Language desk) {
    using engine::Language;
    if (desk == Language::Pseudo) {
        return {{desk, engine::codeOf(desk), "Pseudo"}};
    }
    return {engine::languages().begin(), engine::languages().end()};
}

}  // namespace adjudicator::web
