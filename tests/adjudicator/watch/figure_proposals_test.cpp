// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/figure_proposals.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "adjudicator/watch/known_table.h"
#include "adjudicator/watch/proposals.h"
#include "engine/action/decide.h"
#include "engine/action/evolve.h"
#include "engine/action/legal_actions.h"
#include "engine/state/to_position.h"
#include "tests/support/random_start.h"

namespace {

using adjudicator::watch::alternativesTo;
using adjudicator::watch::isPlainPlacement;
using adjudicator::watch::Proposal;
using adjudicator::watch::proposalsFor;
using engine::Position;
using engine::Units;
using vision::FigureGuess;
using vision::PieceChange;
using What = vision::PieceChange::What;

constexpr auto kRedPieces = vision::PieceColour::Red;
constexpr auto kBluePieces = vision::PieceColour::Blue;
const engine::Corner kCity{{0, 0}, false};
const engine::Corner kNextDoor{{0, -1}, true};
const engine::Corner kVillage{{-1, 1}, false};
const engine::Corner kOfBlue{{1, 0}, true};
constexpr Units kInfantry{0, 0, 1};
constexpr Units kCavalry{0, 1, 0};
constexpr Units kArtillery{1, 0, 0};

/// Red with a city and a settlement, blue with a city; everybody has every card.
engine::Setup armedTable(const std::string& phase) {
    engine::Setup setup = engine::test::freshTable({"base", "soldiers"}, 3);
    setup.buildings = {{kCity, engine::BuildingKind::City, "red", 0, false},
                       {kVillage, engine::BuildingKind::Settlement, "red", 0, false},
                       {kOfBlue, engine::BuildingKind::City, "blue", 0, false}};
    engine::TurnSetup turn;
    turn.player = "red";
    turn.phase = phase;
    setup.turn = turn;
    setup.holdings["red"].hand = engine::Hand::exactly(engine::Cards::of(3, 3, 3, 3, 3));
    return setup;
}

Position positionOf(const engine::Setup& setup) {
    auto position = engine::toPosition(setup);
    REQUIRE(position);
    return *position;
}

PieceChange figures(const engine::Corner& at, What what, vision::PieceColour colour,
                    std::vector<FigureGuess> guesses = {}) {
    PieceChange change{at, what, engine::Piece::Army, colour, 0.9};
    change.figures = std::move(guesses);
    return change;
}

engine::CornerId cornerOf(const Position& position, const engine::Corner& name) {
    return *position.topology().find(name);
}

/// The table after an act that must be allowed.
Position after(const Position& position, const engine::Action& action) {
    const auto decision = engine::decide(position, action);
    REQUIRE(decision);
    Position next = position;
    engine::evolve(next, decision->events);
    return next;
}

bool offers(const std::vector<Proposal>& proposals, const engine::Action& action) {
    return std::any_of(proposals.begin(), proposals.end(),
                       [&](const Proposal& proposal) { return proposal.action == action; });
}

}  // namespace

TEST_CASE("an army that went here and came there has walked", "[adjudicator][watch][SA-6]") {
    engine::Setup setup = armedTable("move");
    setup.armies = {{kCity, "red", {1, 1, 0}}};
    const Position position = positionOf(setup);
    const PieceChange went = figures(kCity, What::Vanished, kRedPieces, {{{1, 1, 0}, false}});
    const PieceChange came = figures(kNextDoor, What::Appeared, kRedPieces, {{kCavalry, false}});
    const auto proposals = proposalsFor({went, came}, position, true);
    REQUIRE(proposals.size() == 1);
    const auto* move = std::get_if<engine::MoveArmy>(&proposals.front().action);
    REQUIRE(move != nullptr);
    CHECK(move->from == cornerOf(position, kCity));
    CHECK(move->to == cornerOf(position, kNextDoor));
    CHECK_FALSE(move->units);
    CHECK(proposals.front().legal);
    CHECK(proposals.front().changes == std::vector<PieceChange>{came, went});
    CHECK_FALSE(isPlainPlacement(proposals.front()));
    const Position moved = after(position, proposals.front().action);
    CHECK(moved.armies[cornerOf(position, kNextDoor)]->units == Units{1, 1, 0});
    // A part of it may have gone instead.
    const auto parts = alternativesTo(proposals.front(), position);
    CHECK(std::any_of(parts.begin(), parts.end(), [](const Proposal& other) {
        const auto* part = std::get_if<engine::MoveArmy>(&other.action);
        return other.legal && part != nullptr && part->units == kCavalry;
    }));
    // Where nobody said whose turn it is the way alone is asked.
    const auto unknown = proposalsFor({went, came}, position, false);
    REQUIRE(unknown.size() == 1);
    CHECK(unknown.front().action == proposals.front().action);
    CHECK(unknown.front().legal);
}

TEST_CASE("when some of an army is left, what went is the likeliest part of it", "[adjudicator][watch][SA-5]") {
    engine::Setup setup = armedTable("move");
    setup.armies = {{kCity, "red", {1, 0, 2}}};
    const Position position = positionOf(setup);
    PieceChange went = figures(kCity, What::Vanished, kRedPieces);
    went.partly = true;
    // No cavalry stood there, whatever it looks like.
    const PieceChange came =
        figures(kNextDoor, What::Appeared, kRedPieces, {{kCavalry, false}, {kArtillery, false}, {kInfantry, false}});
    const auto proposals = proposalsFor({went, came}, position, true);
    REQUIRE(proposals.size() == 1);
    const auto* move = std::get_if<engine::MoveArmy>(&proposals.front().action);
    REQUIRE(move != nullptr);
    CHECK(move->units == kArtillery);
    CHECK(proposals.front().legal);
    const auto others = alternativesTo(proposals.front(), position);
    for (const Units& part : {kInfantry, Units{0, 0, 2}, Units{1, 0, 1}}) {
        engine::MoveArmy other = *move;
        other.units = part;
        CHECK(offers(others, other));
    }
}

TEST_CASE("several armies that walked at once are told apart by colour and way", "[adjudicator][watch][SA-6]") {
    engine::Setup setup = armedTable("move");
    const engine::Corner far{{1, 1}, true};
    const engine::Corner besideFar{{0, 2}, false};
    setup.armies = {{kCity, "red", kInfantry}, {far, "red", kCavalry}, {kOfBlue, "blue", kArtillery}};
    const Position position = positionOf(setup);
    const engine::Corner blueGoes{{2, -1}, true};
    const auto proposals =
        proposalsFor({figures(far, What::Vanished, kRedPieces), figures(kCity, What::Vanished, kRedPieces),
                      figures(blueGoes, What::Appeared, kBluePieces), figures(kNextDoor, What::Appeared, kRedPieces),
                      figures(kOfBlue, What::Vanished, kBluePieces), figures(besideFar, What::Appeared, kRedPieces)},
                     position, true);
    REQUIRE(proposals.size() == 3);
    const auto walks = [&](const engine::Corner& from, const engine::Corner& to, bool legal) {
        return std::any_of(proposals.begin(), proposals.end(), [&](const Proposal& proposal) {
            const auto* move = std::get_if<engine::MoveArmy>(&proposal.action);
            return move != nullptr && move->from == cornerOf(position, from) && move->to == cornerOf(position, to) &&
                   proposal.legal == legal;
        });
    };
    CHECK(walks(kCity, kNextDoor, true));
    CHECK(walks(far, besideFar, true));
    // It is not blue's turn.
    CHECK(walks(kOfBlue, blueGoes, false));
    CHECK_FALSE(proposals.back().legal);
}

TEST_CASE("figures that came alone were bought, of the likeliest kind that is allowed", "[adjudicator][watch][SA-4]") {
    engine::Setup setup = armedTable("build");
    const std::vector<FigureGuess> guesses{{kArtillery, false}, {kInfantry, false}, {{}, true}};
    const PieceChange came = figures(kCity, What::Appeared, kRedPieces, guesses);
    const Position rich = positionOf(setup);
    const auto bought = proposalsFor({came}, rich, true);
    REQUIRE(bought.size() == 1);
    CHECK(bought.front().action ==
          engine::Action(engine::BuyUnits{*rich.table->find("red"), kArtillery, cornerOf(rich, kCity)}));
    CHECK(bought.front().legal);
    CHECK_FALSE(isPlainPlacement(bought.front()));
    const auto others = alternativesTo(bought.front(), rich);
    CHECK(offers(others, engine::BuyUnits{*rich.table->find("red"), kInfantry, cornerOf(rich, kCity)}));
    CHECK(offers(others, engine::Build{*rich.table->find("red"), engine::Piece::Nuke, cornerOf(rich, kCity)}));

    // Grain and wool alone buy infantry.
    setup.holdings["red"].hand = engine::Hand::exactly(engine::Cards::of(0, 0, 1, 1, 0));
    const Position poor = positionOf(setup);
    const auto cheap = proposalsFor({came}, poor, true);
    REQUIRE(cheap.size() == 1);
    CHECK(cheap.front().action ==
          engine::Action(engine::BuyUnits{*poor.table->find("red"), kInfantry, cornerOf(poor, kCity)}));
    CHECK(cheap.front().legal);
}

TEST_CASE("a weapon that came is bought where it looks like one", "[adjudicator][watch][SA-N1]") {
    const Position position = positionOf(armedTable("build"));
    const auto proposals =
        proposalsFor({figures(kCity, What::Appeared, kRedPieces, {{{}, true}, {kInfantry, false}})}, position, true);
    REQUIRE(proposals.size() == 1);
    CHECK(proposals.front().action ==
          engine::Action(engine::Build{*position.table->find("red"), engine::Piece::Nuke, cornerOf(position, kCity)}));
    CHECK(proposals.front().legal);
}

TEST_CASE("figures where nobody may buy any are the referee's entry", "[adjudicator][watch]") {
    const Position position = positionOf(armedTable("build"));
    const auto proposals =
        proposalsFor({figures(kNextDoor, What::Appeared, kRedPieces, {{kCavalry, false}})}, position, true);
    REQUIRE(proposals.size() == 1);
    REQUIRE(std::holds_alternative<engine::Adjust>(proposals.front().action));
    CHECK_FALSE(proposals.front().legal);
    CHECK(after(position, proposals.front().action).armies[cornerOf(position, kNextDoor)]->units == kCavalry);
    // What stands there already stays.
    engine::Setup joined = armedTable("build");
    joined.armies = {{kNextDoor, "red", kInfantry}};
    const Position before = positionOf(joined);
    const auto more = proposalsFor({figures(kNextDoor, What::Appeared, kRedPieces, {{kCavalry, false}})}, before, true);
    REQUIRE(more.size() == 1);
    CHECK(after(before, more.front().action).armies[cornerOf(before, kNextDoor)]->units == Units{0, 1, 1});
}

TEST_CASE("in the phase of movement an army that nobody saw go has walked", "[adjudicator][watch][SA-6]") {
    engine::Setup setup = armedTable("move");
    setup.armies = {{kCity, "red", kCavalry}};
    const Position position = positionOf(setup);
    const auto proposals =
        proposalsFor({figures(kNextDoor, What::Appeared, kRedPieces, {{kCavalry, false}})}, position, true);
    REQUIRE(proposals.size() == 1);
    CHECK(std::holds_alternative<engine::MoveArmy>(proposals.front().action));
    CHECK(proposals.front().legal);
}

TEST_CASE("an army that steps back from a combat has stopped it", "[adjudicator][watch][SA-K10]") {
    engine::Setup setup = armedTable("combat");
    const engine::Corner besideBlue{{1, 1}, false};
    setup.armies = {{besideBlue, "red", kCavalry}};
    Position position = positionOf(setup);
    const engine::CornerId from = cornerOf(position, besideBlue);
    position = after(position, engine::Attack{*position.table->find("red"), {from}, cornerOf(position, kOfBlue), {}});
    const auto legal = engine::legalActions(position);
    const auto stop = std::find_if(legal.begin(), legal.end(),
                                   [](const auto& action) { return std::holds_alternative<engine::Stop>(action); });
    REQUIRE(stop != legal.end());
    const auto& retreat = std::get<engine::Stop>(*stop).retreat.front();
    const auto proposals = proposalsFor({figures(besideBlue, What::Vanished, kRedPieces),
                                         figures(position.topology().corner(retreat.to), What::Appeared, kRedPieces)},
                                        position, true);
    REQUIRE(proposals.size() == 1);
    CHECK(proposals.front().action == *stop);
    CHECK(proposals.front().legal);
}

TEST_CASE("figures that went alone are taken off by an entry; all else there stays", "[adjudicator][watch]") {
    engine::Setup setup = armedTable("build");
    setup.armies = {{kCity, "red", {0, 1, 2}}};
    setup.nukes = {{kCity, "red"}};
    const Position position = positionOf(setup);
    const engine::CornerId at = cornerOf(position, kCity);
    const auto gone = [&](engine::Piece piece, bool partly, std::vector<FigureGuess> guesses) {
        PieceChange change = figures(kCity, What::Vanished, kRedPieces, std::move(guesses));
        change.piece = piece;
        change.partly = partly;
        const auto proposals = proposalsFor({change}, position, true);
        REQUIRE(proposals.size() == 1);
        CHECK_FALSE(proposals.front().legal);
        CHECK_FALSE(isPlainPlacement(proposals.front()));
        const Position left = after(position, proposals.front().action);
        CHECK(left.buildings[at] == position.buildings[at]);
        return left;
    };
    const Position noWeapon = gone(engine::Piece::Nuke, false, {{{}, true}});
    CHECK_FALSE(noWeapon.nukes[at]);
    CHECK(noWeapon.armies[at] == position.armies[at]);
    const Position nothing = gone(engine::Piece::Army, false, {{{0, 1, 2}, true}});
    CHECK_FALSE(nothing.armies[at]);
    CHECK_FALSE(nothing.nukes[at]);
    const Position fewer = gone(engine::Piece::Army, true, {{kInfantry, false}});
    REQUIRE(fewer.armies[at]);
    CHECK(fewer.armies[at]->units == Units{0, 1, 1});
    CHECK(fewer.nukes[at] == position.nukes[at]);
    // Of a lone figure no part is left, whatever is seen beside it.
    setup.armies = {{kCity, "red", {0, 1, 0}}};
    setup.nukes.clear();
    const Position lone = positionOf(setup);
    PieceChange part = figures(kCity, What::Vanished, kRedPieces, {{kCavalry, false}});
    part.partly = true;
    const auto lonely = proposalsFor({part}, lone, true);
    REQUIRE(lonely.size() == 1);
    CHECK_FALSE(after(lone, lonely.front().action).armies[at]);
    // What the record does not have cannot go.
    CHECK(proposalsFor({figures(kVillage, What::Vanished, kRedPieces)}, position, true).empty());
}

TEST_CASE("walls that came are built, walls that went are the referee's entry", "[adjudicator][watch][SA-W1]") {
    engine::Setup setup = armedTable("build");
    const PieceChange came{kCity, What::Appeared, engine::Piece::Wall, kRedPieces, 0.8};
    const Position open = positionOf(setup);
    const auto built = proposalsFor({came}, open, true);
    REQUIRE(built.size() == 1);
    CHECK(built.front().action ==
          engine::Action(engine::Build{*open.table->find("red"), engine::Piece::Wall, cornerOf(open, kCity)}));
    CHECK(built.front().legal);
    CHECK_FALSE(isPlainPlacement(built.front()));
    // Under a settlement none may be.
    const auto wrong = proposalsFor({{kVillage, What::Appeared, engine::Piece::Wall, kRedPieces, 0.8}}, open, true);
    REQUIRE(wrong.size() == 1);
    CHECK_FALSE(wrong.front().legal);

    setup.buildings.front().walls = 2;
    const Position walled = positionOf(setup);
    const auto gone = proposalsFor({{kCity, What::Vanished, engine::Piece::Wall, kRedPieces, 0.8}}, walled, true);
    REQUIRE(gone.size() == 1);
    CHECK_FALSE(gone.front().legal);
    CHECK(after(walled, gone.front().action).buildings[cornerOf(walled, kCity)]->walls == 1);
}

TEST_CASE("what may be a settlement or an army is what the rules allow", "[adjudicator][watch]") {
    engine::Setup setup = armedTable("move");
    setup.armies = {{kCity, "red", kCavalry}};
    const Position position = positionOf(setup);
    PieceChange settlement{kNextDoor, What::Appeared, engine::Piece::Settlement, kRedPieces, 0.7};
    settlement.other = engine::Piece::Army;
    const auto proposals = proposalsFor({settlement}, position, true);
    REQUIRE(proposals.size() == 1);
    CHECK(std::holds_alternative<engine::MoveArmy>(proposals.front().action));
    CHECK(proposals.front().legal);
    settlement.other.reset();
    CHECK_FALSE(proposalsFor({settlement}, position, true).front().legal);
}

TEST_CASE("tables differ in armies, weapons and walls too", "[adjudicator][watch]") {
    using adjudicator::watch::differences;
    engine::Setup setup = armedTable("build");
    setup.armies = {{kCity, "red", kInfantry}, {kOfBlue, "blue", kCavalry}};
    setup.nukes = {{kCity, "red"}};
    const vision::KnownPieces before = adjudicator::watch::piecesOf(setup);
    CHECK(differences(before, before).empty());
    setup.armies = {{kNextDoor, "red", kInfantry}, {kOfBlue, "blue", kArtillery}};
    setup.nukes.clear();
    setup.buildings.front().walls = 1;
    const auto changes = differences(before, adjudicator::watch::piecesOf(setup));
    const auto has = [&](const engine::Corner& at, What what, engine::Piece piece) {
        return std::count_if(changes.begin(), changes.end(), [&](const PieceChange& change) {
                   return change.at == vision::Place(at) && change.what == what && change.piece == piece;
               }) == 1;
    };
    CHECK(changes.size() == 5);
    CHECK(has(kCity, What::Appeared, engine::Piece::Wall));
    CHECK(has(kCity, What::Vanished, engine::Piece::Army));
    CHECK(has(kNextDoor, What::Appeared, engine::Piece::Army));
    CHECK(has(kOfBlue, What::Replaced, engine::Piece::Army));
    CHECK(has(kCity, What::Vanished, engine::Piece::Nuke));
}

TEST_CASE("what a set-up becomes by a proposal of arms", "[adjudicator][watch]") {
    engine::Setup setup = armedTable("move");
    setup.armies = {{kCity, "red", {0, 1, 1}}};
    const Position position = positionOf(setup);
    PieceChange went = figures(kCity, What::Vanished, kRedPieces);
    went.partly = true;
    const auto proposals =
        proposalsFor({went, figures(kNextDoor, What::Appeared, kRedPieces, {{kCavalry, false}})}, position, true);
    REQUIRE(proposals.size() == 1);
    adjudicator::watch::applyArms(proposals.front(), position, setup);
    const Position now = positionOf(setup);
    CHECK(now.armies[cornerOf(now, kCity)]->units == kInfantry);
    CHECK(now.armies[cornerOf(now, kNextDoor)]->units == kCavalry);
}
