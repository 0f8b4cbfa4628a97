// SPDX-License-Identifier: GPL-3.0-or-later
// What pages for phones say: every sentence in every language, and none beside the catalogues.
#include "adjudicator/web/page_sentences.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "adjudicator/desk.h"
#include "adjudicator/web/script_words.h"
#include "adjudicator/web/site_maker.h"
#include "tests/adjudicator/web/hall_book.h"
#include "tests/places.h"

namespace adjudicator::test {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

/// By name, what stands in data/web and data/replay.
std::map<std::string, std::string> pageScripts() {
    std::map<std::string, std::string> scripts;
    for (const char* folder : {"data/web", "data/replay"}) {
        for (const auto& entry : fs::directory_iterator(fs::path(ADJ_SOURCE_DIR) / folder)) {
            if (entry.path().extension() == ".js") {
                std::ifstream in(entry.path(), std::ios::binary);
                scripts[entry.path().filename().string()] = {std::istreambuf_iterator<char>(in), {}};
            }
        }
    }
    REQUIRE(scripts.size() > 5);
    return scripts;
}

}  // namespace

TEST_CASE("a script's sentences become keys, and nothing else of it does", "[adjudicator][web]") {
    constexpr std::string_view kScript =
        "say('one {}', 'not this'); // say('in a comment')\nother(say(['door', 'it\\'s two'])); fetch('say'); say(x);";
    const std::vector<web::PageSentence> said = web::sentencesOf(kScript);
    CHECK(said == std::vector<web::PageSentence>{{"", "one {}"}, {"door", "it's two"}});
    CHECK(web::withKeys(kScript) == "say('" + web::keyOf(said[0]) +
                                        "', 'not this'); // say('in a comment')\nother(say('" + web::keyOf(said[1]) +
                                        "')); fetch('say'); say(x);");
    CHECK(web::keyOf({"", "one {}"}) != web::keyOf({"door", "one {}"}));
    CHECK(Json::parse(web::sentencesJson(said, engine::Language::English))[web::keyOf(said[1])] == "it's two");
}

TEST_CASE("every sentence of the pages is served in every language, under a key of its own", "[adjudicator][web]") {
    std::vector<engine::LanguageInfo> all = web::languagesServed(engine::Language::English);
    CHECK(all.size() == engine::languages().size());
    all.push_back(web::languagesServed(engine::Language::Pseudo).front());
    std::set<std::string> keys;
    std::set<std::pair<std::string, std::string>> sentences;
    for (const auto& [name, script] : pageScripts()) {
        const auto said = web::sentencesOf(script);
        for (const web::PageSentence& each : said) {
            keys.insert(web::keyOf(each));
            sentences.emplace(each.context, each.english);
        }
        for (const engine::LanguageInfo& its : all) {
            const Json texts = Json::parse(web::sentencesJson(said, its.language));
            for (const web::PageSentence& each : said) {
                INFO(name << ", " << its.code << ": " << each.english);
                const std::string text = texts[web::keyOf(each)];
                CHECK(text == engine::translated(its.language, each.english, each.context));
                const bool hasWords = std::regex_search(each.english, std::regex("[A-Za-z]"));
                CHECK((its.language != engine::Language::Pseudo || !hasWords || text.front() == '['));
            }
        }
    }
    CHECK(keys.size() == sentences.size());
    CHECK(sentences.size() > 180);
}

TEST_CASE("no script has words for people outside of what it asks for", "[adjudicator][web]") {
    // Several words, or one that begins large. Names of classes are words of the style sheets.
    const std::regex forPeople("[A-Z][a-z]|[a-z],? [a-z]");
    const std::regex classes("(act|bad|card|good|grow|head|lead|no|plain|right|soft|two|warn)( [a-z]+)*");
    const std::set<std::string> machines{"use strict",       "Content-Type", "X-Adjudicator-Seal",
                                         "DOMContentLoaded", "Date",         "Enter"};
    for (const auto& [name, script] : pageScripts()) {
        const std::string keyed = web::withKeys(script);
        for (const std::string_view word : web::scriptWords(keyed)) {
            if (word.size() < 2 || (word.front() != '\'' && word.front() != '"')) {
                continue;
            }
            const std::string text(word.substr(1, word.size() - 2));
            INFO(name << ": " << text);
            CHECK((!std::regex_search(text, forPeople) || machines.contains(text) || std::regex_match(text, classes)));
        }
    }
}

TEST_CASE("pages speak the languages of their desk, and say so", "[adjudicator][web]") {
    HallBook hall;
    for (const engine::Language desk : {engine::Language::German, engine::Language::Pseudo}) {
        web::SiteMaker maker(*hall.book, dataFolder(), hall.shown, desk);
        REQUIRE(maker.look());
        const bool isPseudo = desk == engine::Language::Pseudo;
        CHECK((maker.site().find("hall.qps.json") != nullptr) == isPseudo);
        CHECK((maker.site().find("sentences.qps.json") != nullptr) == isPseudo);
        CHECK((maker.site().find("hall.de.json") != nullptr) != isPseudo);
        CHECK((maker.site().find("sentences.en.json") != nullptr) != isPseudo);
        for (const char* page : {"index.html", "table.html"}) {
            const std::string& text = maker.site().find(page)->body;
            CHECK(text.find(isPseudo ? "data-languages=\"qps Pseudo\"" : "data-languages=\"en English|de Deutsch\"") !=
                  std::string::npos);
            CHECK(text.find(isPseudo ? "<p class=\"warn\">[" : "Diese Seite braucht JavaScript.") != std::string::npos);
            CHECK(text.find('@') == std::string::npos);
        }
        if (isPseudo) {
            const Json served = Json::parse(maker.site().find("hall.qps.json")->body);
            CHECK(served["rounds"][0]["name"].get<std::string>().front() == '[');
        }
    }
}

}  // namespace adjudicator::test
