// SPDX-License-Identifier: GPL-3.0-or-later
// Desks that share through a hub, and hubs that lie.
#include <catch2/catch.hpp>
#include <chrono>
#include <iostream>
#include <thread>

#include "adjudicator/tournament/desks/hub_carrier.h"
#include "db/hub/hub_address.h"
#include "tests/hub/hub_desk.h"
#include "tests/hub/hub_server.h"

using namespace test;
using adjudicator::DeskState;
using adjudicator::EntrySender;
using adjudicator::HubCarrier;

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// A desk whose book has two games, sent in three files, and who receives.
struct Shared {
    HubServer server;
    std::string hub = server.newHub();
    HubDesk table;
    HubDesk director;
    adjudicator::DeskFolder own = table.own();

    Shared() {
        fillBook(table.book(), 2, 6, "shared");
        EntrySender sender(*own.key(), server.address(hub, "desk"), table.notes());
        REQUIRE(sendAll(table, sender)->entries == 12);
        growBook(table.book(), "second");
        REQUIRE(sendAll(table, sender)->entries == 1);
        growBook(table.book(), "third");
        REQUIRE(sendAll(table, sender)->entries == 1);
        REQUIRE(sendAll(table, sender)->entries == 0);
    }
    /// What its owner does to a hub whose guards he can switch off.
    void spoil(const std::string& which, const std::string& text) const {
        server.asOwner(which, "set session_replication_role = replica; " + text);
    }
    adjudicator::Received receiveFrom(const std::string& which, const HubDesk& desk) const {
        HubCarrier carrier(server.address(which, "reader"));
        return receiveAll(desk, carrier);
    }
};

}  // namespace

TEST_CASE("what a desk sends through a hub comes in as from a folder, once", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    Shared shared;
    const auto first = shared.receiveFrom(shared.hub, shared.director);
    REQUIRE_FALSE(first.fault);
    REQUIRE(first.desks.size() == 1);
    CHECK(first.desks[0].key == shared.table.key());
    CHECK(first.desks[0].state == DeskState::UpToDate);
    CHECK(first.desks[0].files == 3);
    CHECK(first.desks[0].entries == 14);
    CHECK(shared.director.entries() == shared.table.entries());
    const auto again = shared.receiveFrom(shared.hub, shared.director);
    CHECK(again.desks[0].state == DeskState::UpToDate);
    CHECK(again.desks[0].files == 0);
    CHECK(again.desks[0].lastFile == 3);
    // The same files in a folder give the same book.
    const HubDesk byFolder;
    const auto folder = byFolder.home() / "files";
    std::filesystem::create_directory(folder);
    EntrySender sender(*shared.own.key(), folder);
    REQUIRE(sendAll(shared.table, sender)->entries == 14);
    const auto carrier = adjudicator::carrierAt(folder);
    CHECK(receiveAll(byFolder, *carrier).desks[0].entries == 14);
    CHECK(byFolder.entries() == shared.director.entries());
    // A desk that starts anew knows from the hub what it has sent.
    EntrySender fresh(*shared.own.key(), shared.server.address(shared.hub, "desk"), shared.table.notes());
    CHECK_FALSE(sendAll(shared.table, fresh)->file);
    // Who received sends nothing back of it.
    const auto other = shared.director.own();
    EntrySender back(*other.key(), shared.server.address(shared.hub, "desk"), shared.director.notes());
    CHECK_FALSE(sendAll(shared.director, back)->file);
    growBook(shared.director.book(), "answer");
    CHECK(sendAll(shared.director, back)->entries == 1);
}

TEST_CASE("a hub that lies is named, and nothing wrong comes in", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    Shared shared;
    const auto whole = shared.table.entries();
    const auto key = "'\\x" + shared.table.key() + "'";
    const auto parcel = "adjudicator.parcel where desk = " + key + " and number = ";
    struct Lie {
        const char* what;
        std::string text;
        DeskState state;
        std::uint64_t file;
    };
    const std::vector<Lie> lies{
        {"a body is changed", "update adjudicator.entry set body = body || ' ' where seq = 3", DeskState::FalseFile, 1},
        {"a hash is changed", "update adjudicator.entry set hash = sha256(hash) where seq = 3", DeskState::FalseFile,
         1},
        {"an entry is missing", "delete from adjudicator.entry where seq = 3", DeskState::FalseFile, 1},
        {"all entries are missing", "delete from adjudicator.entry", DeskState::FalseFile, 1},
        {"a file names one less",
         "update adjudicator.parcel set games = games[1:11], seqs = seqs[1:11], hashes = hashes[1:11] where number = 1",
         DeskState::FalseFile, 1},
        {"entries are in another order",
         "update adjudicator.parcel set seqs = array[seqs[2], seqs[1]] || seqs[3:], hashes = array[hashes[2], "
         "hashes[1]] || "
         "hashes[3:] where number = 1",
         DeskState::FalseFile, 1},
        {"an entry comes twice",
         "update adjudicator.parcel set games = games || games[12], seqs = seqs || seqs[12], hashes = hashes || "
         "hashes[12] "
         "where number = 1",
         DeskState::FalseFile, 1},
        {"a file is missing", "delete from " + parcel + "2", DeskState::Gap, 2},
        {"two files have changed places",
         "update adjudicator.parcel set number = 5 - number + 1000 where number > 1; "
         "update adjudicator.parcel set number = number - 1000 where number > 1000",
         DeskState::FalseFile, 2},
        {"a file comes twice",
         "insert into adjudicator.parcel (desk, number, first, last, games, seqs, hashes) select desk, 4, first, last, "
         "games, seqs, hashes from " +
             parcel + "3",
         DeskState::FalseFile, 4},
        {"a signature is another's",
         "update adjudicator.parcel set last = replace(last, 'signature\":\"', 'signature\":\"0') where number = 2",
         DeskState::FalseFile, 2},
        {"the last line is missing", "update adjudicator.parcel set last = '' where number = 2", DeskState::FalseFile,
         2},
        {"a file is told to be another desk's", "update adjudicator.parcel set desk = sha256(desk)",
         DeskState::FalseFile, 1},
        {"two entries of one number",
         "update adjudicator.entry e set body = 'x', hash = sha256(hash) where seq = 7; "
         "update adjudicator.parcel set hashes = array[sha256(hashes[1])] where number = 3",
         DeskState::FalseFile, 3},
    };
    for (const Lie& lie : lies) {
        INFO(lie.what);
        const std::string hub = shared.server.copyOf(shared.hub);
        shared.spoil(hub, lie.text);
        const HubDesk desk;
        const auto received = shared.receiveFrom(hub, desk);
        REQUIRE_FALSE(received.fault);
        REQUIRE(received.desks.size() == 1);
        CHECK(received.desks[0].state == lie.state);
        CHECK(received.desks[0].file == lie.file);
        // What came in is the beginning of what was sent.
        for (const auto& [game, entries] : desk.entries()) {
            REQUIRE(whole.contains(game));
            for (const db::Entry& entry : entries) {
                CHECK(std::ranges::find(whole.at(game), entry) != whole.at(game).end());
            }
        }
    }
}

TEST_CASE("a hub that no longer has what it has shown is named, and what came in stays", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    Shared shared;
    REQUIRE(shared.receiveFrom(shared.hub, shared.director).desks[0].files == 3);
    const auto whole = shared.director.entries();
    const auto look = [&] {
        const auto received = shared.receiveFrom(shared.hub, shared.director);
        REQUIRE_FALSE(received.fault);
        REQUIRE(received.desks.size() == 1);
        CHECK(received.desks[0].key == shared.table.key());
        CHECK(shared.director.entries() == whole);
        return received.desks[0].state;
    };
    CHECK(look() == DeskState::UpToDate);
    SECTION("the last file is gone, and comes back") {
        shared.spoil(shared.hub,
                     "create table public.away as select * from adjudicator.parcel where number = 3; "
                     "delete from adjudicator.parcel where number = 3");
        CHECK(look() == DeskState::WentBack);
        CHECK(look() == DeskState::WentBack);
        shared.spoil(shared.hub, "insert into adjudicator.parcel select * from public.away");
        CHECK(look() == DeskState::UpToDate);
    }
    SECTION("the desk is gone") {
        shared.spoil(shared.hub, "delete from adjudicator.parcel");
        CHECK(look() == DeskState::WentBack);
        // It sends all that is missing again, as one file.
        EntrySender sender(*shared.own.key(), shared.server.address(shared.hub, "desk"), shared.table.notes());
        CHECK(sendAll(shared.table, sender)->entries == 14);
        CHECK(look() == DeskState::WentBack);
    }
    SECTION("another file has the number") {
        shared.spoil(shared.hub,
                     "update adjudicator.parcel set last = (select last from adjudicator.parcel where number "
                     "= 2) where number = 3");
        CHECK(look() == DeskState::FalseFile);
    }
    SECTION("the server was put back, and desks go on") {
        shared.spoil(shared.hub,
                     "delete from adjudicator.parcel where number > 1; delete from adjudicator.entry where "
                     "seq > 5");
        CHECK(look() == DeskState::WentBack);
        EntrySender sender(*shared.own.key(), shared.server.address(shared.hub, "desk"), shared.table.notes());
        CHECK(sendAll(shared.table, sender)->entries == 2);
        CHECK(look() == DeskState::WentBack);
        growBook(shared.table.book(), "fourth");
        CHECK(sendAll(shared.table, sender)->entries == 1);
        const auto received = shared.receiveFrom(shared.hub, shared.director);
        CHECK(received.desks[0].state == DeskState::UpToDate);
        CHECK(shared.director.entries() == shared.table.entries());
    }
}

TEST_CASE("another chain under the same number comes in as a branch, and is told", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    Shared shared;
    REQUIRE(shared.receiveFrom(shared.hub, shared.director).desks[0].files == 3);
    // Another desk goes on from an older state.
    const HubDesk other;
    fillBook(other.book(), 2, 6, "shared");
    growBook(other.book(), "otherwise");
    const auto own = other.own();
    EntrySender sender(*own.key(), shared.server.address(shared.hub, "desk"), other.notes());
    REQUIRE(sendAll(other, sender)->entries == 13);
    const auto received = shared.receiveFrom(shared.hub, shared.director);
    std::uint64_t forked = 0;
    for (const auto& report : received.desks) {
        CHECK(report.state == DeskState::UpToDate);
        forked += report.forked;
    }
    CHECK(forked == 1);
    CHECK(shared.receiveFrom(shared.hub, shared.director).desks[0].forked == 0);
}

TEST_CASE("many desks that send and receive in any order have the same book in the end", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    HubServer server;
    const std::string hub = server.newHub();
    constexpr std::size_t kDesks = 5;
    std::vector<HubDesk> desks(kDesks);
    std::vector<std::thread> threads;
    // All at once: each has a game of its own and one that all have.
    for (std::size_t d = 0; d < kDesks; ++d) {
        fillBook(desks[d].book(), 2, 8, "all");
        fillBook(desks[d].book(), 1, 4, "own" + std::to_string(d));
    }
    std::vector<int> sent(kDesks);
    for (std::size_t d = 0; d < kDesks; ++d) {
        threads.emplace_back([&, d] {
            const auto own = desks[d].own();
            for (int i = 0; i < 10; ++i) {
                // Each time as a program that starts.
                EntrySender sender(*own.key(), server.address(hub, "desk"), desks[d].notes());
                auto book = db::Book::open(desks[d].book(), db::OpenMode::ReadWrite);
                const auto heads = book->games();
                const std::vector<std::string> bodies{R"({"kind":"act","number":)" + std::to_string(i) + "}"};
                const auto& mine = heads->back();
                const bool isGrown = book->append(mine.id, mine.head, bodies).has_value();
                sent[d] += isGrown && sender.send(*book, adjudicator::utcNow()) ? 1 : 0;
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    CHECK(sent == std::vector<int>(kDesks, 10));
    for (std::size_t d = 0; d < kDesks; ++d) {
        HubCarrier carrier(server.address(hub, "reader"));
        const auto received = receiveAll(desks[(d * 2) % kDesks], carrier);
        CHECK(received.desks.size() == kDesks);
        CHECK(std::ranges::all_of(received.desks, [](const auto& each) { return each.state == DeskState::UpToDate; }));
    }
    for (const HubDesk& desk : desks) {
        CHECK(desk.entries() == desks[0].entries());
    }
    CHECK(desks[0].entries().size() == 2 + kDesks);
    // Nobody has anything more to send.
    for (const HubDesk& desk : desks) {
        const auto own = desk.own();
        EntrySender sender(*own.key(), server.address(hub, "desk"), desk.notes());
        CHECK_FALSE(sendAll(desk, sender)->file);
    }
    CHECK(server.asOwner(hub, "select count(*) from adjudicator.entry") == std::to_string(16 + kDesks * 14) + "\n");
}

TEST_CASE("who waits at a hub is told at once", "[hub]") {
    if (!HubServer::isInstalled()) {
        return;
    }
    Shared shared;
    HubCarrier waiting(shared.server.address(shared.hub, "reader"));
    EntrySender sender(*shared.own.key(), shared.server.address(shared.hub, "desk"), shared.table.notes());
    std::vector<double> delays;
    for (int i = 0; i < 20; ++i) {
        REQUIRE(waiting.desks());
        Clock::time_point sent;
        std::thread later([&] {
            std::this_thread::sleep_for(30ms);
            growBook(shared.table.book(), "now " + std::to_string(i));
            REQUIRE(sendAll(shared.table, sender));
            sent = Clock::now();
        });
        waiting.wait(20s);
        const auto told = Clock::now();
        later.join();
        delays.push_back(std::chrono::duration<double, std::milli>(told - sent).count());
    }
    std::ranges::sort(delays);
    std::cout << "A hub tells of a new file after " << delays[10] << " ms (median), " << delays.back()
              << " ms at most.\n";
    CHECK(delays.back() < 3000);
    // Nothing comes: it waits as long as it was told. What came while nobody waited is not missed.
    REQUIRE(waiting.desks());
    const auto begun = Clock::now();
    waiting.wait(300ms);
    CHECK(Clock::now() - begun >= 250ms);
    growBook(shared.table.book(), "before");
    REQUIRE(sendAll(shared.table, sender));
    const auto late = Clock::now();
    waiting.wait(20s);
    CHECK(Clock::now() - late < 5s);
}
