// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/text.h"

#include <array>
#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <thread>

#include "adjudicator/cli/waiting.h"

using namespace adjudicator::cli;

TEST_CASE("long texts break between words", "[cli]") {
    CHECK(wrapped("one two three", 0, 7) == "one two\nthree\n");
    CHECK(wrapped("one two three", 2, 7) == "  one\n  two\n  three\n");
    CHECK(wrapped("für das über", 0, 7) == "für das\nüber\n");  // Letters count, not bytes.
    CHECK(wrapped("unbreakable word", 0, 5) == "unbreakable\nword\n");
    CHECK(wrapped("", 4) == "");
    CHECK(wrapped("   ", 4) == "");
}

TEST_CASE("the nearest word forgives slips and case", "[cli]") {
    constexpr std::array<std::string_view, 4> kWords{"SA-K4", "SA-K14", "B-4", "R-MERGE"};
    CHECK(nearest("sa-k4", kWords) == "SA-K4");
    CHECK(nearest("SA-K144", kWords) == "SA-K14");
    CHECK(nearest("R-MREGE", kWords) == "R-MERGE");
    CHECK(nearest("b4", kWords) == "B-4");
    CHECK(nearest("SA-4K", kWords) == "SA-K4");
    CHECK(nearest("Mauer", kWords) == "");  // What is not near is not offered.
    CHECK(nearest("", kWords) == "");
    CHECK(nearest(std::string(1'000'000, 'x'), kWords) == "");
    CHECK(nearest("x", {}) == "");
}

TEST_CASE("lines of help that are too long go on under their description", "[cli]") {
    CHECK(fitted("short\n\nlines stay\n", 20) == "short\n\nlines stay\n");
    const std::string indent(30, ' ');
    CHECK(fitted("  --walls N                   für Mauern, 0 bis 3 am Bau\n", 45) ==
          "  --walls N                   für Mauern, 0\n" + indent + "bis 3 am Bau\n");
    CHECK(fitted("  --dice a,b,c,d,e,f,g,h,i,j,k,l,m,n,o\n", 36) ==
          "  --dice a,b,c,d,e,f,g,h,i,j,k,l,m,\n" + indent + "n,o\n");
    CHECK(fitted("  --dice a,b,c,d,e\n", 12) == "  --dice a,\n" + indent + "b,c,d,e\n");  // No room: as it is.
    CHECK(fitted("unbreakableword\n", 5) == "unbreakableword\n");
}

TEST_CASE("an error is one line whatever was typed", "[cli]") {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    CHECK(refuse({in, out, err}, "a\nb\x1b[31m" + std::string(500, 'x'), "is wrong") == 2);
    const std::string line = err.str();
    CHECK(line.starts_with("adjudicator: a?b?[31mxxx"));
    CHECK(line.ends_with("...: is wrong\n"));
    CHECK(line.find('\n') == line.size() - 1);
    CHECK(out.str().empty());
}

TEST_CASE("whoever waits at a terminal sees how long, until something is written", "[cli]") {
    std::istringstream in("word");
    std::ostringstream out;
    std::ostringstream err;
    {
        const Waiting waiting({in, out, err, true, true}, std::chrono::milliseconds(1));
        std::this_thread::sleep_for(std::chrono::milliseconds(60));
        waiting.streams().out << "done\n";
        std::string word;
        waiting.streams().in >> word;
        CHECK(word == "word");
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    CHECK(out.str() == "done\n");
    CHECK(err.str() == "\r… 0 s\r\033[K");
    std::ostringstream counted;
    {
        const Waiting waiting({in, out, counted, true, true}, std::chrono::milliseconds(1));
        CHECK(counting(waiting.streams())(345, 900));
        std::this_thread::sleep_for(std::chrono::milliseconds(60));
    }
    CHECK(counted.str() == "\r… 0 s · 345/900\033[K\r\033[K");
    CHECK(counting({in, out, err})(1, 2));
    std::ostringstream quick;
    { const Waiting waiting({in, out, quick, true, true}); }
    CHECK(quick.str().empty());
}
