// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <random>

#include "adjudicator/desk.h"
#include "adjudicator/live_table.h"
#include "engine/action/legal_actions.h"
#include "engine/board/coordinates.h"
#include "engine/notation/position_json.h"
#include "tests/support/direct_surroundings.h"

namespace bench {

using namespace adjudicator;

/// 19 hexes, three players, the base game with its armies: everything is still to be founded.
inline engine::Setup island() {
    constexpr std::array kTerrains{engine::Terrain::Forest, engine::Terrain::Pasture, engine::Terrain::Fields,
                                   engine::Terrain::Hills, engine::Terrain::Mountains};
    engine::Setup setup = *engine::setupFromJson(
        R"({"format":"catan-position/1","hexes":[],"players":["red","blue","white"],"documents":["base","soldiers"]})");
    int made = 0;
    for (int q = -2; q <= 2; ++q) {
        for (int r = -2; r <= 2; ++r) {
            if (engine::distance({0, 0}, {q, r}) <= 2) {
                const int number = 2 + made % 11;
                setup.hexes.push_back({{q, r},
                                       kTerrains[static_cast<std::size_t>(made) % kTerrains.size()],
                                       number == 7 ? 8 : number,
                                       false,
                                       false,
                                       {}});
                ++made;
            }
        }
    }
    return setup;
}

inline bool isRecruiting(const engine::Action& act) {
    return std::holds_alternative<engine::BuyUnits>(act) || std::holds_alternative<engine::TrainUnit>(act);
}

/// One act of those allowed, as likely as any other. Where the game is over, something of its end is taken back.
inline void playOne(LiveTable& table, std::mt19937& random) {
    const engine::LegalActs legal = engine::legalActs(table.position());
    const std::size_t choices = legal.actions.size() + legal.families.size();
    if (choices == 0) {
        const auto& acts = table.line().acts();
        table.undoTo(acts[acts.size() - 1 - random() % std::min<std::size_t>(acts.size(), 60)].origin);
        return;
    }
    const auto draw = [&] {
        const std::size_t choice = random() % choices;
        return choice < legal.actions.size()
                   ? legal.actions[choice]
                   : engine::sampleOf(legal.families[choice - legal.actions.size()],
                                      [&random](std::size_t count) { return random() % count; });
    };
    engine::Action act = draw();
    // No table has armies of hundreds, as they grow where no game ends.
    constexpr int kLate = 50;
    for (int more = 0; more < 20 && table.position().turn.round > kLate && isRecruiting(act); ++more) {
        act = draw();
    }
    table.play(act);
    if (table.declared()) {
        table.openThrow({random() % 2 == 0 ? "hedgehog" : ""});
    }
}

/// Plays until the game has so many entries or is over.
inline void play(db::Book& book, const db::GameId& game, DeskFolder& desk, std::size_t entries) {
    std::mt19937 random(20261121);
    LiveTable table(std::move(*Line::fold(*book.entries(game))), adjudicator::directSurroundings(book, game, desk),
                    {[](const engine::Position&, const engine::Events&) {}, [](const engine::Refusal&) {},
                     [](TableRefusal) {}, [](const db::BookError&) { std::exit(2); }});
    while (table.log().size() < entries && !TableGame::isOver(table.position())) {
        playOne(table, random);
    }
}

}  // namespace bench
