// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/looked_for.h"

#include <catch2/catch.hpp>

using adjudicator::watch::lookedForBy;
using vision::Extra;

TEST_CASE("only the pieces of the documents in force are looked for", "[adjudicator][watch]") {
    CHECK_FALSE(lookedForBy({"base"}).any());
    const auto soldiers = lookedForBy({"base", "soldiers"});
    CHECK(soldiers.has(Extra::Armies));
    CHECK(soldiers.has(Extra::Nukes));
    CHECK(soldiers.has(Extra::Walls));
    CHECK(soldiers.has(Extra::FaceDown));
    CHECK(soldiers.has(Extra::Pirate));
    CHECK_FALSE(soldiers.has(Extra::Bridges));
    CHECK_FALSE(soldiers.has(Extra::Capitals));
    CHECK_FALSE(soldiers.has(Extra::Removed));
    const auto monopolists = lookedForBy({"base", "monopolists"});
    CHECK(monopolists.has(Extra::Factories));
    CHECK(monopolists.has(Extra::Ships));
    CHECK_FALSE(monopolists.has(Extra::Armies));
    const auto ccm = lookedForBy({"base", "ccm"});
    CHECK(ccm.has(Extra::Bridges));
    CHECK(ccm.has(Extra::Capitals));
    CHECK_FALSE(ccm.has(Extra::Armies));
    CHECK_FALSE(ccm.has(Extra::Walls));
    CHECK(lookedForBy({"base", "shadow"}).has(Extra::Removed));
    CHECK(lookedForBy({"base", "soldiers", "ccm"}).has(Extra::Armies));
    CHECK(lookedForBy({"base", "soldiers", "ccm"}).has(Extra::Bridges));
    CHECK(soldiers.isCertain());
}

TEST_CASE("the Monopolists' pirate stays in the box, also beside soldiers", "[adjudicator][watch][MO-4]") {
    CHECK_FALSE(lookedForBy({"base", "monopolists"}).has(Extra::Pirate));
    CHECK_FALSE(lookedForBy({"base", "monopolists", "soldiers"}).has(Extra::Pirate));
}

TEST_CASE("where nobody says what is played everything is looked for and less is believed", "[adjudicator][watch]") {
    const auto anything = lookedForBy({});
    CHECK(anything.has(Extra::Armies));
    CHECK(anything.has(Extra::Bridges));
    CHECK_FALSE(anything.isCertain());
}

TEST_CASE("a game's players are the colours that are looked for, where all of them are known", "[adjudicator][watch]") {
    engine::Setup setup;
    CHECK_FALSE(adjudicator::watch::lookedForOn(setup).areColoursSaid());
    setup.players = {{"anna", "Anna", "red"}, {"white", "", ""}};
    const auto two = adjudicator::watch::lookedForOn(setup);
    CHECK(two.areColoursSaid());
    CHECK(two.mayPlay(vision::PieceColour::Red));
    CHECK(two.mayPlay(vision::PieceColour::White));
    CHECK_FALSE(two.mayPlay(vision::PieceColour::Orange));
    setup.players.push_back({"ben", "Ben", "#800080"});
    CHECK_FALSE(adjudicator::watch::lookedForOn(setup).areColoursSaid());
}
