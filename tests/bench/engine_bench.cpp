// SPDX-License-Identifier: GPL-3.0-or-later
// How many acts a second the rules take: engine_bench [--json] [--games N] [SET]. Plays random games of every set of
// documents (or of one, as base+soldiers) through legalActs, decide and evolve, each act on offer as likely as the
// next. Prints a table or one JSON object a set; ends with 1 if a set is slower than its limit. Limits are steps of the
// yardstick (yardstick.h) an act, made in turn with the games, so that they hold on a busy machine.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action/decide.h"
#include "engine/action/evolve.h"
#include "engine/action/legal_actions.h"
#include "engine/check.h"
#include "engine/rulesets/monopolists/maps.h"
#include "engine/state/shuffle.h"
#include "engine/state/to_position.h"
#include "tests/bench/yardstick.h"
#include "tests/support/document_sets.h"

namespace {

using namespace engine;
using bench::bestSecondsOf;
using bench::kYardstick;
using bench::Yardstick;
using test::Documents;
using test::everySet;
using test::nameOf;

constexpr int kMostActs = 600;
/// Acts a second on the yardstick's core.
constexpr double kBaseLimit = 900e3;
constexpr double kSetLimit = 400e3;

bool contains(const Documents& documents, const char* name) {
    return std::ranges::find(documents, name) != documents.end();
}

/// A table before its first founding, nothing known less than exactly.
Position start(const Documents& documents, std::mt19937_64& random) {
    const std::size_t players = contains(documents, "shadow") ? 2 : 4;
    const Layout layout = layoutForFour();
    Setup setup =
        contains(documents, "monopolists") ? monopolistsMap(players) : dealt(layout, *fairOrder(layout, random));
    setup.documents = documents;
    setup.players = {{"red", {}, {}}, {"blue", {}, {}}, {"white", {}, {}}, {"orange", {}, {}}};
    setup.players.resize(players);
    setup.turn = TurnSetup{1, "red", "found", {}, {}};
    for (const PlayerSetup& player : setup.players) {
        setup.holdings[player.id].hand = Hand::exactly({});
        setup.holdings[player.id].hiddenDevelopment = DevelopmentHand::exactly({});
    }
    setup.bank = Hand::exactly(Cards::of(19, 19, 19, 19, 19));
    setup.deck = DevelopmentHand::exactly(DevelopmentCounts::of(14, contains(documents, "soldiers") ? 0 : 5, 2, 2, 2));
    auto position = toPosition(setup);
    ADJ_CHECK(position.has_value(), "the bench's table stands");
    return std::move(*position);
}

struct Act {
    Action action;
    Events events;
};

struct Game {
    Position start;
    std::uint64_t seed = 0;
    std::vector<Act> acts;
};

/// Plays on by chance.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : m_random(seed) {}

    /// An act on offer with its dice, as decided; none when nothing is on offer.
    std::optional<Act> next(const Position& now) {
        const LegalActs legal = legalActs(now);
        const std::size_t choices = legal.actions.size() + legal.families.size();
        // A sample of a family may be refused: something else then.
        for (int tries = 0; choices > 0 && tries < 1000; ++tries) {
            const std::size_t at = below(choices);
            Act act{at < legal.actions.size() ? legal.actions[at]
                                              : sampleOf(legal.families[at - legal.actions.size()],
                                                         [this](std::size_t n) { return below(n); }),
                    {}};
            throwFor(now, act.action);
            if (auto decision = decide(now, act.action)) {
                act.events = std::move(decision->events);
                return act;
            }
        }
        return std::nullopt;
    }

private:
    std::size_t below(std::size_t count) { return m_random() % count; }

    void throwFor(const Position& now, Action& action) {
        Dice* dice = diceOf(action);
        if (dice == nullptr) {
            return;
        }
        if (const auto sides = diceNeeded(now, action)) {
            for (const int side : *sides) {
                dice->dice.push_back({side, 1 + static_cast<int>(below(static_cast<std::size_t>(side)))});
            }
        }
    }

    std::mt19937_64 m_random;
};

Game played(const Documents& documents, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    Game game{start(documents, random), seed, {}};
    Chance chance(seed);
    Position now = game.start;
    while (static_cast<int>(game.acts.size()) < kMostActs && now.turn.phase != Phase::Ended) {
        auto act = chance.next(now);
        if (!act) {
            break;
        }
        evolve(now, act->events);
        game.acts.push_back(std::move(*act));
    }
    return game;
}

/// Core seconds for all acts of some games, and what else the core would have done in the time.
struct Cost {
    std::size_t acts = 0;
    double whole = 0;
    double stepsAnAct = 0;
    double deciding = 0;
    double evolving = 0;
};

Cost measured(const std::vector<Game>& games, Yardstick& yardstick) {
    constexpr int kTimes = 3;
    constexpr int kTurns = 7;
    Cost cost;
    for (const Game& game : games) {
        cost.acts += game.acts.size();
    }
    const auto playAll = [&] {
        for (const Game& game : games) {
            Position now = game.start;
            Chance chance(game.seed);
            for (std::size_t i = 0; i < game.acts.size(); ++i) {
                evolve(now, chance.next(now)->events);
            }
        }
    };
    std::vector<double> steps;
    cost.whole = bench::secondsOf(playAll);
    for (int turn = 0; turn < kTurns; ++turn) {
        const double seconds = bench::secondsOf(playAll);
        cost.whole = std::min(cost.whole, seconds);
        steps.push_back(seconds * yardstick.stepsASecond() / static_cast<double>(cost.acts));
    }
    std::ranges::sort(steps);
    cost.stepsAnAct = steps[kTurns / 2];
    cost.deciding = bestSecondsOf(kTimes, [&] {
        for (const Game& game : games) {
            Position now = game.start;
            for (const Act& act : game.acts) {
                evolve(now, decide(now, act.action)->events);
            }
        }
    });
    cost.evolving = bestSecondsOf(kTimes, [&] {
        for (const Game& game : games) {
            Position now = game.start;
            for (const Act& act : game.acts) {
                evolve(now, act.events);
            }
        }
    });
    return cost;
}

/// Whether the set is as fast as it must be.
bool tell(const Documents& documents, const Cost& cost, bool json) {
    const double limit = kYardstick / (documents.size() == 1 ? kBaseLimit : kSetLimit);
    const double acts = static_cast<double>(cost.acts);
    const double rate = acts / cost.whole;
    const double legal = (cost.whole - cost.deciding) / acts * 1e9;
    const double deciding = (cost.deciding - cost.evolving) / acts * 1e9;
    const double evolving = cost.evolving / acts * 1e9;
    const bool met = cost.stepsAnAct <= limit;
    if (json) {
        std::printf(R"({"figure":"an act of %s","unit":"steps of the yardstick","value":%.1f,"limit":%.1f,"met":%s,)"
                    R"("ratio":true,"acts":%zu})"
                    "\n"
                    R"({"figure":"random games, %s","unit":"acts/s","value":%.0f,"legal_ns":%.0f,"decide_ns":%.0f,)"
                    R"("evolve_ns":%.0f})"
                    "\n",
                    nameOf(documents).c_str(), cost.stepsAnAct, limit, met ? "true" : "false", cost.acts,
                    nameOf(documents).c_str(), rate, legal, deciding, evolving);
    } else {
        std::printf(
            "%-32s %5.0f steps an act (limit %4.0f) %s  %8.0f acts/s  legal %5.0f  decide %5.0f  evolve %4.0f ns\n",
            nameOf(documents).c_str(), cost.stepsAnAct, limit, met ? "met   " : "missed", rate, legal, deciding,
            evolving);
    }
    std::fflush(stdout);
    return met;
}

}  // namespace

int main(int count, char** words) {
    bool json = false;
    std::uint64_t games = 20;
    std::string only;
    for (int i = 1; i < count; ++i) {
        const std::string_view word = words[i];
        if (word == "--json") {
            json = true;
        } else if (word == "--games" && i + 1 < count) {
            games = std::strtoull(words[++i], nullptr, 10);
        } else {
            only = word;
        }
    }
    Yardstick yardstick;
    if (json) {
        bench::Figures::say("steps of the yardstick", "1/s", yardstick.stepsASecond());
    }
    bool met = true;
    for (const Documents& documents : everySet()) {
        if (!only.empty() && nameOf(documents) != only) {
            continue;
        }
        std::vector<Game> all;
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            all.push_back(played(documents, seed));
        }
        met = tell(documents, measured(all, yardstick), json) && met;
    }
    return met ? 0 : 1;
}
