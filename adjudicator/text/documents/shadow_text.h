// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of text only: how the further acts and events of Shadow Economy are told.
#pragma once

#include <string>

#include "adjudicator/text/refusals/refusal_words.h"
#include "adjudicator/text/telling.h"
#include "engine/action/action.h"
#include "engine/action/event.h"

namespace adjudicator {

[[nodiscard]] std::string tell(const Telling& telling, const engine::NumberSides& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::AcceptSides& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::Bid& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::Pass& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::SidesNumbered& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::HexRemoved& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::SidesRemoved& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::FictionalTurn& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::CardReturned& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::BidMade& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::BidPassed& it);

/// The sentence of a refusal for a reason that this document brought.
[[nodiscard]] std::string shadowRefusal(const RefusalWords& words, ShadowWhy why);

}  // namespace adjudicator
