// SPDX-License-Identifier: GPL-3.0-or-later
// What a game that never ends costs: long_game_bench [ENTRIES [FOLDER]] (default 100,000). Writes a book of one game,
// its throws virtual, its ends taken back, then opens it as a desk does, plays on and verifies. Prints one JSON object
// a figure; ends with 1 if one misses its limit. With a folder, the book stays there.
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include "adjudicator/desk.h"
#include "adjudicator/desk/game_reading.h"
#include "adjudicator/live_table.h"
#include "adjudicator/verify/verify.h"
#include "tests/bench/seeded_game.h"

namespace {

namespace fs = std::filesystem;
using namespace adjudicator;

int missed = 0;

void tell(const char* figure, const char* unit, double value, double limit) {
    missed += value < limit ? 0 : 1;
    std::printf(R"({"figure":"%s","unit":"%s","value":%.2f,"limit":%g,"met":%s})"
                "\n",
                figure, unit, value, limit, value < limit ? "true" : "false");
}

double coreMilliseconds() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// The most that this program had in memory until now.
double peakMegabytes() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

}  // namespace

int main(int count, char** words) {
    const std::size_t entries = count > 1 ? static_cast<std::size_t>(std::atol(words[1])) : 100'000;
    const fs::path folder =
        count > 2 ? fs::path(words[2]) : fs::temp_directory_path() / ("adj-long-bench-" + std::to_string(::getpid()));
    fs::create_directories(folder);
    // By another process: what it needs does not count here.
    const pid_t writer = ::fork();
    if (writer == 0) {
        auto book = std::move(*db::Book::open(folder / "book.db", db::OpenMode::Create));
        bench::SeededGame(book).writeUntil(entries);
        return 0;
    }
    int status = 0;
    if (::waitpid(writer, &status, 0) != writer || status != 0) {
        return 2;
    }
    DeskFolder desk(folder);
    auto book = std::move(*db::Book::open(folder / "book.db", db::OpenMode::ReadWrite));
    const db::GameId game = book.games()->front().id;
    std::printf(R"({"figure":"game","entries":%zu})"
                "\n",
                entries);
    const double start = coreMilliseconds();
    auto read = readGame<TableGame>(book, desk, game);
    tell("opening, 1000 entries", "ms", (coreMilliseconds() - start) * 1000 / static_cast<double>(entries), 60);
    {
        LiveTable table(std::move(read->line), directSurroundings(book, game, desk),
                        {[](const engine::Position&, const engine::Events&) {}, [](const engine::Refusal&) {},
                         [](TableRefusal) {}, [](const db::BookError&) { std::exit(2); }});
        std::mt19937 random(1);
        std::vector<double> acts;
        while (acts.size() < 300) {
            const double before = coreMilliseconds();
            bench::playOne(table, random);
            acts.push_back(coreMilliseconds() - before);
        }
        std::ranges::sort(acts);
        tell("an act in an open game, 99 of 100", "ms", acts[acts.size() * 99 / 100], 50);
        std::vector<double> undone;
        while (undone.size() < 100) {
            const double before = coreMilliseconds();
            table.takeBack();
            table.restore();
            undone.push_back(coreMilliseconds() - before);
        }
        std::ranges::sort(undone);
        tell("taking back and restoring, 99 of 100", "ms", undone[undone.size() * 99 / 100], 50);
    }
    const double check = coreMilliseconds();
    if (!verify(book, game, std::nullopt)) {
        return 2;
    }
    tell("verifying, 1000 entries", "ms", (coreMilliseconds() - check) * 1000 / static_cast<double>(entries), 100);
    tell("most in memory", "MB", peakMegabytes(), 300);
    if (count < 3) {
        fs::remove_all(folder);
    }
    return missed > 0 ? 1 : 0;
}
