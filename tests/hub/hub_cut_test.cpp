// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that break and servers that die, at every moment.
#include <catch2/catch.hpp>
#include <chrono>
#include <iostream>
#include <thread>

#include "adjudicator/tournament/desks/hub_carrier.h"
#include "db/hub/hub_address.h"
#include "tests/hub/cutting_line.h"
#include "tests/hub/hub_desk.h"
#include "tests/hub/hub_server.h"

using namespace test;
using adjudicator::DeskState;
using adjudicator::EntrySender;
using adjudicator::HubCarrier;
using adjudicator::SendProblem;

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

std::string through(const CuttingLine& line, const std::string& hub, const std::string& login) {
    return "postgresql://" + login + ":" + std::string(login.rbegin(), login.rend()) +
           "@127.0.0.1:" + std::to_string(line.port()) + "/" + hub + "?sslmode=disable&gssencmode=disable";
}

double secondsSince(Clock::time_point begun) {
    return std::chrono::duration<double>(Clock::now() - begun).count();
}

}  // namespace

TEST_CASE("a line that breaks at any moment loses nothing and doubles nothing", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    HubServer server;
    const std::string empty = server.newHub();
    HubDesk table;
    fillBook(table.book(), 2, 5, "cut");
    const auto own = table.own();
    const auto whole = table.entries();
    int cuts = 0;
    // A whole transfer takes some 15,000 bytes.
    for (std::size_t bytes = 200; bytes < 22'000; bytes += bytes < 6000 ? 900 : 2700) {
        INFO("cut after " << bytes << " bytes");
        const std::string hub = server.copyOf(empty);
        {
            const CuttingLine line(server.port(), bytes);
            EntrySender sender(*own.key(), through(line, hub, "desk"), table.notes());
            const auto sent = sendAll(table, sender);
            if (!sent) {
                ++cuts;
                REQUIRE(sent.error().hub);
                CHECK((sent.error().hub->problem == db::HubProblem::Cut ||
                       sent.error().hub->problem == db::HubProblem::NotReached));
                CHECK(sent.error().hub->said.find("ksed") == std::string::npos);
            }
        }
        // All or nothing of it is there.
        const std::string there = server.asOwner(hub, "select count(*) from adjudicator.entry");
        CHECK((there == "0\n" || there == "10\n"));
        EntrySender sender(*own.key(), server.address(hub, "desk"), table.notes());
        REQUIRE(sendAll(table, sender));
        CHECK(server.asOwner(hub, "select count(*) from adjudicator.entry") == "10\n");
        CHECK(server.asOwner(hub, "select max(number), count(*) from adjudicator.parcel") == "1|1\n");
        // The same for who receives.
        HubDesk director;
        {
            const CuttingLine line(server.port(), bytes);
            HubCarrier carrier(through(line, hub, "reader"));
            const auto received = receiveAll(director, carrier);
            CHECK((received.fault || received.desks.size() == 1));
            for (const auto& report : received.desks) {
                CHECK(report.state == DeskState::UpToDate);
            }
        }
        HubCarrier carrier(server.address(hub, "reader"));
        CHECK_FALSE(receiveAll(director, carrier).fault);
        CHECK(director.entries() == whole);
        server.asOwner("postgres", "drop database " + hub + " with (force)");
    }
    CHECK(cuts >= 5);
}

TEST_CASE("a server that dies is waited for, and all goes when it is back", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    HubServer server;
    const std::string hub = server.newHub();
    HubDesk table;
    HubDesk director;
    fillBook(table.book(), 1, 3, "dies");
    const auto own = table.own();
    EntrySender sender(*own.key(), server.address(hub, "desk"), table.notes());
    HubCarrier carrier(server.address(hub, "reader"));
    REQUIRE(sendAll(table, sender)->entries == 3);
    REQUIRE(receiveAll(director, carrier).desks[0].entries == 3);
    for (int i = 0; i < 3; ++i) {
        growBook(table.book(), "away " + std::to_string(i));
        std::thread later([&] {
            std::this_thread::sleep_for(100ms);
            server.kill();
        });
        const auto begun = Clock::now();
        carrier.wait(500ms);
        later.join();
        // It has waited, though nobody was there any more.
        CHECK(Clock::now() - begun >= 450ms);
        const auto sent = sendAll(table, sender);
        REQUIRE_FALSE(sent);
        CHECK(sent.error().problem == SendProblem::Hub);
        CHECK(sendAll(table, sender).error().hub->problem == db::HubProblem::NotReached);
        CHECK(receiveAll(director, carrier).fault);
        growBook(table.book(), "still away " + std::to_string(i));
        server.start();
        CHECK(sendAll(table, sender)->entries == 2);
        const auto received = receiveAll(director, carrier);
        REQUIRE_FALSE(received.fault);
        CHECK(received.desks[0].entries == 2);
        CHECK(director.entries() == table.entries());
    }
}

TEST_CASE("a desk that was away catches up with what others sent, act by act", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    HubServer server;
    const std::string hub = server.newHub();
    HubDesk table;
    fillBook(table.book(), 1, 2, "acts");
    const auto own = table.own();
    EntrySender sender(*own.key(), server.address(hub, "desk"), table.notes());
    constexpr int kActs = 300;
    double sending = 0;
    for (int i = 0; i < kActs; ++i) {
        growBook(table.book(), std::to_string(i));
        const auto begun = Clock::now();
        REQUIRE(sendAll(table, sender)->file);
        sending += secondsSince(begun);
    }
    std::cout << "A file after each of " << kActs << " acts: " << 1000 * sending / kActs << " ms each.\n";
    const auto begun = Clock::now();
    HubDesk director;
    HubCarrier carrier(server.address(hub, "reader"));
    const auto received = receiveAll(director, carrier);
    std::cout << "All of them caught up in " << secondsSince(begun) << " s.\n";
    CHECK(received.desks[0].files == kActs);
    CHECK(director.entries() == table.entries());
}

TEST_CASE("64,000 entries go through a hub and are caught up with", "[.full]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    HubServer server;
    const std::string hub = server.newHub();
    HubDesk table;
    fillBook(table.book(), 64, 1000, "many");
    const auto own = table.own();
    EntrySender sender(*own.key(), server.address(hub, "desk"), table.notes());
    auto begun = Clock::now();
    REQUIRE(sendAll(table, sender)->entries == 64'000);
    std::cout << "64,000 entries sent in " << secondsSince(begun) << " s";
    begun = Clock::now();
    HubDesk director;
    HubCarrier carrier(server.address(hub, "reader"));
    CHECK(receiveAll(director, carrier).desks[0].entries == 64'000);
    std::cout << ", caught up with in " << secondsSince(begun) << " s";
    begun = Clock::now();
    CHECK(receiveAll(director, carrier).desks[0].files == 0);
    std::cout << "; a look that finds nothing new " << 1000 * secondsSince(begun) << " ms";
    begun = Clock::now();
    EntrySender fresh(*own.key(), server.address(hub, "desk"), table.notes());
    CHECK_FALSE(sendAll(table, fresh)->file);
    std::cout << ", a desk that starts anew and has nothing to send " << secondsSince(begun) << " s.\n";
    CHECK(director.entries() == table.entries());
}
