// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_game.h"

#include <catch2/catch.hpp>

#include "tests/support/game_checks.h"
#include "tests/support/random_player.h"

namespace engine::test {

namespace {

constexpr int kSamples = 6;
constexpr int kWildActs = 4;
/// So many acts from one look at the whole position to the next; fewer while something is pending.
constexpr int kBetweenLooks = 24;
constexpr int kBetweenLooksPending = 4;

/// Some of the acts on offer apply.
void checkOffers(RandomPlayer& player, const LegalActs& legal) {
    for (int i = 0; i < kSamples && !legal.actions.empty(); ++i) {
        if (const auto played = player.tried(legal.actions[player.below(legal.actions.size())])) {
            checkFits(player.now(), played->decision.events);
        }
    }
    if (!legal.families.empty()) {
        if (const auto played = player.tried(legal.families[player.below(legal.families.size())])) {
            checkFits(player.now(), played->decision.events);
        }
    }
    for (int i = 0; i < kWildActs; ++i) {
        checkWildAct(player, legal);
    }
}

}  // namespace

void playGame(const Documents& documents, unsigned seed, int most, Tally& tally) {
    const Position start = randomStart(documents, seed);
    RandomPlayer player(start, seed, seed % 2 == 0 ? Manner::Eager : Manner::Restless);
    Events events;
    int acts = 0;
    for (; acts < most && !player.ended(); ++acts) {
        INFO(nameOf(documents) << ", seed " << seed << ", act " << acts);
        const LegalActs legal = legalActs(player.now());
        checkOffers(player, legal);
        const Played played = player.play(legal);
        checkActText(player.now(), played);
        checkKnowledge(player.now(), player.cards(), played);
        checkPieces(player.now());
        const bool pending = player.now().turn.pending.index() > 0;
        if (acts % (pending ? kBetweenLooksPending : kBetweenLooks) == 0) {
            checkMonopolists(player.now());
            checkPositionText(player.now());
        }
        ++tally.seen[std::string(nameOf(played.action))];
        for (const Event& event : played.decision.events) {
            ++tally.seen[std::string(nameOf(event))];
            events.push_back(event);
        }
    }
    INFO(nameOf(documents) << ", seed " << seed << ", after " << acts << " acts");
    checkFold(start, events, player.now());
    ++tally.games;
    tally.ended += player.ended() ? 1 : 0;
    tally.acts += acts;
}

Tally playGames(const Documents& documents, unsigned games, int most) {
    Tally tally;
    for (unsigned seed = 1; seed <= games; ++seed) {
        playGame(documents, seed, most, tally);
    }
    for (const auto& [name, count] : tally.seen) {
        UNSCOPED_INFO(name << ": " << count);
    }
    UNSCOPED_INFO(tally.games << " games, " << tally.ended << " ended, " << tally.acts << " acts");
    return tally;
}

}  // namespace engine::test
