// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/clauses/clause_id.h"
#include "engine/clauses/ruling_id.h"
#include "tests/adjudicator/cli/command_run.h"

using namespace adjudicator::cli;
using engine::Language;
using nlohmann::json;

namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("one clause is shown with its rulings", "[cli][rules]") {
    const CommandRun run = runCommand(registerRules, {"rules", "sa-5"});
    CHECK(run.exit == 0);
    CHECK(contains(run.out, "SA-5  What an army is"));
    CHECK(contains(run.out, "[Soldiers & Armies: Einheiten und Armeen]"));
    CHECK(contains(run.out, "R-MERGE  (SA-5)"));
    CHECK(contains(run.out, "join (default): "));
    const CommandRun german = runCommand(registerRules, {"rules", "SA-5"}, Language::German);
    CHECK(contains(german.out, "SA-5  Was eine Armee ist"));
    CHECK(contains(german.out, "join (Vorgabe): "));
}

TEST_CASE("one clause or ruling as JSON, whatever the language", "[cli][rules]") {
    const CommandRun run = runCommand(registerRules, {"rules", "SA-5", "--json"});
    CHECK(run.exit == 0);
    CHECK(run.out == runCommand(registerRules, {"rules", "SA-5", "--json"}, Language::German).out);
    const json document = json::parse(run.out);
    CHECK(document.at("found") == json::parse(R"(["SA-5","R-MERGE","R-SPLIT"])"));
    const json& clause = document.at("clauses").at(0);
    CHECK(clause.at("id") == "SA-5");
    CHECK(clause.at("document") == "soldiers");
    CHECK(clause.at("section").at("de") == "Einheiten und Armeen");
    CHECK(clause.at("title").at("de") == "Was eine Armee ist");
    CHECK(clause.at("text").at("en") != clause.at("text").at("de"));
    CHECK(clause.at("rulings") == json::parse(R"(["R-MERGE","R-SPLIT"])"));
    const json ruling = json::parse(runCommand(registerRules, {"rules", "R-TIME", "--json"}).out).at("rulings").at(0);
    CHECK(ruling.at("options").at(0).at("id") == "finish-round");
    CHECK(ruling.at("options").at(0).at("default") == true);
    CHECK(ruling.at("options").at(1).at("default") == false);
}

TEST_CASE("without arguments everything is listed", "[cli][rules]") {
    const CommandRun run = runCommand(registerRules, {"rules"});
    CHECK(run.exit == 0);
    for (const engine::ClauseId id : engine::kClauseIds) {
        CHECK(contains(run.out, "  " + std::string(engine::toText(id)) + " "));
    }
    CHECK(contains(run.out, "settlement-first|city-first"));
    const json document = json::parse(runCommand(registerRules, {"rules", "--json"}).out);
    CHECK(document.at("clauses").size() == engine::kClauseCount);
    CHECK(document.at("rulings").size() == engine::kRulingCount);
}

TEST_CASE("rules are found by words of either language", "[cli][rules]") {
    const auto [words, first] = GENERATE(table<std::string, std::string>(
        {{"distance rule", "B-4"}, {"Abstand", "B-4"}, {"Würfel des Verteidigers", "SA-K4"}, {"R-MERGE", "R-MERGE"}}));
    const CommandRun run = runCommand(registerRules, {"rules", "--search", words, "--json"});
    CHECK(run.exit == 0);
    CHECK(json::parse(run.out).at("found").at(0) == first);
    CHECK(contains(runCommand(registerRules, {"rules", "--search", words}).out, first));
}

TEST_CASE("a search that finds nothing answers no", "[cli][rules]") {
    const CommandRun run = runCommand(registerRules, {"rules", "--search", "zyzzyva"});
    CHECK(run.exit == 1);
    CHECK(run.out == "No clause and no ruling contains that.\n");
    CHECK(run.err.empty());
    const CommandRun inJson = runCommand(registerRules, {"rules", "--search", "zyzzyva", "--json"});
    CHECK(inJson.exit == 1);
    CHECK(json::parse(inJson.out).at("found").empty());
}

TEST_CASE("an unknown id names the nearest one", "[cli][rules]") {
    const auto [id, line] = GENERATE(table<std::string, std::string>({
        {"SA-K15", "adjudicator: SA-K15: no clause or ruling has this id, the nearest is SA-K1\n"},
        {"r-merg", "adjudicator: r-merg: no clause or ruling has this id, the nearest is R-MERGE\n"},
        {"b4", "adjudicator: b4: no clause or ruling has this id, the nearest is B-4\n"},
        {"Mauer",
         "adjudicator: Mauer: no clause or ruling has this id; rules --search Mauer looks for it in the texts\n"},
    }));
    const CommandRun run = runCommand(registerRules, {"rules", id});
    CHECK(run.exit == 2);
    CHECK(run.err == line);
    CHECK(run.out.empty());
    CHECK(contains(runCommand(registerRules, {"rules", "b4"}, Language::German).err, "am nächsten ist B-4"));
}

TEST_CASE("a clause and a search together are refused, and so is an endless search", "[cli][rules]") {
    CHECK(runCommand(registerRules, {"rules", "B-4", "--search", "road"}).exit == 2);
    const CommandRun endless = runCommand(registerRules, {"rules", "--search", std::string(201, 'x')});
    CHECK(endless.exit == 2);
    CHECK(contains(endless.err, "longer than 200"));
}
