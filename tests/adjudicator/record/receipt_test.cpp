// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/seal/receipt.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>

#include "db/codes.h"
#include "tests/places.h"

using namespace adjudicator;

TEST_CASE("the page's receipts are read as it says", "[adjudicator][seal]") {
    std::ifstream page(ADJ_SOURCE_DIR "/docs/record-format.md");
    std::stringstream lines;
    for (std::string line; std::getline(page, line);) {
        if (line.find("\"by\":") != std::string::npos) {
            lines << line << '\n';
        }
    }
    const ReceiptsRead read = readReceipts(lines);
    CHECK(read.strange.empty());
    CHECK(read.falselySigned.empty());
    REQUIRE(read.receipts.size() == 2);
    CHECK(read.receipts[0].by == "Ben");
    CHECK_FALSE(signerOf(read.receipts[0]));
    CHECK(db::toHex(read.receipts[1].head.game) == "22e6131b676548f7fe4475b73806d64c");
    CHECK(read.receipts[1].head.head.seq == 1);
    const auto key = signerOf(read.receipts[1]);
    REQUIRE(key);
    CHECK(fingerprint(*key) == "21fe 31df a154 a261");
}

TEST_CASE("a receipt with a changed field, or of another key, counts for nothing", "[adjudicator][seal]") {
    std::ifstream page(ADJ_SOURCE_DIR "/docs/record-format.md");
    std::string good;
    while (std::getline(page, good) && good.find("\"signature\":\"fd54") == std::string::npos) {
    }
    REQUIRE(page);
    for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
             {":1:0E05", ":2:0E05"}, {"18:04:05.123", "18:04:05.124"}, {"d75a", "d75b"}, {"fd54", "fd55"}}) {
        std::string changed = good;
        changed.replace(changed.find(from), from.size(), to);
        std::istringstream line(changed);
        const ReceiptsRead read = readReceipts(line);
        CHECK(read.receipts.empty());
        CHECK(read.falselySigned == std::vector<std::size_t>{1});
    }
    for (const char* line : {"{}", "[]", "nothing", R"({"head":"ADJ1:00:1:00","by":"Ben"})",
                             R"({"head":"ADJ1:22E6131B676548F7FE4475B73806D64C:1:0E05","by":"Ben"})"}) {
        std::istringstream stream(line);
        CHECK(readReceipts(stream).strange == std::vector<std::size_t>{1});
    }
}
