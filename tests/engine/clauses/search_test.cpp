// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/search.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

using namespace engine;

namespace {

bool finds(const std::vector<CatalogueEntry>& hits, CatalogueEntry entry) {
    return std::ranges::find(hits, entry) != hits.end();
}

}  // namespace

TEST_CASE("folding knows German letters", "[clauses][search]") {
    CHECK(foldForSearch("Häfen") == "haefen");
    CHECK(foldForSearch("STRAßE ÄÖÜ") == "strasse aeoeue");
    CHECK(foldForSearch("Ha\xCC\x88"
                        "fen") == "haefen");
    CHECK(foldForSearch("„Börse“") == " boerse ");
}

TEST_CASE("the best hit comes first", "[clauses][search]") {
    const auto [text, best] = GENERATE(table<std::string, CatalogueEntry>({
        {"distance rule", ClauseId::B_4},     {"Abstandsregel", ClauseId::B_4},
        {"Abstand", ClauseId::B_4},           {"what is the distance rule?", ClauseId::B_4},
        {"SA-K4", ClauseId::SA_K4},           {"sak4", ClauseId::SA_K4},
        {"sa k10", ClauseId::SA_K10},         {"B-1", ClauseId::B_1},
        {"r-merge", RulingId::R_MERGE},       {"city-first", RulingId::R_START},
        {"alliances", ClauseId::SA_K12},      {"BÜNDNISSE", ClauseId::SA_K12},
        {"buendnisse", ClauseId::SA_K12},     {"Boykott", ClauseId::CC_14},
        {"Brücke", ClauseId::CC_12},          {"capital", ClauseId::CC_13},
        {"fate throw", ClauseId::CC_16},      {"desert joker", ClauseId::WP_6},
        {"the round world", ClauseId::MO_19},
    }));
    CAPTURE(text);
    for (const Language language : {Language::English, Language::German}) {
        const auto hits = search(text, language);
        REQUIRE_FALSE(hits.empty());
        CHECK(hits.front() == best);
    }
}

TEST_CASE("a search finds rulings beside clauses, and parts of words", "[clauses][search]") {
    CHECK(finds(search("retreat", Language::English), RulingId::R_RETREAT));
    CHECK(finds(search("retreat", Language::English), ClauseId::SA_K10));
    CHECK(finds(search("mauer", Language::German), ClauseId::SA_W1));
    CHECK(finds(search("Börse", Language::German), ClauseId::MO_17));
    CHECK(search("wall metropolis", Language::English).size() < search("wall", Language::English).size());
}

TEST_CASE("a search without words or without hits is empty", "[clauses][search]") {
    CHECK(search("", Language::English).empty());
    CHECK(search(" ?! ", Language::English).empty());
    CHECK(search("zyzzyva", Language::English).empty());
    CHECK(search(std::string("\xC3\x28\xFF\x00", 4), Language::English).empty());
}

TEST_CASE("only the beginning of an endless search counts", "[clauses][search]") {
    const std::string endless = "distance rule " + std::string(1'000'000, 'x');
    const auto hits = search(endless, Language::English);
    REQUIRE_FALSE(hits.empty());
    CHECK(hits.front() == CatalogueEntry{ClauseId::B_4});
    CHECK(search(std::string(kMaxSearchBytes, ' ') + "distance", Language::English).empty());
}
