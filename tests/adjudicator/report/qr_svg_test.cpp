// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/qr_svg.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cctype>
#include <sstream>

#include "adjudicator/seal/head_text.h"
#include "tests/adjudicator/report/markup.h"

using namespace adjudicator;

namespace {

const db::GameId kGame = db::gameIdOf("{\"kind\":\"game\",\"nonce\":\"a\"}");

/// The three large squares by which a code is found, the one with this top left module.
bool isFinder(const QrCode& code, int top, int left) {
    for (int row = 0; row < 7; ++row) {
        for (int column = 0; column < 7; ++column) {
            const int ring = std::max(std::abs(row - 3), std::abs(column - 3));
            if (code.isDark(top + row, left + column) != (ring != 2)) {
                return false;
            }
        }
    }
    return true;
}

/// The modules that an SVG's path paints: "Mx yhnv1h-nz" is a run of n.
QrCode painted(const std::string& svg, int size) {
    QrCode code{size, std::vector<bool>(static_cast<std::size_t>(size) * static_cast<std::size_t>(size))};
    const std::string path = svg.substr(svg.find(" d=\"") + 4);
    for (std::size_t at = path.find('M'); at != std::string::npos; at = path.find('M', at + 1)) {
        std::istringstream run(path.substr(at + 1));
        int x = 0;
        int y = 0;
        char h = 0;
        int length = 0;
        run >> x >> y >> h >> length;
        for (int i = 0; i < length; ++i) {
            code.dark[static_cast<std::size_t>((y - 4) * size + x - 4 + i)] = true;
        }
    }
    return code;
}

}  // namespace

TEST_CASE("a head's text is read back, in either case", "[adjudicator][report][seal]") {
    const db::Head head{9'007'199'254'740'993, db::sha256("newest")};
    const std::string text = headText(kGame, head);
    CHECK(std::none_of(text.begin(), text.end(), [](unsigned char c) { return std::islower(c) != 0; }));
    CHECK(text.starts_with("ADJ1:22E6131B676548F7FE4475B73806D64C:9007199254740993:"));
    CHECK(headFromText(text) == SeenHead{kGame, head});
    std::string lower = text;
    std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    CHECK(headFromText(lower) == SeenHead{kGame, head});
}

TEST_CASE("a text that is no head is none", "[adjudicator][report][seal]") {
    const std::string text = headText(kGame, {12, db::sha256("newest")});
    REQUIRE(headFromText(text));
    for (const std::string& wrong :
         {std::string(), text.substr(1), text.substr(0, text.size() - 1), text + "0", "ADJ2" + text.substr(4),
          text + ":", std::string(text).replace(text.find(":12:"), 4, ":-1:"),
          std::string(text).replace(text.find(":12:"), 4, "::"),
          std::string(text).replace(text.find(":12:"), 4, ":012:"),
          std::string(text).replace(text.find(":12:"), 4, ":99999999999999999999:"), std::string(":::")}) {
        INFO(wrong);
        CHECK_FALSE(headFromText(wrong));
    }
}

TEST_CASE("a head makes a small code with all that finds it", "[adjudicator][report]") {
    const auto code = qrCode(headText(kGame, {1234, db::sha256("newest")}));
    REQUIRE(code);
    // Version 5 holds 122 capitals and digits at level M; as bytes the same text needs version 7.
    CHECK(code->size == 37);
    CHECK(code->dark.size() == 37U * 37U);
    CHECK(isFinder(*code, 0, 0));
    CHECK(isFinder(*code, 0, code->size - 7));
    CHECK(isFinder(*code, code->size - 7, 0));
    for (int i = 8; i < code->size - 8; ++i) {
        CHECK(code->isDark(6, i) == (i % 2 == 0));
        CHECK(code->isDark(i, 6) == (i % 2 == 0));
    }
    CHECK(code->dark != qrCode(headText(kGame, {1235, db::sha256("newest")}))->dark);
}

TEST_CASE("the drawing of a code has its modules and nothing else", "[adjudicator][report]") {
    const std::string text = headText(kGame, {1234, db::sha256("newest")});
    const auto code = qrCode(text);
    const std::string svg = qrSvg(text);
    CHECK(test::faultOf(svg).empty());
    CHECK(svg.find("viewBox=\"0 0 45 45\"") != std::string::npos);
    CHECK(painted(svg, code->size).dark == code->dark);
}

TEST_CASE("a text without a code has no drawing", "[adjudicator][report]") {
    CHECK_FALSE(qrCode(""));
    CHECK_FALSE(qrCode(std::string("a\0b", 3)));
    CHECK_FALSE(qrCode(std::string(5000, 'a')));
    CHECK(qrSvg("").empty());
}
