// SPDX-License-Identifier: GPL-3.0-or-later
// Times for protests and penalties from tournament to tournament, through the command line.
#include "adjudicator/tournament/protest_clock.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "adjudicator/tournament/name_order.h"
#include "adjudicator/tournament/paper_lines.h"
#include "tests/adjudicator/tournament/cup_run.h"

namespace adjudicator::cli {

TEST_CASE("official before the time for a protest has run out is asked", "[adjudicator][tournament]") {
    const Folder folder;
    beginWithFour(folder.book());
    const auto lines = [&](const std::string& text) {
        const CommandRun run = tournament({"do", "--db", folder.book()}, text);
        INFO(run.out << run.err);
        REQUIRE(run.exit == kFine);
        return nlohmann::json::parse(run.out);
    };
    const auto protest = [&] {
        return nlohmann::json::parse(tournament({"protests", "--json", "--db", folder.book()}).out)[0];
    };
    lines(R"({"do":"settings","settings":{"protest_minutes":10}})");
    REQUIRE(tournament({"result", "--round", "1", "--table", "1", "1=10", "2=7", "3=6", "4=4", "--db", folder.book()})
                .exit == kFine);
    CHECK(protest()["protest"] == "unsigned");
    const CommandRun ahead = tournament({"official", "--round", "1", "1", "--reason", "late", "--db", folder.book()});
    CHECK(ahead.exit == kAnswerIsNo);
    CHECK(nlohmann::json::parse(ahead.out)["doubts"][0]["doubt"] == "protest-ahead");
    lines(R"({"do":"sign","round":1,"table":1,"players":["1","2","3","4"]})");
    CHECK(protest()["protest"] == "open");
    CHECK(protest()["seconds_left"].get<int>() > 500);
    const std::string slip = tournament({"print", "result-slips", "--round", "1", "--db", folder.book()}).out;
    CHECK(slip.find("Protest within 10 minutes of signing: until ") != std::string::npos);
    CHECK(slip.find("________") == std::string::npos);
    CHECK(slip.find("Tournament director: <span") != std::string::npos);
    const CommandRun asked = tournament({"official", "--round", "1", "--db", folder.book()});
    CHECK(asked.exit == kAnswerIsNo);
    CHECK(nlohmann::json::parse(asked.out)["doubts"][0]["doubt"] == "protest-open");
    CHECK(protest()["state"] == "confirmed");
    const CommandRun done = tournament({"official", "--round", "1", "--confirm", "--db", folder.book()});
    CHECK(done.exit == kFine);
    CHECK(protest()["protest"] == "over");
    CHECK(protest()["state"] == "official");
    CHECK(tournament({"log", "--db", folder.book()}).out.find(R"("despite":["protest-open"])") != std::string::npos);
}

TEST_CASE("a result slip says how long a protest is possible", "[adjudicator][tournament]") {
    engine::tournament::Settings settings;
    using engine::Language;
    CHECK(protestRule(settings, {}, Language::English) == "Signing ends all protest.");
    settings.protest = 10;
    CHECK(protestRule(settings, {}, Language::English) == "Protest within 10 minutes of signing: until ________.");
    CHECK(protestRule(settings, "14:35", Language::German) ==
          "Einspruch binnen 10 Minuten nach der Unterschrift: bis 14:35.");
    settings.protest.reset();
    settings.scoring = presetOf(engine::tournament::System::B, 10);
    CHECK(protestRule(settings, {}, Language::English) == "Breaches are reported at once, or the game stands.");
}

TEST_CASE("penalties are carried over to the players who are entered, once", "[adjudicator][tournament]") {
    const Folder last;
    const Folder next;
    const std::string file = last.book() + ".json";
    beginWithFour(last.book());
    const std::string warning =
        R"({"do":"penalize","player":"1","kind":"warning","rule":"late","reason":"ten minutes"})";
    REQUIRE(tournament({"do", "--db", last.book()}, warning).exit == kFine);
    const auto again = nlohmann::json::parse(tournament({"preview", "--db", last.book()}, warning).out);
    CHECK(again["escalates"]["kind"] == "deduction");
    CHECK(again["escalates"]["earlier"] == nlohmann::json::array({1}));
    REQUIRE(tournament({"do", "--db", last.book()},
                       R"({"do":"penalize","player":"4","kind":"disqualification","rule":"cards","reason":"hid one"})")
                .exit == kFine);
    REQUIRE(tournament({"export", "penalties", "-o", file, "--db", last.book()}).exit == kFine);

    REQUIRE(tournament({"new", "--db", next.book(), "--name", "Next"}).exit == kFine);
    REQUIRE(tournament({"enter", "Zoe", "ANNA", "Ben", "--db", next.book()}).exit == kFine);
    const auto dry = nlohmann::json::parse(tournament({"import-penalties", file, "--dry", "--db", next.book()}).out);
    CHECK(dry["written"] == false);
    CHECK(dry["carried"][0]["player"] == "2");
    CHECK(dry["not_entered"][0]["name"] == "Dora");
    REQUIRE(tournament({"import-penalties", file, "--db", next.book()}).exit == kFine);
    const auto document = nlohmann::json::parse(tournament({"export", "json", "--db", next.book()}).out);
    REQUIRE(document["penalties"].size() == 1);
    CHECK(document["penalties"][0]["carried"]["name"] == "Cup");
    CHECK(document["penalties"][0]["carried"]["tournament"] == cupIn(last.book()));
    const auto twice = nlohmann::json::parse(tournament({"import-penalties", file, "--db", next.book()}).out);
    CHECK(twice["there"] == 1);
    CHECK(twice["written"] == false);
    const std::string here = R"({"do":"penalize","player":"2","kind":"warning","rule":"Late","reason":"again"})";
    CHECK(nlohmann::json::parse(tournament({"do", "--db", next.book()}, here).out)["escalates"]["kind"] == "deduction");
    CHECK(game({"verify", "--db", next.book(), "--game", cupIn(next.book())}).exit == kFine);

    std::ofstream(file) << R"({"format":"adj-penalties/2"})";
    CHECK(tournament({"import-penalties", file, "--db", next.book()}).exit == kUnusable);
    std::ofstream(file) << R"({"format":"adj-penalties/1","tournament":7})";
    CHECK(tournament({"import-penalties", file, "--db", next.book()}).exit == kUnusable);
}

TEST_CASE("desks lie in the order of their numbers", "[adjudicator][tournament]") {
    CHECK(numberedKey("Tisch 2") < numberedKey("Tisch 10"));
    CHECK(numberedKey("10") > numberedKey("9"));
    CHECK(numberedKey("Ä") == nameKey("Ä"));
}

}  // namespace adjudicator::cli
