// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "adjudicator/tournament/player_csv.h"
#include "tests/adjudicator/cli/game_run.h"
#include "tests/support/forge.h"

namespace adjudicator::cli {

namespace {

/// `tournament …` with a text on standard input.
CommandRun tournament(std::vector<std::string> arguments, const std::string& input = {}) {
    return runWith(&registerTournament, "tournament", std::move(arguments), input);
}

void beginWithFour(const std::string& book) {
    REQUIRE(tournament({"new", "--db", book, "--name", "Cup", "--cut", "none", "--rounds", "2"}).exit == kFine);
    REQUIRE(tournament({"enter", "Anna", "Ben", "Cleo", "Dora", "--db", book}).exit == kFine);
    REQUIRE(tournament({"seat", "--db", book}).exit == kFine);
}

/// A game of the four in a book of its own, ended by the referee before anything was built.
void playedBy(const std::string& book) {
    REQUIRE(game({"new", "--db", book, "--players", "Anna,Ben,Cleo,Dora"}).exit == kFine);
    REQUIRE(game({"do", "--db", book}, R"({"do":"end-game","winner":"Anna","reason":"time"})").exit == kFine);
}

}  // namespace

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
    CHECK(names(std::string_view("\xff\xfeN\0a\0m\0e\0\n\0\xd6\0z\0", 18)) == "|Öz| ");
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
    CHECK(game({"verify", "--db", folder.book()}).exit == kFine);
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
    CHECK(game({"verify", "--db", folder.book()}).exit == kFine);
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
