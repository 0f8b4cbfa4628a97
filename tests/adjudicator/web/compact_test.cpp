// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/compact.h"

#include <catch2/catch.hpp>

namespace adjudicator::test {

TEST_CASE("scripts become short and mean the same", "[adjudicator][web]") {
    constexpr std::string_view kFirst = R"(// Licence.
// A comment.
'use strict';
function whatIsSaid(person, count) {
  var found = /[/'"] a+/.exec(person.name), other = { count: count, kind: 'a  b' };
  return found ? count / 2 + ' // ' + other.kind : /* nothing */ -count;
}
)";
    constexpr std::string_view kSecond = R"(// Licence.
window.tell = function (person) { whatIsSaid(person, 3); };
)";
    const auto compact = web::compactScripts({kFirst, kSecond});
    REQUIRE(compact.size() == 2);
    // `count` and `name` are called so in objects, too.
    CHECK(compact[0] ==
          "// Licence.\n'use strict';function b(a,count){var c=/[/'\"] a+/.exec(a.name),"
          "d={count:count,kind:'a  b'};return c?count/2+' // '+d.kind:-count;}\n");
    CHECK(compact[1] == "// Licence.\nwindow.tell=function(a){b(a,3);};");
    CHECK(web::compactStyle("/* L */\na { b: c, d;\n  e: f }\n") == "/* L */ a{b:c,d;e:f }");
}

}  // namespace adjudicator::test
