// SPDX-License-Identifier: GPL-3.0-or-later
// What players propose by phone, and the referee's second hand.
#include "tests/adjudicator/web/phone_table.h"

namespace adjudicator::test {

TEST_CASE("a player gives up cards by phone, and it is done once the referee's second hand accepts it",
          "[adjudicator][web]") {
    PhoneTable table(kSeven);
    CHECK(table.shown()["due"][0] == TableJson{{"by", "ben"}, {"what", "discard"}, {"count", 4}});
    const std::uint64_t before = table.line().head().seq;
    // The rules refuse what is not right, with their clause, in the phone's language.
    TableJson three = table.word("ben", "act", 0);
    three["act"] = R"({"do":"discard","by":"ben","cards":{"ore":3}})";
    three["lang"] = "de";
    const TableJson refused = table.say("ben", three);
    CHECK(refused["why"] == "refused");
    CHECK(refused["text"].get<std::string>().ends_with("(B-8)"));
    CHECK(table.propose("anna", R"({"do":"discard","by":"ben","cards":{"ore":4}})")["why"] == "seat");
    CHECK(table.propose("ben", R"({"do":"roll","by":"ben"})")["why"] == "seat");
    CHECK(table.propose("ben", R"({"do":"discard"})")["why"] == "bad");
    CHECK(table.propose("", R"({"do":"discard","by":"ben","cards":{"ore":4}})")["why"] == "seat");

    REQUIRE(table.propose("ben", R"({"do":"discard","by":"ben","cards":{"ore":1,"wool":3}})")["ok"] == true);
    CHECK(table.line().head().seq == before);
    REQUIRE(table.shown()["asks"].size() == 1);
    const TableJson ask = table.shown()["asks"][0];
    CHECK(ask["by"] == "ben");
    CHECK(ask["count"] == 4);
    CHECK(ask["how"] == "open");
    // Which cards no other phone sees.
    CHECK(table.shown().dump().find("wool") == std::string::npos);
    // No player does the referee's work.
    TableJson accept = table.word("ben", "accept", 0);
    accept["id"] = ask["id"];
    CHECK(table.say("ben", accept)["why"] == "seat");

    CHECK(table.hand("accept", "id", ask["id"])["ok"] == true);
    CHECK(table.shown()["asks"][0]["how"] == "taken");
    CHECK(table.shown()["due"].empty());
    const auto* act = table.line().log().back().act();
    REQUIRE(act != nullptr);
    CHECK(std::holds_alternative<engine::Discard>(act->action));
    // The act names the proposal, and the proposal the phone.
    REQUIRE(act->proposal);
    const std::string chain = table.bodiesOf(act->proposal->game);
    CHECK(chain.find("ben (phone " + table.of("ben").id + ")") != std::string::npos);
    CHECK(chain.find("referee (phone " + table.of("").id + ")") != std::string::npos);
    CHECK(table.hand("accept", "id", ask["id"])["why"] == "changed");
    CHECK(table.verdict()["verdict"] == "sound");
}

TEST_CASE("the second hand refuses, goes on and takes back, and only of the state that it saw", "[adjudicator][web]") {
    PhoneTable table(kSeven);
    REQUIRE(table.propose("ben", R"({"do":"discard","by":"ben","cards":{"ore":4}})")["ok"] == true);
    CHECK(table.hand("refuse", "id", table.shown()["asks"][0]["id"])["ok"] == true);
    CHECK(table.shown()["asks"][0]["how"] == "refused");

    PhoneTable other;
    const std::string head = other.shown()["head"];
    CHECK(other.shown()["step"].get<std::string>().size() > 3);
    CHECK(other.hand("next", "head", head)["ok"] == true);
    REQUIRE(std::holds_alternative<engine::Roll>(other.line().log()[other.line().head().seq - 1].act()->action));
    // The same word said again means another state.
    CHECK(other.hand("next", "head", head)["why"] == "changed");
    CHECK(other.hand("take-back", "head", head)["why"] == "changed");
    CHECK(other.hand("take-back", "head", other.shown()["head"])["ok"] == true);
    CHECK(other.line().acts().empty());
    REQUIRE(cli::game({"dismiss", "referee", "--db", other.book()}).exit == 0);
    CHECK(other.hand("next", "head", other.shown()["head"])["why"] == "unknown");
    CHECK(other.verdict()["verdict"] == "sound");
}

TEST_CASE("a throw by the second hand waits for the players' words", "[adjudicator][web]") {
    PhoneTable table;
    REQUIRE(table.seal("anna", 0)["ok"] == true);
    REQUIRE(table.seal("ben", 0)["ok"] == true);
    REQUIRE(table.hand("next", "head", table.shown()["head"])["ok"] == true);
    CHECK(table.shown()["throw"]["declared"] == true);
    REQUIRE(table.open("ben", 0)["ok"] == true);
    table.phones().look();
    CHECK(table.line().acts().empty());
    REQUIRE(table.open("anna", 0)["ok"] == true);
    table.phones().look();
    table.look();
    CHECK(table.shown()["word"] == "anna: anna · ben: ben");
    CHECK(table.line().acts().size() == 1);
}

}  // namespace adjudicator::test
