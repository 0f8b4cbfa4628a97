// SPDX-License-Identifier: GPL-3.0-or-later
// Web desks in front of a hub: what others send is on their pages by itself, and they say when the hub is away.
#include <catch2/catch.hpp>
#include <chrono>
#include <functional>
#include <nlohmann/json.hpp>
#include <thread>

#include "adjudicator/web/hub_feed.h"
#include "adjudicator/web/shown.h"
#include "adjudicator/web/site_maker.h"
#include "tests/hub/hub_desk.h"
#include "tests/hub/hub_server.h"

using namespace test;
using namespace std::chrono_literals;
using adjudicator::cli::kFine;
using adjudicator::cli::kUnusable;

namespace {

namespace web = adjudicator::web;
using Json = nlohmann::json;

void beginServedCup(const HubDesk& director) {
    REQUIRE(director.cup({"new", "--name", "Cup", "--cut", "none", "--rounds", "2"}).exit == kFine);
    REQUIRE(director.cup({"enter", "Anna", "Ben", "Cleo", "Dora"}).exit == kFine);
    REQUIRE(director.cup({"seat", "--seed", "1"}).exit == kFine);
}

/// A desk that only shows what a hub brings.
class WebDesk {
public:
    explicit WebDesk(const std::string& address) {
        REQUIRE(m_desk.cup({"receive", "--hub", address}).exit == kFine);
        auto opened = db::Book::open(m_desk.book(), db::OpenMode::ReadOnly);
        REQUIRE(opened);
        m_book.emplace(std::move(*opened));
        const auto shown = web::chooseShown(*m_book, "", "");
        REQUIRE(shown);
        const auto folder = m_desk.home() / "adjudicator";
        m_maker.emplace(*m_book, folder, *shown);
        m_feed.emplace(web::HubFeed::Source{m_desk.book(), address, *shown->tournament, folder});
    }
    [[nodiscard]] const web::HubFeed& feed() const { return *m_feed; }
    [[nodiscard]] std::string file(const std::string& name) {
        REQUIRE(m_maker->look());
        return m_maker->site().find(name)->body;
    }
    [[nodiscard]] Json table() { return Json::parse(file("hall.en.json"))["rounds"][0]["tables"][0]; }

private:
    HubDesk m_desk;
    std::optional<db::Book> m_book;
    std::optional<web::SiteMaker> m_maker;
    std::optional<web::HubFeed> m_feed;
};

bool soon(const std::function<bool()>& condition) {
    const auto until = std::chrono::steady_clock::now() + 30s;
    while (!condition() && std::chrono::steady_clock::now() < until) {
        std::this_thread::sleep_for(20ms);
    }
    return condition();
}

}  // namespace

TEST_CASE("two web desks follow a hub by themselves, with the same pages, and say when it is away", "[hub][web]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    HubServer server;
    const std::string hub = server.newHub();
    const std::string desk = server.address(hub, "desk");
    const HubDesk director;
    beginServedCup(director);
    REQUIRE(director.cup({"send", "--hub", desk}).exit == kFine);
    WebDesk one(server.address(hub, "reader"));
    WebDesk other(server.address(hub, "reader"));
    CHECK_FALSE(one.table().contains("result"));
    CHECK(soon([&] { return one.feed().entries() == 0 && !one.feed().away(); }));

    const auto enter = [&](const std::string& points) {
        REQUIRE(director
                    .cup({"result", "--round", "1", "--table", "1", "1=" + points, "2=7", "3=6", "4=4", "--confirm",
                          "--reason", "read again"})
                    .exit == kFine);
    };
    enter("10");
    REQUIRE(director.cup({"send", "--hub", desk}).exit == kFine);
    const auto sent = std::chrono::steady_clock::now();
    CHECK(soon([&] { return one.table().contains("result"); }));
    CHECK(std::chrono::steady_clock::now() - sent < 3s);
    CHECK(soon([&] { return other.table().contains("result"); }));
    for (const char* name : {"hall.en.json", "hall.de.json", "standings.en.json"}) {
        CHECK(one.file(name) == other.file(name));
    }
    CHECK(one.feed().entries() > 0);

    // Away: what was received is shown on. Back: what was sent meanwhile is there.
    server.kill();
    REQUIRE(soon([&] { return one.feed().away().has_value(); }));
    CHECK(one.feed().away()->why.hub);
    CHECK(one.table().contains("result"));
    enter("9");
    server.start();
    REQUIRE(soon([&] { return director.cup({"send", "--hub", desk}).exit == kFine; }));
    CHECK(soon(
        [&] { return !one.feed().away() && one.table()["result"]["points"].dump().find('9') != std::string::npos; }));
}

TEST_CASE("serve --hub begins a book with what the hub has, and only shows", "[hub][web]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    HubServer server;
    const std::string hub = server.newHub();
    const HubDesk director;
    beginServedCup(director);
    REQUIRE(director.cup({"send", "--hub", server.address(hub, "desk")}).exit == kFine);
    const HubDesk display;
    const std::string reader = server.address(hub, "reader");
    const CommandRun served = display.serve({"--hub", reader, "--port", "0", "--no-qr", "--for", "1"});
    INFO(served.out << served.err);
    CHECK(served.exit == kFine);
    CHECK(served.out.find("http://127.0.0.1:") != std::string::npos);
    CHECK(display.cup({"standings", "--json"}).out == director.cup({"standings", "--json"}).out);
    CHECK(display.serve({"--hub", reader, "--phones", "--for", "0"}).exit == kUnusable);
    // Without a hub that answers, what is in the book is shown; a desk that has nothing says so.
    server.kill();
    CHECK(display.serve({"--hub", reader, "--port", "0", "--no-qr", "--for", "0"}).exit == kFine);
    const HubDesk empty;
    CHECK(empty.serve({"--hub", reader, "--for", "0"}).exit == kUnusable);
}
