// SPDX-License-Identifier: GPL-3.0-or-later
// The window's listener at a hub, which is a real PostgreSQL server here.
#include "ui/tournament/desks/hub_ear.h"

#include <catch2/catch.hpp>

#include <QElapsedTimer>
#include <QListWidget>
#include <QTest>

#include "tests/hub/hub_desk.h"
#include "tests/hub/hub_server.h"
#include "tests/ui/tournament_on_desk.h"
#include "ui/tournament/desks/desk_sender.h"
#include "ui/tournament/desks/desk_watch.h"
#include "ui/tournament/desks/desks_page.h"

using test::HubServer;
using test::partOf;
using test::waitFor;

namespace {

/// Desks of a hub's tests sit down in folders of their own; this program goes on in its own afterwards.
struct OwnFolder {
    QByteArray before = qgetenv("XDG_DATA_HOME");
    OwnFolder() = default;
    ~OwnFolder() { qputenv("XDG_DATA_HOME", before); }
    OwnFolder(const OwnFolder&) = delete;
    OwnFolder& operator=(const OwnFolder&) = delete;
};

/// A director elsewhere, who sends a tournament through a hub.
struct DirectorAway {
    test::HubDesk desk;
    std::string address;

    explicit DirectorAway(std::string hub) : address(std::move(hub)) {
        const OwnFolder own;
        REQUIRE(desk.cup({"new", "--name", "Cup", "--cut", "none", "--rounds", "2"}).exit == 0);
        REQUIRE(desk.cup({"enter", "Anna", "Ben", "Cleo", "Dora"}).exit == 0);
    }
    /// One act more, on the hub; false where that cannot be reached.
    [[nodiscard]] bool send(const std::string& player) const {
        const OwnFolder own;
        REQUIRE(desk.cup({"enter", player}).exit == 0);
        return isSent();
    }
    [[nodiscard]] bool isSent() const {
        const OwnFolder own;
        return desk.cup({"send", "--hub", address}).exit == 0;
    }
};

/// How often it heard something.
struct Heard {
    ui::HubEar ear;
    int news = 0;
    Heard() {
        QObject::connect(&ear, &ui::HubEar::news, [this] { ++news; });
    }
};

}  // namespace

TEST_CASE("the window hears at once what a desk sends to a hub, and asks nothing meanwhile", "[ui][hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    HubServer server;
    const std::string hub = server.newHub();
    const DirectorAway director(server.address(hub, "desk"));
    Heard heard;
    heard.ear.listenAt(server.address(hub, "reader"));
    // That it is there is news.
    REQUIRE(waitFor([&] { return heard.news == 1; }));
    QTest::qWait(1500);
    CHECK(heard.news == 1);
    REQUIRE(director.send("Emil"));
    QElapsedTimer timer;
    timer.start();
    REQUIRE(waitFor([&] { return heard.news > 1; }));
    CHECK(timer.elapsed() < 3000);

    // At none any more: what is sent now is not for it.
    heard.ear.listenAt({});
    QTest::qWait(100);
    const int before = heard.news;
    REQUIRE(director.send("Frida"));
    QTest::qWait(1000);
    CHECK(heard.news == before);
}

TEST_CASE("a hub that was away is listened to again by itself", "[ui][hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    HubServer server;
    const std::string hub = server.newHub();
    const DirectorAway director(server.address(hub, "desk"));
    Heard heard;
    heard.ear.listenAt(server.address(hub, "reader"));
    REQUIRE(waitFor([&] { return heard.news == 1; }));
    server.kill();
    CHECK_FALSE(director.send("Emil"));
    QTest::qWait(1000);
    const int before = heard.news;
    server.start();
    REQUIRE(waitFor([&] { return heard.news > before; }));
    // And what is sent from now on is heard as before.
    const int back = heard.news;
    REQUIRE(waitFor([&] { return director.isSent(); }));
    REQUIRE(waitFor([&] { return heard.news > back; }));
    // Gone while it listens: nobody waits for it.
    QElapsedTimer timer;
    timer.start();
    {
        ui::HubEar other;
        other.listenAt(server.address(hub, "reader"));
    }
    CHECK(timer.elapsed() < 200);
}

TEST_CASE("what is wrong with a hub's address stands in one line, and nothing is heard", "[ui][hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    HubServer server;
    const std::string hub = server.newHub();
    test::Cup cup(8, 2, 1);
    ui::DeskWatch watch(cup.hall);
    ui::DeskSender sender;
    ui::DesksPage page(cup.hall, watch, sender, nullptr);
    page.resize(1280, 720);
    page.show();
    Heard heard;
    for (const std::string& bad :
         {server.addressByPort(hub, "reader", "wrong"), server.addressByPort("nowhere", "reader", "redaer"),
          std::string("postgresql://reader@127.0.0.1:1/") + hub, std::string("postgresql://[/x")}) {
        INFO(bad);
        heard.ear.listenAt(bad);
        watch.addFolder(bad);
        const auto looked = [&] {
            const auto& looks = watch.look().folders;
            const auto look = std::ranges::find(looks, std::filesystem::path(bad), &adjudicator::FolderLook::folder);
            return look != looks.end() && look->fault;
        };
        REQUIRE(waitFor([&] {
            if (!watch.isLooking() && !looked()) {
                watch.lookNow();
            }
            return looked();
        }));
        const auto* list = partOf<QListWidget>(page, "desksFolders");
        REQUIRE(list->count() == 1);
        // The place, without a password, and what is wrong with it.
        const QStringList lines = list->item(0)->text().split(QLatin1Char('\n'));
        REQUIRE(lines.size() == 2);
        CHECK_FALSE(lines[0].contains(QStringLiteral("redaer")));
        CHECK(lines[1].size() > 10);
        CHECK(lines[1].size() < 200);
        watch.removeFolder(bad);
    }
    QTest::qWait(500);
    CHECK(heard.news == 0);
}
