// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of text only: how the further acts and events of the CCM rules are told.
#pragma once

#include <string>

#include "adjudicator/text/refusals/refusal_words.h"
#include "adjudicator/text/telling.h"
#include "engine/action/action.h"
#include "engine/action/event.h"

namespace adjudicator {

[[nodiscard]] std::string tell(const Telling& telling, const engine::Vote& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::Repeal& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::Boycott& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::BuyOff& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::SpareFate& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::Avert& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::DrawToken& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::RuleVoted& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::SecondRoadMoved& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::SecondArmyMoved& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::BridgePlaced& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::BridgeChanged& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::BridgeRemoved& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::BoycottThreatened& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::BoycottOpened& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::BoycottChanged& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::CardLost& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::CatastropheBegan& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::CatastrophesEnded& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::TokenPlaced& it);

/// The sentence of a refusal for a reason that this document brought.
[[nodiscard]] std::string ccmRefusal(const RefusalWords& words, CcmWhy why);

}  // namespace adjudicator
