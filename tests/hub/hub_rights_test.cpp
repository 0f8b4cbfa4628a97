// SPDX-License-Identifier: GPL-3.0-or-later
// What the server itself lets nobody do, tried at a real one.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "db/chain.h"
#include "db/codes.h"
#include "db/hub/hub_address.h"
#include "tests/hub/hub_desk.h"
#include "tests/hub/hub_server.h"

using namespace test;

namespace {

std::string quoted(const std::string& hex) {
    return "'\\x" + hex + "'";
}

/// An entry as SQL would insert it, at whatever place somebody says it has.
std::string inserting(const std::string& table, const db::GameId& game, std::uint64_t seq, const db::Hash& hash,
                      const std::string& body) {
    return "insert into adjudicator." + table + " (game, seq, hash, body, key) values (" + quoted(db::toHex(game)) +
           ", " + std::to_string(seq) + ", " + quoted(db::toHex(hash)) + ", '" + body + "', " +
           quoted(std::string(64, 'a')) + ")";
}

const std::string kGenesis = R"({"kind":"genesis","nonce":"1"})";
const std::string kProposals = R"({"kind":"genesis","nonce":"2","position":{"format":"proposals/1"}})";
const std::string kAct = R"({"kind":"act"})";

}  // namespace

TEST_CASE("no login may change, delete or empty anything at a hub", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    HubServer server;
    const std::string hub = server.newHub();
    const db::GameId game = db::gameIdOf(kGenesis);
    REQUIRE(server.sql(hub, "desk", inserting("entry", game, 0, db::firstHead(kGenesis).hash, kGenesis)).exit == 0);
    const std::vector<std::string> tables{"hub", "entry", "proposal", "parcel", "receipt"};
    const std::string before = server.asOwner(hub, "select * from adjudicator.entry");
    for (const std::string login : {"desk", "helper", "reader"}) {
        for (const std::string& table : tables) {
            const std::string name = "adjudicator." + table;
            const std::string column = table == "hub" ? "version" : "came";
            const std::vector<std::string> forbidden{
                "update " + name + " set " + column + " = " + column,
                "delete from " + name,
                "truncate " + name,
                "drop table " + name,
                "alter table " + name + " disable trigger all",
                "alter table " + name + " owner to " + login,
                "lock table " + name + " in access exclusive mode",
                "create trigger t after insert on " + name +
                    " for each row execute function adjudicator.check_parcel()",
                "grant update on " + name + " to " + login + "; update " + name + " set " + column + " = " + column};
            for (const std::string& text : forbidden) {
                INFO(login << ": " << text);
                CHECK(server.sql(hub, login, text).exit != 0);
            }
        }
        const std::vector<std::string> forbidden{
            std::string("drop schema adjudicator cascade"),
            std::string("create table adjudicator.x ()"),
            std::string("create or replace function adjudicator.check_parcel() returns trigger language plpgsql as "
                        "'begin return null; end'"),
            "insert into adjudicator.hub default values",
            "alter role " + login + " superuser",
            std::string("set session_replication_role = replica"),
            "set role owner",
            std::string("insert into adjudicator.entry (game, seq, hash, body, key, came) values "
                        "('', 0, '', '', '', 'yesterday')"),
            std::string("insert into adjudicator.parcel (desk, number, first, last, games, seqs, hashes, login) "
                        "values ('', 1, '', '', '{}', '{}', '{}', 'other')")};
        for (const std::string& text : forbidden) {
            INFO(login << ": " << text);
            CHECK(server.sql(hub, login, text).exit != 0);
        }
        CHECK(server.sql(hub, login, "select count(*) from adjudicator.chain").out == "1\n");
    }
    CHECK(server.asOwner(hub, "select * from adjudicator.entry") == before);
}

TEST_CASE("a reader writes nothing, a helper proposals, a desk everything, and each is told which it is", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    HubServer server;
    const std::string hub = server.newHub();
    const db::GameId game = db::gameIdOf(kGenesis);
    const db::GameId chain = db::gameIdOf(kProposals);
    const std::string entry = inserting("entry", game, 0, db::firstHead(kGenesis).hash, kGenesis);
    const std::string proposal = inserting("proposal", chain, 0, db::firstHead(kProposals).hash, kProposals);
    CHECK(server.sql(hub, "reader", entry).err.find("permission denied") != std::string::npos);
    CHECK(server.sql(hub, "reader", proposal).err.find("permission denied") != std::string::npos);
    CHECK(server.sql(hub, "helper", entry).err.find("permission denied") != std::string::npos);
    CHECK(server.sql(hub, "helper", proposal).exit == 0);
    CHECK(server.sql(hub, "desk", entry).exit == 0);
    const auto right = [&](const std::string& login) {
        auto opened = db::openHub(server.address(hub, login));
        REQUIRE(opened);
        return (*opened)->right();
    };
    CHECK(right("reader") == db::HubRight::Reads);
    CHECK(right("helper") == db::HubRight::Proposes);
    CHECK(right("desk") == db::HubRight::Writes);
    // A game is no proposal, whichever table somebody names, nor the other way round.
    const std::string other = R"({"kind":"genesis","nonce":"3"})";
    CHECK(server.sql(hub, "helper", inserting("proposal", db::gameIdOf(other), 0, db::firstHead(other).hash, other))
              .err.find("does not hold") != std::string::npos);
    CHECK(server.sql(hub, "desk", inserting("entry", chain, 0, db::firstHead(kProposals).hash, kProposals)).exit != 0);
    // Nor goes a game on among the proposals.
    const std::vector<std::string> acts{kAct};
    const db::Head next = db::headAfter(game, db::firstHead(kGenesis), acts);
    CHECK(server.sql(hub, "helper", inserting("proposal", game, 1, next.hash, kAct)).exit != 0);
    CHECK(server.sql(hub, "desk", inserting("entry", game, 1, next.hash, kAct)).exit == 0);
}

TEST_CASE("a server takes no entry whose hash does not hold", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    HubServer server;
    const std::string hub = server.newHub();
    const db::GameId game = db::gameIdOf(kGenesis);
    const db::Head first = db::firstHead(kGenesis);
    const std::vector<std::string> acts{kAct, kAct};
    const db::Head second = db::headAfter(game, first, std::vector<std::string>{kAct});
    const db::Head third = db::headAfter(game, first, acts);
    const auto refused = [&](const std::string& text) {
        const SqlRun run = server.sql(hub, "desk", text);
        INFO(text << '\n' << run.err);
        CHECK(run.exit != 0);
        CHECK(server.asOwner(hub, "select count(*) from adjudicator.chain") == "0\n");
    };
    // Without the one before; another body; another number; another game's id; another hash.
    refused(inserting("entry", game, 1, second.hash, kAct));
    refused(inserting("entry", game, 0, first.hash, kAct));
    refused(inserting("entry", game, 0, second.hash, kGenesis));
    refused(inserting("entry", db::gameIdOf(kAct), 0, first.hash, kGenesis));
    refused("begin; " + inserting("entry", game, 0, first.hash, kGenesis) + "; " +
            inserting("entry", game, 2, third.hash, kAct) + "; commit");
    REQUIRE(server.sql(hub, "desk", inserting("entry", game, 0, first.hash, kGenesis)).exit == 0);
    CHECK(server.sql(hub, "desk", inserting("entry", game, 2, third.hash, kAct)).exit != 0);
    CHECK(server.sql(hub, "desk", inserting("entry", game, 1, second.hash, kAct)).exit == 0);
    CHECK(server.sql(hub, "desk", inserting("entry", game, 2, third.hash, kAct)).exit == 0);
    CHECK(server.sql(hub, "desk", inserting("entry", game, 2, third.hash, kAct)).exit != 0);
    // A file names only entries that are there, and numbers go on without a gap.
    const auto parcel = [&](const std::string& login, char key, int number, const db::Hash& hash) {
        return server.sql(hub, login,
                          "insert into adjudicator.parcel (desk, number, first, last, games, seqs, hashes) "
                          "values (" +
                              quoted(std::string(64, key)) + ", " + std::to_string(number) + ", '', '', array[" +
                              quoted(db::toHex(game)) + "::bytea], array[0], array[" + quoted(db::toHex(hash)) +
                              "::bytea])");
    };
    CHECK(parcel("desk", 'a', 1, second.hash).err.find("not here") != std::string::npos);
    CHECK(parcel("desk", 'a', 2, first.hash).err.find("comes before") != std::string::npos);
    CHECK(parcel("desk", 'a', 1, first.hash).exit == 0);
    CHECK(parcel("desk", 'a', 1, first.hash).exit != 0);
    // One login sends for a key: others cannot take its numbers.
    CHECK(parcel("helper", 'a', 2, first.hash).err.find("another login") != std::string::npos);
    CHECK(parcel("helper", 'b', 1, first.hash).exit == 0);
    CHECK(parcel("desk", 'a', 2, first.hash).exit == 0);
}
