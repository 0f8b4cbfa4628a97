// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/special_cards.h"
#include "tests/places.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

using namespace engine;

namespace {

struct TableRow {
    int from = 0;
    int to = 0;
    int knights = 0;
    int roadLength = 0;
};

std::vector<TableRow> printedTable() {
    std::ifstream file(ADJ_SOURCE_DIR "/tests/data/ccm_table.txt");
    REQUIRE(file.is_open());
    std::vector<TableRow> rows;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') {
            continue;
        }
        std::istringstream words(line);
        TableRow row;
        INFO("row: " << line);
        REQUIRE(words >> row.from >> row.to >> row.knights >> row.roadLength);
        REQUIRE(row.from <= row.to);
        rows.push_back(row);
    }
    return rows;
}

}  // namespace

TEST_CASE("every row of the printed table is computed", "[ccm][CC-11][CC-8][CC-9]") {
    const std::vector<TableRow> rows = printedTable();
    REQUIRE(rows.size() >= 17);
    int next = 15;
    for (const TableRow& row : rows) {
        CHECK(row.from == next);
        for (int score = row.from; score <= row.to; ++score) {
            CAPTURE(score);
            const auto cards = specialCards(score, 4);
            REQUIRE(cards);
            CHECK(cards->winningScore == score);
            CHECK(cards->knights == row.knights);
            CHECK(cards->roadLength == row.roadLength);
            CHECK(cards->specialCardValue == row.knights);
        }
        next = row.to + 1;
    }
    CHECK(next > 50);
}

TEST_CASE("special cards at the edges of the rules", "[ccm][CC-7][CC-8][CC-9][CC-10][CC-11]") {
    using Row = std::tuple<int, int, int, int, int, std::optional<int>>;
    const auto [score, players, knights, roadLength, value, second] =
        GENERATE(table<int, int, int, int, int, std::optional<int>>(
            {Row{2, 4, 3, 5, 0, std::nullopt},   // a fifth of 2 is rounded down to nothing
             Row{4, 4, 3, 5, 0, std::nullopt},   //
             Row{5, 4, 3, 5, 1, std::nullopt},   //
             Row{10, 4, 3, 5, 2, std::nullopt},  // the base rules come out of the formula
             Row{14, 4, 3, 5, 2, std::nullopt},  // below 15 the value is not the number of knights
             Row{15, 4, 3, 5, 3, std::nullopt},  //
             Row{17, 4, 3, 5, 3, std::nullopt},  //
             Row{18, 4, 3, 6, 3, std::nullopt},  // road length changes at 18
             Row{19, 4, 3, 6, 3, std::nullopt},  //
             Row{20, 4, 4, 6, 4, 2},             // knights and second cards at 20
             Row{20, 3, 4, 6, 4, std::nullopt},  // second cards need four players
             Row{20, 6, 4, 6, 4, 2},             //
             Row{25, 4, 5, 8, 5, 2},             // half of 5 is rounded down
             Row{29, 5, 5, 9, 5, 2},             //
             Row{30, 4, 6, 10, 6, 3},            //
             Row{199, 4, 39, 66, 39, 19},        //
             Row{200, 2, 40, 66, 40, std::nullopt}}));
    CAPTURE(score, players);
    CHECK(specialCards(score, players) == SpecialCards{score, knights, roadLength, value, second});
}

TEST_CASE("every winning score from 2 to 200 has numbers that never fall", "[ccm][CC-11]") {
    SpecialCards before{};
    for (int score = kLeastWinningScore; score <= kMostWinningScore; ++score) {
        const auto cards = specialCards(score, 4);
        REQUIRE(cards);
        CAPTURE(score);
        CHECK(cards->knights >= before.knights);
        CHECK(cards->roadLength >= before.roadLength);
        CHECK(cards->specialCardValue >= before.specialCardValue);
        CHECK(cards->secondCardValue.has_value() == (score >= 20));
        before = *cards;
    }
}

TEST_CASE("winning scores and players out of range are refused", "[ccm][CC-11]") {
    for (const int score : {-20, 0, 1, 201, 2147483647}) {
        CHECK(specialCards(score, 4) == unexpected(SpecialCardsFault::WinningScoreOutOfRange));
    }
    for (const int players : {-1, 0, 1}) {
        CHECK(specialCards(20, players) == unexpected(SpecialCardsFault::TooFewPlayers));
    }
}
