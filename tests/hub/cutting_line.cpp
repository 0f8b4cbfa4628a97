// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/hub/cutting_line.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>

namespace test {

namespace {

sockaddr_in loopback(int port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    return address;
}

}  // namespace

CuttingLine::CuttingLine(int port, std::size_t bytes) : m_to(port), m_left(bytes) {
    m_listener = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    REQUIRE(::bind(m_listener, reinterpret_cast<sockaddr*>(&address), size) == 0);
    REQUIRE(::listen(m_listener, 8) == 0);
    REQUIRE(::getsockname(m_listener, reinterpret_cast<sockaddr*>(&address), &size) == 0);
    m_port = ntohs(address.sin_port);
    m_thread = std::thread([this] { serve(); });
}

CuttingLine::~CuttingLine() {
    m_ends = true;
    m_thread.join();
    ::close(m_listener);
}

/// One connection at a time.
void CuttingLine::serve() {
    while (!m_ends) {
        pollfd waiting{m_listener, POLLIN, 0};
        if (::poll(&waiting, 1, 50) != 1) {
            continue;
        }
        const int here = ::accept(m_listener, nullptr, nullptr);
        const int there = ::socket(AF_INET, SOCK_STREAM, 0);
        const sockaddr_in address = loopback(m_to);
        if (here >= 0 && m_left > 0 &&
            ::connect(there, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) {
            carry(here, there);
        }
        ::close(here);
        ::close(there);
    }
}

void CuttingLine::carry(int here, int there) {
    std::array<char, 4096> buffer{};
    while (!m_ends && m_left > 0) {
        std::array<pollfd, 2> ends{{{here, POLLIN, 0}, {there, POLLIN, 0}}};
        if (::poll(ends.data(), ends.size(), 50) <= 0) {
            continue;
        }
        for (std::size_t i = 0; i < ends.size() && m_left > 0; ++i) {
            if (ends[i].revents == 0) {
                continue;
            }
            const ssize_t got = ::recv(ends[i].fd, buffer.data(), std::min(buffer.size(), m_left.load()), 0);
            if (got <= 0) {
                return;
            }
            m_left -= static_cast<std::size_t>(got);
            for (ssize_t sent = 0; sent < got;) {
                const ssize_t now =
                    ::send(ends[1 - i].fd, buffer.data() + sent, static_cast<std::size_t>(got - sent), MSG_NOSIGNAL);
                if (now <= 0) {
                    return;
                }
                sent += now;
            }
        }
    }
}

}  // namespace test
