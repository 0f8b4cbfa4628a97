// SPDX-License-Identifier: GPL-3.0-or-later
// What an act costs beside SQLite's own durable commit of one row: append_bench [FOLDER] (default: the current one).
#include <SQLiteCpp/SQLiteCpp.h>
#include <stdlib.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "db/book.h"

namespace {

constexpr int kRounds = 2000;

template <class Work>
double microseconds(Work work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

double median(std::vector<double> values) {
    std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2));
    return values[values.size() / 2];
}

}  // namespace

int main(int argc, char** argv) {
    namespace fs = std::filesystem;
    std::string name = (fs::absolute(argc > 1 ? argv[1] : ".") / "append-bench-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) {
        std::fprintf(stderr, "append_bench: %s: no folder can be made there\n", name.c_str());
        return 2;
    }
    const fs::path folder = name;
    // As long as the body of a combat's throw.
    const std::string text = R"({"kind":"act","text":")" + std::string(600, 'x') + "\"}";
    std::vector<double> ours;
    std::vector<double> theirs;
    {
        auto book = db::Book::open(folder / "book.db", db::OpenMode::Create);
        auto game = book ? book->createGame(R"({"kind":"game"})") : engine::unexpected(book.error());
        if (!game) {
            std::fprintf(stderr, "append_bench: problem %d\n", static_cast<int>(game.error().problem));
            return 2;
        }
        SQLite::Database plain((folder / "plain.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        plain.execAndGet("PRAGMA journal_mode = WAL");
        plain.exec("PRAGMA synchronous = FULL; CREATE TABLE row (id INTEGER PRIMARY KEY, body TEXT) STRICT");
        SQLite::Statement insert(plain, "INSERT INTO row (body) VALUES (?)");
        db::Head head = game->head;
        const std::vector<std::string> bodies{text};
        // Turn and turn about, so that both meet the same disk.
        const auto plainRow = [&] {
            theirs.push_back(microseconds([&] {
                insert.bind(1, text);
                insert.exec();
                insert.reset();
            }));
        };
        const auto act = [&] {
            ours.push_back(microseconds([&] { head = book->append(game->id, head, bodies).value(); }));
        };
        for (int round = 0; round < kRounds; round += 2) {
            plainRow();
            act();
            act();
            plainRow();
        }
    }
    fs::remove_all(folder);
    std::printf("append %.0f us, plain durable row %.0f us, ratio %.2f (medians of %d)\n", median(ours), median(theirs),
                median(ours) / median(theirs), kRounds);
    return 0;
}
