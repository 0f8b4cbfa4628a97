// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/catalogue.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "engine/clauses/search.h"

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

std::size_t wordCount(std::string_view text) {
    std::istringstream words{std::string(text)};
    return static_cast<std::size_t>(std::distance(std::istream_iterator<std::string>(words), {}));
}

std::size_t sentenceCount(std::string_view text) {
    static const std::regex kEnd(R"([.?!]( |$))");
    const std::string copy(text);
    return static_cast<std::size_t>(
        std::distance(std::sregex_iterator(copy.begin(), copy.end(), kEnd), std::sregex_iterator()));
}

/// The text of the shared catalogue, or nothing when the shared material is not there.
std::string sharedCatalogue() {
    const char* const folder = std::getenv("ADJ_SHARED");
    std::ifstream file(std::filesystem::path(folder != nullptr ? folder : ADJ_SHARED_DEFAULT) / "rules/CATALOGUE.md");
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
            CHECK(wordCount(clause.title.in(language)) <= 5);
            CHECK(sentenceCount(clause.text.in(language)) <= 4);
            CHECK(wordCount(clause.text.in(language)) <= 95);
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
        std::string words = " " + foldForSearch(text.english) + " ";
        std::ranges::replace_if(
            words, [](char c) { return c < 'a' || c > 'z'; }, ' ');
        for (const std::string& word : avoided) {
            CAPTURE(where, word);
            CHECK(words.find(" " + word + " ") == std::string::npos);
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
    const std::string text = sharedCatalogue();
    if (text.empty()) {
        WARN("skipped: the shared catalogue is not there");
        return;
    }
    std::vector<std::string> clauses;
    std::map<std::string, std::string> clauseOfRuling;
    std::istringstream lines(text);
    const std::regex clauseStart(R"(^- ((?:B|SA|MO|WP|SW|CC)-[A-Z]?\d+) )");
    const std::regex ruling(R"(Ruling (R-[A-Z0-9-]+):)");
    for (std::string line; std::getline(lines, line);) {
        std::smatch match;
        if (!std::regex_search(line, match, clauseStart)) {
            continue;
        }
        clauses.push_back(match[1]);
        for (std::sregex_iterator it(line.begin(), line.end(), ruling), end; it != end; ++it) {
            clauseOfRuling[(*it)[1]] = clauses.back();
        }
    }
    REQUIRE(clauses.size() == kClauseCount);
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        CHECK(clauses[i] == toText(kClauseIds[i]));
    }
    for (const auto& [rulingText, clauseText] : clauseOfRuling) {
        CAPTURE(rulingText, clauseText);
        const auto id = rulingFromText(rulingText);
        REQUIRE(id);
        const RulingInfo& found = info(*id);
        CHECK(std::ranges::find(found.clauses, clauseFromText(clauseText)) != found.clauses.end());
    }

    const std::string list = text.substr(text.find("## Option ids"));
    const std::regex entry(R"((R-[A-Z0-9-]+) ([a-z0-9-]+(?:\|[a-z0-9-]+)+))");
    std::size_t count = 0;
    for (std::sregex_iterator it(list.begin(), list.end(), entry), end; it != end; ++it) {
        const std::string id = (*it)[1];
        CAPTURE(id);
        REQUIRE(count < kRulingCount);
        const RulingId expected = kRulingIds[count++];
        CHECK(toText(expected) == id);
        std::string options;
        for (std::uint8_t option = 0; option < optionCount(expected); ++option) {
            options += (option > 0 ? "|" : "") + std::string(optionText({expected, option}));
        }
        CHECK(options == (*it)[2]);
    }
    CHECK(count == kRulingCount);
}
