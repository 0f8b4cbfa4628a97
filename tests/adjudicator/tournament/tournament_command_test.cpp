// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "adjudicator/tournament/player_csv.h"
#include "tests/adjudicator/tournament/cup_run.h"
#include "tests/support/forge.h"

namespace adjudicator::cli {

TEST_CASE("a list of players is read whatever program wrote it, or refused with its line",
          "[adjudicator][tournament]") {
    const auto players = playersFromCsv("\xef\xbb\xbfNr;Name;Verein\r\n7;\"Müller; \"\"Max\"\"\";TSV\r\n;Eva\r\n");
    REQUIRE(players);
    REQUIRE(players->size() == 2);
    CHECK(players->front() == engine::tournament::NewEntrant{"7", "Müller; \"Max\"", "TSV"});
    CHECK(players->back() == engine::tournament::NewEntrant{"", "Eva", ""});
    CHECK(playersFromCsv("number,club\n1,x\n").error() == CsvFault{CsvProblem::NoNameColumn, 1});
    CHECK(playersFromCsv("name,club\nAnna,x,y\n").error() == CsvFault{CsvProblem::TooManyFields, 2});
    CHECK(playersFromCsv("name\nAnna\n\"Ben\n").error() == CsvFault{CsvProblem::QuoteOpen, 3});
    CHECK(playersFromCsv("name\nAn\x81\n").error() == CsvFault{CsvProblem::NotText, 1});
    CHECK(playersFromCsv("").error() == CsvFault{CsvProblem::Empty, 1});
    CHECK(csvField("=1+A1") == "'=1+A1");
    CHECK(csvField("-3/4") == "-3/4");
    CHECK(csvField("a\"b,c") == "\"a\"\"b,c\"");
}

TEST_CASE("settings that cannot be are refused with what is wanted, and begin nothing", "[adjudicator][tournament]") {
    const Folder folder;
    const std::string book = folder.book() + ".new";
    const auto refused = [&](std::vector<std::string> arguments, const std::string& why) {
        arguments.insert(arguments.begin(), {"new", "--db", book});
        const CommandRun run = tournament(arguments);
        INFO(run.err);
        CHECK(run.exit == kUnusable);
        CHECK(run.err.find(why) != std::string::npos);
        CHECK(std::ranges::count(run.err, '\n') == 1);
    };
    refused({}, "name: a tournament needs a name");
    refused({"--name", "Cup", "--date", "21.11.2026"}, "dates: a day is written as 2026-11-21");
    refused({"--name", "Cup", "--documents", "base,foo"}, "documents: known are base");
    refused({"--name", "Cup", "--documents", "base,dice-game-plus"}, "do not go together");
    refused({"--name", "Cup", "--score", "1"}, "winning_score: a winning score is from 2 to 200");
    refused({"--name", "Cup", "--rounds", "99"}, "rounds: there are 1 to 40 rounds");
    CHECK_FALSE(std::filesystem::exists(book));
    CHECK(playersFromCsv(std::string_view("\xff\xfen\0a\0m\0e\0\n\0", 12)).error() == CsvFault{CsvProblem::Empty, 1});
}

TEST_CASE("a table's game finds its table, once", "[adjudicator][tournament]") {
    const Folder folder;
    const std::string table = folder.book() + ".table";
    beginWithFour(folder.book());
    playedBy(table);
    const CommandRun first = tournament({"collect", table, "--json", "--db", folder.book()});
    CHECK(first.exit == kFine);
    const auto games = nlohmann::json::parse(first.out)["games"];
    REQUIRE(games.size() == 1);
    CHECK(games[0]["fit"] == "new-result");
    CHECK(games[0]["entered"] == true);
    const CommandRun again = tournament({"collect", table, "--json", "--db", folder.book()});
    CHECK(nlohmann::json::parse(again.out)["games"][0]["fit"] == "already-there");
    const CommandRun told = tournament({"standings", "--json", "--db", folder.book()});
    CHECK(nlohmann::json::parse(told.out)["rows"][0]["name"] == "Anna");
}

TEST_CASE("a desk that keeps its first game back is listed for decision", "[adjudicator][tournament]") {
    const Folder table;
    playedBy(table.book());
    playedBy(table.book());
    SQLite::Database(table.book(), SQLite::OPEN_READWRITE)
        .exec("DELETE FROM entry WHERE game = 1; DELETE FROM game WHERE row = 1");
    const Folder director;
    beginWithFour(director.book());
    const CommandRun run = tournament({"collect", table.book(), "--json", "--db", director.book()});
    const auto games = nlohmann::json::parse(run.out)["games"];
    REQUIRE(games.size() == 1);
    CHECK(games[0]["fit"] == "game-missing");
    CHECK(games[0]["entered"] == false);
}

TEST_CASE("a result enters only from a record that holds", "[adjudicator][tournament][verify]") {
    using Json = nlohmann::ordered_json;
    const Folder table;
    playedBy(table.book());
    const std::string forged = table.book() + ".forged";
    const auto isSeal = [](const Json& body) { return body["kind"] == "seal"; };
    const auto winsBen = [](Json& body) {
        if (body["kind"] == "act") {
            for (Json& event : body["events"]) {
                if (event["event"] == "game-ended") {
                    event["winner"] = "Ben";
                    event["points"]["Ben"] = 12;
                }
            }
        }
    };
    const auto [fit, verdict, change] =
        GENERATE_COPY(Catch::Generators::table<std::string, std::string, test::Forging>({
            // Nobody's key is needed: the seal is left out and the end rewritten.
            {"unsound", "against-rules",
             [=](std::uint64_t, Json& body) {
                 winsBen(body);
                 return !isSeal(body);
             }},
            {"unsealed", "sound", [=](std::uint64_t, Json& body) { return !isSeal(body); }},
            {"unsound", "damaged",
             [=](std::uint64_t, Json& body) {
                 if (isSeal(body)) {
                     body["signature"] = std::string(128, '0');
                 }
                 return true;
             }},
            {"unsound", "undecided",
             [=](std::uint64_t, Json& body) {
                 winsBen(body);
                 if (body["kind"] == "act") {
                     body["rules"] = 99;
                 }
                 return !isSeal(body);
             }},
        }));
    test::forge(table.book(), forged, change);
    const Folder director;
    beginWithFour(director.book());
    for (int time = 0; time < 2; ++time) {
        const CommandRun run = tournament({"collect", forged, "--json", "--unfinished", "--db", director.book()});
        CHECK(run.exit == kAnswerIsNo);
        const auto games = nlohmann::json::parse(run.out)["games"];
        REQUIRE(games.size() == 1);
        CHECK(games[0]["fit"] == fit);
        CHECK(games[0]["entered"] == false);
        CHECK(games[0]["verdict"] == verdict);
    }
    const CommandRun told = tournament({"collect", "--db", director.book()});
    CHECK(told.out.find(verdict == "sound" ? "is not sealed by its desk" : "the record does not hold: ") !=
          std::string::npos);
    // An honest book of the same table still enters, once the director has it.
    const CommandRun merged = game({"merge", forged, "--json", "--db", table.book() + ".other"});
    CHECK(merged.exit == (verdict == "sound" ? kFine : kAnswerIsNo));
    CHECK(nlohmann::json::parse(merged.out)["games"][0].value("verdict", "sound") == verdict);
}

TEST_CASE("a game that another desk took over is entered once that desk is listed",
          "[adjudicator][tournament][verify]") {
    const Folder table;
    REQUIRE(game({"new", "--db", table.book(), "--players", "Anna,Ben,Cleo,Dora"}).exit == kFine);
    const std::string book = table.book();
    const Folder laptop;
    const CommandRun taken = game({"hand-over", "--reason", "battery", "--db", book});
    CHECK(taken.exit == kFine);
    CHECK(game({"hand-over", "--reason", "again", "--db", book}).exit == kAnswerIsNo);
    REQUIRE(game({"do", "--db", book}, R"({"do":"end-game","winner":"Anna","reason":"time"})").exit == kFine);
    CHECK(game({"verify", "--db", book}).exit == kFine);
    const std::string key = nlohmann::json::parse(tournament({"key"}).out)["key"];
    const Folder director;
    beginWithFour(director.book());
    const auto fit = [&] {
        const CommandRun run = tournament({"collect", book, "--json", "--db", director.book()});
        return nlohmann::json::parse(run.out)["games"][0]["fit"].get<std::string>();
    };
    CHECK(fit() == "unknown-desk");
    const std::string first = nlohmann::json::parse(game({"log", "--json", "--db", book}).out)[0]["body"]["desk_key"];
    for (const std::string& each : {key, first}) {
        REQUIRE(
            tournament({"do", "--db", director.book()}, R"({"do":"desk","key":")" + each + R"(","name":"t"})").exit ==
            kFine);
    }
    CHECK(fit() == "new-result");
}

TEST_CASE("a game is verified once for each head", "[adjudicator][tournament][verify]") {
    namespace fs = std::filesystem;
    const Folder folder;
    const std::string table = folder.book() + ".table";
    beginWithFour(folder.book());
    playedBy(table);
    REQUIRE(tournament({"collect", table, "--db", folder.book()}).exit == kFine);
    const fs::path kept = dataFolder() / "verified";
    REQUIRE(std::distance(fs::directory_iterator(kept), fs::directory_iterator()) == 1);
    const fs::path file = fs::directory_iterator(kept)->path();
    const auto verdictNow = [&] {
        const CommandRun run = tournament({"collect", "--json", "--db", folder.book()});
        return nlohmann::json::parse(run.out)["games"][0]["verdict"].get<std::string>();
    };
    std::string text = bytesOf(file.string());
    CHECK(text.find("\nsound none -\n") != std::string::npos);
    // What is kept is believed as long as head, program and rules are the same, and no longer.
    text.replace(text.find("sound none"), 10, "damaged seal-wrong");
    std::ofstream(file) << text;
    CHECK(verdictNow() == "damaged");
    text.front() = text.front() == '0' ? '1' : '0';
    std::ofstream(file) << text;
    CHECK(verdictNow() == "sound");
}

TEST_CASE("a desk's files are taken in turn and once; torn, missing and unknown ones wait",
          "[adjudicator][tournament]") {
    namespace fs = std::filesystem;
    const Folder folder;
    const std::string table = folder.book() + ".table";
    const std::string shared = folder.book() + ".files";
    fs::create_directory(shared);
    beginWithFour(folder.book());
    playedBy(table);
    REQUIRE(tournament({"send", shared, "--db", table}).exit == kFine);
    CHECK(nlohmann::json::parse(tournament({"send", shared, "--db", table}).out)["file"].is_null());
    const std::string key = nlohmann::json::parse(tournament({"key"}).out)["key"];
    const fs::path own = fs::path(shared) / key;
    const std::string whole = bytesOf((own / "000001.jsonl").string());
    const auto put = [&](const char* name, const std::string& bytes) {
        std::ofstream(own / name, std::ios::binary | std::ios::trunc) << bytes;
    };
    const auto received = [&] {
        return nlohmann::json::parse(tournament({"receive", shared, "--db", folder.book()}).out);
    };
    put("000001.jsonl", whole.substr(0, whole.size() - 40));
    CHECK(received()["state"] == "waiting");
    std::string other = whole;
    other[other.find("\"time\"") + 9] = '9';
    put("000001.jsonl", other);
    CHECK(received()["state"] == "false-file");
    fs::rename(own / "000001.jsonl", own / "000002.jsonl");
    CHECK(received()["state"] == "gap");
    fs::remove(own / "000002.jsonl");
    put("000001.jsonl", whole);
    CHECK(received()["files"] == 1);
    const auto again = received();
    CHECK(again["files"] == 0);
    CHECK(again["last_file"] == 1);
    const std::string foreign(64, 'a');
    REQUIRE(
        tournament({"do", "--db", folder.book()}, R"({"do":"desk","key":")" + foreign + R"(","name":"other"})").exit ==
        kFine);
    CHECK(received()["state"] == "unknown-key");
    CHECK(tournament({"collect", "--db", folder.book()}).exit == kAnswerIsNo);
}

}  // namespace adjudicator::cli
