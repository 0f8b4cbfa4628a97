// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of text only: how the further acts and events of the Monopolists are told.
#pragma once

#include <string>

#include "adjudicator/text/refusals/refusal_words.h"
#include "adjudicator/text/telling.h"
#include "engine/action/action.h"
#include "engine/action/event.h"

namespace adjudicator {

[[nodiscard]] std::string tell(const Telling& telling, const engine::TakeOver& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::Claim& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::Relocate& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::ChooseHarbour& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::FactoryPaid& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::MonopolistMoved& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::ExchangeReached& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::HarbourOffered& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::HarbourPlaced& it);

/// The sentence of a refusal for a reason that this document brought.
[[nodiscard]] std::string monopolistsRefusal(const RefusalWords& words, MonopolistsWhy why);

}  // namespace adjudicator
