// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of text only: how the events of the referee's own acts are told.
#pragma once

#include <string>

#include "adjudicator/text/telling.h"
#include "engine/action/event.h"

namespace adjudicator {

[[nodiscard]] std::string tell(const Telling& telling, const engine::Ruled& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::HexChanged& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::HandKnown& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::DevelopmentKnown& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::TurnChanged& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::MarksChanged& it);

}  // namespace adjudicator
