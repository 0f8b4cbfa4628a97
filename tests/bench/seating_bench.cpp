// SPDX-License-Identifier: GPL-3.0-or-later
// Seats for tournaments as published: how many repeated meetings a plan has beside what a greedy program gives, and how
// long it takes.
#include <cstdio>
#include <string>

#include "engine/tournament/decide.h"
#include "engine/tournament/evolve.h"
#include "engine/tournament/seating/plan.h"
#include "tests/bench/yardstick.h"
#include "tests/support/greedy_seats.h"

namespace {

namespace cup = engine::tournament;

cup::Position entered(std::size_t players, int rounds) {
    cup::Position position;
    position.settings.name = "Bench";
    position.settings.rounds = rounds;
    position.settings.cut = cup::Cut::None;
    cup::EnterPlayers enter;
    for (std::size_t i = 0; i < players; ++i) {
        enter.players.push_back({{}, "Player " + std::to_string(i + 1), {}});
    }
    if (const auto decision = decide(position, enter)) {
        evolve(position, decision->events);
    }
    return position;
}

/// The fewest repeated meetings of a hundred greedy plans, and what they have on average.
std::pair<int, double> greedy(std::size_t players, int rounds) {
    constexpr int kPlans = 100;
    int best = 1'000'000;
    double sum = 0;
    for (int seed = 1; seed <= kPlans; ++seed) {
        const int repeats = test::repeatsOf(
            test::greedySeats(players, static_cast<std::size_t>(rounds), static_cast<std::uint64_t>(seed)));
        best = std::min(best, repeats);
        sum += repeats;
    }
    return {best, sum / kPlans};
}

}  // namespace

int main() {
    bench::Figures figures;
    struct Event {
        std::size_t players;
        int rounds;
        /// As many repeated meetings at most, and seconds on the yardstick's core.
        int most;
        double seconds;
    };
    for (const Event& event : {Event{16, 5, 0, 10}, Event{28, 9, 0, 10}, Event{64, 7, 0, 10}, Event{200, 5, 0, 10}}) {
        const std::string name =
            std::to_string(event.players) + " players, " + std::to_string(event.rounds) + " rounds";
        const auto [best, mean] = greedy(event.players, event.rounds);
        bench::Figures::say(name + ": repeats, greedy, best of 100", "meetings", best);
        bench::Figures::say(name + ": repeats, greedy, mean", "meetings", mean);
        cup::PlanWish wish;
        wish.count = event.rounds;
        const cup::Position position = entered(event.players, event.rounds);
        int repeats = -1;
        int uneven = -1;
        const double seconds = bench::secondsOf([&] {
            if (const auto plan = planRounds(position, wish)) {
                repeats = plan->quality.repeats.count;
                uneven = plan->quality.uneven.count;
            }
        });
        figures.tell(name + ": repeats, planned", "meetings", repeats, event.most,
                     repeats >= 0 && repeats <= event.most);
        bench::Figures::say(name + ": players with uneven seats, planned", "players", uneven);
        figures.time(name + ": planned in", "s", 1, seconds, event.seconds);
    }
    return figures.exitStatus();
}
