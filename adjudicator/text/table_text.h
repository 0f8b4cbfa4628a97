// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of text only: how the further acts and events of the base game are told.
#pragma once

#include <string>

#include "adjudicator/text/refusals/refusal_words.h"
#include "adjudicator/text/telling.h"
#include "engine/action/action.h"
#include "engine/action/event.h"

namespace adjudicator {

[[nodiscard]] std::string tell(const Telling& telling, const engine::BuyCard& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::PlayCard& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::Trade& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::Choose& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::MoveShip& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::MovePirate& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::KeepRobber& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::Leave& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::TimeUp& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::CardDrawn& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::CardPlayed& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::CardsGiven& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::CardsCollected& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::CardsChosen& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::HandTaken& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::DevelopmentGiven& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::RoadsFreed& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::ShipMoved& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::PirateMoved& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::Awaiting& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::Settled& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::LargestArmyMoved& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::PlayerLeft& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::LastRound& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::SpecialBuilder& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::ExtraPointsGiven& it);

/// The sentence of a refusal for a reason that this document brought.
[[nodiscard]] std::string tableRefusal(const RefusalWords& words, TableWhy why);

}  // namespace adjudicator
