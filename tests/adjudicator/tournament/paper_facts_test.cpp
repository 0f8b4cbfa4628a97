// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/paper_facts.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "adjudicator/record/tournament_sentences.h"
#include "adjudicator/tournament/dispute_link.h"
#include "adjudicator/tournament/name_order.h"
#include "adjudicator/tournament/paper_lines.h"
#include "adjudicator/tournament/tournament_paper.h"
#include "tests/engine/tournament/tournament_position.h"

namespace adjudicator {

namespace {

namespace cup = engine::tournament;
using engine::Language;
using engine::PlayerId;

/// Eight players at two tables of each of two rounds, with results.
cup::Position playedEight(cup::System system) {
    cup::Position position = cup::tournamentOf(8, system);
    cup::act(position, cup::seatsFor(1, {{PlayerId(0), PlayerId(1), PlayerId(2), PlayerId(3)},
                                         {PlayerId(4), PlayerId(5), PlayerId(6), PlayerId(7)}}));
    cup::act(position, cup::seatsFor(2, {{PlayerId(4), PlayerId(0), PlayerId(5), PlayerId(1)},
                                         {PlayerId(6), PlayerId(2), PlayerId(7), PlayerId(3)}}));
    cup::act(position, cup::resultAt(position, 1, 1, {12, 7, 7, 3}));
    cup::act(position, cup::resultAt(position, 1, 2, {5, 10, 8, 6}));
    cup::act(position, cup::resultAt(position, 2, 1, {4, 10, 9, 5}));
    return position;
}

}  // namespace

TEST_CASE("a player's sheet tells how each value comes together and what separates", "[adjudicator][tournament]") {
    const cup::Position position = playedEight(cup::System::A);
    const cup::Standings table = standings(position);
    const SheetFacts first = sheetFacts(position, table, PlayerId(0), Language::English);
    CHECK(first.rank == 1);
    REQUIRE(first.games.size() == 2);
    CHECK(first.games[0].points == "12 (counts as 10)");
    CHECK(first.games[0].share.exact == "10/27");
    REQUIRE(first.sums.size() == 5);
    CHECK(first.sums[0].parts == "1 + 1 = 2");
    CHECK(first.sums[1].parts == "10 + 10 = 20");
    CHECK(first.sums[2].parts == "10/27 + 5/14 = 275/378");
    REQUIRE(first.reasons.size() == 1);
    CHECK(first.reasons[0] == "Before rank 2, Player 6: then wins: 2 against 1.");
    // Second and third place shared: a half each.
    const SheetFacts second = sheetFacts(position, table, PlayerId(1), Language::German);
    CHECK(second.games[0].place == "2, geteilt durch 2");
    CHECK(second.sums[3].parts == "1/2 + 0 = 1/2");
    CHECK(second.reasons.size() == 2);
}

TEST_CASE("a deduction stands in the sum that it takes from, and in the list of penalties",
          "[adjudicator][tournament]") {
    cup::Position position = playedEight(cup::System::B);
    cup::act(position, cup::Penalize{PlayerId(0), cup::PenaltyKind::Deduction, 1, cup::Criterion::PlacePoints,
                                     cup::Fraction(1, 2), "4.2", "late"});
    const SheetFacts sheet = sheetFacts(position, standings(position), PlayerId(0), Language::English);
    CHECK(sheet.sums.front().parts == "5 + 5 − 1/2 = 19/2");
    CHECK(sheet.sums[2].parts == "(10/27 + 5/14) : 2 = 275/756");
    REQUIRE(sheet.penalties.size() == 1);
    CHECK(sheet.penalties.front().what == "deduction 1/2 place points, Round 1");
    const std::string html = paperHtml(position, {}, {Paper::PlayerSheet, 1, PlayerId(0), Language::English});
    CHECK(html.find("5 + 5 − 1/2 = 19/2") != std::string::npos);
}

TEST_CASE("the standings say what they wait for", "[adjudicator][tournament]") {
    cup::Position position = playedEight(cup::System::A);
    CHECK(standingFacts(position, standings(position), Language::English).provisional ==
          "Provisional: one result is missing; 3 results are not official yet.");
    cup::act(position, cup::resultAt(position, 2, 2, {10, 6, 4, 2}));
    cup::act(position, cup::SetState{1, 2, cup::ResultState::Disputed, "the road", {}, {}});
    CHECK(standingFacts(position, standings(position), Language::German).provisional ==
          "Vorläufig: strittig: Runde 1, Tisch 2; 3 Ergebnisse sind noch nicht amtlich.");
}

TEST_CASE("a claim stands under the standings with the ranks that it would give", "[adjudicator][tournament]") {
    cup::Position position = playedEight(cup::System::A);
    cup::SetState dispute{1, 1, cup::ResultState::Disputed, "a road", {}, {}};
    dispute.claim = cup::resultAt(position, 1, 1, {4, 10, 9, 8}).scores;
    cup::act(position, dispute);
    const StandingFacts facts = standingFacts(position, standings(position), Language::English);
    REQUIRE(facts.claims.size() == 1);
    CHECK(facts.claims.front() ==
          "Round 1, table 1: If the claim holds: rank of Player 2 2 instead of 3; Player 1 3 instead of 1; Player 3 5 "
          "instead of 6; Player 4 7 instead of 8; Player 6 1 instead of 2; Player 7 6 instead of 5; and 1 more.");
    const std::string html = paperHtml(position, {}, {Paper::Standings, 1, {}, Language::German});
    CHECK(html.find("Runde 1, Tisch 1: Gilt die Gegenangabe: Rang von Player 2 2 statt 3;") != std::string::npos);
    CHECK(
        sentence(cup::Action(dispute), position, Language::English) ==
        "Round 1, table 1: the result is disputed (a road), claimed: Player 1 4, Player 2 10, Player 3 9, Player 4 8");
    const auto json = claimsJson(position);
    CHECK(json.dump().find(R"({"round":1,"table":1,"ranks":[{"player":)") != std::string::npos);
}

TEST_CASE("the special cards of the winning score stand on pairings and result slips", "[adjudicator][tournament]") {
    cup::Position position = playedEight(cup::System::C);
    CHECK(rulesLine(position.settings, Language::English) == "Base game. Winning score 10.");
    position.settings.documents = {"base", "ccm"};
    position.settings.winningScore = 20;
    const std::string line = rulesLine(position.settings, Language::English);
    CHECK(line ==
          "Base game, CCM tournament rules. At 20 points: 4 knights, road of 6, 4 points each; second place 2.");
    CHECK(pairingFacts(position, 1, Language::English).rules == line);
    CHECK(resultSlips(position, {}, 1, Language::English).front().rules == line);
    for (const Paper paper : {Paper::Pairings, Paper::ResultSlips}) {
        CHECK(paperHtml(position, {}, {paper, 1, {}, Language::English}).find(line) != std::string::npos);
    }
    position.settings.winningScore = 13;
    CHECK(rulesLine(position.settings, Language::German) ==
          "Grundspiel, CCM-Turnierregeln. Bei 13 Siegpunkten: 3 Ritter, Handelsstraße ab 5, je 2 Siegpunkte.");
}

TEST_CASE("a list of names is in the order in which people look them up", "[adjudicator][tournament]") {
    CHECK(nameKey("Österle") == "osterle");
    CHECK(nameKey("Łukasz Çelik") == "lukasz celik");
    CHECK(nameKey("Ōta") < nameKey("Paul"));
    CHECK(nameKey("日本") == "日本");
    CHECK(nameKey("A\xc3") == "a\xc3");
    cup::Position position = cup::tournamentOf(4);
    cup::act(position, cup::EditPlayer{PlayerId(0), "Zoë", {}});
    cup::act(position, cup::EditPlayer{PlayerId(1), "Özgür", {}});
    cup::act(position, cup::EditPlayer{PlayerId(2), "Paul", {}});
    cup::act(position, cup::EditPlayer{PlayerId(3), "anna", {}});
    cup::act(position, cup::seatsFor(1, {{PlayerId(0), PlayerId(1), PlayerId(2), PlayerId(3)}}));
    const PairingFacts facts = pairingFacts(position, 1, Language::German);
    std::string order;
    for (const PaperSeat& seat : facts.byName) {
        order += seat.player.name + " ";
    }
    CHECK(order == "anna Özgür Paul Zoë ");
    CHECK(facts.byName.back().seat == 1);
    CHECK(facts.byName.back().table == "Tisch 1");
}

TEST_CASE("seat slips lie by name, and name every round", "[adjudicator][tournament]") {
    cup::Position position = playedEight(cup::System::A);
    cup::act(position, cup::EditPlayer{PlayerId(4), "Ärmel", {}});
    const auto slips = seatSlips(position, Language::English);
    REQUIRE(slips.size() == 8);
    CHECK(slips.front().player.name == "Ärmel");
    REQUIRE(slips.front().lines.size() == 2);
    CHECK(slips.front().lines[0].table == "Table 2");
    CHECK(slips.front().lines[1].seat == "place 1 in the order of play");
    CHECK(slips[1].player.name == "Player 1");
    CHECK(slips.back().player.name == "Player 8");
}

TEST_CASE("the standings on paper have a line for the director, and an empty table no slip",
          "[adjudicator][tournament]") {
    cup::Position position = playedEight(cup::System::A);
    CHECK(paperHtml(position, {}, {Paper::Standings, 1, {}, Language::English}).find("Tournament director: <span") !=
          std::string::npos);
    cup::act(position, cup::ChangeSeats{2, {{2, {}}}, "went home"});
    CHECK(pairingFacts(position, 2, Language::English).tables.size() == 1);
    CHECK(resultSlips(position, {}, 2, Language::English).size() == 1);
    CHECK(pairingFacts(position, 2, Language::English).resting.size() == 4);
}

TEST_CASE("a dispute's link is found in what the director wrote", "[adjudicator][tournament]") {
    const DisputeLink link{"3f2a90c1d2e3f4051627384950a1b2c3", 214};
    CHECK(linkText(link) == "3f2a90c1d2e3f4051627384950a1b2c3:214");
    CHECK(linkIn(linkText(link)) == link);
    CHECK(linkIn("the road, 3F2A90C1D2E3F4051627384950A1B2C3:214.") == link);
    CHECK(linkIn("3f2a90c1 17") == DisputeLink{"3f2a90c1", 17});
    CHECK(linkIn("see #12 and deadbeef#9, please") == DisputeLink{"deadbeef", 9});
    for (const char* none : {"", "the road", "3f2a90c1", "3f2a90c1:", "3f2a90:1", "3f2a90c1:x", "3f2a90c1:12b",
                             "3f2a90c1d2e3f4051627384950a1b2c3d:1", "3f2a90c1:99999999999999999999"}) {
        CHECK_FALSE(linkIn(none));
    }
}

}  // namespace adjudicator
