// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "adjudicator/record/proposals_game.h"
#include "adjudicator/tournament/proposals/proposals.h"

namespace adjudicator {

/// All that a book holds of proposals about one tournament, each with what its chain alone says of it: sound or not,
/// signed, withdrawn, by whom. Borrows all it is given.
class ProposalGathering {
public:
    ProposalGathering(const db::Book& book, const TournamentLine& line, const VerifiedGames& verified)
        : m_book(book), m_line(line), m_verified(verified) {}

    [[nodiscard]] engine::Expected<std::vector<ProposalFound>, db::BookError> gather();

private:
    using Known = std::set<std::string>;

    void takeChain(const db::GameId& game);
    void takeLine(const LineOf<ProposalsGame>& line, bool isSound, Known& known);
    void takeBranches();
    void takeBranch(const TournamentLine& branch, std::uint64_t fork, bool isSound, Known& known);
    [[nodiscard]] const engine::tournament::KnownDesk* deskOf(const std::string& key) const;

    const db::Book& m_book;
    const TournamentLine& m_line;
    const VerifiedGames& m_verified;
    /// How many proposals of a branch were counted.
    std::map<std::string, int> m_numbers;
    std::vector<ProposalFound> m_found;
};

}  // namespace adjudicator
