// SPDX-License-Identifier: GPL-3.0-or-later
// What reading a game costs: record_bench [ENTRIES] (default 2,000). Plays random acts with virtual dice at a live
// table, then measures opening the game and verifying it. Prints one JSON object a figure; ends with 1 if one misses
// its limit.
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include "adjudicator/desk.h"
#include "adjudicator/live_table.h"
#include "adjudicator/verify/verify_dice.h"
#include "engine/notation/position_json.h"
#include "tests/bench/played_game.h"

namespace {

namespace fs = std::filesystem;
using namespace adjudicator;

double coreMilliseconds() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

template <class Work>
double medianOf(int times, Work work) {
    std::vector<double> durations;
    for (int i = 0; i < times; ++i) {
        const double start = coreMilliseconds();
        work();
        durations.push_back(coreMilliseconds() - start);
    }
    std::ranges::sort(durations);
    return durations[durations.size() / 2];
}

int missed = 0;

void tell(const char* figure, const char* unit, double value, double limit, bool met) {
    missed += met ? 0 : 1;
    std::printf(R"({"figure":"%s","unit":"%s","value":%.2f,"limit":%g,"met":%s})"
                "\n",
                figure, unit, value, limit, met ? "true" : "false");
}

}  // namespace

int main(int count, char** words) {
    const std::size_t entries = count > 1 ? static_cast<std::size_t>(std::atol(words[1])) : 2000;
    const fs::path folder = fs::temp_directory_path() / ("adj-record-bench-" + std::to_string(::getpid()));
    fs::create_directories(folder);
    DeskFolder desk(folder);
    auto book = std::move(*db::Book::open(folder / "book.db", db::OpenMode::Create));
    const db::GameId game = book.createGame(genesisBody(bench::island(), {}, desk))->id;
    bench::play(book, game, desk, entries);
    const auto written = *book.entries(game);
    std::size_t bytes = 0;
    for (const db::Entry& entry : written) {
        bytes += entry.body.size();
    }
    std::printf(R"({"figure":"game","entries":%zu,"bytes_an_entry":%zu})"
                "\n",
                written.size(), bytes / written.size());
    const double size = static_cast<double>(written.size());
    if (count > 2) {
        for (int i = 0; i < 200; ++i) {
            (void)verify(book, game, std::nullopt);
        }
    }
    const double fold = medianOf(9, [&] { (void)Line::fold(written); });
    tell("opening 2000 entries", "ms", fold * 2000 / size, 50, fold * 2000 / size < 50);
    const double rules = medianOf(9, [&] { (void)verify(book, game, std::nullopt); });
    tell("verifying with the rules", "entries/s", size / rules * 1000, 40000, size / rules * 1000 > 40000);
    const double dice = medianOf(9, [&] {
        (void)db::verifyEntries(game, written);
        (void)verifyDice(game, written);
    });
    tell("verifying chain and dice", "entries/s", size / dice * 1000, 200000, size / dice * 1000 > 200000);
    fs::remove_all(folder);
    return missed > 0 ? 1 : 0;
}
