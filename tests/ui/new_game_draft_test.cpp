// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <algorithm>

#include "engine/state/layouts.h"
#include "engine/state/to_position.h"
#include "ui/draft/game_draft.h"

namespace {

ui::GameDraft draftOfFour() {
    ui::GameDraft draft;
    draft.board().dealUsual(7);
    return draft;
}

}  // namespace

TEST_CASE("a draft as it is begins a base game of four in the founding phase", "[ui][B-1]") {
    const ui::GameDraft draft = draftOfFour();
    const auto position = draft.judge();
    REQUIRE(position);
    CHECK(position->rules().documents == std::vector{engine::Document::Base});
    CHECK(position->table->players.size() == 4);
    CHECK(position->turn.phase == engine::Phase::Found);
    CHECK(engine::irregularities(*position).empty());
    CHECK(draft.start().acts.empty());
    CHECK_FALSE(draft.drawn().canUndo());
}

TEST_CASE("a game that begins at its beginning counts every card, one joined under way what is said",
          "[ui][B-2][B-8]") {
    ui::GameDraft draft = draftOfFour();
    const engine::Setup setup = draft.start().setup;
    const auto position = engine::toPosition(setup);
    REQUIRE(position);
    for (const engine::PlayerId player : position->seats()) {
        CHECK(position->hands[player] == engine::Hand::exactly({}));
        CHECK(position->development[player].hidden == engine::DevelopmentHand::exactly({}));
    }
    CHECK(position->bank == engine::Hand::exactly(engine::Cards::of(19, 19, 19, 19, 19)));
    CHECK(position->deck.total == 25);
    draft.setDocument("soldiers", true);
    CHECK(engine::toPosition(draft.start().setup)->deck.total == 20);
    draft.joined().setUnderWay(true);
    CHECK(draft.start().setup.holdings.empty());
    CHECK_FALSE(draft.start().setup.bank);
}

TEST_CASE("the same seed deals the same board, another one another", "[ui][B-1]") {
    using Kind = ui::BoardChoice::Kind;
    ui::BoardChoice choice;
    choice.kind = GENERATE(Kind::Small, Kind::Large, Kind::Merged);
    choice.seed = 4711;
    const auto first = ui::dealtBoard(choice, 4);
    REQUIRE(first);
    CHECK(first->hexes == ui::dealtBoard(choice, 4)->hexes);
    CHECK(engine::isFair(*first));
    choice.seed = 4712;
    CHECK(first->hexes != ui::dealtBoard(choice, 4)->hexes);
}

TEST_CASE("unfair boards are dealt only when wanted, and no box deals none", "[ui][B-1]") {
    ui::BoardChoice choice;
    choice.fair = false;
    bool unfair = false;
    for (choice.seed = 1; choice.seed < 60 && !unfair; ++choice.seed) {
        unfair = !engine::isFair(*ui::dealtBoard(choice, 4));
    }
    CHECK(unfair);
    choice.kind = ui::BoardChoice::Kind::Merged;
    choice.smallBoxes = 0;
    choice.largeBoxes = 0;
    CHECK_FALSE(ui::dealtBoard(choice, 4));
}

TEST_CASE("the usual board follows players and documents until one is chosen", "[ui][B-1][MO-1]") {
    ui::GameDraft draft = draftOfFour();
    CHECK(draft.setup().hexes.size() == 19);
    auto players = draft.setup().players;
    players.push_back({"green", "", ""});
    draft.setPlayers(players);
    CHECK(draft.setup().hexes.size() == 30);
    draft.setDocument("monopolists", true);
    CHECK(draft.drawn().choice.kind == ui::BoardChoice::Kind::Continents);
    CHECK(draft.setup().wrap);
    draft.setDocument("monopolists", false);
    CHECK(draft.setup().hexes.size() == 30);
    CHECK_FALSE(draft.setup().wrap);

    ui::BoardChoice own;
    own.kind = ui::BoardChoice::Kind::Small;
    REQUIRE(draft.board().deal(own));
    players.push_back({"brown", "", ""});
    draft.setPlayers(players);
    CHECK(draft.setup().hexes.size() == 19);
}

TEST_CASE("the editor undoes and redoes what was done to the board, and nothing else", "[ui]") {
    ui::GameDraft draft = draftOfFour();
    const auto dealt = draft.setup().hexes;
    ui::Brush sea = ui::brushOf(ui::Brush::Kind::Terrain);
    sea.terrain = engine::Terrain::Sea;
    REQUIRE(draft.board().paint(sea, engine::Hex{5, 0}, {}));
    draft.setDocument("soldiers", true);
    REQUIRE(draft.board().paint(sea, engine::Hex{5, -1}, {}));
    CHECK(draft.setup().hexes.size() == 21);
    draft.board().undo();
    CHECK(draft.setup().hexes.size() == 20);
    draft.board().undo();
    CHECK(draft.setup().hexes == dealt);
    CHECK(draft.hasDocument("soldiers"));
    CHECK_FALSE(draft.drawn().canUndo());
    draft.board().redo();
    CHECK(draft.setup().hexes.size() == 20);
    CHECK(draft.drawn().canRedo());
    // A stroke that means nothing is none to undo.
    draft.board().undo();
    CHECK_FALSE(draft.board().paint(ui::brushOf(ui::Brush::Kind::Wall),
                                    engine::cornerOf({0, 0}, engine::CornerDirection::N), "red"));
    CHECK_FALSE(draft.drawn().canUndo());
}

TEST_CASE("bridges, capitals, factories, continents and round worlds are made in the editor", "[ui][CC-12][MO-19]") {
    ui::GameDraft draft = draftOfFour();
    const engine::Hex middle{0, 0};
    const ui::Brush bridge = ui::brushOf(ui::Brush::Kind::Bridge);
    draft.board().paint(bridge, middle, "red");
    REQUIRE(draft.setup().bridges.size() == 1);
    CHECK(draft.setup().bridges[0].from == engine::CornerDirection::N);
    draft.board().paint(bridge, middle, "red");
    CHECK(draft.setup().bridges[0].to == engine::CornerDirection::SW);
    draft.board().paint(bridge, middle, "red");
    CHECK(draft.setup().bridges[0].from == engine::CornerDirection::SE);
    draft.board().paint(bridge, middle, "red");
    CHECK(draft.setup().bridges.empty());

    const auto corner = engine::cornerOf(middle, engine::CornerDirection::S);
    draft.board().paint(ui::brushOf(ui::Brush::Kind::Capital), corner, "blue");
    CHECK(draft.setup().buildings.at(0).kind == engine::BuildingKind::Capital);
    draft.board().paint(ui::brushOf(ui::Brush::Kind::Factory), corner, "blue");
    CHECK(draft.setup().buildings.at(0).kind == engine::BuildingKind::Factory);
    ui::Brush continent = ui::brushOf(ui::Brush::Kind::Continent);
    continent.continent = "north";
    draft.board().paint(continent, middle, {});
    CHECK(std::ranges::find(draft.setup().hexes, middle, &engine::HexSetup::hex)->continent == "north");
    draft.board().setWrap(9);
    CHECK(draft.setup().wrap == engine::Wrap{9});
    draft.board().undo();
    CHECK_FALSE(draft.setup().wrap);
}

TEST_CASE("two documents that exclude each other are named with both clauses", "[ui][SW-1][MO-1]") {
    ui::GameDraft draft = draftOfFour();
    draft.setDocument("shadow", true);
    CHECK_FALSE(draft.exclusion());
    draft.setDocument("monopolists", true);
    const auto exclusion = draft.exclusion();
    REQUIRE(exclusion);
    CHECK(exclusion->firstClause == engine::clause::MO_1);
    CHECK(exclusion->secondClause == engine::clause::SW_1);
    CHECK_FALSE(draft.judge());
    CHECK_FALSE(draft.rules());
    draft.setDocument("monopolists", false);
    CHECK(draft.rules());
    CHECK(draft.seatsWanted().most == 2);
    CHECK(draft.seatsWanted().mostClause == engine::clause::SW_1);
}

TEST_CASE("two take their seats for Shadow Economy, and the others come back without it", "[ui][SW-1]") {
    ui::GameDraft draft = draftOfFour();
    const auto four = draft.setup().players;
    draft.setDocument("shadow", true);
    CHECK(draft.setup().players == std::vector(four.begin(), four.begin() + 2));
    REQUIRE(draft.judge());
    CHECK(engine::irregularities(*draft.judge()).empty());
    SECTION("as they sat") {
        draft.setDocument("shadow", false);
        CHECK(draft.setup().players == four);
    }
    SECTION("not where the table was seated anew meanwhile") {
        draft.setPlayers({{"green", "", ""}, {"brown", "", ""}});
        draft.setDocument("shadow", false);
        CHECK(draft.setup().players.size() == 2);
    }
}

TEST_CASE("options and numbers go with their document", "[ui][SA-V1][CC-7]") {
    ui::GameDraft draft = draftOfFour();
    draft.setDocument("soldiers", true);
    draft.setDocument("ccm", true);
    draft.setSwitch(engine::clause::SA_V1, true);
    draft.setWinningScore(20);
    CHECK(draft.rules()->has(engine::clause::SA_V1));
    CHECK(draft.rules()->number(engine::Number::RoadLengthNeeded) == 6);
    draft.setDocument("soldiers", false);
    CHECK(draft.setup().switches.empty());
    draft.setDocument("ccm", false);
    CHECK(draft.setup().numbers.empty());
    CHECK(draft.rules()->number(engine::Number::WinningScore) == 10);
}

TEST_CASE("votes drive the rules at once and become acts of the game", "[ui][CC-2][CC-7]") {
    ui::GameDraft draft = draftOfFour();
    draft.setDocument("ccm", true);
    draft.setWinningScore(20);
    for (const char* player : {"red", "blue", "white"}) {
        draft.setVoice(engine::clause::CC_7, player, false);
    }
    CHECK(draft.rules()->number(engine::Number::WinningScore) == 10);
    CHECK_FALSE(draft.rules()->has(engine::clause::CC_9));
    const auto position = draft.judge();
    REQUIRE(position);
    CHECK(position->number(engine::Number::WinningScore) == 10);

    // A tie with its die, then the explorer.
    draft.setVoice(engine::clause::CC_13, "red", true);
    draft.setVoice(engine::clause::CC_13, "blue", false);
    CHECK(ui::resultOf(draft.polls().at(engine::clause::CC_13)) == ui::PollResult::Tie);
    draft.setPollDie(engine::clause::CC_13, 5);
    CHECK(ui::resultOf(draft.polls().at(engine::clause::CC_13)) == ui::PollResult::Dropped);
    draft.setVoice(engine::clause::CC_15, "red", true);
    CHECK(draft.rules()->has(engine::clause::CC_15));
    const auto acts = draft.start().acts;
    REQUIRE(acts.size() == 4);
    CHECK(std::get<engine::Vote>(acts[0]).clause == engine::clause::CC_7);
    CHECK(std::get<engine::Vote>(acts[0]).against.size() == 3);
    CHECK(std::get<engine::Throw>(acts[2]).dice.dice.at(0).value == 5);
    CHECK(std::get<engine::Vote>(acts[3]).clause == engine::clause::CC_15);

    draft.setVoice(engine::clause::CC_15, "red", std::nullopt);
    CHECK_FALSE(draft.polls().contains(engine::clause::CC_15));
}

TEST_CASE("an explorer agreed on leaves the number tokens in the box", "[ui][CC-15]") {
    ui::GameDraft draft = draftOfFour();
    draft.setDocument("ccm", true);
    draft.setSwitch(engine::clause::CC_15, true);
    const engine::Setup setup = draft.start().setup;
    CHECK(std::ranges::none_of(setup.hexes, [](const auto& hex) { return hex.number.has_value(); }));
    CHECK(engine::irregularities(*draft.judge()).empty());
    CHECK(std::ranges::any_of(draft.setup().hexes, [](const auto& hex) { return hex.number.has_value(); }));
}

TEST_CASE("a player's new colour takes pieces, cards and voices along", "[ui]") {
    ui::GameDraft draft = draftOfFour();
    draft.setDocument("ccm", true);
    const auto corner = engine::cornerOf({0, 0}, engine::CornerDirection::N);
    draft.board().paint(ui::brushOf(ui::Brush::Kind::Settlement), corner, "red");
    draft.joined().setHolder(&engine::Setup::longestRoadHolder, "blue");
    draft.setVoice(engine::clause::CC_12, "red", true);
    draft.joined().setTurn(3, "red", "build");
    draft.exchangePlayers("red", "blue");
    CHECK(draft.setup().buildings.at(0).owner == "blue");
    CHECK(draft.setup().longestRoadHolder == "red");
    CHECK(draft.setup().turn->player == "blue");
    CHECK(draft.polls().at(engine::clause::CC_12).voices.contains("blue"));
    draft.exchangePlayers("blue", "green");
    CHECK(draft.setup().buildings.at(0).owner == "green");
    CHECK(draft.setup().players.at(0).id == "green");
    CHECK(draft.judge());
    draft.board().undo();
    draft.board().redo();
    CHECK(draft.setup().buildings.at(0).owner == "green");
}

TEST_CASE("who holds the largest army has played the knights that earn it", "[ui][B-12]") {
    ui::GameDraft draft = draftOfFour();
    draft.joined().setUnderWay(true);
    draft.joined().setTurn(5, "red", "build");
    const auto knightsOf = [&](const char* player) {
        return (*draft.setup().holdings.at(player).playedDevelopment)[engine::DevelopmentCard::Knight];
    };
    draft.joined().setHolder(&engine::Setup::largestArmyHolder, "blue");
    CHECK(knightsOf("blue") == 3);
    engine::HoldingSetup four;
    four.playedDevelopment = engine::DevelopmentCounts{};
    (*four.playedDevelopment)[engine::DevelopmentCard::Knight] = 4;
    draft.joined().setHolding("white", four);
    draft.joined().setHolder(&engine::Setup::largestArmyHolder, "red");
    CHECK(knightsOf("red") == 4);
    CHECK(knightsOf("white") == 4);
    draft.joined().setHolding("red", four);
    draft.joined().setHolder(&engine::Setup::largestArmyHolder, std::nullopt);
    CHECK(knightsOf("red") == 4);
}

TEST_CASE("the same table plays again on another board", "[ui]") {
    ui::GameDraft draft = draftOfFour();
    draft.setDocument("ccm", true);
    draft.setVoice(engine::clause::CC_12, "red", false);
    draft.board().paint(ui::brushOf(ui::Brush::Kind::Settlement), engine::cornerOf({0, 0}, engine::CornerDirection::N),
                        "red");
    const auto before = draft.setup().hexes;
    draft.beginNext(99);
    CHECK(draft.hasDocument("ccm"));
    CHECK(draft.polls().empty());
    CHECK(draft.setup().buildings.empty());
    CHECK_FALSE(draft.isUnderWay());
    CHECK(draft.setup().hexes != before);
    CHECK_FALSE(draft.drawn().canUndo());
}
