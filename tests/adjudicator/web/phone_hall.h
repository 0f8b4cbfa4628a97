// SPDX-License-Identifier: GPL-3.0-or-later
// A hall full of phones that look on.
#pragma once

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <deque>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace adjudicator::test {

/// One phone: asks every two seconds for what is new, from an address of its own.
class LookingPhone {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr auto kEvery = std::chrono::milliseconds(2000);

    /// `shown`: the state that its page shows; `picture`: what the page fetches anew with each state, or nothing.
    LookingPhone(boost::asio::io_context& context, std::uint16_t port, int number, std::string shown,
                 std::string picture)
        : m_context(context), m_timer(context), m_port(port), m_shown(std::move(shown)), m_picture(std::move(picture)) {
        m_from = boost::asio::ip::make_address("127.1." + std::to_string(number / 250) + '.' +
                                               std::to_string(1 + number % 250));
    }
    void begin(Clock::duration after) {
        m_timer.expires_after(after);
        m_timer.async_wait([this](const auto& error) {
            if (!error) {
                ask(m_shown, m_etag);
            }
        });
    }

    /// Milliseconds, of each answer.
    std::vector<double> waited;
    /// By its tag, when each state came.
    std::vector<std::pair<std::string, Clock::time_point>> seen;
    int failed = 0;

private:
    using Tcp = boost::asio::ip::tcp;

    void ask(const std::string& path, const std::string& etag) {
        m_begun = Clock::now();
        m_isPicture = path != m_shown;
        m_socket = std::make_unique<Tcp::socket>(m_context);
        m_socket->open(Tcp::v4());
        m_socket->bind({m_from, 0});
        m_request = "GET " + path + " HTTP/1.1\r\nHost: desk\r\nAccept-Encoding: gzip\r\n" +
                    (etag.empty() ? std::string() : "If-None-Match: " + etag + "\r\n") + "\r\n";
        m_answer.clear();
        m_socket->async_connect({boost::asio::ip::make_address("127.0.0.1"), m_port}, [this](const auto& error) {
            if (error) {
                return done();
            }
            boost::asio::async_write(*m_socket, boost::asio::buffer(m_request), [this](const auto&, std::size_t) {
                boost::asio::async_read(*m_socket, boost::asio::dynamic_buffer(m_answer),
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
        m_socket.reset();
        if (isNew && !m_isPicture) {
            const auto at = m_answer.find("ETag: ") + 6;
            m_etag = m_answer.substr(at, m_answer.find("\r\n", at) - at);
            seen.emplace_back(m_etag, now);
            if (!m_picture.empty()) {
                return ask(m_picture, {});
            }
        }
        begin(kEvery);
    }

    boost::asio::io_context& m_context;
    boost::asio::steady_timer m_timer;
    std::unique_ptr<Tcp::socket> m_socket;
    boost::asio::ip::address m_from;
    std::uint16_t m_port;
    std::string m_shown;
    std::string m_picture;
    Clock::time_point m_begun;
    std::string m_request;
    std::string m_answer;
    std::string m_etag;
    bool m_isPicture = false;
};

/// Many of them, on the thread that calls `run`.
class PhoneHall {
public:
    PhoneHall(std::uint16_t port, int phones, const std::string& shown, const std::string& picture = {}) {
        for (int i = 0; i < phones; ++i) {
            m_phones.emplace_back(m_context, port, i, shown, picture);
            m_phones.back().begin(LookingPhone::kEvery * i / phones);
        }
    }
    void run(std::chrono::milliseconds lasts) { m_context.run_for(lasts); }

    [[nodiscard]] const std::deque<LookingPhone>& phones() const { return m_phones; }
    /// Of all answers, the shortest first.
    [[nodiscard]] std::vector<double> waited() const {
        std::vector<double> all;
        for (const LookingPhone& phone : m_phones) {
            all.insert(all.end(), phone.waited.begin(), phone.waited.end());
        }
        std::ranges::sort(all);
        return all;
    }
    [[nodiscard]] int failed() const {
        int sum = 0;
        for (const LookingPhone& phone : m_phones) {
            sum += phone.failed;
        }
        return sum;
    }

private:
    boost::asio::io_context m_context;
    std::deque<LookingPhone> m_phones;
};

}  // namespace adjudicator::test
