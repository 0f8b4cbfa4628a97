// SPDX-License-Identifier: GPL-3.0-or-later
// What everybody may fetch: the state of halls and tables, and nothing that is hidden.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "adjudicator/desk.h"
#include "adjudicator/web/own_addresses.h"
#include "adjudicator/web/rates.h"
#include "adjudicator/web/recent_count.h"
#include "adjudicator/web/site_maker.h"
#include "adjudicator/web/static_site.h"
#include "adjudicator/web/table_json.h"
#include "db/codes.h"
#include "tests/adjudicator/record/test_desk.h"
#include "tests/adjudicator/web/hall_book.h"
#include "tests/support/scene.h"

namespace adjudicator::test {

namespace {

namespace fs = std::filesystem;
using engine::test::Scene;
using Json = nlohmann::json;
using cli::tournament;

/// A table at which red holds these, and blue hides something.
Scene secretScene(bool isRich) {
    Scene scene = Scene::base("build");
    scene.city("red", "0,0:N").city("blue", "0,0:S");
    scene.hand("red", isRich ? engine::Cards::of(1, 2, 3, 0, 2) : engine::Cards::of(0, 0, 0, 0, 0));
    scene.setup.holdings["blue"].hiddenDevelopment = engine::DevelopmentHand::exactly(
        isRich ? engine::DevelopmentCounts::one(engine::DevelopmentCard::VictoryPoint, 2)
               : engine::DevelopmentCounts{});
    return scene;
}

/// All that a table's page may fetch, without head and id: another game has others.
std::string servedOf(const Scene& scene) {
    Desk desk(scene.setup);
    const Line& line = desk.table().line();
    std::string all;
    for (const engine::Language language : {engine::Language::English, engine::Language::German}) {
        PublicView view = publicViewOf(line, language, true);
        view.headText.clear();
        view.headCode.clear();
        web::TableNow now{line, language, "Game"};
        now.session = "session";
        now.admitted = {"red"};
        auto json = nlohmann::json::parse(web::tableJson(view, now));
        json.erase("game");
        all += json.dump() + web::boardPicture(line.position(), language) + web::combatPicture(line.position(), view);
    }
    return all;
}

}  // namespace

TEST_CASE("what a table's page fetches is the same whatever is hidden", "[adjudicator][web]") {
    CHECK(servedOf(secretScene(false)) == servedOf(secretScene(true)));
    Scene open = Scene::base("build");
    Scene other = open;
    const auto hidden = std::ranges::find_if(open.setup.hexes, [](const engine::HexSetup& hex) {
        return hex.terrain == engine::Terrain::Hills && hex.number.has_value();
    });
    REQUIRE(hidden != open.setup.hexes.end());
    hidden->faceDown = true;
    engine::HexSetup& same = other.setup.hexes[static_cast<std::size_t>(hidden - open.setup.hexes.begin())];
    same.faceDown = true;
    same.terrain = engine::Terrain::Forest;
    CHECK(servedOf(open) == servedOf(other));
}

TEST_CASE("a hall's pages name players, tables and results, and follow the book", "[adjudicator][web]") {
    HallBook cup;
    REQUIRE(cup.shown.tournament);
    CHECK_FALSE(cup.shown.game);
    web::SiteMaker maker(*cup.book, dataFolder(), cup.shown);
    CHECK(maker.look().value());
    CHECK_FALSE(maker.look().value());
    const auto state = [&](const char* file) { return Json::parse(maker.site().find(file)->body); };
    const Json before = state("hall.de.json");
    CHECK(before["tournament"] == "Cup");
    CHECK(before["now"] == 1);
    CHECK(before["session"] == "");
    CHECK(before["clock"].is_null());
    CHECK(before["players"]["1"] == "Anna");
    const Json table = before["rounds"][0]["tables"][0];
    CHECK(table["seats"].size() == 4);
    CHECK_FALSE(table.contains("result"));

    std::vector<std::string> result{"result", "--round", "1", "--table", "1", "--db", cup.folder.book()};
    int points = 10;
    for (const std::string& seat : table["seats"].get<std::vector<std::string>>()) {
        result.push_back(seat + "=" + std::to_string(points));
        points -= 2;
    }
    REQUIRE(tournament(result).exit == 0);
    CHECK(maker.look().value());
    CHECK(state("hall.en.json")["rounds"][0]["tables"][0]["result"]["points"] == Json({10, 8, 6, 4}));
    const Json standings = state("standings.en.json");
    CHECK(standings["lines"][0]["player"] == table["seats"][0]);
    CHECK(standings["lines"][1].contains("apart"));

    REQUIRE(tournament({"clock", "start", "--minutes", "90", "--db", cup.folder.book()}).exit == 0);
    CHECK(maker.look().value());
    CHECK(state("hall.en.json")["clock"]["minutes"] == 90);
    CHECK(state("hall.en.json")["clock"]["ends"].is_number());
    REQUIRE(tournament({"clock", "pause", "--db", cup.folder.book()}).exit == 0);
    CHECK(maker.look().value());
    CHECK(state("hall.en.json")["clock"]["left"].get<int>() > 89 * 60'000);
    // Each round has a clock of its own.
    REQUIRE(tournament({"clock", "start", "--round", "2", "--minutes", "30", "--db", cup.folder.book()}).exit == 0);
    CHECK_FALSE(maker.look().value());
    CHECK(state("hall.en.json")["clock"]["minutes"] == 90);
    // What the book is caught up from is away.
    maker.setBehind(1'764'000'000'000);
    CHECK(maker.look().value());
    CHECK(state("hall.de.json")["behind"] == 1'764'000'000'000);
    CHECK_FALSE(maker.look().value());
}

TEST_CASE("each table's game of the round that is played has a page, and goes with the round", "[adjudicator][web]") {
    const cli::Folder folder;
    cli::beginWithFour(folder.book());
    // Of somebody else, and then two games at the table: the newer one counts.
    REQUIRE(cli::game({"new", "--db", folder.book(), "--players", "Xaver,Yvonne,Zoe"}).exit == 0);
    cli::playedBy(folder.book());
    REQUIRE(cli::game({"new", "--db", folder.book(), "--players", "Anna,Ben,Cleo,Dora"}).exit == 0);
    auto book = db::Book::open(folder.book(), db::OpenMode::ReadWrite);
    REQUIRE(book);
    const auto shown = web::chooseShown(*book, "", "");
    REQUIRE(shown);
    web::SiteMaker maker(*book, dataFolder(), {shown->tournament, std::nullopt});
    REQUIRE(maker.look());
    const auto tableOf = [&](std::size_t round) {
        return Json::parse(maker.site().find("hall.en.json")->body)["rounds"][round - 1]["tables"][0];
    };
    const std::string mark = tableOf(1)["game"];
    CHECK(db::toHex(*shown->game).starts_with(mark));
    for (const char* file : {"table-%.en.json", "table-%.de.json", "board-%.svg", "badge0-%.svg"}) {
        std::string path = file;
        path.replace(path.find('%'), 1, mark);
        INFO(path);
        CHECK(maker.site().find(path));
    }
    // No page but of the table's own game.
    int games = 0;
    for (const auto& [path, file] : maker.site().files()) {
        games += path.starts_with("table-") && path.ends_with(".en.json") ? 1 : 0;
    }
    CHECK(games == 1);
    const auto before = maker.site().find("table-" + mark + ".en.json");
    REQUIRE(cli::game({"do", "--db", folder.book()}, R"({"do":"end-game","winner":"Ben","reason":"time"})").exit == 0);
    REQUIRE(maker.look());
    CHECK(maker.site().find("table-" + mark + ".en.json")->body != before->body);

    // With the next round it is gone.
    std::vector<std::string> result{"result", "--round", "1", "--table", "1", "--db", folder.book()};
    for (const std::string& seat : tableOf(1)["seats"].get<std::vector<std::string>>()) {
        result.push_back(seat + "=" + std::to_string(result.size()));
    }
    result.push_back("--confirm");
    REQUIRE(tournament(result).exit == 0);
    REQUIRE(tournament({"seat", "--seed", "1", "--db", folder.book()}).exit == 0);
    REQUIRE(maker.look());
    CHECK_FALSE(tableOf(1).contains("game"));
    // The same four sit together again: a game that names no round is of both.
    CHECK(tableOf(2).contains("game"));
    REQUIRE(tournament({"sat", "--round", "2", "1=1,2,3", "--reason", "ill", "--db", folder.book()}).exit == 0);
    REQUIRE(maker.look());
    CHECK_FALSE(tableOf(2).contains("game"));
    CHECK_FALSE(maker.site().find("table-" + mark + ".en.json"));
}

TEST_CASE("pages for a web space are written whole, renewed, and leave other files alone", "[adjudicator][web]") {
    const cli::Folder folder;
    cli::beginWithFour(folder.book());
    const fs::path target = dataFolder() / "space";
    fs::create_directories(target);
    std::ofstream(target / "mine.txt") << "mine";
    REQUIRE(tournament({"publish", target.string(), "--for", "0", "--db", folder.book()}).exit == 0);
    for (const char* name : {"index.html", "hall.css", "hall.js", "link.js", "hall.de.json", "standings.en.json"}) {
        INFO(name);
        CHECK(fs::file_size(target / name) > 100);
    }
    CHECK(fs::exists(target / "mine.txt"));
    for (const auto& entry : fs::directory_iterator(target)) {
        CHECK_FALSE(entry.path().filename().string().ends_with(".new"));
    }
    CHECK(Json::parse(cli::bytesOf((target / "hall.en.json").string()))["session"] == "");

    web::StaticSite files(target);
    web::Site site;
    site.put("combat.svg", web::kSvg, "<svg/>");
    CHECK_FALSE(files.write(site));
    CHECK(fs::exists(target / "combat.svg"));
    site.remove("combat.svg");
    CHECK_FALSE(files.write(site));
    CHECK_FALSE(fs::exists(target / "combat.svg"));
    CHECK(web::StaticSite("/proc/nowhere").write([] {
        web::Site one;
        one.put("a", web::kJson, "{}");
        return one;
    }()));
}

TEST_CASE("what happened of late is counted for ten seconds", "[adjudicator][web]") {
    web::RecentCount count;
    const web::RecentCount::Time begin{std::chrono::hours(1)};
    for (int i = 0; i < 20; ++i) {
        count.add(begin + std::chrono::milliseconds(500 * i));
    }
    CHECK(count.lately(begin + std::chrono::milliseconds(9500)) == 20);
    CHECK(count.lately(begin + std::chrono::seconds(12)) == 14);
    CHECK(count.lately(begin + std::chrono::seconds(30)) == 0);
}

TEST_CASE("an address that stands for all leads browsers to one of them", "[adjudicator][web]") {
    CHECK(web::urlOf("192.168.1.5", 8080) == "http://192.168.1.5:8080/");
    CHECK(web::urlOf("::1", 80) == "http://[::1]:80/");
    CHECK(web::urlOf("0.0.0.0", 8080).find("0.0.0.0") == std::string::npos);
    CHECK(web::isOnlyHere("127.0.0.1"));
    CHECK_FALSE(web::isOnlyHere("192.168.1.5"));
    const auto own = web::ownAddresses();
    CHECK(std::ranges::any_of(own, &web::OwnAddress::isOnlyHere));
    CHECK(std::ranges::is_sorted(own, {}, &web::OwnAddress::isOnlyHere));
}

TEST_CASE("everybody may so many times a second, and the number of those known has an end", "[adjudicator][web]") {
    using Time = web::Rates::Time;
    web::Rates rates(2, 3);
    const Time now{};
    int allowed = 0;
    for (int i = 0; i < 10; ++i) {
        allowed += rates.mayNow("a", now) ? 1 : 0;
    }
    CHECK(allowed == 3);
    CHECK(rates.mayNow("b", now));
    CHECK_FALSE(rates.mayNow("a", now + std::chrono::milliseconds(400)));
    CHECK(rates.mayNow("a", now + std::chrono::milliseconds(600)));
    for (int i = 0; i < 20'000; ++i) {
        REQUIRE(rates.mayNow("x" + std::to_string(i), now));
    }
}

}  // namespace adjudicator::test
