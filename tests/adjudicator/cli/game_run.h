// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "adjudicator/cli/command.h"
#include "adjudicator/desk.h"
#include "tests/adjudicator/cli/command_run.h"

namespace adjudicator::cli {

/// A folder for the book and the secrets of one test.
class Folder {
public:
    Folder()
        : m_path(std::filesystem::temp_directory_path() /
                 ("adj-cli-" + std::to_string(::getpid()) + "-" + freshNonce())) {
        std::filesystem::create_directories(m_path);
        ::setenv("XDG_DATA_HOME", m_path.c_str(), 1);
    }
    ~Folder() { std::filesystem::remove_all(m_path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] std::string book() const { return (m_path / "book.db").string(); }

private:
    std::filesystem::path m_path;
};

inline std::string bytesOf(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// A command with subcommands, registered by `add`, with a text on standard input.
inline CommandRun runWith(decltype(&registerGame) add, const char* name, std::vector<std::string> arguments,
                          const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    CommonOptions common;
    int exit = -1;
    CLI::App app;
    add(app, {in, out, err}, common, exit);
    arguments.insert(arguments.begin(), name);
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
    app.parse(std::move(reversed));
    return {exit, out.str(), err.str()};
}

/// `game …` with a text on standard input.
inline CommandRun game(std::vector<std::string> arguments, const std::string& input = {}) {
    return runWith(&registerGame, "game", std::move(arguments), input);
}

}  // namespace adjudicator::cli
