// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/proposals/take_open.h"

#include <set>
#include <string>

namespace adjudicator {

std::vector<TakenProposal> takeOpen(DirectDesk<TournamentGame>& desk, const db::Book& book,
                                    const VerifiedGames& verified) {
    std::vector<TakenProposal> list;
    std::set<std::string> tried;
    bool grew = true;
    while (grew) {
        grew = false;
        const auto all = proposalsFor(book, desk.line(), verified);
        for (const ProposalFound& found : all ? *all : std::vector<ProposalFound>()) {
            if (found.state == ProposalState::Open && tried.insert(headText(found.at.game, found.at.head)).second) {
                list.push_back({found, desk.carryOut(*found.act, found.at)});
                grew = grew || list.back().answer.has_value();
            }
        }
    }
    return list;
}

}  // namespace adjudicator
