// SPDX-License-Identifier: GPL-3.0-or-later
// What the lists of a book cost: lists_bench [GAMES] (default 500), each of some 500 entries. First as all games are
// read, then as the book keeps a line and the counts of each; then with one game that has grown. Prints one JSON object
// a figure; ends with 1 if one misses its limit.
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "adjudicator/desk.h"
#include "adjudicator/game_summary.h"
#include "adjudicator/kept_outlines.h"
#include "adjudicator/statistics/book_statistics.h"
#include "tests/bench/large_books.h"
#include "tests/bench/yardstick.h"

namespace fs = std::filesystem;
using namespace adjudicator;

int main(int count, char** words) {
    const int games = count > 1 ? std::atoi(words[1]) : 500;
    const fs::path folder = fs::temp_directory_path() / ("adj-lists-bench-" + std::to_string(::getpid()));
    fs::create_directories(folder);
    DeskFolder desk(folder);
    int status = 0;
    {
        auto book = std::move(*db::Book::open(folder / "book.db", db::OpenMode::Create));
        bench::fillWithGames(book, desk, games);
        bench::Figures figures;
        const auto list = [&] {
            GameOutlines outlines = summaryOutlines(book);
            (void)summariesOf(book, outlines);
            keepSummaries(book.file(), outlines);
        };
        const auto statistics = [&] {
            GameOutlines outlines = countsOutlines(book);
            (void)BookCounting().countAll(book, outlines);
            keepCounts(book.file(), outlines);
        };
        bench::Figures::say("games", "games", games);
        bench::Figures::say("a list that reads all games", "s", bench::secondsOf(list));
        figures.time("the same as kept", "s", 1, bench::secondsOf(list), 1);
        bench::Figures::say("statistics that read all games", "s", bench::secondsOf(statistics));
        figures.time("the same as kept", "s", 1, bench::secondsOf(statistics), 2);
        const db::GameInfo newest = book.games()->back();
        (void)book.append(newest.id, newest.head, std::vector{book.entries(newest.id, 1, 1)->front().body});
        figures.time("a list with one game that has grown", "s", 1, bench::secondsOf(list), 1);
        status = figures.exitStatus();
    }
    fs::remove_all(folder);
    return status;
}
