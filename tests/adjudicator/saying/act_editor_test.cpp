// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/saying/act_editor.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

#include "engine/action/evolve.h"
#include "engine/notation/action_json.h"
#include "tests/support/random_player.h"
#include "tests/support/random_start.h"
#include "tests/support/scene.h"

namespace field = engine::field;
using adjudicator::saying::ActEditor;
using adjudicator::saying::Answer;
using adjudicator::saying::FieldRow;
using adjudicator::saying::How;
using adjudicator::saying::withAnswer;
using engine::Cards;
using engine::test::Game;
using engine::test::Scene;

namespace {

const FieldRow* rowOf(const std::vector<FieldRow>& rows, engine::Field field) {
    const auto found = std::ranges::find(rows, field, &FieldRow::field);
    return found != rows.end() ? &*found : nullptr;
}

/// What the act says in all fields, put back field by field, is the act.
void checkSaidAgain(const engine::Action& act) {
    engine::Action again = act;
    for (const auto& [name, said] : adjudicator::saying::fieldsOf(act)) {
        again = withAnswer(again, name, said);
    }
    CHECK(again == act);
}

Game robberDue() {
    Scene scene = Scene::base("roll").settlement("blue", "0,0:S").settlement("white", "-2,2:S");
    Game game(scene.hand("red", {}).hand("blue", Cards::of(1, 0, 0, 0, 0)).hand("white", Cards::of(1, 0, 0, 0, 0)));
    game.play(game.roll("red", 3, 4));
    return game;
}

}  // namespace

TEST_CASE("every act of a game is said field by field as it was", "[saying]") {
    const engine::test::Documents& documents = GENERATE(from_range(engine::test::everySet()));
    INFO(engine::test::nameOf(documents));
    engine::Position position = engine::test::randomStart(documents, 3);
    std::map<std::string_view, int> seen;
    for (const engine::test::Played& played : engine::test::playedOut(position, 3, 400)) {
        constexpr int kOfAKind = 3;
        if (seen[engine::nameOf(played.action)]++ < kOfAKind) {
            INFO(engine::toJson(played.action, *position.table));
            checkSaidAgain(played.action);
            const ActEditor editor(position, played.action, false);
            CHECK_FALSE(editor.refusal());
            CHECK(editor.isComplete());
            CHECK(editor.kinds().front() == played.action);
            for (const FieldRow& row : editor.rows()) {
                INFO(row.field.text());
                // A choice offers what is said already, and places are those of the act.
                const bool isListed = row.how != How::Choice ||
                                      std::ranges::find(row.choices, row.now) != row.choices.end() ||
                                      std::holds_alternative<std::monostate>(row.now);
                CHECK(isListed);
                CHECK((row.how == How::Places || row.places.empty()));
            }
        }
        engine::evolve(position, played.decision.events);
    }
    CHECK(seen.size() > 7);
}

TEST_CASE("where a field is said anew the rest follows to the nearest legal act", "[saying][B-8]") {
    const Game game = robberDue();
    ActEditor editor(game.now, engine::MoveRobber{game.player("red"), game.hex("0,0"), game.player("blue")}, false);
    REQUIRE_FALSE(editor.refusal());
    const auto rows = editor.rows();
    const FieldRow* hex = rowOf(rows, field::kHex);
    REQUIRE(hex != nullptr);
    CHECK(hex->wanted == adjudicator::saying::Wanted::Hex);
    const engine::Place there = game.hex("-2,2");
    const auto allowed = editor.placesAllowed(*hex);
    CHECK(std::ranges::find(allowed, there) != allowed.end());
    CHECK(std::ranges::find(allowed, engine::Place(game.hex("0,0"))) == allowed.end());
    editor.say(*hex, there);
    const auto& said = std::get<engine::MoveRobber>(editor.action());
    CHECK(said.hex == game.hex("-2,2"));
    CHECK(said.victim != game.player("blue"));
    CHECK_FALSE(editor.refusal());
    // Put without settling, it stays as said, and its clause is there.
    editor.put(field::kVictim, game.player("blue"));
    REQUIRE(editor.refusal());
    CHECK(editor.refusal()->clause == engine::clause::B_8);
}

TEST_CASE("a discard is said by its cards or by their number", "[saying][B-8]") {
    Scene scene = Scene::base("roll").hand("red", Cards::of(4, 4, 0, 0, 0)).hand("blue", {}).hand("white", {});
    Game game(scene);
    game.play(game.roll("red", 3, 4));
    ActEditor editor(game.now, engine::Discard{game.player("red"), std::nullopt, 4}, false);
    const auto said = [&] { return std::get<engine::Discard>(editor.action()); };
    CHECK(rowOf(editor.rows(), field::kCount) != nullptr);
    CHECK(rowOf(editor.rows(), field::kHeld) == nullptr);
    editor.say(field::kCards, Cards::of(2, 2, 0, 0, 0));
    CHECK_FALSE(said().count);
    CHECK_FALSE(editor.refusal());
    CHECK(rowOf(editor.rows(), field::kCount) == nullptr);
    editor.say(field::kCards, Answer());
    CHECK(said().count == 4);
    CHECK_FALSE(editor.refusal());
    editor.say(field::kCount, 3);
    REQUIRE(editor.refusal());
    CHECK(editor.refusal()->clause == engine::clause::B_8);
}

TEST_CASE("nothing at all is no part of a trade, and what was given is not made up", "[saying][B-9]") {
    const Scene scene =
        Scene::base().hand("red", Cards::of(5, 5, 5, 5, 5)).hand("blue", Cards::of(1, 1, 1, 1, 1)).hand("white", {});
    const Game game(scene);
    engine::Trade trade;
    trade.by = game.player("red");
    trade.with = game.player("blue");
    trade.give = Cards::one(engine::Resource::Wool, 2);
    ActEditor editor(game.now, trade, false);
    const auto rows = editor.rows();
    REQUIRE(rowOf(rows, field::kTake) != nullptr);
    CHECK(rowOf(rows, field::kTake)->now == Answer(Cards{}));
    CHECK(rowOf(rows, field::kGiveCards) == nullptr);
    editor.put(field::kTake, Cards::one(engine::Resource::Ore));
    CHECK_FALSE(editor.refusal());
    editor.put(field::kGive, Cards{});
    CHECK_FALSE(std::get<engine::Trade>(editor.action()).give);
    editor.put(field::kGive, Cards::one(engine::Resource::Wool, 3));
    editor.say(field::kWith, Answer());
    CHECK(std::get<engine::Trade>(editor.action()).give == Cards::one(engine::Resource::Wool, 3));
    CHECK(editor.refusal());
}

TEST_CASE("a way is said corner by corner or by its end", "[saying][SA-6]") {
    const Game game(Scene::soldiers("move").army("red", "0,0:N", "2I"));
    engine::MoveArmy move;
    move.by = game.player("red");
    move.from = game.corner("0,0:N");
    move.path = {game.corner("0,0:NE")};
    const engine::Action walked = move;
    const engine::Action ended = withAnswer(walked, field::kTo, game.corner("0,0:NW"));
    CHECK(std::get<engine::MoveArmy>(ended).path.empty());
    CHECK(std::get<engine::MoveArmy>(ended).to == game.corner("0,0:NW"));
    const engine::Action split = withAnswer(walked, field::kUnits, engine::Units{1, 0, 0});
    CHECK(std::get<engine::MoveArmy>(split).path == move.path);
    const auto rows = ActEditor(game.now, walked, false).rows();
    REQUIRE(rowOf(rows, field::kTo) != nullptr);
    CHECK(rowOf(rows, field::kTo)->places == std::vector<engine::Place>{game.corner("0,0:NE")});
}

TEST_CASE("each kind that could be said is offered once, the referee's last", "[saying]") {
    const Game game(Scene::base()
                        .settlement("red", "0,0:N")
                        .roads("red", {"0,0:NE"})
                        .hand("red", Cards::of(5, 5, 5, 5, 5))
                        .hand("blue", {})
                        .hand("white", {}));
    const ActEditor editor(game.now, engine::EndTurn{game.player("red")}, false);
    const auto kinds = editor.kinds();
    CHECK(std::holds_alternative<engine::EndTurn>(kinds.front()));
    CHECK(std::holds_alternative<engine::EndGame>(kinds.back()));
    const auto roads = std::ranges::count_if(kinds, [](const engine::Action& act) {
        const auto* build = std::get_if<engine::Build>(&act);
        return build != nullptr && build->piece == engine::Piece::Road;
    });
    CHECK(roads == 1);
}

TEST_CASE("proved faces are no answer, others are", "[saying]") {
    const Game game(Scene::base("roll").hand("red", {}).hand("blue", {}).hand("white", {}));
    const engine::Roll roll{game.player("red"), {{{6, 3}, {6, 4}}, engine::DiceSource::Entered}};
    const auto proved = ActEditor(game.now, roll, true).rows();
    const auto open = ActEditor(game.now, roll, false).rows();
    REQUIRE(rowOf(proved, field::kDice) != nullptr);
    CHECK(rowOf(proved, field::kDice)->proved);
    CHECK_FALSE(rowOf(open, field::kDice)->proved);
    CHECK(rowOf(open, field::kDice)->sides == std::vector<int>{6, 6});
    ActEditor editor(game.now, engine::Roll{game.player("red"), {}}, false);
    CHECK_FALSE(editor.isComplete());
    CHECK_FALSE(editor.refusal());
}
