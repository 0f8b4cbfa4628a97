// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// The five cards that a factory costs: those named, or the only ones that the hand can hold. Refused when they are not
/// a factory's price, or when the fifth card is a choice that nobody named (MO-5).
[[nodiscard]] Expected<Cards, Refusal> factoryPrice(const Position& position, PlayerId by,
                                                    const std::optional<Cards>& cards);

/// A factory is built, as a settlement is (MO-5).
[[nodiscard]] Judgement buildFactory(const Position& position, const Build& action);

/// The resources that the factory on this corner may yield now, each counted once: those of its hexes, without hexes
/// that yield nothing and without what the bank has run out of (MO-6, B-7). Gold makes each of them possible.
[[nodiscard]] Cards factoryOptions(const Position& position, CornerId corner);

/// What factories draw when this number is rolled, after all other buildings: in turn order, a card for each rolled hex
/// (MO-6).
void payFactories(Deciding& deciding, int number);

/// Why these cards cannot be what the player took of late: more of them than came from gold fields are not among a
/// factory's resources. Empty when they can.
[[nodiscard]] std::optional<Refusal> factoryChoiceRefusal(const Position& position, PlayerId by, const Cards& cards);

}  // namespace engine
