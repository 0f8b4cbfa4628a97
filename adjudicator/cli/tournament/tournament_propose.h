// SPDX-License-Identifier: GPL-3.0-or-later
// Acts of desks that do not keep the tournament, and what the director's desk makes of them.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "adjudicator/cli/tournament/tournament_access.h"
#include "adjudicator/desk.h"

namespace adjudicator::cli {

/// Another desk keeps the tournament, and --take-over was not said: this one may only propose.
[[nodiscard]] bool onlyProposes(const TournamentOptions& options, const OpenedTournament& opened,
                                const DeskFolder& own);

/// The key of another desk that keeps the tournament; none where this one does.
[[nodiscard]] std::optional<PublicKey> keeperElsewhere(const OpenedTournament& opened);

/// Answers for whoever would do what only the keeper of the tournament does.
[[nodiscard]] int refuseElsewhere(const TournamentOptions& options, Streams streams, engine::Language language);

/// This desk at a tournament that it keeps.
struct KeptDesk {
    DeskFolder own = ownDesk();
    std::optional<TournamentDesk> desk;
};
/// Sits down to act where this desk keeps the tournament or takes it over; the exit status, and why not has been
/// written.
[[nodiscard]] int sitDown(KeptDesk& kept, const TournamentOptions& options, OpenedTournament& opened, Streams streams,
                          engine::Language language);

/// Writes proposals into this desk's own chain about the tournament, which is begun with the first. Borrows all it is
/// given.
class Proposer {
public:
    Proposer(const TournamentOptions& options, OpenedTournament& opened, DeskFolder& own, engine::Language language)
        : m_options(options), m_opened(opened), m_own(own), m_language(language) {}
    /// Judges the act as the tournament would stand with this desk's own proposals, and proposes it: the answer of one
    /// line of `tournament do`, with `proposed` (the number in the chain).
    [[nodiscard]] nlohmann::ordered_json propose(const engine::tournament::Action& action);
    [[nodiscard]] nlohmann::ordered_json withdraw(int proposal, const std::string& reason);

private:
    [[nodiscard]] nlohmann::ordered_json write(const engine::proposals::Action& action);
    [[nodiscard]] std::string sitDown();

    const TournamentOptions& m_options;
    OpenedTournament& m_opened;
    DeskFolder& m_own;
    engine::Language m_language;
    std::optional<DirectDesk<ProposalsGame>> m_desk;
};

/// Takes what is open, as often as taking one lets another be taken; a JSON object for each: the proposal, and whether
/// it was taken.
[[nodiscard]] nlohmann::ordered_json takeOpen(TournamentDesk& desk, const db::Book& book, engine::Language language);

OpenedWork proposeActs, listProposals, takeProposals, declineProposals;

}  // namespace adjudicator::cli
