// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/hub/hub_address.h"

#include <catch2/catch.hpp>

using db::isHubAddress;
using db::shownAddress;
using db::withoutPassword;

TEST_CASE("a hub's address is shown without its password", "[hub]") {
    CHECK(isHubAddress("postgresql://anna@hall/adjudicator"));
    CHECK(isHubAddress("postgres://hall/adjudicator"));
    CHECK_FALSE(isHubAddress("/mnt/stick"));
    CHECK_FALSE(isHubAddress("http://hall"));
    CHECK(shownAddress("postgresql://anna:secret@hall:5433/cup") == "postgresql://anna@hall:5433/cup");
    CHECK(shownAddress("postgresql://anna@hall/cup") == "postgresql://anna@hall/cup");
    CHECK(shownAddress("postgresql:///cup?host=/run/pg&password=secret&port=5433") ==
          "postgresql:///cup?host=/run/pg&port=5433");
    // Names can be written so that they are not recognised: whatever is escaped is left out.
    CHECK(shownAddress("postgresql://hall/cup?pass%77ord=secret&sslmode=require") ==
          "postgresql://hall/cup?sslmode=require");
    // Passwords that should have been escaped.
    CHECK(shownAddress("postgresql://anna:se@cr:et@hall/cup") == "postgresql://anna@hall/cup");
    CHECK(shownAddress("postgresql://anna:se/c?ret@hall/cup") == "postgresql://anna@hall/cup");
    CHECK(shownAddress("postgresql://") == "postgresql://");
    CHECK(shownAddress("postgresql://anna:@hall") == "postgresql://anna@hall");
}

TEST_CASE("a password is taken out of what a server says, however it was written", "[hub]") {
    CHECK(withoutPassword("login failed for secret at hall", "postgresql://anna:secret@hall/cup") ==
          "login failed for … at hall");
    CHECK(withoutPassword("p@ss and p%40ss", "postgresql://anna:p%40ss@hall/cup") == "… and …");
    CHECK(withoutPassword("secret", "postgresql://hall/cup?password=secret") == "…");
    CHECK(withoutPassword("nothing", "postgresql://anna:@hall/cup") == "nothing");
    CHECK(withoutPassword("nothing", "postgresql://anna@hall/cup") == "nothing");
}

TEST_CASE("a password that is typed apart is put in, whatever it has in it", "[hub]") {
    const std::string whole = db::withPassword("postgresql://anna:old@hall/cup?port=5433", "a@b/?");
    CHECK(whole == "postgresql://anna@hall/cup?port=5433&password=%61%40%62%2F%3F");
    CHECK(shownAddress(whole) == "postgresql://anna@hall/cup?port=5433");
    CHECK(withoutPassword("a@b/?", whole) == "…");
}

TEST_CASE("what is no address of a server is refused without asking anybody", "[hub]") {
    CHECK(db::openHub("/mnt/stick").error().problem == db::HubProblem::BadAddress);
    for (const char* address : {"postgresql://anna:secret@hall:port/cup", "postgresql://anna:secret@[hall/cup",
                                "postgresql://hall/cup?secret=1", "postgresql://anna:secret%zz@hall/cup"}) {
        INFO(address);
        const auto hub = db::openHub(address);
        REQUIRE_FALSE(hub);
        CHECK(hub.error().problem == db::HubProblem::BadAddress);
        CHECK(hub.error().said.find("secret") == std::string::npos);
    }
    // Nobody listens there.
    const auto hub = db::openHub("postgresql://anna:secret@127.0.0.1:1/cup");
    REQUIRE_FALSE(hub);
    CHECK(hub.error().problem == db::HubProblem::NotReached);
    CHECK(hub.error().said.find("secret") == std::string::npos);
}
