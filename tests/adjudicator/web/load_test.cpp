// SPDX-License-Identifier: GPL-3.0-or-later
// A hall full of phones.
#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <catch2/catch.hpp>
#include <chrono>
#include <deque>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "adjudicator/web/server.h"

namespace adjudicator::test {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
namespace asio = boost::asio;
using Tcp = asio::ip::tcp;

constexpr int kPhones = 1000;
constexpr auto kEvery = 2000ms;
constexpr auto kLasts = 20s;

/// One phone: asks every two seconds for what is new, from an address of its own.
class Phone {
public:
    Phone(asio::io_context& context, std::uint16_t port, int number)
        : m_context(context), m_timer(context), m_port(port) {
        m_from =
            asio::ip::make_address("127.1." + std::to_string(number / 250) + '.' + std::to_string(1 + number % 250));
    }
    void begin(Clock::duration after) {
        m_timer.expires_after(after);
        m_timer.async_wait([this](const auto& error) {
            if (!error) {
                ask();
            }
        });
    }

    std::vector<double> waited;
    std::vector<std::pair<std::string, Clock::time_point>> seen;
    int failed = 0;

private:
    void ask() {
        m_begun = Clock::now();
        m_socket = std::make_unique<Tcp::socket>(m_context);
        m_socket->open(Tcp::v4());
        m_socket->bind({m_from, 0});
        m_request = "GET /hall.en.json HTTP/1.1\r\nHost: desk\r\nAccept-Encoding: gzip\r\n" +
                    (m_etag.empty() ? std::string() : "If-None-Match: " + m_etag + "\r\n") + "\r\n";
        m_answer.clear();
        m_socket->async_connect({asio::ip::make_address("127.0.0.1"), m_port}, [this](const auto& error) {
            if (error) {
                return done();
            }
            asio::async_write(*m_socket, asio::buffer(m_request), [this](const auto&, std::size_t) {
                asio::async_read(*m_socket, asio::dynamic_buffer(m_answer),
                                 [this](const auto&, std::size_t) { done(); });
            });
        });
    }
    void done() {
        const auto now = Clock::now();
        const bool isNew = m_answer.starts_with("HTTP/1.1 200");
        if (!isNew && !m_answer.starts_with("HTTP/1.1 304")) {
            ++failed;
        }
        waited.push_back(std::chrono::duration<double, std::milli>(now - m_begun).count());
        if (isNew) {
            const auto at = m_answer.find("ETag: ") + 6;
            m_etag = m_answer.substr(at, m_answer.find("\r\n", at) - at);
            seen.emplace_back(m_etag, now);
        }
        m_socket.reset();
        begin(kEvery);
    }

    asio::io_context& m_context;
    asio::steady_timer m_timer;
    std::unique_ptr<Tcp::socket> m_socket;
    asio::ip::address m_from;
    std::uint16_t m_port;
    Clock::time_point m_begun;
    std::string m_request;
    std::string m_answer;
    std::string m_etag;
};

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

    asio::io_context context;
    std::deque<Phone> phones;
    for (int i = 0; i < kPhones; ++i) {
        phones.emplace_back(context, (*server)->port(), i);
        phones.back().begin(kEvery * i / kPhones);
    }
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
    context.run_for(kLasts);
    desk.join();

    std::vector<double> waited;
    double latest = 0;
    int failed = 0;
    for (const Phone& phone : phones) {
        waited.insert(waited.end(), phone.waited.begin(), phone.waited.end());
        failed += phone.failed;
        for (const auto& [etag, at] : phone.seen) {
            const auto change = std::ranges::find(etags, etag);
            if (change != etags.end()) {
                latest = std::max(latest, std::chrono::duration<double>(
                                              at - changes[static_cast<std::size_t>(change - etags.begin())])
                                              .count());
            }
        }
    }
    std::ranges::sort(waited);
    REQUIRE(waited.size() > 5000);
    const double median = waited[waited.size() / 2];
    const auto counts = (*server)->counts();
    std::cout << waited.size() << " answers, median " << median << " ms, 95 % within "
              << waited[waited.size() * 95 / 100] << " ms, 99 % " << waited[waited.size() * 99 / 100]
              << " ms, latest change seen after " << latest << " s, most connections at once " << counts.mostOpen
              << '\n';
    CHECK(failed == 0);
    CHECK(counts.cut == 0);
    CHECK(median < 50);
    CHECK(latest < 3);
    CHECK(etags.size() >= 3);
}

}  // namespace adjudicator::test
