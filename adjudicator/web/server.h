// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "adjudicator/web/limits.h"
#include "adjudicator/web/site.h"
#include "engine/expected.h"

namespace adjudicator::web {

/// Where the desk listens: an address of this machine ("127.0.0.1", "0.0.0.0" for all, "::1"), port 0 for any free one.
struct Listening {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;
};

enum class ListenFault : std::uint8_t {
    NoAddress,   ///< The text is no address.
    NotOurs,     ///< No address of this machine.
    Taken,       ///< Another program listens there.
    NotAllowed,  ///< Ports below 1024 are the system's.
    Other,
};

/// What a phone says: nothing of it is believed yet.
struct Said {
    std::uint64_t id = 0;
    std::string body;
    /// By which it proves whose it is.
    std::string seal;
};
struct Answer {
    int status = 200;
    std::string json;
};

/// Gives browsers a site, over HTTP, on a thread of its own: one thread for all of them, each request on a connection
/// of its own. It has no files and knows no games; whatever phones say waits here until the owner takes it.
class Server {
public:
    [[nodiscard]] static engine::Expected<std::unique_ptr<Server>, ListenFault> listen(const Listening& where,
                                                                                       const Limits& limits);
    /// As `close`.
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    [[nodiscard]] std::uint16_t port() const;
    /// From now on this. Any thread.
    void show(Site site);
    /// Without this all that phones say is refused.
    void hearPhones();

    /// What was said, in its order; empty when nothing was for so long. One thread.
    [[nodiscard]] std::vector<Said> wait(std::chrono::milliseconds most);
    /// Ends `wait` early. Any thread.
    void wake();
    void answer(std::uint64_t id, Answer answer);
    /// Cuts all connections and listens no more, at once; nothing is shown, said or answered afterwards. Not while
    /// another thread does the same.
    void close();

    /// Since the start.
    struct Counts {
        std::uint64_t answered = 0;
        std::uint64_t refused = 0;
        std::uint64_t cut = 0;
        std::size_t open = 0;
        std::size_t mostOpen = 0;
        /// How many pages are looked at now, nearly: each asks for its state every two seconds.
        std::size_t looking = 0;
    };
    [[nodiscard]] Counts counts() const;

private:
    class Inside;
    explicit Server(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> m_inside;
};

}  // namespace adjudicator::web
