// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/append_cost.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace bench {

namespace {

constexpr int kRounds = 2000;

template <class Work>
double microseconds(Work work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace

double median(std::vector<double> values) {
    std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2));
    return values[values.size() / 2];
}

engine::Expected<AppendCost, db::BookError> appendCost(db::Book& book, const db::GameInfo& game,
                                                       const std::filesystem::path& plainFile) {
    // As long as the body of a combat's throw.
    const std::string text = R"({"kind":"act","text":")" + std::string(600, 'x') + "\"}";
    const std::vector<std::string> bodies{text};
    SQLite::Database plain(plainFile.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    plain.execAndGet("PRAGMA journal_mode = WAL");
    plain.exec("PRAGMA synchronous = FULL; CREATE TABLE row (id INTEGER PRIMARY KEY, body TEXT) STRICT");
    SQLite::Statement insert(plain, "INSERT INTO row (body) VALUES (?)");
    std::vector<double> ours;
    std::vector<double> theirs;
    db::Head head = game.head;
    std::optional<db::BookError> failure;
    const auto plainRow = [&] {
        theirs.push_back(microseconds([&] {
            insert.bind(1, text);
            insert.exec();
            insert.reset();
        }));
    };
    const auto act = [&] {
        ours.push_back(microseconds([&] {
            if (const auto next = book.append(game.id, head, bodies)) {
                head = *next;
            } else {
                failure = next.error();
            }
        }));
    };
    for (int round = 0; round < kRounds && !failure; round += 2) {
        plainRow();
        act();
        act();
        plainRow();
    }
    if (failure) {
        return engine::unexpected(*failure);
    }
    return AppendCost{median(ours), median(theirs)};
}

}  // namespace bench
