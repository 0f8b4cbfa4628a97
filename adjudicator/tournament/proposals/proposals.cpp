// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/proposals/proposals.h"

#include <algorithm>
#include <array>
#include <span>

#include "adjudicator/game_summary.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/text/say.h"
#include "adjudicator/tournament/proposals/proposal_gathering.h"
#include "adjudicator/tournament/proposals/proposal_judging.h"
#include "db/codes.h"
#include "engine/tournament/evolve.h"

namespace adjudicator {

namespace {

namespace cup = engine::tournament;
using engine::Language;
using ProposalsLine = LineOf<ProposalsGame>;

constexpr std::array<std::string_view, 16> kStates{
    "open",        "taken",    "already-there", "differs",    "doubtful", "refused",  "taken-back", "beyond-role",
    "unknown-key", "unsealed", "unsound",       "unreadable", "aside",    "declined", "withdrawn",  "superseded"};

}  // namespace

cup::Action withReason(cup::Action act, const std::string& reason) {
    std::visit(
        [&](auto& each) {
            if constexpr (requires { each.reason; }) {
                each.reason = each.reason.empty() ? reason : each.reason;
            }
        },
        act);
    return act;
}

std::string_view toText(ProposalState state) {
    return kStates[static_cast<std::size_t>(state)];
}

std::string wordFor(ProposalState state, Language language) {
    switch (state) {
        using enum ProposalState;
        case Open:
            return say(language, "not yet taken");
        case Taken:
            return say(language, "taken");
        case AlreadyThere:
            return say(language, "there already");
        case Differs:
            return say(language, "the table has another result, or another is proposed");
        case Doubtful:
            return say(language, "an odd result");
        case Refused:
            return say(language, "refused by the rules");
        case TakenBack:
            return say(language, "taken once, and taken back");
        case BeyondRole:
            return say(language, "not for this desk to decide");
        case UnknownKey:
            return say(language, "this desk is not on the list");
        case Unsealed:
            return say(language, "not signed by its desk");
        case Unsound:
            return say(language, "the record of this desk does not hold");
        case Unreadable:
            return say(language, "no act of this tournament");
        case Aside:
            return say(language, "done on a branch that does not count");
        case Declined:
            return say(language, "declined");
        case Withdrawn:
            return say(language, "withdrawn");
        case Superseded:
            break;
    }
    return say(language, "the same desk proposed another result later");
}

bool isForDecision(ProposalState state) {
    switch (state) {
        using enum ProposalState;
        case Differs:
        case Doubtful:
        case Refused:
        case TakenBack:
        case BeyondRole:
        case UnknownKey:
        case Unsealed:
        case Unsound:
        case Unreadable:
        case Aside:
            return true;
        case Open:
        case Taken:
        case AlreadyThere:
        case Declined:
        case Withdrawn:
        case Superseded:
            break;
    }
    return false;
}

engine::Expected<std::vector<ProposalFound>, db::BookError> proposalsFor(const db::Book& book,
                                                                         const TournamentLine& line,
                                                                         const VerifiedGames& verified) {
    auto found = ProposalGathering(book, line, verified).gather();
    if (found) {
        judgeProposals(*found, line);
    }
    return found;
}

std::optional<db::GameId> proposalsOf(const db::Book& book, const db::GameId& tournament, const PublicKey& key) {
    const auto games = book.gameIds();
    std::optional<db::GameId> own;
    for (const db::GameId& game : games ? *games : std::vector<db::GameId>()) {
        if (gameKindOf(book, game) != GameKind::Proposals) {
            continue;
        }
        const auto entries = book.entries(game, 0, 0);
        const auto line = entries && !entries->empty()
                              ? ProposalsLine::begin(entries->front().body)
                              : engine::Expected<ProposalsLine, LineFault>(engine::unexpected(LineFault{}));
        if (line && line->position().setup.about == db::toHex(tournament) && line->genesis().deskKey == key) {
            own = game;
        }
    }
    return own;
}

WithProposals withOwnProposals(const db::Book& book, const TournamentLine& line, const PublicKey& key,
                               const VerifiedGames& verified) {
    WithProposals with{line.position(), 0};
    const auto all = proposalsFor(book, line, verified);
    if (!all) {
        return with;
    }
    const std::string own = db::toHex(std::span<const std::uint8_t>(key));
    std::vector<cup::Action> open;
    for (const ProposalFound& found : *all) {
        // Whether the director has listed this desk is not its question.
        const bool mayCount = found.state == ProposalState::Open || found.state == ProposalState::UnknownKey ||
                              found.state == ProposalState::Refused || found.state == ProposalState::Differs ||
                              found.state == ProposalState::Doubtful;
        if (found.key == own && found.act && mayCount) {
            open.push_back(*found.act);
        }
    }
    // What rests on another proposal comes behind it.
    bool grew = true;
    while (grew) {
        grew = false;
        std::erase_if(open, [&](const cup::Action& act) {
            const auto decision = cup::decide(with.position, act);
            if (!decision) {
                return false;
            }
            cup::evolve(with.position, decision->events);
            ++with.notYetTaken;
            grew = true;
            return true;
        });
    }
    return with;
}

}  // namespace adjudicator
