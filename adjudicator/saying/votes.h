// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/action/action.h"
#include "engine/state/position.h"

namespace adjudicator::saying {

// Votes on rules (CC-2 to CC-4), as they are said: one act with all voices.

/// What a player says to a vote; None: no voice.
enum class Voice : std::uint8_t { None, For, Against };

/// Before the first founding rules are adopted or refused; afterwards they can only be put out of force (CC-4).
[[nodiscard]] bool repeals(const engine::Position& position);
/// Those that are left to vote on, or that may be put out of force, whether now is the time for it or not.
[[nodiscard]] std::vector<engine::ClauseId> rulesToVoteOn(const engine::Position& position);
/// Everybody still in the game.
[[nodiscard]] std::vector<engine::PlayerId> votersOf(const engine::Position& position);
/// The act that these voices come to; `adoptOn`: the faces that adopt the rule on a tie, those of the rules where
/// empty.
[[nodiscard]] engine::Action voteOf(const engine::Position& position, engine::ClauseId rule,
                                    const engine::PerPlayer<Voice>& voices, std::vector<int> adoptOn = {});
/// Whether the act counts the player so. Who does not agree to put a rule out of force is not named there at all.
[[nodiscard]] bool counts(const engine::Action& action, engine::PlayerId player, Voice voice);

}  // namespace adjudicator::saying
