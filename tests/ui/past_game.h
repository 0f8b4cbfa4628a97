// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "engine/notation/action_json.h"
#include "tests/adjudicator/dispute/battlefield.h"
#include "tests/ui/game_on_desk.h"

namespace test {

/// Red attacks blue's city with entered dice: 10 : 7, then a tie; it stops and ends its turn.
struct Past {
    Game game{adjudicator::test::battlefield()};
    std::uint64_t attack = 0;
    std::uint64_t round = 0;
    std::uint64_t tie = 0;
    std::uint64_t end = 0;

    Past() {
        attack = play(adjudicator::test::kAttack);
        round = play(adjudicator::test::roundOf({12, 10}, {12, 7}));
        tie = play(adjudicator::test::roundOf({12, 5}, {12, 5}));
        play(R"({"do":"stop","by":"red","retreat":[{"from":"0,0:N","to":"0,-1:S"}]})");
        end = play(R"({"do":"end-turn","by":"red"})");
    }
    std::uint64_t play(const std::string& text) {
        game.desk.play(*engine::actionFromJson(text, *game.desk.position().table));
        game.settle();
        return game.desk.table().line().lastStep()->entry;
    }
};

}  // namespace test
