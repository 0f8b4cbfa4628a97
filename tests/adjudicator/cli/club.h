// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/wait.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/adjudicator/cli/game_run.h"
#include "tests/places.h"
#include "tests/support/schema.h"

namespace adjudicator::cli {

/// A desk with a folder of its own, and its books.
struct Club {
    Folder folder;
    std::filesystem::path book = folder.book();
    std::filesystem::path own = book.parent_path() / "adjudicator";

    [[nodiscard]] std::filesystem::path file(const std::string& name) const { return book.parent_path() / name; }
    [[nodiscard]] std::string begin(const std::filesystem::path& in) const {
        const CommandRun run = game({"new", "--documents", "base", "--players", "red,blue", "--db", in.string()});
        REQUIRE(run.exit == 0);
        return nlohmann::json::parse(run.out).at("game").get<std::string>();
    }
    [[nodiscard]] std::string begin() const { return begin(book); }
    [[nodiscard]] CommandRun act(const std::string& line, const std::filesystem::path& in) const {
        return game({"do", "--db", in.string()}, line + "\n");
    }
    /// A referee's ruling that any game takes.
    [[nodiscard]] CommandRun rule(const std::filesystem::path& in) const {
        return act(R"({"do":"rule","reason":"asked","clause":"B-9"})", in);
    }
    [[nodiscard]] nlohmann::json verified(const std::filesystem::path& in, std::vector<std::string> more = {}) const {
        std::vector<std::string> arguments{"verify", "--json", "--db", in.string()};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const CommandRun run = game(arguments);
        auto answer = nlohmann::json::parse(run.out);
        CHECK(adjudicator::test::Schema("verdict").misfit(answer).empty());
        answer["exit"] = run.exit;
        return answer;
    }
    void copyBook(const std::filesystem::path& from, const std::filesystem::path& to) const {
        for (const char* tail : {"-wal", "-shm"}) {
            std::filesystem::remove(to.string() + tail);
        }
        std::filesystem::copy_file(from, to, std::filesystem::copy_options::overwrite_existing);
    }
    [[nodiscard]] nlohmann::json log(const std::string& id, const std::filesystem::path& in) const {
        return nlohmann::json::parse(game({"log", "--json", "--game", id, "--db", in.string()}).out);
    }
    [[nodiscard]] int script(const std::string& arguments) const {
        const std::string command =
            "/usr/bin/python3 '" ADJ_SOURCE_DIR "/docs/verify_record.py' " + arguments + " > /dev/null 2>&1";
        const int status = std::system(command.c_str());
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
};

}  // namespace adjudicator::cli
