// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "db/picture.h"
#include "tests/adjudicator/cli/game_run.h"
#include "tests/places.h"

using namespace adjudicator;
using namespace adjudicator::cli;
using nlohmann::json;

namespace {

const std::string kScene = ADJ_TEST_DATA "/scenes/scene_0002.jpg";
const std::string kOther = ADJ_TEST_DATA "/scenes/scene_0007.jpg";

/// A game with one act, and that act's entry.
struct Played {
    Folder folder;
    std::string book = folder.book();
    std::uint64_t act = 0;

    Played() {
        REQUIRE(game({"new", "--documents", "base", "--players", "red,blue", "--db", book}).exit == 0);
        act = say({{"do", "adjust"},
                   {"reason", "late"},
                   {"set", {{"points", {{"red", {{"extra", 1}}}}}}},
                   {"remove", json::array()}})
                  .at("entry")
                  .get<std::uint64_t>();
    }
    json say(const json& line) const {
        const CommandRun run = game({"do", "--db", book}, line.dump());
        INFO(run.out << run.err);
        return json::parse(run.out);
    }
    std::uint64_t attach(const std::string& file) const {
        const json answer = say({{"do", "evidence"}, {"entry", act}, {"file", file}});
        REQUIRE(answer.at("ok") == true);
        return answer.at("entry").get<std::uint64_t>();
    }
    [[nodiscard]] CommandRun picture(std::uint64_t entry, const std::string& out) const {
        return game({"picture", std::to_string(entry), "-o", out, "--json", "--db", book});
    }
};

}  // namespace

TEST_CASE("a picture is attached from a file and written as it was", "[adjudicator][cli][evidence]") {
    const Played played;
    const std::uint64_t first = played.attach(kScene);
    const std::string out = played.book + ".jpg";
    for (const std::uint64_t entry : {played.act, first}) {
        std::filesystem::remove(out);
        const CommandRun run = played.picture(entry, out);
        INFO(run.err);
        REQUIRE(run.exit == 0);
        CHECK(bytesOf(out) == bytesOf(kScene));
        const json told = json::parse(run.out);
        CHECK(told.at("entry") == first);
        CHECK(told.at("of") == played.act);
        CHECK(told.at("bytes") == bytesOf(kScene).size());
        CHECK(told.at("size").size() == 2);
    }
    // The act's newest picture is meant; the older one is still there.
    played.attach(kOther);
    REQUIRE(played.picture(played.act, out).exit == 0);
    CHECK(bytesOf(out) == bytesOf(kOther));
    REQUIRE(played.picture(first, out).exit == 0);
    CHECK(bytesOf(out) == bytesOf(kScene));
    CHECK(played.picture(0, out).exit == 2);
    CHECK(played.picture(999, out).exit == 2);
    CHECK(played.picture(first, played.book + ".no/folder.jpg").exit == 2);
    const CommandRun log = game({"log", "--db", played.book});
    CHECK(log.out.find("Picture of entry " + std::to_string(played.act)) != std::string::npos);
    CHECK(json::parse(game({"verify", "--json", "--db", played.book}).out).at("pictures") ==
          json({{"named", 2}, {"kept", 2}, {"missing", 0}, {"damaged", json::array()}}));
}

TEST_CASE("what is no picture of an act is refused in one line and nothing is written",
          "[adjudicator][cli][evidence]") {
    const Played played;
    const std::string large = played.book + ".large.jpg";
    std::ofstream(large, std::ios::binary) << bytesOf(kScene) << std::string(db::kMostPictureBytes, 'x');
    const std::string text = played.book + ".txt";
    std::ofstream(text) << "no picture";
    const std::string before = game({"export", "--db", played.book}).out;
    const std::string folder = std::filesystem::path(played.book).parent_path().string();
    for (const std::string& file : {large, text, played.book + ".absent.jpg", folder}) {
        const json answer = played.say({{"do", "evidence"}, {"entry", played.act}, {"file", file}});
        INFO(answer.dump());
        CHECK(answer.at("error").get<std::string>().find(file) == 0);
        CHECK(answer["error"].get<std::string>().find('\n') == std::string::npos);
    }
    CHECK(played.say({{"do", "evidence"}, {"file", kScene}}).contains("error"));
    CHECK(played.say({{"do", "evidence"}, {"entry", played.act}}).contains("error"));
    CHECK(played.say({{"do", "evidence"}, {"entry", 0}, {"file", kScene}}).at("ok") == false);
    CHECK(game({"export", "--db", played.book}).out == before);
}

TEST_CASE("pruning says what it removed, and the record stays sound", "[adjudicator][cli][evidence]") {
    const Played played;
    const std::uint64_t first = played.attach(kScene);
    const std::uint64_t second = played.attach(kOther);
    CHECK(game({"prune", "--db", played.book}).exit == 2);
    const json kept = json::parse(game({"prune", "--older-than", "1", "--json", "--db", played.book}).out);
    CHECK(kept.at("removed") == 0);
    CHECK(kept.at("left") == 2);
    CHECK(kept.at("left_bytes") == bytesOf(kScene).size() + bytesOf(kOther).size());
    const CommandRun pruned = game({"prune", "--keep-mb", "0", "--db", played.book});
    CHECK(pruned.exit == 0);
    CHECK(pruned.out.starts_with("pictures removed: 2, "));
    CHECK(pruned.out.ends_with("; left: 0, 0.0 MB\n"));
    const std::string out = played.book + ".jpg";
    for (const std::uint64_t entry : {first, second, played.act}) {
        const CommandRun run = played.picture(entry, out);
        CHECK(run.exit == 1);
        CHECK(run.out.empty());
        CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
    }
    CHECK_FALSE(std::filesystem::exists(out));
    const CommandRun verified = game({"verify", "--db", played.book});
    CHECK(verified.exit == 0);
    CHECK(verified.out.find("0 of 2 pictures kept") != std::string::npos);
}

TEST_CASE("merging books carries their pictures, an exported game does not", "[adjudicator][cli][evidence][merge]") {
    const Played played;
    const std::uint64_t entry = played.attach(kScene);
    const std::string there = played.book + ".other.db";
    REQUIRE(game({"import", "-", "--db", there}, game({"export", "--db", played.book}).out).exit == 0);
    CHECK(game({"picture", std::to_string(entry), "-o", there + ".jpg", "--db", there}).exit == 1);
    CHECK(game({"verify", "--db", there}).exit == 0);
    const json merged = json::parse(game({"merge", played.book, "--json", "--db", there}).out);
    CHECK(merged.at("pictures") == 1);
    REQUIRE(game({"picture", std::to_string(entry), "-o", there + ".jpg", "--db", there}).exit == 0);
    CHECK(bytesOf(there + ".jpg") == bytesOf(kScene));
}
