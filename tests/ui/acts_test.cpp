// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <algorithm>
#include <random>

#include "engine/action/decide.h"
#include "engine/action/evolve.h"
#include "engine/action/legal_actions.h"
#include "ui/acts/acts.h"
#include "ui/draft/game_draft.h"

namespace {

engine::Position freshPosition() {
    std::mt19937 random(3);
    ui::GameDraft draft;
    draft.setDocument("soldiers", true);
    draft.board().randomise(false, random);
    return *draft.judge();
}

}  // namespace

TEST_CASE("pointing at an act's places leads to that act, for every legal action", "[ui]") {
    engine::Position position = freshPosition();
    std::mt19937 random(11);
    int followed = 0;
    for (int step = 0; step < 60; ++step) {
        const engine::LegalActs acts = engine::legalActs(position);
        const auto& legal = acts.actions;
        REQUIRE_FALSE(legal.empty());
        for (const engine::Action& action : legal) {
            const auto places = ui::placesOf(action);
            const auto fields = adjudicator::saying::fieldsAsked({action, {}});
            for (const ui::ActInfo& info : ui::allActs()) {
                if (!info.is(action)) {
                    continue;
                }
                CHECK(info.belongs(position));
                ui::ActChooser chooser(info.act, acts);
                while (chooser.only() == nullptr) {
                    const auto question = chooser.question();
                    if (question && (!question->besidePlaces || places.size() == chooser.chosen().size())) {
                        const auto field = std::find_if(fields.begin(), fields.end(), [&](const auto& each) {
                            return each.first == question->field;
                        });
                        REQUIRE(field != fields.end());
                        REQUIRE(chooser.answer(field->second));
                        continue;
                    }
                    REQUIRE(chooser.chosen().size() < places.size());
                    const engine::Place place = places[chooser.chosen().size()];
                    const auto next = chooser.nextPlaces();
                    REQUIRE(std::find(next.begin(), next.end(), place) != next.end());
                    REQUIRE(chooser.take(place));
                }
                CHECK(chooser.only()->action == action);
                ++followed;
            }
        }
        engine::Action action = legal[random() % legal.size()];
        if (engine::Dice* dice = engine::diceOf(action); dice != nullptr && dice->asksForThrow()) {
            const auto sides = engine::diceNeeded(position, action);
            REQUIRE(sides);
            for (const int side : *sides) {
                dice->dice.push_back({side, static_cast<int>(random() % static_cast<unsigned>(side)) + 1});
            }
        }
        const auto decided = engine::decide(position, action);
        REQUIRE(decided);
        engine::evolve(position, decided->events);
    }
    CHECK(followed > 100);
}

TEST_CASE("a refused place is asked of the engine with the same act", "[ui][B-4]") {
    const engine::Position position = freshPosition();
    const auto corner = *position.topology().find(engine::cornerOf({0, 0}, engine::CornerDirection::N));
    const std::vector<engine::Place> places{corner};
    const auto action = ui::actionFor(ui::Act::Settlement, position, places);
    REQUIRE(action);
    CHECK_FALSE(engine::decide(position, *action));
    CHECK_FALSE(ui::actionFor(ui::Act::Road, position, places));
}

TEST_CASE("typed names mean what the act wants", "[ui]") {
    using engine::CornerDirection;
    using engine::HexDirection;
    CHECK(ui::placeFromText(QStringLiteral(" 0,-2:ne "), ui::Wanted::Corner) ==
          ui::PlaceName(engine::cornerOf({0, -2}, CornerDirection::NE)));
    CHECK(ui::placeFromText(QStringLiteral("0,-2:NE"), ui::Wanted::Side) ==
          ui::PlaceName(engine::sideOf({0, -2}, HexDirection::NE)));
    CHECK(ui::placeFromText(QStringLiteral("1,1"), ui::Wanted::Any) == ui::PlaceName(engine::Hex{1, 1}));
    CHECK(ui::placeFromText(QStringLiteral("0,0:E"), ui::Wanted::Corner) ==
          ui::PlaceName(engine::sideOf({0, 0}, HexDirection::E)));
    CHECK_FALSE(ui::placeFromText(QStringLiteral("crossing"), ui::Wanted::Any));
}
