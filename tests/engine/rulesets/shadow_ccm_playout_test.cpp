// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "engine/action/evolve.h"
#include "engine/notation/action_json.h"
#include "engine/notation/position_json.h"
#include "tests/support/playout.h"
#include "tests/support/scene.h"

namespace engine::test {

namespace {

/// A game from its founding, with some rulings turned by the seed.
Position start(const std::vector<std::string>& documents, std::size_t players, unsigned seed,
               std::initializer_list<RulingId> rulings) {
    Scene scene = Scene::base("found");
    scene.setup.documents = documents;
    scene.setup.turn->round = 1;
    scene.setup.players = {{"red", {}, {}}, {"blue", {}, {}}, {"white", {}, {}}};
    scene.setup.players.resize(players);
    for (const PlayerSetup& player : scene.setup.players) {
        scene.hand(player.id, {});
        scene.setup.holdings[player.id].hiddenDevelopment = DevelopmentHand::exactly({});
    }
    scene.bank(Cards::of(19, 19, 19, 19, 19));
    unsigned bits = seed * 2654435761U;
    for (const RulingId id : rulings) {
        bits = bits * 1103515245U + 12345U;
        if ((bits >> 16) % 3 == 0) {
            scene.ruling(toText(id), optionText(RulingChoice{id, 1}));
        }
    }
    return scene.position();
}

void roundTrip(const Position& now) {
    const Setup written = toSetup(now);
    const auto read = setupFromJson(toJson(written));
    REQUIRE(read.has_value());
    auto position = toPosition(*read);
    INFO(toJson(written));
    REQUIRE(position.has_value());
    position->table = now.table;
    REQUIRE(*position == now);
}

void playAndFold(const Position& first, unsigned seed) {
    int step = 0;
    Position last = first;
    const auto played = playOut(first, seed, 400, [&](const Position& now) {
        last = now;
        if (++step % 7 == 0 || !std::holds_alternative<std::monostate>(now.turn.pending)) {
            roundTrip(now);
        }
    });
    Position folded = first;
    for (const Played& one : played) {
        const auto action = actionFromJson(toJson(one.action, *first.table), *first.table);
        REQUIRE(action.has_value());
        REQUIRE(*action == one.action);
        const auto events = eventsFromJson(toJson(one.events, *first.table), *first.table);
        REQUIRE(events.has_value());
        evolve(folded, *events);
    }
    CHECK(folded == last);
}

}  // namespace

TEST_CASE("random games of Shadow Economy hold together", "[shadow][random]") {
    const unsigned seed = GENERATE(range(1U, 21U));
    playAndFold(start({"base", "shadow"}, 2, seed,
                      // Not R-SW-EDGE=adjoining: on opposite sides it leaves too little room to found.
                      {RulingId::R_SW_SIDES, RulingId::R_SW_ROBBER, RulingId::R_SW_DISCARD, RulingId::R_SW_BID,
                       RulingId::R_SW_POINTS}),
                seed);
}

TEST_CASE("random games by the CCM rules hold together", "[ccm][random]") {
    const unsigned seed = GENERATE(range(1U, 21U));
    playAndFold(start({"base", "ccm"}, 3, seed,
                      {RulingId::R_CC_BRIDGE, RulingId::R_BOYCOTT, RulingId::R_CC_EXPLORE, RulingId::R_CC_FATE,
                       RulingId::R_CC_ROUND, RulingId::R_CC_DESTROY}),
                seed);
}

TEST_CASE("random games of both hold together", "[shadow][ccm][random]") {
    const unsigned seed = GENERATE(range(1U, 11U));
    playAndFold(start({"base", "shadow", "ccm"}, 2, seed, {RulingId::R_X_SW_CC_BRIDGE, RulingId::R_CC_EXPLORE}), seed);
}

}  // namespace engine::test
