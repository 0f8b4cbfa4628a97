// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/catalogue.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "engine/clauses/search.h"
#include "tests/places.h"

using namespace engine;

namespace {

struct NamedText {
    std::string where;
    Bilingual text;
};

std::vector<NamedText> allTexts() {
    std::vector<NamedText> texts;
    for (const ClauseInfo& clause : allClauses()) {
        const std::string id(toText(clause.id));
        texts.push_back({id + " title", clause.title});
        texts.push_back({id + " text", clause.text});
    }
    for (const RulingInfo& ruling : allRulings()) {
        const std::string id(toText(ruling.id));
        texts.push_back({id + " question", ruling.question});
        for (const Bilingual& option : ruling.options) {
            texts.push_back({id + " option", option});
        }
    }
    return texts;
}

std::size_t sentenceCount(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool ends = text[i] == '.' || text[i] == '?';
        count += ends && (i + 1 == text.size() || text[i + 1] == ' ') ? 1U : 0U;
    }
    return count;
}

std::vector<std::string> wordsOf(std::string_view text) {
    std::istringstream words{std::string(text)};
    return {std::istream_iterator<std::string>(words), {}};
}

/// The clause that a line of the shared catalogue describes, empty for other lines.
std::string clauseOfLine(const std::string& line) {
    const std::vector<std::string> words = wordsOf(line);
    if (words.size() < 2 || words[0] != "-") {
        return {};
    }
    const std::string prefix = words[1].substr(0, words[1].find('-') + 1);
    const std::vector<std::string> prefixes{"B-", "SA-", "MO-", "WP-", "SW-", "CC-"};
    return std::ranges::find(prefixes, prefix) != prefixes.end() ? words[1] : std::string();
}

/// The rulings that a line of the shared catalogue introduces.
std::vector<std::string> rulingsOfLine(const std::string& line) {
    constexpr std::string_view kWord = "Ruling ";
    std::vector<std::string> rulings;
    for (std::size_t at = line.find("Ruling R-"); at != std::string::npos; at = line.find("Ruling R-", at + 1)) {
        const std::size_t begin = at + kWord.size();
        rulings.push_back(line.substr(begin, line.find(':', begin) - begin));
    }
    return rulings;
}

/// The text of the shared catalogue, or nothing when the shared material is not there.
std::string sharedPage(const char* name) {
    const char* const folder = std::getenv("ADJ_SHARED");
    std::ifstream file(std::filesystem::path(folder != nullptr ? folder : ADJ_SHARED_DEFAULT) / "rules" / name);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

TEST_CASE("every clause and ruling is described in the order of its id", "[clauses]") {
    REQUIRE(allClauses().size() == kClauseCount);
    for (const ClauseId id : kClauseIds) {
        CHECK(info(id).id == id);
        CHECK_FALSE(info(id).section.english.empty());
        CHECK_FALSE(info(id).section.german.empty());
    }
    REQUIRE(allRulings().size() == kRulingCount);
    for (const RulingId id : kRulingIds) {
        CAPTURE(toText(id));
        CHECK(info(id).id == id);
        CHECK(info(id).options.size() == optionCount(id));
    }
}

TEST_CASE("every text stands in two different languages and ends like a sentence", "[clauses]") {
    for (const auto& [where, text] : allTexts()) {
        CAPTURE(where);
        CHECK_FALSE(text.english.empty());
        CHECK_FALSE(text.german.empty());
        const bool oneWord = text.english == "Monopolist";  // A name, the same in both languages.
        CHECK((text.english != text.german || oneWord));
        const bool isTitle = where.ends_with("title");
        for (const std::string_view words : {text.english, text.german}) {
            const bool ends = words.ends_with('.') || words.ends_with('?');
            CHECK(ends == !isTitle);
            CHECK(words.find("  ") == std::string_view::npos);
            CHECK(words.front() != ' ');
        }
    }
}

TEST_CASE("clause texts are short enough to be read out", "[clauses]") {
    for (const ClauseInfo& clause : allClauses()) {
        CAPTURE(toText(clause.id));
        for (const Language language : {Language::English, Language::German}) {
            CHECK(wordsOf(clause.title.in(language)).size() <= 5);
            CHECK(sentenceCount(clause.text.in(language)) <= 4);
            CHECK(wordsOf(clause.text.in(language)).size() <= 95);
        }
    }
}

TEST_CASE("German texts use the words of the glossary", "[clauses]") {
    // Words that the glossary rules out, or that it reserves for something else.
    const std::vector<std::string> avoided{"kachel",   "sechseck",  "route",          "aktion",    "illegal",
                                           "schlacht", "atombombe", "quote",          "verlierer", "rekord",
                                           "aufnahme", "vertrauen", "kreuzungspunkt", "spielplan", "tauschen"};
    for (const auto& [where, text] : allTexts()) {
        const std::string folded = foldForSearch(text.german);
        for (const std::string& word : avoided) {
            CAPTURE(where, word);
            CHECK(folded.find(word) == std::string::npos);
        }
    }
}

TEST_CASE("English texts use the words of the glossary", "[clauses]") {
    const std::vector<std::string> avoided{"stock exchange", "battle", "tile",  "tiles", "vertex", "vertices",
                                           "edges",          "wheat",  "sheep", "wood",  "stone",  "port",
                                           "ports",          "color",  "node",  "nodes", "harbor", "intersection"};
    for (const auto& [where, text] : allTexts()) {
        std::string words = foldForSearch(text.english);
        words.insert(words.begin(), ' ');
        words.push_back(' ');
        std::ranges::replace_if(
            words, [](char c) { return c < 'a' || c > 'z'; }, ' ');
        for (const std::string& word : avoided) {
            CAPTURE(where, word);
            CHECK(words.find(std::string(" ").append(word).append(" ")) == std::string::npos);
        }
    }
}

TEST_CASE("rulings and clauses point at each other", "[clauses]") {
    for (const RulingInfo& ruling : allRulings()) {
        CAPTURE(toText(ruling.id));
        CHECK((ruling.clauses.size() > 0 || ruling.id == RulingId::R_RETHROW));
        for (const ClauseId clause : ruling.clauses) {
            const std::vector<RulingId> back = rulingsOf(clause);
            CHECK(std::ranges::find(back, ruling.id) != back.end());
        }
    }
    CHECK(rulingsOf(ClauseId::SA_5) == std::vector<RulingId>{RulingId::R_MERGE, RulingId::R_SPLIT});
    CHECK(rulingsOf(ClauseId::SA_K5).empty());
    CHECK(textOf(choiceOf(RMerge::No)).german == "Nein.");
}

TEST_CASE("the ids, rulings and options are those of the shared catalogue", "[clauses][shared]") {
    const std::string text = sharedPage("CATALOGUE.md");
    if (text.empty()) {
        WARN("skipped: the shared catalogue is not there");
        return;
    }
    std::vector<std::string> clauses;
    std::size_t introduced = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const std::string clause = clauseOfLine(line);
        if (clause.empty()) {
            continue;
        }
        clauses.push_back(clause);
        for (const std::string& ruling : rulingsOfLine(line)) {
            CAPTURE(clause, ruling);
            const auto id = rulingFromText(ruling);
            REQUIRE(id);
            CHECK(std::ranges::find(info(*id).clauses, clauseFromText(clause)) != info(*id).clauses.end());
            ++introduced;
        }
    }
    CHECK(introduced >= 50);
    REQUIRE(clauses.size() == kClauseCount);
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        CHECK(clauses[i] == toText(kClauseIds[i]));
    }

    const std::vector<std::string> words = wordsOf(text.substr(text.find("## Option ids")));
    std::size_t count = 0;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        if (!words[i].starts_with("R-") || words[i + 1].find('|') == std::string::npos) {
            continue;
        }
        REQUIRE(count < kRulingCount);
        const RulingId expected = kRulingIds[count++];
        CHECK(toText(expected) == words[i]);
        std::string options;
        for (std::uint8_t option = 0; option < optionCount(expected); ++option) {
            options.append(option > 0 ? "|" : "").append(optionText({expected, option}));
        }
        CHECK(options == words[i + 1]);
    }
    // What is left are the combination rulings, which the catalogue only gives a form, and those that it gained later.
    for (; count < kRulingCount; ++count) {
        const bool later = kRulingIds[count] >= RulingId::R_NUKE_ALONE;
        CHECK((later || toText(kRulingIds[count]).starts_with("R-X-")));
    }
}

TEST_CASE("the rulings that were added are those of the shared page of additions", "[clauses][shared]") {
    const std::string text = sharedPage("CATALOGUE-NEXT.md");
    if (text.empty()) {
        WARN("skipped: the shared page of additions is not there");
        return;
    }
    std::istringstream lines(text);
    std::size_t count = 0;
    for (std::string line; std::getline(lines, line);) {
        const std::vector<std::string> words = wordsOf(line);
        const auto at = std::ranges::find_if(words, [](const std::string& word) { return word.starts_with("R-"); });
        if (!line.starts_with("- ") || at == words.end()) {
            continue;
        }
        CAPTURE(*at);
        const auto id = rulingFromText(*at);
        REQUIRE(id);
        std::string options(optionText({*id, 0}));
        options.append("|").append(optionText({*id, 1}));
        CHECK(options == at[1].substr(0, at[1].find(':')));
        ++count;
    }
    CHECK(count == 5);
}
