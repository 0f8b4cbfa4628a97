// SPDX-License-Identifier: GPL-3.0-or-later
// What players propose by phone, and the referee's second hand.
#include "adjudicator/web/phone_chain.h"
#include "adjudicator/web/player_asks.h"
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

TEST_CASE("what became of a proposal follows from the book, whoever wrote it", "[adjudicator][web]") {
    constexpr const char* kFour = R"({"do":"discard","by":"ben","cards":{"ore":4}})";
    PhoneTable table(kSeven);
    REQUIRE(table.propose("ben", R"({"do":"discard","by":"ben","cards":{"wool":4}})")["ok"] == true);
    REQUIRE(table.propose("ben", kFour)["ok"] == true);
    // The later one has taken the place of the first.
    REQUIRE(table.shown()["asks"].size() == 1);
    auto book = db::Book::open(table.book(), db::OpenMode::ReadWrite);
    REQUIRE(book);
    DeskFolder own(dataFolder());
    const auto asks = web::playerAsks(web::phoneProposals(*book, own, table.game()), table.line());
    REQUIRE(asks.size() == 1);
    CHECK(asks[0].count() == 4);
    SECTION("another program of this desk refuses it") {
        web::PhoneChain chain(*book, own, "Phones");
        REQUIRE(chain.propose({table.game(), table.line().head()}, web::decisionAct(asks[0].at, false), "referee"));
        table.look();
        CHECK(table.shown()["asks"][0]["how"] == "refused");
        CHECK(table.hand("accept", "id", asks[0].id())["why"] == "changed");
        CHECK(table.propose("ben", kFour)["ok"] == true);
        CHECK(table.shown()["asks"][1]["how"] == "open");
    }
    SECTION("another program of this desk carries it out") {
        DirectDesk<TableGame> desk(*book, own);
        REQUIRE(desk.take(table.line()));
        REQUIRE(desk.carryOut(asks[0].action, asks[0].at));
        table.look();
        CHECK(table.shown()["asks"][0]["how"] == "taken");
    }
    SECTION("the referee enters it without the phone, and it means nothing for the next seven") {
        REQUIRE(table.desk().play(asks[0].action));
        table.look();
        CHECK(table.shown()["asks"][0]["how"] == "gone");
    }
}

TEST_CASE("whoever lost a settlement to a takeover chooses a paid card by phone", "[adjudicator][web]") {
    PhoneTable table(
        R"({"format":"catan-position/1","documents":["base","monopolists"],
        "hexes":[{"q":0,"r":0,"terrain":"fields","number":8},{"q":1,"r":0,"terrain":"forest","number":5}],
        "players":["anna","ben","cleo"],"buildings":[{"at":"0,0:N","kind":"settlement","owner":"anna"}],
        "turn":{"round":2,"player":"anna","phase":"build","pending":
        {"takeover":{"taker":"anna","left":{"wool":1,"grain":2},"pickers":["ben"]}}}})");
    const TableJson due = table.shown()["due"][0];
    CHECK(due["by"] == "ben");
    CHECK(due["what"] == "claim");
    CHECK(due["cards"] == TableJson{"wool", "grain"});
    CHECK(table.propose("cleo", R"({"do":"claim","by":"cleo","resource":"wool"})")["why"] == "refused");
    CHECK(table.propose("ben", R"({"do":"claim","by":"ben","resource":"ore"})")["why"] == "refused");
    REQUIRE(table.propose("ben", R"({"do":"claim","by":"ben","resource":"grain"})")["ok"] == true);
    // What was chosen no phone is told.
    CHECK(table.shown()["asks"].dump().find("grain") == std::string::npos);
    CHECK(table.hand("accept", "id", table.shown()["asks"][0]["id"])["ok"] == true);
    CHECK(table.shown()["due"].empty());
}

}  // namespace adjudicator::test
