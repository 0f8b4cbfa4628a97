// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/seal/desk_key.h"
#include "adjudicator/seal/head_text.h"
#include "adjudicator/tournament/tournaments.h"
#include "adjudicator/verify/verified_games.h"
#include "db/book.h"
#include "engine/clauses/language.h"
#include "engine/tournament/action.h"
#include "engine/tournament/decide.h"

namespace adjudicator {

// Who may not act may propose, in a chain of the desk's own (docs/tournament.md, "Proposals"). The director's desk
// takes by itself what is allowed, within the desk's role and not there yet; nothing depends on the order in which
// chains come in.

/// How a proposal stands with the tournament. All behind AlreadyThere but the last three are for the director to
/// decide.
enum class ProposalState : std::uint8_t {
    Open,          ///< Allowed and not there yet: taken as soon as the director's desk looks.
    Taken,         ///< An act that counts names it.
    AlreadyThere,  ///< The tournament says the same without it.
    Differs,       ///< The table has another result, or two desks propose different ones.
    Doubtful,      ///< A result that is odd (engine/tournament/doubt.h): the director looks at it first.
    Refused,       ///< The rules refuse it as things stand; see `refusal`.
    TakenBack,     ///< It was taken once, and that act was taken back.
    BeyondRole,    ///< A desk of this role does not decide such things; the director may still take it.
    UnknownKey,    ///< Its key is not on the director's list of desks.
    Unsealed,      ///< Its desk has not signed it (yet).
    Unsound,       ///< Its chain does not hold, or has branches.
    Unreadable,    ///< What it proposes is no act of this tournament.
    Aside,         ///< An act of a branch of the tournament itself that does not count; it could be done here too.
    Declined,      ///< The director has said no.
    Withdrawn,     ///< Its desk has taken it away.
    Superseded,    ///< The same desk proposed another result of this table later.
};
[[nodiscard]] std::string_view toText(ProposalState state);
[[nodiscard]] std::string wordFor(ProposalState state, engine::Language language);
[[nodiscard]] bool isForDecision(ProposalState state);

struct ProposalFound {
    /// Its entry.
    SeenHead at;
    /// Its number in its chain, from 1.
    int number = 1;
    /// When it was written, UTC, as its desk's clock said.
    std::string time;
    /// The desk's key (64 digits; empty where it has none, and for acts of a branch), the name on the director's list,
    /// else that of its chain, and its role.
    std::string key;
    std::string desk;
    std::optional<engine::tournament::DeskRole> role;
    /// Who said so at that desk; may be empty.
    std::string by;
    /// None where it cannot be read.
    std::optional<engine::tournament::Action> act;
    ProposalState state = ProposalState::Open;
    std::optional<engine::tournament::Refusal> refusal;
    /// The end of the branch that does not count, where it is an act of one.
    std::optional<db::Head> branch;
};

/// All proposals in the book about this tournament, chain by chain in the order of their keys, each as it stands now;
/// among them the acts of its own branches that do not count, but for draws.
[[nodiscard]] engine::Expected<std::vector<ProposalFound>, db::BookError> proposalsFor(const db::Book& book,
                                                                                       const TournamentLine& line,
                                                                                       const VerifiedGames& verified);

/// The act with this reason, where acts of its kind have one and it has none yet.
[[nodiscard]] engine::tournament::Action withReason(engine::tournament::Action act, const std::string& reason);

/// The chain of proposals that this key keeps about this tournament; the newest where there are several.
[[nodiscard]] std::optional<db::GameId> proposalsOf(const db::Book& book, const db::GameId& tournament,
                                                    const PublicKey& key);

/// The tournament as it would stand if those proposals of this key that are open were taken, and how many these are:
/// what a helper sees over what the director's desk has said.
struct WithProposals {
    engine::tournament::Position position;
    std::size_t notYetTaken = 0;
};
[[nodiscard]] WithProposals withOwnProposals(const db::Book& book, const TournamentLine& line, const PublicKey& key,
                                             const VerifiedGames& verified);

}  // namespace adjudicator
