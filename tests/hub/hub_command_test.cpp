// SPDX-License-Identifier: GPL-3.0-or-later
// send, receive, watch and collect through a hub, and the script that sets one up.
#include <sys/wait.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/hub/hub_desk.h"
#include "tests/hub/hub_server.h"
#include "tests/places.h"

using namespace test;
using adjudicator::cli::kAnswerIsNo;
using adjudicator::cli::kFine;
using adjudicator::cli::kUnusable;

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

std::vector<Json> linesOf(const CommandRun& run) {
    std::vector<Json> lines;
    std::istringstream text(run.out);
    for (std::string line; std::getline(text, line);) {
        lines.push_back(Json::parse(line));
    }
    return lines;
}

CommandRun script(const HubServer& server, const std::string& arguments) {
    const std::string base = (server.folder() / "script").string();
    const std::string command = "'" ADJ_SOURCE_DIR "/packaging/adjudicator-hub' " + arguments + " --server '" +
                                server.folder().string() + "' --port " + std::to_string(server.port()) +
                                " --owner owner > " + base + ".out 2> " + base + ".err";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, adjudicator::cli::bytesOf(base + ".out"),
            adjudicator::cli::bytesOf(base + ".err")};
}

void beginCup(const HubDesk& director) {
    REQUIRE(director.cup({"new", "--name", "Cup", "--cut", "none", "--rounds", "2"}).exit == kFine);
    REQUIRE(director.cup({"enter", "Anna", "Ben", "Cleo", "Dora"}).exit == kFine);
    REQUIRE(director.cup({"seat", "--seed", "1"}).exit == kFine);
}

}  // namespace

TEST_CASE("tables, a helper and the director share a tournament through a hub", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    HubServer server;
    const std::string hub = server.newHub();
    const std::string desk = server.address(hub, "desk");
    const HubDesk director;
    const HubDesk table;
    const HubDesk helper;
    beginCup(director);
    REQUIRE(director
                .cup({"do"}, R"({"do":"desk","key":")" + table.key() + R"(","name":"Table 1","role":"table"})" + "\n" +
                                 R"({"do":"desk","key":")" + helper.key() + R"(","name":"Helper","role":"helper"})")
                .exit == kFine);
    REQUIRE(director.cup({"send", "--hub", desk}).exit == kFine);
    // The table's game ends and goes to the director, who collects.
    table.play("Ben");
    const CommandRun sent = table.cup({"send", "--hub", desk});
    CHECK(sent.exit == kFine);
    CHECK(Json::parse(sent.out)["file"].get<std::string>().ends_with(table.key() + "/000001.jsonl"));
    const CommandRun collected = director.cup({"collect", "--hub", desk, "--json"});
    CHECK(collected.exit == kFine);
    CHECK(Json::parse(collected.out)["games"][0]["entered"] == true);
    // The helper's book has no tournament: the hub brings it, though the director is on no list.
    REQUIRE(director.cup({"send", "--hub", desk}).exit == kFine);
    const CommandRun joined = helper.cup({"receive", "--hub", server.address(hub, "helper")});
    INFO(joined.out << joined.err);
    CHECK(joined.exit == kFine);
    CHECK(linesOf(joined)[0]["name"] == "Cup");
    CHECK(helper.cup({"standings", "--json"}).out == director.cup({"standings", "--json"}).out);
    // A helper's login sends proposals, the tournament itself stays as it is.
    REQUIRE(
        helper.cup({"propose", "--name", "Helper"}, R"({"do":"drop-out","player":"4","from":2,"reason":"ill"})").exit ==
        kFine);
    const CommandRun proposed = helper.cup({"send", "--hub", server.address(hub, "helper")});
    INFO(proposed.err);
    CHECK(proposed.exit == kFine);
    CHECK(server.asOwner(hub, "select count(*) > 0 from adjudicator.proposal") == "t\n");
    const CommandRun watched = director.cup({"watch", "--hub", desk, "--for", "0", "--collect", "--send"});
    INFO(watched.out << watched.err);
    CHECK(watched.out.find("\"state\":\"taken\"") != std::string::npos);
    CHECK(watched.out.find("\"sent\":") != std::string::npos);
    CHECK(watched.out.find("\"state\":\"up-to-date\"") != std::string::npos);
    // Back to the helper and to a reader's display.
    CHECK(helper.cup({"receive", "--hub", server.address(hub, "reader")}).exit == kFine);
    const HubDesk display;
    CHECK(display.cup({"receive", "--hub", server.address(hub, "reader")}).exit == kFine);
    const std::string standings = director.cup({"standings", "--json"}).out;
    CHECK(helper.cup({"standings", "--json"}).out == standings);
    CHECK(display.cup({"standings", "--json"}).out == standings);
    // A reader and a helper may not send entries.
    display.play("Anna");
    const CommandRun refused = display.cup({"send", "--hub", server.address(hub, "reader")});
    CHECK(refused.exit == kUnusable);
    CHECK(refused.err.find("this login may not write") != std::string::npos);
    CHECK(display.cup({"send", "--hub", server.address(hub, "helper")}).exit == kUnusable);
    // Receipts of what the director holds lie there.
    CHECK(server.asOwner(hub, "select count(*) > 0 from adjudicator.receipt") == "t\n");
}

TEST_CASE("whatever is wrong with a hub is one plain line without a password", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    HubServer server;
    const std::string hub = server.newHub();
    const HubDesk desk;
    desk.play("Anna");
    const auto refused = [&](const std::string& address, const std::string& words) {
        INFO(address);
        for (const char* verb : {"send", "hub"}) {
            const CommandRun run =
                std::string(verb) == "send" ? desk.cup({verb, "--hub", address}) : desk.cup({verb, address});
            INFO(run.err);
            CHECK(run.exit == kUnusable);
            CHECK(run.err.find(words) != std::string::npos);
            CHECK(std::ranges::count(run.err, '\n') == 1);
            CHECK((run.out + run.err).find("hidden") == std::string::npos);
        }
    };
    refused(server.addressByPort(hub, "desk", "hidden"), "does not let this desk in");
    refused(server.addressByPort(hub, "nobody", "hidden"), "does not let this desk in");
    refused(server.addressByPort("nowhere", "desk", "ksed"), "does not let this desk in");
    refused("postgresql://desk:hidden@127.0.0.1:1/cup", "the server does not answer");
    refused("postgresql://desk:hidden@127.0.0.1:port/cup", "this is no address of a hub");
    refused("/mnt/stick", "this is no address of a hub");
    server.asOwner("postgres", "create database plain");
    refused(server.addressByPort("plain", "desk", "ksed"), "this database is no hub");
    server.asOwner(hub, "update adjudicator.hub set version = 99");
    refused(server.address(hub, "desk"), "a newer version of the program");
    CHECK(desk.cup({"send"}).err.find("name a folder, or a hub with --hub") != std::string::npos);
    CHECK(desk.cup({"send", "--hub"}).err.find("no hub is kept") != std::string::npos);
    // Nothing came into the book or the desk's folder of it.
    for (const auto& entry : fs::recursive_directory_iterator(desk.home())) {
        if (entry.is_regular_file()) {
            INFO(entry.path());
            CHECK(adjudicator::cli::bytesOf(entry.path()).find("hidden") == std::string::npos);
        }
    }
}

TEST_CASE("a desk keeps its hub without the password", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    HubServer server;
    const std::string hub = server.newHub();
    const HubDesk desk;
    desk.play("Anna");
    const CommandRun kept = desk.cup({"hub", server.addressByPort(hub, "desk", "ksed"), "--json"});
    INFO(kept.err);
    REQUIRE(kept.exit == kFine);
    const Json told = Json::parse(kept.out);
    CHECK(told["may"] == "write");
    CHECK(told["desks"].empty());
    const std::string setting = adjudicator::cli::bytesOf((desk.home() / "adjudicator" / "hub").string());
    CHECK(setting == "postgresql://desk@127.0.0.1:" + std::to_string(server.port()) + "/" + hub + "\n");
    CHECK(desk.cup({"send", "--hub"}).exit == kUnusable);
    // The password is where libpq looks for it.
    const fs::path passwords = desk.home() / "pgpass";
    std::ofstream(passwords) << "127.0.0.1:*:" + hub + ":desk:ksed\n";
    fs::permissions(passwords, fs::perms::owner_read | fs::perms::owner_write);
    ::setenv("PGPASSFILE", passwords.c_str(), 1);
    CHECK(desk.cup({"send", "--hub"}).exit == kFine);
    CHECK(desk.cup({"hub"}).out.find("desks that have sent: 1") != std::string::npos);
    CHECK(desk.cup({"hub", "--forget"}).exit == kFine);
    CHECK(desk.cup({"hub"}).err.find("no hub is kept") != std::string::npos);
    ::unsetenv("PGPASSFILE");
}

TEST_CASE("the script sets a hub up and gives and takes logins", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    HubServer server;
    REQUIRE(script(server, "setup --database cup").exit == 0);
    const CommandRun again = script(server, "setup --database cup --network 127.0.0.0/8");
    INFO(again.out << again.err);
    CHECK(again.exit == 0);
    CHECK(again.out.find("already") != std::string::npos);
    CHECK(adjudicator::cli::bytesOf((server.folder() / "data" / "pg_hba.conf").string())
              .find("host cup all 127.0.0.0/8 scram-sha-256") != std::string::npos);
    const CommandRun given = script(server, "desk table7 --database cup --host 127.0.0.1");
    INFO(given.out << given.err);
    REQUIRE(given.exit == 0);
    // The last line is that of .pgpass: host, port, database, login, password.
    const std::string line = given.out.substr(given.out.rfind("127.0.0.1:"));
    const std::string password = line.substr(line.rfind(':') + 1, 24);
    const HubDesk desk;
    desk.play("Anna");
    const std::string address = server.addressByPort("cup", "table7", password);
    CHECK(desk.cup({"send", "--hub", address}).exit == kFine);
    CHECK(script(server, "desk table7 --database cup").err.find("such a login already") != std::string::npos);
    CHECK(script(server, "desk 'x;drop' --database cup").exit == 2);
    CHECK(script(server, "lock owner --database cup").exit == 2);
    CHECK(script(server, "lock table7 --database cup").exit == 0);
    CHECK(desk.cup({"send", "--hub", address}).err.find("does not let this desk in") != std::string::npos);
    const CommandRun read = script(server, "reader page --database cup");
    CHECK(read.exit == 0);
    CHECK(read.out.find("postgresql://page@") != std::string::npos);
    CHECK(script(server, "dance").exit == 2);
}
