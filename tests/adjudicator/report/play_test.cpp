// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/plays/play.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "db/codes.h"
#include "tests/adjudicator/cli/game_run.h"
#include "tests/adjudicator/record/test_desk.h"
#include "tests/adjudicator/report/markup.h"
#include "tests/support/scene.h"

using namespace adjudicator;
using namespace adjudicator::test;
using engine::Language;
using engine::test::Scene;

namespace {

/// The JSON that a link carries.
nlohmann::json dataOf(const std::string& link) {
    constexpr std::string_view kBegin = "https://app.bgstatsapp.com/createPlay.html?data=";
    REQUIRE(link.starts_with(kBegin));
    std::string text;
    for (std::size_t at = kBegin.size(); at < link.size(); ++at) {
        if (link[at] == '%') {
            text += static_cast<char>(std::stoi(link.substr(at + 1, 2), nullptr, 16));
            at += 2;
        } else {
            REQUIRE(link.find_first_of(" \"{}<>&#+'", at) != at);
            text += link[at];
        }
    }
    return nlohmann::json::parse(text);
}

/// Red needs one point more and holds a victory point card; blue has two points and another such card.
engine::Setup nearTheEnd() {
    Scene scene = Scene::base();
    scene.city("red", "0,0:N").settlement("blue", "0,2:S").number("winning_score", 3);
    scene.setup.players = {{"red", "Änne & <b>", ""}, {"blue", "", ""}, {"white", "Ben", ""}};
    using Known = engine::DevelopmentHand;
    engine::DevelopmentCounts one{};
    one[engine::DevelopmentCard::VictoryPoint] = 1;
    scene.setup.holdings["red"].hiddenDevelopment = Known::exactly(one);
    scene.setup.holdings["blue"].hiddenDevelopment = Known::exactly(one);
    return scene.setup;
}

}  // namespace

TEST_CASE("a play under way shows open points alone, and nobody has won", "[adjudicator][plays]") {
    Desk desk(nearTheEnd());
    const Play play = playOf(desk.table().line(), Language::English);
    CHECK_FALSE(play.isOver);
    const nlohmann::json data = dataOf(playLink(play, Language::English));
    CHECK(data == nlohmann::json::parse(playJson(play, Language::English)));
    CHECK(data.at("sourceName") == "The Adjudicator");
    CHECK(data.at("sourcePlayId") == db::toHex(desk.game()));
    CHECK(data.at("game").at("bggId") == 13);
    CHECK(data.at("game").at("sourceGameId") == "catan-base");
    CHECK(data.at("durationMin") >= 1);
    const auto time = data.at("playDate").get<std::string>();
    CHECK(time.size() == std::string_view("2026-11-21 18:04:05").size());
    CHECK(time.at(10) == ' ');
    REQUIRE(data.at("players").size() == 3);
    const auto& red = data.at("players").at(0);
    CHECK(red.at("name") == "Änne & <b>");
    CHECK(red.at("sourcePlayerId") == "Änne & <b>");
    CHECK(red.at("role") == "Red");
    CHECK(red.at("score") == 2);
    CHECK(red.at("winner") == false);
    CHECK(red.at("startPlayer") == false);  // It began from a position under way.
    CHECK_FALSE(red.contains("rank"));
    const auto& blue = data.at("players").at(1);
    CHECK(blue.at("name") == "Blue");
    // A colour is somebody else next time.
    CHECK(blue.at("sourcePlayerId") == db::toHex(desk.game()) + "/blue");
    CHECK(blue.at("score") == 1);
    CHECK(playText(play, Language::German).find("läuft noch") != std::string::npos);
}

TEST_CASE("a play that is over counts the cards that are shown then", "[adjudicator][plays]") {
    Desk desk(nearTheEnd());
    desk.play(R"({"do":"end-game","winner":"red","reason":"time"})");
    REQUIRE_FALSE(desk.refused);
    const Play play = playOf(desk.table().line(), Language::German);
    REQUIRE(play.isOver);
    CHECK(play.seats.at(0).hasWon);
    CHECK(play.seats.at(0).points == 3);
    CHECK(play.seats.at(0).rank == 1);
    CHECK(play.seats.at(1).points == 2);
    CHECK(play.seats.at(1).rank == 2);
    CHECK(play.seats.at(2).points == 0);
    CHECK(play.seats.at(2).rank == 3);
    const std::string text = playText(play, Language::German);
    CHECK(text.find("1. Änne & <b> (Rot): 3 Siegpunkte, gewinnt\n2. Blau: 2 Siegpunkte\n3. Ben (Weiß): 0 ") !=
          std::string::npos);
    const std::string page = playPage(play, Language::German);
    CHECK(faultOf(page) == "");
    CHECK(page.find("<b>") == std::string::npos);
    CHECK(page.find("class=\"qr\"") != std::string::npos);
    CHECK(page.find("<script") == std::string::npos);
}

TEST_CASE("plays are told of a book, of a game, as JSON and as a code", "[adjudicator][cli][plays]") {
    using adjudicator::cli::game;
    const adjudicator::cli::Folder folder;
    REQUIRE(game({"new", "--db", folder.book(), "--players", "anna,red"}).exit == 0);
    REQUIRE(game({"new", "--db", folder.book(), "--players", "blue,red"}).exit == 0);
    REQUIRE(game({"new", "--db", folder.book(), "--players", "blue,red", "--documents", "dice-game-plus"}).exit == 0);
    const auto all = game({"plays", "--db", folder.book()});
    REQUIRE(all.exit == 0);
    CHECK(std::count(all.out.begin(), all.out.end(), '\n') == 2);  // A dice game is no play of Catan.
    const auto json = nlohmann::json::parse(game({"plays", "--db", folder.book(), "--json"}).out);
    REQUIRE(json.size() == 2);
    const nlohmann::json* withAnna = nullptr;
    for (const auto& each : json) {
        CHECK(dataOf(each.at("link").get<std::string>()) == each.at("play"));
        if (each.at("play").at("players").at(0).at("name") == "anna") {
            withAnna = &each;
        }
    }
    REQUIRE(withAnna != nullptr);
    CHECK(withAnna->at("play").at("players").at(0).at("sourcePlayerId") == "anna");
    CHECK(withAnna->at("play").at("players").at(0).at("startPlayer") == true);
    CHECK(withAnna->at("play").at("players").at(0).at("role") == "");
    const auto id = withAnna->at("play").at("sourcePlayId").get<std::string>();
    const auto one = game({"plays", "--db", folder.book(), "--game", id, "--qr"});
    REQUIRE(one.exit == 0);
    CHECK(one.out.find("\n" + withAnna->at("link").get<std::string>() + "\n") != std::string::npos);
    CHECK(one.out.find("█") != std::string::npos);
    CHECK(game({"plays", "--db", folder.book(), "--game", id, "--html", "-"}).out.starts_with("<!DOCTYPE html>"));
    CHECK(game({"plays", "--db", folder.book(), "--qr"}).exit == 2);  // The newest is a dice game.
}
