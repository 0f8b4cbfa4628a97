// SPDX-License-Identifier: GPL-3.0-or-later
// What odds cost, with all their distributions, and with the rule when to stop: odds_bench [PROGRAM]. With the
// program's file also what `PROGRAM odds` and other commands cost as a process, beside others. Prints one JSON object a
// figure; ends with 1 if one misses its limit. Beside the exact odds stand a plain table of pairs and a naive reference
// that counts every path.
#include <malloc.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "engine/check.h"
#include "engine/combat/odds.h"
#include "engine/combat/stopping.h"
#include "tests/bench/yardstick.h"
#include "tests/support/forces.h"

extern char** environ;

namespace {

using namespace engine;
using test::side;

/// The chance to win, each path of throws followed by itself.
double pathByPath(const Battle& battle, const CombatRules& rules) {
    if (battle.over()) {
        return battle.attacker.gone() ? 0 : 1;
    }
    const RoundDice dice = diceOf(battle, rules);
    const double p = winProbability(dice.attacker, dice.defender, wallsOf(battle));
    Battle won = battle;
    won.defender = afterLoss(won.defender, lossChoices(won.defender, rules).front(), rules);
    Battle lost = battle;
    lost.attacker = afterLoss(lost.attacker, lossChoices(lost.attacker, rules).front(), rules);
    return p * pathByPath(onToCovered(std::move(won)), rules) + (1 - p) * pathByPath(lost, rules);
}

/// What a state of a party throws, what it has, and how likely it is what is left.
struct Rung {
    int die = 0;
    int bonus = 0;
    Standing standing;
    double p = 0;
};

/// All that can become of one army, or of one building, in its order.
void addRungs(std::vector<Rung>& rungs, Standing now) {
    while (!now.units.empty()) {
        rungs.push_back({dieOf(*now.units.highest()), 0, now});
        now.units = downgraded(now.units);
    }
    while (now.fort) {
        rungs.push_back({dieOf(*now.fort, {}), now.fort->wallBonus(), now});
        now.fort = downgraded(*now.fort, {});
    }
}

/// What anybody would write who wants the same distributions: one pass over a table of pairs, row by row.
double plainTable(const Battle& battle) {
    std::vector<Rung> attackers;
    addRungs(attackers, standingOf(battle.attacker));
    std::vector<Rung> defenders;
    addRungs(defenders, standingOf(battle.defender));
    if (battle.covered) {
        addRungs(defenders, standingOf(*battle.covered));
    }
    constexpr std::size_t kRoom = 256;  // GCC 12 takes a size that is counted for one below 0.
    ADJ_CHECK(attackers.size() + defenders.size() < kRoom, "there is room for the rungs");
    std::array<double, kRoom> rounds{};
    std::array<double, kRoom> row{};
    std::array<double, kRoom> wins{};
    row[0] = 1;
    double all = 0;
    for (std::size_t a = 0; a < attackers.size(); ++a) {
        if (a == 0 || attackers[a].die != attackers[a - 1].die) {
            for (std::size_t d = 0; d < defenders.size(); ++d) {
                const bool isAsBefore =
                    d > 0 && defenders[d].die == defenders[d - 1].die && defenders[d].bonus == defenders[d - 1].bonus;
                wins[d] = isAsBefore ? wins[d - 1]
                                     : winProbability({attackers[a].die}, {defenders[d].die}, defenders[d].bonus);
            }
        }
        double won = 0;
        for (std::size_t d = 0; d < defenders.size(); ++d) {
            const double chance = row[d] + won;
            won = chance * wins[d];
            row[d] = chance - won;
        }
        attackers[a].p = won;
        rounds[a + defenders.size()] += won;
        all += won;
    }
    for (std::size_t d = 0; d < defenders.size(); ++d) {
        defenders[d].p = row[d];
        rounds[attackers.size() + d] += row[d];
    }
    return all;
}

/// What a process costs from start to end.
class Process {
public:
    Process(const char* file, std::vector<const char*> words) : m_words(std::move(words)) {
        m_words.insert(m_words.begin(), file);
        m_words.push_back(nullptr);
    }

    /// Once more; a program that this machine does not have costs nothing.
    void run() {
        if (::access(m_words.front(), X_OK) != 0) {
            return;
        }
        posix_spawn_file_actions_t actions;
        ::posix_spawn_file_actions_init(&actions);
        ::posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", 1 /* O_WRONLY */, 0);
        pid_t child = 0;
        const int failed = ::posix_spawn(&child, m_words.front(), &actions, nullptr,
                                         const_cast<char* const*>(m_words.data()), environ);
        int status = 0;
        rusage used{};
        ADJ_CHECK(failed == 0 && ::wait4(child, &status, 0, &used) == child && status == 0,
                  "the process runs and ends well");
        ::posix_spawn_file_actions_destroy(&actions);
        const auto millisecondsOf = [](const timeval& time) {
            return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) / 1e3;
        };
        m_milliseconds.push_back(millisecondsOf(used.ru_utime) + millisecondsOf(used.ru_stime));
        m_megabytes = std::max(m_megabytes, static_cast<double>(used.ru_maxrss) / 1024);
    }

    /// Of the core, the system's part too; the median of its runs.
    [[nodiscard]] double milliseconds() const {
        std::vector<double> sorted = m_milliseconds;
        std::sort(sorted.begin(), sorted.end());
        return sorted.empty() ? 0 : sorted[sorted.size() / 2];
    }
    /// The most that it had at once.
    [[nodiscard]] double megabytes() const { return m_megabytes; }

private:
    std::vector<const char*> m_words;
    std::vector<double> m_milliseconds;
    double m_megabytes = 0;
};

volatile double sink = 0;

/// First of all: what a process is said to have had at most begins with what had started it.
void measureProcesses(bench::Figures& figures, const char* program) {
    // In turn with what others start for such a question, so that all have the same minute of the machine.
    Process bare("/bin/true", {});
    Process sqlite("/usr/bin/sqlite3", {":memory:", "select 1"});
    Process python("/usr/bin/python3", {"-c", "print(1)"});
    Process odds(program, {"odds", "--attacker", "1A2C", "--defender", "city"});
    Process ccm(program, {"ccm", "7"});
    Process rules(program, {"rules", "B-9"});
    char folder[] = "/tmp/odds-bench-XXXXXX";
    ADJ_CHECK(::mkdtemp(folder) != nullptr, "there is room for a record book");
    // A desk's key and secrets lie with its data: nothing of whoever measures is touched.
    ::setenv("XDG_DATA_HOME", folder, 1);
    const std::string book = std::string(folder) + "/book.db";
    Process begun(program, {"game", "new", "--db", book.c_str(), "--seed", "5", "--players", "red,blue,white"});
    Process shown(program, {"game", "show", "--db", book.c_str()});
    begun.run();
    for (int i = 0; i < 60; ++i) {
        for (Process* each : {&bare, &sqlite, &python, &odds, &ccm, &rules, &shown}) {
            each->run();
        }
    }
    std::filesystem::remove_all(folder);
    figures.tell("a process that does nothing", "ms", bare.milliseconds(), 1e3, true);
    figures.tell("sqlite3 as a process", "ms", sqlite.milliseconds(), 1e3, true);
    figures.tell("python3 as a process", "ms", python.milliseconds(), 1e3, true);
    figures.tell("adjudicator odds as a process", "ms", odds.milliseconds(), 5, odds.milliseconds() < 5);
    for (const auto& [name, process] : {std::pair{"adjudicator odds, resident", &odds},
                                        {"adjudicator ccm, resident", &ccm},
                                        {"adjudicator rules, resident", &rules},
                                        {"adjudicator game show, resident", &shown}}) {
        figures.tell(name, "MB", process->megabytes(), 10, process->megabytes() < 10);
    }
}

}  // namespace

int main(int count, char** words) {
    constexpr int kTurns = 9;
    // What one turn lets go is kept for the next, as in any program that has held more before: giving 130 kB back to
    // the system and taking them anew costs four times what is measured.
    constexpr int kKept = 16 << 20;
    ::mallopt(M_TRIM_THRESHOLD, kKept);
    bench::Figures figures;
    if (count > 1) {
        measureProcesses(figures, words[1]);
    }
    struct Case {
        const char* name;
        Battle battle;
        CombatRules rules;
        double oddsNanoseconds;
        double stoppingMicroseconds;
    };
    CombatRules sum;
    sum.allyDie = RAllyDie::Sum;
    CombatRules owner;
    owner.allyLoss = RAllyLoss::Owner;
    const Battle small{side({"1A2C"}), side({}, "city"), std::nullopt};
    const std::vector<Case> cases{
        {"1A2C : city", small, {}, 500, 3},
        {"10A10C10I : metropolis, 3 walls",
         {side({"10A10C10I"}), side({}, "metropolis", 3), std::nullopt},
         {},
         2'000,
         24},
        {"5A5C5I : 5A5C5I, covering a city", {side({"5A5C5I"}), side({"5A5C5I"}), side({}, "city", 3)}, {}, 4'000, 90},
        {"2A+2C : 1A, 2C with sum of dice", {side({"2A", "2C"}), side({"1A", "2C"}), std::nullopt}, sum, 22'000, 30},
        {"2A+2C : 1A+2C, owners choose", {side({"2A", "2C"}), side({"1A", "2C"}), std::nullopt}, owner, 34'000, 50},
    };
    for (const Case& one : cases) {
        figures.time(std::string("odds, ") + one.name, "ns", 1e9,
                     bench::secondsEach([&] { sink = oddsOf(one.battle, one.rules)->attackerWins; }),
                     one.oddsNanoseconds);
        figures.time(std::string("when to stop, ") + one.name, "us", 1e6,
                     bench::secondsEach([&] { sink = stoppingOf(one.battle, one.rules, {})->gain; }),
                     one.stoppingMicroseconds);
    }
    for (std::size_t i = 0; i < 3; ++i) {
        const Case& one = cases[i];
        ADJ_CHECK(std::abs(plainTable(one.battle) - oddsOf(one.battle, one.rules)->attackerWins) < 1e-12,
                  "both tables say the same");
        figures.beside(
            std::string("odds, ") + one.name, "of one pass over a table of pairs", 1.2, kTurns,
            [&] { sink = oddsOf(one.battle, one.rules)->attackerWins; }, [&] { sink = plainTable(one.battle); });
    }
    figures.beside(
        "odds, 1A2C : city", "of following every path", 0.02, kTurns, [&] { sink = oddsOf(small, {})->attackerWins; },
        [&] { sink = pathByPath(small, {}); });
    figures.time("garrisons for a city against 3A3C3I", "ms", 1e3, bench::secondsEach([&] {
                     const Fort city{CombatLevel::City, false, 0, false};
                     sink = static_cast<double>(garrisonsFor(side({"3A3C3I"}), city, 0.9, {}, {}).size());
                 }),
                 2.6);
    return figures.exitStatus();
}
