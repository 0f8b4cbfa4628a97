// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/expected.h"
#include "engine/notation/json_fault.h"
#include "engine/notation/tournament_json.h"
#include "engine/tournament/decide.h"
#include "engine/tournament/evolve.h"

namespace adjudicator {

/// A tournament, as the record and the desk see it: its chain is of the same form as a game's, and its lots are thrown
/// by the same dice; see TableGame.
struct TournamentGame {
    static constexpr bool kIsPlayed = false;
    using Table = engine::tournament::Table;
    using Setup = engine::tournament::Settings;
    using Position = engine::tournament::Position;
    using Action = engine::tournament::Action;
    using Event = engine::tournament::Event;
    using Events = engine::tournament::Events;
    using Refusal = engine::tournament::Refusal;

    [[nodiscard]] static engine::Expected<Setup, engine::JsonFault> setupFromJson(std::string_view text) {
        return engine::tournament::settingsFromJson(text);
    }
    [[nodiscard]] static std::string toJson(const Setup& setup) { return engine::tournament::toJson(setup); }
    [[nodiscard]] static engine::Expected<Position, engine::JsonFault> toPosition(const Setup& setup);
    [[nodiscard]] static const std::string& titleOf(const Position& position) { return position.settings.name; }
    [[nodiscard]] static Action asDeclared(const Action& action);
    /// Lots that are taken back stay drawn.
    [[nodiscard]] static bool throwsStay(const Position&) { return true; }
    [[nodiscard]] static bool isOver(const Position& position) { return position.hasEnded; }
    [[nodiscard]] static bool awaitsThrow(const Position&) { return false; }
};

}  // namespace adjudicator
