// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>

#include "engine/action/decide.h"
#include "engine/action/legal_actions.h"

namespace engine {

/// A refusal as one JSON object (docs/actions.md): `clause` and `reason`, and of the rest what it has; `would_help` are
/// the acts that are allowed instead.
[[nodiscard]] std::string toJson(const Refusal& refusal, const Table& table, std::span<const Action> wouldHelp = {});

/// Who is due, and for what: `[{"player","for","clause"}]`.
[[nodiscard]] std::string dueJson(std::span<const Due> due, const Table& table);

/// Everything that is allowed now, as one JSON object: `due`, and `acts` by player, those that anybody may do under
/// `anybody`. With a player, only that one's acts and those of anybody. Families are an `action` with `open` fields and
/// their bounds.
[[nodiscard]] std::string legalJson(const Position& position, std::optional<PlayerId> player = std::nullopt);

}  // namespace engine
