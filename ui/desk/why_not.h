// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/action/decide.h"
#include "ui/acts/acts.h"

namespace ui {

/// An attempt at an act that is not possible anywhere, and why it is refused.
struct WhyNot {
    engine::Action action;
    engine::Refusal refusal;
};

/// The attempt whose refusal tells most; empty where nothing can be attempted.
[[nodiscard]] std::optional<WhyNot> whyNot(Act act, const engine::Position& position);

}  // namespace ui
