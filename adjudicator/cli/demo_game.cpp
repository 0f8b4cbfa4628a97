// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/demo_game.h"

#include <array>

#include "adjudicator/desk/direct_desk.h"
#include "engine/check.h"
#include "engine/notation/action_json.h"

namespace adjudicator::cli {

namespace {

using engine::Corner;

Corner corner(const char* name) {
    return *engine::cornerFromText(name);
}

engine::Side side(const char* name) {
    return *engine::sideFromText(name);
}

/// The throws of the source's example, attacker first.
constexpr std::array<std::array<int, 2>, 7> kWorkedExample{{{10, 7}, {5, 5}, {6, 4}, {1, 2}, {7, 6}, {2, 3}, {5, 4}}};

}  // namespace

engine::Setup demoSetup(std::vector<engine::HexSetup> hexes) {
    engine::Setup setup;
    setup.hexes = std::move(hexes);
    setup.documents = {"base", "soldiers"};
    setup.players = {{"red", "Anna", {}}, {"blue", "Ben", {}}};
    setup.buildings = {{corner("0,0:N"), engine::BuildingKind::City, "blue", 0, false},
                       {corner("-1,1:N"), engine::BuildingKind::City, "blue", 1, false},
                       {corner("0,2:S"), engine::BuildingKind::Settlement, "blue", 0, false},
                       {corner("0,-2:N"), engine::BuildingKind::City, "red", 0, false}};
    setup.routes = {{side("0,0:NE"), engine::RouteKind::Road, "blue"},
                    {side("0,-2:NE"), engine::RouteKind::Road, "red"}};
    setup.armies = {{corner("1,-2:S"), "red", {1, 2, 0}}};
    setup.nukes = {{corner("0,-2:N"), "red"}};
    setup.robber = engine::Hex{0, 0};
    setup.turn = engine::TurnSetup{5, "red", "combat", {}, std::nullopt};
    return setup;
}

engine::Expected<Line, db::BookError> playDemo(db::Book& book, const engine::Setup& setup, DeskFolder& own) {
    DirectDesk<TableGame> desk(book, own);
    auto answer = desk.begin(setup);
    // Nothing more is done once the book fails.
    const auto play = [&](const engine::Action& action, const std::string& word = {}) {
        if (answer) {
            answer = desk.play(action, {word});
            ADJ_CHECK(answer || std::holds_alternative<db::BookError>(answer.error()), "the demo's acts are legal");
        }
    };
    const auto playText = [&](const std::string& text, const std::string& word = {}) {
        if (answer) {
            const auto action = engine::actionFromJson(text, *desk.position().table);
            ADJ_CHECK(action.has_value(), "the demo's acts are well written");
            play(*action, word);
        }
    };
    playText(R"({"do":"attack","by":"red","from":["1,-2:S"],"at":"0,0:N"})");
    for (const auto& faces : kWorkedExample) {
        if (!answer) {
            break;
        }
        engine::Throw thrown;
        const auto sides = engine::diceNeeded(desk.position(), thrown);
        ADJ_CHECK(sides && sides->size() == faces.size(), "each round throws one die a side");
        thrown.dice = {{{(*sides)[0], faces[0]}, {(*sides)[1], faces[1]}}, engine::DiceSource::Entered};
        play(thrown);
    }
    playText(R"({"do":"conquer","by":"red"})");
    playText(R"({"do":"fire-nuke","by":"red","from":"0,-2:N","hex":"-1,1"})");
    playText(R"({"do":"end-turn","by":"red"})");
    playText(R"({"do":"roll","by":"blue"})", "Ben");
    if (!answer) {
        return engine::unexpected(std::get<db::BookError>(answer.error()));
    }
    return desk.line();
}

}  // namespace adjudicator::cli
