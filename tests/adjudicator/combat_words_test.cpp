// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>

#include "adjudicator/text/combat_words.h"

using adjudicator::inFileWords;
using adjudicator::inWordsOf;
using engine::Language;

TEST_CASE("a combat is typed in the words of any language", "[adjudicator][text]") {
    CHECK(inFileWords("2K") == "2C");
    CHECK(inFileWords("K+I") == "C+I");
    CHECK(inFileWords("1a2k3i") == "1A2C3I");
    CHECK(inFileWords("1A2C") == "1A2C");
    CHECK(inFileWords("Stadt/kopfüber") == "city/upside-down");
    CHECK(inFileWords("STADT/KOPFÜBER") == "city/upside-down");
    CHECK(inFileWords("1K+Siedlung/auf-dem-kopf") == "1C+settlement/upside-down");
    CHECK(inFileWords("2K:zerstört") == "2C:destroyed");
    CHECK(inFileWords("vernichtet") == "destroyed");
    CHECK(inFileWords("2K:nichts") == "2C:destroyed");
    CHECK(inFileWords("Metropole") == "metropolis");
    CHECK(inFileWords("Kavallerie=4") == "cavalry=4");
    // What means nothing stays, for the sentence that refuses it.
    CHECK(inFileWords("Haus+Tor") == "Haus+Tor");
    CHECK(inFileWords("") == "");
}

TEST_CASE("whoever completes a word while it is typed asks for its forms in all languages", "[adjudicator][text]") {
    const auto forms = adjudicator::typedFormsOf("destroyed");
    for (const char* form : {"destroyed", "nothing", "vernichtet", "zerstört", "nichts"}) {
        CHECK(std::ranges::count(forms, form) >= 1);
    }
    CHECK(adjudicator::typedFormsOf("castle").empty());
}

TEST_CASE("a combat is read out in the words of the language", "[adjudicator][text]") {
    CHECK(inWordsOf(Language::English, "1A2C:city/upside-down") == "1A2C:city/upside-down");
    CHECK(inWordsOf(Language::German, "1A2C:city/upside-down") == "1A2K:Stadt/kopfüber");
    CHECK(inWordsOf(Language::German, "1C+metropolis") == "1K+Metropole");
    CHECK(inWordsOf(Language::German, "destroyed") == "vernichtet");
    for (const char* text : {"1A2C3I", "2C:city/upside-down", "destroyed", "1I+settlement", "C"}) {
        CHECK(inFileWords(inWordsOf(Language::German, text)) == text);
    }
}
