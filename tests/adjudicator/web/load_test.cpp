// SPDX-License-Identifier: GPL-3.0-or-later
// A hall full of phones.
#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

#include "adjudicator/web/server.h"
#include "tests/adjudicator/web/phone_hall.h"

namespace adjudicator::test {

namespace {

using namespace std::chrono_literals;
using Clock = LookingPhone::Clock;

constexpr int kPhones = 1000;
constexpr auto kLasts = 20s;

}  // namespace

TEST_CASE("a thousand phones renew every two seconds, and see a change within three", "[.full]") {
    auto server = web::Server::listen({"127.0.0.1", 0}, {});
    REQUIRE(server);
    // As large as a hall of 200 players.
    const auto state = [](int number) {
        std::string text = "{\"entry\":" + std::to_string(number) + ",\"players\":[";
        for (int i = 0; i < 200; ++i) {
            text += "{\"name\":\"Player of a long name " + std::to_string(i * 7919 % 1000) +
                    "\",\"seat\":" + std::to_string(i) + "},";
        }
        web::Site site;
        site.put("hall.en.json", web::kJson, text + "{}]}");
        return site;
    };
    (*server)->show(state(0));

    PhoneHall hall((*server)->port(), kPhones, "/hall.en.json");
    std::vector<Clock::time_point> changes;
    std::vector<std::string> etags;
    std::thread desk([&] {
        const auto begun = Clock::now();
        for (int number = 1; Clock::now() - begun < kLasts - 4s; ++number) {
            std::this_thread::sleep_for(4s);
            web::Site site = state(number);
            etags.push_back(site.find("hall.en.json")->etag);
            changes.push_back(Clock::now());
            (*server)->show(std::move(site));
        }
    });
    hall.run(kLasts);
    desk.join();

    double latest = 0;
    for (const LookingPhone& phone : hall.phones()) {
        for (const auto& [etag, at] : phone.seen) {
            const auto change = std::ranges::find(etags, etag);
            if (change != etags.end()) {
                latest = std::max(latest, std::chrono::duration<double>(
                                              at - changes[static_cast<std::size_t>(change - etags.begin())])
                                              .count());
            }
        }
    }
    const std::vector<double> waited = hall.waited();
    REQUIRE(waited.size() > 5000);
    const double median = waited[waited.size() / 2];
    const auto counts = (*server)->counts();
    std::cout << waited.size() << " answers, median " << median << " ms, 95 % within "
              << waited[waited.size() * 95 / 100] << " ms, 99 % " << waited[waited.size() * 99 / 100]
              << " ms, latest change seen after " << latest << " s, most connections at once " << counts.mostOpen
              << '\n';
    CHECK(hall.failed() == 0);
    CHECK(counts.cut == 0);
    CHECK(median < 50);
    CHECK(latest < 3);
    CHECK(etags.size() >= 3);
}

}  // namespace adjudicator::test
