// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>

#include "engine/action/would_help.h"
#include "engine/notation/action_json.h"
#include "tests/support/effort.h"
#include "tests/support/game_checks.h"
#include "tests/support/near_acts.h"
#include "tests/support/random_player.h"
#include "tests/support/random_start.h"
#include "tests/support/wild_acts.h"

namespace engine::test {

namespace {

constexpr int kActsInAGame = 400;
constexpr int kAskedInAPosition = 24;

/// How many pairs of position and act were asked, and what was answered.
struct Asked {
    int pairs = 0;
    int allowed = 0;
    int helped = 0;
};

/// An act that is listed, one of a family, one beside these, or one out of the blue.
Action actToAsk(RandomPlayer& player, const LegalActs& legal) {
    const auto pick = [&](std::size_t count) { return player.below(count); };
    const std::size_t all = legal.actions.size() + legal.families.size();
    const std::size_t at = player.below(all);
    const auto onOffer = [&] {
        return at < legal.actions.size() ? legal.actions[at]
                                         : sampleOf(legal.families[at - legal.actions.size()], pick);
    };
    const std::size_t kind = all == 0 ? 3 : player.below(8);
    Action action = kind == 0   ? onOffer()
                    : kind <= 4 ? nearAct(onOffer(), player.now(), player.random())
                                : wildAct(player.now(), player.random());
    if (player.below(5) != 0) {
        action = player.withDice(std::move(action));
    }
    return player.below(40) == 0 ? nearAct(std::move(action), player.now(), player.random()) : action;
}

bool isListed(const LegalActs& legal, Action action) {
    if (Dice* dice = diceOf(action)) {
        *dice = {};
    }
    return std::ranges::find(legal.actions, action) != legal.actions.end();
}

/// Fields are set that mean nothing for this piece or card: nobody lists such acts.
bool saysTooMuch(const Action& action) {
    if (const auto* build = std::get_if<Build>(&action)) {
        return build->hex && build->piece != Piece::Bridge;
    }
    if (const auto* play = std::get_if<PlayCard>(&action)) {
        return (play->resource && play->card != DevelopmentCard::Monopoly) ||
               (play->cards && play->card != DevelopmentCard::YearOfPlenty) || play->unit;
    }
    return false;
}

/// What is listed, what `legal --why` and `ask` answer, and what decide says are one.
void ask(RandomPlayer& player, const LegalActs& legal, Asked& asked) {
    const Position& now = player.now();
    const Action action = actToAsk(player, legal);
    const auto decision = decide(now, action);
    const auto refusal = actionRefusal(now, action);
    ++asked.pairs;
    asked.allowed += decision ? 1 : 0;
    if (decision.has_value() == refusal.has_value() || (refusal && *refusal != decision.error())) {
        failAt(now, "asked and decided are not one", &action);
    }
    const bool only = !decision && decision.error().why == Why::DiceMissing;
    if (isAllowed(now, action) != (decision || only)) {
        failAt(now, "allowed and decided are not one", &action);
    }
    if ((decision || only) != isListed(legal, action) && !isListedByExample(action) &&
        !saysTooMuch(action)) {
        // What is listed lacks its dice alone: wrong ones are refused all the same.
        const bool dice = refusal && refusal->why == Why::DiceWrong;
        const bool referees = !actorOf(action) && !diceOf(action);
        if (!dice && !referees) {
            failAt(now, decision ? "allowed and not listed" : "listed and refused", &action);
        }
    }
    if (!refusal) {
        return;
    }
    checkRefusal(now, action, *refusal);
    // What would help is asked of some: it looks through all that is allowed.
    if (player.below(16) == 0) {
        for (const Action& help : wouldHelp(now, action, *refusal)) {
            ++asked.helped;
            if (!isAllowed(now, help)) {
                failAt(now, "what would help is refused", &help);
            }
            const auto read = actionFromJson(toJson(help, *now.table), *now.table);
            if (!read || *read != help) {
                failAt(now, "what would help does not come back from its text", &help);
            }
        }
    }
}

Asked askAround(int pairs) {
    Asked asked;
    for (unsigned seed = 1; asked.pairs < pairs; ++seed) {
        const Documents& documents = everySet()[seed % everySet().size()];
        INFO(nameOf(documents) << ", seed " << seed);
        RandomPlayer player(randomStart(documents, seed), seed, seed % 3 == 0 ? Manner::Restless : Manner::Eager);
        for (int act = 0; act < kActsInAGame && !player.ended() && asked.pairs < pairs; ++act) {
            const LegalActs legal = legalActs(player.now());
            for (int i = 0; i < kAskedInAPosition; ++i) {
                ask(player, legal, asked);
            }
            player.play(legal);
        }
    }
    return asked;
}

}  // namespace

TEST_CASE("What is listed, asked and decided agrees for 100,000 random acts", "[action][random]") {
    const Asked asked = askAround(static_cast<int>(effort(100'000)));
    CHECK(asked.allowed > asked.pairs / 20);
    CHECK(asked.helped > asked.pairs / 100);
}

TEST_CASE("What is listed, asked and decided agrees for 1,000,000 random acts", "[.full][action][random]") {
    const Asked asked = askAround(1'000'000);
    WARN(asked.pairs << " pairs, " << asked.allowed << " allowed, " << asked.helped << " times help");
    CHECK(asked.allowed > asked.pairs / 20);
}

}  // namespace engine::test
