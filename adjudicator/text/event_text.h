// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

#include "engine/action/action.h"
#include "engine/action/event.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// What happened, as a log tells it: "Anna builds a road between hills 6 and fields 9". One line, no full stop, no
/// clauses.
[[nodiscard]] std::string sentence(const engine::Event& event, const engine::Table& table, engine::Language language);

/// One log line for an act and all that it brought about: "Anna throws 3 + 5 = 8: Ben 2 lumber". The events are those
/// that the act was decided to; without them the line says what was wanted.
[[nodiscard]] std::string summary(const engine::Action& action, std::span<const engine::Event> events,
                                  const engine::Table& table, engine::Language language);

}  // namespace adjudicator
