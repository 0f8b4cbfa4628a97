// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string_view>

#include "tests/support/scene.h"

/// Tables of the CCM rules, and their acts.
namespace engine::test::ccm_table {

inline Scene ccm(std::string_view phase = "build") {
    Scene scene = Scene::base(phase);
    scene.setup.documents = {"base", "ccm"};
    return scene;
}

inline Scene founding() {
    Scene scene = ccm("found");
    scene.setup.turn->round = 1;
    return scene;
}

inline const Cards kRich = Cards::of(9, 9, 9, 9, 9);

inline Action dice(std::initializer_list<int> faces) {
    Throw act;
    for (const int face : faces) {
        act.dice.dice.push_back({6, face});
    }
    act.dice.source = DiceSource::Entered;
    return act;
}

inline Action bridge(const Game& game, std::string_view by, std::string_view from, std::string_view hex) {
    return Build{game.player(by), Piece::Bridge, game.corner(from), game.hex(hex)};
}

inline Action capital(const Game& game, std::string_view by, std::string_view at) {
    return Upgrade{game.player(by), Piece::Capital, game.corner(at)};
}

/// Red has just played a knight and must throw for fate.
inline Game atFate(Scene scene) {
    scene.setup.holdings["red"].playedDevelopment = DevelopmentCounts::of(1, 0, 0, 0, 0);
    Game game(scene);
    game.now.turn.pending = FateThrow{game.player("red")};
    return game;
}

}  // namespace engine::test::ccm_table
