// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/looked_for.h"

#include <catch2/catch.hpp>

using adjudicator::watch::lookedForBy;

TEST_CASE("only the pieces of the documents in force are looked for", "[adjudicator][watch]") {
    CHECK_FALSE(lookedForBy({"base"}).any());
    const auto soldiers = lookedForBy({"base", "soldiers"});
    CHECK(soldiers.armies);
    CHECK(soldiers.nukes);
    CHECK(soldiers.walls);
    CHECK(soldiers.faceDown);
    CHECK(soldiers.pirate);
    CHECK_FALSE(soldiers.bridges);
    CHECK_FALSE(soldiers.capitals);
    CHECK_FALSE(soldiers.removed);
    const auto monopolists = lookedForBy({"base", "monopolists"});
    CHECK(monopolists.factories);
    CHECK(monopolists.ships);
    CHECK_FALSE(monopolists.armies);
    const auto ccm = lookedForBy({"base", "ccm"});
    CHECK(ccm.bridges);
    CHECK(ccm.capitals);
    CHECK_FALSE(ccm.armies);
    CHECK_FALSE(ccm.walls);
    CHECK(lookedForBy({"base", "shadow"}).removed);
    CHECK(lookedForBy({"base", "soldiers", "ccm"}).armies);
    CHECK(lookedForBy({"base", "soldiers", "ccm"}).bridges);
    CHECK(soldiers.certain);
}

TEST_CASE("the Monopolists' pirate stays in the box, also beside soldiers", "[adjudicator][watch][MO-4]") {
    CHECK_FALSE(lookedForBy({"base", "monopolists"}).pirate);
    CHECK_FALSE(lookedForBy({"base", "monopolists", "soldiers"}).pirate);
}

TEST_CASE("where nobody says what is played everything is looked for and less is believed", "[adjudicator][watch]") {
    const auto anything = lookedForBy({});
    CHECK(anything.armies);
    CHECK(anything.bridges);
    CHECK_FALSE(anything.certain);
}
