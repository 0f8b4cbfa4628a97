// SPDX-License-Identifier: GPL-3.0-or-later
// What a large book costs: book_bench [FOLDER] [ENTRIES] (default: the current folder, 1,000,000 entries in games of
// 2,000). Prints one JSON object a figure; ends with 1 if one misses its limit.
#include <fcntl.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <compare>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "db/book.h"
#include "tests/bench/act_cost.h"
#include "tests/bench/append_cost.h"

namespace {

namespace fs = std::filesystem;

constexpr int kGameLength = 2000;
constexpr int kBodiesAtOnce = 500;

int problemsSeen = 0;

/// The value, or the end of the program: a benchmark of what fails tells nothing.
template <class T>
T must(db::Expected<T, db::BookError> result) {
    if (!result) {
        std::fprintf(stderr, "book_bench: problem %d\n", static_cast<int>(result.error().problem));
        ::exit(2);
    }
    return std::move(*result);
}

/// In milliseconds: as a person waits, and what one core worked for it.
struct Duration {
    double wall = 0;
    double core = 0;
    auto operator<=>(const Duration&) const = default;
};

double coreMilliseconds() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

template <class Work>
Duration durationOf(Work work) {
    const double core = coreMilliseconds();
    const auto start = std::chrono::steady_clock::now();
    work();
    const auto end = std::chrono::steady_clock::now();
    return {std::chrono::duration<double, std::milli>(end - start).count(), coreMilliseconds() - core};
}

template <class Work>
Duration medianOf(int times, Work work) {
    std::vector<Duration> durations;
    for (int i = 0; i < times; ++i) {
        durations.push_back(durationOf(work));
    }
    std::ranges::sort(durations);
    return durations[durations.size() / 2];
}

/// Ends the figure's line with its limit.
void tellLimit(double limit, bool isMet) {
    problemsSeen += isMet ? 0 : 1;
    std::printf(R"("limit":%g,"met":%s})"
                "\n",
                limit, isMet ? "true" : "false");
    std::fflush(stdout);
}

void tellTime(const char* figure, const Duration& time, double limit) {
    std::printf(R"({"figure":"%s","unit":"ms","value":%.3f,"core":%.3f,)", figure, time.wall, time.core);
    tellLimit(limit, time.wall <= limit);
}

/// Depends on the disk more than on the book, so there is no limit.
void tellFirstTime(const char* figure, const Duration& time) {
    std::printf(R"({"figure":"%s","unit":"ms","value":%.3f,"core":%.3f})"
                "\n",
                figure, time.wall, time.core);
}

/// 300 to 600 bytes, as acts have.
std::string bodyOf(std::size_t number, std::mt19937& random) {
    std::string body =
        R"({"time":"2026-11-21T18:04:05.123Z","kind":"act","who":"red","rules":"adj-rules/1","number":)" +
        std::to_string(number) + R"(,"action":{"type":"build-road","side":"0,1/NE"},"events":[)";
    const std::size_t size = std::uniform_int_distribution<std::size_t>(300, 600)(random);
    while (body.size() + 2 < size) {
        body += body.ends_with('[') ? "" : ",";
        body += R"({"type":"cards-moved","from":"red","count":)" + std::to_string(random() % 20) + "}";
    }
    return body + "]}";
}

void fill(const fs::path& file, int entries) {
    std::mt19937 random(20261121);
    db::Book book = must(db::Book::open(file, db::OpenMode::Create));
    for (int made = 0; made < entries; made += kGameLength) {
        const std::string nonce = std::to_string(random()) + std::to_string(made);
        const db::GameInfo game = must(book.createGame(R"({"kind":"genesis","nonce":")" + nonce + "\"}"));
        db::Head head = game.head;
        while (head.seq + 1 < kGameLength) {
            std::vector<std::string> bodies;
            const int count = std::min(kBodiesAtOnce, kGameLength - 1 - static_cast<int>(head.seq));
            for (int i = 0; i < count; ++i) {
                bodies.push_back(bodyOf(head.seq + static_cast<std::size_t>(i), random));
            }
            head = must(book.append(game.id, head, bodies));
        }
    }
}

/// So that the next opening must read the disk.
void dropFromMemory(const fs::path& file) {
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor >= 0) {
        ::fsync(descriptor);
        ::posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED);
        ::close(descriptor);
    }
}

void measureReading(const fs::path& file) {
    dropFromMemory(file);
    std::optional<db::Book> book;
    const auto open = [&] {
        book.reset();
        book = must(db::Book::open(file, db::OpenMode::ReadWrite));
    };
    const auto list = [&] { (void)must(book->games()); };
    tellFirstTime("open, nothing of it in memory", durationOf(open));
    tellFirstTime("list games, nothing of them in memory", durationOf(list));
    tellTime("open", medianOf(5, open), 200);
    tellTime("list games", medianOf(5, list), 100);
    const std::vector<db::GameInfo> games = must(book->games());
    tellTime("head of one game", medianOf(5, [&] { (void)must(book->head(games[games.size() / 2].id)); }), 10);
    tellTime("read a game of 2000 entries", medianOf(5, [&] { (void)must(book->entries(games[games.size() / 3].id)); }),
             50);
    std::uint64_t count = 0;
    const Duration time = durationOf([&] {
        for (const db::GameInfo& game : games) {
            const db::ChainVerdict verdict = must(book->verifyChain(game.id));
            count += std::get<db::ChainSound>(verdict).count;
        }
    });
    const double rate = static_cast<double>(count) / time.core * 1000;
    std::printf(R"({"figure":"verify chains","unit":"entries/s of one core","value":%.0f,"wall_ms":%.0f,)", rate,
                time.wall);
    tellLimit(200000, rate >= 200000);
}

void measureAppending(const fs::path& folder) {
    db::Book book = must(db::Book::open(folder / "book.db", db::OpenMode::ReadWrite));
    const bench::AppendCost cost = must(bench::appendCost(book, must(book.games()).back(), folder / "plain.db"));
    const double ratio = cost.act / cost.plainRow;
    std::printf(
        R"({"figure":"append, against a plain durable row","unit":"ratio","value":%.3f,"act_us":%.1f,"row_us":%.1f,)",
        ratio, cost.act, cost.plainRow);
    tellLimit(1.3, ratio <= 1.3);
}

/// On a disk whose sync takes at least so long.
void measureActs(const fs::path& folder, const char* disk, std::chrono::microseconds sync, int acts, double limit) {
    const auto cost = bench::actCost(folder / disk, sync, acts);
    if (!cost) {
        std::fprintf(stderr, "book_bench: the game of the acts cannot be played\n");
        ::exit(2);
    }
    std::printf(
        R"({"figure":"an act of game do, against a plain durable row, %s disk","unit":"ratio","value":%.3f,"act_us":%.1f,"row_us":%.1f,)",
        disk, cost->ratio(), cost->act, cost->plainRow);
    tellLimit(limit, cost->ratio() <= limit);
}

}  // namespace

int main(int argc, char** argv) {
    int entries = 1000000;
    if (argc > 2) {
        const std::string_view text = argv[2];
        std::from_chars(text.data(), text.data() + text.size(), entries);
    }
    std::string name = (fs::absolute(argc > 1 ? argv[1] : ".") / "book-bench-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) {
        std::fprintf(stderr, "book_bench: %s: no folder can be made there\n", name.c_str());
        return 2;
    }
    const fs::path folder = name;
    const Duration filling = durationOf([&] { fill(folder / "book.db", entries); });
    std::printf(R"({"figure":"filled","entries":%d,"bytes":%ju,"seconds":%.1f})"
                "\n",
                entries, static_cast<std::uintmax_t>(fs::file_size(folder / "book.db")), filling.wall / 1000);
    measureReading(folder / "book.db");
    measureAppending(folder);
    measureActs(folder, "fast", std::chrono::microseconds(200), 2000, 1.5);
    measureActs(folder, "slow", std::chrono::microseconds(5000), 400, 1.2);
    fs::remove_all(folder);
    return problemsSeen == 0 ? 0 : 1;
}
