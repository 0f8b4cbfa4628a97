// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/game_report.h"

#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>

#include "adjudicator/report/log_export.h"
#include "adjudicator/seal/head_text.h"
#include "db/codes.h"
#include "tests/adjudicator/cli/game_run.h"
#include "tests/adjudicator/dispute/battlefield.h"
#include "tests/adjudicator/record/test_desk.h"
#include "tests/adjudicator/report/markup.h"

using namespace adjudicator;
using namespace adjudicator::test;
using engine::Language;

namespace {

constexpr const char* kOneRound =
    R"({"do":"throw","dice":[{"sides":12,"value":10},{"sides":12,"value":7}],"source":"entered"})";

bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

/// The cells of comma-separated values, read by the rules of RFC 4180.
std::vector<std::vector<std::string>> cellsOf(const std::string& csv) {
    std::vector<std::vector<std::string>> rows(1, {""});
    bool quoted = false;
    for (std::size_t i = 0; i < csv.size(); ++i) {
        const char letter = csv[i];
        if (quoted && letter == '"' && i + 1 < csv.size() && csv[i + 1] == '"') {
            rows.back().back() += '"';
            ++i;
        } else if (letter == '"') {
            quoted = !quoted;
        } else if (!quoted && letter == ',') {
            rows.back().emplace_back();
        } else if (!quoted && letter == '\r') {
            continue;
        } else if (!quoted && letter == '\n') {
            rows.push_back({""});
        } else {
            rows.back().back() += letter;
        }
    }
    rows.pop_back();
    return rows;
}

}  // namespace

TEST_CASE("a report is whole, well formed and needs nothing else", "[adjudicator][report]") {
    Desk desk(battlefield());
    desk.play(kAttack);
    desk.play(kOneRound);
    REQUIRE_FALSE(desk.refused);
    desk.table().takeBack();
    desk.play(kOneRound);
    const Line& line = desk.table().line();
    for (const Language language : {Language::English, Language::German}) {
        for (const ReportForm form : {ReportForm::Page, ReportForm::Text}) {
            const std::string html = gameReport(line, language, form).value_or("");
            CHECK(faultOf(html) == "");
            for (const char* outside : {"<script", "https://", "url(", "<link", "@import"}) {
                CHECK_FALSE(holds(html, outside));
            }
            CHECK(holds(html, "10 : 7"));
            CHECK(holds(html, "SA-K"));
            CHECK(holds(html, db::toHex(line.head().hash)));
            CHECK(holds(html, language == Language::German ? "Siedlungen" : "settlements") == holds(html, "B-13"));
            CHECK(holds(html, language == Language::German ? "zurückgenommen" : "taken back"));
            CHECK(holds(html, "class=\"qr\"") == (form == ReportForm::Page));
            CHECK(holds(html, ReportPictures::kBoard) == (form == ReportForm::Text));
        }
    }
}

TEST_CASE("a report can be stopped", "[adjudicator][report]") {
    Desk desk(battlefield());
    CHECK_FALSE(gameReport(desk.table().line(), Language::English, ReportForm::Page,
                           [](std::size_t, std::size_t) { return false; }));
    CHECK_FALSE(logCsv(desk.table().line(), Language::English, [](std::size_t, std::size_t) { return false; }));
}

TEST_CASE("no cell is a formula, and every cell comes back as it was", "[adjudicator][report]") {
    CHECK(csvCell("plain") == "plain");
    CHECK(csvCell("a,b") == "\"a,b\"");
    CHECK(csvCell("say \"no\"") == "\"say \"\"no\"\"\"");
    CHECK(csvCell("two\nlines") == "\"two\nlines\"");
    CHECK(csvCell("=1+1") == "'=1+1");
    CHECK(csvCell("+49") == "'+49");
    CHECK(csvCell("-2") == "'-2");
    CHECK(csvCell("@cmd") == "'@cmd");
    CHECK(csvCell("  =HYPERLINK(\"x\")") == "\"'  =HYPERLINK(\"\"x\"\")\"");
    CHECK(csvCell("\t=1") == "\"'\t=1\"");
    CHECK(csvCell("") == "");
    CHECK(csvCell("3 - 2") == "3 - 2");
}

TEST_CASE("the table of the record has a line for each entry", "[adjudicator][report]") {
    Desk desk(battlefield());
    desk.play(kAttack);
    desk.play(kOneRound);
    desk.table().takeBack();
    const Line& line = desk.table().line();
    const auto rows = cellsOf(logCsv(line, Language::English).value_or(""));
    REQUIRE(rows.size() == line.log().size() + 1);
    std::size_t takenBack = 0;
    for (std::size_t i = 0; i < line.log().size(); ++i) {
        REQUIRE(rows[i + 1].size() == rows.front().size());
        CHECK(rows[i + 1][0] == std::to_string(i));
        CHECK(rows[i + 1].back() == db::toHex(line.log()[i].head.hash));
        if (rows[i + 1][2] == "throw") {
            CHECK(rows[i + 1][5] == "10 : 7");
            CHECK(rows[i + 1][6] == "entered");
            CHECK(rows[i + 1][9] == "taken-back");
            ++takenBack;
        }
    }
    CHECK(takenBack == 1);
}

TEST_CASE("report and table come from the command line", "[adjudicator][cli][report]") {
    using adjudicator::cli::game;
    const adjudicator::cli::Folder folder;
    REQUIRE(game({"new", "--db", folder.book(), "--players", "red,blue,white"}).exit == 0);
    const auto csv = game({"log", "--db", folder.book(), "--csv"});
    CHECK(csv.exit == 0);
    CHECK(csv.out.starts_with("entry,time,kind,"));
    CHECK(game({"log", "--db", folder.book(), "--csv", "--json"}).exit == 2);
    const std::string file = folder.book() + ".html";
    CHECK(game({"report", "--db", folder.book(), "--html", file}).exit == 0);
    const std::string html = adjudicator::cli::bytesOf(file);
    CHECK(faultOf(html) == "");
    CHECK(game({"report", "--db", folder.book(), "--html", "-"}).out == html);
    const auto nowhere = game({"report", "--db", folder.book(), "--html", folder.book() + ".none/x.html"});
    CHECK(nowhere.exit == 2);
    CHECK(std::count(nowhere.err.begin(), nowhere.err.end(), '\n') == 1);
    REQUIRE(game({"new", "--db", folder.book(), "--documents", "dice-game-plus", "--players", "anna,ben"}).exit == 0);
    CHECK(game({"report", "--db", folder.book(), "--html", "-"}).exit == 2);
    CHECK(game({"log", "--db", folder.book(), "--csv"}).out.starts_with("entry,time,kind,"));
}
