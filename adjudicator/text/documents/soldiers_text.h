// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of text only: how the further acts and events of Soldiers & Armies are told.
#pragma once

#include <string>

#include "adjudicator/text/refusals/refusal_words.h"
#include "adjudicator/text/telling.h"
#include "engine/action/action.h"
#include "engine/action/event.h"

namespace adjudicator {

[[nodiscard]] std::string tell(const Telling& telling, const engine::DrawCard& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::TrainUnit& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::AttackRobber& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::Capitulate& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::RobberFought& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::TrackTurnedBack& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::CitiesWeakened& it);

/// The sentence of a refusal for a reason that this document brought.
[[nodiscard]] std::string soldiersRefusal(const RefusalWords& words, SoldiersWhy why);

}  // namespace adjudicator
