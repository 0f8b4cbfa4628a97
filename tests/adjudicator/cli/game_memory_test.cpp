// SPDX-License-Identifier: GPL-3.0-or-later
// What a desk remembers over all its books, and what others remember.
#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "adjudicator/seal/receipt.h"
#include "db/codes.h"
#include "tests/adjudicator/cli/club.h"

using namespace adjudicator;
using namespace adjudicator::cli;
using nlohmann::json;
namespace fs = std::filesystem;

TEST_CASE("a game that vanished with an older copy is named, and its number is never given again",
          "[adjudicator][cli][seal]") {
    const Club club;
    const std::string first = club.begin();
    const fs::path copy = club.file("copy");
    club.copyBook(club.book, copy);
    const std::string second = club.begin();
    club.copyBook(copy, club.book);

    const json missing = club.verified(club.book);
    CHECK(missing.at("exit") == 1);
    CHECK(missing.at("verdict") == "damaged");
    CHECK(missing.at("reason") == "desk-saw-more");
    REQUIRE(missing.at("missing_games").size() == 1);
    CHECK(missing.at("missing_games")[0].at("game") == second);
    CHECK(missing.at("missing_games")[0].at("number") == 2);
    const std::string text = game({"verify", "--db", club.book.string()}).out;
    CHECK(text.starts_with("this desk has seen game 2 (up to entry 1, "));

    SECTION("the next game begins by saying so") {
        const std::string third = club.begin();
        const json log = club.log(third, club.book);
        CHECK(log[0].at("body").at("game_number") == 3);
        CHECK(log[0].at("body").at("before") == 1);
        CHECK(log[1].at("body").at("kind") == "older-state");
        CHECK(log[1].at("body").at("game") == second);
        CHECK(log[1].at("body").at("number") == 2);
        const json told = club.verified(club.book);
        CHECK(told.at("exit") == 0);
        CHECK(told.at("missing_games").empty());
        CHECK(told.at("games")[1].at("put_back")[0].at("game") == second);
        CHECK(club.script("'" + club.book.string() + "'") == 0);
        // Put back once more, before the game that says so.
        club.copyBook(copy, club.book);
        CHECK(club.verified(club.book).at("missing_games").size() == 2);
        CHECK(club.log(club.begin(), club.book)[0].at("body").at("game_number") == 4);
    }
    SECTION("the game that goes on says so, once") {
        CHECK(club.rule(club.book).exit == 0);
        CHECK(club.log(first, club.book)[2].at("body").at("kind") == "older-state");
        CHECK(club.rule(club.book).exit == 0);
        int told = 0;
        for (const json& entry : club.log(first, club.book)) {
            told += entry.at("body").at("kind") == "older-state" ? 1 : 0;
        }
        CHECK(told == 1);
        CHECK(club.verified(club.book).at("exit") == 0);
    }
}

TEST_CASE("a desk counts its games over all its books", "[adjudicator][cli][seal]") {
    const Club club;
    const fs::path other = club.file("other.db");
    (void)club.begin();
    (void)club.begin(other);
    const std::string third = club.begin();
    const std::string fourth = club.begin(other);
    CHECK(club.log(third, club.book)[0].at("body").at("game_number") == 3);
    CHECK(club.log(third, club.book)[0].at("body").at("before") == 1);
    CHECK(club.log(fourth, other)[0].at("body").at("before") == 2);
    const json verified = club.verified(club.book, {"--game", third});
    CHECK(verified.at("exit") == 0);
    const json& how = verified.at("games")[0].at("could_have");
    CHECK(std::ranges::any_of(how, [](const json& each) {
        return each.at("how") == "kept-back" && each.at("from") == 2 && each.at("to") == 2;
    }));
    // Both books in one: nothing is missing, nothing is kept back.
    CHECK(game({"merge", other.string(), "--db", club.book.string()}).exit == 0);
    const json merged = club.verified(club.book);
    CHECK(merged.at("exit") == 0);
    CHECK(club.script("'" + club.book.string() + "'") == 0);
    for (const json& one : merged.at("games")) {
        CHECK(
            std::ranges::none_of(one.at("could_have"), [](const json& each) { return each.at("how") == "kept-back"; }));
    }
}

TEST_CASE("marks of earlier versions are taken over, and what is no mark is named", "[adjudicator][cli][seal]") {
    const Club club;
    const std::string id = club.begin();
    const json body = club.verified(club.book);
    // As the version before kept it.
    fs::remove(club.own / "memory.db");
    fs::create_directories(club.own / "heads");
    std::ofstream(club.own / "heads" / id) << 7 << ' ' << std::string(64, 'a') << '\n';
    std::ofstream(club.own / "heads" / "rubbish") << "no mark";
    const CommandRun run = game({"verify", "--json", "--db", club.book.string()});
    CHECK(run.exit == 1);
    CHECK(json::parse(run.out).at("games")[0].at("desk_remembers").at("entry") == 7);
    CHECK(run.err.find("rubbish") != std::string::npos);
    CHECK(fs::exists(club.own / "heads" / "rubbish"));
    CHECK_FALSE(fs::exists(club.own / "heads" / id));
}

TEST_CASE("a key or a memory that is none is named and left untouched", "[adjudicator][cli][seal]") {
    const Club club;
    fs::create_directories(club.own);
    std::ofstream(club.own / "desk.key") << "";
    std::ofstream(club.own / "memory.db") << "this is no database, whatever its name says";
    const CommandRun run = game({"new", "--documents", "base", "--players", "red,blue", "--db", club.book.string()});
    CHECK(run.exit == 0);
    CHECK(run.err.find("desk.key: this is no key") != std::string::npos);
    CHECK(run.err.find("memory.db: this desk cannot remember its games") != std::string::npos);
    CHECK(fs::file_size(club.own / "desk.key") == 0);
    CHECK(bytesOf((club.own / "memory.db").string()).starts_with("this is no database"));
    CHECK(club.act(R"({"do":"seal"})", club.book).out.find("desk.key") != std::string::npos);
}

TEST_CASE("receipts say up to where others have seen a game, and contradict another past", "[adjudicator][cli][seal]") {
    const Club club;
    const std::string id = club.begin();
    const fs::path copy = club.file("copy");
    club.copyBook(club.book, copy);
    const fs::path stick = club.file("stick");
    fs::create_directories(stick);
    REQUIRE(game({"do", "--witness-folder", stick.string(), "--db", club.book.string()},
                 "{\"do\":\"rule\",\"reason\":\"asked\",\"clause\":\"B-9\"}\n")
                .exit == 0);
    fs::path kept;
    for (const auto& each : fs::directory_iterator(stick)) {
        kept = each.path();
    }
    REQUIRE_FALSE(kept.empty());
    const json seen = club.verified(club.book, {"--witness", kept.string()});
    CHECK(seen.at("exit") == 0);
    REQUIRE(seen.at("games")[0].at("seen_by").size() == 1);
    CHECK(seen.at("games")[0].at("seen_by")[0].at("own_desk") == true);
    CHECK(seen.at("games")[0].at("seen_by")[0].at("signed") == true);
    CHECK(club.script("'" + club.book.string() + "' --witness '" + kept.string() + "'") == 0);

    // Three others: a desk of its own, and two phones.
    const DeskFolder friends(club.file("friends"));
    const SeenHead head{
        *db::gameIdFromHex(id),
        {seen.at("entries").get<std::uint64_t>() - 1, *db::hashFromHex(seen.at("head").get<std::string>())}};
    const fs::path receipts = club.file("receipts.jsonl");
    REQUIRE(addReceipts(receipts, {receiptBy(*friends.key(), head, "2026-11-21T18:04:05.123Z"),
                                   {head, {}, "Ben", {}},
                                   {head, "2026-11-21T18:05:00.000Z", "Mia", {}}}));
    REQUIRE(addReceipts(receipts, {{head, {}, "Ben", {}}}));
    std::ofstream(receipts, std::ios::app) << "torn off in the mid";
    const std::string all = game({"verify", "--witness", receipts.string(), "--db", club.book.string()}).out;
    CHECK(all.find("seen by 3 others up to entry " + std::to_string(head.head.seq)) != std::string::npos);
    CHECK(all.find("lines that are no receipts: 1") != std::string::npos);
    CHECK(bytesOf(receipts.string()).find("Ben") == bytesOf(receipts.string()).rfind("Ben"));

    SECTION("the book is put back, and its desk forgets") {
        club.copyBook(copy, club.book);
        fs::remove_all(club.own);
        const CommandRun run =
            game({"verify", "--witness", kept.string(), receipts.string(), "--db", club.book.string()});
        CHECK(run.exit == 1);
        CHECK(run.out.find("has seen entry") < run.out.find("damaged at entry"));
        const json found = club.verified(club.book, {"--witness", receipts.string()});
        CHECK(found.at("reason") == "witness-saw-more");
        CHECK(found.at("games")[0].at("contradicted_by").size() == 3);
        CHECK(club.script("'" + club.book.string() + "' --witness '" + kept.string() + "'") == 1);
    }
    SECTION("another entry stands where one was seen") {
        club.copyBook(copy, club.book);
        fs::remove_all(club.own);
        CHECK(club.rule(club.book).exit == 0);
        CHECK(club.rule(club.book).exit == 0);
        const json found = club.verified(club.book, {"--witness", receipts.string()});
        CHECK(found.at("exit") == 1);
        CHECK(found.at("reason") == "witness-saw-other");
        CHECK(club.script("'" + club.book.string() + "' --witness '" + receipts.string() + "'") == 1);
    }
    SECTION("the whole game is gone") {
        const fs::path fresh = club.file("fresh.db");
        fs::remove_all(club.own);
        (void)club.begin(fresh);
        const json found = club.verified(fresh, {"--witness", receipts.string()});
        CHECK(found.at("exit") == 1);
        REQUIRE(found.at("missing_games").size() == 1);
        CHECK(found.at("missing_games")[0].at("game") == id);
    }
    SECTION("a signature that is not by its key counts for nothing") {
        Receipt forged = receiptBy(*friends.key(), {head.game, {head.head.seq, db::sha256("other")}}, "");
        forged.head = {head.game, {head.head.seq, db::sha256("another")}};
        const fs::path file = club.file("forged.jsonl");
        REQUIRE(addReceipts(file, {forged}));
        const json found = club.verified(club.book, {"--witness", file.string()});
        CHECK(found.at("exit") == 0);
        CHECK(found.at("receipts_uncounted") == 1);
        CHECK(club.script("'" + club.book.string() + "' --witness '" + file.string() + "'") == 0);
    }
    SECTION("a book that others keep is a witness") {
        CHECK(club.verified(copy, {"--witness", club.book.string()}).at("exit") == 1);
        CHECK(club.verified(club.book, {"--witness", copy.string()}).at("games")[0].at("seen_by")[0].at("by") ==
              "copy");
        const CommandRun neither =
            game({"verify", "--witness", (club.own / "desk.key").string(), "--db", club.book.string()});
        CHECK(neither.exit == 2);
    }
}

TEST_CASE("a desk writes receipts of its book's heads, and of those it saw in others' books",
          "[adjudicator][cli][seal]") {
    const Club club;
    const std::string id = club.begin();
    const fs::path receipts = club.file("mine.jsonl");
    const std::vector<std::string> write{"receipts", "-o", receipts.string(), "--db", club.book.string()};
    REQUIRE(game(write).exit == 0);
    REQUIRE(game(write).exit == 0);
    CHECK(club.rule(club.book).exit == 0);
    REQUIRE(game(write).exit == 0);
    std::ifstream stream(receipts);
    const ReceiptsRead read = readReceipts(stream);
    CHECK(read.receipts.size() == 2);
    CHECK(read.falselySigned.empty());
    CHECK(club.verified(club.book, {"--witness", receipts.string()}).at("exit") == 0);

    // A friend merges the book and has seen what was in it.
    const fs::path theirs = club.file("theirs.db");
    REQUIRE(game({"merge", club.book.string(), "--db", theirs.string()}).exit == 0);
    const json again =
        json::parse("[" + game({"receipts", "-o", "-", "--game", id, "--db", theirs.string()}).out + "]");
    CHECK(again.size() == 1);
}
