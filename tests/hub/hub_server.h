// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

namespace test {

/// What a run of psql left behind.
struct SqlRun {
    int exit = -1;
    std::string out;
    std::string err;
};

/// A PostgreSQL server of Debian's package, started for the tests in a folder of its own as a user without rights. It
/// listens to a socket in that folder and to a port of the loopback that is free, asks for passwords on the latter, and
/// ends with the test. Its owner's name is `owner`.
class HubServer {
public:
    /// Says so, once, where it is not.
    [[nodiscard]] static bool isInstalled();

    HubServer();
    ~HubServer();
    HubServer(const HubServer&) = delete;
    HubServer& operator=(const HubServer&) = delete;

    /// A new hub, with the logins `desk`, `helper` and `reader` (passwords as the names, backwards) there from the
    /// first on. Answers with the database's name.
    [[nodiscard]] std::string newHub();
    /// A copy of a hub, as its owner may make one.
    [[nodiscard]] std::string copyOf(const std::string& hub);
    /// By the socket, without a password.
    [[nodiscard]] std::string address(const std::string& hub, const std::string& login) const;
    /// By the loopback.
    [[nodiscard]] std::string addressByPort(const std::string& hub, const std::string& login,
                                            const std::string& password) const;
    [[nodiscard]] int port() const { return m_port; }
    [[nodiscard]] const std::filesystem::path& folder() const { return m_folder; }

    [[nodiscard]] SqlRun sql(const std::string& hub, const std::string& login, const std::string& text) const;
    /// As its owner, who may do everything; fails the test where that does not work.
    std::string asOwner(const std::string& hub, const std::string& text) const;

    void start();
    /// At once, as when the machine is switched off.
    void kill();

private:
    [[nodiscard]] int run(const std::vector<std::string>& arguments, const std::string& output) const;
    [[nodiscard]] pid_t spawn(const std::vector<std::string>& arguments, const std::string& output) const;

    std::filesystem::path m_folder;
    int m_port = 0;
    pid_t m_pid = 0;
    int m_hubs = 0;
};

}  // namespace test
