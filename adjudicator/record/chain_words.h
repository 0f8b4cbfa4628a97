// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "adjudicator/dice/word_seal.h"
#include "adjudicator/saying/votes.h"
#include "adjudicator/seal/head_text.h"
#include "engine/clauses/clause_id.h"
#include "engine/state/position.h"

namespace adjudicator {

// What a desk's chain of proposals about a game at a table says besides acts (docs/web.md, "Words of the chain"). Each
// is proposed like an act, as a JSON object with the word `do`.

/// The proposal of this entry is done, is not, or is no longer made by who made it.
struct DecisionWord {
    enum class What : std::uint8_t { Accept, Refuse, Withdraw };
    What what = What::Accept;
    SeenHead proposal;
    bool operator==(const DecisionWord&) const = default;
};

/// A rule is to be voted on before the game, or to be put out of force by all (CC-2, CC-4).
struct BallotWord {
    bool repeals = false;
    engine::ClauseId clause{};
    bool operator==(const BallotWord&) const = default;
};

using saying::Voice;
[[nodiscard]] std::string_view toText(Voice voice);
[[nodiscard]] std::optional<Voice> voiceFromText(std::string_view text);

struct VoiceWord {
    /// The entry of the ballot.
    SeenHead ballot;
    Voice voice = Voice::None;
    bool operator==(const VoiceWord&) const = default;
};

/// An offer that nobody knows yet, of those that all make at the same time.
struct OfferSealed {
    db::Hash seal;
    bool operator==(const OfferSealed&) const = default;
};
/// It was this act, as JSON.
struct OfferOpened {
    std::string act;
    WordSalt salt{};
    bool operator==(const OfferOpened&) const = default;
};
/// What seals it: SHA-256("adj/offer/1" ‖ game ‖ salt ‖ SHA-256(player's id) ‖ act).
[[nodiscard]] db::Hash offerSealOf(const db::GameId& game, std::string_view player, const OfferOpened& offer);
/// A bid, or that none is made.
[[nodiscard]] bool isOffer(const engine::Action& action);

/// The first alternative: an act, or none of these.
using ChainWord = std::variant<std::monostate, DecisionWord, BallotWord, VoiceWord, OfferSealed, OfferOpened>;
[[nodiscard]] ChainWord chainWordFrom(std::string_view json);
[[nodiscard]] std::string toJson(const ChainWord& word);

/// The player of whom a desk's chain says that his phone said it (`ben (phone 0123…)`); empty where it was none.
[[nodiscard]] std::optional<engine::PlayerId> speakerIn(const engine::Table& table, std::string_view by);

}  // namespace adjudicator
