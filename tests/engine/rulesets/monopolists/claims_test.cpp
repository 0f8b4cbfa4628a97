// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/claims.h"

#include <catch2/catch.hpp>

#include "engine/rules/supply.h"
#include "tests/support/scene.h"

namespace engine::test {

namespace {

constexpr const char* kClaimed = "-2,-1:NW";
// Blue's road leads here, where nothing stands; and to white's settlement.
constexpr const char* kFree = "2,3:S";
constexpr const char* kThird = "1,4:S";

/// Red takes over blue's city; blue has a road to a free site and one to white's settlement.
Scene claimant() {
    Scene scene = Scene::monopolists();
    scene.settlement("red", "-3,-1:S").roads("red", {"-3,-1:E", "-3,-1:SE"});
    scene.city("blue", kClaimed).settlement("blue", "-5,3:N").settlement("blue", "2,3:N");
    scene.roads("blue", {"2,3:SE", "2,3:E"}).road("blue", "1,4:SE");
    scene.settlement("white", kThird).settlement("white", "4,0:SE").settlement("white", "-1,-3:N");
    for (const char* player : {"blue", "white"}) {
        scene.hand(player, {});
    }
    return scene.hand("red", Cards::of(1, 1, 1, 1, 0)).bank(Cards::of(9, 9, 9, 9, 9));
}

/// The city is taken and blue has claimed one wool.
Game relocating(const Scene& scene) {
    Game game(scene);
    game.play(TakeOver{game.player("red"), game.corner(kClaimed), Piece::Settlement, std::nullopt, std::nullopt});
    CHECK(game.refused(Relocate{game.player("blue"), game.corner(kFree), std::nullopt}).why == Why::ClaimIsDue);
    game.play(Claim{game.player("blue"), Resource::Wool});
    return game;
}

Action relocate(const Game& game, const char* by, std::optional<const char*> at,
                std::optional<const char*> desert = std::nullopt) {
    return Relocate{game.player(by), at ? std::optional(game.corner(*at)) : std::nullopt,
                    desert ? std::optional(game.hex(*desert)) : std::nullopt};
}

}  // namespace

TEST_CASE("A city makes way for a settlement; its owner claims a card and settles elsewhere", "[rulesets][MO-12]") {
    Game game = relocating(claimant());
    CHECK(game.buildingAt(kClaimed) == "red settlement");
    CHECK(piecesOnBoard(game.now, game.player("blue"), Piece::City) == 0);
    CHECK(game.refused(game.endTurn("red")).why == Why::ClaimIsDue);
    CHECK(game.refused(relocate(game, "white", kFree)).why == Why::NoRelocationDue);
    SECTION("on a free site with an own route") {
        const Decision settled = game.play(relocate(game, "blue", kFree));
        CHECK(cites<PiecePlaced>(settled, clause::MO_12));
        CHECK(game.buildingAt(kFree) == "blue settlement");
        CHECK(eventsOf<CardsPaid>(settled).empty());
        CHECK(game.allows(game.endTurn("red")));
    }
    SECTION("or nowhere") {
        game.play(relocate(game, "blue", std::nullopt));
        CHECK(game.allows(game.endTurn("red")));
    }
    SECTION("not without a settlement in the supply") {
        for (const char* at : {"3,-3:N", "-3,5:S", "5,-2:NE"}) {
            game.now.buildings.set(game.corner(at), Building{BuildingKind::Settlement, game.player("blue"), 0, false});
        }
        CHECK(game.refused(relocate(game, "blue", kFree)).why == Why::NoSettlementLeft);
        CHECK(game.allows(relocate(game, "blue", std::nullopt)));
    }
}

TEST_CASE("A city is not replaced by a city or factory", "[rulesets][MO-12]") {
    const Game game(claimant().hand("red", Cards::of(3, 3, 3, 3, 3)));
    const Refusal refusal = game.refused(
        TakeOver{game.player("red"), game.corner(kClaimed), Piece::Factory, Cards::of(1, 1, 1, 1, 1), std::nullopt});
    CHECK(refusal.clause == clause::MO_12);
    CHECK(refusal.why == Why::WrongReplacement);
}

TEST_CASE("Where a lost city may settle again", "[rulesets][MO-12][R-MO-RELOCATE]") {
    const auto option = GENERATE("own-route", "distance-only");
    const bool anywhere = std::string(option) == "distance-only";
    const Game game = relocating(claimant().ruling("R-MO-RELOCATE", option));
    CHECK(game.allows(relocate(game, "blue", kFree)));
    CHECK(game.allows(relocate(game, "blue", "3,-3:N")) == anywhere);
    CHECK_FALSE(game.allows(relocate(game, "blue", "-3,-1:N")));
    CHECK_FALSE(game.allows(relocate(game, "blue", kClaimed)));
}

TEST_CASE("Settling again may take over a third player's settlement, who claims what is left",
          "[rulesets][MO-12][MO-8]") {
    Game game = relocating(claimant());
    const Decision settled = game.play(relocate(game, "blue", kThird));
    CHECK(cites<PiecePlaced>(settled, clause::MO_12));
    CHECK(game.buildingAt(kThird) == "blue settlement");
    CHECK(game.refused(Claim{game.player("white"), Resource::Wool}).why == Why::NotAmongPaid);
    game.play(Claim{game.player("white"), Resource::Brick});
    CHECK(game.now.hands[game.player("blue")] == Hand::exactly(Cards::of(0, 0, 1, 0, 0)));
    CHECK(game.now.hands[game.player("white")] == Hand::exactly(Cards::of(1, 0, 0, 0, 0)));
    CHECK(game.now.bank == Hand::exactly(Cards::of(9, 10, 9, 10, 9)));
    CHECK(game.allows(game.endTurn("red")));
}

TEST_CASE("What a lost city may not take over", "[rulesets][MO-12][MO-8]") {
    Scene scene = claimant();
    SECTION("a third player's last but one site") {
        scene.setup.buildings.pop_back();
        const Game game = relocating(scene);
        CHECK(game.refused(relocate(game, "blue", kThird)).why == Why::TooFewSites);
    }
    SECTION("a city") {
        scene.setup.buildings[4].kind = BuildingKind::City;
        const Game game = relocating(scene);
        CHECK(game.refused(relocate(game, "blue", kThird)).why == Why::SettlementsOnly);
    }
    SECTION("a factory") {
        scene.setup.buildings[4].kind = BuildingKind::Factory;
        const Game game = relocating(scene);
        CHECK(game.refused(relocate(game, "blue", kThird)).why == Why::SettlementsOnly);
    }
    SECTION("the taker's settlement") {
        scene.setup.buildings[4].owner = "red";
        const Game game = relocating(scene);
        CHECK(game.refused(relocate(game, "blue", kThird)).why == Why::NotAThirdPlayer);
    }
    SECTION("one that no own route leads to, wherever else it may settle") {
        const Game game = relocating(scene.ruling("R-MO-RELOCATE", "distance-only"));
        CHECK(game.refused(relocate(game, "blue", "4,0:SE")).why == Why::NoRouteToTarget);
    }
}

TEST_CASE("Settling again on a third player's settlement drives the robber off too", "[rulesets][MO-14][MO-12]") {
    Game game = relocating(claimant().robber("1,4"));
    CHECK(game.refused(relocate(game, "blue", kThird)).why == Why::DesertMissing);
    CHECK(game.refused(relocate(game, "blue", kFree, "3,1")).why == Why::RobberStays);
    game.play(relocate(game, "blue", kThird, "3,1"));
    CHECK(game.now.robber == game.hex("3,1"));
}

}  // namespace engine::test
