// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/replay/replay.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "adjudicator/replay/shared_parts.h"
#include "adjudicator/web/table_json.h"
#include "tests/adjudicator/cli/game_run.h"
#include "tests/adjudicator/dispute/battlefield.h"
#include "tests/adjudicator/record/test_desk.h"

using namespace adjudicator;
using namespace adjudicator::test;
using engine::Language;

namespace {

constexpr const char* kFirstRound =
    R"({"do":"throw","dice":[{"sides":12,"value":10},{"sides":12,"value":7}],"source":"entered"})";

nlohmann::json gameIn(const std::string& page) {
    constexpr std::string_view kBegin = R"(id="game">)";
    const std::size_t begin = page.find(kBegin) + kBegin.size();
    return nlohmann::json::parse(page.substr(begin, page.find("</script>", begin) - begin));
}

/// The drawing that a page puts together for a step, as its script does.
std::vector<std::string> drawingsOf(const nlohmann::json& game, const char* name, const char* parts) {
    std::vector<std::string> drawings;
    std::vector<std::size_t> numbers;
    for (const nlohmann::json& step : game.at("steps")) {
        const nlohmann::json& change = step.at(name);
        if (!change.is_null()) {
            const auto keep = change[0].get<std::ptrdiff_t>();
            const auto end = change[1].get<std::ptrdiff_t>();
            std::vector<std::size_t> next(numbers.begin(), numbers.begin() + keep);
            for (const nlohmann::json& number : change[2]) {
                next.push_back(number.get<std::size_t>());
            }
            next.insert(next.end(), numbers.end() - end, numbers.end());
            numbers = next;
        }
        std::string drawing;
        for (const std::size_t number : numbers) {
            drawing += game.at(parts).at(number).get<std::string>();
        }
        drawings.push_back(change.is_null() ? std::string() : drawing);
    }
    return drawings;
}

}  // namespace

TEST_CASE("a replay has every act that counts, with the board as it was", "[adjudicator][replay]") {
    Desk desk(battlefield());
    std::vector<std::string> boards;
    const auto kept = [&] { boards.push_back(web::boardPicture(desk.table().line().position(), Language::German)); };
    desk.play(kAttack);
    kept();
    desk.play(kFirstRound);
    desk.table().takeBack();
    desk.play(kFirstRound);
    kept();
    REQUIRE_FALSE(desk.refused);
    const Line& line = desk.table().line();
    const std::string page = gameReplay(line, Language::German).value_or("");
    CHECK(page.starts_with("<!DOCTYPE html>"));
    for (const char* outside :
         {"http://", "https://", "url(", "<link", "@import", "@GAME@", "@SCRIPT@", "@SENTENCES@"}) {
        INFO(outside);
        // The one address is the name of a kind of drawing, which nobody opens.
        std::string text = page;
        for (std::size_t at = 0; (at = text.find("http://www.w3.org/2000/svg")) != std::string::npos;) {
            text.erase(at, std::string_view("http://www.w3.org/2000/svg").size());
        }
        CHECK(text.find(outside) == std::string::npos);
    }
    const nlohmann::json game = gameIn(page);
    REQUIRE(game.at("steps").size() == boards.size());  // What was taken back is no step.
    CHECK(drawingsOf(game, "board", "boards") == boards);
    const nlohmann::json& round = game.at("steps").at(1);
    CHECK(round.at("combat").at("rounds").at(0) == "10 : 7");
    CHECK(round.at("clauses").size() > 1);
    for (const nlohmann::json& clause : round.at("clauses")) {
        CHECK_FALSE(game.at("clauses").at(clause.get<std::string>()).get<std::string>().empty());
    }
    CHECK(round.at("says").get<std::string>().find("10") != std::string::npos);
    CHECK_FALSE(drawingsOf(game, "place", "places").at(1).empty());
    CHECK(game.at("players").size() == line.position().table->players.size());
}

TEST_CASE("a replay may be of a stretch, and can be stopped", "[adjudicator][replay]") {
    Desk desk(battlefield());
    desk.play(kAttack);
    const std::uint64_t attack = desk.table().line().head().seq;
    desk.play(kFirstRound);
    const Line& line = desk.table().line();
    const nlohmann::json game = gameIn(gameReplay(line, Language::English, {attack + 1, std::nullopt}).value_or(""));
    REQUIRE(game.at("steps").size() == 1);
    CHECK(game.at("steps").at(0).at("entry").get<std::uint64_t>() > attack);
    CHECK_FALSE(gameReplay(line, Language::English, {0, 0}));
    CHECK_FALSE(gameReplay(line, Language::English, {line.head().seq + 1, std::nullopt}));
}

TEST_CASE("a drawing comes back to the last byte, whatever changes", "[adjudicator][replay]") {
    replay::SharedParts parts;
    std::vector<std::string> now;
    for (const char* drawing : {"<svg><g>a</g><g>b</g></svg>", "<svg><g>a</g><g>b</g></svg>", "<svg><g>b</g></svg>", "",
                                "<svg><g>b</g><g>b</g><g>c</g></svg>", "<svg><g>c</g></svg>"}) {
        const auto change = parts.next(drawing);
        std::vector<std::string> next(now.begin(), now.begin() + change[0].get<std::ptrdiff_t>());
        for (const auto& number : change[2]) {
            next.push_back(parts.parts().at(number.get<std::size_t>()));
        }
        next.insert(next.end(), now.end() - change[1].get<std::ptrdiff_t>(), now.end());
        now = next;
        std::string whole;
        for (const std::string& part : now) {
            whole += part;
        }
        CHECK(whole == drawing);
    }
    CHECK(parts.parts().size() < 8);
}

TEST_CASE("names of players are text in a replay, whatever they are", "[adjudicator][cli][replay]") {
    using adjudicator::cli::game;
    const adjudicator::cli::Folder folder;
    const std::string position = folder.book() + ".json";
    std::ofstream(position) << R"({"format":"catan-position/1","hexes":[{"q":0,"r":0,"terrain":"fields","number":8}],
        "players":[{"id":"red","name":"</script><b>"},"blue"],
        "turn":{"round":2,"player":"red","phase":"roll"}})";
    REQUIRE(game({"new", "--from", position, "--db", folder.book()}).exit == 0);
    CHECK(game({"replay", "--db", folder.book(), "--html", "-"}).exit == 2);  // Nothing to play yet.
    CHECK(game({"replay", "--db", folder.book()}).err ==
          "adjudicator: game replay: name a file: --html, --gif or --mp4\n");
    REQUIRE(game({"do", "--db", folder.book()},
                 R"({"do":"roll","by":"red","dice":[{"sides":6,"value":3},{"sides":6,"value":5}],"source":"entered"})")
                .exit == 0);
    const auto run = game({"replay", "--db", folder.book(), "--html", "-"});
    REQUIRE(run.exit == 0);
    const nlohmann::json played = gameIn(run.out);
    CHECK(played.at("players").at(0).at("name") == "</script><b>");
    CHECK(played.at("steps").at(0).at("rolls") == 8);
    CHECK(run.out.find("</script><b>") == std::string::npos);
}
