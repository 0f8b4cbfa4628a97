// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/action/decide.h"
#include "engine/action/evolve.h"
#include "engine/expected.h"
#include "engine/notation/json_fault.h"
#include "engine/state/position.h"
#include "engine/state/setup.h"

namespace adjudicator {

/// The game on the hexagonal board, as the record and the live table see it. A game names its types here; its verbs
/// (decide, diceNeeded, evolve, fits, diceOf, actorOf, toJson) are found beside those types.
struct TableGame {
    /// Players sit at it and take turns.
    static constexpr bool kIsPlayed = true;
    using Table = engine::Table;
    /// What entry 0 holds and a position is made of.
    using Setup = engine::Setup;
    using Position = engine::Position;
    using Action = engine::Action;
    using Event = engine::Event;
    using Events = engine::Events;
    using Refusal = engine::Refusal;

    [[nodiscard]] static engine::Expected<Setup, engine::JsonFault> setupFromJson(std::string_view text);
    [[nodiscard]] static std::string toJson(const Setup& setup);
    [[nodiscard]] static engine::Expected<Position, engine::JsonFault> toPosition(const Setup& setup);
    [[nodiscard]] static Setup toSetup(const Position& position);
    [[nodiscard]] static engine::Expected<Action, engine::JsonFault> actionFromJson(std::string_view text,
                                                                                    const Table& table);
    [[nodiscard]] static engine::Expected<Events, engine::JsonFault> eventsFromJson(std::string_view text,
                                                                                    const Table& table);

    /// The act as it is declared before it is thrown for: without dice, word and what is chosen afterwards.
    [[nodiscard]] static Action asDeclared(const Action& action);
    /// An act that is taken back and entered again uses the dice thrown for it (R-RETHROW).
    [[nodiscard]] static bool throwsStay(const Position& position);
    [[nodiscard]] static bool isOver(const Position& position);
    /// The act begun is not complete without another throw.
    [[nodiscard]] static bool awaitsThrow(const Position& position);
};

}  // namespace adjudicator
