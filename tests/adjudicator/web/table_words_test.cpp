// SPDX-License-Identifier: GPL-3.0-or-later
// Players' phones at a table: from the code that the desk makes to the word in the throw, and every way that must not
// lead there; what phones have seen, and books that were put back.
#include <fstream>

#include "adjudicator/web/table_word.h"
#include "tests/adjudicator/web/phone_table.h"

namespace adjudicator::test {

TEST_CASE("three phones bind a throw, and the record proves it to each of them", "[adjudicator][web]") {
    PhoneTable table;
    for (const std::string& player : {std::string("cleo"), std::string("anna"), std::string("ben")}) {
        CHECK(table.seal(player, 0)["ok"] == true);
    }
    CHECK(table.shown()["throw"]["number"] == 0);
    CHECK(table.shown()["throw"]["seals"].size() == 3);
    // Nobody sees a word before the record holds its seal.
    CHECK(table.shown().dump().find("\"word\":\"cleo\"") == std::string::npos);
    CHECK(table.open("ben", 0)["why"] == "late");

    table.declare();
    CHECK(table.desk().awaitsWords());
    CHECK(table.shown()["throw"]["declared"] == true);
    CHECK(table.seal("ben", 0)["why"] == "late");
    for (const std::string& player : {std::string("ben"), std::string("cleo"), std::string("anna")}) {
        CHECK(table.open(player, 0)["ok"] == true);
    }
    CHECK_FALSE(table.desk().awaitsWords());
    REQUIRE(table.desk().goOnThrowing());
    table.look();
    const TableJson last = table.shown()["words"][0];
    CHECK(last["throw"] == 0);
    REQUIRE(last["words"].size() == 3);
    CHECK(last["words"][0]["by"] == "anna");
    CHECK(table.shown()["word"] == "anna: anna · ben: ben · cleo: cleo");
    CHECK(table.shown()["throw"]["number"] == 1);
    CHECK(table.shown()["throw"]["seals"].empty());

    const TableJson verdict = table.verdict();
    CHECK(verdict["verdict"] == "sound");
    CHECK(verdict["proved"]["throws"] == 1);
    REQUIRE(verdict["proved"]["words"].size() == 3);
    for (const TableJson& each : verdict["proved"]["words"]) {
        CHECK(each["sealed"] == verdict["proved"]["entries"]);
    }
    const std::string text = cli::game({"verify", "--db", table.book()}).out;
    for (const char* name : {"anna sealed", "ben sealed", "cleo sealed"}) {
        CHECK(text.find(name) != std::string::npos);
    }
}

TEST_CASE("the referee goes on without a word that is missing", "[adjudicator][web]") {
    PhoneTable table;
    REQUIRE(table.seal("anna", 0)["ok"] == true);
    REQUIRE(table.seal("ben", 0)["ok"] == true);
    table.declare();
    REQUIRE(table.open("anna", 0)["ok"] == true);
    CHECK(table.desk().awaitsWords());
    REQUIRE(table.desk().goOnThrowing());
    table.look();
    CHECK(table.shown()["word"] == "anna: anna");
    CHECK(table.open("ben", 0)["why"] == "late");
    const TableJson verdict = table.verdict();
    CHECK(verdict["verdict"] == "sound");
    REQUIRE(verdict["proved"]["unopened"].size() == 1);
    CHECK(verdict["proved"]["unopened"][0]["by"] == "ben");
}

TEST_CASE("without words of phones a throw is as it always was", "[adjudicator][web]") {
    PhoneTable table;
    table.declare();
    CHECK_FALSE(table.desk().awaitsWords());
    CHECK(table.shown()["throw"]["number"] == 1);
    CHECK(cli::game({"log", "--json", "--db", table.book()}).out.find("seals") == std::string::npos);
}

TEST_CASE("at a table no code, another seat's, a forged, an old or a withdrawn one seals nothing",
          "[adjudicator][web]") {
    PhoneTable table;
    TableJson body = table.word("anna", "seal", 0);
    body["seal"] = std::string(64, 'a');
    const std::string text = body.dump();
    CHECK(table.hear(text, "")["why"] == "unknown");
    CHECK(table.hear(text, std::string(64, '0'))["why"] == "unknown");
    CHECK(table.hear(text, web::sealOf(table.of("ben").code, text))["why"] == "unknown");
    TableJson other = body;
    other["admission"] = table.of("ben").id;
    CHECK(table.hear(other.dump(), web::sealOf(table.of("anna").code, other.dump()))["why"] == "unknown");
    other = body;
    other["session"] = "yesterday";
    CHECK(table.say("anna", other)["why"] == "again");
    CHECK(table.shown()["throw"]["seals"].empty());

    // The same word twice counts once, and another's word opens nothing of one's own.
    CHECK(table.say("anna", body)["ok"] == true);
    CHECK(table.say("anna", body)["ok"] == true);
    REQUIRE(table.seal("ben", 0)["ok"] == true);
    table.declare();
    TableJson open = table.word("anna", "open", 0);
    open["word"] = "ben";
    open["salt"] = saltText(WordSalt{1, 2, 3, 4});
    CHECK(table.say("anna", open)["why"] == "seal");
    CHECK(table.shown()["throw"]["opened"].empty());
    REQUIRE(cli::game({"dismiss", "ben", "--db", table.book()}).exit == 0);
    CHECK(table.open("ben", 0)["why"] == "unknown");
    CHECK(cli::game({"phones", "--db", table.book()}).out.find("ben") == std::string::npos);
    CHECK(cli::game({"phones", "--db", table.book()}).out.find("anna") != std::string::npos);
}

TEST_CASE("a phone at a table that floods the desk is told to wait, and the others are heard", "[adjudicator][web]") {
    PhoneTable table;
    int busy = 0;
    for (int i = 0; i < 60; ++i) {
        busy += table.seal("anna", 0)["why"] == "busy" ? 1 : 0;
    }
    CHECK(busy > 30);
    CHECK(table.seal("ben", 0)["ok"] == true);
}

TEST_CASE("a code of a table is no code of another game or of a tournament", "[adjudicator][web]") {
    PhoneTable table;
    REQUIRE(cli::game({"new", "--players", "anna,ben", "--db", table.book()}).exit == 0);
    const auto made = cli::game({"admit", "anna", "--url", "http://desk:8080/", "--json", "--db", table.book()});
    REQUIRE(made.exit == 0);
    const std::string url = TableJson::parse(made.out)["url"];
    CHECK(url.starts_with("http://desk:8080/table.html#a="));
    CHECK(url.find("&p=anna&g=") != std::string::npos);
    const auto all = web::AdmissionStore(dataFolder()).load();
    REQUIRE(all.size() == 5);
    TableJson body = table.word("anna", "seal", 0);
    body["seal"] = std::string(64, 'a');
    body["admission"] = all.back().id;
    CHECK(table.hear(body.dump(), web::sealOf(all.back().code, body.dump()))["why"] == "seat");
    CHECK(cli::game({"admit", "dora", "--url", "http://desk/", "--db", table.book()}).exit == cli::kUnusable);
    CHECK(cli::game({"admit", "--url", "http://desk/", "--db", table.book()}).exit == cli::kUnusable);
}

TEST_CASE("a book that was put back is contradicted by what a phone has seen", "[adjudicator][web]") {
    PhoneTable table;
    const std::string older = table.book() + ".older";
    REQUIRE(cli::game({"backup", older, "--db", table.book()}).exit == 0);
    table.declare();
    const std::string head = table.shown()["head"];
    TableJson brings = table.word("ben", "receipts", 0);
    brings["receipts"] = {head + " 2026-11-21T14:03:05.123Z"};
    CHECK(table.say("ben", brings)["ok"] == true);
    CHECK(table.verdict({"--phones"})["verdict"] == "sound");
    CHECK(table.verdict({"--phones"})["seen_by"][0]["by"].get<std::string>().starts_with("ben (phone "));
    // A phone looks by itself, too.
    CHECK(table.heads().size() == (table.shown()["entry"].get<std::size_t>() + 1) * 16);
    CHECK(table.heads().ends_with(db::toHex(table.head()).substr(0, 16)));

    // The same file of receipts, saved by the phone, and the older book: at any desk.
    const std::string file = table.book() + ".jsonl";
    std::ofstream(file) << TableJson{{"head", head}, {"seen", "2026-11-21T14:03:05.123Z"}, {"by", "ben"}} << '\n';
    const auto judged = cli::game({"verify", "--json", "--witness", file, "--db", older});
    CHECK(judged.exit == cli::kAnswerIsNo);
    const TableJson verdict = TableJson::parse(judged.out);
    REQUIRE(verdict["contradicted_by"].size() == 1);
    CHECK(verdict["contradicted_by"][0]["by"] == "ben");
    CHECK(cli::game({"verify", "--witness", file, "--db", older}).out.find("has seen entry") < 20);

    table.open(older);
    brings = table.word("ben", "receipts", 0);
    brings["receipts"] = {head + " 2026-11-21T14:03:05.123Z"};
    const TableJson answer = table.say("ben", brings);
    CHECK(answer["why"] == "contradicted");
    CHECK(answer["text"] == "2026-11-21T14:03:05.123Z");
    CHECK(cli::game({"verify", "--phones", "--db", older}).exit == cli::kAnswerIsNo);
    // Of another game a receipt says nothing here.
    TableJson other = table.word("ben", "receipts", 0);
    other["receipts"] = {"ADJ1:" + std::string(32, 'A') + ":1:" + std::string(64, 'B') + " 2026-11-21T14:03:05Z"};
    CHECK(table.say("ben", other)["ok"] == true);
}

TEST_CASE("what is no word of a phone at a table is none", "[adjudicator][web]") {
    const TableJson right{{"admission", std::string(16, 'a')},
                          {"session", "s"},
                          {"nonce", std::string(32, '0')},
                          {"do", "open"},
                          {"throw", 1},
                          {"word", "mango"},
                          {"salt", std::string(32, '1')}};
    REQUIRE(web::tableWordFrom(right.dump()));
    const auto with = [&](const char* field, const TableJson& value) {
        TableJson other = right;
        other[field] = value;
        return web::tableWordFrom(other.dump()).has_value();
    };
    CHECK_FALSE(with("do", "enter"));
    CHECK_FALSE(with("do", "seal"));
    CHECK_FALSE(with("throw", -1));
    CHECK_FALSE(with("throw", 4'294'967'296U));
    CHECK_FALSE(with("throw", "1"));
    CHECK_FALSE(with("word", ""));
    CHECK_FALSE(with("word", "a\nb"));
    CHECK_FALSE(with("word", "a · b"));
    CHECK_FALSE(with("word", std::string(kMostWordBytes + 1, 'x')));
    CHECK_FALSE(with("word", TableJson{1}));
    CHECK_FALSE(with("salt", "1"));
    CHECK_FALSE(with("nonce", "0"));
    CHECK_FALSE(with("do", "receipts"));
    TableJson brings = right;
    brings["do"] = "receipts";
    const std::string head = "ADJ1:" + std::string(32, 'A') + ":1:" + std::string(64, 'B');
    const auto brought = [&](const TableJson& receipts) {
        brings["receipts"] = receipts;
        return web::tableWordFrom(brings.dump()).has_value();
    };
    CHECK(brought({head + " 2026-11-21T14:03:05Z"}));
    CHECK_FALSE(brought(TableJson::array()));
    CHECK_FALSE(brought({head}));
    CHECK_FALSE(brought({head + " today"}));
    CHECK_FALSE(brought({head.substr(1) + " 2026-11-21T14:03:05Z"}));
    CHECK_FALSE(brought({7}));
    CHECK_FALSE(brought(std::vector<std::string>(25, head + " 2026-11-21T14:03:05Z")));
}

}  // namespace adjudicator::test
