// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/expected.h"
#include "engine/notation/json_fault.h"
#include "engine/state/setup.h"

namespace engine {

/// Reads a position file (`catan-position/1`, INTERFACES.md). Places come out canonical for the plane; whether they
/// exist is for toPosition to say. Unknown fields at top level are kept, inside items they are refused.
[[nodiscard]] Expected<Setup, JsonFault> setupFromJson(std::string_view text);

/// The position file of a set-up, on one line; lists keep their order. setupFromJson gives the same set-up back.
[[nodiscard]] std::string toJson(const Setup& setup);

}  // namespace engine
