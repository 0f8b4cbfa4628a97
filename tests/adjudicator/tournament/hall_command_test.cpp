// SPDX-License-Identifier: GPL-3.0-or-later
// A hall as it is, through the command line: lists of players, settings, seeds, odd results, who really sat.
#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "adjudicator/tournament/player_csv.h"
#include "tests/adjudicator/tournament/cup_run.h"

namespace adjudicator::cli {

TEST_CASE("lists are read as Excel writes them, with or without headings", "[adjudicator][tournament]") {
    using engine::tournament::NewEntrant;
    const auto names = [](std::string_view text) {
        const auto players = playersFromCsv(text);
        REQUIRE(players);
        std::string all;
        for (const NewEntrant& each : *players) {
            all += each.id + "|" + each.name + "|" + each.club + " ";
        }
        return all;
    };
    // Windows-1252, and UTF-16 with its mark, either way round.
    CHECK(names("Vorname;Nachname;Verein\r\nJ\xf6rg;M\xfcller;K\xf6ln\r\n\x80;\x9f;\r\n") ==
          "|Jörg Müller|Köln |€ Ÿ| ");
    CHECK(names(std::string_view("\xff\xfeN\0a\0m\0e\0\n\0\xd6\0z\0", 16)) == "|Öz| ");
    CHECK(names(std::string_view("\xfe\xff\0N\0a\0m\0e\0\n\xd8\x3d\xde\x00", 16)) == "|😀| ");
    CHECK(playersFromCsv(std::string_view("\xff\xfeN\0a", 5)).error() == CsvFault{CsvProblem::NotText, 1});
    CHECK(names("Name,Vorname\nMüller,Eva\n") == "|Eva Müller| ");
    CHECK(names("First name\tLast name\tNo\nAda\tByron\t7\n") == "7|Ada Byron| ");
    CHECK(names("Nachname\nMüller\n") == "|Müller| ");
    // Without headings: names, names with clubs, first and last names, numbers before them.
    CHECK(names("Anna Amsel\nBen Bär\n") == "|Anna Amsel| |Ben Bär| ");
    CHECK(names("Anna Amsel;Wien\nBen Bär;Wien\n") == "|Anna Amsel|Wien |Ben Bär|Wien ");
    CHECK(names("Anna;Amsel\nBen;Bär\n") == "|Anna Amsel| |Ben Bär| ");
    CHECK(names("Anna;Wien\nBen;Wien\nCleo;Wien\n") == "|Anna|Wien |Ben|Wien |Cleo|Wien ");
    CHECK(names("4;Anna Amsel\n9;Ben Bär\n") == "4|Anna Amsel| 9|Ben Bär| ");
}

TEST_CASE("a list that is imported twice enters nobody twice", "[adjudicator][tournament]") {
    const Folder folder;
    const std::string list = folder.book() + ".csv";
    REQUIRE(tournament({"new", "--db", folder.book(), "--name", "Cup"}).exit == kFine);
    // Two of one name are two people.
    std::ofstream(list) << "name\nAnna\nBen\nAnna\n";
    REQUIRE(tournament({"import-players", list, "--db", folder.book()}).exit == kFine);
    const CommandRun again = tournament({"import-players", list, "--db", folder.book()});
    CHECK(again.exit == kFine);
    CHECK(nlohmann::json::parse(again.out)["there"] == 3);
    CHECK(again.err.find("3 of 3 are in the tournament already") != std::string::npos);
    std::ofstream(list) << "name\nAnna\nBen\nAnna\nCleo\n";
    const CommandRun dry = tournament({"import-players", list, "--dry", "--db", folder.book()});
    CHECK(nlohmann::json::parse(dry.out)["players"].size() == 1);
    REQUIRE(tournament({"import-players", list, "--db", folder.book()}).exit == kFine);
    CHECK(nlohmann::json::parse(tournament({"standings", "--json", "--db", folder.book()}).out)["rows"].size() == 4);
}

TEST_CASE("settings change what a line names, and nothing else", "[adjudicator][tournament]") {
    const Folder folder;
    REQUIRE(tournament({"new", "--db", folder.book(), "--name", "Cup", "--rounds", "5", "--cut", "none", "--system",
                        "B", "--time-limit", "90"})
                .exit == kFine);
    const auto after = [&](const std::string& line) {
        REQUIRE(tournament({"do", "--db", folder.book()}, line).exit == kFine);
        return nlohmann::json::parse(tournament({"export", "json", "--db", folder.book()}).out)["settings"];
    };
    auto settings = after(R"({"do":"settings","settings":{"name":"x","clubs":"hard"}})");
    CHECK(settings["name"] == "x");
    CHECK(settings["clubs"] == "hard");
    CHECK(settings["rounds"] == 5);
    CHECK(settings["cut"] == "none");
    CHECK(settings["scoring"]["system"] == "B");
    // The cap follows the winning score; another system brings its own scoring; null takes away.
    settings = after(R"({"do":"settings","settings":{"winning_score":12,"time_limit":null}})");
    CHECK(settings["scoring"]["cap"] == 12);
    CHECK_FALSE(settings.contains("time_limit"));
    settings = after(R"({"do":"settings","settings":{"scoring":{"system":"A"}}})");
    CHECK(settings["scoring"]["dummy_at_three"] == true);
    CHECK(settings["scoring"]["criteria"][0] == "wins");
    CHECK(settings["winning_score"] == 12);
}

TEST_CASE("without a seed one is drawn that can be proved, and a given one is kept to", "[adjudicator][tournament]") {
    const Folder folder;
    REQUIRE(tournament({"new", "--db", folder.book(), "--name", "Cup", "--rounds", "3"}).exit == kFine);
    std::vector<std::string> enter{"enter", "--db", folder.book()};
    for (int i = 1; i <= 12; ++i) {
        enter.push_back("Player " + std::to_string(i));
    }
    REQUIRE(tournament(enter).exit == kFine);
    const auto seated = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"seat", "--round", "1", "--json", "--db", folder.book()});
        const CommandRun run = tournament(more);
        INFO(run.err);
        REQUIRE(run.exit == kFine);
        return nlohmann::json::parse(run.out);
    };
    const auto drawn = seated({"--word", "Holz", "--word-by", "3"});
    CHECK(drawn["drawn_by"].is_number());
    const auto again = seated({"--seed", std::to_string(drawn["seed"].get<int>()), "--dry"});
    CHECK(again["rounds"] == drawn["rounds"]);
    CHECK(again["drawn_by"].is_null());
    CHECK(seated({})["seed"] != drawn["seed"]);
    CHECK(game({"verify", "--game", cupIn(folder.book()), "--db", folder.book()}).exit == kFine);
}

TEST_CASE("an odd result wants to be confirmed, and the entry says that it was", "[adjudicator][tournament]") {
    const Folder folder;
    beginWithFour(folder.book());
    const std::vector<std::string> typo{"result", "--round", "1",   "--table", "1",          "1=77",
                                        "2=9",    "3=5",     "4=4", "--db",    folder.book()};
    const CommandRun asked = tournament(typo);
    CHECK(asked.exit == kAnswerIsNo);
    const auto json = nlohmann::json::parse(asked.out);
    REQUIRE(json["doubts"].size() == 1);
    CHECK(json["doubts"][0]["doubt"] == "points-too-many");
    CHECK(json["doubts"][0]["players"][0] == "1");
    std::vector<std::string> confirmed = typo;
    confirmed.emplace_back("--confirm");
    REQUIRE(tournament(confirmed).exit == kFine);
    CHECK(tournament({"log", "--db", folder.book()}).out.find(R"("despite":["points-too-many"])") != std::string::npos);
    const auto checked = nlohmann::json::parse(tournament({"check", "--json", "--db", folder.book()}).out);
    CHECK(std::ranges::any_of(checked, [](const auto& each) { return each["advice"] == "points-too-many"; }));
}

TEST_CASE("points that the record of the table's game has otherwise are asked about", "[adjudicator][tournament]") {
    const Folder folder;
    beginWithFour(folder.book());
    playedBy(folder.book());
    const CommandRun asked =
        tournament({"result", "--round", "1", "--table", "1", "1=10", "2=9", "3=5", "4=4", "--db", folder.book()});
    CHECK(asked.exit == kAnswerIsNo);
    const auto doubts = nlohmann::json::parse(asked.out)["doubts"];
    REQUIRE(doubts.size() == 1);
    CHECK(doubts[0]["doubt"] == "book-otherwise");
}

TEST_CASE("who really sat is entered after results, with what it changes shown first", "[adjudicator][tournament]") {
    const Folder folder;
    beginWithFour(folder.book());
    REQUIRE(tournament({"result", "--round", "1", "--table", "1", "1=10", "2=9", "3=5", "4=4", "--db", folder.book()})
                .exit == kFine);
    const std::vector<std::string> sat{"sat",      "--round",      "1",    "1=1,2,3",
                                       "--reason", "did not come", "--db", folder.book()};
    const CommandRun shown = tournament(sat);
    CHECK(shown.exit == kAnswerIsNo);
    CHECK(nlohmann::json::parse(shown.out)["tables_asked"] == nlohmann::json::array({1}));
    std::vector<std::string> confirmed = sat;
    confirmed.emplace_back("--confirm");
    REQUIRE(tournament(confirmed).exit == kFine);
    REQUIRE(tournament({"result", "--round", "1", "--table", "1", "1=10", "2=9:left", "3=5", "--reason", "train",
                        "--db", folder.book()})
                .exit == kFine);
    const auto met = nlohmann::json::parse(tournament({"met", "--json", "--db", folder.book()}).out);
    CHECK(met["pairs"].size() == 3);
    CHECK(tournament({"met", "--db", folder.book()}).out.find("Ben (1)") != std::string::npos);
    CHECK(tournament({"seats", "--db", folder.book()}).exit == kFine);
    CHECK(game({"verify", "--game", cupIn(folder.book()), "--db", folder.book()}).exit == kFine);
}

TEST_CASE("players are said by start number or by a name that nobody else has", "[adjudicator][tournament]") {
    const Folder folder;
    REQUIRE(tournament({"new", "--db", folder.book(), "--name", "Cup", "--rounds", "1"}).exit == kFine);
    REQUIRE(tournament({"enter", "--db", folder.book(), "Anna", "Ben", "Cleo Maus", "Ben"}).exit == kFine);
    REQUIRE(tournament({"seat", "--seed", "1", "--db", folder.book()}).exit == kFine);
    const auto result = [&](const std::vector<std::string>& scores) {
        std::vector<std::string> words{"result", "--round", "1", "--table", "1", "--db", folder.book()};
        words.insert(words.end(), scores.begin(), scores.end());
        return tournament(words);
    };
    CommandRun refused = result({"Anna=10", "Ben=7", "Cleo Maus=5", "4=6"});
    CHECK(refused.exit == kUnusable);
    CHECK(refused.err == "adjudicator: Ben: several players have this name; say the start number\n");
    refused = result({"Anna=10", "2=7", "Cleo=5", "4=6"});
    CHECK(refused.err == "adjudicator: Cleo: no player has this start number or name\n");
    CHECK(result({"Anna=10", "2=7", "Cleo Maus=5", "4=6"}).exit == kFine);
    CHECK(tournament({"sheet", "Cleo Maus", "--db", folder.book()}).out ==
          tournament({"sheet", "3", "--db", folder.book()}).out);
    CHECK(tournament({"print", "player", "--player", "Dora", "--db", folder.book()}).err ==
          "adjudicator: Dora: no player has this start number or name\n");
    refused = tournament({"sat", "--round", "1", "1=Anna,Dora,2,4", "--reason", "late", "--db", folder.book()});
    CHECK(refused.err == "adjudicator: Dora: no player has this start number or name\n");
    CHECK(tournament({"swap", "Anna", "Dora", "--round", "1", "--db", folder.book()}).err ==
          "adjudicator: Dora: no player has this start number or name\n");
    REQUIRE(tournament({"admit", "Cleo Maus", "--url", "http://desk:8080/", "--db", folder.book()}).exit == kFine);
    const std::vector<std::string> dismiss{"dismiss", "Cleo Maus", "--db", folder.book()};
    CHECK(tournament(dismiss).exit == kFine);
    CHECK(tournament(dismiss).exit == kAnswerIsNo);
}

TEST_CASE("who drops out and has a seat is named wherever seats are looked at", "[adjudicator][tournament]") {
    const Folder folder;
    beginWithFour(folder.book());
    const std::string out = R"({"do":"drop-out","player":"2","from":1,"reason":"ill"})";
    const auto preview = nlohmann::json::parse(tournament({"preview", "--db", folder.book()}, out).out);
    REQUIRE(preview["away"].size() == 1);
    CHECK(preview["away"][0]["name"] == "Ben");
    REQUIRE(tournament({"do", "--db", folder.book()}, out).exit == kFine);
    const std::string said = "Round 1, table 1: Ben (2) has a seat and does not play";
    for (const char* command : {"check", "quality"}) {
        CHECK(tournament({command, "--db", folder.book()}).out.find(said) != std::string::npos);
    }
    CHECK(tournament({"print", "pairings", "--db", folder.book()}).out.find("<b>does not play</b>") !=
          std::string::npos);
}

}  // namespace adjudicator::cli
