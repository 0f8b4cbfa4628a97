// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicator/record/chain_words.h"
#include "adjudicator/web/player_asks.h"

namespace adjudicator::web {

/// A vote that somebody proposes, with what players have said to it by phone. It is carried out as one act with all
/// voices; how it stands follows from the record and the chain, as with any proposal.
struct Ballot {
    SeenHead at;
    /// Who proposes it; empty: the referee.
    std::optional<engine::PlayerId> by;
    BallotWord on;
    /// What one player has said.
    struct Said {
        SeenHead at;
        engine::PlayerId player{};
        Voice voice = Voice::None;
        bool operator==(const Said&) const = default;
    };
    /// The newest of each, in the order of the seats; of a ballot that was taken, those that its act names.
    std::vector<Said> said;
    AskState state = AskState::Open;
    /// The act that carried it out.
    std::optional<engine::Action> taken;
    bool operator==(const Ballot&) const = default;

    /// 32 hexadecimal digits of its entry.
    [[nodiscard]] std::string id() const;
    /// Null where the player has said nothing.
    [[nodiscard]] const Said* of(engine::PlayerId player) const;
};

/// The newest; empty where there is none, or dice were thrown since. A later one takes the place of one that was open.
[[nodiscard]] std::optional<Ballot> ballotOf(const std::vector<PhoneProposal>& said, const Line& line);

/// Whether a rule may be voted on now at all, or put out of force.
[[nodiscard]] bool mayHoldBallot(const engine::Position& position);
/// Why this one is not held now; empty where it may be.
[[nodiscard]] std::optional<engine::Refusal> ballotRefusal(const engine::Position& position, const BallotWord& word);
/// Everybody with a voice has said what it is.
[[nodiscard]] bool isComplete(const Ballot& ballot, const engine::Position& position);
/// What the phones have said so far; no voice for all others.
[[nodiscard]] engine::PerPlayer<Voice> voicesOf(const Ballot& ballot);
/// What this act carries out of it: the ballot, and the voices that it counts as they were said.
[[nodiscard]] CarriedOut carriedOutBy(const engine::Action& action, const Ballot& ballot);

}  // namespace adjudicator::web
