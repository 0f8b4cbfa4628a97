// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/hub/hub_server.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <grp.h>
#include <netinet/in.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <thread>

#include "tests/places.h"

namespace test {

namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

/// The newest of Debian's versions, from 15 on.
std::optional<fs::path> programs() {
    std::optional<fs::path> best;
    int newest = 14;
    std::error_code error;
    for (fs::directory_iterator entry("/usr/lib/postgresql", error), end; !error && entry != end;
         entry.increment(error)) {
        const int version = std::atoi(entry->path().filename().c_str());
        if (version > newest && fs::exists(entry->path() / "bin" / "initdb")) {
            newest = version;
            best = entry->path() / "bin";
        }
    }
    return best;
}

std::string textOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

int freePort() {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    REQUIRE(::bind(socket, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0);
    socklen_t size = sizeof address;
    REQUIRE(::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size) == 0);
    ::close(socket);
    return ntohs(address.sin_port);
}

/// The server refuses to run as root.
const passwd* unprivileged() {
    const passwd* user = ::getpwnam("postgres");
    return user != nullptr ? user : ::getpwnam("nobody");
}

}  // namespace

bool HubServer::isInstalled() {
    static const bool is = programs().has_value();
    if (!is) {
        static bool isSaid = false;
        if (!isSaid) {
            std::cout << "PostgreSQL 15 is not installed (Debian: postgresql): what needs a server was not tested.\n";
            isSaid = true;
        }
    }
    return is;
}

HubServer::HubServer() {
    std::string name = (fs::temp_directory_path() / "adj-hub-XXXXXX").string();
    REQUIRE(::mkdtemp(name.data()) != nullptr);
    m_folder = name;
    if (::geteuid() == 0) {
        const passwd* user = unprivileged();
        REQUIRE(user != nullptr);
        REQUIRE(::chown(m_folder.c_str(), user->pw_uid, user->pw_gid) == 0);
    }
    REQUIRE(run({"initdb", "-D", (m_folder / "data").string(), "-A", "trust", "-U", "owner", "-E", "UTF8", "--locale=C",
                 "--no-sync"},
                "initdb.log") == 0);
    std::ofstream(m_folder / "data" / "pg_hba.conf", std::ios::trunc)
        << "local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n";
    m_port = freePort();
    start();
    for (const std::string login : {"desk", "helper", "reader"}) {
        asOwner("postgres",
                "create role " + login + " login password '" + std::string(login.rbegin(), login.rend()) + "'");
    }
}

HubServer::~HubServer() {
    kill();
    std::error_code ignored;
    fs::remove_all(m_folder, ignored);
}

pid_t HubServer::spawn(const std::vector<std::string>& arguments, const std::string& output) const {
    const pid_t parent = ::getpid();
    const pid_t child = ::fork();
    if (child != 0) {
        return child;
    }
    const int out = ::open((m_folder / output).c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    ::dup2(out, 1);
    ::dup2(out, 2);
    if (::geteuid() == 0) {
        const passwd* user = unprivileged();
        if (::setgroups(0, nullptr) != 0 || ::setgid(user->pw_gid) != 0 || ::setuid(user->pw_uid) != 0) {
            ::_exit(126);
        }
    }
    // Whatever becomes of the test, no server stays behind.
    ::prctl(PR_SET_PDEATHSIG, SIGQUIT);
    if (::getppid() != parent || ::chdir("/") != 0) {
        ::_exit(126);
    }
    std::vector<std::string> words = arguments;
    words.front() = (*programs() / words.front()).string();
    std::vector<char*> pointers;
    std::ranges::transform(words, std::back_inserter(pointers), [](std::string& word) { return word.data(); });
    pointers.push_back(nullptr);
    ::execv(pointers.front(), pointers.data());
    ::_exit(127);
}

int HubServer::run(const std::vector<std::string>& arguments, const std::string& output) const {
    int status = -1;
    ::waitpid(spawn(arguments, output), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void HubServer::start() {
    m_pid =
        spawn({"postgres", "-D", (m_folder / "data").string(), "-k", m_folder.string(), "-p", std::to_string(m_port),
               "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "max_connections=100"},
              "server.log");
    for (int i = 0; i < 600; ++i) {
        if (sql("postgres", "owner", "select 1").exit == 0) {
            return;
        }
        std::this_thread::sleep_for(50ms);
    }
    FAIL("the server did not start: " << textOf(m_folder / "server.log"));
}

void HubServer::kill() {
    if (m_pid > 0) {
        // Immediate shutdown: connections are cut, nothing is put in order.
        ::kill(m_pid, SIGQUIT);
        int status = 0;
        ::waitpid(m_pid, &status, 0);
        m_pid = 0;
    }
}

SqlRun HubServer::sql(const std::string& hub, const std::string& login, const std::string& text) const {
    static int count = 0;
    const std::string base =
        (m_folder / ("sql-" + std::to_string(::getpid()) + '-' + std::to_string(++count))).string();
    std::ofstream(base + ".in") << text;
    const std::string command = (*programs() / "psql").string() + " -X -q -A -t -v ON_ERROR_STOP=1 -h '" +
                                m_folder.string() + "' -p " + std::to_string(m_port) + " -U " + login + " -d " + hub +
                                " < " + base + ".in > " + base + ".out 2> " + base + ".err";
    const int status = std::system(command.c_str());
    SqlRun result{WIFEXITED(status) ? WEXITSTATUS(status) : -1, textOf(base + ".out"), textOf(base + ".err")};
    for (const char* end : {".in", ".out", ".err"}) {
        fs::remove(base + end);
    }
    return result;
}

std::string HubServer::asOwner(const std::string& hub, const std::string& text) const {
    const SqlRun run = sql(hub, "owner", text);
    INFO(text << '\n' << run.err);
    REQUIRE(run.exit == 0);
    return run.out;
}

std::string HubServer::newHub() {
    const std::string name = "hub" + std::to_string(++m_hubs);
    asOwner("postgres", "create database " + name);
    asOwner(name, textOf(fs::path(ADJ_SOURCE_DIR) / "db" / "hub" / "schema.sql"));
    asOwner(name,
            "grant adjudicator_desk to desk; grant adjudicator_helper to helper; grant adjudicator_reader to reader");
    return name;
}

std::string HubServer::copyOf(const std::string& hub) {
    const std::string name = "hub" + std::to_string(++m_hubs);
    asOwner("postgres", "create database " + name + " template " + hub);
    return name;
}

std::string HubServer::address(const std::string& hub, const std::string& login) const {
    return "postgresql://" + login + "@/" + hub + "?host=" + m_folder.string() + "&port=" + std::to_string(m_port);
}

std::string HubServer::addressByPort(const std::string& hub, const std::string& login,
                                     const std::string& password) const {
    return "postgresql://" + login + ':' + password + "@127.0.0.1:" + std::to_string(m_port) + '/' + hub;
}

}  // namespace test
