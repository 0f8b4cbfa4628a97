// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/action/decide.h"
#include "engine/dice_game/action.h"
#include "engine/dice_game/event.h"
#include "engine/expected.h"

// The one list of reasons: the enumeration and the words in JSON (`KeptNotThere` -> "kept-not-there") follow.
// clang-format off
#define ADJ_DICE_GAME_WHYS(X) \
    X(GameOver) X(NotYourTurn) X(MustThrowFirst) X(ThrowingOver) X(NothingToKeep) X(KeptNotThere) X(NothingToThrow) \
    X(DiceMissing) X(DiceWrong) X(JokerUsedUp) X(KnightMissing) X(DieNotThere) X(WrongResource) X(ResourceMissing) \
    X(NothingTurned) X(WrongPiece) X(AlreadyBuilt) X(NotConnected) X(CannotPay) X(WrongPayment) X(ReasonMissing) \
    X(CannotStand)
// clang-format on

namespace engine::dice_game {

/// Why an action is not allowed. The sentences, in both languages, are in adjudicator/text.
enum class Why : std::uint8_t {
#define ADJ_NAME(name) name,
    ADJ_DICE_GAME_WHYS(ADJ_NAME)
#undef ADJ_NAME
};

/// An expected no: the clause that forbids it, why, and what of the sheet it is about.
struct Refusal {
    ClauseId clause{};
    Why why{};
    std::vector<SheetPart> at;
    bool operator==(const Refusal&) const = default;
};

/// The word of a reason in JSON (`kept-not-there`).
[[nodiscard]] std::string_view toText(Why why);

/// What an action brings about. Everything in this game lies open, so nothing is ever taken on trust.
struct Decision {
    Events events;
    std::vector<Trust> trusted;
    bool operator==(const Decision&) const = default;
};
using Judgement = Expected<Decision, Refusal>;

/// Judges an action: its events, or a refusal that names the clause. A throw must carry its dice, see diceNeeded.
/// Changes nothing.
[[nodiscard]] Judgement decide(const Position& position, const Action& action);

/// The dice (numbers of sides) that the action must carry, or a refusal if it may not be thrown for at all. Empty for
/// actions without dice.
[[nodiscard]] Expected<std::vector<int>, Refusal> diceNeeded(const Position& position, const Action& action);

}  // namespace engine::dice_game
