// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/saying/act_chooser.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "engine/action/evolve.h"
#include "engine/notation/action_json.h"
#include "tests/support/random_player.h"
#include "tests/support/random_start.h"

using adjudicator::saying::ActChooser;
using adjudicator::saying::ActSaying;
using adjudicator::saying::Fields;

namespace {

/// Points at the act's places and gives its answers, whichever is asked.
void follow(ActChooser& chooser, const engine::Action& action) {
    const auto places = adjudicator::saying::placesOf(action);
    const Fields fields = adjudicator::saying::fieldsAsked({action, {}});
    while (chooser.only() == nullptr) {
        const auto question = chooser.question();
        if (question && (!question->besidePlaces || places.size() == chooser.chosen().size())) {
            const auto field = std::ranges::find(fields, question->field, &Fields::value_type::first);
            REQUIRE(field != fields.end());
            REQUIRE(chooser.answer(field->second));
            continue;
        }
        REQUIRE(chooser.chosen().size() < places.size());
        const engine::Place place = places[chooser.chosen().size()];
        const auto next = chooser.nextPlaces();
        REQUIRE(std::ranges::find(next, place) != next.end());
        REQUIRE(chooser.take(place));
    }
}

}  // namespace

TEST_CASE("places and answers lead to every legal act of every document", "[saying]") {
    const engine::test::Documents& documents = GENERATE(from_range(engine::test::everySet()));
    INFO(engine::test::nameOf(documents));
    engine::Position position = engine::test::randomStart(documents, 5);
    int followed = 0;
    int step = 0;
    for (const engine::test::Played& played : engine::test::playedOut(position, 5, 240)) {
        constexpr int kEach = 5;
        const engine::LegalActs legal = step++ % kEach == 0 ? engine::legalActs(position) : engine::LegalActs{};
        for (const engine::Action& action : legal.actions) {
            for (const ActSaying& act : adjudicator::saying::allSayings()) {
                if (act.is(action)) {
                    INFO(engine::toJson(action, *position.table));
                    // A capitulation is legal in a fictional turn too, where the bar does not offer it.
                    CHECK((act.belongs(position) || act.act == adjudicator::saying::Act::Capitulate));
                    ActChooser chooser(act.act, legal);
                    follow(chooser, action);
                    CHECK(chooser.only()->action == action);
                    while (chooser.stepBack()) {
                    }
                    CHECK(chooser.chosen().empty());
                    ++followed;
                }
            }
        }
        engine::evolve(position, played.decision.events);
    }
    CHECK(followed > 100);
}
