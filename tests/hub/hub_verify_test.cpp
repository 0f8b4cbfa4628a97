// SPDX-License-Identifier: GPL-3.0-or-later
// A book compared with what a hub carries of it.
#include <fstream>

#include "tests/hub/hub_desk.h"
#include "tests/hub/hub_server.h"

using adjudicator::cli::CommandRun;
using adjudicator::cli::kAnswerIsNo;
using adjudicator::cli::kFine;
using adjudicator::cli::kUnusable;
using test::HubDesk;
using test::HubServer;
namespace fs = std::filesystem;

namespace {

using Json = nlohmann::json;

/// A game that goes on, in a book that a hub has a part of.
struct ComparedDesk {
    HubServer server;
    std::string hub = server.newHub();
    std::string address = server.address(hub, "desk");
    HubDesk desk;

    ComparedDesk() {
        REQUIRE(desk.game({"new", "--players", "Anna,Ben,Cleo"}).exit == kFine);
        note("Anna", "one");
        send();
    }
    /// One act, whatever it is: a number of points that the referee sets.
    void note(const std::string& player, const std::string& reason) const {
        const CommandRun run = desk.game({"do"}, R"({"do":"adjust","reason":")" + reason + R"(","set":{"points":{")" +
                                                     player + R"(":{"extra":1}}},"remove":[]})");
        INFO(run.out << run.err);
        REQUIRE(run.exit == kFine);
    }
    void send() const { REQUIRE(desk.cup({"send", "--hub", address}).exit == kFine); }
    void copyTo(const fs::path& to) const { fs::copy_file(desk.book(), to, fs::copy_options::overwrite_existing); }
    /// The book is put back, and nobody at this desk remembers.
    void putBack(const fs::path& from) const {
        for (const char* beside : {"", "-wal", "-shm"}) {
            fs::remove(desk.book() + beside);
        }
        fs::copy_file(from, desk.book());
        fs::remove(desk.home() / "adjudicator" / "memory.db");
    }
    [[nodiscard]] CommandRun verify(std::vector<std::string> more = {}) const {
        std::vector<std::string> arguments{"verify", "--hub", address};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return desk.game(arguments);
    }
    [[nodiscard]] Json json() const { return Json::parse(verify({"--json"}).out); }
};

}  // namespace

TEST_CASE("a check says how far a hub carries the game, and that it is the same", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    const ComparedDesk it;
    const CommandRun same = it.verify();
    INFO(same.out << same.err);
    CHECK(same.exit == kFine);
    CHECK(same.out.find(" carries the same, up to entry ") != std::string::npos);
    CHECK(same.out.find("ksed") == std::string::npos);
    const Json told = it.json();
    CHECK(told["hub"]["state"] == "same");
    CHECK(told["hub"]["head"] == told["head"]);
    CHECK(told["seen_by"].size() == 1);
    it.note("Ben", "two");
    const Json more = it.json();
    CHECK(more["hub"]["state"] == "less");
    CHECK(more["hub"]["head"] == told["head"]);
    CHECK(more["verdict"] == "sound");
    // A game that nobody sent.
    REQUIRE(it.desk.game({"new", "--players", "Dora,Emil,Fay"}).exit == kFine);
    CHECK(it.verify().out.find(" carries nothing of this game") != std::string::npos);
}

TEST_CASE("a book that was put back is contradicted by what the hub carries", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    const ComparedDesk it;
    const fs::path old = it.desk.home() / "old.db";
    it.copyTo(old);
    const std::uint64_t end = it.json()["hub"]["entry"];
    it.note("Ben", "two");
    it.send();
    it.putBack(old);
    const CommandRun shorter = it.verify();
    INFO(shorter.out << shorter.err);
    CHECK(shorter.exit == kAnswerIsNo);
    CHECK(shorter.out.find(" has more: entr") != std::string::npos);
    Json told = it.json();
    CHECK(told["reason"] == "witness-saw-more");
    CHECK(told["hub"]["state"] == "more");
    CHECK(told["hub"]["from"] == end + 1);
    // And once it goes on otherwise, it is another branch.
    it.note("Cleo", "otherwise");
    it.note("Cleo", "and more");
    told = it.json();
    CHECK(told["reason"] == "witness-saw-other");
    CHECK(told["hub"]["state"] == "other");
    CHECK(told["hub"]["from"] == end + 1);
    CHECK(it.verify().out.find(" shows another branch: from entry " + std::to_string(end + 1)) != std::string::npos);
}

TEST_CASE("a hub's entries that do not hold count for nothing", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    const ComparedDesk it;
    const std::uint64_t end = it.json()["hub"]["entry"];
    it.server.asOwner(it.hub,
                      "alter table adjudicator.entry disable trigger all; insert into adjudicator.entry (game, "
                      "seq, hash, body, key) select game, " +
                          std::to_string(end + 1) +
                          ", sha256('made up'), '{\"kind\":\"act\"}', key from adjudicator.entry where seq = 0");
    const Json told = it.json();
    CHECK(told["verdict"] == "sound");
    CHECK(told["hub"]["state"] == "same");
    CHECK(told["hub"]["false_entries"] == true);
    CHECK(it.verify().out.find("entries that do not hold") != std::string::npos);
}

TEST_CASE("a hub that is not reached is one line", "[hub]") {
    const HubDesk desk;
    desk.play("Anna");
    const auto refused = [&](const std::vector<std::string>& arguments, const std::string& words) {
        const CommandRun run = desk.game(arguments);
        INFO(run.err);
        CHECK(run.exit == kUnusable);
        CHECK(run.err.find(words) != std::string::npos);
        CHECK(std::ranges::count(run.err, '\n') == 1);
        CHECK(run.out.empty());
    };
    refused({"verify", "--hub"}, "no hub is kept");
    refused({"verify", "--hub", "/mnt/stick"}, "this is no address of a hub");
    refused({"verify", "--hub", "postgresql://desk:hidden@127.0.0.1:1/cup"}, "the server does not answer");
}
