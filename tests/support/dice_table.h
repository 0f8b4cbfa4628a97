// SPDX-License-Identifier: GPL-3.0-or-later
// A dice game to be played in tests by written lines.
#pragma once

#include <catch2/catch.hpp>
#include <memory>
#include <string>
#include <utility>

#include "engine/dice_game/decide.h"
#include "engine/dice_game/evolve.h"
#include "engine/notation/dice_game_json.h"

namespace engine::test {

/// A position file of so many players (anna, ben, clara, dora), with further fields as JSON members.
inline dice_game::Position diceGame(int players = 2, const std::string& fields = {}) {
    constexpr const char* kNames[] = {"anna", "ben", "clara", "dora"};
    std::string names;
    for (int i = 0; i < players; ++i) {
        names += (i == 0 ? "\"" : ",\"") + std::string(kNames[i]) + '"';
    }
    const std::string text =
        R"({"format":"dice-game/1","players":[)" + names + ']' + (fields.empty() ? "" : "," + fields) + '}';
    INFO(text);
    auto position = dice_game::positionFromJson(text);
    if (!position) {
        INFO(position.error().at << ' ' << position.error().found);
        REQUIRE(position.has_value());
    }
    return *position;
}

/// One dice game at which lines are played.
struct DiceTable {
    dice_game::Position position;

    [[nodiscard]] dice_game::Action read(const std::string& text) const {
        const auto action = dice_game::actionFromJson(text, *position.table);
        INFO(text);
        if (!action) {
            INFO(action.error().at << ' ' << action.error().found);
            REQUIRE(action.has_value());
        }
        return *action;
    }
    /// Plays an act that must be legal.
    dice_game::Events play(const std::string& text) {
        const auto decision = dice_game::decide(position, read(text));
        INFO(text);
        if (!decision) {
            INFO(toText(decision.error().clause) << ' ' << toText(decision.error().why));
            REQUIRE(decision.has_value());
        }
        dice_game::evolve(position, decision->events);
        return decision->events;
    }
    /// Why an act is refused, as "WP-4 not-connected"; empty when it is legal.
    [[nodiscard]] std::string refused(const std::string& text) const {
        const auto decision = dice_game::decide(position, read(text));
        return decision
                   ? std::string()
                   : std::string(toText(decision.error().clause)) + ' ' + std::string(toText(decision.error().why));
    }
    /// Whoever's turn it is throws exactly these faces (a JSON list) and then stands ready to build.
    void lay(const std::string& faces) { play(R"({"do":"throw","by":")" + by() + R"(","dice":)" + faces + '}'); }
    [[nodiscard]] std::string by() const { return position.table->idOf(position.turn.player); }
    [[nodiscard]] PlayerId player(const std::string& id) const { return *position.table->find(id); }

    template <class Body>
    [[nodiscard]] static const Body* first(const dice_game::Events& events) {
        for (const dice_game::Event& event : events) {
            if (const auto* body = std::get_if<Body>(&event.body)) {
                return body;
            }
        }
        return nullptr;
    }
};

}  // namespace engine::test
