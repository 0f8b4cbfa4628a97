// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/hooks/hooks.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace engine;

TEST_CASE("every kind of act has one judge, and every step that can wait one voice", "[rules][hooks]") {
    std::array<int, std::variant_size_v<ActionVariant>> judges{};
    std::array<int, std::variant_size_v<Pending>> steps{};
    for (const Hooks* hooks : speakers()) {
        for (const ActJudge& act : hooks->acts) {
            CHECK(act.judge != nullptr);
            ++judges.at(act.kind);
        }
        for (const StepHooks& step : hooks->steps) {
            CHECK(step.refusal != nullptr);
            CHECK(step.due != nullptr);
            // What throws dice says what they bring about.
            CHECK((step.sides == nullptr) == (step.thrown == nullptr));
            ++steps.at(step.kind);
        }
    }
    CHECK(std::ranges::all_of(judges, [](int count) { return count == 1; }));
    // The first is that nothing waits.
    CHECK(steps.front() == 0);
    CHECK(std::ranges::all_of(steps.begin() + 1, steps.end(), [](int count) { return count == 1; }));
}

TEST_CASE("nobody judges a piece twice", "[rules][hooks]") {
    std::vector<Piece> built;
    std::vector<Piece> upgraded;
    for (const Hooks* hooks : speakers()) {
        std::ranges::transform(hooks->builds, std::back_inserter(built), &BuildJudge::piece);
        std::ranges::transform(hooks->upgrades, std::back_inserter(upgraded), &UpgradeJudge::piece);
    }
    CHECK(built.size() == 7);
    CHECK(upgraded == std::vector{Piece::Capital});
    std::ranges::sort(built);
    CHECK(std::ranges::adjacent_find(built) == built.end());
}
