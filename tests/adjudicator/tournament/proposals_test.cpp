// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/adjudicator/cli/game_run.h"
#include "tests/places.h"

namespace adjudicator::cli {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

/// A hall: the director's desk and helpers with copies of the book, each with a key of its own.
class Hall {
public:
    Hall() : m_home(m_folder.book() + ".hall") {
        fs::create_directory(m_home);
        atDesk("director");
        REQUIRE(run({"new", "--db", bookOf("director"), "--name", "Cup", "--cut", "none", "--rounds", "2"}).exit ==
                kFine);
        REQUIRE(run({"enter", "Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana", "--db", bookOf("director")})
                    .exit == kFine);
        REQUIRE(at("director", {"do"},
                   R"({"do":"seat","round":1,"tables":[["1","2","3","4"],["5","6","7","8"]]})"
                   "\n")
                    .exit == kFine);
    }
    ~Hall() { fs::remove_all(m_home); }
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;

    [[nodiscard]] std::string bookOf(const std::string& desk) const { return (m_home / (desk + ".db")).string(); }
    /// Whoever acts from now on.
    void atDesk(const std::string& desk) const {
        fs::create_directories(m_home / desk);
        ::setenv("XDG_DATA_HOME", (m_home / desk).c_str(), 1);
    }
    [[nodiscard]] static CommandRun run(std::vector<std::string> arguments, const std::string& input = {}) {
        return runWith(&registerTournament, "tournament", std::move(arguments), input);
    }
    /// A command at a desk, on its own book.
    [[nodiscard]] CommandRun at(const std::string& desk, std::vector<std::string> arguments,
                                const std::string& input = {}) const {
        atDesk(desk);
        arguments.insert(arguments.end(), {"--db", bookOf(desk)});
        return run(std::move(arguments), input);
    }
    /// A helper with a copy of the director's book, on the list under this role.
    void seatHelper(const std::string& desk, const std::string& role = "helper") const {
        atDesk(desk);
        const std::string key = Json::parse(run({"key"}).out)["key"];
        REQUIRE(at("director", {"do"},
                   R"({"do":"desk","key":")" + key + R"(","name":")" + desk + R"(","role":")" + role + "\"}\n")
                    .exit == kFine);
    }
    void copyTo(const std::string& desk) const {
        fs::copy_file(bookOf("director"), bookOf(desk), fs::copy_options::overwrite_existing);
    }
    [[nodiscard]] std::string standings(const std::string& desk) const {
        Json json = Json::parse(at(desk, {"standings", "--json"}).out);
        json.erase("not_yet_taken");
        return json.dump();
    }
    [[nodiscard]] Json proposals() const {
        return Json::parse(at("director", {"proposals", "--json"}).out)["proposals"];
    }

private:
    Folder m_folder;
    fs::path m_home;
};

/// The start numbers at the tables of round 1.
const std::vector<std::vector<std::string>> kTables{{"1", "2", "3", "4"}, {"5", "6", "7", "8"}};

std::vector<std::string> resultAt(int table, const std::vector<std::string>& seats, const std::vector<int>& points) {
    std::vector<std::string> arguments{"result", "--round", "1", "--table", std::to_string(table)};
    for (std::size_t i = 0; i < seats.size(); ++i) {
        arguments.push_back(seats[i] + "=" + std::to_string(points[i]));
    }
    return arguments;
}

}  // namespace

TEST_CASE("two helpers enter results of different tables, and in every order all of it counts",
          "[adjudicator][tournament]") {
    std::vector<std::string> standings;
    for (const std::vector<std::string>& order :
         {std::vector<std::string>{"north", "south"}, std::vector<std::string>{"south", "north"},
          std::vector<std::string>{"south", "north", "south", "north"}}) {
        const Hall hall;
        hall.seatHelper("north");
        hall.seatHelper("south");
        hall.copyTo("north");
        hall.copyTo("south");
        const CommandRun first = hall.at("north", resultAt(1, kTables[0], {10, 8, 6, 4}));
        INFO(first.out << first.err);
        REQUIRE(first.exit == kFine);
        CHECK(Json::parse(first.out)["proposed"] == 1);
        REQUIRE(hall.at("south", resultAt(2, kTables[1], {3, 10, 7, 5})).exit == kFine);
        // A helper sees his own over what the director has said.
        CHECK(Json::parse(hall.at("north", {"standings", "--json"}).out)["not_yet_taken"] == 1);
        for (const std::string& desk : order) {
            const CommandRun collected = hall.at("director", {"collect", hall.bookOf(desk), "--json"});
            INFO(collected.out << collected.err);
            REQUIRE(collected.exit == kFine);
        }
        const Json proposals = hall.proposals();
        REQUIRE(proposals.size() == 2);
        CHECK(proposals[0]["state"] == "taken");
        CHECK(proposals[1]["state"] == "taken");
        standings.push_back(hall.standings("director"));
    }
    CHECK(standings[0] == standings[1]);
    CHECK(standings[0] == standings[2]);
    CHECK(standings[0].find("\"rows\"") != std::string::npos);
}

TEST_CASE("the same table twice, differently, is a question; the same result twice is none",
          "[adjudicator][tournament]") {
    const Hall hall;
    for (const char* desk : {"north", "south", "west"}) {
        hall.seatHelper(desk);
    }
    for (const char* desk : {"north", "south", "west"}) {
        hall.copyTo(desk);
    }
    REQUIRE(hall.at("north", resultAt(1, kTables[0], {10, 8, 6, 4})).exit == kFine);
    REQUIRE(hall.at("south", resultAt(1, kTables[0], {8, 10, 6, 4})).exit == kFine);
    REQUIRE(hall.at("west", resultAt(1, kTables[0], {10, 8, 6, 4})).exit == kFine);
    REQUIRE(hall.at("director", {"collect", hall.bookOf("north"), hall.bookOf("south"), hall.bookOf("west")}).exit ==
            kFine);
    const Json asked = hall.proposals();
    REQUIRE(asked.size() == 3);
    CHECK(std::ranges::all_of(asked, [](const Json& each) { return each["state"] == "differs"; }));
    CHECK(hall.at("director", {"proposals"}).exit == kAnswerIsNo);
    // The director takes one; the equal one is there then, the other still differs until it is declined.
    const auto ofDesk = [&](const Json& all, const std::string& desk) {
        return *std::ranges::find_if(all, [&](const Json& each) { return each["desk"] == desk; });
    };
    REQUIRE(hall.at("director", {"take", ofDesk(asked, "north")["id"].get<std::string>()}).exit == kFine);
    const Json taken = hall.proposals();
    CHECK(ofDesk(taken, "north")["state"] == "taken");
    CHECK(ofDesk(taken, "west")["state"] == "already-there");
    CHECK(ofDesk(taken, "south")["state"] == "differs");
    REQUIRE(
        hall.at("director", {"decline", ofDesk(asked, "south")["id"].get<std::string>(), "--reason", "misread"}).exit ==
        kFine);
    CHECK(ofDesk(hall.proposals(), "south")["state"] == "declined");
    CHECK(hall.at("director", {"proposals"}).exit == kFine);
}

TEST_CASE("a proposal counts by the key of its desk, and by its role", "[adjudicator][tournament]") {
    const Hall hall;
    hall.seatHelper("table", "table");
    hall.copyTo("table");
    hall.copyTo("stranger");
    REQUIRE(hall.at("stranger", resultAt(1, kTables[0], {10, 8, 6, 4})).exit == kFine);
    REQUIRE(hall.at("table", {"propose", "--by", "Ben"},
                    R"({"do":"drop-out","player":")" + kTables[0][0] + R"(","from":2,"reason":"ill"})" + "\n")
                .exit == kFine);
    REQUIRE(hall.at("table", resultAt(2, kTables[1], {10, 8, 6, 4})).exit == kFine);
    REQUIRE(hall.at("director", {"collect", hall.bookOf("stranger"), hall.bookOf("table")}).exit == kFine);
    for (const Json& each : hall.proposals()) {
        const std::string word = each["act"]["do"];
        const bool isStranger = each["role"].is_null();
        CHECK(each["state"] == (isStranger ? "unknown-key" : word == "drop-out" ? "beyond-role" : "taken"));
        CHECK(each["by"] == (word == "drop-out" ? "Ben" : ""));
    }
    // Only the keeper of the tournament seats, and nobody takes over by chance.
    const CommandRun seated = hall.at("table", {"seat"});
    CHECK(seated.exit == kAnswerIsNo);
    CHECK(seated.err.find("another desk keeps this tournament") != std::string::npos);
    // What is wrong is said to who proposes it, and what is taken away counts no more.
    CHECK(hall.at("table", {"result", "--round", "1", "--table", "9", kTables[0][0] + "=1"}).exit == kAnswerIsNo);
    CHECK(hall.at("table", {"propose"}, "{\"do\":\"withdraw\",\"proposal\":1,\"reason\":\"well again\"}\n").exit ==
          kFine);
    CHECK(hall.at("table", {"propose"}, "{\"do\":\"withdraw\",\"proposal\":9}\n").exit == kAnswerIsNo);
}

TEST_CASE("no role but a director's makes a result official, and a table's none confirmed",
          "[adjudicator][tournament]") {
    const Hall hall;
    hall.seatHelper("table", "table");
    hall.seatHelper("north");
    hall.copyTo("table");
    hall.copyTo("north");
    auto confirmed = resultAt(1, kTables[0], {10, 8, 6, 4});
    confirmed.insert(confirmed.end(), {"--state", "confirmed"});
    REQUIRE(hall.at("table", confirmed).exit == kFine);
    auto official = resultAt(2, kTables[1], {10, 8, 6, 4});
    official.insert(official.end(), {"--state", "official", "--confirm"});
    REQUIRE(hall.at("north", official).exit == kFine);
    REQUIRE(hall.at("director", {"collect", hall.bookOf("table"), hall.bookOf("north")}).exit == kFine);
    for (const Json& each : hall.proposals()) {
        CHECK(each["state"] == "beyond-role");
    }
    CHECK(hall.proposals().size() == 2);
}

TEST_CASE("who sat at a table and another's result of it are a question, whichever comes first",
          "[adjudicator][tournament]") {
    for (const std::vector<std::string>& order :
         {std::vector<std::string>{"north", "south"}, std::vector<std::string>{"south", "north"}}) {
        const Hall hall;
        hall.seatHelper("north");
        hall.seatHelper("south");
        hall.copyTo("north");
        hall.copyTo("south");
        REQUIRE(hall.at("north", resultAt(1, kTables[0], {10, 8, 6, 4})).exit == kFine);
        REQUIRE(hall.at("south", {"sat", "--round", "1", "1=1,2,3", "--reason", "4 did not come"}).exit == kFine);
        REQUIRE(hall.at("director", {"collect", hall.bookOf(order[0])}).exit == kFine);
        REQUIRE(hall.at("director", {"collect", hall.bookOf(order[1])}).exit == kFine);
        const Json all = hall.proposals();
        const auto stands = [&](const std::string& desk) {
            return std::ranges::find_if(all, [&](const Json& each) { return each["desk"] == desk; })
                ->at("state")
                .get<std::string>();
        };
        // What came first stands; the other is not lost, and takes nothing away by itself.
        CHECK(stands(order[0]) == "taken");
        CHECK(stands(order[1]) == (order[1] == "south" ? "differs" : "refused"));
        CHECK(hall.at("director", {"proposals"}).exit == kAnswerIsNo);
    }
}

TEST_CASE("which branch counts is decided, and what was done on the other is offered", "[adjudicator][tournament]") {
    const Hall hall;
    hall.copyTo("north");
    REQUIRE(hall.at("director", resultAt(1, kTables[0], {10, 8, 6, 4})).exit == kFine);
    auto over = resultAt(2, kTables[1], {10, 8, 6, 4});
    over.emplace_back("--take-over");
    REQUIRE(hall.at("north", over).exit == kFine);
    hall.atDesk("director");
    REQUIRE(game({"merge", hall.bookOf("north"), "--db", hall.bookOf("director")}).exit == kFine);
    CHECK(hall.at("director", {"standings"}).exit == kUnusable);
    const CommandRun listed = hall.at("director", {"branches", "--json"});
    REQUIRE(listed.exit == kAnswerIsNo);
    const Json branches = Json::parse(listed.out)["branches"];
    REQUIRE(branches.size() == 2);
    const auto own = *std::ranges::find_if(branches, [](const Json& each) { return each["acts"][0]["table"] == 1; });
    CHECK(own["counts"].is_null());
    const CommandRun chosen =
        hall.at("director", {"choose-branch", own["branch"].get<std::string>(), "--reason", "the director's"});
    INFO(chosen.out << chosen.err);
    REQUIRE(chosen.exit == kFine);
    CHECK(Json::parse(chosen.out)["offered"] == 1);
    CHECK(hall.at("director", {"branches"}).exit == kFine);
    const Json offered = hall.proposals();
    REQUIRE(offered.size() == 1);
    CHECK(offered[0]["state"] == "aside");
    // It counts once it is taken, and then once.
    CHECK(hall.at("director", {"take"}).exit == kAnswerIsNo);
    CHECK(hall.proposals()[0]["state"] == "aside");
    REQUIRE(hall.at("director", {"take", offered[0]["id"].get<std::string>()}).exit == kFine);
    CHECK(hall.proposals()[0]["state"] == "taken");
    CHECK(hall.at("director", {"take"}).exit == kFine);
}

TEST_CASE("roles of keys are listed and given by one word", "[adjudicator][tournament]") {
    const Hall hall;
    hall.atDesk("north");
    const std::string key = Json::parse(Hall::run({"key"}).out)["key"];
    CHECK(hall.at("director", {"role", key, "--as", "helper"}).exit == kUnusable);
    REQUIRE(hall.at("director", {"role", key, "--name", "north", "--as", "helper"}).exit == kFine);
    REQUIRE(hall.at("director", {"role", key, "--as", "director"}).exit == kFine);
    const Json listed = Json::parse(hall.at("director", {"role", "--json"}).out)["desks"];
    REQUIRE(listed.size() == 1);
    CHECK(listed[0]["name"] == "north");
    CHECK(listed[0]["role"] == "director");
    REQUIRE(hall.at("director", {"role", key, "--as", "none"}).exit == kFine);
    CHECK(Json::parse(hall.at("director", {"role", "--json"}).out)["desks"].empty());
}

TEST_CASE("a helper's desk goes on from the folder of one that is lost", "[adjudicator][tournament]") {
    const Hall hall;
    hall.seatHelper("north", "director");
    hall.copyTo("north");
    const fs::path folder = hall.bookOf("stick") + ".files";
    fs::create_directory(folder);
    REQUIRE(hall.at("director", resultAt(1, kTables[0], {10, 8, 6, 4})).exit == kFine);
    REQUIRE(hall.at("director", {"send", folder.string()}).exit == kFine);
    const CommandRun received = hall.at("north", {"receive", folder.string()});
    INFO(received.out << received.err);
    REQUIRE(received.exit == kFine);
    CHECK(hall.standings("north") == hall.standings("director"));
    auto over = resultAt(2, kTables[1], {10, 8, 6, 4});
    over.emplace_back("--take-over");
    CHECK(hall.at("north", over).exit == kFine);
}

TEST_CASE("what is taken back is not taken again by itself", "[adjudicator][tournament]") {
    const Hall hall;
    hall.seatHelper("north");
    hall.copyTo("north");
    REQUIRE(hall.at("north", resultAt(1, kTables[0], {10, 8, 6, 4})).exit == kFine);
    REQUIRE(hall.at("director", {"collect", hall.bookOf("north")}).exit == kFine);
    REQUIRE(hall.proposals()[0]["state"] == "taken");
    REQUIRE(hall.at("director", {"do"}, "{\"do\":\"take-back\"}\n").exit == kFine);
    CHECK(hall.proposals()[0]["state"] == "taken-back");
    CHECK(hall.at("director", {"take"}).exit == kAnswerIsNo);
    CHECK(hall.proposals()[0]["state"] == "taken-back");
    // The record says which proposal an act carries out, and both chains verify.
    const CommandRun verified = game({"verify", "--db", hall.bookOf("director"), "--json"});
    INFO(verified.out << verified.err);
    CHECK(verified.exit == kFine);
}

TEST_CASE("files of helpers' desks bring their proposals, and the director's desk takes them by itself",
          "[adjudicator][tournament]") {
    const Hall hall;
    hall.seatHelper("north");
    hall.copyTo("north");
    const fs::path folder = hall.bookOf("stick") + ".files";
    fs::create_directory(folder);
    REQUIRE(hall.at("north", resultAt(1, kTables[0], {10, 8, 6, 4})).exit == kFine);
    REQUIRE(
        hall.at("north", {"do"}, R"({"do":"sign","round":1,"table":1,"players":[")" + kTables[0][0] + "\"]}\n").exit ==
        kFine);
    REQUIRE(hall.at("north", {"send", folder.string()}).exit == kFine);
    const CommandRun received = hall.at("director", {"receive", folder.string()});
    INFO(received.out << received.err);
    CHECK(received.exit == kFine);
    const Json proposals = hall.proposals();
    REQUIRE(proposals.size() == 2);
    CHECK(proposals[0]["state"] == "taken");
    CHECK(proposals[1]["state"] == "taken");
}

}  // namespace adjudicator::cli
