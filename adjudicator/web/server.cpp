// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/server.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <optional>
#include <thread>
#include <utility>

#include "adjudicator/web/connection.h"

namespace adjudicator::web {

namespace {

namespace asio = boost::asio;
using boost::system::error_code;
using Tcp = asio::ip::tcp;

/// How long the desk waits where it cannot take another connection: no file is free.
constexpr std::chrono::milliseconds kRest{50};

ListenFault faultOf(const error_code& error) {
    return error == asio::error::address_in_use                  ? ListenFault::Taken
           : error == asio::error::access_denied                 ? ListenFault::NotAllowed
           : error == boost::system::errc::address_not_available ? ListenFault::NotOurs
                                                                 : ListenFault::Other;
}

}  // namespace

class Server::Inside {
public:
    explicit Inside(const Limits& limits) : m_visitors(limits) {}
    ~Inside() { close(); }

    void close() {
        m_context.stop();
        if (m_thread.joinable()) {
            m_thread.join();
        }
        error_code ignored;
        m_acceptor.close(ignored);
        m_visitors.cutAll();
        // Whoever waits for an answer belongs to the context.
        m_visitors.forgetAll();
        m_visitors.wake();
    }

    /// Empty when it listens.
    std::optional<ListenFault> listen(const Listening& where) {
        error_code error;
        const auto address = asio::ip::make_address(where.address, error);
        if (error) {
            return ListenFault::NoAddress;
        }
        const Tcp::endpoint end(address, where.port);
        m_acceptor.open(end.protocol(), error);
        if (!error) {
            m_acceptor.set_option(asio::socket_base::reuse_address(true), error);
        }
        if (!error) {
            m_acceptor.bind(end, error);
        }
        if (!error) {
            m_acceptor.listen(asio::socket_base::max_listen_connections, error);
        }
        if (error) {
            return faultOf(error);
        }
        m_port = m_acceptor.local_endpoint(error).port();
        accept();
        m_thread = std::thread([this] { m_context.run(); });
        return std::nullopt;
    }

    [[nodiscard]] Visitors& visitors() { return m_visitors; }
    [[nodiscard]] std::uint16_t port() const { return m_port; }
    void answer(std::uint64_t id, Answer answer) {
        asio::post(m_context, [this, id, answer = std::move(answer)] { m_visitors.answered(id, answer); });
    }

private:
    void accept() {
        m_acceptor.async_accept([this](const error_code& error, Tcp::socket socket) {
            if (!error) {
                serveOne(std::move(socket), m_visitors);
                accept();
            } else if (error != asio::error::operation_aborted) {
                m_rest.expires_after(kRest);
                m_rest.async_wait([this](const error_code&) { accept(); });
            }
        });
    }

    // Connections that are left end with the context, and give their places back: they need the visitors still.
    Visitors m_visitors;
    asio::io_context m_context{1};
    Tcp::acceptor m_acceptor{m_context};
    asio::steady_timer m_rest{m_context};
    std::uint16_t m_port = 0;
    std::thread m_thread;
};

Server::Server(std::unique_ptr<Inside> inside) : m_inside(std::move(inside)) {}
Server::~Server() = default;

engine::Expected<std::unique_ptr<Server>, ListenFault> Server::listen(const Listening& where, const Limits& limits) {
    auto inside = std::make_unique<Inside>(limits);
    if (const auto fault = inside->listen(where)) {
        return engine::unexpected(*fault);
    }
    return std::unique_ptr<Server>(new Server(std::move(inside)));
}

std::uint16_t Server::port() const {
    return m_inside->port();
}

void Server::show(Site site) {
    m_inside->visitors().show(std::move(site));
}

void Server::hearPhones() {
    m_inside->visitors().hearPhones();
}

std::vector<Said> Server::wait(std::chrono::milliseconds most) {
    return m_inside->visitors().wait(most);
}

void Server::close() {
    m_inside->close();
}

void Server::wake() {
    m_inside->visitors().wake();
}

void Server::answer(std::uint64_t id, Answer answer) {
    m_inside->answer(id, std::move(answer));
}

Server::Counts Server::counts() const {
    return m_inside->visitors().counts();
}

}  // namespace adjudicator::web
