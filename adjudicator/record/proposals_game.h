// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/expected.h"
#include "engine/notation/json_fault.h"
#include "engine/notation/proposals_json.h"

namespace adjudicator {

/// A chain of proposals, as the record and the desk see it; see TableGame. It may end after each of them: so nothing is
/// committed to, and every proposal is sealed by its desk's key as soon as it is made.
struct ProposalsGame {
    static constexpr bool kIsPlayed = false;
    using Table = engine::proposals::Table;
    using Setup = engine::proposals::Setup;
    using Position = engine::proposals::Position;
    using Action = engine::proposals::Action;
    using Event = engine::proposals::Event;
    using Events = engine::proposals::Events;
    using Refusal = engine::proposals::Refusal;

    [[nodiscard]] static engine::Expected<Setup, engine::JsonFault> setupFromJson(std::string_view text) {
        return engine::proposals::setupFromJson(text);
    }
    [[nodiscard]] static std::string toJson(const Setup& setup) { return engine::proposals::toJson(setup); }
    [[nodiscard]] static engine::Expected<Position, engine::JsonFault> toPosition(const Setup& setup);
    [[nodiscard]] static const std::string& titleOf(const Position& position) { return position.setup.name; }
    [[nodiscard]] static Action asDeclared(const Action& action) { return action; }
    [[nodiscard]] static bool throwsStay(const Position&) { return true; }
    [[nodiscard]] static bool isOver(const Position&) { return true; }
    [[nodiscard]] static bool awaitsThrow(const Position&) { return false; }
};

}  // namespace adjudicator
