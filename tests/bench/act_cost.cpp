// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/act_cost.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <istream>
#include <sstream>
#include <streambuf>
#include <string>
#include <thread>
#include <vector>

#include "adjudicator/cli/run.h"
#include "tests/bench/append_cost.h"
#include "tests/bench/played_game.h"

namespace {

using Clock = std::chrono::steady_clock;

/// How long each sync of this program takes at least.
std::atomic<std::chrono::microseconds> leastSync{std::chrono::microseconds(0)};

}  // namespace

/// In place of the C library's, for SQLite too: a disk as slow as is wanted.
extern "C" int fdatasync(int file) {
    const Clock::time_point end = Clock::now() + leastSync.load();
    const int result = static_cast<int>(::syscall(SYS_fdatasync, file));
    // A sleep of less may take much longer.
    constexpr std::chrono::milliseconds kSleep{1};
    if (end - Clock::now() > kSleep) {
        std::this_thread::sleep_until(end - kSleep / 2);
    }
    while (Clock::now() < end) {
    }
    return result;
}

namespace bench {

namespace {

namespace fs = std::filesystem;

double microsecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

/// Rolls and ends of turns, one more whenever the program has answered the one before; in between SQLite writes a row.
class Lines : public std::streambuf {
public:
    Lines(const fs::path& plainFile, int acts)
        : m_acts(acts), m_plain(plainFile.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE) {
        m_plain.execAndGet("PRAGMA journal_mode = WAL");
        m_plain.exec("PRAGMA synchronous = FULL; CREATE TABLE row (id INTEGER PRIMARY KEY, body TEXT) STRICT");
        m_insert.emplace(m_plain, "INSERT INTO row (body) VALUES (?)");
    }
    [[nodiscard]] std::optional<ActCost> cost() const {
        return m_ours.empty() ? std::nullopt : std::optional(ActCost{median(m_ours), median(m_rows)});
    }

protected:
    int_type underflow() override {
        if (m_given > 0) {
            m_ours.push_back(microsecondsSince(m_begin));
        }
        if (m_given == m_acts) {
            return traits_type::eof();
        }
        writeRow();
        m_line = next();
        setg(m_line.data(), m_line.data(), m_line.data() + m_line.size());
        m_begin = Clock::now();
        return traits_type::to_int_type(m_line.front());
    }

private:
    void writeRow() {
        // As long as the entry of a roll that pays.
        static const std::string kText = R"({"kind":"act","text":")" + std::string(450, 'x') + "\"}";
        const Clock::time_point start = Clock::now();
        m_insert->bind(1, kText);
        m_insert->exec();
        m_insert->reset();
        m_rows.push_back(microsecondsSince(start));
    }
    std::string next() {
        constexpr std::array<const char*, 3> kPlayers{"red", "blue", "white"};
        const int turn = m_given / 2;
        const std::string by = kPlayers[static_cast<std::size_t>(turn) % kPlayers.size()];
        const bool rolls = m_given++ % 2 == 0;
        return rolls ? R"({"do":"roll","by":")" + by + R"(","dice":[{"sides":6,"value":)" +
                           std::to_string(1 + turn % 3) + R"(},{"sides":6,"value":3}],"source":"entered"})" + "\n"
                     : R"({"do":"end-turn","by":")" + by + "\"}\n";
    }

    int m_acts;
    int m_given = 0;
    SQLite::Database m_plain;
    std::optional<SQLite::Statement> m_insert;
    std::string m_line;
    Clock::time_point m_begin;
    std::vector<double> m_ours;
    std::vector<double> m_rows;
};

int command(const std::vector<std::string>& words, std::streambuf& input) {
    std::istream in(&input);
    std::ostringstream out;
    return adjudicator::cli::run(words, {in, out, out}, {});
}

/// The island in its second round, with a house for each.
std::string position() {
    engine::Setup setup = island();
    for (const auto& [owner, at] : {std::pair{"red", "0,0:N"}, {"blue", "0,0:S"}, {"white", "1,0:N"}}) {
        setup.buildings.push_back({*engine::cornerFromText(at), engine::BuildingKind::Settlement, owner, 0, false});
    }
    setup.turn = engine::TurnSetup{2, "red", "roll", {}, {}};
    return engine::toJson(setup);
}

}  // namespace

std::optional<ActCost> actCost(const fs::path& folder, std::chrono::microseconds sync, int acts) {
    fs::create_directories(folder);
    ::setenv("XDG_DATA_HOME", folder.c_str(), 1);
    const std::string book = (folder / "acts.db").string();
    std::stringbuf start(position());
    if (command({"game", "new", "--from", "-", "--db", book}, start) != 0) {
        return std::nullopt;
    }
    Lines lines(folder / "rows.db", acts);
    leastSync = sync;
    const int status = command({"game", "do", "--stop", "--db", book}, lines);
    leastSync = std::chrono::microseconds(0);
    return status == 0 ? lines.cost() : std::nullopt;
}

}  // namespace bench
