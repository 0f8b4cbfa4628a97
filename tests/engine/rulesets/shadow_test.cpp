// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "engine/action/legal_actions.h"
#include "engine/rules/throwing.h"
#include "engine/rulesets/shadow/auction.h"
#include "engine/rulesets/shadow/border.h"
#include "engine/rulesets/shadow/fictional.h"
#include "engine/rulesets/shadow/sides.h"
#include "tests/support/scene.h"

namespace engine::test {

namespace {

Scene shadow(std::string_view phase = "build") {
    Scene scene = Scene::base(phase);
    scene.setup.documents = {"base", "shadow"};
    scene.setup.players = {{"red", {}, {}}, {"blue", {}, {}}};
    return scene;
}

Scene shadowFounding() {
    Scene scene = shadow("found");
    scene.setup.turn->round = 1;
    return scene;
}

/// A table at the end of red's turn: everybody has a settlement and these cards.
Scene shadowSeated(const Cards& red = Cards::of(1, 1, 1, 1, 0), const Cards& blue = Cards::of(1, 1, 1, 1, 0)) {
    Scene scene = shadow("build");
    scene.settlement("red", "0,0:N").settlement("blue", "0,1:S").hand("red", red).hand("blue", blue);
    return scene.bank(Cards::of(17, 17, 17, 17, 19));
}

Action fateDice(std::initializer_list<int> faces) {
    Throw act;
    for (const int face : faces) {
        act.dice.dice.push_back({6, face});
    }
    act.dice.source = DiceSource::Entered;
    return act;
}

std::size_t removedOf(const Game& game) {
    return static_cast<std::size_t>(
        std::count_if(game.now.hexes.begin(), game.now.hexes.end(), [](const HexState& hex) { return hex.removed; }));
}

/// The fictional turn after red's, its yields rolled (no 7), a card on offer.
Game atAuction(const Scene& scene, int face = 5) {
    Game game(scene);
    game.play(game.endTurn("red"));
    game.play(game.roll("red", 1, 1));
    game.play(fateDice({face}));
    return game;
}

Action bid(const Game& game, std::string_view by, const Cards& cards) {
    return Bid{game.player(by), cards};
}

Action pass(const Game& game, std::string_view by) {
    return Pass{game.player(by)};
}

}  // namespace

TEST_CASE("a Shadow Economy table of other than two players is irregular", "[shadow][SW-1]") {
    CHECK(irregularities(shadowSeated().position()).empty());
    Scene three = shadowSeated();
    three.setup.players.push_back({"white", {}, {}});
    const Irregularities found = irregularities(three.position());
    REQUIRE(found.size() == 1);
    CHECK(found.front().clause == clause::SW_1);
}

TEST_CASE("two dice take sides off the board: six hexes, five where sides adjoin, seven on a double",
          "[shadow][SW-2]") {
    const auto [first, second, count] = GENERATE(Catch::Generators::table<int, int, std::size_t>(
        {{2, 6, 6}, {3, 4, 5}, {5, 5, 7}, {1, 4, 6}, {6, 1, 5}, {1, 1, 7}}));
    Game game(shadowFounding());
    REQUIRE(std::holds_alternative<SidesDue>(game.now.turn.pending));
    CHECK(game.refused(game.found("red", "0,0:N", "0,0:NE")).clause == clause::SW_2);
    CHECK(game.refused(AcceptSides{}).why == Why::ThrowIsDue);
    game.play(fateDice({first, second}));
    CHECK(std::get<SidesDue>(game.now.turn.pending).hexes.size() == count);
    const Decision decision = game.play(AcceptSides{});
    CHECK(eventsOf<HexRemoved>(decision).size() == count);
    CHECK(removedOf(game) == count);
    CHECK(game.now.marks.sidesRemoved);
    // Only a double reaches as far in as the middle hex's corners.
    CHECK((first == second || game.allows(game.found("red", "0,0:S", "0,0:SE"))));
}

TEST_CASE("the top side is 1 and the sides go clockwise", "[shadow][SW-2]") {
    const auto [face, hex] = GENERATE(Catch::Generators::table<int, std::string>(
        {{1, "1,-2"}, {2, "2,-1"}, {3, "1,1"}, {4, "-1,2"}, {5, "-2,1"}, {6, "-1,-1"}}));
    Game game(shadowFounding());
    game.play(fateDice({face, face == 1 ? 4 : 1}));
    const auto& hexes = std::get<SidesDue>(game.now.turn.pending).hexes;
    CHECK(std::find(hexes.begin(), hexes.end(), game.hex(hex)) != hexes.end());
}

TEST_CASE("the players number the sides before the throw", "[shadow][SW-2][R-SW-SIDES]") {
    Game plain(shadowFounding());
    CHECK(plain.refused(NumberSides{{2, 3, 4, 5, 6, 1}}).why == Why::SidesFixed);
    Game game(shadowFounding().ruling("R-SW-SIDES", "players"));
    CHECK(throwSides(game.now).empty());
    CHECK(game.refused(fateDice({1, 1})).why == Why::SidesUnnumbered);
    CHECK(game.refused(NumberSides{{1, 1, 2, 3, 4, 5}}).why == Why::SidesUnnumbered);
    game.play(NumberSides{{4, 3, 2, 1, 6, 5}});
    game.play(fateDice({1, 1}));
    const auto& hexes = std::get<SidesDue>(game.now.turn.pending).hexes;
    CHECK(std::find(hexes.begin(), hexes.end(), game.hex("-1,2")) != hexes.end());
    CHECK(game.refused(NumberSides{{1, 2, 3, 4, 5, 6}}).why == Why::SidesAreDue);
}

TEST_CASE("a throw that costs two sixes or eights is better thrown again", "[shadow][SW-4]") {
    Game game(shadowFounding());
    // The left side has a 6, the bottom an 8.
    game.play(fateDice({4, 5}));
    CHECK(std::get<SidesDue>(game.now.turn.pending).rethrowAdvised);
    game.play(fateDice({1, 2}));
    CHECK_FALSE(std::get<SidesDue>(game.now.turn.pending).rethrowAdvised);
    game.play(AcceptSides{});
    CHECK(removedOf(game) == 5);
}

TEST_CASE("the desert leaves: the robber starts there, or the players place it", "[shadow][SW-2][R-SW-ROBBER]") {
    const bool placed = GENERATE(false, true);
    Scene scene = shadowFounding().ruling("R-SW-ROBBER", placed ? "players" : "removed-hex");
    scene.terrain("1,0", Terrain::Forest).terrain("0,-2", Terrain::Desert).robber("0,-2");
    Game game(scene);
    game.play(fateDice({1, 4}));
    game.play(AcceptSides{});
    CHECK(std::holds_alternative<RobberDue>(game.now.turn.pending) == placed);
    CHECK(game.now.robber == game.hex("0,-2"));
    if (placed) {
        CHECK_FALSE(game.allows(MoveRobber{game.player("red"), game.hex("1,-2"), std::nullopt}));
        game.play(MoveRobber{game.player("red"), game.hex("0,0"), std::nullopt});
        CHECK(game.now.robber == game.hex("0,0"));
    }
    CHECK(game.allows(game.found("red", "0,0:N", "0,0:NE")));
}

TEST_CASE("nothing is built at the gap", "[shadow][SW-3][R-SW-EDGE]") {
    const bool adjoining = GENERATE(false, true);
    Scene scene = shadowFounding().ruling("R-SW-EDGE", adjoining ? "adjoining" : "removed");
    scene.setup.harbours = {{sideNamed("0,-2:NW"), std::nullopt, false}, {sideNamed("-2,0:W"), Resource::Ore, false}};
    Game game(scene);
    game.play(fateDice({1, 2}));
    game.play(AcceptSides{});
    // 0,-1 lies below the removed row: its upper corners are closed, its lower ones only by the wider reading.
    CHECK(game.refused(game.found("red", "0,-1:N", "0,-1:NE")).clause == clause::SW_3);
    CHECK(game.allows(game.found("red", "0,-1:S", "0,-1:SE")) != adjoining);
    CHECK(harbourIsOut(game.now, game.now.harbours[0]));
    CHECK_FALSE(harbourIsOut(game.now, game.now.harbours[1]));
}

TEST_CASE("founding is as usual and the fictional players are nobody to trade with", "[shadow][SW-5]") {
    Game game(shadowFounding());
    game.play(fateDice({1, 2}));
    game.play(AcceptSides{});
    game.play(game.found("red", "0,0:N", "0,0:NE"));
    game.play(game.found("blue", "0,1:S", "0,1:SE"));
    game.play(game.found("blue", "-1,1:S", "-1,1:SE"));
    game.play(game.found("red", "0,0:S", "0,0:SE"));
    CHECK(game.now.turn.phase == Phase::Roll);
    CHECK(game.now.seats().end() != game.now.seats().begin());
    CHECK(game.now.table->players.size() == 2);
}

TEST_CASE("the robber on a removed hex earns its player a thrown resource", "[shadow][SW-6][R-SW-KNIGHT]") {
    Scene scene = shadowSeated().turn("red", "roll");
    scene.setup.marks.sidesRemoved = true;
    scene.setup.hexes[0].removed = true;
    scene.setup.hexes[0].number.reset();
    const auto [face, ore, cards] = GENERATE(Catch::Generators::table<int, int, int>({{5, 1, 5}, {6, 0, 4}}));
    Game game(scene);
    game.play(game.roll("red", 3, 4));
    game.play(MoveRobber{game.player("red"), game.hex("0,-2"), std::nullopt});
    REQUIRE(std::holds_alternative<ResourceThrow>(game.now.turn.pending));
    game.play(fateDice({face}));
    CHECK(game.now.hands[game.player("red")].total == cards);
    CHECK(game.now.hands[game.player("red")].cards[Resource::Ore].least == ore);
    CHECK(game.now.turn.phase == Phase::Build);

    RobberDue knight{{}, game.player("red"), RobberCause::Knight};
    CHECK_FALSE(removedHexOpen(game.now, knight));
    Game both(scene.ruling("R-SW-KNIGHT", "knights-too"));
    CHECK(removedHexOpen(both.now, knight));
}

TEST_CASE("a monopoly takes two dice less two each from the fictional players", "[shadow][SW-7]") {
    const auto [first, second, count] =
        GENERATE(Catch::Generators::table<int, int, int>({{3, 5, 4}, {1, 3, 1}, {1, 2, 0}, {6, 6, 8}}));
    Game game(shadowSeated());
    game.now.turn.pending = MonopolyThrow{game.player("red"), Resource::Ore};
    game.play(fateDice({first, second}));
    CHECK(game.now.hands[game.player("red")].cards[Resource::Ore].least == count);
    CHECK(std::holds_alternative<std::monostate>(game.now.turn.pending));
}

TEST_CASE("after a real turn its player plays a fictional one", "[shadow][SW-8]") {
    Game game(shadowSeated());
    game.play(game.endTurn("red"));
    CHECK(game.now.turn.phase == Phase::Fictional);
    CHECK(game.refused(game.roll("blue", 1, 1)).clause == clause::SW_8);
    CHECK(game.refused(game.road("red", "0,0:NE")).clause == clause::SW_8);
    // 0,0 yields wool on a 9.
    const Decision yields = game.play(game.roll("red", 4, 5));
    CHECK(cites<CardsDealt>(yields, clause::SW_8));
    CHECK(std::holds_alternative<Auction>(game.now.turn.pending));
    game.play(fateDice({6}));
    CHECK(game.now.turn.phase == Phase::Roll);
    CHECK(game.now.turn.player == game.player("blue"));
}

TEST_CASE("on a fictional 7 who has fewest points may send the robber, and the card goes to the bank",
          "[shadow][SW-8][R-SW-DISCARD]") {
    const bool discards = GENERATE(true, false);
    Scene scene = shadowSeated(Cards::of(8, 0, 0, 0, 0)).ruling("R-SW-DISCARD", discards ? "yes" : "no");
    scene.city("red", "2,0:SE");
    Game game(scene);
    game.play(game.endTurn("red"));
    game.play(game.roll("red", 3, 4));
    REQUIRE(std::holds_alternative<RobberDue>(game.now.turn.pending));
    if (discards) {
        game.play(Discard{game.player("red"), Cards::of(4, 0, 0, 0, 0), std::nullopt});
    }
    const Refusal refusal = game.refused(MoveRobber{game.player("red"), game.hex("0,1"), std::nullopt});
    CHECK(refusal.why == Why::NotYourTurn);
    CHECK(refusal.clause == clause::SW_8);
    CHECK(refusal.more().due == std::vector{Due{game.player("blue"), Duty::MoveRobber, clause::SW_8}});
    game.play(MoveRobber{game.player("blue"), game.hex("0,0"), game.player("red")});
    CHECK(game.now.hands[game.player("red")].total == (discards ? 3 : 7));
    CHECK(game.now.hands[game.player("blue")].total == 4);
    CHECK(std::holds_alternative<Auction>(game.now.turn.pending));
}

TEST_CASE("a die decides who moves the robber of a fictional 7, and it may stay", "[shadow][SW-8]") {
    const int face = GENERATE(2, 5);
    Game game(shadowSeated());
    game.play(game.endTurn("red"));
    game.play(game.roll("red", 3, 4));
    REQUIRE(std::holds_alternative<TieThrow>(game.now.turn.pending));
    game.play(fateDice({face}));
    const std::string_view mover = face == 2 ? "red" : "blue";
    game.play(KeepRobber{game.player(mover)});
    CHECK(game.now.robber == game.hex("1,0"));
    CHECK(std::holds_alternative<Auction>(game.now.turn.pending));
}

TEST_CASE("hidden points may count where points are compared", "[shadow][SW-8][R-SW-POINTS]") {
    const bool all = GENERATE(false, true);
    Scene scene = shadowSeated().ruling("R-SW-POINTS", all ? "all" : "open");
    scene.setup.holdings["red"].hiddenDevelopment = DevelopmentHand::exactly(DevelopmentCounts::of(0, 1, 0, 0, 0));
    scene.setup.holdings["blue"].hiddenDevelopment = DevelopmentHand::exactly({});
    Game game(scene);
    game.play(game.endTurn("red"));
    game.play(game.roll("red", 3, 4));
    CHECK(std::holds_alternative<TieThrow>(game.now.turn.pending) != all);
}

TEST_CASE("bids alternate, the larger one is paid and takes the card", "[shadow][SW-9][R-SW-BID]") {
    Game game = atAuction(shadowSeated());
    CHECK(game.refused(bid(game, "red", Cards::of(1, 0, 0, 0, 0))).why == Why::ThrowIsDue);
    game.play(fateDice({1}));
    CHECK(game.refused(bid(game, "blue", Cards::of(1, 0, 0, 0, 0))).why == Why::NotYourBid);
    CHECK(game.refused(bid(game, "red", Cards::of(1, 1, 0, 0, 0))).why == Why::OpeningBid);
    game.play(bid(game, "red", Cards::of(1, 0, 0, 0, 0)));
    // The first offer may equal the other's.
    game.play(bid(game, "blue", Cards::of(0, 1, 0, 0, 0)));
    CHECK(game.refused(bid(game, "red", Cards::of(0, 1, 1, 0, 0))).why == Why::BidTooSmall);
    game.play(bid(game, "red", Cards::of(1, 1, 0, 0, 0)));
    CHECK(game.refused(bid(game, "blue", Cards::of(1, 1, 0, 0, 0))).why == Why::BidTooSmall);
    game.play(pass(game, "blue"));
    CHECK(game.now.hands[game.player("red")] == Hand::exactly(Cards::of(0, 0, 1, 1, 1)));
    CHECK(game.now.hands[game.player("blue")] == Hand::exactly(Cards::of(1, 1, 1, 1, 0)));
    CHECK(game.now.turn.player == game.player("blue"));
}

TEST_CASE("whoever answers an offer wants the card too and may lay more than one", "[shadow][SW-9][R-SW-BID]") {
    for (const char* option : {"alternate", "simultaneous"}) {
        INFO(option);
        Game game = atAuction(shadowSeated().ruling("R-SW-BID", option));
        if (std::string_view(option) == "alternate") {
            game.play(fateDice({1}));
        }
        CHECK(game.refused(bid(game, "red", Cards::of(1, 1, 0, 0, 0))).why == Why::OpeningBid);
        game.play(bid(game, "red", Cards::of(1, 0, 0, 0, 0)));
        CHECK(game.refused(bid(game, "blue", {})).why == Why::BidTooSmall);
        game.play(bid(game, "blue", Cards::of(1, 1, 0, 0, 0)));
        if (std::string_view(option) == "alternate") {
            CHECK(game.refused(bid(game, "red", Cards::of(1, 1, 0, 0, 0))).why == Why::BidTooSmall);
            game.play(Pass{game.player("red")});
            CHECK(game.now.hands[game.player("blue")] == Hand::exactly(Cards::of(0, 0, 1, 1, 1)));
        }
    }
}

TEST_CASE("after one has passed the other may still open", "[shadow][SW-9]") {
    Game game = atAuction(shadowSeated());
    game.play(fateDice({1}));
    game.play(pass(game, "red"));
    game.play(bid(game, "blue", Cards::of(0, 1, 0, 0, 0)));
    CHECK(game.now.hands[game.player("blue")] == Hand::exactly(Cards::of(1, 0, 1, 1, 1)));
    CHECK(game.now.turn.phase == Phase::Roll);
}

TEST_CASE("whoever has eight points may not bid", "[shadow][SW-9]") {
    Scene scene = shadowSeated();
    scene.city("red", "2,0:SE").city("red", "2,-1:N").city("red", "-1,-1:N").settlement("red", "-2,1:S");
    Game game = atAuction(scene);
    CHECK(game.refused(bid(game, "red", Cards::of(1, 0, 0, 0, 0))).why == Why::TooManyPoints);
    game.play(bid(game, "blue", Cards::of(1, 0, 0, 0, 0)));
    CHECK(game.now.hands[game.player("blue")].cards[Resource::Ore].least == 1);
}

TEST_CASE("a boycotted player offers nothing, unless the table lets it",
          "[shadow][ccm][SW-9][CC-14][R-X-SW-CC-BOYCOTT]") {
    Scene scene = shadowSeated();
    scene.setup.documents = {"base", "shadow", "ccm"};
    scene.setup.marks.boycotted["red"] = true;
    Game game = atAuction(scene);
    const Refusal refusal = game.refused(bid(game, "red", Cards::of(1, 0, 0, 0, 0)));
    CHECK(refusal.why == Why::Boycotted);
    CHECK(refusal.clause == clause::CC_14);
    CHECK(refusal.ruling == choiceOf(RXSwCcBoycott::No));
    game.play(bid(game, "blue", Cards::of(1, 0, 0, 0, 0)));
    CHECK(game.now.hands[game.player("blue")].cards[Resource::Ore].least == 1);
    Game open = atAuction(scene.ruling("R-X-SW-CC-BOYCOTT", "yes"));
    open.play(fateDice({1}));
    CHECK(open.allows(bid(open, "red", Cards::of(1, 0, 0, 0, 0))));
}

TEST_CASE("offers at the same time are opened once and raised once", "[shadow][SW-9][R-SW-BID]") {
    Game game = atAuction(shadowSeated().ruling("R-SW-BID", "simultaneous"));
    game.play(bid(game, "blue", Cards::of(1, 0, 0, 0, 0)));
    CHECK(game.refused(bid(game, "blue", Cards::of(1, 1, 0, 0, 0))).why == Why::NothingToRaise);
    CHECK(legalActs(game.now).families.size() == 1);
    game.play(bid(game, "red", Cards::of(1, 0, 0, 0, 0)));
    CHECK(legalActs(game.now).families.size() == 2);
    game.play(bid(game, "blue", Cards::of(1, 1, 0, 0, 0)));
    CHECK(game.refused(bid(game, "blue", Cards::of(1, 1, 1, 0, 0))).why == Why::BidsClosed);
    game.play(bid(game, "red", Cards::of(1, 1, 1, 0, 0)));
    CHECK(game.now.hands[game.player("red")] == Hand::exactly(Cards::of(0, 0, 0, 1, 1)));
}

TEST_CASE("equal bids go to who has fewest points, or a die decides", "[shadow][SW-10]") {
    const bool tied = GENERATE(true, false);
    Scene scene = shadowSeated();
    if (!tied) {
        scene.city("red", "2,0:SE");
    }
    Game game = atAuction(scene);
    if (tied) {
        game.play(fateDice({4}));
    }
    game.play(bid(game, "blue", Cards::of(1, 0, 0, 0, 0)));
    game.play(bid(game, "red", Cards::of(1, 0, 0, 0, 0)));
    game.play(pass(game, "blue"));
    if (tied) {
        CHECK(game.refused(bid(game, "blue", Cards::of(1, 1, 0, 0, 0))).clause == clause::SW_10);
        game.play(fateDice({6}));
    }
    CHECK(game.now.hands[game.player("blue")].cards[Resource::Ore].least == 1);
    CHECK(game.now.hands[game.player("red")].cards[Resource::Brick].least == 1);
}

TEST_CASE("the game ends at ten points", "[shadow][SW-11]") {
    Scene scene = shadowSeated(Cards::of(0, 0, 0, 2, 3)).bank(Cards::of(18, 18, 18, 16, 16));
    scene.city("red", "2,0:SE").city("red", "2,-1:N").city("red", "-1,-1:N").settlement("red", "-2,1:S");
    scene.setup.holdings["red"].extraPoints = 1;
    Game game(scene);
    const Decision decision = game.play(game.city("red", "0,0:N"));
    CHECK(cites<GameEnded>(decision, clause::SW_11));
}

TEST_CASE("whether armies walk along the gap is a ruling", "[shadow][soldiers][SW-3][R-X-SA-SW-BORDER]") {
    const bool closed = GENERATE(false, true);
    Scene scene = shadowSeated().turn("red", "move").ruling("R-X-SA-SW-BORDER", closed ? "closed" : "passable");
    scene.setup.documents = {"base", "soldiers", "shadow"};
    scene.setup.hexes[0].removed = true;
    scene.setup.hexes[0].number.reset();
    scene.army("red", "0,-1:N", "I");
    Game game(scene);
    const Action walk = game.walk("red", "0,-1:N", {"0,-2:S"});
    CHECK(game.allows(walk) != closed);
    if (closed) {
        CHECK(game.refused(walk).clause == clause::SW_3);
    }
}

}  // namespace engine::test
