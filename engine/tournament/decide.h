// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action/decide.h"
#include "engine/expected.h"
#include "engine/tournament/action.h"
#include "engine/tournament/event.h"
#include "engine/tournament/position.h"

// The one list of reasons: the enumeration and the words in JSON (`RoundNotNext` -> "round-not-next") follow.
// clang-format off
#define ADJ_TOURNAMENT_WHYS(X) \
    X(HasEnded) X(NothingSaid) X(BadText) X(IdTaken) X(TooManyPlayers) X(NoSuchRound) X(RoundNotNext) \
    X(RoundHasResults) X(NotPlaying) X(PlayerMissing) X(SeatedTwice) X(WrongTableSize) X(TooManyThrees) \
    X(PairIsForbidden) X(NoSuchTable) X(NotAtTable) X(ScoresIncomplete) X(OutOfRange) X(PlacesContradict) \
    X(ReasonMissing) X(NoResult) X(StateImpossible) X(AlreadySo) X(DeductionIncomplete) X(NoSuchPenalty) X(NotTied) \
    X(DiceMissing) X(DiceWrong) X(SettingsFault) X(BadKey) X(BadHead) X(NobodyStayed)
// clang-format on

namespace engine::tournament {

/// Why an act of the director is refused. The sentences, in both languages, are in adjudicator/tournament.
enum class Why : std::uint8_t {
#define ADJ_NAME(name) name,
    ADJ_TOURNAMENT_WHYS(ADJ_NAME)
#undef ADJ_NAME
};
[[nodiscard]] std::string_view toText(Why why);

/// An expected no, the players it is about, and the field or word.
struct Refusal {
    Why why{};
    std::vector<PlayerId> players;
    std::string at;
    bool operator==(const Refusal&) const = default;
};

/// Nothing of a tournament is taken on trust; the list stays empty.
struct Decision {
    Events events;
    std::vector<Trust> trusted;
    bool operator==(const Decision&) const = default;
};
using Judgement = Expected<Decision, Refusal>;

/// Judges an act of the director: its events or why not. Lots must carry their dice, see diceNeeded.
[[nodiscard]] Judgement decide(const Position& position, const Action& action);
/// The dice of a seed: together one of 2^31 numbers, the first die worth most.
inline constexpr std::array<int, 4> kSeedDice{128, 256, 256, 256};
/// The dice (numbers of sides) that lots need, k, k − 1, … 2, or a seed. Empty for every other act.
[[nodiscard]] Expected<std::vector<int>, Refusal> diceNeeded(const Position& position, const Action& action);

/// Places from points: equal points, equal place.
[[nodiscard]] std::vector<int> placesOf(const std::vector<int>& points);

}  // namespace engine::tournament
