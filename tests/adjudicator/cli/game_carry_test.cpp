// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "tests/adjudicator/cli/game_run.h"

using namespace adjudicator;
using namespace adjudicator::cli;
using nlohmann::json;

namespace {

/// Two books beside the folder's own.
struct Books {
    Folder folder;
    std::string here = folder.book();
    std::string there = here + ".other.db";

    std::string begin(const std::string& book) const {
        const CommandRun run = game({"new", "--documents", "base,soldiers", "--players", "red,blue", "--db", book});
        REQUIRE(run.exit == 0);
        return json::parse(run.out).at("game").get<std::string>();
    }
};

/// Enters an act that any position allows.
void adjust(const std::string& book, const std::string& reason, const std::vector<std::string>& more = {}) {
    std::vector<std::string> arguments{"do", "--db", book};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const CommandRun run = game(
        arguments, R"({"do":"adjust","reason":")" + reason + R"(","set":{"points":{"red":{"extra":1}}},"remove":[]})");
    INFO(run.out << run.err);
    REQUIRE(run.exit == 0);
}

std::string list(const std::string& book) {
    return game({"list", "--json", "--db", book}).out;
}

void write(const std::string& file, const std::string& text) {
    std::ofstream(file, std::ios::binary) << text;
}

}  // namespace

TEST_CASE("an exported game is imported into another book, once", "[adjudicator][cli][merge]") {
    const Books books;
    const std::string id = books.begin(books.here);
    adjust(books.here, "first");
    const CommandRun text = game({"export", "--db", books.here});
    REQUIRE(text.exit == 0);
    CHECK(text.err.empty());
    CHECK(text.out.starts_with(R"({"format":"adj-game/1","game":")" + id + '"'));

    const CommandRun added = game({"import", "-", "--json", "--db", books.there}, text.out);
    CHECK(added.exit == 0);
    const json outcome = json::parse(added.out);
    CHECK(outcome.at("game") == id);
    CHECK(outcome.at("outcome") == "added");
    CHECK(list(books.there) == list(books.here));
    CHECK(game({"verify", "--db", books.there}).exit == 0);
    CHECK(game({"export", "--db", books.there}).out == text.out);
    CHECK(json::parse(game({"import", "-", "--json", "--db", books.there}, text.out).out).at("outcome") ==
          "nothing-new");

    adjust(books.here, "second");
    const CommandRun cut = game({"export", "--at", "1", "--db", books.here});
    CHECK(json::parse(cut.out.substr(0, cut.out.find('\n'))).at("entries") == 2);
    CHECK(game({"export", "--at", "99", "--db", books.here}).exit == 2);
    const CommandRun longer = game({"import", "-", "--db", books.there}, game({"export", "--db", books.here}).out);
    CHECK(longer.out.find("extended by") != std::string::npos);
}

TEST_CASE("a bad line of an exported game is named and makes no book", "[adjudicator][cli][merge]") {
    const Books books;
    books.begin(books.here);
    std::string text = game({"export", "--db", books.here}).out;
    const auto second = text.find('\n') + 1;
    text[text.find("nonce", second)] = 'm';
    const CommandRun run = game({"import", "-", "--db", books.there}, text);
    CHECK(run.exit == 2);
    CHECK(run.out.empty());
    CHECK(run.err.starts_with("adjudicator: -: line 2: "));
    CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
    CHECK_FALSE(std::filesystem::exists(books.there));
    CHECK(game({"import", books.there, "--db", books.here}).exit == 2);
}

TEST_CASE("books that went on apart are merged, and every command knows the branches", "[adjudicator][cli][merge]") {
    const Books books;
    const std::string id = books.begin(books.here);
    REQUIRE(game({"import", "-", "--db", books.there}, game({"export", "--db", books.here}).out).exit == 0);
    adjust(books.here, "here");
    adjust(books.there, "there");
    adjust(books.there, "there again");
    const CommandRun merged = game({"merge", books.there, "--json", "--db", books.here});
    CHECK(merged.exit == 0);
    const json result = json::parse(merged.out);
    CHECK(result.at("source_whole") == true);
    REQUIRE(result.at("games").size() == 1);
    CHECK(result["games"][0].at("outcome") == "forked");
    REQUIRE(result["games"][0].at("forks").size() == 1);
    const json fork = result["games"][0]["forks"][0];
    CHECK(fork.at("branches").size() == 2);
    CHECK(json::parse(game({"merge", books.there, "--json", "--db", books.here}).out)["games"][0]["outcome"] ==
          "nothing-new");
    REQUIRE(game({"merge", books.here, "--db", books.there}).exit == 0);
    CHECK(game({"export", "--db", books.there}).out == game({"export", "--db", books.here}).out);

    const json listed = json::parse(list(books.here)).at(0);
    CHECK(listed.at("branches").size() == 2);
    CHECK(listed.at("players") == json({"red", "blue"}));
    CHECK(listed.at("documents") == json({"base", "soldiers"}));
    CHECK(listed.at("time").get<std::string>().ends_with("Z"));

    const CommandRun verified = game({"verify", "--json", "--db", books.here});
    CHECK(verified.exit == 0);
    CHECK(json::parse(verified.out).at("branches").size() == 2);

    for (const char* command : {"show", "log", "do"}) {
        const CommandRun asked = game({command, "--db", books.here});
        CHECK(asked.exit == 2);
        CHECK(asked.err.find("--branch") != std::string::npos);
        CHECK(std::count(asked.err.begin(), asked.err.end(), '\n') == 1);
    }
    for (const json& first : fork["branches"]) {
        const std::string branch = first.get<std::string>();
        const CommandRun log = game({"log", "--json", "--branch", branch.substr(0, 12), "--db", books.here});
        REQUIRE(log.exit == 0);
        const json entries = json::parse(log.out);
        CHECK(entries.at(fork["entry"].get<std::size_t>()).at("hash") == branch);
        CHECK(game({"show", "--branch", branch, "--db", books.here}).exit == 0);
    }
    const std::string branch = fork["branches"][0].get<std::string>();
    adjust(books.here, "goes on", {"--branch", branch});
    CHECK(game({"verify", "--db", books.here}).exit == 0);
    CHECK(game({"show", "--branch", std::string(64, '0'), "--db", books.here}).exit == 2);
}

TEST_CASE("a backup gets its name in a folder, and no file is overwritten", "[adjudicator][cli][backup]") {
    const Books books;
    books.begin(books.here);
    const CommandRun run = game({"backup", books.there, "--json", "--db", books.here});
    CHECK(run.exit == 0);
    CHECK(json::parse(run.out).at("backup") == books.there);
    CHECK(list(books.there) == list(books.here));
    CHECK(game({"backup", books.there, "--db", books.here}).exit == 2);
    const std::string folder = std::filesystem::path(books.here).parent_path().string() + "/backups";
    std::filesystem::create_directory(folder);
    const CommandRun dated = game({"backup", folder, "--progress", "--db", books.here});
    CHECK(dated.exit == 0);
    CHECK(dated.out.starts_with(folder + "/book-20"));
    CHECK_FALSE(dated.err.empty());
    CHECK(list(dated.out.substr(0, dated.out.size() - 1)) == list(books.here));
}

TEST_CASE("what cannot be merged is said in one line", "[adjudicator][cli][merge]") {
    const Books books;
    books.begin(books.here);
    CHECK(game({"merge", books.there, "--db", books.here}).err ==
          "adjudicator: " + books.there + ": there is no such file\n");
    write(books.there, "no book");
    const CommandRun run = game({"merge", books.there, "--db", books.here});
    CHECK(run.exit == 2);
    CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
}
