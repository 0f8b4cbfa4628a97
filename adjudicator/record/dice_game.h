// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/dice_game/decide.h"
#include "engine/dice_game/evolve.h"
#include "engine/expected.h"
#include "engine/notation/json_fault.h"

namespace adjudicator {

/// The Dice Game Plus, as the record and the live table see it; see TableGame.
struct DiceGame {
    /// Players sit at it and take turns.
    static constexpr bool kIsPlayed = true;
    using Table = engine::dice_game::Table;
    /// Nothing of this game is guessed from outside, so it is set up as a position.
    using Setup = engine::dice_game::Position;
    using Position = engine::dice_game::Position;
    using Action = engine::dice_game::Action;
    using Event = engine::dice_game::Event;
    using Events = engine::dice_game::Events;
    using Refusal = engine::dice_game::Refusal;

    [[nodiscard]] static engine::Expected<Setup, engine::JsonFault> setupFromJson(std::string_view text);
    [[nodiscard]] static std::string toJson(const Setup& setup);
    [[nodiscard]] static engine::Expected<Position, engine::JsonFault> toPosition(const Setup& setup) { return setup; }
    [[nodiscard]] static Setup toSetup(const Position& position) { return position; }
    [[nodiscard]] static engine::Expected<Action, engine::JsonFault> actionFromJson(std::string_view text,
                                                                                    const Table& table);
    [[nodiscard]] static engine::Expected<Events, engine::JsonFault> eventsFromJson(std::string_view text,
                                                                                    const Table& table);

    [[nodiscard]] static Action asDeclared(const Action& action);
    [[nodiscard]] static bool throwsStay(const Position& position);
    [[nodiscard]] static bool isOver(const Position& position) { return position.isOver(); }
    /// Every act of this game is complete by itself.
    [[nodiscard]] static bool awaitsThrow(const Position&) { return false; }
};

}  // namespace adjudicator
