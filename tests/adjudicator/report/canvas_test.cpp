// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/canvas.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <set>

#include "adjudicator/art_files.h"
#include "tests/adjudicator/report/markup.h"
#include "tests/places.h"

using namespace adjudicator;

TEST_CASE("every file of the boards' art is compiled in and can be read", "[adjudicator][report]") {
    std::set<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(ADJ_SOURCE_DIR) / "data/art")) {
        files.insert(entry.path().filename().string());
    }
    std::set<std::string> known;
    for (const auto& [name, text] : svg::art::kAll) {
        INFO(name);
        known.insert(std::string(name) + ".svg");
        CHECK(test::faultOf(std::string(text)).empty());
        CHECK(text.find("viewBox=") != std::string_view::npos);
    }
    CHECK(files == known);
}

TEST_CASE("what the art names a colour for stands right before it", "[adjudicator][report]") {
    const std::set<std::string_view> kNames{"player", "ink", "rim",  "ground", "motif",
                                            "wool",   "sea", "sand", "token",  "digit"};
    std::set<std::string_view> seen;
    for (const auto& [name, text] : svg::art::kAll) {
        INFO(name);
        constexpr std::string_view kClass = " class=\"";
        for (std::size_t at = text.find(kClass); at != std::string_view::npos; at = text.find(kClass, at + 1)) {
            const std::size_t from = at + kClass.size();
            const std::size_t end = text.find('"', from);
            seen.insert(text.substr(from, end - from));
            const std::string_view next = text.substr(end + 1, 11);
            CHECK((next.starts_with(" fill=\"#") || next.starts_with(" stroke=\"#")));
        }
    }
    CHECK(seen == kNames);
}

TEST_CASE("art takes the colours that are named and keeps its own for the rest", "[adjudicator][report]") {
    constexpr std::string_view kArt =
        R"(<svg viewBox="0 0 1 1"><path class="player" fill="#111111" stroke="#222222"/><path class="ink" fill="#333333"/></svg>)";
    CHECK(svg::painted(kArt, {{"player", "#abcdef"}}) ==
          R"(<svg viewBox="0 0 1 1"><path fill="#abcdef" stroke="#222222"/><path fill="#333333"/></svg>)");
    std::string out;
    svg::TextCanvas canvas(out);
    canvas.draw(kArt, {{3, -4}, 180, 0.5}, {{"ink", "#fedcba"}});
    CHECK(out == R"svg(<g transform="translate(3 -4) rotate(180) scale(0.5)">)svg"
                 R"svg(<path fill="#111111" stroke="#222222"/><path fill="#fedcba"/></g>)svg");
}
