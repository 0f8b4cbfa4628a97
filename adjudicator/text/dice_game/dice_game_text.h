// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

#include "engine/clauses/language.h"
#include "engine/dice_game/decide.h"

namespace adjudicator {

// The dice game's sentences, like those of action_text.h, event_text.h and refusal_text.h for the table game.

[[nodiscard]] std::string sentence(const engine::dice_game::Action& action, const engine::dice_game::Table& table,
                                   engine::Language language);
[[nodiscard]] std::string sentence(const engine::dice_game::Event& event, const engine::dice_game::Table& table,
                                   engine::Language language);
/// One log line for an act and all that it brought about.
[[nodiscard]] std::string summary(const engine::dice_game::Action& action,
                                  std::span<const engine::dice_game::Event> events,
                                  const engine::dice_game::Table& table, engine::Language language);
/// Why an act is not allowed, and what is missing; the position is the one that the act was judged on.
[[nodiscard]] std::string sentence(const engine::dice_game::Refusal& refusal,
                                   const engine::dice_game::Position& position, engine::Language language);

}  // namespace adjudicator
