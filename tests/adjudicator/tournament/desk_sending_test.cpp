// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <span>

#include "adjudicator/tournament/desks/desk_files.h"
#include "adjudicator/tournament/desks/folder_watch.h"
#include "db/book.h"
#include "db/codes.h"
#include "tests/adjudicator/cli/game_run.h"

namespace adjudicator::cli {

namespace {

namespace fs = std::filesystem;

CommandRun cup(std::vector<std::string> arguments, const std::string& input = {}) {
    return runWith(&registerTournament, "tournament", std::move(arguments), input);
}

/// A desk's book of one game, its key, and a folder to send to.
struct Sending {
    Folder home;
    fs::path folder = home.book() + ".files";
    DeskFolder own = ownDesk();

    Sending() {
        fs::create_directory(folder);
        REQUIRE(game({"new", "--db", home.book(), "--players", "Anna,Ben,Cleo,Dora"}).exit == kFine);
    }
    [[nodiscard]] fs::path files() const {
        return folder / db::toHex(std::span<const std::uint8_t>(own.key()->publicKey()));
    }
    void act() const {
        REQUIRE(game({"do", "--db", home.book()}, R"({"do":"rule","reason":"why","clause":"B-9"})").exit == kFine);
    }
    engine::Expected<Sent, SendFault> send(EntrySender& sender) const {
        const auto book = db::Book::open(home.book(), db::OpenMode::ReadOnly);
        REQUIRE(book);
        return sender.send(*book, utcNow());
    }
};

}  // namespace

TEST_CASE("a desk that sends after every act writes what is new and nothing twice", "[adjudicator][tournament]") {
    const Sending desk;
    EntrySender sender(*desk.own.key(), desk.folder);
    const auto first = desk.send(sender);
    REQUIRE(first);
    CHECK(first->file == desk.files() / "000001.jsonl");
    CHECK(first->entries > 0);
    const auto none = desk.send(sender);
    REQUIRE(none);
    CHECK_FALSE(none->file);
    desk.act();
    const auto second = desk.send(sender);
    REQUIRE(second);
    CHECK(second->file == desk.files() / "000002.jsonl");
    CHECK(second->entries == 1);
    // Another sender, as after a new start, finds nothing to add.
    EntrySender again(*desk.own.key(), desk.folder);
    const auto rest = desk.send(again);
    REQUIRE(rest);
    CHECK_FALSE(rest->file);
    // A second game goes with the next file.
    REQUIRE(game({"new", "--db", desk.home.book(), "--players", "Anna,Ben"}).exit == kFine);
    const auto third = desk.send(sender);
    REQUIRE(third);
    CHECK(third->file == desk.files() / "000003.jsonl");
    for (const auto& entry : fs::directory_iterator(desk.files())) {
        CHECK(entry.path().extension() == ".jsonl");
    }
}

TEST_CASE("an empty stick in the same place gets everything again", "[adjudicator][tournament]") {
    const Sending desk;
    EntrySender sender(*desk.own.key(), desk.folder);
    const auto first = desk.send(sender);
    REQUIRE(first);
    fs::rename(desk.folder, fs::path(desk.folder.string() + ".old"));
    CHECK(desk.send(sender).error().problem == SendProblem::FolderMissing);
    fs::create_directory(desk.folder);
    const auto again = desk.send(sender);
    REQUIRE(again);
    CHECK(again->file == desk.files() / "000001.jsonl");
    CHECK(again->entries == first->entries);
    // A file of its own that was changed is no ground to build on.
    desk.act();
    std::ofstream(desk.files() / "000001.jsonl", std::ios::app) << "x";
    EntrySender fresh(*desk.own.key(), desk.folder);
    CHECK(desk.send(fresh).error().problem == SendProblem::FilesDamaged);
    fs::remove_all(desk.folder.string() + ".old");
}

TEST_CASE("a director takes two sticks of one desk, though their numbers are the same", "[adjudicator][tournament]") {
    const Sending desk;
    const fs::path other = desk.folder.string() + ".second";
    fs::create_directory(other);
    EntrySender sender(*desk.own.key(), desk.folder);
    REQUIRE(desk.send(sender));
    const std::string director = desk.home.book() + ".director";
    REQUIRE(cup({"new", "--db", director, "--name", "Cup"}).exit == kFine);
    REQUIRE(cup({"receive", desk.folder.string(), "--db", director}).exit == kFine);
    // What comes now goes onto the second stick alone, whose first file holds everything.
    desk.act();
    EntrySender elsewhere(*desk.own.key(), other);
    const auto sent = desk.send(elsewhere);
    REQUIRE(sent);
    const auto received = nlohmann::json::parse(cup({"receive", other.string(), "--db", director}).out);
    CHECK(received["files"] == 1);
    CHECK(received["entries"] == 1);
    CHECK(nlohmann::json::parse(cup({"receive", other.string(), "--db", director}).out)["files"] == 0);
    // The same in one place: the stick is changed for another one.
    desk.act();
    fs::remove_all(desk.folder);
    fs::create_directory(desk.folder);
    REQUIRE(desk.send(sender));
    const auto changed = nlohmann::json::parse(cup({"receive", desk.folder.string(), "--db", director}).out);
    CHECK(changed["files"] == 1);
    CHECK(changed["entries"] == 1);
    CHECK(changed["state"] == "up-to-date");
    fs::remove_all(other);
}

TEST_CASE("folders are watched from the command line, and what fits enters", "[adjudicator][tournament]") {
    const Sending desk;
    const std::string director = desk.home.book() + ".director";
    REQUIRE(cup({"new", "--db", director, "--name", "Cup", "--cut", "none", "--rounds", "2"}).exit == kFine);
    REQUIRE(cup({"enter", "Anna", "Ben", "Cleo", "Dora", "--db", director}).exit == kFine);
    REQUIRE(cup({"seat", "--db", director}).exit == kFine);
    REQUIRE(game({"do", "--db", desk.home.book()}, R"({"do":"end-game","winner":"Ben","reason":"time"})").exit ==
            kFine);
    EntrySender sender(*desk.own.key(), desk.folder);
    REQUIRE(desk.send(sender));
    const std::string away = desk.folder.string() + ".away";
    const CommandRun run = cup({"watch", desk.folder.string(), away, "--for", "0", "--collect", "--db", director});
    CHECK(run.exit == kFine);
    CHECK(run.out.find("\"there\":false") != std::string::npos);
    CHECK(run.out.find("\"state\":\"up-to-date\"") != std::string::npos);
    CHECK(run.out.find("\"entered\":true") != std::string::npos);
    const auto table = nlohmann::json::parse(cup({"standings", "--json", "--db", director}).out);
    CHECK(table["rows"][0]["name"] == "Ben");
    // For decision: exit 1.
    REQUIRE(
        cup({"do", "--db", director}, R"({"do":"desk","key":")" + std::string(64, 'a') + R"(","name":"other"})").exit ==
        kFine);
    CHECK(cup({"watch", desk.folder.string(), "--for", "0", "--db", director}).exit == kAnswerIsNo);
    const CommandRun check = cup({"check", "--db", director});
    CHECK(check.exit == kAnswerIsNo);
    CHECK(check.out ==
          "System A asks for at least 12 players, here are 4.\n"
          "Round 1, table 1: nobody has the winning score of 10, and there is no time limit\n");
}

TEST_CASE("a dispute is opened by the link that a result names", "[adjudicator][tournament][dispute]") {
    const Sending desk;
    desk.act();
    const auto list = nlohmann::json::parse(game({"list", "--json", "--db", desk.home.book()}).out);
    const std::string id = list[0]["game"];
    const auto ask = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.end(), {"--db", desk.home.book()});
        return runWith(&registerDispute, "dispute", std::move(arguments), {});
    };
    // An entry that is no act: the refusal is about the entry, not about the link.
    const CommandRun linked = ask({id + ":0"});
    const CommandRun plain = ask({"0"});
    CHECK(linked.exit == plain.exit);
    CHECK(linked.err == plain.err);
    CHECK(ask({id.substr(0, 12) + " 0"}).err == plain.err);
    CHECK(ask({"road"}).exit == kUnusable);
    CHECK(ask({std::string(32, '0') + ":0"}).exit == kUnusable);
    CHECK(ask({id + ":0", "--game", "zz"}).exit == kUnusable);
}

}  // namespace adjudicator::cli
