// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/html.h"

#include <catch2/catch.hpp>

using namespace adjudicator;

TEST_CASE("what a player is called cannot become a tag, an attribute or an entity", "[adjudicator][report]") {
    CHECK(escaped("<b>&\"") == "&lt;b&gt;&amp;&quot;");
    CHECK(escaped("it's") == "it&#39;s");
    CHECK(escaped("Jörg „Möwe“ 🎲") == "Jörg „Möwe“ 🎲");
}

TEST_CASE("what is no text does not reach the page", "[adjudicator][report]") {
    CHECK(escaped(std::string("a\0b\x1B\x7F"
                              "c\n",
                              7)) == "a b  c ");
    CHECK(escaped("\xFF\xC3") == "??");
    CHECK(escaped("\xC3<") == "?&lt;");
    CHECK(escaped("\xC0\xBC") == "??");
}

TEST_CASE("a page's characters are counted as they are seen", "[adjudicator][report]") {
    CHECK(shownLength("<b class=\"x\">a&amp;b</b> ö") == 5);
    CHECK(shownLength("") == 0);
}

TEST_CASE("a long text is cut between characters", "[adjudicator][report]") {
    CHECK(clipped("Möwe", 4) == "Möwe");
    CHECK(clipped("Möwen", 2) == "Mö…");
    CHECK(clipped("", 0).empty());
}

TEST_CASE("a picture travels inside the page", "[adjudicator][report]") {
    CHECK(dataUri("image/jpeg", "\xFF\xD8\xFF") == "data:image/jpeg;base64,/9j/");
    CHECK(dataUri("image/jpeg", "ab") == "data:image/jpeg;base64,YWI=");
}
