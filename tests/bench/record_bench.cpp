// SPDX-License-Identifier: GPL-3.0-or-later
// What reading a game costs: record_bench [ENTRIES] (default 2,000). Writes a game of so many entries, the same each
// time, its throws virtual, then measures opening and verifying it, beside one pass of simdjson over the same entries.
// Prints one JSON object a figure; ends with 1 if one misses its limit.
#include <simdjson.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "adjudicator/desk.h"
#include "adjudicator/verify/verify_dice.h"
#include "db/codes.h"
#include "engine/check.h"
#include "tests/bench/seeded_game.h"
#include "tests/bench/yardstick.h"

namespace {

namespace fs = std::filesystem;
using namespace adjudicator;

volatile std::size_t sink = 0;

/// Every entry parsed once, and nothing done with it.
void parseAll(const std::vector<simdjson::padded_string>& bodies) {
    simdjson::dom::parser parser;
    for (const simdjson::padded_string& body : bodies) {
        simdjson::dom::element root;
        ADJ_CHECK(parser.parse(body).get(root) == simdjson::SUCCESS, "an entry is JSON");
        sink = sink + root.is_object();
    }
}

}  // namespace

int main(int count, char** words) {
    const std::size_t entries = count > 1 ? static_cast<std::size_t>(std::atol(words[1])) : 2000;
    const fs::path folder = fs::temp_directory_path() / ("adj-record-bench-" + std::to_string(::getpid()));
    fs::create_directories(folder);
    int status = 0;
    {
        auto book = std::move(*db::Book::open(folder / "book.db", db::OpenMode::Create));
        bench::SeededGame seeded(book);
        seeded.writeUntil(entries);
        const db::GameId game = seeded.id();
        const auto written = *book.entries(game);
        std::size_t bytes = 0;
        std::vector<simdjson::padded_string> bodies;
        for (const db::Entry& entry : written) {
            bytes += entry.body.size();
            bodies.emplace_back(entry.body);
        }
        std::printf(R"({"figure":"game","entries":%zu,"bytes_an_entry":%zu,"head":"%s"})"
                    "\n",
                    written.size(), bytes / written.size(), db::toHex(written.back().hash).c_str());
        const double size = static_cast<double>(written.size());
        bench::Figures figures;
        const auto beside = [&](const std::string& name, double ratio, double microsecondsEach, auto work) {
            figures.beside(name, "of parsing its entries", ratio, 9, work, [&] { parseAll(bodies); });
            figures.time(name + ", an entry", "us", 1e6 / size, bench::bestSecondsOf(5, work), microsecondsEach);
        };
        beside("opening the game", 60, 25, [&] { (void)Line::fold(written); });
        beside("verifying with the rules", 100, 25, [&] { (void)verify(book, game, std::nullopt); });
        beside("verifying chain and dice", 10, 5, [&] {
            (void)db::verifyEntries(game, written);
            (void)verifyDice(game, written);
        });
        status = figures.exitStatus();
    }
    fs::remove_all(folder);
    return status;
}
