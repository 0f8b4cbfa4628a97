// SPDX-License-Identifier: GPL-3.0-or-later
// A browser of few words, and worse visitors.
#pragma once

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <cstdint>
#include <string>

namespace adjudicator::test {

/// One connection to the desk on this machine.
class Visit {
public:
    explicit Visit(std::uint16_t port, const std::string& from = "127.0.0.1") {
        using Tcp = boost::asio::ip::tcp;
        m_socket.open(Tcp::v4());
        m_socket.bind(Tcp::endpoint(boost::asio::ip::make_address(from), 0));
        m_socket.connect(Tcp::endpoint(boost::asio::ip::make_address("127.0.0.1"), port));
    }
    void send(const std::string& text) {
        boost::system::error_code ignored;
        boost::asio::write(m_socket, boost::asio::buffer(text), ignored);
    }
    /// All that comes until the desk ends it.
    std::string all() {
        std::string text;
        boost::system::error_code ended;
        boost::asio::read(m_socket, boost::asio::dynamic_buffer(text), ended);
        return text;
    }

private:
    boost::asio::io_context m_context;
    boost::asio::ip::tcp::socket m_socket{m_context};
};

/// An answer, taken apart.
struct Page {
    int status = 0;
    std::string head;
    std::string body;
    /// The value of a field of the head; empty where there is none.
    [[nodiscard]] std::string field(const std::string& name) const {
        const auto at = head.find("\r\n" + name + ": ");
        if (at == std::string::npos) {
            return {};
        }
        const auto begin = at + name.size() + 4;
        return head.substr(begin, head.find("\r\n", begin) - begin);
    }
};

inline Page pageOf(const std::string& text) {
    const auto end = text.find("\r\n\r\n");
    if (text.size() < 12 || end == std::string::npos) {
        return {};
    }
    return {std::stoi(text.substr(9, 3)), text.substr(0, end) + "\r\n", text.substr(end + 4)};
}

inline Page ask(std::uint16_t port, const std::string& request, const std::string& from = "127.0.0.1") {
    Visit visit(port, from);
    visit.send(request);
    return pageOf(visit.all());
}

/// GET of a path, with further lines of the head.
inline Page get(std::uint16_t port, const std::string& path, const std::string& more = {},
                const std::string& from = "127.0.0.1") {
    return ask(port, "GET " + path + " HTTP/1.1\r\nHost: desk\r\n" + more + "\r\n", from);
}

inline std::string saying(const std::string& body, const std::string& seal, const std::string& more = {}) {
    return "POST /say HTTP/1.1\r\nHost: desk\r\nContent-Type: application/json\r\n" +
           (seal.empty() ? std::string() : "X-Adjudicator-Seal: " + seal + "\r\n") + more +
           "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

}  // namespace adjudicator::test
